package lower

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// keptMask gives a FORALL whose statements change what its mask reads the mask as an array over its indices, which is computed
// before all statements, Fortran 2008, 7.2.4.2.3; nil where the bounds depend on other indices.
func keptMask(c *Emitter, f *Frame) []ir.Stmt {
	pos := f.Nest.Pos
	saved := c.TakePre()
	defer func() { c.Pre = saved }()
	var extents, subs []ir.Expr
	var vars []*ir.Symbol
	for _, o := range c.Outer {
		vars = append(vars, o.Nest.Vars...)
	}
	for _, o := range append(append([]*Frame(nil), c.Outer...), f) {
		for d, t := range o.Nest.Base {
			if Uses(t.Lo, vars) || Uses(t.Hi, vars) || Uses(t.Step, vars) {
				return nil
			}
			extents = append(extents, c.Convert(c.SizeOf(t, pos), ir.Int8))
			steps := c.Operate(ir.Div, c.Arith(ir.Sub, &ir.Var{Pos: pos, Sym: o.Nest.Vars[d]}, t.Lo, pos), t.Step, pos)
			subs = append(subs, c.Arith(ir.Add, c.Convert(steps, ir.Int8), c.Int8(1, pos), pos))
		}
	}
	m := c.Scratch("m", ir.Log4, extents, pos)
	made := c.TakePre()
	at := &ir.Elem{Pos: pos, Sym: m, Subs: subs}
	fill := sequential(c, WrapOuter(c, f.Nest.Wrap(c, append(f.Pre, &ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: c.Convert(f.Mask, ir.Log4)})), nil))
	f.Mask, f.Pre = at, nil
	return append(made, fill...)
}

// sequential lets loops run in their order.
func sequential(c *Emitter, body []ir.Stmt) []ir.Stmt {
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
	c          *Emitter
	pos        diag.Span
	count, at  ir.Expr
	begin, end []ir.Stmt
	keep       []ir.Stmt // what keeps the values of the current iteration
	vars       []*ir.Symbol
}

// storeByList writes an assignment in FORALL out for any left side: the values, and the subscripts of their places, are computed
// for all iterations into lists before anything is assigned.
func storeByList(c *Emitter, s *Store, pre []ir.Stmt) []ir.Stmt {
	number := func(stem string) ir.Expr { return &ir.Var{Pos: s.Pos, Sym: c.Temp(stem, ir.Int8, s.Pos)} }
	l := &listing{c: c, pos: s.Pos, count: number("n"), at: number("k"), vars: StoreVars(c, s)}
	set := func(to, e ir.Expr) ir.Stmt { return &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: to, RHS: e} }
	next := func(v ir.Expr) ir.Stmt {
		return set(v, &ir.Binary{Pos: s.Pos, Op: ir.Add, X: v, Y: c.Int8(1, s.Pos), T: ir.Int8})
	}
	if s.Rhs.Type().Base == ir.Character && s.Rhs.Type().Len < 0 {
		c.unsupported(s.Pos, "this assignment of characters in FORALL is not supported yet").Help("write a DO loop")
		return nil
	}
	value := l.list("t", s.Rhs)
	place := l.place(s.Lhs)
	around := func(body []ir.Stmt) []ir.Stmt {
		if s.Mask != nil {
			body = []ir.Stmt{&ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: s.Mask, Body: body}}}}
		}
		return sequential(c, loopsAround(c, s, pre, body))
	}
	out := append([]ir.Stmt{set(l.count, c.Int8(0, s.Pos))}, around([]ir.Stmt{next(l.count)})...)
	out = append(append(out, l.begin...), set(l.at, c.Int8(0, s.Pos)))
	out = append(out, around(append([]ir.Stmt{next(l.at)}, l.keep...))...)
	v := l.at.(*ir.Var).Sym
	out = append(out, &ir.Do{At: ir.At{Pos: s.Pos}, Var: v, Lo: c.Int8(1, s.Pos), Hi: l.count, Step: c.Int8(1, s.Pos), Body: []ir.Stmt{set(place, value)}})
	return append(out, l.end...)
}

// list keeps an expression of each iteration, and gives the element of the list.
func (l *listing) list(stem string, e ir.Expr) ir.Expr {
	s := l.c.Temp(stem, e.Type(), l.pos)
	s.Dims, s.Allocatable = []ir.Dim{{Lo: l.c.Int8(1, l.pos), Hi: l.count}}, true
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
				x = l.list("p", l.c.Convert(x, ir.Int8))
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

// StoreInnerMask computes the mask of a FORALL inside another one into an array before its statements.
func StoreInnerMask(c *Emitter, f *Frame) {
	mask := keptMask(c, f)
	if mask == nil {
		c.unsupported(f.Nest.Pos, "an inner FORALL that changes what its mask reads, and whose bounds depend on an outer index, is not supported yet").
			Help("compute the mask into a logical array first")
	}
	f.Before = append(f.Before, mask...)
}
