package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// checkClass checks what CLASS needs, Fortran 2008, C407.
func (c polymorph) checkClass(e *entity, s *ir.Symbol) {
	t := s.Type.Derived
	switch {
	case t == nil:
	case e.poly && !e.dummy && !e.pointer && !e.allocatable.Valid():
		c.bag.Errorf(e.pos, "class", "'%s' has CLASS and must be a dummy argument, ALLOCATABLE or POINTER", e.name).
			Note("Fortran 2008, C407").Help("write 'type(%s)'", t.Name)
	case !e.poly && t.Abstract:
		c.bag.Errorf(e.pos, "class", "'%s' has the abstract type '%s'", e.name, t.Name).Because(t.Pos, "declared here").
			Note("Fortran 2008, C407").Help("write 'class(%s)'", t.Name)
	}
}

// addTags puts the tags of CLASS dummy arguments behind the dummy arguments.
func (c polymorph) addTags(p *ir.Procedure) {
	for _, d := range p.Dummies {
		if d.Tag != nil {
			p.Dummies, p.Hidden = append(p.Dummies, d.Tag), p.Hidden+1
		}
	}
}

// fitsClass passes a value of an extended type for a CLASS dummy argument: the part that the declared type knows.
func (c polymorph) fitsClass(p *ir.Procedure, d *ir.Symbol, x *ir.Actual, a parse.Arg) (fits, done bool) {
	t := typeOfActual(*x)
	if t.Derived == nil || d.Type.Derived == nil || !d.Class || t == d.Type || !t.Derived.Extends(d.Type.Derived) {
		return false, false
	}
	if actualRank(p, *x) > 0 {
		c.unsupported(a.Pos, "an array of the extended type '%s' for the argument '%s' of CLASS(%s) is not supported", t.Derived.Name, d.Name,
			d.Type.Derived.Name).Because(d.Pos, "declared here").Help("call '%s' for each element", p.Name)
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
			return typeTag(x.Section.Sym.Type.Derived, x.Pos)
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
	if of = typeTag(declared, st.Pos); st.Scalar != nil {
		of = tagOf(st.Scalar)
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: st.Pos}, LHS: tag, RHS: of}}
}

// fitsPointer reports whether a pointer of type t may point to a target of type from: CLASS pointers to all of the family.
func fitsPointer(st *ir.PointTo, from, t ir.Type) bool {
	class := st.Sym != nil && st.Sym.Tag != nil || st.Field != nil && st.Field.Comp.Tag != nil
	return ir.SameType(from, t) || class && from.Derived != nil && from.Derived.Extends(t.Derived)
}
