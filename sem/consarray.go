package sem

import (
	"reflect"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// openItems reports whether the items of an array constructor must be put into the array by loops: arrays among them, and
// implied DOs whose bounds are not small constants, or no items at all.
func (c *checker) openItems(items []parse.Expr) bool {
	if len(items) == 0 {
		return true
	}
	for _, item := range items {
		do, isDo := item.(*parse.ImpliedDo)
		if !isDo {
			if c.traitOf(item).rank > 0 {
				return true
			}
			continue
		}
		open := false
		trips := 0
		small := c.eachIteration(do, func() bool {
			if trips++; trips == 1 {
				open = c.openItems(do.Items)
			}
			return trips*len(do.Items) <= maxUnrolled
		})
		if open || !small || trips == 0 {
			return true
		}
	}
	return false
}

// consItem is an item of a constructor: an expression, behind what it needs computed first, or an implied DO over items.
type consItem struct {
	pre   []ir.Stmt
	e     ir.Expr
	loop  *ir.Do
	items []*consItem
}

// gathering is an array constructor while it is written out: to is nil while its elements are counted in k.
type gathering struct {
	cons *parse.ArrayCons
	k    *ir.Var
	to   *ir.Symbol
	t    ir.Type // of the constructor, or of the first value
	ok   bool
}

// gathered writes a constructor out as loops that put one value behind the other; nil after an error.
func (c *checker) gathered(x *parse.ArrayCons) *ir.Symbol {
	g := &gathering{cons: x, k: &ir.Var{Pos: x.Pos, Sym: c.temp("k", ir.Int8, x.Pos)}, ok: true}
	if x.Type != nil {
		g.t = c.typeSpec(x.Type)
	}
	items := consItems(c, g, x.Items)
	for _, i := range items {
		c.emit(i.pre...)
		i.pre = nil
	}
	size := c.sizeOfItems(x.Items, items, x.Pos)
	if size == nil {
		c.emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: g.k, RHS: c.int8(0, x.Pos)})
		c.gatherItems(g, items)
		size = g.k
	}
	g.to = c.em.Scratch("c", ir.Int4, []ir.Expr{size}, x.Pos)
	c.emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: g.k, RHS: c.int8(0, x.Pos)})
	c.gatherItems(g, items)
	if !g.ok || g.t.Base == ir.Invalid {
		return nil
	}
	g.to.Type = g.t
	return g.to
}

// sizeOfItems is the number of elements where it is known without loops, else nil.
func (c *checker) sizeOfItems(items []parse.Expr, typed []*consItem, pos diag.Span) ir.Expr {
	var total int64
	for k, item := range items {
		if do, isDo := item.(*parse.ImpliedDo); isDo {
			n, ok := c.sizeOfLoop(do)
			if total += n; !ok {
				return nil
			}
			continue
		}
		n := int64(1)
		if sh := lower.ShapeOf(typed[k].e); sh != nil {
			for _, d := range sh.Dims {
				extent, ok := d.Extent()
				if n *= extent; !ok {
					return nil
				}
			}
		}
		total += n
	}
	return c.int8(total, pos)
}

// sizeOfLoop is the number of values of an implied DO of scalars with constant bounds.
func (c *checker) sizeOfLoop(do *parse.ImpliedDo) (int64, bool) {
	r, ok := c.constRange(do)
	if !ok {
		return 0, false
	}
	for _, item := range do.Items {
		if _, nested := item.(*parse.ImpliedDo); nested {
			return 0, false
		}
	}
	n := int64(0)
	if r.holds(r.lo) {
		n = (r.hi-r.lo)/r.step + 1
	}
	return n * int64(len(do.Items)), c.scalarItems(do, r.lo)
}

// scalarItems reports whether the items of an implied DO are scalars, with first for its variable.
func (c *checker) scalarItems(do *parse.ImpliedDo, first int64) bool {
	scalars := true
	outer := c.names[do.Var.Name]
	c.names[do.Var.Name] = loopConst(do, first)
	for _, item := range do.Items {
		scalars = scalars && c.traitOf(item).rank == 0
	}
	if c.names[do.Var.Name] = outer; outer == nil {
		delete(c.names, do.Var.Name)
	}
	return scalars
}

// singleLoop reports whether a constructor is one implied DO over one scalar.
func (c *checker) singleLoop(cons *parse.ArrayCons) bool {
	if len(cons.Items) != 1 || cons.Type != nil {
		return false
	}
	do, ok := cons.Items[0].(*parse.ImpliedDo)
	if !ok || len(do.Items) != 1 {
		return false
	}
	_, nested := do.Items[0].(*parse.ImpliedDo)
	return !nested && !c.needsLoops(do.Items[0]) && c.scalarItems(do, 1)
}

