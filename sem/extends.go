package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// Type extension, Fortran 2008, 4.5.7. An extended type begins with its parent as a component of that name. A scalar CLASS
// entity has beside its address a variable with the number of its dynamic type, its tag: a dummy argument gets it as one more
// argument, a component as one more component. Types that no other type extends and that extend none need no tags.

// polymorph knows the dynamic types of CLASS: their tags, what extends what, and what fits what.
type polymorph struct{ *checker }

// extend makes the type named by EXTENDS the parent of a type.
func (c polymorph) extend(t *ir.DerivedType, a parse.Attr) {
	e := c.Lookup(a.Text)
	if e == nil || e.Derived == nil || typeDeclOf(e.Derived).pending {
		d := c.bag.Errorf(a.Pos, "undeclared", "there is no derived type '%s'", a.Text)
		names.Suggest(d, a.Text, c.Known(func(e *names.Entity) bool { return e.Class == names.TypeName }))
		return
	}
	if typeDeclOf(e.Derived).closed {
		// Fortran 2008, C431: the parent must be extensible.
		c.bag.Errorf(a.Pos, "extends", "the type '%s' has SEQUENCE or BIND and cannot be extended", a.Text).Because(e.Derived.Pos, "declared here")
		return
	}
	t.Parent = e.Derived
	if pattern := typeDeclOf(e.Derived).pattern; pattern != nil {
		if t.Parent = instantiator(c).parent(pattern, t); t.Parent == nil {
			return
		}
	}
	t.Parent.Children = append(t.Parent.Children, t)
	t.Components = append(t.Components, &ir.Component{Name: a.Text, Pos: a.Pos, Type: ir.Type{Base: ir.Derived, Derived: t.Parent}})
}

// isOpen reports whether a type extends another one or is extended in this program, so that CLASS means several types. What
// extends an abstract type may stand in files that are not there yet.
func (g *globals) isOpen(t *ir.DerivedType) bool {
	name := t.Name
	if of := typeDeclOf(t).of; of != nil {
		name = of.def.Name.Name
	}
	return t.IsUnlimited() || t.Parent != nil || t.Abstract || g.uses.Extended(name)
}

// tagFor gives a CLASS variable its tag.
func (c polymorph) tagFor(e *names.Entity) {
	s := e.Sym
	s.Class = true
	if ofC(c.checker) || !keepsType(e, s) || s.Type.Base != ir.Derived || !c.global.isOpen(s.Type.Derived) {
		return
	}
	tag := c.makeSymbol(e.Name+"%type", ir.Int8, e.Pos)
	s.Tag = tag
	tag.Captured = s.Captured
	known := typeTag(s.Type.Derived, e.Pos)
	begin := &ir.Assign{At: ir.At{Pos: e.Pos}, LHS: &ir.Var{Pos: e.Pos, Sym: tag}, RHS: known}
	switch {
	case e.Dummy:
		tag.Storage, tag.ByValue, tag.Absent = ir.Argument, !s.Pointer && !s.Allocatable, e.Absent
	case e == c.result:
		tag.Storage = ir.Argument
		c.atEntry = append(c.atEntry, begin)
	case c.unit.Module || e.Saved || c.unit.Proc == nil:
		tag.Storage, tag.Init = ir.Static, known
	case c.around == nil:
		c.atEntry = append(c.atEntry, begin)
	}
}

// keepsType reports whether an entity can have another type than its declared one: an array is described, so that the distance of its
// elements goes with it.
func keepsType(e *names.Entity, s *ir.Symbol) bool {
	return s.Rank() == 0 || s.Type.IsUnlimited() || e.Codims == nil && (s.Pointer || s.Allocatable || s.Size >= ir.AssumedShape)
}

// typeTag is the tag of a type.
func typeTag(t *ir.DerivedType, pos diag.Span) *ir.Const {
	return &ir.Const{Pos: pos, T: ir.Int8, I: t.ID}
}

// dynamicTag is the tag of a CLASS variable or component; nil for a value whose type is known.
func dynamicTag(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Var:
		if e.Sym.Tag != nil {
			return &ir.Var{Pos: e.Pos, Sym: e.Sym.Tag}
		}
	case *ir.Elem:
		if e.Sym.Tag != nil {
			return &ir.Var{Pos: e.Pos, Sym: e.Sym.Tag}
		}
	case *ir.ArrayRef:
		if e.Section.Sym.Tag != nil {
			return &ir.Var{Pos: e.Pos, Sym: e.Section.Sym.Tag}
		}
	case *ir.Field:
		if e.Comp.Tag != nil {
			return &ir.Field{Pos: e.Pos, X: e.X, Comp: e.Comp.Tag}
		}
	}
	return nil
}

// tagOf is the tag of a value of derived type.
func tagOf(e ir.Expr) ir.Expr {
	if tag := dynamicTag(e); tag != nil {
		return tag
	}
	return typeTag(e.Type().Derived, e.Span())
}

// ofType tests whether a tag is that of one of some types.
func ofType(tag ir.Expr, types []*ir.DerivedType, pos diag.Span) ir.Expr {
	var out ir.Expr
	for _, t := range types {
		same := plainFold(&ir.Binary{Pos: pos, Op: ir.EQ, X: ir.CloneExpr(tag), Y: typeTag(t, pos), T: ir.Log4})
		if out != nil {
			same = plainFold(&ir.Binary{Pos: pos, Op: ir.Or, X: out, Y: same, T: ir.Log4})
		}
		out = same
	}
	return out
}

