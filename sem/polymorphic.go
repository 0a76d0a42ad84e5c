package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// checkClass checks what CLASS needs, Fortran 2008, C407.
func (c polymorph) checkClass(e *names.Entity, s *ir.Symbol) {
	t := s.Type.Derived
	checkUnlimited(c.checker, e, s)
	switch {
	case t == nil:
	case e.Poly && !e.Dummy && !e.Pointer && !e.Allocatable.Valid():
		c.bag.Errorf(e.Pos, "class", "'%s' has CLASS and must be a dummy argument, ALLOCATABLE or POINTER", e.Name).
			Note("Fortran 2008, C407").Help("write 'type(%s)'", t.Name)
	case !e.Poly && t.Abstract:
		c.bag.Errorf(e.Pos, "class", "'%s' has the abstract type '%s'", e.Name, t.Name).Because(t.Pos, "declared here").
			Note("Fortran 2008, C407").Help("write 'class(%s)'", t.Name)
	}
}

// addTags puts the tags of CLASS dummy arguments after the dummy arguments.
func (c polymorph) addTags(p *ir.Procedure) {
	for _, d := range p.Dummies {
		if d.Tag != nil {
			p.Dummies, p.Hidden = append(p.Dummies, d.Tag), p.Hidden+1
		}
	}
}

// fitsClass passes a value of an extended type for a CLASS dummy argument: the part that the declared type knows.
func (c polymorph) fitsClass(p *ir.Procedure, d *ir.Symbol, x *ir.Actual, a parse.Arg) (fits, done bool) {
	if d.Class && d.Type.IsUnlimited() {
		return fitsUnlimited(c.checker, p, d, x, a), true
	}
	t := typeOfActual(*x)
	if !d.CountsBytes() && !keepsTypeKnown(c.checker, p, d, x, a) {
		return false, true
	}
	if t.Derived == nil || d.Type.Derived == nil || !d.Class || t == d.Type || !t.Derived.Extends(d.Type.Derived) {
		return false, false
	}
	if d.CountsBytes() {
		return caller(c).definableActual(p, d, *x, a), true
	}
	if actualRank(p, *x) > 0 {
		c.unsupported(a.Pos, "an array of the extended type '%s' for the argument '%s' of CLASS(%s) is not supported", t.Derived.Name, d.Name,
			d.Type.Derived.Name).Because(d.Pos, "declared here").Help("declare it '%s(:)', or call '%s' for each element", d.Name, p.Name)
		return false, true
	}
	if x.Copy {
		v := &ir.Var{Pos: x.Pos, Sym: c.temp("copy", t, x.Pos)}
		c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: x.Pos}, LHS: v, RHS: x.X})
		x.X, x.Copy = v, false
	}
	x.X = c.asParent(x.X, d.Type.Derived)
	return true, true
}

// keepsTypeKnown refuses an array of CLASS where its dynamic type would be lost: as an argument of CLASS with bounds of its own, as a
// sequence of elements.
func keepsTypeKnown(c *checker, p *ir.Procedure, d *ir.Symbol, x *ir.Actual, a parse.Arg) bool {
	e, isElem := x.X.(*ir.Elem)
	sequence := x.Sequence && isElem && e.Sym.CountsBytes() && !e.Sym.Type.IsUnlimited()
	whole := x.Section != nil && x.Section.Sym.CountsBytes() && d.Class && d.Rank() > 0
	if !sequence && !whole || d.Type.IsUnlimited() {
		return true
	}
	c.unsupported(a.Pos, "an array of CLASS for the argument '%s' of '%s', which has bounds of its own, is not supported", d.Name, p.Name).
		Because(d.Pos, "declared here").Help("declare it '%s(:)'", d.Name)
	return false
}

// passTags fills in the tags among the arguments of a call.
func (c polymorph) passTags(p *ir.Procedure, args []ir.Actual, pos diag.Span) {
	for k, d := range p.Visible() {
		if d.Tag != nil {
			args[slices.Index(p.Dummies, d.Tag)] = c.passedTag(d, args[k], pos)
		}
	}
	if p.Hidden > 0 && p.Result != nil && p.Result.Tag != nil {
		args[len(args)-1] = ir.Actual{Pos: pos, X: &ir.Var{Pos: pos, Sym: c.temp("type", ir.Int8, pos)}}
	}
}

