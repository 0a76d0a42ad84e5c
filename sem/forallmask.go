package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// keptMask gives a FORALL whose statements change what its mask reads the mask as an array over its indices, which is computed
// before all statements, Fortran 2008, 7.2.4.2.3; nil where the bounds depend on other indices.
func (c *checker) keptMask(f *frame) []ir.Stmt {
	pos := f.nest.pos
	saved := c.takePre()
	defer func() { c.pre = saved }()
	var extents, subs []ir.Expr
	var vars []*ir.Symbol
	for _, o := range c.outer {
		vars = append(vars, o.nest.vars...)
	}
	for _, o := range append(append([]*frame(nil), c.outer...), f) {
		for d, t := range o.nest.base {
			if uses(t.lo, vars) || uses(t.hi, vars) || uses(t.step, vars) {
				return nil
			}
			extents = append(extents, c.convert(c.sizeOf(t, pos), ir.Int8))
			steps := c.operate(ir.Div, c.arith(ir.Sub, &ir.Var{Pos: pos, Sym: o.nest.vars[d]}, t.lo, pos), t.step, pos)
			subs = append(subs, c.arith(ir.Add, c.convert(steps, ir.Int8), c.int8(1, pos), pos))
		}
	}
	m := c.scratch("m", ir.Log4, extents, pos)
	made := c.takePre()
	at := &ir.Elem{Pos: pos, Sym: m, Subs: subs}
	fill := c.sequential(c.wrapOuter(f.nest.wrap(c, append(f.pre, &ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: c.convert(f.mask, ir.Log4)})), nil))
	f.mask, f.pre = at, nil
	return append(made, fill...)
}

// sequential lets loops run in their order.
func (c *checker) sequential(body []ir.Stmt) []ir.Stmt {
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Do); ok {
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
	count, at  ir.Expr
	begin, end []ir.Stmt
	keep       []ir.Stmt // what keeps the values of the current iteration
	vars       []*ir.Symbol
}

// storeByList writes an assignment in FORALL out for any left side: the values, and the subscripts of their places, are computed
// for all iterations into lists before anything is assigned.
func (c *checker) storeByList(s *store, pre []ir.Stmt) []ir.Stmt {
	number := func(stem string) ir.Expr { return &ir.Var{Pos: s.pos, Sym: c.temp(stem, ir.Int8, s.pos)} }
	l := &listing{c: c, pos: s.pos, count: number("n"), at: number("k"), vars: c.storeVars(s)}
	set := func(to, e ir.Expr) ir.Stmt { return &ir.Assign{At: ir.At{Pos: s.pos}, LHS: to, RHS: e} }
	next := func(v ir.Expr) ir.Stmt {
		return set(v, &ir.Binary{Pos: s.pos, Op: ir.Add, X: v, Y: c.int8(1, s.pos), T: ir.Int8})
	}
	if s.rhs.Type().Base == ir.Character && s.rhs.Type().Len < 0 {
		c.unsupported(s.pos, "this assignment of characters in FORALL is not supported yet").Help("write a DO loop")
		return nil
	}
	value := l.list("t", s.rhs)
	place := l.place(s.lhs)
	around := func(body []ir.Stmt) []ir.Stmt {
		if s.mask != nil {
			body = []ir.Stmt{&ir.If{At: ir.At{Pos: s.pos}, Branches: []ir.Branch{{Pos: s.pos, Cond: s.mask, Body: body}}}}
		}
		return c.sequential(c.loopsAround(s, pre, body))
	}
	out := append([]ir.Stmt{set(l.count, c.int8(0, s.pos))}, around([]ir.Stmt{next(l.count)})...)
	out = append(append(out, l.begin...), set(l.at, c.int8(0, s.pos)))
	out = append(out, around(append([]ir.Stmt{next(l.at)}, l.keep...))...)
	v := l.at.(*ir.Var).Sym
	out = append(out, &ir.Do{At: ir.At{Pos: s.pos}, Var: v, Lo: c.int8(1, s.pos), Hi: l.count, Step: c.int8(1, s.pos), Body: []ir.Stmt{set(place, value)}})
	return append(out, l.end...)
}

// list keeps an expression of each iteration, and gives the element of the list.
func (l *listing) list(stem string, e ir.Expr) ir.Expr {
	s := l.c.temp(stem, e.Type(), l.pos)
	s.Dims, s.Allocatable = []ir.Dim{{Lo: l.c.int8(1, l.pos), Hi: l.count}}, true
	l.begin, l.end = append(l.begin, &ir.Allocate{At: ir.At{Pos: l.pos}, Sym: s}), append(l.end, &ir.Deallocate{At: ir.At{Pos: l.pos}, Sym: s})
	at := &ir.Elem{Pos: l.pos, Sym: s, Subs: []ir.Expr{l.at}}
	l.keep = append(l.keep, &ir.Assign{At: ir.At{Pos: l.pos}, LHS: at, RHS: e})
	return at
}

// place is the left side with lists in place of the subscripts that depend on indices or may change.
func (l *listing) place(e ir.Expr) ir.Expr {
	subs := func(list []ir.Expr) []ir.Expr {
		var out []ir.Expr
		for _, x := range list {
			if !ir.IsConst(x) {
				x = l.list("p", l.c.convert(x, ir.Int8))
			}
			out = append(out, x)
		}
		return out
	}
	switch e := e.(type) {
	case *ir.Elem:
		return &ir.Elem{Pos: e.Pos, Sym: e.Sym, Subs: subs(e.Subs)}
	case *ir.Field:
		out := *e
		if out.X = l.place(e.X); e.Subs != nil {
			out.Subs = subs(e.Subs)
		}
		return &out
	case *ir.Substr:
		out := *e
		out.X = l.place(e.X)
		ends := subs([]ir.Expr{e.Lo, e.Hi})
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
