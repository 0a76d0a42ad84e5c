package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// reallocator writes assignments out that may allocate their left side anew, and keeps the shape of arrays that cannot.
type reallocator struct{ *checker }

// reshaped reports whether some assignment to the whole of an array may give it another shape. A distributed array keeps
// the shape that ALLOCATE gives it (keepsShape), unless an assignment has the form of one that allocates.
func (c reallocator) reshaped(name string) bool {
	if e := c.names[name]; c.directed(name) && !c.isWhole(e) {
		return c.global.uses.AllocatedAnew(name)
	}
	for _, x := range c.found.Wholes[name] {
		if c.mayBeArray(x) {
			return true
		}
	}
	return false
}

// directed reports whether a directive of the unit maps a variable.
func (c *checker) directed(name string) bool {
	isName := func(id parse.Ident) bool { return id.Name == name }
	for _, s := range c.src.Decls {
		switch s := s.(type) {
		case *parse.Distribute:
			if slices.ContainsFunc(s.Names, isName) {
				return true
			}
		case *parse.Align:
			if slices.ContainsFunc(s.Names, isName) {
				return true
			}
		}
	}
	return false
}

// mayBeArray reports whether an expression may be an array, by its form and the declarations alone.
func (c reallocator) mayBeArray(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.Name:
		e := c.names[x.Ident]
		return e == nil || e.Dims != nil || e.Class == names.Procedure
	case *parse.Paren:
		return c.mayBeArray(x.X)
	case *parse.Unary:
		return c.mayBeArray(x.X)
	case *parse.Binary:
		return c.mayBeArray(x.X) || c.mayBeArray(x.Y)
	case *parse.Ref:
		return c.refMayBeArray(x)
	case *parse.IntLit, *parse.RealLit, *parse.LogicalLit, *parse.StringLit:
		return false
	}
	return true
}

// reductions are the functions that give a scalar unless DIM is present.
var reductions = map[string]bool{"sum": true, "product": true, "maxval": true, "minval": true, "count": true, "any": true,
	"all": true, "norm2": true, "iall": true, "iany": true, "iparity": true, "parity": true}

func (c reallocator) refMayBeArray(x *parse.Ref) bool {
	e := c.names[x.Name]
	switch {
	case e == nil && reductions[x.Name]:
		return len(x.Args) > 1
	case e == nil && isTransform(x.Name):
		return true
	case e == nil && intrinsics[x.Name] == nil, e != nil && e.Dims == nil:
		return true
	}
	for _, a := range x.Args {
		if a.Section || a.Value == nil || c.mayBeArray(a.Value) {
			return true
		}
	}
	return false
}

// reallocating is an assignment to a whole allocatable array, which takes the shape of the right side, Fortran 2008,
// 7.2.1.3; nil if this is none.
//
//	n = extents of the right side; if (allocated(a)) then; if (any(shape(a) /= n)) deallocate(a); end if
//	if (.not. allocated(a)) allocate(a(n)); a = right side
//
// A right side that reads the array, and has another shape, is put into another array first.
func (c reallocator) reallocating(s *parse.Assign, t *target, rhs ir.Expr) []ir.Stmt {
	_, named := s.LHS.(*parse.Name)
	if !named || !c.takesShape(t.sym) {
		return nil
	}
	sh := shapes.Of(rhs)
	if sh == nil || len(sh.Dims) != t.sym.Rank() || sameShape(sh.Dims, shapes.Whole(t.sym)) && !t.sym.Deferred {
		return nil
	}
	rhs = elements.OnceIn(c.em, nil, rhs)
	again := elements.Reads(rhs, t.sym)
	var extents, lowest []ir.Expr
	for k, d := range sh.Dims {
		v := &ir.Var{Pos: s.Pos, Sym: c.temp("n", ir.Int8, s.Pos)}
		c.emit(&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: v, RHS: c.convert(c.em.SizeOf(d, s.Pos), ir.Int8)})
		extents, lowest = append(extents, v), append(lowest, c.int8(1, s.Pos))
		if wholeArray(s.RHS) {
			lowest[k] = c.convert(d.Lo, ir.Int8)
		}
	}
	length := t.sym.Len
	if t.sym.Deferred {
		if length = allocator(c).lengthOf(rhs, parse.SpanOf(s.RHS)); length == nil {
			return nil
		}
		length = c.em.KeepLen(length, s.Pos)
	}
	if !again {
		c.emit(c.newShape(t.sym, extents, lowest, length, s.Pos)...)
		return assignArray(c.checker, s, t, rhs)
	}
	kept := c.em.Scratch("a", t.sym.Type, extents, s.Pos)
	kept.Len = length
	copied := assignArray(c.checker, s, &target{pos: t.pos, sym: kept, subs: shapes.Whole(kept)}, rhs)
	return append(append(copied, c.newShape(t.sym, extents, lowest, length, s.Pos)...), c.copyElements(t.sym, kept, s.Pos)...)
}