func (c polymorph) passedTag(d *ir.Symbol, x ir.Actual, pos diag.Span) ir.Actual {
	tag := x.Tag
	if tag == nil {
		tag = typeTag(d.Type.Derived, pos)
	}
	if d.Tag.ByValue || ir.IsDesignator(tag) {
		return ir.Actual{Pos: pos, X: tag}
	}
	v := &ir.Var{Pos: pos, Sym: c.temp("type", ir.Int8, pos)}
	c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: pos}, LHS: v, RHS: tag})
	return ir.Actual{Pos: pos, X: v}
}

// tagOfActual is the tag of what an argument passes, before it is seen as its parent.
func tagOfActual(x ir.Actual) ir.Expr {
	if x.X == nil || x.X.Type().Derived == nil {
		if x.Section != nil && x.Section.Sym.Type.Derived != nil {
			return tagOf(&ir.Elem{Pos: x.Pos, Sym: x.Section.Sym})
		}
		return nil
	}
	return tagOf(x.X)
}

// tagAssign gives a pointer the tag of what it is going to point to.
func (c polymorph) tagAssign(st *ir.PointTo) []ir.Stmt {
	var tag, of ir.Expr
	var declared *ir.DerivedType
	switch {
	case st.Sym != nil && st.Sym.Tag != nil:
		tag, declared = &ir.Var{Pos: st.Pos, Sym: st.Sym.Tag}, st.Sym.Type.Derived
	case st.Field != nil && st.Field.Comp.Tag != nil:
		tag, declared = dynamicTag(st.Field), st.Field.Comp.Type.Derived
	default:
		return nil
	}
	switch of = typeTag(declared, st.Pos); {
	case st.Scalar != nil:
		of = anyTag(c.checker, st.Scalar)
	case st.Section != nil:
		of = sectionTag(c.checker, st.Section, st.Pos)
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: st.Pos}, LHS: tag, RHS: of}}
}

// fitsPointer reports whether a pointer of type t may point to a target of type from: CLASS pointers to all of the family.
func fitsPointer(st *ir.PointTo, from, t ir.Type) bool {
	class := st.Sym != nil && st.Sym.Tag != nil || st.Field != nil && st.Field.Comp.Tag != nil
	if from.IsUnlimited() && t.Derived != nil && typeDeclOf(t.Derived).closed {
		return true // Fortran 2008, C721: the type is what the pointer says
	}
	return ir.SameType(from, t) || class && (from.Derived != nil || t.IsUnlimited()) && from.Derived.Extends(t.Derived)
}

// CLASS(*), Fortran 2008, 4.3.1.3. It is a type that all others extend, without components: what holds of CLASS holds of it, with
// values of intrinsic types besides, whose tags ir.IntrinsicTag gives.

// unlimited is the type of CLASS(*); its children are the types that extend no other one.
func (g *globals) unlimited() *ir.DerivedType {
	if g.cTypes == nil {
		g.cTypes = map[string]*ir.DerivedType{}
	}
	if g.cTypes[ir.UnlimitedName] == nil {
		g.cTypes[ir.UnlimitedName] = &ir.DerivedType{Name: ir.UnlimitedName}
	}
	return g.cTypes[ir.UnlimitedName]
}

// anyTag is the tag of a value of any type.
func anyTag(c *checker, e ir.Expr) ir.Expr {
	t := e.Type()
	switch {
	case t.Derived != nil:
		return tagOf(e)
	case isBits(e):
		return ir.Int8At(ir.IntrinsicTag(ir.Type{}, ir.BytesPer(t)), e.Span()) // a Hollerith constant has no type that SELECT TYPE knows
	case t.Base == ir.Character && t.Len < 0:
		return textTag(c, t, c.lenOf(e), e.Span())
	}
	return ir.Int8At(ir.IntrinsicTag(t, ir.BytesPer(t)), e.Span())
}

