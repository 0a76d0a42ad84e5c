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

// pointing types pointer assignment, NULLIFY, and pointers as arguments and values.
type pointing struct{ *checker }

// pointerPart is the pointer that a reference names: a variable or a component; nil after an error.
func (c pointing) pointerPart(x parse.Expr) (*ir.Symbol, *ir.Field) {
	switch x := x.(type) {
	case *parse.Name:
		e := c.Lookup(x.Ident)
		if e != nil && e.Class == names.Variable && e.Pointer {
			return c.Symbol(e), nil
		}
	case *parse.Component:
		base := polymorph(c).baseOf(x)
		if base == nil {
			return nil, nil
		}
		if base.e == nil {
			break
		}
		comp := structures(c).findComponent(x, base.e.Type())
		if comp == nil {
			return nil, nil
		}
		if comp.Pointer {
			return nil, &ir.Field{Pos: x.Pos, X: base.e, Comp: comp}
		}
	}
	c.bag.Errorf(parse.SpanOf(x), "not-pointer", "'%s' is not a pointer", parse.SpanOf(x).Text()).Help("declare it with the attribute POINTER")
	return nil, nil
}

// pointerAssign is p => target, Fortran 2008, 7.2.2.
func (c pointing) pointerAssign(s *parse.PointerAssign) []ir.Stmt {
	if out, done := procPointers(c).procedureAssign(s); done {
		return out
	}
	lhs, lower := s.LHS, []parse.Arg(nil)
	switch x := lhs.(type) {
	case *parse.Ref:
		lhs, lower = &parse.Name{Node: x.Node, Ident: x.Name}, x.Args
	case *parse.Component:
		lhs, lower = &parse.Component{Node: x.Node, X: x.X, Name: x.Name}, x.Args
	}
	sym, field := c.pointerPart(lhs)
	if sym == nil && field == nil {
		return nil
	}
	st := &ir.PointTo{At: ir.At{Pos: s.Pos}, Sym: sym, Field: field}
	t, rank := ir.Type{}, 0
	if sym != nil {
		t, rank = sym.Type, sym.Rank()
	} else {
		t, rank = field.Comp.Type, len(field.Comp.Dims)
	}
	if !c.pointerBounds(st, lower) {
		return nil
	}
	if isNull(s.RHS) {
		return append(lengthOfNothing(sym, s.Pos), st)
	}
	if !c.pointerTarget(st, s.RHS, t, rank) {
		return nil
	}
	if len(lower) > 0 && len(lower) != rank {
		c.bag.Errorf(s.Pos, "rank-mismatch", "the pointer has %s, %d lower bounds are given", diag.Count(rank, "dimension"), len(lower))
		return nil
	}
	c.pointedOnce(st)
	return append(polymorph(c).tagAssign(st), st)
}

// initialTargets points the pointers of a unit to the variables that they point to from the start, Fortran 2008, 5.1 and C556: both
// live as long as the program, so that its beginning may do it.
func (c pointing) initialTargets() (out []ir.Stmt) {
	for _, s := range c.src.Decls {
		decl, ok := s.(*parse.TypeDecl)
		if !ok {
			continue
		}
		for _, d := range decl.Entities {
			if d.Target == nil {
				continue
			}
			name := &parse.Name{Node: parse.Node{Pos: d.Pos}, Ident: d.Name}
			for _, st := range c.pointerAssign(&parse.PointerAssign{Base: parse.Base{Pos: d.Pos}, LHS: name, RHS: d.Target}) {
				if to, points := st.(*ir.PointTo); points && !c.lasting(to, d) {
					return nil
				}
				out = append(out, st)
			}
			pre := c.takePre()
			isOther := func(st ir.Stmt) bool { _, ok := st.(*ir.Assign); return !ok }
			if out = append(pre, out...); slices.ContainsFunc(pre, isOther) {
				c.unsupported(parse.SpanOf(d.Target), "this initial target is not supported").Help("assign it where the program begins: '%s => ...'", d.Name)
			}
		}
	}
	ir.EverySymbol(func(s *ir.Symbol) { s.Captured = true }, out)
	return out
}

