package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// pointerActual is the actual argument for a dummy argument that is a pointer, Fortran 2008, 12.5.2.7: a pointer, or something
// that a pointer made for the call is associated with.
func (c pointing) pointerActual(p *ir.Procedure, d *ir.Symbol, a parse.Arg) (ir.Actual, bool) {
	x := ir.Actual{Pos: a.Pos}
	sym, field := c.namedPointer(a.Value)
	if sym == nil && field == nil {
		if sym = c.pointerForCall(d, a); sym == nil {
			return x, false
		}
	}
	t, rank := ir.Type{}, 0
	if field != nil {
		t, rank = field.Comp.Type, len(field.Comp.Dims)
		x.X = field
	} else if t, rank = sym.Type, sym.Rank(); rank == 0 {
		x.X = &ir.Var{Pos: a.Pos, Sym: sym}
	} else {
		x.Section = shapes.Section(sym, shapes.Whole(sym), a.Pos).Section
	}
	if !ir.SameType(t, d.Type) || rank != d.Rank() {
		c.bag.Errorf(a.Pos, "argument", "the argument '%s' of '%s' is a pointer to %s of rank %d, this is one to %s of rank %d",
			d.Name, p.Name, d.Type, d.Rank(), t, rank).Because(d.Pos, "declared here")
		return x, false
	}
	x.Tag = tagOfActual(x)
	return x, true
}

// componentForAllocatable passes an allocatable component, as what it is, to an allocatable dummy argument, Fortran 2008, 12.5.2.7.
func componentForAllocatable(c *checker, p *ir.Procedure, d *ir.Symbol, a parse.Arg) (ir.Actual, bool) {
	x := ir.Actual{Pos: a.Pos}
	field := structures{c}.allocatableComponent(a.Value)
	if field == nil {
		return x, false
	}
	comp := field.Comp
	if comp.Pointer {
		c.bag.Errorf(a.Pos, "argument", "the argument '%s' of '%s' must be an allocatable variable", d.Name, p.Name).Because(d.Pos, "declared here")
		return x, false
	}
	if !ir.SameType(comp.Type, d.Type) || len(comp.Dims) != d.Rank() || comp.Deferred != d.Deferred {
		c.bag.Errorf(a.Pos, "argument", "the argument '%s' of '%s' is allocatable, %s of rank %d, this is %s of rank %d",
			d.Name, p.Name, d.Type, d.Rank(), comp.Type, len(comp.Dims)).Because(d.Pos, "declared here")
		return x, false
	}
	x.X = field
	x.Tag = tagOfActual(x)
	finalizer{c}.finalizeActual(d, x)
	return x, caller{c}.definableActual(p, d, x, a)
}

// namedPointer is the pointer that a reference names; nil for anything else.
func (c pointing) namedPointer(x parse.Expr) (*ir.Symbol, *ir.Field) {
	switch x := x.(type) {
	case *parse.Name:
		if e := c.Lookup(x.Ident); e != nil && e.Class == names.Variable && e.Pointer {
			return c.Symbol(e), nil
		}
	case *parse.Component:
		if x.Args != nil {
			return nil, nil
		}
		if base := polymorph(c).baseOf(x); base != nil && base.e != nil && base.e.Type().Derived != nil {
			if comp := base.e.Type().Derived.Component(x.Name); comp != nil && comp.Pointer {
				return nil, &ir.Field{Pos: x.Pos, X: base.e, Comp: comp}
			}
		}
	}
	return nil, nil
}

// pointerForCall makes a pointer to what is passed: to a target, to the value of a function that is a pointer, or to nothing.
func (c pointing) pointerForCall(d *ir.Symbol, a parse.Arg) *ir.Symbol {
	if s := c.givenPointer(a.Value); s != nil {
		return s
	}
	if !isNull(a.Value) && d.Intent != "in" {
		// Fortran 2008, 12.5.2.7: anything else than a pointer needs INTENT(IN).
		c.bag.Errorf(a.Pos, "argument", "the argument '%s' is a pointer, this is none", d.Name).Because(d.Pos, "declared here").
			Help("declare '%s' with INTENT(IN), or pass a pointer", d.Name)
		return nil
	}
	s := c.pointerTemp(d.Name, d.Type, d.Rank(), a.Pos)
	if d.Tag != nil {
		s.Tag = c.temp("type", ir.Int8, a.Pos)
	}
	st := &ir.PointTo{At: ir.At{Pos: a.Pos}, Sym: s}
	if !isNull(a.Value) && !c.pointerTarget(st, a.Value, d.Type, d.Rank()) {
		return nil
	}
	c.em.Pre = append(append(c.em.Pre, polymorph(c).tagAssign(st)...), st)
	return s
}

