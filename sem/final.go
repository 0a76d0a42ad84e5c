package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// Finalization, Fortran 2008, 4.5.6: the procedures that FINAL names are called for what is deallocated, for local variables when
// their procedure ends, for arguments with INTENT(OUT), and for components of variables that are assigned; like gfortran
// 12, not for variables that are assigned as a whole and values of functions.

// needsFinal reports whether values of a type, their components included, have final procedures.
func needsFinal(t *ir.DerivedType) bool { return finalIn(t, map[*ir.DerivedType]bool{}) }

func finalIn(t *ir.DerivedType, seen map[*ir.DerivedType]bool) bool {
	if len(typeDeclOf(t).finals) > 0 {
		return true
	}
	seen[t] = true
	for _, comp := range t.Components {
		if comp.Pointer || comp.Type.Derived == nil {
			continue
		}
		held := []*ir.DerivedType{comp.Type.Derived}
		if comp.Tag != nil {
			held = comp.Type.Derived.Family()
		}
		if slices.ContainsFunc(held, func(d *ir.DerivedType) bool { return !seen[d] && finalIn(d, seen) }) {
			return true
		}
	}
	return false
}

// familyNeedsFinal reports the same for a type and all that extend it.
func familyNeedsFinal(t *ir.DerivedType) bool {
	for _, d := range t.Family() {
		if needsFinal(d) {
			return true
		}
	}
	return false
}

// finalizer calls the final procedures of objects that cease to be.
type finalizer struct{ *checker }

// finalize calls the final procedures for a scalar: that of its type, those of its components, those of its parent.
func (c finalizer) finalize(e ir.Expr, pos diag.Span) []ir.Stmt {
	t := e.Type().Derived
	if t == nil || !needsFinal(t) {
		return nil
	}
	if t.Recursive() {
		return []ir.Stmt{&ir.CallProc{At: ir.At{Pos: pos}, Proc: c.finalizerOf(t, false), Args: []ir.Actual{{Pos: pos, X: e}}}}
	}
	return c.finalizeScalar(e, t, pos)
}

// made names a procedure of the compiler that calls the final procedures for values of a type that can hold others of the type: that of
// the type, those of its parent and those of its components, or these alone.
type made struct {
	t     *ir.DerivedType
	parts bool
}

// finalizerOf is such a procedure.
func (c finalizer) finalizerOf(t *ir.DerivedType, parts bool) *ir.Procedure {
	if p := c.global.finalizers[made{t, parts}]; p != nil {
		return p
	}
	u := &ir.Unit{Name: "finalize " + t.Name, Pos: t.Pos}
	p := &ir.Procedure{Name: u.Name, Link: "finalize." + itoa(len(c.global.finalizers)) + "." + t.Name, Pos: t.Pos, Unit: u, Known: true, Recursive: true}
	u.Proc = p
	c.global.finalizers[made{t, parts}] = p
	w := newChecker(c.file, &parse.Unit{Name: u.Name, Pos: t.Pos}, c.em.Out, c.bag)
	w.global, w.unit, w.em.Unit = c.global, u, u
	value := w.Declare(parse.Ident{Name: "value", Pos: t.Pos})
	value.Type, value.TypePos, value.Dummy, value.Intent = ir.Type{Base: ir.Derived, Derived: t}, t.Pos, true, "inout"
	s := w.Symbol(value)
	p.Dummies = []*ir.Symbol{s}
	f, x := finalizer{w}, &ir.Var{Pos: t.Pos, Sym: s}
	if parts {
		u.Body = f.finalizeOwnParts(x, t, t.Pos)
	} else {
		u.Body = f.finalizeScalar(x, t, t.Pos)
	}
	u.Body = ir.Unshare(u.Body, map[ir.Stmt]bool{})
	c.global.wrappers = append(c.global.wrappers, u)
	return p
}

// finalizeScalar calls the final procedures for a scalar where it stands.
func (c finalizer) finalizeScalar(e ir.Expr, t *ir.DerivedType, pos diag.Span) []ir.Stmt {
	var out []ir.Stmt
	if p := c.finalFor(t, 0); p != nil {
		actual := ir.Actual{Pos: pos, X: e, Tag: typeTag(t, pos)}
		args := make([]ir.Actual, len(p.Dummies))
		args[0] = actual
		polymorph(c).passTags(p, args, pos)
		out = append(out, &ir.CallProc{At: ir.At{Pos: pos}, Proc: p, Args: args})
	}
	out = append(out, c.finalizeOwnParts(e, t, pos)...)
	if t.Parent != nil {
		out = append(out, c.finalize(&ir.Field{Pos: pos, X: e, Comp: t.Components[0]}, pos)...)
	}
	return out
}

