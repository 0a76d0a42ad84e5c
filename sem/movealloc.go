package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// moveAlloc is CALL MOVE_ALLOC(FROM, TO), Fortran 2008, 13.7.118.
func (c *checker) moveAlloc(s *parse.Call) []ir.Stmt {
	x := &parse.Ref{Node: parse.Node{Pos: s.Pos}, Name: "move_alloc", Args: s.Args}
	g, ok := c.matchArguments(x)
	if !ok {
		return nil
	}
	from, to := c.movedArray(g["from"]), c.movedArray(g["to"])
	switch {
	case from == nil || to == nil:
		return nil
	case !ir.SameType(from.Type, to.Type) && !(to.Tag != nil && from.Type.Derived.Extends(to.Type.Derived)) || from.Rank() != to.Rank():
		c.bag.Errorf(s.Pos, "argument", "the arguments of 'move_alloc' are %s with %s and %s with %s", from.Type,
			count(from.Rank(), "dimension"), to.Type, count(to.Rank(), "dimension"))
		return nil
	case from.Deferred != to.Deferred || !from.Deferred && from.Len != nil:
		c.unsupported(s.Pos, "'move_alloc' of characters whose lengths are not both deferred is not supported").Help("assign the value")
		return nil
	case from.Map != nil || to.Map != nil:
		return moveMapped(c, from, to, s.Pos)
	}
	if from.Rank() == 0 {
		return c.moveScalar(from, to, s.Pos)
	}
	first := func(a *ir.Symbol) ir.Expr {
		e := &ir.Elem{Pos: s.Pos, Sym: a}
		for _, d := range a.Dims {
			e.Subs = append(e.Subs, d.Lo)
		}
		return e
	}
	return []ir.Stmt{&ir.CallIntrinsic{At: ir.At{Pos: s.Pos}, Name: "move_alloc", Args: []ir.Expr{first(from), first(to)}}}
}

// moveMapped is MOVE_ALLOC where an argument has a mapping: each keeps the one that it was declared with, so that the elements move.
//
//	if (allocated(to)) deallocate(to)
//	if (allocated(from)) then; allocate(to(bounds of from)); to = from; deallocate(from); end if
func moveMapped(c *checker, from, to *ir.Symbol, pos diag.Span) []ir.Stmt {
	at := ir.At{Pos: pos}
	var body []ir.Stmt
	for k := range to.Dims {
		f, t := from.Dims[k], to.Dims[k]
		body = append(body, &ir.Assign{At: at, LHS: t.Lo, RHS: c.convert(f.Lo, ir.Int8)}, &ir.Assign{At: at, LHS: t.Hi, RHS: c.convert(f.Hi, ir.Int8)})
	}
	body = append(body, &ir.Allocate{At: at, Sym: to})
	if from.Map != nil && to.Map != nil {
		body = append(body, &ir.CopyArray{At: at, To: to, From: from})
	} else {
		left, right := &ir.Elem{Pos: pos, Sym: to}, &ir.Elem{Pos: pos, Sym: from}
		n := &lower.Nest{Pos: pos, Base: lower.Whole(from)}
		for range to.Dims {
			v := c.temp("i", ir.Int8, pos)
			n.Vars = append(n.Vars, v)
			left.Subs, right.Subs = append(left.Subs, &ir.Var{Pos: pos, Sym: v}), append(right.Subs, &ir.Var{Pos: pos, Sym: v})
		}
		body = append(body, n.Wrap(c.em, []ir.Stmt{&ir.Assign{At: at, LHS: left, RHS: right}})...)
	}
	body = append(body, &ir.Deallocate{At: at, Sym: from})
	return []ir.Stmt{
		ir.Guarded(at, &ir.Status{Pos: pos, Sym: to}, &ir.Deallocate{At: at, Sym: to}),
		ir.Guarded(at, &ir.Status{Pos: pos, Sym: from}, body...),
	}
}

// movedArray is the allocatable array that an argument of MOVE_ALLOC names; nil after an error.
func (c *checker) movedArray(x parse.Expr) *ir.Symbol {
	n, ok := x.(*parse.Name)
	if !ok {
		c.unsupported(spanOf(x), "'move_alloc' of a component is not supported yet").Help("copy the array")
		return nil
	}
	id := parse.Ident{Name: n.Ident, Pos: n.Pos}
	sym := c.allocatable(c.resolve(id), id)
	if sym != nil && !sym.Allocatable {
		c.bag.Errorf(n.Pos, "not-allocatable", "'%s' is not allocatable", n.Ident).Because(sym.Pos, "declared here")
		return nil
	}
	return sym
}
