package lower

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// forall writes FORALL out as loops, a nest of its own for each statement of the body, Fortran 2008, 7.2.4.2.4:
//
//	forall (i = 1:n, m(i)); a(i) = b(i); c(i) = a(n-i+1); end forall
//
//	do i = 1, n; if (m(i)) a(i) = b(i); end do;  do i = 1, n; if (m(i)) c(i) = a(n-i+1); end do
func forall(c *elements.Emitter, s *ir.Forall, before []ir.Stmt) []ir.Stmt {
	outer := c.TakePre()
	f := &elements.Frame{Nest: indexNest(c, s), Known: before}
	if len(c.Outer) == 0 {
		holdBounds(c, f.Nest, s.Body)
	}
	bounds := c.TakePre()
	c.Pre = outer
	if len(c.Outer) == 0 {
		c.Emit(bounds...)
	} else if len(bounds) > 0 {
		c.Unsupported(s.Pos, "an array intrinsic in the bounds of an inner FORALL is not supported yet")
	}
	if s.Mask != nil {
		f.Mask, f.Pre = split(c, s.Mask)
	}
	made := len(c.Unit.Symbols)
	out := forallStatements(c, f, s.Body)
	if f.Clash && !c.Bag.HasErrors() {
		c.Unit.Symbols = c.Unit.Symbols[:made]
		f.Views, f.Before = ir.ExprMap[*ir.Symbol]{}, nil
		storeMask(c, f)
		out = forallStatements(c, f, s.Body)
	}
	return append(append(f.Before, out...), f.After...)
}

// indexNest is the nest of loops over the indices; what their bounds need computed first is emitted.
func indexNest(c *elements.Emitter, s *ir.Forall) *elements.Nest {
	n := &elements.Nest{Pos: s.Pos}
	for _, x := range s.Indices {
		n.Vars = append(n.Vars, x.Var)
		n.Base = append(n.Base, shapes.Triplet{Lo: takenFirst(c, x.Lo), Hi: takenFirst(c, x.Hi), Step: takenFirst(c, x.Step)})
	}
	return n
}

// holdBounds puts bounds that read what the statements assign into variables: there is a nest of loops for each statement.
func holdBounds(c *elements.Emitter, n *elements.Nest, body []ir.Stmt) {
	hold := func(e ir.Expr) ir.Expr {
		if !slices.ContainsFunc(targets(body), func(to ir.Expr) bool { return ir.Root(to) != nil && readsPart(e, ir.Root(to)) }) {
			return e
		}
		v := &ir.Var{Pos: e.Span(), Sym: c.Temp("bound", e.Type(), e.Span())}
		c.Emit(&ir.Assign{At: ir.At{Pos: e.Span()}, LHS: v, RHS: e})
		return v
	}
	for d, t := range n.Base {
		n.Base[d] = shapes.Triplet{Lo: hold(t.Lo), Hi: hold(t.Hi), Step: hold(t.Step)}
	}
}

// forallStatements writes out the body of a FORALL, and notes in f if it changes what the mask reads.
func forallStatements(c *elements.Emitter, f *elements.Frame, body []ir.Stmt) []ir.Stmt {
	c.Outer = append(c.Outer, f)
	var out []ir.Stmt
	for _, s := range body {
		saved := c.TakePre()
		out = append(out, forallStatement(c, s)...)
		c.Pre = saved
	}
	c.Outer = c.Outer[:len(c.Outer)-1]
	f.Clash = f.Clash || !isSingleAssign(body) && len(out) > 1 && changesMask(f, out)
	return out
}

func forallStatement(c *elements.Emitter, s ir.Stmt) []ir.Stmt {
	switch s := s.(type) {
	case *ir.Assign:
		return forallAssign(c, s)
	case *ir.CallProc:
		return forallCall(c, s)
	case *ir.Where:
		return where(c, s)
	case *ir.Forall:
		return forall(c, s, nil)
	}
	diag.Bugf("lower: %T in FORALL", s)
	return nil
}

