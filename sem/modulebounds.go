package sem

import (
	"dhpfgo/ir"
	"maps"
	"slices"
	"strconv"

	"dhpfgo/parse"
)

// moduleLower is the lower bound that every ALLOCATE of the program gives dimension k of a distributed array of this module, nil where
// they differ, are no literals, or where the array may get bounds by other means. Names decide, in all units: another array of
// the same name can only hide what could have been known. Arrays that are aligned with each other need it: where both begin at
// a constant their offset is one.
func (c *checker) moduleLower(e *entity, k int) ir.Expr {
	if !c.unit.Module || !c.directed(e.name) || c.isWhole(e) {
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

// moduleAllocs lists the allocations of all units by name. What a USE renames, and what a procedure may allocate for its
// caller, has one of unknown bounds.
func (g *globals) moduleAllocs() map[string][]*allocation {
	if g.allocs != nil {
		return g.allocs
	}
	g.allocs = map[string][]*allocation{}
	unknown := func(name string) { g.allocs[name] = append(g.allocs[name], &allocation{}) }
	for _, c := range g.units {
		inner := &checker{defs: map[string]*definition{}, allocs: map[string][]*allocation{}, wholes: map[string][]parse.Expr{}}
		inner.scanBody(c.src.Body, true)
		for name, list := range inner.allocs {
			g.allocs[name] = append(g.allocs[name], list...)
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
	return g.allocs
}
