package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/interpret"
	"dhpfgo/sem/names"
)

// derivedConstant is the value of a constant expression of derived type: a structure constructor or a named constant; nil for
// others.
func (c structures) derivedConstant(x parse.Expr) *ir.Const {
	switch x := stripParens(x).(type) {
	case *parse.Ref:
		if e := c.Lookup(x.Name); e != nil && e.Class == names.TypeName && functions(c).makerOf(x, e) == nil {
			return c.structureConstant(e.Derived, x)
		}
	case *parse.Name:
		if e := c.Lookup(x.Ident); e != nil && e.Class == names.Constant && e.Value != nil && e.Value.T.Base == ir.Derived {
			return e.Value
		}
	}
	return nil
}

// structureConstant is a structure constructor of constants, Fortran 2008, 4.5.10.
func (c structures) structureConstant(t *ir.DerivedType, x *parse.Ref) *ir.Const {
	if t = instantiator(c).constructed(t, x); t == nil || !arguments.KeywordsLast(x.Args, c.bag) {
		return ir.Poison(x.Pos)
	}
	x = polymorph(c).forParent(t, x)
	out := &ir.Const{Pos: x.Pos, T: ir.Type{Base: ir.Derived, Derived: t}, Parts: make([]*ir.Const, len(t.Components))}
	given := map[*ir.Component]bool{}
	for i, a := range x.Args {
		comp := c.structureComponent(t, a, i, x.Pos)
		if comp == nil || a.Value == nil {
			return ir.Poison(x.Pos)
		}
		given[comp] = true
		if (comp.Pointer || comp.Allocatable) && isNull(a.Value) {
			continue
		}
		if out.Parts[comp.Index] = c.partConstant(comp, a); out.Parts[comp.Index] == nil {
			return ir.Poison(x.Pos)
		}
	}
	for _, comp := range t.Components {
		if !given[comp] && !comp.MayBeOmitted() {
			c.bag.Errorf(x.Pos, "argument", "the component '%s' of '%s' has no value", comp.Name, t.Name).Because(comp.Pos, "declared here")
			return ir.Poison(x.Pos)
		}
	}
	return out
}

// partConstant is the value of one component: of an array, the values of its elements are the parts.
func (c structures) partConstant(comp *ir.Component, a parse.Arg) *ir.Const {
	if comp.Pointer || comp.Allocatable {
		c.unsupported(a.Pos, "a target in a constant is not supported").Help("write null(), and set '%s' in a statement", comp.Name)
		return nil
	}
	if len(comp.Dims) > 0 {
		elems := constants(c).initialElems(a.Value, comp.Type, comp.Dims, comp.Name)
		if elems == nil && comp.Elements() > 0 {
			return nil
		}
		return &ir.Const{Pos: a.Pos, T: comp.Type, Parts: elems}
	}
	k := declarer(c).initial(c.constant(a.Value), comp.Type, comp.Name)
	if k.T.Base == ir.Invalid {
		return nil
	}
	return k
}

// constantComponent is the value of a component of a named constant, nil for another component.
func constantComponent(e ir.Expr, pos diag.Span) *ir.Const {
	f, ok := e.(*ir.Field)
	if !ok || f.Subs != nil || len(f.Comp.Dims) > 0 {
		return nil
	}
	var of *ir.Const
	switch x := f.X.(type) {
	case *ir.Var:
		if isParameter(x.Sym) {
			of = x.Sym.Init
		}
	case *ir.Elem:
		of = constantElement(x)
	case *ir.Field:
		of = constantComponent(x, pos)
	}
	if of == nil {
		return nil
	}
	part := interpret.PartOf(of, f.Comp)
	if part == nil {
		return nil
	}
	k := *part
	k.Pos = pos
	return &k
}

// pendingType declares a type that is defined later in the same specification part, for a pointer to it, Fortran 2008, 4.5.4.1.
func (c structures) pendingType(s *parse.TypeSpec) {
	if s.Name != "type" && s.Name != "class" || s.Derived.Name == "" || c.Lookup(s.Derived.Name) != nil {
		return
	}
	for _, d := range c.src.Decls {
		if t, ok := d.(*parse.DerivedType); ok && t.Name.Name == s.Derived.Name {
			e := c.Declare(t.Name)
			e.Class, e.Derived = names.TypeName, &ir.DerivedType{Name: t.Name.Name, Pos: t.Name.Pos, Decl: &typeDecl{pending: true}}
		}
	}
}

// isPending reports whether a declaration of this unit that is no pointer names a type before its definition.
func (c structures) isPending(e *names.Entity) bool { return e.Home == c.checker && !c.inPointer }