// takesShape reports whether an assignment to the whole of an array gives it the shape of the right side.
func (c reallocator) takesShape(s *ir.Symbol) bool {
	if c.file.Dialect.FixedShape && !s.Deferred {
		return false
	}
	return s.Allocatable && (s.Map == nil || c.global.uses.AllocatedAnew(s.Name)) && !s.Pointer && boundsVary(s)
}

// boundsVary reports whether all bounds of an allocatable array are in variables.
func boundsVary(s *ir.Symbol) bool {
	for _, d := range s.Dims {
		for _, b := range []ir.Expr{d.Lo, d.Hi} {
			if v, ok := b.(*ir.Var); !ok || !v.Sym.Made {
				return false
			}
		}
	}
	return true
}

func sameShape(a, b []shapes.Triplet) bool {
	for k := range a {
		if !ir.EqualStripped(a[k].Lo, b[k].Lo) || !ir.EqualStripped(a[k].Hi, b[k].Hi) || !ir.EqualStripped(a[k].Step, b[k].Step) {
			return false
		}
	}
	return true
}

// newShape allocates an array with the given extents, and length if that is deferred, unless it has them already.
func (c reallocator) newShape(a *ir.Symbol, extents, lowest []ir.Expr, length ir.Expr, pos diag.Span) []ir.Stmt {
	at := ir.At{Pos: pos}
	var differs ir.Expr
	var fresh []ir.Stmt
	if a.Deferred {
		n := a.Len.(*ir.Var).Sym
		differs = &ir.Binary{Pos: pos, Op: ir.NE, X: &ir.Var{Pos: pos, Sym: n}, Y: length, T: ir.Log4}
		fresh = append(fresh, &ir.Assign{At: at, LHS: &ir.Var{Pos: pos, Sym: n}, RHS: length})
	}
	for k, d := range a.Dims {
		test := ir.Expr(&ir.Binary{Pos: pos, Op: ir.NE, X: c.convert(c.em.SizeOf(shapes.Triplet{Lo: d.Lo, Hi: d.Hi, Step: c.int8(1, pos)}, pos), ir.Int8), Y: extents[k], T: ir.Log4})
		if differs == nil {
			differs = test
		} else {
			differs = &ir.Binary{Pos: pos, Op: ir.Or, X: differs, Y: test, T: ir.Log4}
		}
		last := c.Arith(ir.Sub, c.Arith(ir.Add, lowest[k], extents[k], pos), c.int8(1, pos), pos)
		fresh = append(fresh, &ir.Assign{At: at, LHS: d.Lo, RHS: lowest[k]}, &ir.Assign{At: at, LHS: d.Hi, RHS: c.convert(last, ir.Int8)})
	}
	allocated := &ir.Status{Pos: pos, Sym: a}
	return []ir.Stmt{
		&ir.If{At: at, Branches: []ir.Branch{{Pos: pos, Cond: allocated, Body: []ir.Stmt{&ir.If{At: at, Branches: []ir.Branch{{Pos: pos, Cond: differs, Body: []ir.Stmt{&ir.Deallocate{At: at, Sym: a}}}}}}}}},
		&ir.If{At: at, Branches: []ir.Branch{{Pos: pos, Cond: &ir.Unary{Pos: pos, Op: ir.Not, X: allocated}, Body: append(fresh, &ir.Allocate{At: at, Sym: a})}}},
	}
}

// copyElements is to = from, where from has the lowest bounds 1.
func (c reallocator) copyElements(to, from *ir.Symbol, pos diag.Span) []ir.Stmt {
	left, right := &ir.Elem{Pos: pos, Sym: to}, &ir.Elem{Pos: pos, Sym: from}
	n := &elements.Nest{Pos: pos, Base: shapes.Whole(from)}
	for _, d := range to.Dims {
		v := c.temp("i", ir.Int8, pos)
		n.Vars = append(n.Vars, v)
		shift := c.Arith(ir.Sub, d.Lo, c.int8(1, pos), pos)
		left.Subs = append(left.Subs, c.Arith(ir.Add, &ir.Var{Pos: pos, Sym: v}, shift, pos))
		right.Subs = append(right.Subs, &ir.Var{Pos: pos, Sym: v})
	}
	return n.Wrap(c.em, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: left, RHS: right}})
}