// forallAssign is one assignment in the loops of the FORALLs around it.
func forallAssign(c *elements.Emitter, s *ir.Assign) []ir.Stmt {
	lhs, rhs := elementInForall(c, takenFirst(c, s.LHS)), takenFirst(c, s.RHS)
	if ir.Rank(lhs) == 0 {
		return WriteOut(c, &Store{Pos: s.Pos, Lhs: lhs, Rhs: rhs, Before: c.Outer[0].Known})
	}
	n := elements.NewNest(c, shapes.Merge(shapes.Of(lhs), shapes.Of(rhs)))
	return WriteOut(c, &Store{Pos: s.Pos, Lhs: elements.Elements(c, n, lhs), Rhs: elements.Elements(c, n, rhs), Nest: n, Before: c.Outer[0].Known})
}

// elementInForall is a variable in which an element of an array component is that of an array that stands for the component before
// the FORALL; the variable itself where the component depends on the indices.
func elementInForall(c *elements.Emitter, e ir.Expr) ir.Expr {
	if s, ok := e.(*ir.Substr); ok {
		out := *s
		out.X = elementInForall(c, s.X)
		return &out
	}
	f, ok := e.(*ir.Field)
	if !ok || f.Subs == nil || elements.Uses(f.X, StoreVars(c, &Store{})) {
		return e
	}
	inner := c.Outer[len(c.Outer)-1]
	whole := &ir.Field{Pos: f.Pos, X: f.X, Comp: f.Comp}
	view, ok := inner.Views.Get(whole)
	if !ok {
		pre := c.TakePre()
		view = c.ViewOf(whole)
		inner.Views.Set(whole, view)
		inner.Before = append(inner.Before, c.TakePre()...)
		c.Pre = pre
	}
	return &ir.Elem{Pos: f.Pos, Sym: view, Subs: f.Subs}
}

// forallCall is a defined assignment in the loops of the FORALLs around it, for each element where it is elemental.
func forallCall(c *elements.Emitter, s *ir.CallProc) []ir.Stmt {
	call := takenFirstActuals(c, s)
	var n *elements.Nest
	if sh := shapeOfActuals(call.Args); sh != nil && s.Proc.Elemental {
		n = elements.NewNest(c, sh)
		for k := range call.Args {
			call.Args[k].X = elements.Elements(c, n, call.Args[k].X)
		}
	}
	if call.Args[0].X == nil || call.Args[1].X == nil {
		c.Unsupported(s.Pos, "a defined assignment of arrays in FORALL is not supported yet").Help("write a DO loop over a copy")
		return nil
	}
	return WriteOut(c, &Store{Pos: s.Pos, Lhs: call.Args[0].X, Rhs: call.Args[1].X, Call: call, Nest: n, Before: c.Outer[0].Known})
}

// storeMask computes the mask of a FORALL into an array before its statements, over all values of the indices.
func storeMask(c *elements.Emitter, f *elements.Frame) {
	pos := f.Nest.Pos
	if len(c.Outer) > 0 {
		storeInnerMask(c, f)
		return
	}
	kept := c.Temp("m", ir.Log4, pos)
	kept.Allocatable = true
	at := &ir.Elem{Pos: pos, Sym: kept}
	for d, v := range f.Nest.Vars {
		b := f.Nest.Base[d]
		lo, hi := c.Convert(b.Lo, v.Type), c.Convert(b.Hi, v.Type)
		kept.Dims = append(kept.Dims, ir.Dim{
			Lo: &ir.Call{Pos: pos, Fn: "min", Args: []ir.Expr{lo, hi}, T: v.Type},
			Hi: &ir.Call{Pos: pos, Fn: "max", Args: []ir.Expr{lo, hi}, T: v.Type}})
		at.Subs = append(at.Subs, &ir.Var{Pos: pos, Sym: v})
	}
	f.Before = append(f.Before, &ir.Allocate{At: ir.At{Pos: pos}, Sym: kept})
	f.Before = append(f.Before, f.Nest.Wrap(c, append(f.Pre, &ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: f.Mask}))...)
	f.After = append(f.After, &ir.Deallocate{At: ir.At{Pos: pos}, Sym: kept})
	f.Mask, f.Pre = at, nil
}

