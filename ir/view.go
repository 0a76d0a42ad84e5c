package ir

import "slices"

// ArrayView tells where the elements of an array are in another one: along dimension k of Sym the index is Step[k]*i + Add[k],
// where i is the index of dimension Dim[k], from 0, of the array; Add[k] alone where Dim[k] is negative.
type ArrayView struct {
	Sym  *Symbol
	Dim  []int
	Step []int64
	Add  []Expr
}

// CanView reports whether statements use an array by its elements and sections only, and none of them as the beginning of a
// sequence of elements.
func CanView(body []Stmt, s *Symbol) bool {
	none := &ArrayView{Sym: s, Dim: make([]int, s.Rank()), Step: make([]int64, s.Rank()), Add: make([]Expr, s.Rank())}
	for k := range none.Dim {
		none.Dim[k], none.Step[k], none.Add[k] = k, 1, IntConst(0, s.Pos)
	}
	c := newCopier(&Substitution{Views: map[*Symbol]*ArrayView{s: none}})
	c.body(body)
	return !c.otherUse
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
	v.Shows(f)
	v.Dims = f.Comp.Dims
	return &View{At: At{f.Pos}, Sym: v, First: f}
}

// Shows makes s a view of component f: of the variable at its root, by the components on the way, those of views in between
// included.
func (s *Symbol) Shows(f *Field) {
	s.View, s.Root, s.Path = true, Root(f), Way(f)
	for _, c := range s.Path {
		s.Pointer = s.Pointer || c.Pointer
	}
}

// Way lists the components that lead from the variable at the root of f to f.
func Way(f *Field) []*Component {
	var out []*Component
	for e := Expr(f); ; {
		switch x := e.(type) {
		case *Field:
			out = append([]*Component{x.Comp}, out...)
			e = x.X
			continue
		case *Elem:
			if x.Sym.View {
				out = append(append([]*Component(nil), x.Sym.Path...), out...)
			}
		}
		return out
	}
}

// SamePlaces reports whether two views of one way through a variable show the same elements in the same order, or no element in
// common: the array component of single variables, b(i)%f and b(j)%f, which are one or two; or that of equal sections. of gives
// the statement that makes a view on the way.
func SamePlaces(a, b *View, of func(*Symbol) *View) bool {
	if a == nil || b == nil || a.Sym.Pointer || b.Sym.Pointer || a.Sym.Root != b.Sym.Root || !slices.Equal(a.Sym.Path, b.Sym.Path) {
		return false
	}
	if a.Parent == nil || b.Parent == nil {
		return a.Parent == b.Parent
	}
	names := map[*Symbol]*Symbol{}
	if from, to := b.Parent.Sym, a.Parent.Sym; from != to && !(from.View && to.View && SamePlaces(of(to), of(from), of) && sameNames(from, to, names)) {
		return false
	}
	named := &Rewriter{Symbol: func(s *Symbol, _ Role) *Symbol {
		if to := names[s]; to != nil {
			return to
		}
		return s
	}}
	named.Expr = func(x Expr, r Role) Expr { return x.Rewritten(named, r).(Expr) }
	var c Comparer
	first, parent := named.Expr(b.First, Use).(*Field), b.Parent.Rewritten(named, Use)
	return a.First.EqualTo(first, &c) && a.Parent.EqualTo(parent, &c)
}

// sameNames lets one view stand for another, with the variables that hold its extents.
func sameNames(from, to *Symbol, names map[*Symbol]*Symbol) bool {
	names[from] = to
	for k, d := range from.Dims {
		was, ok := d.Hi.(*Var)
		is, both := to.Dims[k].Hi.(*Var)
		if ok != both {
			return false
		}
		if ok {
			names[was.Sym] = is.Sym
		}
	}
	return true
}

// Places calls f for each variable, element and component that the value of e is made of, and for those in their subscripts; not
// for what a component is a part of.
func Places(e Expr, f func(Expr)) {
	if x, ok := e.(*Field); ok {
		f(e)
		for {
			for _, sub := range x.Subs {
				Places(sub, f)
			}
			inner, ok := x.X.(*Field)
			if !ok {
				break
			}
			x = inner
		}
		if e = x.X; Root(e) == nil {
			Places(e, f)
			return
		}
	} else {
		f(e)
	}
	e.EachExpr(Use, func(x Expr, _ Role) {
		if x != nil {
			Places(x, f)
		}
	})
}
