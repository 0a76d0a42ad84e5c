package uses

import (
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// DeclaresBounds reports whether elements of a variable of a unit stand in declarations of that unit or of one that has it from there, as in
// x(maxval(a)): those are evaluated on each image alone, before the statements whose messages are planned.
func (p *Program) DeclaresBounds(of *parse.Unit, name string) bool {
	return slices.ContainsFunc(p.boundReaders()[name], func(u *parse.Unit) bool { return u == of || !declares(u, name) })
}

// boundReaders lists, by name, the units that read the value of a variable in their declarations.
func (p *Program) boundReaders() map[string][]*parse.Unit {
	if p.readers == nil {
		p.readers = map[string][]*parse.Unit{}
		for _, c := range p.units() {
			for _, d := range c.Tree.Decls {
				switch d.(type) {
				case *parse.TypeDecl, *parse.AttrDecl:
					p.noteReaders(c.Tree, d)
				}
			}
			if c.Tree.Prefix != nil {
				p.noteReaders(c.Tree, c.Tree.Prefix)
			}
		}
	}
	return p.readers
}

func (p *Program) noteReaders(u *parse.Unit, part any) {
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
			p.readers[name] = append(p.readers[name], u)
		}
	})
}

// inquiries are functions of what is known of a variable without its elements.
var inquiries = map[string]bool{"size": true, "lbound": true, "ubound": true, "shape": true, "kind": true, "len": true, "rank": true,
	"bit_size": true, "huge": true, "tiny": true, "epsilon": true, "digits": true, "precision": true, "range": true, "radix": true,
	"maxexponent": true, "minexponent": true, "allocated": true, "present": true, "associated": true}

// declares reports whether a unit has a variable of its own of a name.
func declares(u *parse.Unit, name string) bool {
	if tree.IsDummy(u, name) {
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
