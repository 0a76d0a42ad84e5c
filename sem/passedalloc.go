package sem

import (
	"maps"
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// passedToAllocatable lists the arrays of the unit that are actual arguments of a procedure with allocatable dummy arguments,
// or of one that may be: it may allocate them anew.
func (c *checker) passedToAllocatable() map[string]bool {
	c.global.allocatableTakers()
	return c.passedTo(c.global.takers)
}

// allocatedByCalls are the names of what any unit passes to a procedure with allocatable dummy arguments, or to one that may
// be, even if those are only read: whether they are allocated can be asked there.
func (g *globals) allocatedByCalls() map[string]bool {
	if g.passedAllocs == nil {
		g.passedAllocs = map[string]bool{}
		g.allocatableTakers()
		for _, c := range g.units {
			maps.Copy(g.passedAllocs, c.passedTo(g.askers))
		}
	}
	return g.passedAllocs
}

// passedTo lists the names that the unit passes to some procedures, or to unknown ones if there are some.
func (c *checker) passedTo(takers map[string]bool) map[string]bool {
	out, known := map[string]bool{}, c.global.procedures
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

// allocatableTakers finds the names of the procedures of the program, and of interface bodies, that have allocatable dummy
// arguments (askers), those of the ones that may set them (takers), and the names of all procedures.
func (g *globals) allocatableTakers() {
	if g.takers != nil {
		return
	}
	g.takers, g.askers, g.procedures = map[string]bool{}, map[string]bool{}, map[string]bool{}
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
}

func (g *globals) noteTaker(u *parse.Unit) {
	g.procedures[u.Name] = true
	isDummy := func(name string) bool {
		return slices.ContainsFunc(u.Args, func(id parse.Ident) bool { return id.Name == name })
	}
	note := func(set map[string]bool, is bool) {
		if is {
			set[u.Name] = true
		}
	}
	for _, s := range u.Decls {
		switch s := s.(type) {
		case *parse.TypeDecl:
			asks := slices.ContainsFunc(s.Attrs, func(a parse.Attr) bool { return a.Name == "allocatable" })
			takes := asks && !slices.ContainsFunc(s.Attrs, func(a parse.Attr) bool { return a.Name == "intent" && a.Text == "in" })
			for _, e := range s.Entities {
				note(g.askers, asks && isDummy(e.Name))
				note(g.takers, takes && isDummy(e.Name))
			}
		case *parse.AttrDecl:
			for _, e := range s.Entities {
				note(g.askers, s.Attr == "allocatable" && isDummy(e.Name))
				note(g.takers, s.Attr == "allocatable" && isDummy(e.Name))
			}
		}
	}
}

// everyCall calls f for the calls and references name(args) in a part of the tree.
func everyCall(part any, f func(string, []parse.Arg)) {
	tree.EveryPart(part, func(x any) {
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
