package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/storage"
)

// Coarrays, Fortran 2018, 5.4.7 and 8.5.6. A program with coarrays is compiled for each image by itself. A static coarray is alone in a
// common block, which the runtime maps as symmetric memory: so all passes know that calls from outside may read and set it. An
// allocatable one gets symmetric memory from ALLOCATE, and the runtime knows its cobounds. References to other images and
// image control statements are calls of the runtime (pgasrt/caf/own_*.c).

// usesImages notes that the program is one with coarrays.
func usesImages(c *checker) { c.global.opt.Program.Coarrays = true }

// declareCoarray checks the codimensions of a coarray, Fortran 2018, 8.5.6, and gives a static one its memory.
func declareCoarray(c *checker, e *names.Entity, s *ir.Symbol) {
	deferred := !slices.ContainsFunc(e.Codims, func(d parse.Dim) bool { return !d.Deferred })
	last := e.Codims[len(e.Codims)-1]
	refuse := func(help, format string, args ...any) {
		c.bag.Errorf(e.Pos, "coarray", format, args...).Help("%s", help)
	}
	switch {
	case s.Type.Base == ir.Invalid:
	case s.Pointer:
		refuse("leave POINTER out, or make it a component of a coarray", "the coarray '%s' cannot be a pointer", e.Name)
	case e == c.result:
		refuse("let the function return a value", "the value of a function cannot be a coarray")
	case e.CommonPos.Valid() || e.Equivalenced:
		refuse("put it into a module", "the coarray '%s' cannot be in COMMON or EQUIVALENCE", e.Name)
	case s.Allocatable && !deferred:
		refuse("write ':' for each codimension, and the cobounds in ALLOCATE", "'%s' is allocatable, so its codimensions are deferred", e.Name)
	case !s.Allocatable && deferred:
		refuse("write '[*]', or declare it ALLOCATABLE", "the codimensions of '%s' are deferred, but it is not allocatable", e.Name)
	case !s.Allocatable && !last.Star:
		refuse("write '*' as the last upper cobound", "the last upper cobound of '%s' is '*'", e.Name)
	case len(e.Codims)+s.Rank() > 15:
		refuse("use fewer codimensions", "'%s' has %s and %s, together more than 15", e.Name, diag.Count(s.Rank(), "dimension"), diag.Count(len(e.Codims), "codimension"))
	case e.Dummy:
		keepCobounds(c, e)
	case !s.Allocatable:
		placeCoarray(c, e, s)
	}
}

// demandCoarray refuses a variable that must be a coarray and is none: what other images set, Fortran 2018, C1603, C1604, C1612 and C1613.
func demandCoarray(c *checker, e *names.Entity, s *ir.Symbol) {
	if name := setByOthers(s.Type); name != "" {
		c.bag.Errorf(e.Pos, "coarray", "'%s' is no coarray, and has an object of type(%s)", e.Name, name).
			Note("Fortran 2018, C1603 and C1612").Help("declare it with codimensions: '%s[*]'", e.Name)
	}
}

// setByOthers is the name of the type in iso_fortran_env of an object within one of type t that other images set; "" for none.
func setByOthers(t ir.Type) string {
	switch {
	case t.Base != ir.Derived || t.Derived == nil:
		return ""
	case slices.Contains([]string{"event_type", "lock_type", "notify_type"}, t.Derived.Name):
		return t.Derived.Name
	}
	for _, comp := range t.Derived.Components {
		if comp.Pointer || comp.Allocatable || comp.Corank > 0 {
			continue
		}
		if name := setByOthers(comp.Type); name != "" {
			return name
		}
	}
	return ""
}

// keepCobounds lets variables hold the cobounds of a dummy argument that are not constant.
func keepCobounds(c *checker, e *names.Entity) {
	kept := slices.Clone(e.Codims)
	for k := range kept {
		for _, x := range []*parse.Expr{&kept[k].Lo, &kept[k].Hi} {
			if *x == nil || kept[k].Deferred {
				continue
			}
			bound := c.convert(mapper{c}.Specification(*x), ir.Int8)
			if ir.IsConst(bound) {
				continue
			}
			v := c.temp(e.Name+"%co", ir.Int8, e.Pos)
			c.atEntry = append(c.atEntry, &ir.Assign{At: ir.At{Pos: e.Pos}, LHS: &ir.Var{Pos: e.Pos, Sym: v}, RHS: bound})
			*x = c.nameFor(v, e.Pos)
		}
	}
	e.Codims = kept
}

