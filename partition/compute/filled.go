package compute

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// filled is the partition of a definition of a private array without its holes, as far as no message grows by that. All iterations in it
// are some of the program, so that they may run; a test of the holes in each of them costs more than they do:
//
//	do j = 1, n;  f(j) = g(u(j));  do j = 2, n-1;  r(j) = f(j+1) - f(j-1)
//
// asks for f(j) with V+1 <= j <= V+B or V-1 <= j <= V+B-2, and gets V-1 <= j <= V+B.
func filled(u *Computation, n *tree.Node, part sets.Set) sets.Set {
	if part.NumPieces() < 2 {
		return part
	}
	whole, known := u.hulls[part]
	if !known {
		some := sets.CoalesceOwn(part.Project()).Hull().ParamsToDims(part.Dims()...)
		whole = sets.CoalesceOwn(part.Hull().Intersect(some).Intersect(u.Iterations(n)))
		u.hulls[part] = whole
	}
	if whole.Err() != nil || whole.NumPieces() != 1 {
		return part
	}
	along := alongTiles(u.Space, part)
	if same, err := whole.Project(along...).IsSubset(part.Project(along...)); err == nil && same || !readsMore(u, n, part, whole, nil) {
		return whole
	}
	return part
}

// alongTiles lists the loops of iterations that are bound to the places of tiles.
func alongTiles(u *space.Space, iterations sets.Set) []string {
	var out []string
	for _, p := range iterations.Pieces() {
		for _, c := range u.Names.ConstraintsOf(p, nil) {
			if !slices.ContainsFunc(c.Aff.Terms, func(t sets.Term) bool { return u.Names.Tiles[u.Names.Resolve(t.Name)] != nil }) {
				continue
			}
			for _, t := range c.Aff.Terms {
				if slices.Contains(iterations.Dims(), t.Name) && !slices.Contains(out, t.Name) {
					out = append(out, t.Name)
				}
			}
		}
	}
	return out
}

// readsMore reports whether an image that runs n in more iterations may need more elements of others, by itself or for the private
// scalars that it reads.
func readsMore(u *Computation, n *tree.Node, part, whole sets.Set, seen []*tree.Node) bool {
	if slices.Contains(seen, n) {
		return false
	}
	seen = append(seen, n)
	for _, r := range n.MappedReads() {
		if len(u.Directions(u.Data(r, n, whole, 0).Subtract(u.Data(r, n, part, 0)), r.Sym)) > 0 {
			return true
		}
	}
	more := false
	ir.Mentions(n.Stmt, func(s *ir.Symbol, role ir.Role) {
		if more || !role.Reads() || s.Map != nil || u.Private.Loop(s, n) == nil || tree.IsLoopVar(s, n) {
			return
		}
		for _, k := range u.Index().Setting[s] {
			m := u.Nodes[k]
			if !m.Within(u.Private.Loop(s, n)) {
				continue
			}
			more = more || s.Rank() > 0 || len(m.Loops) != len(n.Loops) || tree.Common(m, n) != len(n.Loops) || readsMore(u, m, part, whole, seen)
		}
	})
	return more
}
