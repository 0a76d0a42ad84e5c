package lower

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// Array constructors, Fortran 2008, 4.8, become arrays of their own:
//
//	[1, 2, 3]                       =>   an array with these initial values
//	[x, (y*i, i = 1, 2)]            =>   c(1) = x; c(2) = y*1; c(3) = y*2
//	[b(:), (x(i), i = 1, m)]        =>   k = 0; do j; k = k + 1; c(k) = b(j); end do;  do i; k = k + 1; c(k) = x(i); end do
//
// Where only the loops tell how many values there are, they count them first.

// An implied DO is written out with at most maxUnrolled values, of at most maxWork parts that are no constants.
const maxUnrolled, maxWork = 1000, 2000

// constructed is the array of a constructor.
func constructed(c *elements.Emitter, x *ir.Constructor) ir.Expr {
	if values, ok := valuesOf(c, x.Items); ok || len(x.Items) == 0 {
		forgetLoops(c, x.Items)
		return shapes.WholeExpr(listed(c, x, values), x.Pos)
	}
	if s := gathered(c, x); s != nil {
		return shapes.WholeExpr(s, x.Pos)
	}
	return ir.Poison(x.Pos)
}

// valuesOf lists the values of items, implied DOs with constant bounds written out; false where loops must put them into the array:
// arrays among them, and implied DOs of other bounds or of too many values.
func valuesOf(c *elements.Emitter, items []ir.Expr) (out []ir.Expr, ok bool) {
	for _, item := range items {
		switch do, isDo := item.(*ir.ImpliedDo); {
		case isDo:
			list, ok := iterations(c, do)
			if !ok {
				return nil, false
			}
			out = append(out, list...)
		case ir.Rank(item) > 0:
			return nil, false
		default:
			out = append(out, item)
		}
	}
	return out, len(out) > 0
}

// iterations lists the values of an implied DO, if there are some but not too many.
func iterations(c *elements.Emitter, do *ir.ImpliedDo) (out []ir.Expr, ok bool) {
	lo, okLo := do.Lo.(*ir.Const)
	hi, okHi := do.Hi.(*ir.Const)
	step, okStep := do.Step.(*ir.Const)
	if !okLo || !okHi || !okStep || step.I == 0 || ir.AnyExpr(do, makesViews) {
		return nil, false
	}
	parts := int64(0)
	for i := lo.I; step.I > 0 && i <= hi.I || step.I < 0 && i >= hi.I; i += step.I {
		var items []ir.Expr
		for _, item := range do.Items {
			items = append(items, inIteration(c, item, do.Var, i))
		}
		list, ok := valuesOf(c, items)
		parts += partsOf(list)
		if out = append(out, list...); !ok || len(out) > maxUnrolled || parts > maxWork {
			return nil, false
		}
	}
	return out, len(out) > 0
}

// partsOf counts the parts of expressions that are no constants, those of implied DOs inside, which may be written out later, as often
// as they are run:
//
//	(sum([(x(i, k), k = 1, 100)]), i = 1, 100)  =>  10,000 times x
func partsOf(list []ir.Expr) (n int64) {
	for _, e := range list {
		inside := partsOf(ir.OperandsOf(e))
		switch e := e.(type) {
		case *ir.Const:
			continue
		case *ir.ImpliedDo:
			if trips, known := (shapes.Triplet{Lo: e.Lo, Hi: e.Hi, Step: e.Step}).Extent(); known {
				inside = min(inside, maxWork) * min(trips, maxWork)
			}
		case *ir.Prepared:
			ir.WalkStmts(e.First, func(s ir.Stmt) bool {
				inside += partsOf(ir.ExprsOf(s))
				return true
			})
		}
		n = min(n+inside+1, 2*maxWork)
	}
	return n
}

// forgetLoops removes the variables of implied DOs that are written out.
func forgetLoops(c *elements.Emitter, items []ir.Expr) {
	for _, item := range items {
		if do, ok := item.(*ir.ImpliedDo); ok {
			if k := slices.Index(c.Unit.Symbols, do.Var); k >= 0 {
				c.Unit.Symbols = slices.Delete(c.Unit.Symbols, k, k+1)
			}
			forgetLoops(c, do.Items)
		}
	}
}