// lasting reports whether a target lives as long as the program, Fortran 2008, C556.
func (c pointing) lasting(st *ir.PointTo, d parse.Entity) bool {
	target := ir.Root(st.Scalar)
	if st.Section != nil {
		target = st.Section.Sym
	}
	if target != nil && target.View {
		target = target.Root
	}
	if target != nil && target.Storage != ir.Static {
		c.bag.Errorf(parse.SpanOf(d.Target), "not-target", "'%s' does not live as long as the pointer that it is the initial target of", target.Name).
			Because(target.Pos, "declared here").Note("Fortran 2008, C556").Help("add the attribute SAVE")
		return false
	}
	return true
}

// lengthOfNothing makes the length of a pointer to characters zero, as gfortran does where it points to nothing.
func lengthOfNothing(sym *ir.Symbol, pos diag.Span) []ir.Stmt {
	if sym == nil || !sym.Deferred || sym.Type.Base != ir.Character {
		return nil
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: ir.CloneExpr(sym.Len), RHS: ir.Int8At(0, pos)}}
}

// pointerBounds takes the bounds in p(lower:) => target, or in p(lower:upper) => target, which also gives the pointer a shape of
// its own, Fortran 2008, R735 and R736.
func (c pointing) pointerBounds(st *ir.PointTo, list []parse.Arg) bool {
	for _, a := range list {
		if !a.Section || a.Lo == nil || a.Step != nil || (a.Hi != nil) != (list[0].Hi != nil) {
			c.bag.Errorf(a.Pos, "bounds", "the bounds of a pointer are 'lower:' or 'lower:upper' in all dimensions").
				Note("Fortran 2008, R735 and R736")
			return false
		}
		lo := c.convert(c.Integer(a.Lo, "a bound"), ir.Int8)
		st.Lo = append(st.Lo, lo)
		if a.Hi != nil {
			hi := c.convert(c.Integer(a.Hi, "a bound"), ir.Int8)
			st.Extents = append(st.Extents, c.convert(c.em.SizeOf(shapes.Triplet{Lo: lo, Hi: hi, Step: c.int8(1, a.Pos)}, a.Pos), ir.Int8))
		}
	}
	return true
}

// remappable checks the target of a pointer with a shape of its own: it has one dimension or is simply contiguous, Fortran 2008, C720.
func (c pointing) remappable(st *ir.PointTo, rank int, x parse.Expr) bool {
	if st.Section != nil && (rank == 1 || c.isSimplyContiguous(x) || c.isRanked(x)) {
		return true
	}
	d := c.bag.Errorf(parse.SpanOf(x), "argument", "the target of a pointer with a shape of its own must have one dimension or be contiguous").
		Note("Fortran 2008, C720 and 6.5.4")
	if x, plain := x.(*parse.Name); plain && st.Section != nil {
		d.Help("declare '%s' CONTIGUOUS", x.Ident)
	}
	return false
}

// isRanked reports whether an array is a dummy argument of assumed rank, which has its rank here; gfortran asks no more of it.
func (c pointing) isRanked(x parse.Expr) bool {
	n, ok := x.(*parse.Name)
	if !ok || versionAround(c.checker) == nil {
		return false
	}
	e := c.Lookup(n.Ident)
	return e != nil && e.Dummy
}

// isSimplyContiguous reports whether all know that the elements of an array stand one after the other, Fortran 2008, 6.5.4.
func (c pointing) isSimplyContiguous(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.Name:
		return isDense(c.Lookup(x.Ident))
	case *parse.Ref:
		return isDense(c.Lookup(x.Name)) && c.isRun(x.Args)
	case *parse.Component:
		of := c.traitOf(x.X)
		if of.Rank > 0 || of.Type.Derived == nil {
			return false
		}
		comp := ownOrInherited(of.Type.Derived, x.Name)
		return comp != nil && len(comp.Dims) > 0 && (!comp.Pointer || comp.Dense) && c.isRun(x.Args)
	}
	return false
}

// isDense reports whether an array is neither a pointer nor of assumed shape, or CONTIGUOUS.
func isDense(e *names.Entity) bool {
	if e == nil || e.Dense || e.Sym != nil && e.Sym.Made {
		return true
	}
	assumed := slices.ContainsFunc(e.Dims, func(d parse.Dim) bool { return d.Deferred })
	return !e.Pointer && !(e.Dummy && !e.Allocatable.Valid() && assumed)
}

