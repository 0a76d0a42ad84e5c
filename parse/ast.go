package parse

import "dhpfgo/diag"

// The AST holds any syntactically possible program and no meaning: a name is a name, a(i) is a Ref whether it is an
// array element or a call. Identifiers are in lower case; spans point at the text as typed.

// File is a parsed source file: its program units in order.
type File struct {
	Source *diag.File
	Units  []*Unit
	Uses   []Ident // the modules of all USE statements, wherever they stand, and
	Native []Ident // those that USE, INTRINSIC names

	Dialect Dialect

	Coarrays, Teams bool // there is a coarray or an image control statement; CHANGE TEAM
}

// UnitKind tells program units apart.
type UnitKind int

// The kinds of program unit.
const (
	MainProgram UnitKind = iota
	Subroutine
	Function
	Module
	BlockData
	Submodule
	// SeparateBody is MODULE PROCEDURE after CONTAINS: the body of a procedure whose interface stands in a module above.
	SeparateBody
)

// Unit is a program unit. Decls holds the specification part and directives in it, Body the executable part.
type Unit struct {
	Kind     UnitKind
	Name     string
	NameSpan diag.Span
	Pos      diag.Span // head statement, or the first statement of a main program without head
	EndSpan  diag.Span // END statement
	Args     []Ident   // dummy arguments; an alternate return is named "*"
	Result   *Ident    // RESULT(x) of a function
	Prefix   *TypeSpec // type prefix of a function
	Prefixes []Attr    // other prefixes: "pure", "recursive", "extrinsic" with the model in Text, and the suffix "bind" with Args
	Decls    []Stmt
	Body     []Stmt
	Contains []*Unit
	// Parents are the module above a submodule, and the submodule under which it stands if there is one.
	Parents []Ident
	// Declared is the module with the interface of a procedure whose body stands elsewhere, once they are put together.
	Declared string
	// VersionOf is where the procedure stands that a unit is made of for some ranks of its arguments of assumed rank (package sem/anyrank).
	VersionOf diag.Span
	// AnyRanked are the arguments of assumed rank of a procedure that gets its versions when calls ask for them.
	AnyRanked []string
	// Intrinsic holds for a module of the language that is written in Fortran (package intrinsic).
	Intrinsic bool
}

// Ident is a name where it stands.
type Ident struct {
	Name string
	Pos  diag.Span
}

// Stmt is any statement or directive. Label is the statement label, 0 for none.
type Stmt interface {
	Span() diag.Span
	Label() int
}

// Base carries what all statements have.
type Base struct {
	Pos   diag.Span
	Lab   int
	Block string // construct name of DO and IF, "" for none
}

// Span returns the statement's extent; for constructs, of the head statement.
func (b Base) Span() diag.Span { return b.Pos }

// Label returns the statement label, 0 for none.
func (b Base) Label() int { return b.Lab }

// Expr is any expression.
type Expr interface{ Span() diag.Span }

// SpanOf is the place of an expression that may be missing.
func SpanOf(x Expr) diag.Span {
	if x == nil {
		return diag.Span{}
	}
	return x.Span()
}