// placeCoarray gives a coarray that is neither allocatable nor a dummy argument its memory, Fortran 2018, C828: it is saved.
func placeCoarray(c *checker, e *names.Entity, s *ir.Symbol) {
	inProcedure := c.unit.Proc != nil || c.around != nil
	switch {
	case inProcedure && !e.Saved && !c.saveAll && e.Init == nil:
		c.bag.Errorf(e.Pos, "coarray", "the coarray '%s' of a procedure is neither saved, allocatable nor a dummy argument", e.Name).
			Note("Fortran 2018, C828").Help("add SAVE")
		return
	case !ir.ConstantDims(s.Dims) || s.Type.Base == ir.Character && s.Type.Len < 0:
		c.bag.Errorf(e.Pos, "coarray", "the bounds and the length of the coarray '%s' are not constant", e.Name).Help("declare it ALLOCATABLE")
		return
	}
	giveCoarray(c, s)
}

// giveCoarray makes the block of a static coarray.
func giveCoarray(c *checker, s *ir.Symbol) {
	n, _ := s.Type.Size()
	block := c.global.blocks.Add(&ir.Common{Name: "coarray." + c.unit.Name + "." + s.Name, Pos: s.Pos, Size: n * storage.Elements(s), Saved: true, Coarray: s})
	s.Storage, s.Common, s.Offset, s.Target = ir.InCommon, block, 0, true
}

// ownLoops lets each image of a program with coarrays run all iterations of its loops, and add up its own values: INDEPENDENT is a comment there,
// DO CONCURRENT says nothing but that the order of iterations does not matter.
func ownLoops(k *Checking) {
	if !k.prog.Coarrays {
		return
	}
	k.prog.EachStatement(func(s ir.Stmt) {
		l, ok := s.(*ir.Do)
		switch {
		case !ok || l.Independent == nil || l.Independent.Array:
		case l.Independent.Concurrent:
			l.Independent.Array, l.Independent.Reductions = true, nil
		default:
			l.Independent = nil
		}
	})
}

// refuseMapped refuses distributed arrays in a program with coarrays.
func refuseMapped(k *Checking) {
	if !k.prog.Coarrays {
		return
	}
	for _, u := range k.prog.Units {
		for _, s := range u.Symbols {
			if s.Map != nil && !s.Made {
				k.g.bag.Errorf(s.Pos, "unsupported", "the distributed array '%s' in a program with coarrays is not supported yet", s.UserName()).
					Help("run dhpfgo with --serial, so that directives are comments: each image then has the whole array for itself")
				return
			}
		}
	}
}

// cobounds are those of a coarray, in its first codimensions; the upper one of the last is nil. Those of an allocatable one are asked for.
func cobounds(c *checker, e *names.Entity, x parse.Expr, corank int) []ir.Dim {
	pos := parse.SpanOf(x)
	var out []ir.Dim
	for k := range corank {
		var d ir.Dim
		switch {
		case e != nil && !e.Allocatable.Valid() && k < len(e.Codims):
			d = declaredCobounds(c, e, k, pos)
		default:
			base := addressed(c, x)
			if base == nil {
				return nil
			}
			d.Lo = askRuntime(c, "hpf_co_lower", ir.Int8, pos, refArg(base), intArg(c, k, pos), lineArg(c, pos))
			if k < corank-1 {
				d.Hi = askRuntime(c, "hpf_co_upper", ir.Int8, pos, refArg(base), intArg(c, k, pos), lineArg(c, pos))
			}
		}
		if k == corank-1 {
			d.Hi = nil
		}
		out = append(out, d)
	}
	return out
}

// declaredCobounds are cobounds that are written in the declaration.
func declaredCobounds(c *checker, e *names.Entity, k int, pos diag.Span) ir.Dim {
	of := func(x parse.Expr) ir.Expr {
		if x == nil {
			return ir.Int8At(1, pos)
		}
		if n, ok := x.(*parse.Name); ok && homeOf(e).names[n.Ident] != nil && homeOf(e).names[n.Ident].Sym != nil && homeOf(e).names[n.Ident].Sym.Made {
			return &ir.Var{Pos: pos, Sym: homeOf(e).names[n.Ident].Sym}
		}
		return homeOf(e).convert(homeOf(e).expr(x), ir.Int8)
	}
	d := ir.Dim{Lo: of(e.Codims[k].Lo)}
	if !e.Codims[k].Star {
		d.Hi = of(e.Codims[k].Hi)
	}
	return d
}