// isRun reports whether subscripts pick elements that stand one after the other: all of some dimensions, some of the next, one of the rest.
func (c pointing) isRun(args []parse.Arg) bool {
	ended := false
	for _, a := range args {
		switch {
		case a.Section && (ended || a.Step != nil) || !a.Section && c.traitOf(a.Value).Rank > 0:
			return false
		case !a.Section || a.Lo != nil || a.Hi != nil:
			ended = true
		}
	}
	return true
}

// pointerTarget checks the target of a pointer, Fortran 2008, C724: it has the attribute TARGET or is a pointer.
func (c pointing) pointerTarget(st *ir.PointTo, x parse.Expr, t ir.Type, rank int) bool {
	if fits, done := c.pointerFromFunction(st, x, t, rank); done {
		return fits
	}
	var from ir.Type
	n := 0
	if it, ok := designators(c).sectionItem(x); ok {
		if it == nil {
			return false
		}
		st.Section = it[0].Section
		from, n = st.Section.Sym.Type, sectionRank(st.Section)
		if !c.isTarget(st.Section.Sym, x) {
			return false
		}
	} else if c.traitOf(x).Rank > 0 {
		c.refuseElements(x)
		return false
	} else {
		st.Scalar = c.em.ScalarValue(place(c.checker, x))
		if from = st.Scalar.Type(); from.Base == ir.Invalid {
			return false
		}
		r := ir.Root(st.Scalar)
		if r == nil {
			c.bag.Errorf(parse.SpanOf(x), "not-target", "'%s' is no variable that a pointer can point to", parse.SpanOf(x).Text())
			return false
		}
		if !ir.ThroughPointer(st.Scalar) && !c.isTarget(r, x) {
			return false
		}
	}
	if st.Sym != nil && st.Sym.Deferred && from.Base == ir.Character {
		lengths(c).pointerLength(st)
	}
	c.mustFitLength(st, t)
	if st.Section != nil && st.Lo == nil && !wholeArray(x) {
		st.Lo = slices.Repeat([]ir.Expr{c.int8(1, parse.SpanOf(x))}, rank)
	}
	if st.Extents != nil && ir.SameType(from, t) {
		ok := c.remappable(st, n, x)
		mustHold(c, st, ok)
		return ok
	}
	if !fitsPointer(st, from, t) || n != rank {
		c.bag.Errorf(parse.SpanOf(x), "type-mismatch", "the pointer is %s of rank %d, its target %s of rank %d", t, rank, from, n)
		return false
	}
	return true
}

// refuseElements refuses a target that no bounds and strides describe.
func (c pointing) refuseElements(x parse.Expr) {
	if _, text := x.(*parse.Substring); text {
		c.unsupported(parse.SpanOf(x), "a pointer to substrings of all elements of an array is not supported").Help("assign them to an array")
		return
	}
	c.bag.Errorf(parse.SpanOf(x), "not-target", "'%s' is no array that a pointer can point to", parse.SpanOf(x).Text()).
		Note("Fortran 2008, C724: neither a value nor an array with a vector subscript")
}

// mustHold lets the run end, with --check, where the target of a pointer with a shape of its own has fewer elements, Fortran 2008, 7.2.2.3.
func mustHold(c pointing, st *ir.PointTo, ok bool) {
	if !ok || !c.em.Check {
		return
	}
	product := func(list []ir.Expr) ir.Expr {
		n := ir.Expr(c.int8(1, st.Pos))
		for _, e := range list {
			n = c.Arith(ir.Mul, n, e, st.Pos)
		}
		return n
	}
	var have []ir.Expr
	for k, single := range st.Section.Single {
		if !single {
			t := shapes.Triplet{Lo: st.Section.Lo[k], Hi: st.Section.Hi[k], Step: st.Section.Step[k]}
			have = append(have, c.convert(c.em.SizeOf(t, st.Pos), ir.Int8))
		}
	}
	small := c.operate(ir.LT, product(have), product(st.Extents), st.Pos)
	if k, known := small.(*ir.Const); known && !k.L {
		return
	}
	c.emit(ir.Guarded(ir.At{Pos: st.Pos}, small, elements.Stopping("the target has fewer elements than the bounds of the pointer give it", st.Pos)))
}

