package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// componentMapping checks the mapping directives in the definition of a type, HPF 2.0, 8.9. Components are not cut into
// tiles: a variable of the type is whole on every image.
func (c typeDefiner) componentMapping(t *ir.DerivedType, s parse.Stmt) {
	switch s := s.(type) {
	case *parse.Distribute:
		for _, id := range s.Names {
			comp := c.mappedComponent(t, id, "DISTRIBUTE")
			if comp != nil && s.Formats != nil && len(s.Formats) != len(comp.Dims) {
				c.bag.Errorf(s.Pos, "rank-mismatch", "DISTRIBUTE gives %s, the component '%s' has %s", diag.Count(len(s.Formats), "format"),
					id.Name, diag.Count(len(comp.Dims), "dimension")).Because(comp.Pos, "declared here").
					Note("HPF 2.0, DISTRIBUTE: one format for each dimension")
				continue
			}
			c.warnComponent(t, comp, id)
		}
	case *parse.Align:
		for i, id := range s.Names {
			comp := c.mappedComponent(t, id, "ALIGN")
			if comp != nil && s.Sources[i] != nil && len(s.Sources[i]) != len(comp.Dims) {
				c.bag.Errorf(id.Pos, "rank-mismatch", "the component '%s' has %s, ALIGN lists %d", id.Name,
					diag.Count(len(comp.Dims), "dimension"), len(s.Sources[i])).Because(comp.Pos, "declared here").
					Note("HPF 2.0, ALIGN: one entry for each dimension of the array")
				continue
			}
			c.warnComponent(t, comp, id)
		}
	case *parse.Shadow:
		for _, id := range s.Names {
			c.mappedComponent(t, id, "SHADOW")
		}
	case *parse.MapAttr:
		for _, id := range s.Names {
			c.mappedComponent(t, id, "DYNAMIC")
		}
	}
}

// warnComponent tells that a component is not distributed; comp is nil after an error.
func (c typeDefiner) warnComponent(t *ir.DerivedType, comp *ir.Component, id parse.Ident) {
	if comp == nil {
		return
	}
	c.bag.Warnf(id.Pos, "replicated", "every image keeps the whole of the component '%s' of '%s': components are not cut into tiles", id.Name, t.Name).
		Note("the answers are right; nothing is gained from further images").
		Note("HPF 2.0, 8.9: mapped components").
		Help("distribute a variable that is no component, or an array of the type: then each of its components is distributed")
}

// mappedComponent finds the component that a directive is about, an array; nil after an error.
func (c typeDefiner) mappedComponent(t *ir.DerivedType, id parse.Ident, directive string) *ir.Component {
	for _, comp := range t.Components {
		if comp.Name != id.Name {
			continue
		}
		if len(comp.Dims) == 0 {
			c.bag.Errorf(id.Pos, "not-array", "the component '%s' in %s is a scalar", id.Name, directive).Because(comp.Pos, "declared here").
				Note("HPF 2.0, %s: only arrays can be mapped", directive)
			return nil
		}
		return comp
	}
	c.bag.Errorf(id.Pos, "undeclared", "'%s' in %s is not a component of '%s'", id.Name, directive, t.Name).
		Help("write the directive behind the declaration of the component")
	return nil
}