// addressed is the object, or the first element of the array, that a name or a component of a coarray is; nil after an error.
func addressed(c *checker, x parse.Expr) ir.Expr {
	switch y := x.(type) {
	case *parse.Ref:
		x = &parse.Name{Node: y.Node, Ident: y.Name}
	case *parse.Component:
		x = &parse.Component{Node: y.Node, X: y.X, Name: y.Name}
	}
	switch e := c.expr(x).(type) {
	case *ir.ArrayRef:
		return &ir.Elem{Pos: e.Pos, Sym: e.Section.Sym, Subs: e.Section.Lo}
	case *ir.Var, *ir.Field:
		return e
	}
	return nil
}

// aroundCoarray puts what beforeCoarray says before the statements that allocate an object, if that is a coarray, and gives what follows them.
func aroundCoarray(c *checker, o parse.Entity, body []ir.Stmt, pos diag.Span) (all, after []ir.Stmt) {
	if o.Codims == nil || body == nil {
		return body, nil
	}
	before, after := beforeCoarray(c, o, pos)
	return append(before, body...), after
}

// beforeCoarray says what ALLOCATE allocates next: a coarray with these cobounds. The statements after the allocation wait for all images.
func beforeCoarray(c *checker, o parse.Entity, pos diag.Span) (before, after []ir.Stmt) {
	usesImages(c)
	before = append(before, callRuntime("hpf_co_expect", pos, intArg(c, len(o.Codims), pos), lineArg(c, pos)))
	for k, d := range o.Codims {
		lo, hi := ir.Expr(ir.Int8At(1, pos)), ir.Expr(ir.Int8At(0, pos))
		if d.Lo != nil {
			lo = c.convert(c.Integer(d.Lo, "a cobound"), ir.Int8)
		}
		switch last := k == len(o.Codims)-1; {
		case last != d.Star:
			c.bag.Errorf(d.Pos, "coarray", "the upper cobound '*' stands last, and only there").Help("write 'allocate(x[2, *])'")
			return nil, nil
		case !last:
			hi = c.convert(c.Integer(d.Hi, "a cobound"), ir.Int8)
		}
		before = append(before, callRuntime("hpf_co_bounds", pos, intArg(c, k, pos), valueArg(c, lo, ir.Int8), valueArg(c, hi, ir.Int8)))
	}
	return append(c.takePre(), before...), []ir.Stmt{callRuntime("hpf_co_allocated", pos)}
}

// describeTypes tells the runtime what a type with allocatable components holds, for values that come whole (pgasrt/caf/own_parts.c); the
// bytes of a variable are those of gfortran. False where a component's type is known at run time alone.
func describeTypes(c *checker, t *ir.DerivedType, pos diag.Span) bool {
	c.emit(callRuntime("hpf_co_types", pos))
	list := []*ir.DerivedType{t}
	at := func(inner *ir.DerivedType) int {
		if inner == nil || !inner.HasAllocatable() {
			return -1
		}
		k := slices.Index(list, inner)
		if k < 0 {
			k, list = len(list), append(list, inner)
		}
		return k
	}
	long := func(n int64) callArg { return valueArg(c, ir.Int8At(n, pos), ir.Int8) }
	for k := 0; k < len(list); k++ {
		bytes, _ := list[k].Size()
		c.emit(callRuntime("hpf_co_type", pos, intArg(c, k, pos), long(bytes)))
		for _, p := range partsOf(list[k]) {
			inner := at(p.comp.Type.Derived)
			if p.comp.Tag != nil || p.comp.Corank > 0 {
				return false
			}
			rank, elems := len(p.comp.Dims), int64(1)
			if !p.comp.Allocatable {
				rank, elems = -1, p.comp.Elements()
			}
			n, _ := p.comp.Type.Size()
			c.emit(callRuntime("hpf_co_type_part", pos, intArg(c, k, pos), long(p.offset), long(n), long(p.lengthAt), long(elems), intArg(c, rank, pos), intArg(c, inner, pos)))
		}
	}
	return true
}

// typePart is a component that has memory of its own, or components that have; offsets are bytes, lengthAt is -1 for a constant length.
type typePart struct {
	comp             *ir.Component
	offset, lengthAt int64
}