// inIteration is an expression where the variable of an implied DO has the value i.
func inIteration(c *elements.Emitter, e ir.Expr, v *ir.Symbol, i int64) ir.Expr {
	s := &ir.Substitution{Values: map[*ir.Symbol]ir.Expr{v: &ir.Const{Pos: e.Span(), T: v.Type, I: i}}}
	s.Expr = func(x ir.Expr) ir.Expr {
		switch x := x.(type) {
		case *ir.Elem:
			return c.ConstElem(x)
		case *ir.Unary, *ir.Binary, *ir.Conv, *ir.Call:
			return c.Folded(x)
		}
		return nil
	}
	return s.CopyExpr(e)
}

// makesViews reports whether what must be computed first for an expression does more than set variables and call procedures.
func makesViews(e ir.Expr) bool {
	found := false
	if p, ok := e.(*ir.Prepared); ok {
		ir.WalkStmts(p.First, func(s ir.Stmt) bool {
			switch s.(type) {
			case *ir.Assign, *ir.CallProc:
			default:
				found = true
			}
			return true
		})
	}
	return found
}

// listed is an array of values: constants become its initial value, anything else is assigned.
func listed(c *elements.Emitter, x *ir.Constructor, values []ir.Expr) *ir.Symbol {
	s := c.Temp("c", x.T, x.Pos)
	s.Dims = []ir.Dim{{Lo: ir.IntConst(1, x.Pos), Hi: ir.IntConst(int64(len(values)), x.Pos)}}
	if constant := shapes.ConstantsOf(values); constant != nil && x.Len == nil {
		s.InitElems = constant
		return s
	}
	if x.Len != nil {
		elements.MakeTextArray(c, s, x.Len)
	}
	var set []ir.Stmt
	for k, e := range values {
		again := elements.IsPrepared(e) // what is computed first may be computed again for the next value
		e = takenFirst(c, e)
		if k == 0 && x.Len == nil && s.Type.Base == ir.Character && s.Type.Len < 0 {
			elements.MakeTextArray(c, s, c.LenOf(e))
		}
		at := elements.ElemAt(s, []ir.Expr{ir.IntConst(int64(k+1), x.Pos)}, x.Pos)
		if set = append(set, &ir.Assign{At: ir.At{Pos: x.Pos}, LHS: at, RHS: e}); again {
			c.Emit(set...)
			set = nil
		}
	}
	c.Emit(set...)
	return s
}

// consItem is an item of a constructor: a value, after what it needs computed first, or a loop over items.
type consItem struct {
	pre   []ir.Stmt
	e     ir.Expr
	loop  *ir.Do
	items []*consItem
}

// gathering is a constructor while loops put its values into an array; to is nil while they are counted in k.
type gathering struct {
	pos diag.Span
	k   *ir.Var
	to  *ir.Symbol
}

// gathered is an array with the values that loops put one after the other; nil after an error.
func gathered(c *elements.Emitter, x *ir.Constructor) *ir.Symbol {
	g := &gathering{pos: x.Pos, k: &ir.Var{Pos: x.Pos, Sym: c.Temp("k", ir.Int8, x.Pos)}}
	items := consItems(c, x.Items)
	for _, i := range items {
		c.Emit(i.pre...)
		i.pre = nil
	}
	begin := func() { c.Emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: g.k, RHS: c.Int8(0, x.Pos)}) }
	size := ir.Expr(g.k)
	if n, ok := sizeOfItems(items); ok {
		size = c.Int8(n, x.Pos)
	} else {
		begin()
		gatherItems(c, g, items)
	}
	g.to = c.Scratch("c", x.T, []ir.Expr{size}, x.Pos)
	if x.Len != nil {
		elements.AllocateLate(c, g.to, x.Len)
	} else if x.T.Base == ir.Character && x.T.Len < 0 && !textOfItems(c, g.to, items) {
		return nil
	}
	begin()
	gatherItems(c, g, items)
	return g.to
}