func isBits(e ir.Expr) bool {
	k, ok := e.(*ir.Const)
	return ok && k.Bits
}

// textTag is the tag of n characters of a type.
func textTag(c *checker, t ir.Type, n ir.Expr, pos diag.Span) ir.Expr {
	n = c.Arith(ir.Mul, c.convert(n, ir.Int8), ir.Int8At(-ir.TagScale*t.CharBytes(), pos), pos)
	return c.Arith(ir.Sub, n, ir.Int8At(ir.TagBase(t), pos), pos)
}

// bytesOfTag is the size of a value of an intrinsic type.
func bytesOfTag(c *checker, tag ir.Expr, pos diag.Span) ir.Expr {
	return c.Arith(ir.Div, ir.CloneExpr(tag), ir.Int8At(-ir.TagScale, pos), pos)
}

// isIntrinsicTag tests whether a tag is that of a value of an intrinsic type.
func isIntrinsicTag(tag ir.Expr, pos diag.Span) ir.Expr {
	return &ir.Binary{Pos: pos, Op: ir.LT, X: ir.CloneExpr(tag), Y: ir.Int8At(0, pos), T: ir.Log4}
}

// hasIntrinsic tests whether a tag is that of an intrinsic type, of characters of any length.
func hasIntrinsic(c *checker, tag ir.Expr, t ir.Type, pos diag.Span) ir.Expr {
	tag = ir.CloneExpr(tag)
	if t.Base != ir.Character {
		return plainFold(&ir.Binary{Pos: pos, Op: ir.EQ, X: tag, Y: ir.Int8At(ir.IntrinsicTag(t, ir.BytesPer(t)), pos), T: ir.Log4})
	}
	base := c.call("mod", []ir.Expr{tag, ir.Int8At(ir.TagScale, pos)}, ir.Int8, pos)
	return plainFold(&ir.Binary{Pos: pos, Op: ir.EQ, X: base, Y: ir.Int8At(-ir.TagBase(t), pos), T: ir.Log4})
}

// sectionTag is the tag of the elements of a section.
func sectionTag(c *checker, s *ir.Section, pos diag.Span) ir.Expr {
	return anyTag(c, &ir.Elem{Pos: pos, Sym: s.Sym})
}

// fitsUnlimited passes a value of any type for an argument with CLASS(*), with its tag.
func fitsUnlimited(c *checker, p *ir.Procedure, d *ir.Symbol, x *ir.Actual, a parse.Arg) bool {
	if x.Section == nil && x.X.Type().Base == ir.Invalid || !(caller{c}).definableActual(p, d, *x, a) {
		return false
	}
	if x.Section != nil {
		x.Tag = sectionTag(c, x.Section, a.Pos)
		return true
	}
	x.Tag = anyTag(c, x.X)
	switch {
	case ir.Rank(x.X) > 0 || d.Rank() > 0:
		return true
	}
	if r := ir.Root(x.X); r != nil && (r.Map != nil || r.PartMap != nil) && !x.Copy {
		if x.Copy = d.Intent == "in"; !x.Copy {
			c.unsupported(a.Pos, "a part of the distributed array '%s' for the argument '%s' of CLASS(*) is not supported", r.Name, d.Name).
				Because(d.Pos, "this has no INTENT(IN)").Help("declare it with INTENT(IN), or pass a variable")
			return false
		}
	}
	x.X, x.Copy = anyPointer(c, x.X, x.Copy, a.Pos), false
	return true
}

// anyPointer is a pointer of CLASS(*) to a value, or to a copy of it.
func anyPointer(c *checker, e ir.Expr, copied bool, pos diag.Span) ir.Expr {
	if copied || !ir.IsDesignator(e) {
		v := &ir.Var{Pos: pos, Sym: c.textTemp("any", e)}
		c.emit(&ir.Assign{At: ir.At{Pos: pos}, LHS: v, RHS: e})
		e = v
	}
	if r := ir.Root(e); r != nil {
		r.Target = true
	}
	q := c.pointerTemp("any", ir.Type{Base: ir.Derived, Derived: c.global.unlimited()}, 0, pos)
	c.emit(&ir.PointTo{At: ir.At{Pos: pos}, Sym: q, Scalar: e})
	return &ir.Var{Pos: pos, Sym: q}
}

