package sem

import (
	"dhpfgo/diag"
	"dhpfgo/parse"
)

// keptMask gives a FORALL whose statements change what its mask reads the mask as an array over its indices, which is computed
// before all statements, Fortran 2008, 7.2.4.2.3; nil where the bounds depend on other indices.
func (c *checker) keptMask(f *frame) []Stmt {
	pos := f.nest.pos
	saved := c.takePre()
	defer func() { c.pre = saved }()
	var extents, subs []Expr
	var vars []*Symbol
	for _, o := range c.outer {
		vars = append(vars, o.nest.vars...)
	}
	for _, o := range append(append([]*frame(nil), c.outer...), f) {
		for d, t := range o.nest.base {
			if uses(t.lo, vars) || uses(t.hi, vars) || uses(t.step, vars) {
				return nil
			}
			extents = append(extents, c.convert(c.sizeOf(t, pos), Int8))
			steps := c.operate(Div, c.arith(Sub, &Var{pos, o.nest.vars[d]}, t.lo, pos), t.step, pos)
			subs = append(subs, c.arith(Add, c.convert(steps, Int8), c.int8(1, pos), pos))
		}
	}
	m := c.scratch("m", Log4, extents, pos)
	made := c.takePre()
	at := &Elem{Pos: pos, Sym: m, Subs: subs}
	fill := c.sequential(c.wrapOuter(f.nest.wrap(c, append(f.pre, &Assign{At{pos}, at, c.convert(f.mask, Log4)})), nil))
	f.mask, f.pre = at, nil
	return append(made, fill...)
}

// sequential lets loops run in their order.
func (c *checker) sequential(body []Stmt) []Stmt {
	WalkStmts(body, func(s Stmt) bool {
		if d, ok := s.(*Do); ok {
			d.Independent = nil
		}
		return true
	})
	return body
}

// listing are the values of an assignment in FORALL, one behind the other, and the subscripts of what is assigned.
type listing struct {
	c          *checker
	pos        diag.Span
	count, at  Expr
	begin, end []Stmt
	keep       []Stmt // what keeps the values of the current iteration
	vars       []*Symbol
}

// storeByList writes an assignment in FORALL out for any left side: the values, and the subscripts of their places, are computed
// for all iterations into lists before anything is assigned.
func (c *checker) storeByList(s *store, pre []Stmt) []Stmt {
	number := func(stem string) Expr { return &Var{s.pos, c.temp(stem, Int8, s.pos)} }
	l := &listing{c: c, pos: s.pos, count: number("n"), at: number("k"), vars: c.storeVars(s)}
	set := func(to, e Expr) Stmt { return &Assign{At{s.pos}, to, e} }
	next := func(v Expr) Stmt { return set(v, &Binary{s.pos, Add, v, c.int8(1, s.pos), Int8}) }
	if s.rhs.Type().Base == Character && s.rhs.Type().Len < 0 {
		c.unsupported(s.pos, "this assignment of characters in FORALL is not supported yet").Help("write a DO loop")
		return nil
	}
	value := l.list("t", s.rhs)
	place := l.place(s.lhs)
	around := func(body []Stmt) []Stmt {
		if s.mask != nil {
			body = []Stmt{&If{At{s.pos}, []Branch{{s.pos, s.mask, body}}}}
		}
		return c.sequential(c.loopsAround(s, pre, body))
	}
	out := append([]Stmt{set(l.count, c.int8(0, s.pos))}, around([]Stmt{next(l.count)})...)
	out = append(append(out, l.begin...), set(l.at, c.int8(0, s.pos)))
	out = append(out, around(append([]Stmt{next(l.at)}, l.keep...))...)
	v := l.at.(*Var).Sym
	out = append(out, &Do{At: At{s.pos}, Var: v, Lo: c.int8(1, s.pos), Hi: l.count, Step: c.int8(1, s.pos), Body: []Stmt{set(place, value)}})
	return append(out, l.end...)
}

// list keeps an expression of each iteration, and gives the element of the list.
func (l *listing) list(stem string, e Expr) Expr {
	s := l.c.temp(stem, e.Type(), l.pos)
	s.Dims, s.Allocatable = []Dim{{l.c.int8(1, l.pos), l.count}}, true
	l.begin, l.end = append(l.begin, &Allocate{At: At{l.pos}, Sym: s}), append(l.end, &Deallocate{At: At{l.pos}, Sym: s})
	at := &Elem{Pos: l.pos, Sym: s, Subs: []Expr{l.at}}
	l.keep = append(l.keep, &Assign{At{l.pos}, at, e})
	return at
}

// place is the left side with lists in place of the subscripts that depend on indices or may change.
func (l *listing) place(e Expr) Expr {
	subs := func(list []Expr) []Expr {
		var out []Expr
		for _, x := range list {
			if !isConst(x) {
				x = l.list("p", l.c.convert(x, Int8))
			}
			out = append(out, x)
		}
		return out
	}
	switch e := e.(type) {
	case *Elem:
		return &Elem{Pos: e.Pos, Sym: e.Sym, Subs: subs(e.Subs)}
	case *Field:
		out := *e
		if out.X = l.place(e.X); e.Subs != nil {
			out.Subs = subs(e.Subs)
		}
		return &out
	case *Substr:
		out := *e
		out.X = l.place(e.X)
		ends := subs([]Expr{e.Lo, e.Hi})
		out.Lo, out.Hi = ends[0], ends[1]
		return &out
	}
	return e
}

// storeInnerMask computes the mask of a FORALL inside another one into an array before its statements.
func (c *checker) storeInnerMask(f *frame) {
	mask := c.keptMask(f)
	if mask == nil {
		c.unsupported(f.nest.pos, "an inner FORALL that changes what its mask reads, and whose bounds depend on an outer index, is not supported yet").
			Help("compute the mask into a logical array first")
	}
	f.before = append(f.before, mask...)
}

func isSingleAssign(body []parse.Stmt) bool {
	if len(body) != 1 {
		return false
	}
	_, ok := body[0].(*parse.Assign)
	return ok
}
