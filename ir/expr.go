package ir

import "dhpfgo/diag"

// Expr is a typed expression. Types of operands agree; conversions are Conv nodes.
type Expr interface {
	Node
	Type() Type
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
		// Wide is the value of a number that I, or R and Im, do not hold exactly (wide.go).
		Wide string
		// Bits holds for a constant that is only bits until it is converted: z'ff', and Hollerith constants.
		Bits bool
		// Absent holds for the zero that stands in InitElems for an element without initial value.
		Absent bool
		// Parts are the values of the components of a Derived, nil where the default value or none stands; of an array component
		// those of its elements.
		Parts []*Const
		Apart bool // DATA gives the parts their values one by one

		Proc *Procedure // the initial value of a pointer to procedures: one of this program
	}
	// Var is the value of a scalar variable.
	Var struct {
		Pos diag.Span
		Sym *Symbol `ir:"same"`
	}
	// Elem is an array element; subscripts are Integer of any kind.
	Elem struct {
		Pos  diag.Span
		Sym  *Symbol `ir:"same"`
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
	// ishft hypot gamma erf erfc; and number_of_processors, this_image, message_cost (of the runtime) without
	// arguments. Arguments have the type of the
	// result except where the intrinsic says otherwise (floor, ceiling, nint: Real to Integer; merge: mask last).
	Call struct {
		Pos  diag.Span
		Fn   string
		Args []Expr
		T    Type
	}
)

// MessageCost is message_cost on one machine: as many simple assignments take as long as a message.
const MessageCost = 4000

// Type gives the type of the constant.
func (e *Const) Type() Type { return e.T }

// Span gives the source text of the constant.
func (e *Const) Span() diag.Span { return e.Pos }

// Type gives the type of the variable.
func (e *Var) Type() Type { return e.Sym.Type }

// Span gives the source text of the name.
func (e *Var) Span() diag.Span { return e.Pos }

// Type gives the element type.
func (e *Elem) Type() Type { return e.Sym.Type }

// Span gives the source text of the reference.
func (e *Elem) Span() diag.Span { return e.Pos }

// Type gives the operand's type.
func (e *Unary) Type() Type { return e.X.Type() }

// Span gives the source text of the expression.
func (e *Unary) Span() diag.Span { return e.Pos }

// Type gives the type of the result.
func (e *Binary) Type() Type { return e.T }

// Span gives the source text of the expression.
func (e *Binary) Span() diag.Span { return e.Pos }

// Type gives the target type.
func (e *Conv) Type() Type { return e.T }

// Span gives the source text of the converted expression.
func (e *Conv) Span() diag.Span { return e.Pos }

// Type gives the type of the result.
func (e *Call) Type() Type { return e.T }

// Span gives the source text of the reference.
func (e *Call) Span() diag.Span { return e.Pos }

// Extent is the number of elements that the actual argument has in dimension Dim, from 1, of assumed-shape array Sym.
type Extent struct {
	Pos diag.Span
	Sym *Symbol `ir:"place"`
	Dim int
}

// Type is that of bounds.
func (e *Extent) Type() Type { return Int8 }

// Span gives the source text of the declaration.
func (e *Extent) Span() diag.Span { return e.Pos }

// Status tells whether optional argument Sym is present, allocatable array Sym is allocated, or a section is contiguous.
type Status struct {
	Pos     diag.Span
	Sym     *Symbol `ir:"place"`
	Field   *Field  `ir:"place"` // in place of Sym: an allocatable component
	Present bool    // whether it is present, not what it points to or whether it is allocated
	// Of a pointer: whether it points to this scalar, section or procedure.
	With    Expr     `ir:"place"`
	Section *Section `ir:"place"`
	Proc    *Procedure
	// Whether the elements of Section stand one after the other, Fortran 2008, 13.7.87; Sym and Field are nil then.
	Contiguous bool
}

// Type is that of a truth value.
func (e *Status) Type() Type { return Log4 }

// Span gives the source text of the reference.
func (e *Status) Span() diag.Span { return e.Pos }

// Field is component Comp of the derived-type value or variable X; Subs are the subscripts if it is an element of an array
// component. Without Subs an array component stands for the whole array.
type Field struct {
	Pos  diag.Span
	X    Expr `ir:"same"`
	Comp *Component
	Subs []Expr
}

// Type gives the type of the component.
func (e *Field) Type() Type { return e.Comp.Type }

// Span gives the source text of the reference.
func (e *Field) Span() diag.Span { return e.Pos }

// Substr is characters Lo to Hi of the character variable or value X, of length 0 if Hi < Lo. Lo and Hi are Int8.
type Substr struct {
	Pos    diag.Span
	X      Expr `ir:"same"`
	Lo, Hi Expr
	T      Type
}

// Type gives the type with the length, which is constant where Hi - Lo is.
func (e *Substr) Type() Type { return e.T }

// Span gives the source text of the reference.
func (e *Substr) Span() diag.Span { return e.Pos }

// TextLen is the length that the caller gave character dummy argument or result Sym, or the present length of the
// component Field.
type TextLen struct {
	Pos   diag.Span
	Sym   *Symbol `ir:"place"`
	Field *Field  `ir:"place"`
}

// Type is that of lengths.
func (e *TextLen) Type() Type { return Int8 }

// Span gives the source text of the declaration.
func (e *TextLen) Span() diag.Span { return e.Pos }

// Root is the variable that a variable, an element or a component is or is part of; nil for a value.
func Root(e Expr) *Symbol {
	switch e := e.(type) {
	case *Var:
		return e.Sym
	case *Elem:
		if e.Sym.Root != nil {
			return e.Sym.Root
		}
		return e.Sym
	case *ArrayRef:
		if e.Section.Sym.Root != nil {
			return e.Section.Sym.Root
		}
		return e.Section.Sym
	case *Field:
		return Root(e.X)
	case *Substr:
		return Root(e.X)
	case *Prepared:
		return Root(e.X)
	}
	return nil
}

// IsDesignator reports whether an expression names a scalar variable or a part of one.
func IsDesignator(e Expr) bool {
	switch e.(type) {
	case *Var, *Elem, *Field, *Substr:
		return true
	}
	return false
}

// IsInt reports whether e is the integer constant n.
func IsInt(e Expr, n int64) bool {
	k, ok := e.(*Const)
	return ok && k.T.Base == Integer && k.I == n
}

// IsConst reports whether e is a constant.
func IsConst(e Expr) bool { _, ok := e.(*Const); return ok }

// Prepared is the value of X after statements that compute parts of it. They run each time that X is evaluated.
type Prepared struct {
	Pos   diag.Span
	First []Stmt
	X     Expr `ir:"same"`
}

// Type gives the type of X.
func (e *Prepared) Type() Type { return e.X.Type() }

// Span gives the source text of X.
func (e *Prepared) Span() diag.Span { return e.Pos }

// Int8At is a constant of type Int8 at a place in the source.
func Int8At(n int64, pos diag.Span) *Const { return &Const{Pos: pos, T: Int8, I: n} }
