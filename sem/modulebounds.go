package sem

import (
	"maps"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/scan"
	"dhpfgo/sem/tree"
)

// moduleLower is the lower bound that every ALLOCATE of the program gives dimension k of a distributed array of this module, nil where
// they differ, are no literals, or where the array may get bounds by other means. Names decide, in all units: another array of
// the same name can only hide what could have been known. Arrays that are aligned with each other need it: where both begin at
// a constant their offset is one.
func (c *checker) moduleLower(e *entity, k int) ir.Expr {
	if !c.unit.Module || !c.directed(e.name) || c.isWhole(e) || c.global.allocatedAnew()[e.name] {
		return nil
	}
	known := false
	var lower int64
	for _, a := range c.global.moduleAllocs()[e.name] {
		if k >= len(a.Object.Dims) {
			return nil
		}
		n, ok := scan.LiteralBound(a.Object.Dims[k].Lo)
		if !ok || known && n != lower {
			return nil
		}
		known, lower = true, n
	}
	if !known {
		return nil
	}
	return &ir.Const{Pos: e.pos, T: ir.Int8, I: lower}
}

// allocations is what all units of the program do to allocatable arrays, by name.
type allocations struct {
	all  map[string][]*scan.Allocation
	anew map[string]bool
}

// moduleAllocs lists the allocations of all units by name. What a USE renames, and what a procedure may allocate for its
// caller, has one of unknown bounds.
func (g *globals) moduleAllocs() map[string][]*scan.Allocation {
	if g.allocs == nil {
		all := findAllocations(g)
		g.allocs = &allocations{all: all, anew: findAllocatedAnew(g, all)}
	}
	return g.allocs.all
}

// allocatedAnew are the names of the arrays that the program seems to allocate by assigning to them.
func (g *globals) allocatedAnew() map[string]bool {
	g.moduleAllocs()
	return g.allocs.anew
}

func findAllocations(g *globals) map[string][]*scan.Allocation {
	allocs := map[string][]*scan.Allocation{}
	unknown := func(name string) { allocs[name] = append(allocs[name], &scan.Allocation{}) }
	for _, c := range g.units {
		inner := scan.Of(c.src.Body)
		for name, list := range inner.Allocs {
			allocs[name] = append(allocs[name], list...)
		}
		for _, name := range slices.Sorted(maps.Keys(c.passedToAllocatable())) {
			unknown(name)
		}
		for _, s := range c.src.Decls {
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

// findAllocatedAnew finds the names of the arrays that the program seems to allocate by assigning to them, Fortran 2008, 7.2.1.3: no
// ALLOCATE names them, or the form of what is assigned says that its extent is another. For these an assignment takes the extents
// of its right side, and neither bounds nor layouts are known to be those of other arrays; a distributed array that is not
// among them keeps what ALLOCATE gave it (keepsShape). Names decide, in all units, as in moduleAllocs.
func findAllocatedAnew(g *globals, allocs map[string][]*scan.Allocation) map[string]bool {
	anew, fixed := map[string]bool{}, map[string]bool{}
	var wholes []map[string][]parse.Expr
	for name := range declaredScalars(g) {
		fixed[name] = true
	}
	for _, c := range g.units {
		wholes = append(wholes, scan.Of(c.src.Body).Wholes)
		for _, name := range alignTargets(c.src) {
			fixed[name] = true // its layout is that of others
		}
	}
	for again := true; again; {
		again = false
		for _, unit := range wholes {
			for name, list := range unit {
				other := func(x parse.Expr) bool { return scan.OtherExtent(x, name, allocs[name], anew) }
				if !anew[name] && !fixed[name] && (len(allocs[name]) == 0 || slices.ContainsFunc(list, other)) {
					anew[name], again = true, true
				}
			}
		}
	}
	return anew
}

// declaredScalars are the names that are scalars wherever the program declares their types.
func declaredScalars(g *globals) map[string]bool {
	scalars, others := map[string]bool{}, map[string]bool{}
	for _, c := range g.units {
		tree.EveryPart(c.src.Decls, func(x any) {
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
