// Package sem turns the AST into a typed program: every name resolved, every expression typed with all conversions
// explicit, constants folded, array statements and array intrinsics written out as loops, directives checked and turned
// into mappings. It is the only package that reads the AST; what it accepts is valid, and later stages never fail on it.
package sem

import (
	"dhpfgo/diag"
)

// Base is the base type of a Fortran type.
type Base int

// The base types.
const (
	Invalid Base = iota // poison: silences follow-on errors
	Integer
	Real
	Complex
	Logical
	Character
	Derived
)

// Type is a Fortran type. Kind is the size in bytes of a number or logical (of one part for Complex); Len is the
// length of a Character, -1 if it is known only at run time; Derived the definition of a derived type.
type Type struct {
	Base    Base
	Kind    int
	Len     int
	Derived *DerivedType
}

// The types used by the compiler itself.
var (
	Int4  = Type{Base: Integer, Kind: 4}
	Int8  = Type{Base: Integer, Kind: 8}
	Real4 = Type{Base: Real, Kind: 4}
	Real8 = Type{Base: Real, Kind: 8}
	Log4  = Type{Base: Logical, Kind: 4}

	Complex4 = Type{Base: Complex, Kind: 4}
	Complex8 = Type{Base: Complex, Kind: 8}
)

// Program is a checked program. Units[0] is the main program; the others are in the order of the source, an internal
// procedure behind its host.
type Program struct {
	File    *diag.File
	Units   []*Unit
	Commons []*Common

	Dispatchers []*Procedure
}

// Unit is one program unit. Symbols are in order of first appearance, compiler-made ones included; Layouts are the
// distinct layouts that its arrays are mapped by. Proc is what callers see of a procedure, nil for a main program. Host
// is the unit that contains an internal or module procedure. Entry are the statements that fix the bounds of dummy and
// automatic arrays before the body runs.
type Unit struct {
	Name    string
	Pos     diag.Span
	Proc    *Procedure
	Host    *Unit
	Module  bool
	Symbols []*Symbol
	Layouts []*Layout
	Entry   []Stmt
	Body    []Stmt
}

// Procedure is a subroutine or function as its callers see it. Unit is nil for one that is not in this program; then the
// interface is only what the first reference showed, unless Explicit is set. A dummy procedure has Dummy set and is
// called through it. Link is the name for the linker.
type Procedure struct {
	Name       string
	Link       string
	CName      string // with BIND(C): the name in C
	Pos        diag.Span
	Unit       *Unit
	Dummy      *Symbol
	Dummies    []*Symbol
	Kept       map[*Symbol]Expr // what the variables that keep its bounds hold
	ResultDims []Dim            // of an array result, in terms of the dummy arguments
	ResultLen  Expr             // of a character result whose type does not tell its length, in the same terms
	Result     *Symbol          // nil for a subroutine without alternate returns
	Alternates int              // the number of alternate returns
	Known      bool             // Dummies and Result are those of its definition or its interface
	Explicit   bool             // callers must know the interface
	Internal   bool
	Function   bool
	Recursive  bool
	Abstract   bool // an interface alone, which cannot be called
	Pure       bool
	Elemental  bool
	Targets    []Target // of one that calls the procedure bound to the dynamic type of its argument Passed
	Passed     int
	Hidden     int      // how many of the Dummies are tags, behind the others
	Effects    *Effects // what a call does, nil until all units are checked

	pattern *pattern // where its interface is to be looked up
}

// Storage tells where a variable lives.
type Storage int

// The kinds of storage: local to one activation of the unit, as long as the program, the memory of the actual argument,
// a part of a common block.
const (
	Automatic Storage = iota
	Static
	Argument
	InCommon
)

// Common is a common block: its size in bytes is the largest that a unit gives it. A Local one is the memory of variables
// that EQUIVALENCE associates in one unit, known to that unit alone; Saved tells whether it keeps its values between calls,
// PerCall that each activation of its procedure has its own.
type Common struct {
	Name    string // "" for blank common
	Pos     diag.Span
	Size    int64
	Values  []InitialValues
	Local   bool
	Saved   bool
	PerCall bool

	members []*Symbol // in the first unit that declares it
	mapped  bool
}