// finalizeOwnParts calls the final procedures for the components of a scalar, those of its parent left out.
func (c finalizer) finalizeOwnParts(e ir.Expr, t *ir.DerivedType, pos diag.Span) []ir.Stmt {
	var out []ir.Stmt
	for i, comp := range t.Components {
		if i > 0 || t.Parent == nil {
			out = append(out, c.finalizeComponent(&ir.Field{Pos: pos, X: ir.CloneExpr(e), Comp: comp}, pos)...)
		}
	}
	return out
}

// finalizeComponent calls the final procedures for a component.
func (c finalizer) finalizeComponent(f *ir.Field, pos diag.Span) []ir.Stmt {
	t := f.Comp.Type.Derived
	switch {
	case t == nil || f.Comp.Pointer || !familyNeedsFinal(t):
		return nil
	case len(f.Comp.Dims) > 0:
		return c.finalizeArrayComponent(f, pos)
	case f.Comp.Allocatable:
		o := &classObject{field: f, pos: pos}
		return []ir.Stmt{&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: o.status(), Body: c.finalizeObject(o)}}}}
	}
	return c.finalize(f, pos)
}

// finalizeObject calls the final procedures for an allocated or associated scalar, by its dynamic type.
func (c finalizer) finalizeObject(o *classObject) []ir.Stmt {
	value := o.value()
	return allocator(c).eachType(value, o.declared(), func(t *ir.DerivedType, value ir.Expr) []ir.Stmt { return c.finalize(value, o.pos) }, o.pos)
}

// finalFor is the final procedure of a type for objects of a rank, or an elemental one; nil if there is none.
func (c finalizer) finalFor(t *ir.DerivedType, rank int) *ir.Procedure {
	var found *ir.Procedure
	for _, b := range typeDeclOf(t).finals {
		p := b.home.FindProcedure(b.procedure)
		switch {
		case p == nil || p.IsFunction() || len(p.Visible()) != 1 || p.Dummies[0].Type.Derived != t:
			// Fortran 2008, C473 to C475.
			c.bag.Errorf(b.Pos, "final", "'%s' is no subroutine with one argument of type(%s)", b.Name, t.Name)
			return nil
		case p.Dummies[0].Rank() == rank:
			return p
		case p.Elemental:
			found = p
		}
	}
	return found
}

// finalizeVariable calls the final procedures for what a variable holds, if it is allocated or associated.
func (c finalizer) finalizeVariable(s *ir.Symbol, pos diag.Span) []ir.Stmt {
	t := s.Type.Derived
	if t == nil || !familyNeedsFinal(t) {
		return nil
	}
	var body []ir.Stmt
	o := &classObject{sym: s, pos: pos}
	switch {
	case s.Rank() > 0:
		body = c.finalizeArray(s, pos)
	case s.Allocatable || s.Pointer:
		body = c.finalizeObject(o)
	default:
		body = c.finalize(&ir.Var{Pos: pos, Sym: s}, pos)
	}
	if len(body) == 0 || !s.Allocatable && !s.Pointer {
		return body
	}
	return []ir.Stmt{&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: o.status(), Body: body}}}}
}

// finalizeLocals calls the final procedures for the local variables of a procedure that ends, in gfortran's order: names backwards.
func (c finalizer) finalizeLocals(pos diag.Span) []ir.Stmt {
	if c.unit.Proc == nil {
		return nil
	}
	var out []ir.Stmt
	for _, s := range namesBackwards(c.unit.Symbols) {
		saved := s.Storage != ir.Automatic || s.Init != nil || s.InitElems != nil || c.saveAll || names.Of(s) != nil && names.Of(s).Saved
		if s.Made || s.Pointer || saved || c.Lookup(s.Name) == nil || c.Lookup(s.Name).Sym != s || s == c.unit.Proc.Result || s.Proc != nil {
			continue
		}
		out = append(out, c.finalizeVariable(s, pos)...)
	}
	return out
}

// finalizeBlock calls the final procedures for the variables of a BLOCK that ends, in the same order.
func (c finalizer) finalizeBlock(pos diag.Span) []ir.Stmt {
	var locals []*ir.Symbol
	for _, e := range c.order {
		if e.Class == names.Variable && e.Sym != nil && e.Sym.Storage == ir.Automatic && !e.Sym.Pointer && !e.Saved && e.Init == nil {
			locals = append(locals, e.Sym)
		}
	}
	var out []ir.Stmt
	for _, s := range namesBackwards(locals) {
		out = append(out, c.finalizeVariable(s, pos)...)
	}
	return out
}

