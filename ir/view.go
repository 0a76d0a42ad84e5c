package ir

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