// Symbol is a variable: scalar (Dims nil) or array. Named constants are folded away.
// Made marks a compiler-made variable: its Name then holds a character that no Fortran name can hold.
// For an allocatable array Dims holds, for each dimension, bounds that are valid between ALLOCATE and DEALLOCATE: the
// expressions of its ALLOCATE where these can not change any more, else compiler-made variables set there.
// Init is the constant initial value of a scalar, nil for none; InitElems those of an array in element order.
type Symbol struct {
	Name        string
	Pos         diag.Span
	Type        Type
	Dims        []Dim
	Allocatable bool
	Map         *Mapping
	PartMap     *Mapping // of an array of derived type: the mapping that the user gave it, which is that of its components
	Inherit     bool     // a dummy argument with the mapping of the actual one
	Whole       string   // why every image keeps the whole of an array that the user mapped, "" if none does
	Made        bool
	Init        *Const
	InitElems   []*Const

	Storage  Storage
	Common   *Common    // InCommon: the block, and the byte in it at which the variable begins
	Offset   int64      //
	Proc     *Procedure // a dummy procedure
	Intent   string     // of a dummy argument: "in", "out", "inout" or "" for none
	ByValue  bool
	Copied   bool // a dummy argument with VALUE that is optional: the address of a copy
	Optional bool
	Scratch  bool    // a compiler-made array that is allocated anew each time, and freed at the end of the unit
	Size     Shape   // how a dummy array gets its extents
	Len      Expr    // the length of a Character whose type does not tell it: a variable that the compiler made
	Deferred bool    // that length is the one of the last allocation
	Class    bool    // declared with CLASS
	Tag      *Symbol // the number of the dynamic type of a Class variable, nil where that is known
	Absent   bool    // a dummy argument that only another ENTRY of the procedure has
	Captured bool    // an internal procedure of the unit uses it
	Saved    bool    // Static, mapped, and keeps its elements from one call of its procedure to the next
	PerCall  bool    // Static, but freed when its procedure returns: the internal procedures find it there
	Pointer  bool    // POINTER; for a view: of data that a pointer points to
	Target   bool    // TARGET: pointers may point to it
	Overlaid bool    // a unit knows some of its bytes by another name, too
	Link     string  // name for the linker of a variable of a module

	View bool    // another name for data of Root, made by a View statement
	Root *Symbol // of a view: the derived-type variable

	entity *entity
	path   []*Component // of a view
}

// Shape is the way in which an array gets its extents.
type Shape int

// Explicit bounds, the last one unknown (a(*)), or the shape of the actual argument (a(:)).
const (
	ExplicitShape Shape = iota
	AssumedSize
	AssumedShape
)

// Dim is the inclusive range of one array dimension; both are Integer expressions over constants and replicated
// scalar variables.
type Dim struct{ Lo, Hi Expr }

// Expr is a typed expression. Types of operands agree; conversions are Conv nodes.
type Expr interface {
	Type() Type
	Span() diag.Span
}

// Op is a unary or binary operator.
type Op int

// The operators. Comparisons give Logical; Pow has an Integer or Real right operand of its own type; FloorDiv and
// CeilDiv are made by the compiler (Int8, divisor a positive constant); Concat joins characters.
const (
	Add Op = iota
	Sub
	Mul
	Div
	Pow
	Neg
	EQ
	NE
	LT
	LE
	GT
	GE
	And
	Or
	Not
	Eqv
	Neqv
	FloorDiv
	CeilDiv
	Concat
)