// leaveBlocks does so for the BLOCKs that a jump leaves, the inner ones first.
func (c finalizer) leaveBlocks(leaves func(outside) bool, pos diag.Span) (out []ir.Stmt) {
	for b := c.checker; b.around != nil && leaves(b.outside); b = b.around {
		of := *b
		of.em = c.em
		out = append(out, finalizer{&of}.finalizeBlock(pos)...)
	}
	return out
}

func namesBackwards(symbols []*ir.Symbol) []*ir.Symbol {
	out := slices.Clone(symbols)
	slices.SortFunc(out, func(a, b *ir.Symbol) int { return strings.Compare(b.Name, a.Name) })
	return out
}

// finalizeActual calls, before a call, the final procedures for what the procedure gets with INTENT(OUT), as gfortran does.
func (c finalizer) finalizeActual(d *ir.Symbol, x ir.Actual) {
	if d.Intent != "out" || d.Proc != nil || d.Pointer || d.Type.Derived == nil || typeOfActual(x).Derived == nil || !familyNeedsFinal(typeOfActual(x).Derived) {
		return
	}
	v, isVar := x.X.(*ir.Var)
	switch {
	case x.Section != nil && d.Allocatable:
		c.em.Pre = append(c.em.Pre, c.em.IfPresent(x.Section.Sym.Present(), c.finalizeVariable(x.Section.Sym, x.Pos), x.Pos)...)
	case x.Section != nil && x.Section.Sym.Map != nil:
		c.unsupported(x.Pos, "a distributed array for the argument '%s' with INTENT(OUT) whose type has FINAL is not supported", d.Name).
			Because(d.Pos, "declared here").Help("write INTENT(INOUT)")
	case x.Section != nil:
		c.em.Pre = append(c.em.Pre, c.em.IfPresent(x.Section.Sym.Present(), c.finalizeSection(x.Section, x.Pos), x.Pos)...)
	case ir.Rank(x.X) > 0:
		c.em.Pre = append(c.em.Pre, c.finalizeEach(x.X, x.Pos)...)
	case !ir.IsDesignator(x.X):
	case isVar:
		c.em.Pre = append(c.em.Pre, c.em.IfPresent(v.Sym.Present(), c.finalizeVariable(v.Sym, x.Pos), x.Pos)...)
	default:
		f, isField := x.X.(*ir.Field)
		if isField && f.Comp.Allocatable && f.Subs == nil {
			c.em.Pre = append(c.em.Pre, c.finalizeComponent(f, x.Pos)...)
			return
		}
		c.em.Pre = append(c.em.Pre, c.finalize(x.X, x.Pos)...)
	}
}

// finalizeDeallocated calls the final procedures for an object of DEALLOCATE.
func (c finalizer) finalizeDeallocated(x parse.Expr, pos diag.Span) []ir.Stmt {
	switch x := x.(type) {
	case *parse.Name:
		if e := c.Lookup(x.Ident); e != nil && e.Class == names.Variable {
			return c.finalizeVariable(c.Symbol(e), pos)
		}
	case *parse.Component:
		f := structures(c).allocatableComponent(x)
		if f == nil || f.Comp.Type.Derived == nil || !familyNeedsFinal(f.Comp.Type.Derived) {
			return nil
		}
		if len(f.Comp.Dims) > 0 {
			return c.finalizeComponent(f, pos)
		}
		o := &classObject{field: f, pos: pos}
		return []ir.Stmt{&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: o.status(), Body: c.finalizeObject(o)}}}}
	}
	return nil
}

// finalizeArray calls the final procedures for an array, by its dynamic type.
func (c finalizer) finalizeArray(s *ir.Symbol, pos diag.Span) []ir.Stmt {
	if s.Tag == nil {
		return c.finalizeElements(s, pos)
	}
	st := &ir.If{At: ir.At{Pos: pos}}
	for _, t := range s.Type.Derived.Family() {
		if t.IsUnlimited() || t.Abstract || !needsFinal(t) {
			continue
		}
		tag := &ir.Var{Pos: pos, Sym: s.Tag}
		p, body := seenAs(c.checker, s.Name, ir.Type{Base: ir.Derived, Derived: t}, tag, nil, shapes.Section(s, shapes.Whole(s), pos).Section, pos)
		body = append(body, c.finalizeElements(p, pos)...)
		st.Branches = append(st.Branches, ir.Branch{Pos: pos, Cond: ofType(tag, []*ir.DerivedType{t}, pos), Body: body})
	}
	if st.Branches == nil {
		return nil
	}
	return []ir.Stmt{st}
}