// Specification part.
type (
	// TypeSpec is a type with its kind or length as written. Star is set for REAL*8.
	TypeSpec struct {
		Pos     diag.Span
		Name    string // integer real doubleprecision complex doublecomplex logical character byte type class
		Kind    Expr   // KIND= value, or the number after *
		Star    bool
		Len     Expr  // CHARACTER length; nil: 1; *AnyLen for (*), *Colon for (:)
		Derived Ident // TYPE(name), CLASS(name); "*" for CLASS(*)
		AnyType bool  // TYPE(*), which is kept as CLASS(*)
		Params  []Arg // of TYPE(name(params))
	}
	// Attr is one attribute of a type declaration: "parameter", "dimension", "allocatable", "save", "intent", ...
	Attr struct {
		Pos  diag.Span
		Name string
		Dims []Dim  // DIMENSION, CODIMENSION
		Text string // INTENT: in, out, inout; EXTENDS and PASS: the name; EXTRINSIC: the model
		Args []Arg  // BIND: c, name='x'
	}
	// Dim is one dimension of an array declarator: lo:hi, hi, ":" (Deferred), "*" (Star: hi unknown), or ".." for any number of
	// dimensions (AnyRank).
	Dim struct {
		Pos      diag.Span
		Lo, Hi   Expr
		Deferred bool
		Star     bool
		AnyRank  bool
	}
	// Entity is one declared name with dimensions and initial value. In ALLOCATE, Object is the component to allocate.
	Entity struct {
		Ident
		Dims    []Dim
		Len     Expr
		Init    Expr
		Pointer bool        // the initial value is given by =>
		Values  []DataValue // the initial values between slashes, real x/1.0/
		Common  bool        // the name of a COMMON block between slashes, in SAVE and BIND
		Object  Expr
		Codims  []Dim // of a coarray, between brackets
		Target  Expr  // what a pointer points to from the start, once its declaration is checked
		At      Ident // the integer that holds its address, in POINTER (p, x) of Cray's compilers
	}
	// TypeDecl declares entities.
	TypeDecl struct {
		Base
		Type     TypeSpec
		Attrs    []Attr
		Entities []Entity
	}
	// AttrDecl is an attribute statement such as DIMENSION a(10), ALLOCATABLE :: b, SAVE x, EXTERNAL f, INTRINSIC s, INTENT(IN)
	// x, or PRIVATE. A name may be "operator(+)" or "assignment(=)" in PUBLIC and PRIVATE.
	AttrDecl struct {
		Base
		Attr     string
		Text     string // INTENT: in, out, inout
		Args     []Arg  // BIND
		Entities []Entity
	}
	// ParameterDecl is PARAMETER (a = 1, b = 2).
	ParameterDecl struct {
		Base
		Entities []Entity
	}
	// ImplicitDecl is IMPLICIT NONE (Rules empty) or IMPLICIT type (letters).
	ImplicitDecl struct {
		Base
		Rules []ImplicitRule
	}
	// ImplicitRule gives a type to letter ranges such as "a-h".
	ImplicitRule struct {
		Type  TypeSpec
		First []byte
		Last  []byte
	}
	// Use is USE m, with ONLY and renames.
	Use struct {
		Base
		Nature  string // "intrinsic", "non_intrinsic" or ""
		Module  Ident
		Only    bool
		Renames []Rename
	}
	// Rename is local => name of USE; without rename Local and Name agree. Both may be "operator(.x.)" or "assignment(=)".
	Rename struct{ Local, Name Ident }
	// Import is IMPORT :: a, b.
	Import struct {
		Base
		Names []Ident
	}
	// Common is COMMON /x/ a, b(10) // c. The blank block has no name.
	Common struct {
		Base
		Blocks []CommonBlock
	}
	// CommonBlock is one block with its members.
	CommonBlock struct {
		Ident
		Members []Entity
	}
	// Equivalence is EQUIVALENCE (a, b(1)), (c, d).
	Equivalence struct {
		Base
		Groups [][]Expr
	}
	// Namelist is NAMELIST /n/ a, b.
	Namelist struct {
		Base
		Groups []NamelistGroup
	}
	// NamelistGroup is one group with its members.
	NamelistGroup struct {
		Ident
		Members []Ident
	}
	// Data is DATA a, (b(i), i=1,3) /1, 3*0/.
	Data struct {
		Base
		Sets []DataSet
	}
	// DataSet is a list of variables with their values.
	DataSet struct {
		Objects []Expr // designators and *ImpliedDo
		Values  []DataValue
	}
	// DataValue is a constant that may be repeated. Repeat is nil for once.
	DataValue struct{ Repeat, Value Expr }
	// DerivedType is a type definition. Bindings holds what follows its CONTAINS.
	DerivedType struct {
		Base
		Name       Ident
		Attrs      []Attr // "extends" with the parent in Text, "abstract", "public", "private", "bind", and from statements "sequence", "private"
		Params     []Ident
		Record     []Entity // components of the type around a STRUCTURE that this one is the type of
		Components []Stmt   // *TypeDecl, *ProcDecl
		Bindings   []Stmt   // *ProcDecl, *GenericBinding
		End        diag.Span
	}
	// ProcDecl declares procedures: PROCEDURE(f), POINTER :: p => null(). In a type after CONTAINS it is a binding (a value is
	// the procedure that it names), in an interface a list of specific procedures (Module: MODULE PROCEDURE). "final" is an
	// attribute.
	ProcDecl struct {
		Base
		Module    bool
		Interface *Ident
		Type      *TypeSpec
		Attrs     []Attr
		Entities  []Entity
	}
	// GenericBinding is GENERIC :: name => a, b in a type.
	GenericBinding struct {
		Base
		Attrs []Attr
		Name  Ident // a name, "operator(+)" or "assignment(=)"
		Procs []Ident
	}
	// Interface is an interface block. Name is "" for none, a name, "operator(+)" or "assignment(=)".
	Interface struct {
		Base
		Abstract bool
		Name     Ident
		Bodies   []*Unit
		Procs    []Stmt // *ProcDecl
		End      diag.Span
	}
	// Enum is ENUM, BIND(C) with its enumerators.
	Enum struct {
		Base
		Items []Stmt // *Enumerator
		End   diag.Span
	}
	// Enumerator is ENUMERATOR :: red = 1, green.
	Enumerator struct {
		Base
		Entities []Entity
	}
)
