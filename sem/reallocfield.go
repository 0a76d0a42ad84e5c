package sem

import (
	"dhpfgo/diag"
	"dhpfgo/parse"
)

// reallocatingField is an assignment to the whole of an allocatable array component, which takes the shape of the right side,
// Fortran 2008, 7.2.1.3; nil if this is none. A right side that may read the component is put into another array first.
func (c *checker) reallocatingField(s *parse.Assign) []Stmt {
	f := c.wholeField(s.LHS)
	if f == nil || len(c.outer) > 0 {
		return nil
	}
	sh := c.shape(s.RHS)
	if sh == nil || len(sh.dims) != len(f.Comp.Dims) {
		return nil
	}
	extents, lower := c.keptShape(sh, wholeArray(s.RHS), s.Pos)
	rhs := s.RHS
	if c.readsField(s.RHS, sh, f) {
		sec := c.computedItem(s.RHS, sh)
		if sec == nil {
			return nil
		}
		rhs = c.nameFor(sec.Sym, spanOf(s.RHS))
		sh = c.shape(rhs)
	}
	out := c.takePre()
	out = append(out, c.newFieldShape(f, extents, lower, s.Pos)...)
	v := c.viewOf(f)
	t := &target{pos: spanOf(s.LHS), sym: v, subs: whole(v)}
	stored := c.elementwise(&parse.Assign{Base: s.Base, LHS: s.LHS, RHS: rhs}, t, c.newNest(c.join(t.shape(), sh)), nil)
	return append(append(out, c.takePre()...), stored...)
}

// wholeField is the allocatable array component that the left side of an assignment names as a whole; nil for others.
func (c *checker) wholeField(x parse.Expr) *Field {
	cx, ok := x.(*parse.Component)
	if !ok || cx.Args != nil {
		return nil
	}
	base := c.baseOf(cx)
	if base == nil || base.e == nil || base.e.Type().Derived == nil {
		return nil
	}
	comp := base.e.Type().Derived.Component(cx.Name)
	if comp == nil || !comp.Allocatable || len(comp.Dims) == 0 || moduleOf(comp) != nil && moduleOf(comp) != c.moduleAround() {
		return nil
	}
	return &Field{Pos: cx.Pos, X: base.e, Comp: comp}
}

// keptShape computes the extents of a shape into variables, and the lower bounds that an array of this shape is to have: those of
// a whole array, else 1.
func (c *checker) keptShape(sh *shape, isWhole bool, pos diag.Span) (extents, lower []Expr) {
	for _, d := range sh.dims {
		lo := Expr(c.int8(1, pos))
		if isWhole {
			lo = c.hold(c.convert(d.lo, Int8), "lo")
		}
		extents = append(extents, c.hold(c.convert(c.sizeOf(d, pos), Int8), "n"))
		lower = append(lower, lo)
	}
	return extents, lower
}

// readsField reports whether an array expression may read an allocatable component, or calls a function, which may.
func (c *checker) readsField(x parse.Expr, sh *shape, f *Field) bool {
	seen := &Symbol{View: true, Root: Root(f), Path: pathOf(f)}
	found := false
	WalkExprs(c.inNest(c.newNest(sh), x), func(e Expr) {
		switch e := e.(type) {
		case *FuncRef:
			found = true
		case *Elem:
			found = found || SharesStorage(e.Sym, seen)
		case *Field:
			found = found || Root(e) == seen.Root || throughPointer(e)
		}
	})
	return found
}

// pathOf lists the components from the variable to a component.
func pathOf(f *Field) []*Component {
	var path []*Component
	for x, ok := f, true; ok; x, ok = x.X.(*Field) {
		path = append([]*Component{x.Comp}, path...)
	}
	return path
}

// newFieldShape allocates a component with the given extents, unless it has them already.
func (c *checker) newFieldShape(f *Field, extents, lower []Expr, pos diag.Span) []Stmt {
	at := At{pos}
	v := c.viewOf(f)
	look := c.takePre()
	var differs Expr
	fresh := &AllocateField{At: at, Field: f}
	for k, d := range v.Dims {
		size := c.convert(c.sizeOf(triplet{lo: d.Lo, hi: d.Hi, step: c.int8(1, pos)}, pos), Int8)
		differs = or(differs, &Binary{pos, NE, size, extents[k], Log4}, pos)
		last := c.arith(Sub, c.arith(Add, lower[k], extents[k], pos), c.int8(1, pos), pos)
		fresh.Dims = append(fresh.Dims, Dim{lower[k], c.convert(last, Int8)})
	}
	free := &If{at, []Branch{{pos, differs, []Stmt{&DeallocateField{at, f}}}}}
	there := &Status{Pos: pos, Field: f}
	return []Stmt{
		&If{at, []Branch{{pos, there, append(look, free)}}},
		&If{at, []Branch{{pos, &Unary{pos, Not, there}, []Stmt{fresh}}}},
	}
}

// or joins two conditions, of which nil never holds.
func or(x, y Expr, pos diag.Span) Expr {
	if x == nil {
		return y
	}
	return &Binary{pos, Or, x, y, Log4}
}