// consItems takes the items apart, each once.
func consItems(c *elements.Emitter, items []ir.Expr) []*consItem {
	var out []*consItem
	for _, item := range items {
		i := &consItem{}
		if do, isDo := item.(*ir.ImpliedDo); isDo {
			i.loop = &ir.Do{At: ir.At{Pos: do.Pos}, Var: do.Var}
			for _, bound := range []struct {
				x  ir.Expr
				to *ir.Expr
			}{{do.Lo, &i.loop.Lo}, {do.Hi, &i.loop.Hi}, {do.Step, &i.loop.Step}} {
				x, pre := split(c, bound.x)
				*bound.to, i.pre = x, append(i.pre, pre...)
			}
			i.items = consItems(c, do.Items)
		} else {
			i.e, i.pre = split(c, item)
		}
		out = append(out, i)
	}
	return out
}

// sizeOfItems is the number of values where constants tell it.
func sizeOfItems(items []*consItem) (size int64, ok bool) {
	for _, i := range items {
		n, known := int64(1), true
		if i.loop != nil {
			n, known = sizeOfLoop(i)
		} else if sh := shapes.Of(i.e); sh != nil {
			n, known = shapes.KnownSize(sh)
		}
		if size += n; !known {
			return 0, false
		}
	}
	return size, true
}

// sizeOfLoop is the number of values of an implied DO of scalars with constant bounds.
func sizeOfLoop(i *consItem) (int64, bool) {
	bounds := shapes.ConstantsOf([]ir.Expr{i.loop.Lo, i.loop.Hi, i.loop.Step})
	scalar := func(x *consItem) bool { return x.loop == nil && ir.Rank(x.e) == 0 }
	if bounds == nil || slices.ContainsFunc(i.items, func(x *consItem) bool { return !scalar(x) }) {
		return 0, false
	}
	trips, ok := shapes.Triplet{Lo: i.loop.Lo, Hi: i.loop.Hi, Step: i.loop.Step}.Extent()
	return trips * int64(len(i.items)), ok
}

// textOfItems allocates an array for values with the length of the first one; false where that depends on a loop.
func textOfItems(c *elements.Emitter, s *ir.Symbol, items []*consItem) bool {
	first := items[0]
	var loops []*ir.Symbol
	for ; first.loop != nil; first = first.items[0] {
		loops = append(loops, first.loop.Var)
	}
	length := c.LenOf(first.e)
	if elements.Uses(length, loops) || len(first.pre) > 0 {
		c.Unsupported(s.Pos, "the length of the values of this array constructor is not known before its loops").
			Help("write it before the values: '[character(len=...) :: ...]'")
		return false
	}
	elements.AllocateLate(c, s, length)
	return true
}

// gatherItems emits what counts the items, or puts them into the array.
func gatherItems(c *elements.Emitter, g *gathering, items []*consItem) {
	for _, i := range items {
		switch {
		case i.loop != nil:
			c.Emit(i.pre...)
			before := c.TakePre()
			gatherItems(c, g, i.items)
			loop := *i.loop
			loop.Body = c.TakePre()
			c.Pre = append(before, &loop)
		case ir.Rank(i.e) > 0:
			c.Emit(i.pre...)
			n, _ := Over(c, shapes.Of(i.e))
			c.Emit(n.Loops(c, gatherValue(c, g, elements.Elements(c, n, i.e)), elements.Always)...)
		case g.to != nil:
			c.Emit(i.pre...)
			c.Emit(gatherValue(c, g, i.e)...)
		default:
			c.Emit(gatherValue(c, g, nil)...)
		}
	}
}