// mustFitLength lets the run end, with --check, where a target has not as many characters as the pointer is declared with, Fortran 2008,
// 7.2.2.3.
func (c pointing) mustFitLength(st *ir.PointTo, t ir.Type) {
	if !c.em.Check || t.Base != ir.Character || st.Sym == nil || st.Sym.Deferred {
		return
	}
	var have ir.Expr
	if st.Section != nil {
		have = c.lenOf(&ir.Elem{Pos: st.Pos, Sym: st.Section.Sym})
	} else {
		have = c.lenOf(st.Scalar)
	}
	declared := c.lenOf(&ir.Elem{Pos: st.Pos, Sym: st.Sym})
	if ir.IsConst(have) && ir.IsConst(declared) || ir.EqualStripped(have, declared) {
		return
	}
	differs := &ir.Binary{Pos: st.Pos, Op: ir.NE, X: c.convert(have, ir.Int8), Y: c.convert(declared, ir.Int8), T: ir.Log4}
	c.emit(ir.Guarded(ir.At{Pos: st.Pos}, differs, elements.Stopping("the pointer '"+st.Sym.Name+"' and its target have different lengths", st.Pos)))
}

func (c pointing) isTarget(s *ir.Symbol, x parse.Expr) bool {
	if s.View && s.Root != nil && !s.Pointer {
		s = s.Root
	}
	switch {
	case s.Map != nil && (s.Target || s.Pointer):
		c.unsupported(parse.SpanOf(x), "a pointer to the distributed array '%s' is not supported yet", s.Name)
	case s.Target || s.Pointer:
		return true
	default:
		c.bag.Errorf(parse.SpanOf(x), "not-target", "'%s' cannot be pointed to", s.Name).Because(s.Pos, "declared here").
			Help("add the attribute TARGET")
	}
	return false
}

func (c pointing) nullify(s *parse.Nullify) []ir.Stmt {
	var out []ir.Stmt
	for _, x := range s.Objects {
		if sym, field := procPointers(c).pointedProcedure(x); sym != nil || field != nil {
			out = append(out, &ir.PointTo{At: ir.At{Pos: s.Pos}, Sym: sym, Field: field})
			continue
		}
		if sym, field := c.pointerPart(x); sym != nil || field != nil {
			out = append(out, &ir.PointTo{At: ir.At{Pos: s.Pos}, Sym: sym, Field: field})
		}
	}
	return out
}

// associated is ASSOCIATED(pointer [, target]), Fortran 2008, 13.7.16.
func associated(c *checker, x *parse.Ref) ir.Expr {
	if len(x.Args) < 1 || len(x.Args) > 2 || x.Args[0].Value == nil {
		c.bag.Errorf(x.Pos, "argument", "'associated' takes a pointer and a target")
		return ir.Poison(x.Pos)
	}
	if sym, field := (procPointers{c}).pointedProcedure(x.Args[0].Value); sym != nil || field != nil {
		return procPointers{c}.associatedProcedure(x, &ir.Status{Pos: x.Pos, Sym: sym, Field: field})
	}
	if p := (procPointers{c}).givenProcedure(x.Args[0].Value); p != nil {
		return procPointers{c}.associatedProcedure(x, &ir.Status{Pos: x.Pos, Sym: p.Dummy})
	}
	sym, field := boundPointer(c, x.Args[0].Value), (*ir.Field)(nil)
	if part, ok := x.Args[0].Value.(*parse.Component); sym == nil && ok && part.Args != nil {
		c.bag.Errorf(x.Args[0].Pos, "not-pointer", "'%s' is a part of what is pointed to", x.Args[0].Pos.Text()).Help("name the component alone")
		return ir.Poison(x.Pos)
	}
	if sym == nil {
		sym, field = pointing{c}.pointerValue(x.Args[0].Value)
	}
	if sym == nil && field == nil {
		return ir.Poison(x.Pos)
	}
	out := &ir.Status{Pos: x.Pos, Sym: sym, Field: field}
	if len(x.Args) == 1 {
		return out
	}
	if it, ok := (designators{c}).sectionItem(x.Args[1].Value); ok {
		if it == nil {
			return ir.Poison(x.Pos)
		}
		out.Section = it[0].Section
		return out
	}
	if out.With = c.scalar(x.Args[1].Value); out.With.Type().Base == ir.Invalid {
		return ir.Poison(x.Pos)
	}
	return out
}

