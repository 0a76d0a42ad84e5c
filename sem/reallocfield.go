package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
)

// reallocatingField is an assignment to the whole of an allocatable array component, which takes the shape of the right side,
// Fortran 2008, 7.2.1.3; nil if this is none. A right side that may read the component is put into another array first.
func (c reallocator) reallocatingField(s *parse.Assign) []ir.Stmt {
	f := c.wholeField(s.LHS)
	if f == nil {
		return nil
	}
	rhs := c.em.Resolve(c.expr(s.RHS))
	sh := shapes.Of(rhs)
	if sh == nil || len(sh.Dims) != len(f.Comp.Dims) {
		return nil
	}
	rhs = elements.OnceIn(c.em, nil, rhs)
	extents, lowest := c.keptShape(sh, wholeArray(s.RHS), s.Pos)
	if readsField(rhs, f) {
		sec := elements.ComputedItem(c.em, rhs, parse.SpanOf(s.RHS))
		if sec == nil {
			return nil
		}
		rhs = shapes.WholeExpr(sec.Sym, parse.SpanOf(s.RHS))
	}
	out := c.takePre()
	out = append(out, c.newFieldShape(f, extents, lowest, s.Pos)...)
	v := c.viewOf(f)
	t := &target{pos: parse.SpanOf(s.LHS), sym: v, subs: shapes.Whole(v)}
	stored := assignArray(c.checker, s, t, rhs)
	return append(append(out, c.takePre()...), stored...)
}

// wholeField is the allocatable array component that the left side of an assignment names as a whole; nil for others.
func (c reallocator) wholeField(x parse.Expr) *ir.Field {
	cx, ok := x.(*parse.Component)
	if !ok || cx.Args != nil {
		return nil
	}
	of := c.traitOf(cx.X)
	if of.Rank > 0 || of.Type.Derived == nil {
		return nil
	}
	comp := of.Type.Derived.Component(cx.Name)
	if comp == nil || !comp.Allocatable || len(comp.Dims) == 0 || moduleOf(comp) != nil && !isWithin(c.checker, moduleOf(comp)) {
		return nil
	}
	base := c.baseOf(cx)
	if base == nil || base.e == nil {
		return nil
	}
	return &ir.Field{Pos: cx.Pos, X: base.e, Comp: comp}
}

// keptShape computes the extents of a shape into variables, and the lowest bounds that an array of this shape is to have: those of
// a whole array, else 1.
func (c reallocator) keptShape(sh *shapes.Shape, isWhole bool, pos diag.Span) (extents, lowest []ir.Expr) {
	for _, d := range sh.Dims {
		lo := ir.Expr(c.int8(1, pos))
		if isWhole {
			lo = c.hold(c.convert(d.Lo, ir.Int8), "lo")
		}
		extents = append(extents, c.hold(c.convert(c.em.SizeOf(d, pos), ir.Int8), "n"))
		lowest = append(lowest, lo)
	}
	return extents, lowest
}

// readsField reports whether an array expression may read an allocatable component, or calls a function, which may.
func readsField(value ir.Expr, f *ir.Field) bool {
	seen := &ir.Symbol{View: true, Root: ir.Root(f), Path: pathOf(f)}
	found := false
	ir.WalkExprs(value, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.FuncRef:
			found = true
		case *ir.Elem:
			found = found || ir.SharesStorage(e.Sym, seen)
		case *ir.ArrayRef:
			found = found || ir.SharesStorage(e.Section.Sym, seen)
		case *ir.Field:
			found = found || ir.Root(e) == seen.Root || ir.ThroughPointer(e)
		}
	})
	return found
}

// pathOf lists the components from the variable to a component.
func pathOf(f *ir.Field) []*ir.Component {
	var path []*ir.Component
	for x, ok := f, true; ok; x, ok = x.X.(*ir.Field) {
		path = append([]*ir.Component{x.Comp}, path...)
	}
	return path
}

// newFieldShape allocates a component with the given extents, unless it has them already.
func (c reallocator) newFieldShape(f *ir.Field, extents, lowest []ir.Expr, pos diag.Span) []ir.Stmt {
	at := ir.At{Pos: pos}
	v := c.viewOf(f)
	look := c.takePre()
	var differs ir.Expr
	fresh := &ir.AllocateField{At: at, Field: f}
	for k, d := range v.Dims {
		size := c.convert(c.em.SizeOf(shapes.Triplet{Lo: d.Lo, Hi: d.Hi, Step: c.int8(1, pos)}, pos), ir.Int8)
		differs = or(differs, &ir.Binary{Pos: pos, Op: ir.NE, X: size, Y: extents[k], T: ir.Log4}, pos)
		last := c.Arith(ir.Sub, c.Arith(ir.Add, lowest[k], extents[k], pos), c.int8(1, pos), pos)
		fresh.Dims = append(fresh.Dims, ir.Dim{Lo: lowest[k], Hi: c.convert(last, ir.Int8)})
	}
	free := &ir.If{At: at, Branches: []ir.Branch{{Pos: pos, Cond: differs, Body: []ir.Stmt{&ir.DeallocateField{At: at, Field: f}}}}}
	there := &ir.Status{Pos: pos, Field: f}
	return []ir.Stmt{
		&ir.If{At: at, Branches: []ir.Branch{{Pos: pos, Cond: there, Body: append(look, free)}}},
		&ir.If{At: at, Branches: []ir.Branch{{Pos: pos, Cond: &ir.Unary{Pos: pos, Op: ir.Not, X: there}, Body: []ir.Stmt{fresh}}}},
	}
}

// or joins two conditions, of which nil never holds.
func or(x, y ir.Expr, pos diag.Span) ir.Expr {
	if x == nil {
		return y
	}
	return &ir.Binary{Pos: pos, Op: ir.Or, X: x, Y: y, T: ir.Log4}
}