// givenPointer is the pointer that is the value of a function, whose target is a variable, Fortran 2008, 6.2; nil for other
// expressions.
func (c pointing) givenPointer(x parse.Expr) *ir.Symbol {
	ref, ok := x.(*parse.Ref)
	if !ok || isNull(x) || hasSection(ref.Args) {
		return nil
	}
	if p := functions(c).userFunction(ref, c.Lookup(ref.Name)); p != nil && p.Result.Pointer {
		return c.describedResult(p, ref)
	}
	return nil
}

// pointerTemp makes a pointer.
func (c *emission) pointerTemp(stem string, t ir.Type, rank int, pos diag.Span) *ir.Symbol {
	s := c.temp(stem, t, pos)
	s.Pointer = true
	elements.DescribedDims(c.em, s, rank, pos)
	return s
}

// isDescribed reports whether the value of a function is a pointer or an allocatable array.
func isDescribed(s *ir.Symbol) bool { return s != nil && (s.Pointer || s.Allocatable) }

// describedResult calls a function whose value is a pointer or an allocatable array, before the current statement, and gives
// the variable that takes it; nil after an error.
func (c pointing) describedResult(p *ir.Procedure, x *parse.Ref) *ir.Symbol {
	return caller(c).calledFirst(p, x, func(args []ir.Actual) *ir.Symbol {
		ref := &ir.FuncRef{Pos: x.Pos, Proc: p, Args: args, T: p.Result.Type}
		if !p.Result.Deferred && !lengths(c).resultLength(ref, x) {
			return nil
		}
		s := c.temp("r", ref.T, x.Pos)
		s.Pointer, s.Allocatable = p.Result.Pointer, p.Result.Allocatable
		if p.Result.Deferred {
			s.Len, s.Deferred = &ir.Var{Pos: x.Pos, Sym: c.temp("len", ir.Int8, x.Pos)}, true
		} else if isOpenText(ref.T) {
			s.Len = c.em.KeepLen(ref.Len, x.Pos)
		}
		elements.DescribedDims(c.em, s, p.Result.Rank(), x.Pos)
		if p.Result.Tag != nil {
			s.Tag = args[len(args)-1].X.(*ir.Var).Sym
		}
		return s
	})
}

// isOpenText reports whether a type is that of characters whose number is known only at run time.
func isOpenText(t ir.Type) bool { return t.Base == ir.Character && t.Len < 0 }

// pointerFromFunction lets a pointer point to what the value of a function points to; done is false for any other target.
func (c pointing) pointerFromFunction(st *ir.PointTo, x parse.Expr, t ir.Type, rank int) (ok, done bool) {
	ref, isRef := x.(*parse.Ref)
	if !isRef || hasSection(ref.Args) { // part of a character
		return false, false
	}
	p := functions(c).userFunction(ref, c.Lookup(ref.Name))
	if p == nil {
		return false, false
	}
	if !p.Result.Pointer {
		c.bag.Errorf(x.Span(), "not-target", "the value of '%s' is no pointer", p.Name).Because(p.Pos, "declared here")
		return false, true
	}
	s := c.describedResult(p, ref)
	if s == nil {
		return false, true
	}
	reshaped := st.Extents != nil && s.Rank() > 0
	if !fitsPointer(st, s.Type, t) || s.Rank() != rank && !reshaped {
		c.bag.Errorf(x.Span(), "type-mismatch", "the pointer is %s of rank %d, its target %s of rank %d", t, rank, s.Type, s.Rank())
		return false, true
	}
	if rank == 0 {
		st.Scalar = &ir.Var{Pos: x.Span(), Sym: s}
		if st.Sym != nil && st.Sym.Deferred {
			lengths(c).pointerLength(st)
		}
	} else {
		st.Section = shapes.Section(s, shapes.Whole(s), x.Span()).Section
	}
	if reshaped {
		ok = c.remappable(st, s.Rank(), x)
		mustHold(c, st, ok)
		return ok, true
	}
	return true, true
}

// pointerValue is the pointer that an expression gives: one that it names, or the value of a function; nil after an error.
func (c pointing) pointerValue(x parse.Expr) (*ir.Symbol, *ir.Field) {
	if s := c.givenPointer(x); s != nil {
		return s, nil
	}
	return c.pointerPart(x)
}