// boundPointer is the pointer that is the value of a function bound to a type, object%f(..); nil for other expressions.
func boundPointer(c *checker, x parse.Expr) *ir.Symbol {
	part, ok := x.(*parse.Component)
	if !ok || part.Args == nil {
		return nil
	}
	of := c.traitOf(part.X).Type.Derived
	if of == nil || ownOrInherited(of, part.Name) != nil {
		return nil
	}
	switch d, _ := (binder{c}).boundFunction(part); {
	case d == nil:
		return nil
	case d.sym != nil && d.sym.Pointer:
		return d.sym
	default:
		v, isVar := d.e.(*ir.Var)
		if !isVar || !v.Sym.Pointer {
			return nil
		}
		return v.Sym
	}
}

// pointerAttribute takes POINTER and TARGET.
func (c pointing) pointerAttribute(e *names.Entity, name string, pos diag.Span) {
	if name == "target" {
		e.Target = true
		return
	}
	e.Pointer = true
}

// Pointers of Cray's compilers: an integer p holds the address of a variable x, its pointee. It becomes a pointer that each statement
// which names it associates first:
//
//	integer x(n); pointer (p, x)   =>   integer(8) p; integer, pointer :: x(:)
//	x(i) = 1                            call c_f_pointer(p, x, [n]); x(i) = 1

// pointees knows the variables that pointers of Cray's compilers point to.
type pointees struct{ *checker }

// declare takes one pair of POINTER (p, x).
func (c pointees) declare(d parse.Entity) {
	e, at := c.Declare(d.Ident), c.Declare(d.At)
	if d.Dims != nil {
		e.Dims = d.Dims
	}
	if e.At != nil || e.Dummy || at.At != nil {
		c.bag.Errorf(d.Pos, "attribute", "'%s' cannot be a pointee here", d.Name).Because(e.Pos, "declared here")
		return
	}
	e.At = at
}

// complete makes pointers of the pointees of a unit, once all is declared.
func (c pointees) complete() {
	for _, e := range c.order {
		if e.At == nil || e.Home != names.Home(c.checker) {
			continue
		}
		if at := e.At; !at.TypePos.Valid() {
			at.Type, at.TypePos = ir.Int8, at.Pos
		}
		if e.Class != names.Variable {
			c.unsupported(e.Pos, "the procedure '%s' at an address is not supported", e.Name).Help("declare a procedure pointer")
			e.At = nil
			continue
		}
		for k, d := range e.Dims {
			dim := ir.Dim{Lo: declarer(c).bound(e, d.Lo), Hi: ir.Int8At(unboundedHi, e.Pos)}
			if !d.Star {
				dim.Hi = declarer(c).bound(e, d.Hi)
			}
			e.Extents = append(e.Extents, dim)
			e.Dims[k] = parse.Dim{Pos: d.Pos, Deferred: true}
		}
		e.Pointer = true
	}
}

// associate lets a pointee stand for the memory at the address that its pointer holds.
func (c pointees) associate(e *names.Entity) {
	s := c.Symbol(e)
	for _, st := range c.em.Pre {
		if st, ok := st.(*ir.PointTo); ok && st.Sym == s {
			return
		}
	}
	v, f := cBinding(c).address("c_ptr", e.Pos)
	one := []ir.Expr{ir.IntConst(1, e.Pos)}
	address := elements.ElemAt(c.em.Scratch("address", v.Sym.Type, one, e.Pos), one, e.Pos)
	number := elements.ElemAt(c.em.Scratch("loc", ir.Int8, one, e.Pos), one, e.Pos)
	at := ir.At{Pos: e.Pos}
	e.At.Capture()
	st := &ir.PointTo{At: at, Sym: s, Scalar: f}
	for _, d := range e.Extents {
		st.Lo = append(st.Lo, c.convert(d.Lo, ir.Int8))
		st.Extents = append(st.Extents, c.convert(c.em.SizeOf(shapes.Triplet{Lo: d.Lo, Hi: d.Hi, Step: c.int8(1, e.Pos)}, e.Pos), ir.Int8))
	}
	c.emit(&ir.Assign{At: at, LHS: number, RHS: c.convert(&ir.Var{Pos: e.Pos, Sym: c.Symbol(e.At)}, ir.Int8)},
		&ir.CallIntrinsic{At: at, Name: "transfer", Args: []ir.Expr{address, number, c.int8(8, e.Pos)}},
		&ir.Assign{At: at, LHS: v, RHS: address}, st)
}
