package ir

import "dhpfgo/diag"

// Section is Sym(Lo:Hi:Step, ...) in every dimension; a single subscript has Lo = Hi, Step 1, and Single set, as the
// section has no such dimension.
//
//ir:part
type Section struct {
	Sym          *Symbol `ir:"same"`
	Lo, Hi, Step []Expr
	Single       []bool
}

// ArrayRef is an array, or a section of one, where a value is needed: an expression of as many dimensions as the section has
// ranges. Vectors are its vector subscripts by dimension: the range of that dimension is then one of positions in the
// vector, an array of one dimension; nil for a dimension without. Whole holds where the array itself is named, so that the value
// has its bounds.
type ArrayRef struct {
	Pos     diag.Span
	Section *Section `ir:"same"`
	Vectors []Expr
	Whole   bool
}

// Type gives the type of the elements.
func (e *ArrayRef) Type() Type { return e.Section.Sym.Type }

// Span gives the source text of the reference.
func (e *ArrayRef) Span() diag.Span { return e.Pos }

// Vector is the vector subscript in dimension k, from 0; nil where there is none.
func (e *ArrayRef) Vector(k int) Expr {
	if k >= len(e.Vectors) {
		return nil
	}
	return e.Vectors[k]
}

// Plain reports whether the array has no vector subscript, so that its section says all.
func (e *ArrayRef) Plain() bool {
	for _, v := range e.Vectors {
		if v != nil {
			return false
		}
	}
	return true
}

// Transform is the reference of an intrinsic function of whole arrays, Fortran 2008, 13.5: SUM, CSHIFT, MATMUL and so on. Args
// are its arguments by the Names of the dummy arguments, without those that are absent. Of MOLD only the type and the number of
// dimensions matter. Dims is the number of dimensions of the value, 0 for a scalar.
type Transform struct {
	Pos   diag.Span
	Fn    string
	Names []string
	Args  []Expr
	T     Type
	Dims  int
}

// Type gives the type of the value, or of its elements.
func (e *Transform) Type() Type { return e.T }

// Span gives the source text of the reference.
func (e *Transform) Span() diag.Span { return e.Pos }

// Arg is the argument of that name, nil where it is absent.
func (e *Transform) Arg(name string) Expr {
	for k, n := range e.Names {
		if n == name {
			return e.Args[k]
		}
	}
	return nil
}

// Constructor is an array constructor, Fortran 2008, 4.8: the values of its items one after the other, an array of one dimension.
// The items are values of type T, which may be arrays, and implied DOs.
type Constructor struct {
	Pos   diag.Span
	Items []Expr
	Len   Expr // the length that is given for its values, where that is no constant
	T     Type
}

// Type gives the type of the elements.
func (e *Constructor) Type() Type { return e.T }

// Span gives the source text of the constructor.
func (e *Constructor) Span() diag.Span { return e.Pos }

// ImpliedDo is an item of a Constructor: the values of its items for each value of Var, which are of type T.
type ImpliedDo struct {
	Pos          diag.Span
	Var          *Symbol `ir:"def"`
	Lo, Hi, Step Expr
	Items        []Expr
	T            Type
}

// Type gives the type of the values.
func (e *ImpliedDo) Type() Type { return e.T }

// Span gives the source text of the implied DO.
func (e *ImpliedDo) Span() diag.Span { return e.Pos }

// KeepArray lets the compiler-made array Sym hold the values of Value, an array of the same rank. Bounds of Sym, and its length, that are
// variables are set, and then it is allocated. It is laid as a distributed array in Value is, or with Whole kept by all images. Only typed
// programs have it.
type KeepArray struct {
	At
	Sym   *Symbol `ir:"def"`
	Value Expr
	Whole bool
}

// Rank is the number of dimensions of the value of an expression, 0 for a scalar: that of the operands of an elemental
// operation, which agree, Fortran 2008, 7.1.5.1; of the reference of a function that is not elemental that of its result.
func Rank(e Expr) int {
	switch e := e.(type) {
	case nil:
		return 0
	case *ArrayRef:
		n := 0
		for _, single := range e.Section.Single {
			if !single {
				n++
			}
		}
		return n
	case *Transform:
		return e.Dims
	case *Constructor, *ImpliedDo:
		return 1
	case *FuncRef:
		if !e.Proc.Elemental && e.Proc.Result != nil {
			return e.Proc.Result.Rank()
		}
	case *Elem, *Var, *Const:
		return 0
	}
	n := 0
	for _, x := range OperandsOf(e) {
		n = max(n, Rank(x))
	}
	return n
}

// WholeSection is all elements of an array.
func WholeSection(sym *Symbol) *Section {
	s := &Section{Sym: sym, Single: make([]bool, sym.Rank())}
	for _, d := range sym.Dims {
		s.Lo, s.Hi, s.Step = append(s.Lo, d.Lo), append(s.Hi, d.Hi), append(s.Step, Int8Const(1))
	}
	return s
}

// IsWhole reports whether a section is the array itself.
func (sec *Section) IsWhole() bool {
	for k, d := range sec.Sym.Dims {
		if sec.Single[k] || !EqualStripped(sec.Lo[k], d.Lo) || !EqualStripped(sec.Hi[k], d.Hi) || !IsInt(sec.Step[k], 1) {
			return false
		}
	}
	return true
}

// ConstantDims reports whether all bounds are constants.
func ConstantDims(dims []Dim) bool {
	for _, d := range dims {
		if !IsConst(d.Lo) || !IsConst(d.Hi) {
			return false
		}
	}
	return true
}
