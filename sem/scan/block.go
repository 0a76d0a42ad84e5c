package scan

import (
	"maps"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// block finds the definitions in a BLOCK, without those of its own variables.
func (c *Unit) block(s *parse.BlockConstruct, inLoop bool) {
	inner := New(nil)
	own := map[string]bool{}
	for _, name := range tree.DeclaredNames(s.Decls) {
		own[name] = true
	}
	inner.hidden = slices.Concat(c.hidden, slices.Collect(maps.Keys(own)))
	inner.Body(s.Body, inLoop)
	for _, n := range s.Coarrays {
		c.Define(n.X.Name, n.X.Pos, true)
	}
	for name, d := range inner.Defs {
		if !own[name] {
			c.Define(name, d.Pos, true)
		}
	}
	for name, list := range inner.Wholes {
		if !own[name] {
			c.Wholes[name] = append(c.Wholes[name], list...)
		}
	}
	used := slices.ContainsFunc(s.Decls, func(d parse.Stmt) bool { _, is := d.(*parse.Use); return is })
	for name, list := range inner.Allocs {
		for _, a := range list {
			a.Inner = a.Inner || used
		}
		if !own[name] {
			c.Allocs[name] = append(c.Allocs[name], list...)
		}
	}
}

// associate counts the variables that ASSOCIATE gives other names as defined there, and gives those names.
func (c *Unit) associate(list []parse.Association) []string {
	var names []string
	for _, a := range list {
		c.defineRoot(a.X, a.Pos)
		names = append(names, a.Name)
	}
	return names
}

func (c *Unit) defineRoot(x parse.Expr, pos diag.Span) {
	if comp, ok := x.(*parse.Component); ok {
		c.defineRoot(comp.X, pos)
	} else if id, ok := Designated(x); ok {
		c.Define(id.Name, pos, true)
	}
}

// Designated is the name of the variable of which a designator is a part.
func Designated(x parse.Expr) (parse.Ident, bool) {
	switch x := x.(type) {
	case *parse.Name:
		return parse.Ident{Name: x.Ident, Pos: x.Pos}, true
	case *parse.Ref:
		return parse.Ident{Name: x.Name, Pos: x.Pos}, true
	case *parse.Substring:
		return Designated(x.X)
	}
	return parse.Ident{}, false
}