// plainFold gives the value of a comparison or a logical operation on constants; it keeps what has none.
func plainFold(e *ir.Binary) ir.Expr {
	x, okX := e.X.(*ir.Const)
	y, okY := e.Y.(*ir.Const)
	if !okX || !okY {
		return e
	}
	if k, why := ir.FoldNode(e, []*ir.Const{x, y}, true); k != nil && why == "" {
		return &ir.Const{Pos: e.Pos, T: k.T, L: k.L}
	}
	return e
}

// asParent is the part of a value that its type has from an ancestor.
func (c polymorph) asParent(e ir.Expr, ancestor *ir.DerivedType) ir.Expr {
	if !ir.IsDesignator(e) {
		v := &ir.Var{Pos: e.Span(), Sym: c.temp("object", e.Type(), e.Span())}
		c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: e.Span()}, LHS: v, RHS: e})
		e = v
	}
	for t := e.Type().Derived; t != ancestor; t = t.Parent {
		e = &ir.Field{Pos: e.Span(), X: e, Comp: t.Components[0]}
	}
	return e
}

// baseOf is what a reference takes a component of: of an inherited component, the parent that has it.
func (c polymorph) baseOf(x *parse.Component) *designator {
	base := structures(c).designate(x.X)
	if base != nil && base.e == nil && shapes.HasVector(base.subs) { // of an array component
		base = gathered(c.checker, base.sym, base.subs, x.Pos)
	}
	for base != nil {
		t := ir.Type{}
		if base.e != nil {
			t = base.e.Type()
		} else {
			t = base.sym.Type
		}
		if t.Derived == nil || t.Derived.Parent == nil || t.Derived.Component(x.Name) != nil || !inherits(t.Derived, x.Name) {
			break
		}
		parent := t.Derived.Components[0]
		if base.e == nil {
			base = structures(c).componentOfArray(&parse.Component{Node: x.Node, X: x.X, Name: parent.Name}, base, parent)
			continue
		}
		base = &designator{e: &ir.Field{Pos: parse.SpanOf(x.X), X: base.e, Comp: parent}}
	}
	return base
}

// inherits reports whether an ancestor has a component.
func inherits(t *ir.DerivedType, name string) bool {
	return t.Parent != nil && ownOrInherited(t.Parent, name) != nil
}

// ownOrInherited is the component of a name that a type or an ancestor has.
func ownOrInherited(t *ir.DerivedType, name string) *ir.Component {
	for ; t != nil; t = t.Parent {
		if comp := t.Component(name); comp != nil {
			return comp
		}
	}
	return nil
}

// forParent moves the values of inherited components in a structure constructor into one of the parent, Fortran 2008, 4.5.10; those
// of the type itself get keywords.
func (c polymorph) forParent(t *ir.DerivedType, x *parse.Ref) *parse.Ref {
	if t.Parent == nil || len(x.Args) > 0 && x.Args[len(x.Args)-1].Keyword == t.Components[0].Name {
		return x
	}
	inherited := len(t.Parent.Members())
	own := t.Members()[inherited:]
	out, parent := *x, parse.Ref{Node: x.Node}
	out.Args = nil
	ancestor := c.ancestorValue(t, x)
	for i, a := range x.Args {
		if ancestor != nil {
			// The first value stands for all members of the ancestor.
			i += len(ancestor.Members()) - 1
		}
		if i < 0 || ancestor == t.Parent && a.Pos == x.Args[0].Pos {
			a.Keyword = t.Components[0].Name
			out.Args = append(out.Args, a)
			continue
		}
		if ancestor != nil && a.Pos == x.Args[0].Pos {
			parent.Args = append(parent.Args, a)
			continue
		}
		isOwn := t.Component(a.Keyword) != nil
		switch {
		case a.Keyword == "" && i < inherited:
			parent.Args = append(parent.Args, a)
		case a.Keyword == "" && i-inherited < len(own):
			a.Keyword = own[i-inherited].Name
			out.Args = append(out.Args, a)
		case a.Keyword != "" && !isOwn && inherits(t, a.Keyword):
			parent.Args = append(parent.Args, a)
		default:
			out.Args = append(out.Args, a)
		}
	}
	if slices.ContainsFunc(out.Args, func(a parse.Arg) bool { return a.Keyword == t.Components[0].Name }) {
		return &out
	}
	parent.Name = "%" + t.Parent.Name
	e := names.New(parse.Ident{Name: parent.Name, Pos: x.Pos}, c.checker)
	e.Class, e.Derived = names.TypeName, t.Parent
	c.names[parent.Name] = e
	out.Args = append(out.Args, parse.Arg{Pos: x.Pos, Keyword: t.Components[0].Name, Value: &parent})
	return &out
}

// ancestorValue is the ancestor of a type whose value comes first in a structure constructor, in place of those of its members; nil
// if the first value is that of a member.
func (c polymorph) ancestorValue(t *ir.DerivedType, x *parse.Ref) *ir.DerivedType {
	if len(x.Args) == 0 || x.Args[0].Keyword != "" || x.Args[0].Value == nil {
		return nil
	}
	first := c.traitOf(x.Args[0].Value).Type.Derived
	if first == nil || !t.Extends(first) || first == t {
		return nil
	}
	if list := t.Members(); len(list) > 0 && list[0].Type.Derived == first {
		return nil
	}
	return first
}
