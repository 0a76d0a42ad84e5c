package apart

import (
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// mappedType is a type with mapped components, or with a component of such a type.
type mappedType struct {
	def   *parse.DerivedType
	home  *scope
	comps []*component

	parent *mappedType // that it extends
}

// component is a component, which becomes a variable of its own unless it is of such a type itself.
type component struct {
	name    string
	decl    *parse.TypeDecl
	at      parse.Entity
	inner   *mappedType
	mapped  bool
	started bool // its default value is a constant of its own
}

// hasMapping reports whether a directive in a definition maps components.
func hasMapping(t *parse.DerivedType) bool { return slices.ContainsFunc(t.Components, isMapping) }

func isMapping(s parse.Stmt) bool {
	switch s.(type) {
	case *parse.Distribute, *parse.Align:
		return true
	}
	return false
}

// namesIn lists the names that a directive is about.
func namesIn(s parse.Stmt) []parse.Ident {
	switch s := s.(type) {
	case *parse.Distribute:
		return s.Names
	case *parse.Align:
		return s.Names
	case *parse.Shadow:
		return s.Names
	}
	return nil
}

// typeOf is the type of a variable or component, nil for one without mapped components.
func (sc *scope) typeOf(t *parse.TypeSpec) *mappedType {
	if t.Name != "type" && t.Name != "class" || t.Derived.Name == "" {
		return nil
	}
	x := sc.lookup(t.Derived.Name)
	if x == nil || x.def == nil {
		return nil
	}
	if !x.asked {
		x.asked = true
		x.typ = x.home.mappedTypeOf(x.def)
	}
	return x.typ
}

func (sc *scope) mappedTypeOf(def *parse.DerivedType) *mappedType {
	t := &mappedType{def: def, home: sc}
	var mapped []string
	for _, d := range def.Components {
		if isMapping(d) {
			for _, id := range namesIn(d) {
				mapped = append(mapped, id.Name)
			}
		}
	}
	t.parent = sc.parentOf(def)
	some := len(mapped) > 0 || t.parent != nil
	for _, d := range def.Components {
		decl, ok := d.(*parse.TypeDecl)
		if !ok {
			continue
		}
		for _, e := range decl.Entities {
			c := &component{name: e.Name, decl: decl, at: e, mapped: slices.Contains(mapped, e.Name)}
			if decl.Type.Name == "type" && e.Dims == nil && !tree.HasAttr(decl.Attrs, "allocatable", "pointer", "dimension") {
				c.inner = sc.typeOf(&decl.Type)
			}
			some = some || c.inner != nil
			t.comps = append(t.comps, c)
		}
	}
	if !some {
		return nil
	}
	return t
}

// parentOf is the type with mapped components that a type extends, nil for none.
func (sc *scope) parentOf(def *parse.DerivedType) *mappedType {
	for _, a := range def.Attrs {
		if a.Name == "extends" {
			return sc.typeOf(&parse.TypeSpec{Name: "type", Derived: parse.Ident{Name: a.Text}})
		}
	}
	return nil
}

func (t *mappedType) comp(name string) *component {
	for _, c := range t.comps {
		if c.name == name {
			return c
		}
	}
	return nil
}

// mappedNames lists the mapped components, with those of components.
func (t *mappedType) mappedNames() []string {
	var out []string
	if t.parent != nil {
		out = t.parent.mappedNames()
	}
	for _, c := range t.comps {
		if c.mapped {
			out = append(out, c.name)
		}
		if c.inner != nil {
			for _, name := range c.inner.mappedNames() {
				out = append(out, c.name+"%"+name)
			}
		}
	}
	return out
}

// allocatable reports whether the variable that a component becomes is allocatable.
func (c *component) allocatable() bool { return tree.HasAttr(c.decl.Attrs, "allocatable") }

func (c *component) pointer() bool { return tree.HasAttr(c.decl.Attrs, "pointer") }

func (c *component) rank() int { return len(tree.DimsOf(c.decl, c.at)) }
