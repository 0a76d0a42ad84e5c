package lower

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// Assignments to the whole of an allocatable array, or of an allocatable component, which takes the shape of the right side,
// Fortran 2008, 7.2.1.3:
//
//	n = extents of the right side; if (allocated(a)) then; if (any(shape(a) /= n)) deallocate(a); end if
//	if (.not. allocated(a)) allocate(a(n)); a = right side
//
// A right side that reads the array is put into another array first.

// reallocate writes out an assignment that may allocate its left side anew; before is in front of it already.
func reallocate(c *elements.Emitter, s *ir.Reallocate, before []ir.Stmt) []ir.Stmt {
	f, isField := s.LHS.(*ir.Field)
	if isField {
		return reallocateField(c, s, f)
	}
	a := s.LHS.(*ir.ArrayRef).Section.Sym
	if s.Fixed {
		c.Emit(mustFit(c, s, a)...)
		return simple(c, &ir.Assign{At: s.At, LHS: s.LHS, RHS: s.Value}, before)
	}
	value := elements.OnceIn(c, nil, s.Value)
	if shapes.Of(value) == nil {
		return nil // a fault of the value has been reported
	}
	again := elements.Reads(value, a)
	extents, lowest := shapeToTake(c, s, value)
	length := a.Len
	if a.Deferred {
		length = c.KeepLen(c.LenOf(value), s.Pos)
	}
	if !again {
		c.Emit(newShape(c, a, extents, lowest, length, s.Pos)...)
		return assignArray(c, &ir.Assign{At: s.At, LHS: s.LHS, RHS: value}, before)
	}
	kept := c.Scratch("a", a.Type, extents, s.Pos)
	kept.Len = length
	copied := assignArray(c, &ir.Assign{At: s.At, LHS: shapes.WholeExpr(kept, s.LHS.Span()), RHS: value}, before)
	return append(append(copied, newShape(c, a, extents, lowest, length, s.Pos)...), copyElements(c, a, kept, s.Pos)...)
}

// shapeToTake computes the extents of a value into variables, and the lowest bounds of an array that takes its shape: those of a whole
// array, else 1.
func shapeToTake(c *elements.Emitter, s *ir.Reallocate, value ir.Expr) (extents, lowest []ir.Expr) {
	for _, d := range shapes.Of(value).Dims {
		lo := ir.Expr(c.Int8(1, s.Pos))
		if s.Bounds {
			lo = c.Hold(c.Convert(d.Lo, ir.Int8), "lo")
		}
		extents = append(extents, c.Hold(c.Convert(c.SizeOf(d, s.Pos), ir.Int8), "n"))
		lowest = append(lowest, lo)
	}
	return extents, lowest
}

// newShape allocates an array with the given extents, and length if that is deferred, unless it has them already.
func newShape(c *elements.Emitter, a *ir.Symbol, extents, lowest []ir.Expr, length ir.Expr, pos diag.Span) []ir.Stmt {
	at := ir.At{Pos: pos}
	var differs ir.Expr
	var fresh []ir.Stmt
	if a.Deferred {
		n := a.Len.(*ir.Var).Sym
		differs = &ir.Binary{Pos: pos, Op: ir.NE, X: &ir.Var{Pos: pos, Sym: n}, Y: length, T: ir.Log4}
		fresh = append(fresh, &ir.Assign{At: at, LHS: &ir.Var{Pos: pos, Sym: n}, RHS: length})
	}
	for k, d := range a.Dims {
		differs = or(differs, extentDiffers(c, shapes.Triplet{Lo: d.Lo, Hi: d.Hi, Step: c.Int8(1, pos)}, extents[k], pos), pos)
		last := c.Arith(ir.Sub, c.Arith(ir.Add, lowest[k], extents[k], pos), c.Int8(1, pos), pos)
		fresh = append(fresh, &ir.Assign{At: at, LHS: d.Lo, RHS: lowest[k]}, &ir.Assign{At: at, LHS: d.Hi, RHS: c.Convert(last, ir.Int8)})
	}
	there := &ir.Status{Pos: pos, Sym: a}
	return allocatedAnew(there, []ir.Stmt{ir.Guarded(at, differs, &ir.Deallocate{At: at, Sym: a})}, append(fresh, &ir.Allocate{At: at, Sym: a}), pos)
}

// allocatedAnew runs some statements if a variable is allocated, and others if it is not then.
func allocatedAnew(there *ir.Status, free, fresh []ir.Stmt, pos diag.Span) []ir.Stmt {
	at := ir.At{Pos: pos}
	return []ir.Stmt{ir.Guarded(at, there, free...), ir.Guarded(at, &ir.Unary{Pos: pos, Op: ir.Not, X: there}, fresh...)}
}

