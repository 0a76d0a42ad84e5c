package sem

import (
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// declaresBounds reports whether elements of a variable stand in the declarations of a unit that has it, as in x(maxval(a)): those
// are evaluated on each image alone, before the statements whose messages are planned.
func (c *checker) declaresBounds(e *entity) bool {
	return slices.ContainsFunc(c.global.boundReaders()[e.name], func(u *parse.Unit) bool {
		return u == c.src || !declaresName(u, e.name)
	})
}

// boundReaders lists, by name, the units that read the value of a variable in their declarations.
func (g *globals) boundReaders() map[string][]*parse.Unit {
	if g.readers == nil {
		g.readers = map[string][]*parse.Unit{}
		for _, c := range g.units {
			for _, d := range c.src.Decls {
				switch d.(type) {
				case *parse.TypeDecl, *parse.AttrDecl:
					g.noteReaders(c.src, d)
				}
			}
			if c.src.Prefix != nil {
				g.noteReaders(c.src, c.src.Prefix)
			}
		}
	}
	return g.readers
}

func (g *globals) noteReaders(u *parse.Unit, part any) {
	asked := map[parse.Expr]bool{} // arguments of functions that read no elements
	tree.EveryPart(part, func(x any) {
		name := ""
		switch x := x.(type) {
		case *parse.Ref:
			if inquiries[x.Name] {
				for _, a := range x.Args {
					asked[a.Value] = true
				}
			}
			name = x.Name
		case *parse.Name:
			name = x.Ident
		}
		if e, ok := x.(parse.Expr); ok && name != "" && !asked[e] {
			g.readers[name] = append(g.readers[name], u)
		}
	})
}

// inquiries are functions of what is known of a variable without its elements.
var inquiries = map[string]bool{"size": true, "lbound": true, "ubound": true, "shape": true, "kind": true, "len": true, "rank": true,
	"bit_size": true, "huge": true, "tiny": true, "epsilon": true, "digits": true, "precision": true, "range": true, "radix": true,
	"maxexponent": true, "minexponent": true, "allocated": true, "present": true, "associated": true}

// declaresName reports whether a unit has a variable of its own of a name.
func declaresName(u *parse.Unit, name string) bool {
	if slices.ContainsFunc(u.Args, func(id parse.Ident) bool { return id.Name == name }) {
		return true
	}
	for _, d := range u.Decls {
		t, ok := d.(*parse.TypeDecl)
		if ok && slices.ContainsFunc(t.Entities, func(e parse.Entity) bool { return e.Name == name }) {
			return true
		}
	}
	return false
}
