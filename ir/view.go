package ir

import (
	"reflect"

	"dhpfgo/diag"
)

// ArrayView tells where the elements of an array are in another one: along dimension k of Sym the index is Step[k]*i + Add[k],
// where i is the index of dimension Dim[k], from 0, of the array; Add[k] alone where Dim[k] is negative.
type ArrayView struct {
	Sym  *Symbol
	Dim  []int
	Step []int64
	Add  []Expr
}

// Substitution says what stands for variables, for their values and for procedures in a copy of statements. References to an
// array in Views become references to that of which it is a view; CanView must hold for the array in the statements.
type Substitution struct {
	Symbols map[*Symbol]*Symbol
	Values  map[*Symbol]Expr
	Views   map[*Symbol]*ArrayView
	Procs   map[*Procedure]*Procedure
	Expr    func(Expr) Expr // what stands for an expression whose operands are copied already; nil for the expression itself
}

// Copy makes a copy of statements; common blocks and layouts are shared.
func (s *Substitution) Copy(body []Stmt) []Stmt {
	c := &copier{symbols: s.Symbols, values: s.Values, views: s.Views, procs: s.Procs, expr: s.Expr, done: map[any]reflect.Value{}}
	return c.copy(reflect.ValueOf(body)).Interface().([]Stmt)
}

// CanView reports whether statements use an array by its elements and sections only, and none of them as the beginning of a
// sequence of elements.
func CanView(body []Stmt, s *Symbol) bool {
	none := &ArrayView{Sym: s, Dim: make([]int, s.Rank()), Step: make([]int64, s.Rank()), Add: make([]Expr, s.Rank())}
	for k := range none.Dim {
		none.Dim[k], none.Step[k], none.Add[k] = k, 1, IntConst(0, s.Pos)
	}
	c := &copier{views: map[*Symbol]*ArrayView{s: none}, done: map[any]reflect.Value{}}
	c.copy(reflect.ValueOf(body))
	return !c.otherUse
}

// viewed is the copy of a reference to an array that is a view of another; ok is false for anything else.
func (c *copier) viewed(p any) (out reflect.Value, ok bool) {
	switch x := p.(type) {
	case *Elem:
		if v := c.views[x.Sym]; v != nil {
			return reflect.ValueOf(v.element(x, c.copyExprs(x.Subs))), true
		}
	case *Section:
		if v := c.views[x.Sym]; v != nil {
			return reflect.ValueOf(v.section(x, c.copyExprs(x.Lo), c.copyExprs(x.Hi), c.copyExprs(x.Step))), true
		}
	}
	return out, false
}

func (c *copier) copyExprs(list []Expr) []Expr {
	return c.copy(reflect.ValueOf(list)).Interface().([]Expr)
}

// noteOtherUse notes where an array of views stands by itself, or where its elements are passed as a sequence.
func (c *copier) noteOtherUse(x any) {
	switch x := x.(type) {
	case *Symbol:
		if c.views[x] != nil {
			c.otherUse = true
		}
	case Actual:
		if e, ok := x.X.(*Elem); ok && x.Sequence && c.views[e.Sym] != nil {
			c.otherUse = true
		}
	}
}

// Element is the element that x, an element of the array, is of Sym.
func (v *ArrayView) Element(x *Elem) *Elem { return v.element(x, x.Subs) }

// Section is the section that x, a section of the array, is of Sym.
func (v *ArrayView) Section(x *Section) *Section { return v.section(x, x.Lo, x.Hi, x.Step) }

func (v *ArrayView) element(x *Elem, subs []Expr) *Elem {
	out := *x
	out.Sym, out.Subs = v.Sym, make([]Expr, len(v.Dim))
	for k, d := range v.Dim {
		out.Subs[k] = v.index(k, nil)
		if d >= 0 {
			out.Subs[k] = v.index(k, subs[d])
		}
	}
	return &out
}