// extentDiffers compares the length of a range with a number.
func extentDiffers(c *elements.Emitter, t shapes.Triplet, n ir.Expr, pos diag.Span) ir.Expr {
	return &ir.Binary{Pos: pos, Op: ir.NE, X: c.Convert(c.SizeOf(t, pos), ir.Int8), Y: n, T: ir.Log4}
}

// or joins two conditions, of which nil never holds.
func or(x, y ir.Expr, pos diag.Span) ir.Expr {
	if x == nil {
		return y
	}
	return &ir.Binary{Pos: pos, Op: ir.Or, X: x, Y: y, T: ir.Log4}
}

// copyElements is to = from, where from has the lowest bounds 1.
func copyElements(c *elements.Emitter, to, from *ir.Symbol, pos diag.Span) []ir.Stmt {
	left, right := &ir.Elem{Pos: pos, Sym: to}, &ir.Elem{Pos: pos, Sym: from}
	n := &elements.Nest{Pos: pos, Base: shapes.Whole(from)}
	for _, d := range to.Dims {
		v := c.Temp("i", ir.Int8, pos)
		n.Vars = append(n.Vars, v)
		shift := c.Arith(ir.Sub, d.Lo, c.Int8(1, pos), pos)
		left.Subs = append(left.Subs, c.Arith(ir.Add, &ir.Var{Pos: pos, Sym: v}, shift, pos))
		right.Subs = append(right.Subs, &ir.Var{Pos: pos, Sym: v})
	}
	return n.Wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: left, RHS: right}})
}

// reallocateField is an assignment to the whole of an allocatable array component. A right side that may read the component is put
// into another array first.
func reallocateField(c *elements.Emitter, s *ir.Reallocate, f *ir.Field) []ir.Stmt {
	value := elements.OnceIn(c, nil, s.Value)
	if shapes.Of(value) == nil {
		return nil // a fault of the value has been reported
	}
	extents, lowest := shapeToTake(c, s, value)
	if readsField(value, f) {
		sec := elements.ComputedItem(c, value, s.Value.Span())
		if sec == nil {
			return nil
		}
		value = shapes.WholeExpr(sec.Sym, s.Value.Span())
	}
	var length ir.Expr
	if f.Comp.Deferred {
		length = c.KeepLen(c.LenOf(value), s.Pos)
	}
	if s.Fixed {
		c.Emit(fieldMustFit(c, s, f, extents)...)
	} else {
		c.Emit(newFieldShape(c, f, extents, lowest, length, s.Pos)...)
	}
	lhs := shapes.WholeExpr(c.ViewOf(f), f.Pos)
	return assignArray(c, &ir.Assign{At: s.At, LHS: lhs, RHS: value}, nil)
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

// fieldMustFit lets the run end where a coarray component is not allocated, or has not the given extents.
func fieldMustFit(c *elements.Emitter, s *ir.Reallocate, f *ir.Field, extents []ir.Expr) []ir.Stmt {
	before := c.TakePre()
	v := c.ViewOf(f)
	look := c.TakePre()
	c.Pre = before
	var differs ir.Expr
	for k, d := range v.Dims {
		differs = or(differs, extentDiffers(c, shapes.Triplet{Lo: d.Lo, Hi: d.Hi, Step: c.Int8(1, s.Pos)}, extents[k], s.Pos), s.Pos)
	}
	there := &ir.Status{Pos: s.Pos, Field: f}
	absent := mustNot(s, &ir.Unary{Pos: s.Pos, Op: ir.Not, X: there}, f.Comp.Name)
	return append([]ir.Stmt{absent}, append(look, mustNot(s, differs, f.Comp.Name))...)
}

// newFieldShape allocates a component with the given extents, and length if that is deferred, unless it has them already.
func newFieldShape(c *elements.Emitter, f *ir.Field, extents, lowest []ir.Expr, length ir.Expr, pos diag.Span) []ir.Stmt {
	at := ir.At{Pos: pos}
	before := c.TakePre()
	v := c.ViewOf(f)
	look := c.TakePre()
	c.Pre = before
	var differs ir.Expr
	if length != nil {
		differs = &ir.Binary{Pos: pos, Op: ir.NE, X: c.LenOf(f), Y: length, T: ir.Log4}
	}
	fresh := &ir.AllocateField{At: at, Field: f, Len: length}
	for k, d := range v.Dims {
		differs = or(differs, extentDiffers(c, shapes.Triplet{Lo: d.Lo, Hi: d.Hi, Step: c.Int8(1, pos)}, extents[k], pos), pos)
		last := c.Arith(ir.Sub, c.Arith(ir.Add, lowest[k], extents[k], pos), c.Int8(1, pos), pos)
		fresh.Dims = append(fresh.Dims, ir.Dim{Lo: lowest[k], Hi: c.Convert(last, ir.Int8)})
	}
	free := append(look, ir.Guarded(at, differs, &ir.DeallocateField{At: at, Field: f}))
	return allocatedAnew(&ir.Status{Pos: pos, Field: f}, free, []ir.Stmt{fresh}, pos)
}
