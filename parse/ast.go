package parse

import "dhpfgo/diag"

// The AST holds any syntactically possible program and no meaning: a name is a name, a(i) is a Ref whether it is an
// array element or a call. Identifiers are in lower case; spans point at the text as typed.

// File is a parsed source file: its program units in order.
type File struct {
	Source *diag.File
	Units  []*Unit
}

// UnitKind tells program units apart.
type UnitKind int

// The kinds of program unit.
const (
	MainProgram UnitKind = iota
	Subroutine
	Function
	Module
)

// Unit is a program unit. Decls holds the specification part and directives in it, Body the executable part.
type Unit struct {
	Kind     UnitKind
	Name     string
	NameSpan diag.Span
	Pos      diag.Span // head statement, or the first statement of a main program without head
	EndSpan  diag.Span // END statement
	Args     []Ident
	Result   *Ident    // RESULT(x) of a function
	Prefix   *TypeSpec // type prefix of a function
	Prefixes []Attr    // other prefixes: "pure", "recursive", "extrinsic" with the model in Text, and the suffix "bind"
	Decls    []Stmt
	Body     []Stmt
	Contains []*Unit
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

// Specification part.
type (
	// TypeSpec is a type with its kind or length as written. Star is set for REAL*8.
	TypeSpec struct {
		Pos  diag.Span
		Name string // integer real doubleprecision complex doublecomplex logical character
		Kind Expr   // KIND= value, or the number after *
		Star bool
		Len  Expr // CHARACTER length; nil: 1; *AnyLen for (*)
	}
	// Attr is one attribute of a type declaration: "parameter", "dimension", "allocatable", "save", "intent", ...
	Attr struct {
		Pos  diag.Span
		Name string
		Dims []Dim  // DIMENSION
		Text string // INTENT: in, out, inout
	}
	// Dim is one dimension of an array declarator: lo:hi, hi, ":" (Deferred) or "*" (Star: hi unknown).
	Dim struct {
		Pos      diag.Span
		Lo, Hi   Expr
		Deferred bool
		Star     bool
	}
	// Entity is one declared name with dimensions and initial value.
	Entity struct {
		Ident
		Dims []Dim
		Len  Expr
		Init Expr
	}
	// TypeDecl declares entities.
	TypeDecl struct {
		Base
		Type     TypeSpec
		Attrs    []Attr
		Entities []Entity
	}
	// AttrDecl is an attribute statement such as DIMENSION a(10), ALLOCATABLE :: b, SAVE x, EXTERNAL f, INTRINSIC s.
	AttrDecl struct {
		Base
		Attr     string
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
	// Unsupported is a statement that is recognised by name and not taken yet: What names it ("COMMON", "NAMELIST").
	Unsupported struct {
		Base
		What string
		End  diag.Span // END statement of a construct that was passed over
	}
)

// Executable part.
type (
	// Assign is lhs = rhs.
	Assign struct {
		Base
		LHS, RHS Expr
	}
	// If is a block IF or, with one branch and one statement, a logical IF.
	If struct {
		Base
		Branches []Branch // the last may have a nil Cond (ELSE)
		End      diag.Span
	}
	// Branch is one arm of an If.
	Branch struct {
		Pos  diag.Span
		Cond Expr
		Body []Stmt
	}
	// Do is a counted loop, or DO WHILE (While set), or an endless DO (Var empty and While nil). Directives such as
	// INDEPENDENT that stand before the loop are in Directives.
	Do struct {
		Base
		Var          Ident
		Lo, Hi, Step Expr
		While        Expr
		Body         []Stmt
		End          diag.Span
		Directives   []Stmt
	}
	// Forall is a FORALL statement or construct, or DO CONCURRENT (Concurrent set).
	Forall struct {
		Base
		Concurrent bool
		Indices    []ForallIndex
		Mask       Expr
		Body       []Stmt
		End        diag.Span
		Directives []Stmt
	}
	// ForallIndex is i = lo:hi:step.
	ForallIndex struct {
		Var          Ident
		Lo, Hi, Step Expr
	}
	// Where is a WHERE statement or construct; the last branch may have a nil Cond (ELSEWHERE).
	Where struct {
		Base
		Branches []Branch
		End      diag.Span
	}
	// Jump is EXIT or CYCLE with an optional construct name.
	Jump struct {
		Base
		Exit   bool
		Target string
	}
	// Continue is CONTINUE.
	Continue struct{ Base }
	// Return is RETURN.
	Return struct{ Base }
	// Stop is STOP or ERROR STOP with an optional code.
	Stop struct {
		Base
		Error bool
		Code  Expr
	}
	// Goto is GO TO label.
	Goto struct {
		Base
		To int
	}
	// Call is CALL name(args).
	Call struct {
		Base
		Name Ident
		Args []Arg
	}
	// Print is PRINT or WRITE. Format nil means list-directed; Unit nil means the standard output.
	Print struct {
		Base
		Unit    Expr
		Format  Expr
		Control []Arg // further controls of WRITE, e.g. advance='no', iostat=i
		Items   []Expr
	}
	// Read is READ. Unit nil means the standard input.
	Read struct {
		Base
		Unit    Expr
		Format  Expr
		Control []Arg
		Items   []Expr
	}
	// Format is a labelled FORMAT; Text includes the parentheses.
	Format struct {
		Base
		Text string
	}
	// Allocate is ALLOCATE(a(n), b(0:m)) with STAT= and the like in Control.
	Allocate struct {
		Base
		Objects []Entity
		Control []Arg
	}
	// Deallocate is DEALLOCATE(a, b).
	Deallocate struct {
		Base
		Objects []Ident
		Control []Arg
	}
)

// HPF directives.
type (
	// Processors is PROCESSORS p(2,2), or scalar p. Every directive that was written in the combined attribute form, such
	// as DISTRIBUTE (BLOCK), DYNAMIC :: a, has become one directive for each attribute.
	Processors struct {
		Base
		Entities []Entity
	}
	// Template is TEMPLATE t(n,m).
	Template struct {
		Base
		Entities []Entity
	}
	// Distribute is DISTRIBUTE a(BLOCK,*) ONTO p, or DISTRIBUTE (BLOCK,*) ONTO p :: a, b.
	Distribute struct {
		Base
		Formats  []DistFormat // nil: no format list
		Onto     *Ident
		OntoArgs []Arg // section of the processors arrangement
		Names    []Ident
	}
	// DistFormat is one distribution format: "block", "cyclic", "*", "gen_block", "indirect", "multi" as written, with its argument.
	DistFormat struct {
		Pos  diag.Span
		Name string
		Arg  Expr
	}
	// Align is ALIGN a(i,j) WITH t(i,j+1), ALIGN (i,j) WITH t(i,j) :: a, b, or ALIGN a WITH b. Several alignees in one
	// directive share the target. A Source that is nil has no subscript list.
	Align struct {
		Base
		Names   []Ident
		Sources [][]AlignDummy // one list for each name; the attribute form repeats it
		Target  Ident
		Subs    []Arg // nil: no subscript list
	}
	// AlignDummy is a dummy name, "*" or ":" in the alignee's list.
	AlignDummy struct {
		Pos  diag.Span
		Name string
	}
	// Shadow is SHADOW a(1:2,0) or SHADOW (1,1) :: a.
	Shadow struct {
		Base
		Names  []Ident
		Widths []ShadowWidth
	}
	// ShadowWidth is lo:hi, or w for both.
	ShadowWidth struct {
		Pos    diag.Span
		Lo, Hi Expr
	}
	// Independent is INDEPENDENT with NEW, REDUCTION, ON HOME clauses.
	Independent struct {
		Base
		New        []Ident
		Reductions []Reduction
		Indices    []Ident // list form INDEPENDENT(i,j)
		Clauses    []Ident // other clauses by name (e.g. "localize"), refused by sem; Pos includes their lists
	}
	// Reduction is one variable of a REDUCTION clause; Op is "+", "*", "max", ... or "" in the HPF 2.0 form without operator.
	Reduction struct {
		Ident
		Op string
	}
	// HPFUnsupported is a directive that is recognised by name and not taken yet.
	HPFUnsupported struct {
		Base
		What string
		Text string // the directive alone if it stood in a combined form
	}
)

// Expressions.
type (
	// Node carries the span of an expression.
	Node struct{ Pos diag.Span }
	// Name is a bare name.
	Name struct {
		Node
		Ident string
	}
	// IntLit is an integer literal; Kind is the text after "_", "" for none.
	IntLit struct {
		Node
		Text string
		Kind string
	}
	// RealLit is a real literal with its exponent letter (0, 'e' or 'd').
	RealLit struct {
		Node
		Text string // without kind, exponent letter normalised to 'e'
		Exp  byte
		Kind string
	}
	// LogicalLit is .true. or .false.
	LogicalLit struct {
		Node
		Value bool
		Kind  string
	}
	// StringLit is a character literal, quotes removed and doubled quotes undone.
	StringLit struct {
		Node
		Value string
	}
	// ComplexLit is (re, im).
	ComplexLit struct {
		Node
		Re, Im Expr
	}
	// Ref is name(args): array element, section, substring or function reference.
	Ref struct {
		Node
		Name string
		Args []Arg
	}
	// Component is x%name or x%name(args) (kept so that sem can refuse it by name).
	Component struct {
		Node
		X    Expr
		Name string
		Args []Arg
	}
	// Substring is x(i)(lo:hi), a substring of an array element. A substring of a scalar is a Ref.
	Substring struct {
		Node
		X   Expr
		Sub Arg
	}
	// Unary is op X: "-", "+", "not".
	Unary struct {
		Node
		Op string
		X  Expr
	}
	// Binary is X op Y: + - * / ** // == /= < <= > >= and or eqv neqv.
	Binary struct {
		Node
		Op   string
		X, Y Expr
	}
	// Paren is (X); it keeps Fortran's evaluation order.
	Paren struct {
		Node
		X Expr
	}
	// ArrayCons is (/ ... /) or [ ... ].
	ArrayCons struct {
		Node
		Items []Expr
	}
	// ImpliedDo is (items, v = lo, hi, step).
	ImpliedDo struct {
		Node
		Items        []Expr
		Var          Ident
		Lo, Hi, Step Expr
	}
	// AnyLen is "*" as a length, unit or format.
	AnyLen struct{ Node }
)

// Span returns the extent of the expression.
func (n Node) Span() diag.Span { return n.Pos }

// Arg is one argument or subscript: a value, keyword=value, or a section lo:hi:step (Section set, parts may be nil).
type Arg struct {
	Pos          diag.Span
	Keyword      string
	Value        Expr
	Section      bool
	Lo, Hi, Step Expr
}