func partsOf(t *ir.DerivedType) []typePart {
	var out []typePart
	at, deferred := int64(0), int64(0)
	for _, comp := range t.Components {
		n, align := comp.Size()
		at = (at + align - 1) / align * align
		if comp.Allocatable || !comp.Pointer && comp.Type.Derived != nil && comp.Type.Derived.HasAllocatable() {
			out = append(out, typePart{comp, at, -1})
		}
		at += n
	}
	at = (at + 7) / 8 * 8
	for _, comp := range t.Components {
		for k := range out {
			if out[k].comp == comp && comp.Deferred {
				out[k].lengthAt = at + 8*deferred
			}
		}
		if comp.Deferred {
			deferred++
		}
	}
	return out
}

// wholeValue gets a value of a type with allocatable components.
func wholeValue(c *checker, ref ir.Expr, sel *selected, pos diag.Span) ir.Expr {
	t := ref.Type()
	if ir.Rank(ref) > 0 || !describeTypes(c, t.Derived, pos) {
		c.unsupported(pos, "this value of %s, which has allocatable components, of another image is not supported yet", t).Help("name the components one by one")
		return ir.Poison(pos)
	}
	v := &ir.Var{Pos: pos, Sym: c.temp(gotten, t, pos)}
	get := callRuntime("hpf_co_get_parts", sel.pos, append([]callArg{refArg(v), refArg(ref)}, sel.tail(c, bytesOf(c, ref))...)...)
	c.emit(append([]ir.Stmt{get}, sel.stat.after(c)...)...)
	return &ir.Var{Pos: pos, Sym: v.Sym}
}

// broadcastParts is CO_BROADCAST of a variable with allocatable components.
func broadcastParts(c *checker, a *imageArgs, e, image ir.Expr) []ir.Stmt {
	if !describeTypes(c, e.Type().Derived, a.pos) {
		c.unsupported(e.Span(), "'co_broadcast' of %s, which has polymorphic components, is not supported yet", e.Type()).Help("name the components one by one")
		return nil
	}
	if ref, isArray := e.(*ir.ArrayRef); isArray && ref.Plain() && !byBytes(c, ref.Section.Sym) {
		return a.done("hpf_co_broadcast_parts_array", []callArg{sectionArg(ref.Section, a.pos), valueArg(c, image, ir.Int4)})
	}
	if !(definitions{c}).settable(e) {
		return nil
	}
	return a.done("hpf_co_broadcast_parts", []callArg{refArg(e), valueArg(c, image, ir.Int4)})
}

// allocatedThere is ALLOCATED of a component of another image.
func allocatedThere(c *checker, arg parse.Expr, s *parse.Coindexed) ir.Expr {
	pos := parse.SpanOf(arg)
	x, ok := arg.(*parse.Component)
	sel := selection(c, s)
	if !ok || sel == nil {
		return ir.Poison(pos)
	}
	base := polymorph{c}.baseOf(&parse.Component{Node: x.Node, X: reached(c, x.X, s, sel), Name: x.Name})
	if base == nil || base.e == nil || base.e.Type().Derived == nil {
		return ir.Poison(pos)
	}
	comp := base.e.Type().Derived.Component(x.Name)
	if comp == nil || !comp.Allocatable {
		c.bag.Errorf(pos, "argument", "the argument of 'allocated' must be an allocatable array")
		return ir.Poison(pos)
	}
	field := &ir.Field{Pos: x.Pos, X: base.e, Comp: comp}
	there := askRuntime(c, "hpf_co_has_part", ir.Int4, pos, slotArg(field, comp), valueArg(c, sel.image, ir.Int4), lineArg(c, pos))
	return c.operate(ir.NE, there, ir.IntConst(0, pos), pos)
}

