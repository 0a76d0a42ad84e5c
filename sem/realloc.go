package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// noteWholeAssign remembers an assignment to a whole variable: if it is an allocatable array, its bounds may change there.
func (c *checker) noteWholeAssign(s *parse.Assign) {
	if n, ok := s.LHS.(*parse.Name); ok {
		c.wholes[n.Ident] = append(c.wholes[n.Ident], s.RHS)
	}
}

// reshaped reports whether some assignment to the whole of an array may give it another shape. A distributed array keeps
// the shape that ALLOCATE gives it (keepsShape).
func (c *checker) reshaped(name string) bool {
	if e := c.names[name]; c.directed(name) && !c.isWhole(e) {
		return false
	}
	for _, x := range c.wholes[name] {
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
func (c *checker) mayBeArray(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.Name:
		e := c.names[x.Ident]
		return e == nil || e.dims != nil || e.class == procedure
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

func (c *checker) refMayBeArray(x *parse.Ref) bool {
	e := c.names[x.Name]
	switch {
	case e == nil && reductions[x.Name]:
		return len(x.Args) > 1
	case e == nil && transforms[x.Name] != nil:
		return true
	case e == nil && intrinsics[x.Name] == nil, e != nil && e.dims == nil:
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
func (c *checker) reallocating(s *parse.Assign, t *target) []Stmt {
	_, named := s.LHS.(*parse.Name)
	if !named || !t.sym.Allocatable || t.sym.Map != nil || t.sym.Pointer || len(c.outer) > 0 || !boundsVary(t.sym) {
		return nil
	}
	sh := c.shape(s.RHS)
	if sh == nil || len(sh.dims) != t.sym.Rank() || sameShape(sh.dims, whole(t.sym)) && !t.sym.Deferred {
		return nil
	}
	n := c.newNest(sh)
	saved := c.nest
	c.nest = n
	again := reads(c.expr(s.RHS), t.sym)
	c.nest = saved
	var extents, lower []Expr
	for k, d := range sh.dims {
		v := &Var{s.Pos, c.temp("n", Int8, s.Pos)}
		c.emit(&Assign{At{s.Pos}, v, c.convert(c.sizeOf(d, s.Pos), Int8)})
		extents, lower = append(extents, v), append(lower, c.int8(1, s.Pos))
		if wholeArray(s.RHS) {
			lower[k] = c.convert(d.lo, Int8)
		}
	}
	length := t.sym.Len
	if t.sym.Deferred {
		if length = c.lengthOfValue(s.RHS); length == nil {
			return nil
		}
		length = c.keepLen(length, s.Pos)
	}
	if !again {
		c.emit(c.newShape(t.sym, extents, lower, length, s.Pos)...)
		return c.elementwise(s, t, c.newNest(c.join(t.shape(), sh)), nil)
	}
	kept := c.scratch("a", t.sym.Type, extents, s.Pos)
	kept.Len = length
	copied := c.elementwise(s, &target{pos: t.pos, sym: kept, subs: whole(kept)}, c.newNest(sh), nil)
	return append(append(copied, c.newShape(t.sym, extents, lower, length, s.Pos)...), c.copyElements(t.sym, kept, s.Pos)...)
}

// boundsVary reports whether all bounds of an allocatable array are in variables.
func boundsVary(s *Symbol) bool {
	for _, d := range s.Dims {
		for _, b := range []Expr{d.Lo, d.Hi} {
			if v, ok := b.(*Var); !ok || !v.Sym.Made {
				return false
			}
		}
	}
	return true
}

func sameShape(a, b []triplet) bool {
	for k := range a {
		if !sameExpr(a[k].lo, b[k].lo) || !sameExpr(a[k].hi, b[k].hi) || !sameExpr(a[k].step, b[k].step) {
			return false
		}
	}
	return true
}

// newShape allocates an array with the given extents, and length if that is deferred, unless it has them already.
func (c *checker) newShape(a *Symbol, extents, lower []Expr, length Expr, pos diag.Span) []Stmt {
	at := At{pos}
	var differs Expr
	var fresh []Stmt
	if a.Deferred {
		n := a.Len.(*Var).Sym
		differs = &Binary{pos, NE, &Var{pos, n}, length, Log4}
		fresh = append(fresh, &Assign{at, &Var{pos, n}, length})
	}
	for k, d := range a.Dims {
		test := Expr(&Binary{pos, NE, c.convert(c.sizeOf(triplet{lo: d.Lo, hi: d.Hi, step: c.int8(1, pos)}, pos), Int8), extents[k], Log4})
		if differs == nil {
			differs = test
		} else {
			differs = &Binary{pos, Or, differs, test, Log4}
		}
		last := c.arith(Sub, c.arith(Add, lower[k], extents[k], pos), c.int8(1, pos), pos)
		fresh = append(fresh, &Assign{at, d.Lo, lower[k]}, &Assign{at, d.Hi, c.convert(last, Int8)})
	}
	allocated := &Status{Pos: pos, Sym: a}
	return []Stmt{
		&If{at, []Branch{{pos, allocated, []Stmt{&If{at, []Branch{{pos, differs, []Stmt{&Deallocate{At: at, Sym: a}}}}}}}}},
		&If{at, []Branch{{pos, &Unary{pos, Not, allocated}, append(fresh, &Allocate{At: at, Sym: a})}}},
	}
}

// copyElements is to = from, where from has the lower bounds 1.
func (c *checker) copyElements(to, from *Symbol, pos diag.Span) []Stmt {
	left, right := &Elem{Pos: pos, Sym: to}, &Elem{Pos: pos, Sym: from}
	n := &nest{pos: pos, base: whole(from)}
	for _, d := range to.Dims {
		v := c.temp("i", Int8, pos)
		n.vars = append(n.vars, v)
		shift := c.arith(Sub, d.Lo, c.int8(1, pos), pos)
		left.Subs = append(left.Subs, c.arith(Add, &Var{pos, v}, shift, pos))
		right.Subs = append(right.Subs, &Var{pos, v})
	}
	return n.wrap(c, []Stmt{&Assign{At{pos}, left, right}})
}