// finalizeElements does so for an array whose elements have the type that it is declared with: the procedure of the type, those of the
// components, those of the parent, Fortran 2008, 4.5.6.2.
func (c finalizer) finalizeElements(s *ir.Symbol, pos diag.Span) []ir.Stmt {
	t := s.Type.Derived
	if !needsFinal(t) {
		return nil
	}
	before := c.takePre()
	var out []ir.Stmt
	if p := c.finalFor(t, s.Rank()); p != nil {
		call := &parse.Call{Base: parse.Base{Pos: pos}, Name: parse.Ident{Name: p.Name, Pos: pos}}
		call.Args = []parse.Arg{{Pos: pos, Value: c.nameOf(s, pos)}}
		out = caller(c).callOf(p, call)
		out = append(c.takePre(), out...)
	}
	out = append(out, c.finalizeParts(s, pos)...)
	if t.Parent != nil && needsFinal(t.Parent) {
		d := structures(c).componentOfArray(&parse.Component{Node: parse.Node{Pos: pos}}, &designator{sym: s, subs: shapes.Whole(s)}, t.Components[0])
		parent := c.takePre()
		out = append(append(out, parent...), c.finalizeElements(d.sym, pos)...)
	}
	c.em.Pre = before
	return out
}

// finalizeParts calls the final procedures for the components of the elements of an array, those of the parent left out.
func (c finalizer) finalizeParts(s *ir.Symbol, pos diag.Span) []ir.Stmt {
	t := s.Type.Derived
	n := elements.NewNest(c.em, shapes.OfSection(shapes.Whole(s), pos))
	e := n.At(c.em, shapes.WholeExpr(s, pos))
	var body []ir.Stmt
	if t.Recursive() {
		body = []ir.Stmt{&ir.CallProc{At: ir.At{Pos: pos}, Proc: c.finalizerOf(t, true), Args: []ir.Actual{{Pos: pos, X: e}}}}
	} else {
		body = c.finalizeOwnParts(e, t, pos)
	}
	if body == nil {
		return nil
	}
	return n.Loops(c.em, body, elements.Always)
}

// finalizeArrayComponent calls the final procedures for an array component.
func (c finalizer) finalizeArrayComponent(f *ir.Field, pos diag.Span) []ir.Stmt {
	before := c.takePre()
	v := c.viewOf(f)
	body := append(c.takePre(), c.finalizeArray(v, pos)...)
	c.em.Pre = before
	if !f.Comp.Allocatable {
		return body
	}
	there := &ir.Status{Pos: pos, Field: f}
	return []ir.Stmt{&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: there, Body: body}}}}
}

// finalizeSection calls the final procedures for a section.
func (c finalizer) finalizeSection(x *ir.Section, pos diag.Span) []ir.Stmt {
	x.Sym.Target = true
	p, out := seenAs(c.checker, x.Sym.Name, x.Sym.Type, nil, nil, x, pos)
	p.Tag = x.Sym.Tag
	return append(out, c.finalizeArray(p, pos)...)
}

// finalizeEach calls the final procedures for scalars for the elements of an array variable, which an elemental procedure gets.
func (c finalizer) finalizeEach(x ir.Expr, pos diag.Span) []ir.Stmt {
	ref, ok := x.(*ir.ArrayRef)
	if !ok {
		return nil
	}
	before := c.takePre()
	n := elements.NewNest(c.em, shapes.Of(ref))
	e := n.At(c.em, ref)
	body := allocator(c).eachType(e, e.Type().Derived, func(t *ir.DerivedType, value ir.Expr) []ir.Stmt { return c.finalize(value, pos) }, pos)
	out := append(c.takePre(), n.Loops(c.em, body, elements.Always)...)
	c.em.Pre = before
	return out
}

// nameOf names a variable, one of the compiler's too.
func (c finalizer) nameOf(s *ir.Symbol, pos diag.Span) parse.Expr {
	if e := c.Lookup(s.Name); e != nil && e.Sym == s {
		return &parse.Name{Node: parse.Node{Pos: pos}, Ident: s.Name}
	}
	return c.nameFor(s, pos)
}