// Expressions.
type (
	// Const is a constant of its type: I for Integer, R for Real (already rounded to its kind), R and Im for Complex, L for
	// Logical, S for Character.
	Const struct {
		Pos diag.Span
		T   Type
		I   int64
		R   float64
		Im  float64
		L   bool
		S   string
		// Bits holds for a constant that is only bits until it is converted: z'ff', and Hollerith constants.
		Bits bool
		// Absent holds for the zero that stands in InitElems for an element without initial value.
		Absent bool
		// Parts are the values of the components of a Derived, nil where the default value or none stands; of an array component
		// those of its elements.
		Parts []*Const
		own   bool // DATA gives the parts their values one by one
	}
	// Var is the value of a scalar variable.
	Var struct {
		Pos diag.Span
		Sym *Symbol
	}
	// Elem is an array element; subscripts are Integer of any kind.
	Elem struct {
		Pos  diag.Span
		Sym  *Symbol
		Subs []Expr
	}
	// Unary is Neg X or Not X.
	Unary struct {
		Pos diag.Span
		Op  Op
		X   Expr
	}
	// Binary is X Op Y.
	Binary struct {
		Pos  diag.Span
		Op   Op
		X, Y Expr
		T    Type
	}
	// Conv converts X to T by Fortran's rules (real to integer truncates).
	Conv struct {
		Pos diag.Span
		T   Type
		X   Expr
	}
	// Call is an elemental intrinsic function, by its generic name in lower case: abs sqrt exp log log10 sin cos tan asin
	// acos atan atan2 sinh cosh tanh min max mod modulo sign dim floor ceiling nint aint anint merge iand ior ieor not
	// ishft hypot gamma erf erfc; and number_of_processors, this_image without arguments. Arguments have the type of the
	// result except where the intrinsic says otherwise (floor, ceiling, nint: Real to Integer; merge: mask last).
	Call struct {
		Pos  diag.Span
		Fn   string
		Args []Expr
		T    Type
	}
)

// FuncRef is the reference of a function in an expression. Len is the length of a character value whose type does not
// tell it.
type FuncRef struct {
	Pos  diag.Span
	Proc *Procedure
	Args []Actual
	T    Type
	Len  Expr
}

// Actual is one actual argument: a scalar value or variable X, a whole array or section, or a procedure; none of these
// for an absent optional argument. Sequence marks an element X that stands for itself and what follows it in its array;
// Copy a variable in parentheses, of which the procedure gets a copy.
type Actual struct {
	Pos      diag.Span
	X        Expr
	Sequence bool
	Copy     bool
	Section  *Section
	Proc     *Procedure

	tag Expr // of a value of derived type: its dynamic type
}

// Target is the procedure that is bound to the type with a tag.
type Target struct {
	Tag  int64
	Proc *Procedure
}

// Extent is the number of elements that the actual argument has in dimension Dim, from 1, of assumed-shape array Sym.
type Extent struct {
	Pos diag.Span
	Sym *Symbol
	Dim int
}

// Type is that of bounds.
func (e *Extent) Type() Type { return Int8 }

// Span gives the source text of the declaration.
func (e *Extent) Span() diag.Span { return e.Pos }

// Status tells whether optional argument Sym is present or allocatable array Sym is allocated.
type Status struct {
	Pos     diag.Span
	Sym     *Symbol
	Field   *Field // in place of Sym: an allocatable component
	Present bool   // whether it is present, not what it points to or whether it is allocated
	// Of a pointer: whether it points to this scalar, section or procedure.
	With    Expr
	Section *Section
	Proc    *Procedure
}

// Type is that of a truth value.
func (e *Status) Type() Type { return Log4 }

// Span gives the source text of the reference.
func (e *Status) Span() diag.Span { return e.Pos }

// Type gives the type of the result.
func (e *FuncRef) Type() Type { return e.T }

// Span gives the source text of the reference.
func (e *FuncRef) Span() diag.Span { return e.Pos }

// Type gives the type of the constant.
func (e *Const) Type() Type { return e.T }

// Type gives the type of the variable.
func (e *Var) Type() Type { return e.Sym.Type }

// Type gives the element type.
func (e *Elem) Type() Type { return e.Sym.Type }

// Type gives the operand's type.
func (e *Unary) Type() Type { return e.X.Type() }

// Type gives the type of the result.
func (e *Binary) Type() Type { return e.T }