// seenAs makes a pointer that sees a value, or a section, as one of type t. The length of characters is that in the tag.
func seenAs(c *checker, stem string, t ir.Type, tag ir.Expr, x ir.Expr, sec *ir.Section, pos diag.Span) (*ir.Symbol, []ir.Stmt) {
	rank := 0
	if sec != nil {
		rank = sectionRank(sec)
	}
	at := ir.At{Pos: pos}
	var out []ir.Stmt
	p := c.pointerTemp(stem, t, rank, pos)
	if t.Base == ir.Character && t.Len < 0 {
		n := &ir.Var{Pos: pos, Sym: c.temp("len", ir.Int8, pos)}
		p.Len = n
		out = append(out, &ir.Assign{At: at, LHS: n, RHS: c.Arith(ir.Div, bytesOfTag(c, tag, pos), ir.Int8At(t.CharBytes(), pos), pos)})
	}
	return p, append(out, &ir.PointTo{At: at, Sym: p, Scalar: x, Section: sec})
}

// checkUnlimited refuses arrays of CLASS(*) whose elements have no place that their description tells.
func checkUnlimited(c *checker, e *names.Entity, s *ir.Symbol) {
	if s.Type.IsUnlimited() && e.Dummy && c.unit.Proc != nil && c.unit.Proc.CName != "" && !ofC(c) {
		c.unsupported(e.Pos, "'%s' of any type in a procedure with BIND(C) that is compiled here is not supported", e.Name).Help("give it a type")
		return
	}
	if s.Type.IsUnlimited() && !ofC(c) && s.Rank() > 0 && s.Storage == ir.Argument && !s.Pointer && !s.Allocatable && s.Size < ir.AssumedShape {
		c.unsupported(e.Pos, "'%s' of CLASS(*) with bounds of its own is not supported", e.Name).Help("write '%s(:)'", e.Name)
	}
	if s.Type.IsUnlimited() && e.ByValue {
		c.unsupported(e.Pos, "'%s' of CLASS(*) with VALUE is not supported", e.Name).Help("write 'intent(in)'")
	}
}

// unlimitedValues refuses values of CLASS(*) where their type must be known: as operands, in assignments, in input and output. Fortran
// 2008, 4.3.1.3: they are arguments, targets and what SELECT TYPE and SOURCE= name.
func unlimitedValues(bag *diag.Bag, body []ir.Stmt) {
	refuse := func(e ir.Expr) {
		if e != nil && e.Type().IsUnlimited() {
			bag.Errorf(e.Span(), "class", "'%s' has CLASS(*), and its value has no type here", e.Span().Text()).Help("select its type")
		}
	}
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Assign:
			refuse(st.RHS)
		case *ir.Reallocate:
			refuse(st.Value)
		case *ir.CallProc:
			each(passedValues(st.Args), refuse)
		case *ir.Transfer:
			if refuse(st.Item.X); st.Item.Section != nil {
				refuse(&ir.Elem{Pos: st.Item.Pos, Sym: st.Item.Section.Sym})
			}
		}
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) {
				switch x := x.(type) {
				case *ir.FuncRef:
					each(passedValues(x.Args), refuse)
				case *ir.Call:
					each(x.Args, refuse)
				case *ir.Transform:
					each(x.Args, refuse)
				case *ir.Constructor:
					each(x.Items, refuse)
				}
			})
		}
		return true
	})
}

// passedValues are the arrays among arguments that are values, not variables.
func passedValues(args []ir.Actual) []ir.Expr {
	var out []ir.Expr
	for _, a := range args {
		ref, isRef := a.X.(*ir.ArrayRef)
		if a.X != nil && ir.Rank(a.X) > 0 && (!isRef || ref.Vectors != nil) {
			out = append(out, a.X)
		}
	}
	return out
}

func each(list []ir.Expr, f func(ir.Expr)) {
	for _, e := range list {
		f(e)
	}
}