// assignOver is an intrinsic assignment to a variable that has components to finalize, which happens after the right side is evaluated
// and before the variable gets it, Fortran 2008, 4.5.6.3:
//
//	a = x   →   value = x; call the final procedures of a's components; a = value
//
// done is false for all other assignments. Like gfortran 12, it leaves alone what the type of the variable itself names in FINAL, and
// types without allocatable components.
func (c finalizer) assignOver(s *parse.Assign) (out []ir.Stmt, done bool) {
	t := c.assignedOver(s)
	if t == nil {
		return nil, false
	}
	var value ir.Expr
	if c.traitOf(s.LHS).Rank > 0 {
		value = c.expr(s.RHS)
	} else {
		value = c.scalar(s.RHS)
	}
	pos := parse.SpanOf(s.RHS)
	left, held := enclosures(c).frozen(s.LHS), c.held(value)
	list := append(c.takePre(), c.finalizeTarget(left, t)...)
	return append(list, assigner(c).assignPlain(&parse.Assign{Base: s.Base, LHS: left, RHS: c.nameFor(held, pos)})...), true
}

// finalizeSource calls the final procedures for the value of a function in SOURCE= or MOLD=, where that is an allocatable scalar of
// CLASS; like gfortran 12, for no other value.
func (c finalizer) finalizeSource(x parse.Expr) []ir.Stmt {
	n, isName := x.(*parse.Name)
	if !isName || c.Lookup(n.Ident) == nil {
		return nil
	}
	if s := c.Lookup(n.Ident).Sym; s != nil && s.Made && s.Allocatable && s.Class && s.Rank() == 0 {
		return c.finalizeVariable(s, n.Pos)
	}
	return nil
}

// assignedOver is the type of a variable whose components an assignment finalizes; nil for all other assignments.
func (c finalizer) assignedOver(s *parse.Assign) *ir.DerivedType {
	if !c.global.finals {
		return nil
	}
	left, right := c.traitOf(s.LHS), c.traitOf(s.RHS)
	t := left.Type.Derived
	if t == nil || right.Type.Derived == nil || !t.HasAllocatable() || len(c.finalComponents(t)) == 0 || isItself(s) {
		return nil
	}
	return t
}

// isItself reports whether a variable is assigned to itself, which changes nothing.
func isItself(s *parse.Assign) bool {
	left, isName := s.LHS.(*parse.Name)
	right, alike := s.RHS.(*parse.Name)
	return isName && alike && left.Ident == right.Ident
}

// finalComponents lists the components of a type that have something to finalize.
func (c finalizer) finalComponents(t *ir.DerivedType) []*ir.Component {
	var out []*ir.Component
	for _, comp := range t.Components {
		if !comp.Pointer && comp.Type.Derived != nil && familyNeedsFinal(comp.Type.Derived) {
			out = append(out, comp)
		}
	}
	return out
}

// held is a variable of the compiler with a copy of a value.
func (c finalizer) held(value ir.Expr) *ir.Symbol {
	at := ir.At{Pos: value.Span()}
	if ir.Rank(value) == 0 {
		v := c.temp("value", value.Type(), at.Pos)
		c.emit(&ir.Assign{At: at, LHS: &ir.Var{Pos: at.Pos, Sym: v}, RHS: value})
		return v
	}
	return c.keep(value, at.Pos).Sym
}

// finalizeTarget calls the final procedures for the components of the left side of an assignment, if it is allocated.
func (c finalizer) finalizeTarget(x parse.Expr, t *ir.DerivedType) []ir.Stmt {
	pos := parse.SpanOf(x)
	there := allocator(c).allocatedStatus(x)
	before := c.takePre()
	left := c.expr(x)
	var body []ir.Stmt
	if ir.Rank(left) == 0 {
		body = append(c.takePre(), c.finalizeComponents(left, t)...)
	} else {
		n := elements.NewNest(c.em, shapes.Of(left))
		parts := c.finalizeComponents(n.At(c.em, left), t)
		body = append(c.takePre(), n.Loops(c.em, parts, elements.Always)...)
	}
	c.em.Pre = before
	if there != nil {
		body = []ir.Stmt{ir.Guarded(ir.At{Pos: pos}, there, body...)}
	}
	return append(c.takePre(), body...)
}

func (c finalizer) finalizeComponents(e ir.Expr, t *ir.DerivedType) []ir.Stmt {
	var out []ir.Stmt
	for _, comp := range c.finalComponents(t) {
		out = append(out, c.finalizeComponent(&ir.Field{Pos: e.Span(), X: ir.CloneExpr(e), Comp: comp}, e.Span())...)
	}
	return out
}