// imageIndex is the number of the image with the given cosubscripts: 1 + (s1-l1) + (s2-l2)*e1 + ..., and 0 where one is outside of
// its cobounds, Fortran 2018, 9.6.
func imageIndex(c *checker, e *names.Entity, x parse.Expr, subs []parse.Arg, pos diag.Span) ir.Expr {
	bounds := cobounds(c, e, x, len(subs))
	if bounds == nil {
		return nil
	}
	var out ir.Expr = ir.Int8At(1, pos)
	var stride ir.Expr = ir.Int8At(1, pos)
	var within ir.Expr = &ir.Const{Pos: pos, T: ir.Log4, L: true}
	for k, a := range subs {
		s := c.Integer(a.Value, "a cosubscript")
		if s.Type().Base == ir.Invalid {
			return nil
		}
		if elements.CallsFunctions(s) {
			s = c.once(s)
		}
		if k == 0 && len(subs) == 1 && ir.IsInt(bounds[0].Lo, 1) {
			return c.convert(s, ir.Int4)
		}
		from := c.Arith(ir.Sub, c.convert(s, ir.Int8), bounds[k].Lo, pos)
		out = c.Arith(ir.Add, out, c.Arith(ir.Mul, from, stride, pos), pos)
		if bounds[k].Hi != nil {
			stride = c.Arith(ir.Mul, stride, coextent(c, bounds[k], pos), pos)
			within = c.operate(ir.And, within, withinCobounds(c, s, bounds[k], a.Pos), pos)
		}
	}
	if !ir.IsConst(within) {
		out = c.call("merge", []ir.Expr{out, ir.Int8At(0, pos), within}, ir.Int8, pos)
	}
	return c.convert(out, ir.Int4)
}

// withinCobounds is whether a cosubscript is one of its codimension. An error, if that is known not to be so, is told.
func withinCobounds(c *checker, s ir.Expr, d ir.Dim, pos diag.Span) ir.Expr {
	s = c.convert(s, ir.Int8)
	within := c.operate(ir.And, c.operate(ir.GE, s, d.Lo, pos), c.operate(ir.LE, s, d.Hi, pos), pos)
	if k, ok := within.(*ir.Const); ok && !k.L {
		c.bag.Errorf(pos, "coarray", "the cosubscript %s is outside of its cobounds %s:%s", ir.ExprString(s), ir.ExprString(d.Lo), ir.ExprString(d.Hi))
	}
	return within
}

// assignCoindexed is an assignment to a coindexed object.
func assignCoindexed(c *checker, s *parse.Assign, x *parse.Coindexed) []ir.Stmt {
	sel := selection(c, x)
	if sel == nil {
		c.unevaluated(s.RHS)
		return nil
	}
	t := assigner{c}.target(reached(c, s.LHS, x, sel))
	if t == nil || !settableThere(c, t.typ(), parse.SpanOf(s.LHS)) {
		c.unevaluated(s.RHS)
		return nil
	}
	if t.e == nil {
		return assignCoindexedArray(c, s, t, sel)
	}
	rhs := c.scalar(s.RHS)
	if !(assigner{c}).fitsTarget(s, t, rhs) {
		return nil
	}
	v, set := heldLike(c, rhs, t.e, s.Pos)
	put := callRuntime("hpf_co_put", sel.pos, append([]callArg{refArg(t.e), refArg(v)}, sel.tail(c, bytesOf(c, t.e))...)...)
	return append([]ir.Stmt{set, put}, sel.after(c)...)
}

// heldValue assigns a value to a variable of type t.
func heldValue(c *checker, e ir.Expr, t ir.Type, pos diag.Span) (*ir.Var, ir.Stmt) {
	v := c.temp("put", t, pos)
	set := &ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: v}, RHS: c.convert(e, t)}
	return &ir.Var{Pos: pos, Sym: v}, set
}

// heldLike assigns a value to a variable of the type and length of x.
func heldLike(c *checker, e, x ir.Expr, pos diag.Span) (*ir.Var, ir.Stmt) {
	if t := x.Type(); t.Base != ir.Character || t.Len >= 0 {
		return heldValue(c, e, t, pos)
	}
	v := c.textTemp("put", x)
	set := &ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: v}, RHS: c.convert(e, x.Type())}
	return &ir.Var{Pos: pos, Sym: v}, set
}

