package uses

import (
	"maps"
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/scan"
	"dhpfgo/sem/tree"
)

// Allocations lists the allocations of arrays of a name in all units, and of those that take their places as arguments of procedures of which
// Lends tells. What a USE renames, and what another procedure may allocate for its caller, has one of unknown bounds.
func (p *Program) Allocations(name string) (out []*scan.Allocation) {
	p.findAllocations()
	g := &givers{p: p, seen: map[string]bool{name: true}, names: []string{name}}
	for i := 0; i < len(g.names); i++ {
		out = append(out, p.allocs[g.names[i]]...)
		g.loans(g.names[i])
	}
	return out
}

// AllocatedAnew reports whether the program seems to allocate arrays of a name by assigning to them.
func (p *Program) AllocatedAnew(name string) bool {
	p.findAllocations()
	return p.anew[name]
}

func (p *Program) findAllocations() {
	if p.allocs == nil {
		p.allocs = p.allocations()
		p.anew = p.allocatedAnew()
	}
}

func (p *Program) allocations() map[string][]*scan.Allocation {
	p.allocatableTakers()
	others := maps.Clone(p.takers)
	maps.DeleteFunc(others, func(name string, _ bool) bool { return p.lends(name) })
	allocs := map[string][]*scan.Allocation{}
	unknown := func(name string) { allocs[name] = append(allocs[name], &scan.Allocation{}) }
	for _, c := range p.units() {
		inner := scan.Of(c.Tree.Body)
		for name, list := range inner.Allocs {
			allocs[name] = append(allocs[name], list...)
		}
		for _, name := range slices.Sorted(maps.Keys(p.passedTo(c, others))) {
			unknown(name)
		}
		for _, s := range c.Tree.Decls {
			if u, ok := s.(*parse.Use); ok {
				for _, r := range u.Renames {
					if r.Local.Name != r.Name.Name {
						unknown(r.Name.Name)
					}
				}
			}
		}
	}
	return allocs
}

// allocatedAnew finds the names of the arrays that the program seems to allocate by assigning to them, Fortran 2008, 7.2.1.3: no
// ALLOCATE names them, they are assigned to after DEALLOCATE, or the form of what is assigned says that its extent is another. For these an assignment takes the extents
// of its right side, and neither bounds nor layouts are known to be those of other arrays; a distributed array that is not
// among them keeps what ALLOCATE gave it.
func (p *Program) allocatedAnew() map[string]bool {
	anew, fixed, freed := map[string]bool{}, map[string]bool{}, map[string]bool{}
	var wholes []map[string][]parse.Expr
	for name := range p.declaredScalars() {
		fixed[name] = true
	}
	for _, c := range p.units() {
		assigned := scan.Of(c.Tree.Body).Wholes
		for name := range keepingShape(c.Tree) {
			delete(assigned, name)
		}
		wholes = append(wholes, assigned)
		maps.Copy(freed, p.assignedFreed(c.Tree))
		for _, name := range alignTargets(c.Tree) {
			fixed[name] = true // its layout is that of others
		}
	}
	p.allocatableTakers()
	for again := true; again; {
		again = false
		for _, list := range p.loans {
			for _, l := range list {
				if l.array != "" && anew[l.array] != anew[l.dummy] {
					anew[l.array], anew[l.dummy], again = true, true, true
				}
			}
		}
		for _, unit := range wholes {
			for name, list := range unit {
				allocs := p.Allocations(name)
				other := func(x parse.Expr) bool { return scan.OtherExtent(x, name, allocs, anew) }
				if !anew[name] && !fixed[name] && (len(allocs) == 0 || freed[name] || slices.ContainsFunc(list, other)) {
					anew[name], again = true, true
				}
			}
		}
	}
	return anew
}

// assignedFreed are the variables that a unit assigns to where they are not allocated: as a main program begins, and its INTENT(OUT) arguments
// when a procedure of which Lends tells does.
func (p *Program) assignedFreed(u *parse.Unit) map[string]bool {
	out := scan.AssignedFreed(u.Body, u.Kind == parse.MainProgram)
	if p.lenders[u.Name] == nil {
		return out
	}
	isOut := func(a parse.Attr) bool { return a.Name == "intent" && a.Text == "out" }
	for name := range scan.AssignedFreed(u.Body, true) {
		out[name] = out[name] || isAllocatable(u, name) && slices.ContainsFunc(attrsOf(u, name), isOut)
	}
	return out
}

// keepingShape are the names of the variables that a unit declares as what no assignment allocates, as a dummy argument that is called like
// an allocatable array.
func keepingShape(u *parse.Unit) map[string]bool {
	own, changing := scan.Declared(u), func(name string) bool { return name == "allocatable" || name == "pointer" }
	for _, s := range u.Decls {
		switch s := s.(type) {
		case *parse.TypeDecl:
			if slices.ContainsFunc(s.Attrs, func(a parse.Attr) bool { return changing(a.Name) }) {
				for _, e := range s.Entities {
					delete(own, e.Name)
				}
			}
		case *parse.AttrDecl:
			for _, e := range s.Entities {
				if changing(s.Attr) {
					delete(own, e.Name)
				}
			}
		}
	}
	return own
}

// declaredScalars are the names that are scalars wherever the program declares their types.
func (p *Program) declaredScalars() map[string]bool {
	if p.scalars == nil {
		p.scalars = p.findScalars()
	}
	return p.scalars
}

func (p *Program) findScalars() map[string]bool {
	scalars, others := map[string]bool{}, map[string]bool{}
	for _, c := range p.units() {
		tree.EveryPart(c.Tree.Decls, func(x any) {
			switch x := x.(type) {
			case *parse.TypeDecl:
				shaped := slices.ContainsFunc(x.Attrs, func(a parse.Attr) bool { return a.Dims != nil || a.Name == "allocatable" || a.Name == "pointer" })
				for _, e := range x.Entities {
					if shaped || e.Dims != nil || e.Pointer {
						others[e.Name] = true
					}
					scalars[e.Name] = true
				}
			case *parse.AttrDecl:
				for _, e := range x.Entities {
					others[e.Name] = true
				}
			}
		})
	}
	maps.DeleteFunc(scalars, func(name string, _ bool) bool { return others[name] })
	return scalars
}

// alignTargets are the names with which the directives of a unit align others.
func alignTargets(u *parse.Unit) (names []string) {
	tree.EveryPart(u.Decls, func(x any) {
		if a, ok := x.(*parse.Align); ok {
			names = append(names, a.Target.Name)
		}
	})
	return names
}