// gatherValue counts one value, or puts it after those before.
func gatherValue(c *elements.Emitter, g *gathering, e ir.Expr) []ir.Stmt {
	at := ir.At{Pos: g.pos}
	next := &ir.Assign{At: at, LHS: g.k, RHS: c.Operate(ir.Add, g.k, c.Int8(1, g.pos), g.pos)}
	if g.to == nil {
		return []ir.Stmt{next}
	}
	return []ir.Stmt{next, &ir.Assign{At: at, LHS: elements.ElemAt(g.to, []ir.Expr{g.k}, g.pos), RHS: e}}
}

// assignItems assigns a constructor without an array of its own where that is possible:
//
//	a(2:3) = [x, a(2)]             =>   s = x; t = a(2); a(2) = s; a(3) = t
//	a(:) = [(b(i+1), i = 0, n)]    =>   forall (i = 0:n) a(i+1) = b(i+1)
func assignItems(c *elements.Emitter, a *ir.Assign, list []ir.Stmt) (out []ir.Stmt, done bool) {
	if ir.Rank(a.LHS) != 1 || !elements.AssignsItems(a.RHS) || ir.AnyExpr(a.LHS, hasVectorSubscript) {
		return nil, false
	}
	lhs := takenFirst(c, a.LHS)
	if do := shapes.SingleLoop(elements.ConstructorOf(a.RHS)); do != nil {
		n := &elements.Nest{Pos: a.Pos, Vars: []*ir.Symbol{do.Var}, Base: []shapes.Triplet{{Lo: do.Lo, Hi: do.Hi, Step: do.Step}}}
		set := &ir.Assign{At: a.At, LHS: n.At(c, lhs), RHS: c.Convert(do.Items[0], lhs.Type())}
		index := ir.Index{Var: do.Var, Lo: do.Lo, Hi: do.Hi, Step: do.Step}
		return forall(c, &ir.Forall{At: a.At, Indices: []ir.Index{index}, Body: []ir.Stmt{set}}, prepared(list, a.Pos)), true
	}
	return assignValues(c, a, lhs, elements.ConstructorOf(a.RHS).Items), true
}

// assignValues assigns values one by one, by way of scalars if one may read what another sets.
func assignValues(c *elements.Emitter, a *ir.Assign, lhs ir.Expr, items []ir.Expr) []ir.Stmt {
	values := make([]ir.Expr, len(items))
	clash := false
	for k, e := range items {
		values[k] = c.Convert(Resolve(c, e), lhs.Type())
		clash = clash || elements.CallsFunctions(values[k]) || readsPart(values[k], ir.Root(lhs))
	}
	var first, second []ir.Stmt
	for k, e := range values {
		if clash && !ir.IsConst(e) {
			v := &ir.Var{Pos: e.Span(), Sym: c.TextTemp("s", e)}
			first = append(first, c.TakePre()...)
			first = append(first, &ir.Assign{At: a.At, LHS: v, RHS: e})
			e = v
		}
		second = append(second, &ir.Assign{At: a.At, LHS: elementNumber(c, lhs, int64(k)), RHS: e})
	}
	return append(first, second...)
}

// elementNumber is element k, from 0, of an array of one dimension.
func elementNumber(c *elements.Emitter, e ir.Expr, k int64) ir.Expr {
	if ir.Rank(e) == 0 {
		return e
	}
	a, ok := e.(*ir.ArrayRef)
	if !ok {
		m := &ir.Rewriter{Expr: func(x ir.Expr, _ ir.Role) ir.Expr { return elementNumber(c, x, k) }}
		return e.Rewritten(m, ir.Use).(ir.Expr)
	}
	at := &ir.Elem{Pos: a.Pos, Sym: a.Section.Sym}
	for _, t := range shapes.TripletsOf(a) {
		x := t.Lo
		if !t.Single {
			x = c.Arith(ir.Add, x, c.Arith(ir.Mul, ir.IntConst(k, a.Pos), t.Step, a.Pos), a.Pos)
		}
		at.Subs = append(at.Subs, x)
	}
	return at
}

// hasVectorSubscript reports whether an expression is an array with a vector subscript.
func hasVectorSubscript(e ir.Expr) bool {
	a, ok := e.(*ir.ArrayRef)
	return ok && !a.Plain()
}