// assignCoindexedArray puts values into a section of another image.
func assignCoindexedArray(c *checker, s *parse.Assign, t *target, sel *selected) []ir.Stmt {
	if t.part != nil {
		c.unsupported(t.pos, "an assignment to this section of another image is not supported yet").Help("write a loop over its elements")
		c.unevaluated(s.RHS)
		return nil
	}
	theirs := shapes.Section(t.sym, t.subs, t.pos).Section
	rhs := c.expr(s.RHS)
	if !(assigner{c}).fitsTarget(s, t, rhs) {
		return nil
	}
	loop := shapes.HasVector(t.subs) || byBytes(c, t.sym)
	if ir.Rank(rhs) == 0 && !loop {
		v, set := heldLike(c, rhs, assigner{c}.targetValue(t), s.Pos)
		fill := callRuntime("hpf_co_fill", sel.pos, append([]callArg{sectionArg(theirs, sel.pos), refArg(v)}, sel.tail(c, nil)...)...)
		return append([]ir.Stmt{set, fill}, sel.after(c)...)
	}
	if ir.Rank(rhs) > 0 {
		elements.Join(c.em, t.shape(), shapes.Of(rhs))
	}
	if ours := asItStands(c, rhs, t); ours != nil && !loop {
		return append([]ir.Stmt{putArray(c, theirs, ours, sel)}, sel.after(c)...)
	}
	var extents []ir.Expr
	for _, d := range t.shape().Dims {
		extents = append(extents, c.em.SizeOf(d, s.Pos))
	}
	v := scratchLike(c, "put", assigner{c}.targetValue(t), extents, s.Pos)
	set := &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: shapes.WholeExpr(v, s.Pos), RHS: c.convert(rhs, t.typ())}
	if loop {
		return append([]ir.Stmt{set}, putElements(c, t, v, sel)...)
	}
	put := putArray(c, theirs, shapes.Section(v, shapes.Whole(v), s.Pos).Section, sel)
	return append([]ir.Stmt{set, put}, sel.after(c)...)
}

func putArray(c *checker, theirs, ours *ir.Section, sel *selected) ir.Stmt {
	source := sectionArg(ours, sel.pos)
	source.dummy.Intent = "in"
	return callRuntime("hpf_co_put_array", sel.pos, append([]callArg{sectionArg(theirs, sel.pos), source}, sel.tail(c, nil)...)...)
}

func hasVectors(x *ir.ArrayRef) bool {
	return slices.ContainsFunc(x.Vectors, func(v ir.Expr) bool { return v != nil })
}

// isApart reports that an array shares no memory with a coarray.
func isApart(c *checker, s *ir.Symbol) bool {
	e := names.Of(s)
	return e != nil && e.Codims == nil && !s.Pointer && !s.Target && !s.Made && s.Map == nil && !byBytes(c, s)
}

// asItStands is the section that a value is which may be put without a copy: of an array of the target's type that is no coarray; nil for
// any other.
func asItStands(c *checker, rhs ir.Expr, t *target) *ir.Section {
	ref, ok := rhs.(*ir.ArrayRef)
	if !ok || hasVectors(ref) || !ir.SameType(ref.Type(), t.typ()) || ref.Type().Base == ir.Character || !isApart(c, ref.Section.Sym) {
		return nil
	}
	return ref.Section
}

// putElements puts the elements of v one by one, where no description of the section fits: with vector subscripts, and components of
// elements.
func putElements(c *checker, t *target, v *ir.Symbol, sel *selected) []ir.Stmt {
	n := elements.NewNest(c.em, t.shape())
	theirs := n.At(c.em, shapes.ArrayExpr(t.sym, t.subs, t.pos))
	ours := n.At(c.em, shapes.WholeExpr(v, t.pos))
	put := callRuntime("hpf_co_put", sel.pos, append([]callArg{refArg(theirs), refArg(ours)}, sel.tail(c, bytesOf(c, theirs))...)...)
	inOrder := func(int) bool { return true }
	return append(n.Loops(c.em, []ir.Stmt{put}, inOrder), sel.after(c)...)
}

// gotInPlace lets a section of another image come to the target of its assignment, where that is all that is done with it; nil otherwise.
// It was to come to an array of its own, by the call before this statement.
func gotInPlace(c *checker, t *target, lhs, rhs ir.Expr) ir.Stmt {
	from, whole := rhs.(*ir.ArrayRef)
	to, ok := lhs.(*ir.ArrayRef)
	last := len(c.em.Pre) - 1
	if !whole || !ok || last < 0 || t.part != nil || hasVectors(from) || hasVectors(to) || !ir.SameType(from.Type(), to.Type()) ||
		to.Type().Base == ir.Character || !isApart(c, to.Section.Sym) {
		return nil
	}
	get, ok := c.em.Pre[last].(*ir.CallProc)
	if !ok || get.Proc.Name != "hpf_co_get_array" || get.Args[0].Section.Sym != from.Section.Sym {
		return nil
	}
	arg := sectionArg(to.Section, t.pos)
	get.Args[0], get.Proc.Dummies[0] = arg.actual, arg.dummy
	c.em.Pre = slices.DeleteFunc(c.em.Pre[:last], func(s ir.Stmt) bool {
		a, ok := s.(*ir.Allocate)
		return ok && a.Sym == from.Section.Sym
	})
	return get
}
