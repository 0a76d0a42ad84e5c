package sem

import (
	"dhpfgo/ir"
	"maps"
	"reflect"
	"slices"
	"strconv"

	"dhpfgo/parse"
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
		if k >= len(a.object.Dims) {
			return nil
		}
		n, ok := literalBound(a.object.Dims[k].Lo)
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

// literalBound is the value of a lower bound that is absent or a literal.
func literalBound(x parse.Expr) (int64, bool) {
	switch x := x.(type) {
	case nil:
		return 1, true
	case *parse.IntLit:
		n, err := strconv.ParseInt(x.Text, 10, 32)
		return n, err == nil
	case *parse.Unary:
		n, ok := literalBound(x.X)
		return -n, ok && x.X != nil && x.Op == "-"
	}
	return 0, false
}

// allocations is what all units of the program do to allocatable arrays, by name.
type allocations struct {
	all  map[string][]*allocation
	anew map[string]bool
}

// moduleAllocs lists the allocations of all units by name. What a USE renames, and what a procedure may allocate for its
// caller, has one of unknown bounds.
func (g *globals) moduleAllocs() map[string][]*allocation {
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

func findAllocations(g *globals) map[string][]*allocation {
	allocs := map[string][]*allocation{}
	unknown := func(name string) { allocs[name] = append(allocs[name], &allocation{}) }
	for _, c := range g.units {
		inner := &checker{defs: map[string]*definition{}, allocs: map[string][]*allocation{}, wholes: map[string][]parse.Expr{}}
		inner.scanBody(c.src.Body, true)
		for name, list := range inner.allocs {
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
func findAllocatedAnew(g *globals, allocs map[string][]*allocation) map[string]bool {
	anew := map[string]bool{}
	for _, c := range g.units {
		inner := &checker{defs: map[string]*definition{}, allocs: map[string][]*allocation{}, wholes: map[string][]parse.Expr{}}
		inner.scanBody(c.src.Body, true)
		for name, list := range inner.wholes {
			if len(allocs[name]) == 0 || slices.ContainsFunc(list, func(x parse.Expr) bool { return otherExtent(x, name, allocs[name]) }) {
				anew[name] = true
			}
		}
	}
	for _, c := range g.units {
		for _, name := range alignTargets(c.src) {
			delete(anew, name) // its layout is that of others
		}
	}
	return anew
}

// otherExtent reports whether the form of an expression tells that its extent is not the one that ALLOCATE gave to an array: it packs,
// joins arrays, lists values of another number, or takes a section of the array itself.
func otherExtent(x parse.Expr, name string, allocs []*allocation) bool {
	inner := func(y parse.Expr) bool { return otherExtent(y, name, allocs) }
	switch x := x.(type) {
	case *parse.Paren:
		return inner(x.X)
	case *parse.Unary:
		return inner(x.X)
	case *parse.Binary:
		return inner(x.X) || inner(x.Y)
	case *parse.ArrayCons:
		return otherItems(x, allocs)
	case *parse.Ref:
		if x.Name == name || x.Name == "pack" {
			return x.Name == "pack" || slices.ContainsFunc(x.Args, func(a parse.Arg) bool { return a.Section })
		}
	}
	return false
}

// otherItems reports whether a constructor has more than one item, and their number is not the extent that each ALLOCATE gives.
func otherItems(x *parse.ArrayCons, allocs []*allocation) bool {
	if len(x.Items) == 1 {
		return false
	}
	return slices.ContainsFunc(allocs, func(a *allocation) bool {
		if len(a.object.Dims) != 1 {
			return true
		}
		lo, known := literalBound(a.object.Dims[0].Lo)
		hi, ok := literalBound(a.object.Dims[0].Hi)
		return !known || !ok || hi-lo+1 != int64(len(x.Items))
	})
}

// alignTargets are the names with which the directives of a unit align others.
func alignTargets(u *parse.Unit) (names []string) {
	everyPart(reflect.ValueOf(u.Decls), func(x any) {
		if a, ok := x.(*parse.Align); ok {
			names = append(names, a.Target.Name)
		}
	})
	return names
}