// changesMask reports whether the statements of a construct assign what its mask reads: Fortran evaluates the mask once,
// before all statements.
func changesMask(f *elements.Frame, body []ir.Stmt) bool {
	if f.Mask == nil {
		return false
	}
	read := append(ExprsOfAll(f.Pre), f.Mask)
	return slices.ContainsFunc(targets(body), func(to ir.Expr) bool {
		el, ok := elements.ElemOf(to)
		root := ir.Root(to)
		return ok && (!el.Sym.Made || el.Sym.View) && ReadsAny(read, el.Sym) || root != nil && !root.Made && readsPartOf(read, root)
	})
}

// targets lists what statements assign.
func targets(body []ir.Stmt) []ir.Expr {
	var out []ir.Expr
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Assign:
			out = append(out, s.LHS)
		case *ir.CallProc:
			out = append(out, s.Args[0].X)
		}
		return true
	})
	return out
}

func readsPartOf(list []ir.Expr, s *ir.Symbol) bool {
	return slices.ContainsFunc(list, func(e ir.Expr) bool { return e != nil && readsPart(e, s) })
}

func isSingleAssign(body []ir.Stmt) bool {
	if len(body) != 1 {
		return false
	}
	_, ok := body[0].(*ir.Assign)
	return ok
}

// keptMask gives a FORALL whose statements change what its mask reads the mask as an array over its indices, which is computed
// before all statements, Fortran 2008, 7.2.4.2.3; nil where the bounds depend on other indices.
func keptMask(c *elements.Emitter, f *elements.Frame) []ir.Stmt {
	pos := f.Nest.Pos
	saved := c.TakePre()
	defer func() { c.Pre = saved }()
	var extents, subs []ir.Expr
	var vars []*ir.Symbol
	for _, o := range c.Outer {
		vars = append(vars, o.Nest.Vars...)
	}
	for _, o := range append(append([]*elements.Frame(nil), c.Outer...), f) {
		for d, t := range o.Nest.Base {
			if elements.Uses(t.Lo, vars) || elements.Uses(t.Hi, vars) || elements.Uses(t.Step, vars) {
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
func sequential(c *elements.Emitter, body []ir.Stmt) []ir.Stmt {
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Do); ok {
			d.Independent = nil
		}
		return true
	})
	return body
}

// listing are the values of an assignment in FORALL, one after the other, and the subscripts of what is assigned.
type listing struct {
	c          *elements.Emitter
	pos        diag.Span
	count, at  ir.Expr
	begin, end []ir.Stmt
	keep       []ir.Stmt // what keeps the values of the current iteration
	vars       []*ir.Symbol
}

// storeByList writes an assignment in FORALL out for any left side: the values, and the subscripts of their places, are computed
// for all iterations into lists before anything is assigned.
func storeByList(c *elements.Emitter, s *Store, pre []ir.Stmt) []ir.Stmt {
	number := func(stem string) ir.Expr { return &ir.Var{Pos: s.Pos, Sym: c.Temp(stem, ir.Int8, s.Pos)} }
	l := &listing{c: c, pos: s.Pos, count: number("n"), at: number("k"), vars: StoreVars(c, s)}
	set := func(to, e ir.Expr) ir.Stmt { return &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: to, RHS: e} }
	next := func(v ir.Expr) ir.Stmt {
		return set(v, &ir.Binary{Pos: s.Pos, Op: ir.Add, X: v, Y: c.Int8(1, s.Pos), T: ir.Int8})
	}
	if s.Rhs.Type().Base == ir.Character && s.Rhs.Type().Len < 0 {
		c.Unsupported(s.Pos, "this assignment of characters in FORALL is not supported yet").Help("write a DO loop")
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
	out = append(out, &ir.Do{At: ir.At{Pos: s.Pos}, Var: v, Lo: c.Int8(1, s.Pos), Hi: l.count, Step: c.Int8(1, s.Pos), Body: []ir.Stmt{s.set(place, value)}})
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

// storeInnerMask computes the mask of a FORALL inside another one into an array before its statements.
func storeInnerMask(c *elements.Emitter, f *elements.Frame) {
	mask := keptMask(c, f)
	if mask == nil {
		c.Unsupported(f.Nest.Pos, "an inner FORALL that changes what its mask reads, and whose bounds depend on an outer index, is not supported yet").
			Help("compute the mask into a logical array first")
	}
	f.Before = append(f.Before, mask...)
}