func (v *ArrayView) section(x *Section, lo, hi, step []Expr) *Section {
	out := *x
	n := len(v.Dim)
	out.Sym, out.Single = v.Sym, make([]bool, n)
	out.Lo, out.Hi, out.Step = make([]Expr, n), make([]Expr, n), make([]Expr, n)
	for k, d := range v.Dim {
		out.Step[k] = IntConst(1, v.Sym.Pos)
		if d < 0 {
			out.Single[k], out.Lo[k], out.Hi[k] = true, v.index(k, nil), v.index(k, nil)
			continue
		}
		out.Single[k], out.Lo[k], out.Hi[k], out.Step[k] = x.Single[d], v.index(k, lo[d]), v.index(k, hi[d]), step[d]
		if v.Step[k] != 1 && !x.Single[d] {
			out.Step[k] = scaled(step[d], v.Step[k])
		}
	}
	return &out
}

// index is the index along dimension k for index i of the view, nil where the dimension is none of the view's.
func (v *ArrayView) index(k int, i Expr) Expr {
	add := CloneExpr(v.Add[k])
	if i == nil {
		return add
	}
	if v.Step[k] != 1 {
		i = scaled(i, v.Step[k])
	}
	if n, ok := add.(*Const); ok {
		return plusConst(i, n.I)
	}
	return &Binary{Pos: i.Span(), Op: Add, X: asInt8(i), Y: add, T: Int8}
}

func scaled(i Expr, by int64) Expr {
	if n, ok := i.(*Const); ok {
		return &Const{Pos: n.Pos, T: n.T, I: n.I * by}
	}
	return &Binary{Pos: i.Span(), Op: Mul, X: asInt8(i), Y: &Const{Pos: i.Span(), T: Int8, I: by}, T: Int8}
}

// plusConst is i + n in the type of i.
func plusConst(i Expr, n int64) Expr {
	switch x := i.(type) {
	case *Const:
		return &Const{Pos: x.Pos, T: x.T, I: x.I + n}
	case *Binary:
		if c, ok := x.Y.(*Const); ok && x.Op == Add {
			return plusConst(x.X, c.I+n)
		} else if ok && x.Op == Sub {
			return plusConst(x.X, n-c.I)
		}
	}
	switch {
	case n == 0:
		return i
	case n < 0:
		return &Binary{Pos: i.Span(), Op: Sub, X: i, Y: &Const{Pos: i.Span(), T: i.Type(), I: -n}, T: i.Type()}
	}
	return &Binary{Pos: i.Span(), Op: Add, X: i, Y: &Const{Pos: i.Span(), T: i.Type(), I: n}, T: i.Type()}
}

func asInt8(i Expr) Expr {
	if i.Type() == Int8 {
		return i
	}
	return &Conv{Pos: i.Span(), T: Int8, X: i}
}

// NewView makes v another name for an array component.
func NewView(f *Field, v *Symbol) *View {
	v.View, v.Root, v.Dims = true, Root(f), f.Comp.Dims
	for e := Expr(f); ; {
		x, ok := e.(*Field)
		if !ok {
			break
		}
		v.Path = append([]*Component{x.Comp}, v.Path...)
		e = x.X
	}
	return &View{At: At{f.Pos}, Sym: v, First: f}
}

// EverySymbol calls f for the variables that stand in a part of a program, whatever its form; bounds of variables are no part
// of it.
func EverySymbol(v reflect.Value, f func(*Symbol)) {
	seen := map[any]bool{}
	var walk func(reflect.Value)
	walk = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Interface:
			walk(v.Elem())
		case reflect.Pointer:
			if v.IsNil() || seen[v.Interface()] {
				return
			}
			seen[v.Interface()] = true
			switch x := v.Interface().(type) {
			case *Symbol:
				f(x)
			case *Procedure, *Common, *Layout, *Unit, *diag.File, *DerivedType, *Component:
			default:
				walk(v.Elem())
			}
		case reflect.Slice:
			for i := range v.Len() {
				walk(v.Index(i))
			}
		case reflect.Struct:
			for i := range v.NumField() {
				if v.Type().Field(i).IsExported() {
					walk(v.Field(i))
				}
			}
		}
	}
	walk(v)
}