// Type gives the target type.
func (e *Conv) Type() Type { return e.T }

// Type gives the type of the result.
func (e *Call) Type() Type { return e.T }

// Span gives the source text of the constant.
func (e *Const) Span() diag.Span { return e.Pos }

// Span gives the source text of the name.
func (e *Var) Span() diag.Span { return e.Pos }

// Span gives the source text of the reference.
func (e *Elem) Span() diag.Span { return e.Pos }

// Span gives the source text of the expression.
func (e *Unary) Span() diag.Span { return e.Pos }

// Span gives the source text of the expression.
func (e *Binary) Span() diag.Span { return e.Pos }

// Span gives the source text of the converted expression.
func (e *Conv) Span() diag.Span { return e.Pos }

// Span gives the source text of the reference.
func (e *Call) Span() diag.Span { return e.Pos }

// Stmt is an executable statement. Package partition adds kinds of its own.
type Stmt interface{ Span() diag.Span }

// At is the source text of a statement.
type At struct{ Pos diag.Span }

// Span gives the source text of the statement; for constructs, of the head.
func (a At) Span() diag.Span { return a.Pos }

// Statements.
type (
	// Assign is LHS = RHS; LHS is a *Var or *Elem of the same type.
	Assign struct {
		At
		LHS, RHS Expr
	}
	// Do is a counted loop with Fortran's iteration count rule; Step is a non-zero constant or, rarely, an expression.
	// Independent holds what the user asserted, or is non-nil with Array set where sem wrote out an array statement.
	// Package node sets Parallel where it proved that iterations touch different elements, partition Together where all images
	// come to the loop, and Deals to the loop inside of one over tiles.
	Do struct {
		At
		Var                *Symbol
		Lo, Hi, Step       Expr
		Body               []Stmt
		Independent        *Independent
		Parallel, Together bool
		Deals              *Do
		Part               int // 0, or which part of a loop of the source that partition cut
	}
	// While is DO WHILE (Cond) or, with Cond nil, an endless loop.
	While struct {
		At
		Cond Expr
		Body []Stmt
	}
	// If is a block IF; the last branch may have a nil Cond.
	If struct {
		At
		Branches []Branch
	}
	// Branch is one arm of an If.
	Branch struct {
		Pos  diag.Span
		Cond Expr
		Body []Stmt
	}
	// Jump is EXIT or CYCLE of the enclosing loop Loop (*Do or *While).
	Jump struct {
		At
		Exit bool
		Loop Stmt
	}
	// Section is Sym(Lo:Hi:Step, ...) in every dimension; a single subscript has Lo = Hi, Step 1, and Single set, as the
	// section has no such dimension.
	Section struct {
		Sym          *Symbol
		Lo, Hi, Step []Expr
		Single       []bool
	}
	// CallProc is the call of a procedure; a function's value is stored in Result, an array in the whole array Into; both are
	// nil for a subroutine.
	CallProc struct {
		At
		Proc   *Procedure
		Args   []Actual
		Result Expr
		Into   *Symbol
	}
	// Return ends the procedure.
	Return struct{ At }
	// Allocate allocates Sym with the given bounds; if the symbol's Dims are compiler-made variables, they are assigned by
	// the statements just before.
	// Stacked keeps what an earlier activation of a procedure has under the same name until the Stacked Deallocate.
	Allocate struct {
		At
		Sym     *Symbol
		Stacked bool
	}
	// Deallocate frees Sym.
	Deallocate struct {
		At
		Sym     *Symbol
		Stacked bool
	}
	// Stop is STOP or ERROR STOP; Code is an Integer or Character expression or nil.
	Stop struct {
		At
		Error bool
		Code  Expr
	}
	// CallIntrinsic is a call of an intrinsic subroutine: cpu_time(x), system_clock(count, rate, max) (absent ones nil),
	// get_command_argument(n, value) etc. Args that are set by the call are *Var or *Elem.
	CallIntrinsic struct {
		At
		Name string
		Args []Expr
	}
)