// needsLoops reports whether an expression has parts that statements before it compute, which then belong into the loop:
// array constructors, and references of anything but variables and elemental intrinsic functions.
func (c *checker) needsLoops(x parse.Expr) bool {
	found := false
	everyPart(reflect.ValueOf(x), func(part any) {
		switch part := part.(type) {
		case *parse.ArrayCons:
			found = true
		case *parse.Ref:
			e := c.lookup(part.Name)
			intrinsic := e == nil || e.class == procedure && e.intrinsic
			found = found || intrinsic && !elementalNames[part.Name] || !intrinsic && e.class != variable
		}
	})
	return found
}

// consItems types the items of a constructor, each once.
func consItems(c *checker, g *gathering, items []parse.Expr) []*consItem {
	before := c.takePre()
	var out []*consItem
	for _, item := range items {
		if do, isDo := item.(*parse.ImpliedDo); isDo {
			out = append(out, consLoop(c, g, do))
			continue
		}
		i := &consItem{e: lower.Resolve(c.em, c.expr(item))}
		i.pre = c.takePre()
		out = append(out, i)
	}
	c.em.Pre = before
	return out
}

// consLoop is an implied DO: a loop over a variable of its own.
func consLoop(c *checker, g *gathering, do *parse.ImpliedDo) *consItem {
	v := c.temp("i", ir.Int4, do.Pos)
	loop := &ir.Do{At: ir.At{Pos: do.Pos}, Var: v, Step: ir.IntConst(1, do.Pos)}
	loop.Lo, loop.Hi = c.convert(c.integer(do.Lo, "a loop bound"), ir.Int4), c.convert(c.integer(do.Hi, "a loop bound"), ir.Int4)
	if do.Step != nil {
		loop.Step = c.convert(c.integer(do.Step, "a loop bound"), ir.Int4)
		c.nonZero(loop.Step)
	}
	for _, e := range []*ir.Expr{&loop.Lo, &loop.Hi, &loop.Step} {
		*e = lower.Resolve(c.em, *e) // the items are counted in a loop of its own
		g.ok = g.ok && (*e).Type() == ir.Int4
	}
	i := &consItem{pre: c.takePre(), loop: loop}
	outer := c.names[do.Var.Name]
	c.names[do.Var.Name] = &entity{name: do.Var.Name, pos: do.Var.Pos, typ: ir.Int4, typePos: do.Pos, home: c, replaced: &ir.Var{Pos: do.Pos, Sym: v}}
	i.items = consItems(c, g, do.Items)
	if c.names[do.Var.Name] = outer; outer == nil {
		delete(c.names, do.Var.Name)
	}
	return i
}

// gatherItems emits what counts the items, or puts them into the array.
func (c *checker) gatherItems(g *gathering, items []*consItem) {
	for _, i := range items {
		switch {
		case i.loop != nil:
			c.emit(i.pre...)
			before := c.takePre()
			c.gatherItems(g, i.items)
			loop := *i.loop
			loop.Body = c.takePre()
			c.em.Pre = append(before, &loop)
		case ir.Rank(i.e) > 0:
			c.emit(i.pre...)
			n, _ := lower.Over(c.em, lower.ShapeOf(i.e))
			c.emit(n.Loops(c.em, c.gatherValue(g, lower.Elements(c.em, n, i.e)), lower.Always)...)
		case g.to != nil:
			c.emit(i.pre...)
			c.emit(c.gatherValue(g, i.e)...)
		default:
			c.emit(c.gatherValue(g, nil)...)
		}
	}
}

// gatherValue counts one value, or puts it behind those before.
func (c *checker) gatherValue(g *gathering, e ir.Expr) []ir.Stmt {
	pos := g.cons.Pos
	next := &ir.Assign{At: ir.At{Pos: pos}, LHS: g.k, RHS: c.operate(ir.Add, g.k, c.int8(1, pos), pos)}
	if g.to == nil {
		return []ir.Stmt{next}
	}
	switch t := e.Type(); {
	case t.Base == ir.Invalid:
		g.ok = false
		return nil
	case g.t.Base == ir.Invalid:
		g.t = t
	case g.cons.Type == nil && t != g.t || !ir.Assignable(t, g.t):
		// Fortran 2008, 4.8: without a type, all values have the same type and kind.
		c.bag.Errorf(e.Span(), "type-mismatch", "the values of an array constructor are %s and %s", g.t, t)
		g.ok = false
		return nil
	}
	g.to.Type = g.t
	return []ir.Stmt{next, &ir.Assign{At: ir.At{Pos: pos}, LHS: lower.ElemAt(g.to, []ir.Expr{g.k}, pos), RHS: c.convert(e, g.t)}}
}
