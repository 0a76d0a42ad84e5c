package sem

import (
	"reflect"
	"slices"

	"dhpfgo/parse"
)

// passedToAllocatable lists the arrays of the unit that are actual arguments of a procedure with allocatable dummy arguments,
// or of one that may be: it may allocate them anew.
func (c *checker) passedToAllocatable() map[string]bool {
	out := map[string]bool{}
	takers, known := c.global.allocatableTakers()
	if len(takers) == 0 {
		return out
	}
	note := func(name string, args []parse.Arg) {
		if known[name] && !takers[name] || c.names[name] != nil && c.names[name].dims != nil {
			return
		}
		for _, a := range args {
			if n, ok := a.Value.(*parse.Name); ok {
				out[n.Ident] = true
			}
		}
	}
	everyCall(c.src.Body, note)
	return out
}

// allocatableTakers are the names of the procedures of the program, and of interface bodies, that have allocatable dummy
// arguments, and the names of all procedures.
func (g *globals) allocatableTakers() (takers, known map[string]bool) {
	if g.takers != nil {
		return g.takers, g.procedures
	}
	g.takers, g.procedures = map[string]bool{}, map[string]bool{}
	for _, c := range g.units {
		g.noteTaker(c.src)
		for _, s := range c.src.Decls {
			if i, ok := s.(*parse.Interface); ok {
				for _, body := range i.Bodies {
					g.noteTaker(body)
				}
			}
		}
	}
	for name := range intrinsics {
		g.procedures[name] = true
	}
	return g.takers, g.procedures
}

func (g *globals) noteTaker(u *parse.Unit) {
	g.procedures[u.Name] = true
	isDummy := func(name string) bool {
		return slices.ContainsFunc(u.Args, func(id parse.Ident) bool { return id.Name == name })
	}
	for _, s := range u.Decls {
		switch s := s.(type) {
		case *parse.TypeDecl:
			takes := slices.ContainsFunc(s.Attrs, func(a parse.Attr) bool { return a.Name == "allocatable" }) &&
				!slices.ContainsFunc(s.Attrs, func(a parse.Attr) bool { return a.Name == "intent" && a.Text == "in" })
			for _, e := range s.Entities {
				g.takers[u.Name] = g.takers[u.Name] || takes && isDummy(e.Name)
			}
		case *parse.AttrDecl:
			for _, e := range s.Entities {
				g.takers[u.Name] = g.takers[u.Name] || s.Attr == "allocatable" && isDummy(e.Name)
			}
		}
	}
	if !g.takers[u.Name] {
		delete(g.takers, u.Name)
	}
}

// everyCall calls f for the calls and references name(args) in a part of the tree.
func everyCall(part any, f func(string, []parse.Arg)) {
	everyPart(reflect.ValueOf(part), func(x any) {
		switch x := x.(type) {
		case *parse.Ref:
			f(x.Name, x.Args)
		case *parse.Call:
			f(x.Name.Name, x.Args)
		case *parse.Component:
			f("", x.Args)
		}
	})
}
