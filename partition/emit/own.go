package emit

import (
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Own is the union of the partitions of everything inside n, over the given loops; all is true where every image must
// come by: it executes some statement there or takes part in communication.
func (u *Unit) Own(n *tree.Node, loops []*tree.Node) (set sets.Set, all bool) {
	var parts []sets.Set
	n.Each(func(m *tree.Node) {
		counts := tree.FinalOf(m) != nil
		all = all || (tree.IsWhile(m) || counts || len(m.Bodies) == 0) && u.Parts.Of(m).Kind != compute.InSet || m != n && Communicates(u.Around, m)
		if all || len(m.Bodies) > 0 && !counts || len(m.Loops) < len(loops) {
			return
		}
		parts = append(parts, u.Parts.Of(m).Set.Project(u.Dims(loops)...))
	})
	set = sets.CoalesceOwn(u.Sets.EmptySet(u.Dims(loops)...).UnionAll(parts))
	if _, counted := n.Stmt.(*ir.Do); counted && !tree.LeftEarly(n) && set.Err() == nil && len(set.Pieces()) > mostAlternatives {
		set = set.Hull()
	}
	return set, all
}

// mostAlternatives is how many pieces the own iterations of a loop may have to be told apart before it. Of more, the loop runs what contains
// them, and its statements test for themselves.
const mostAlternatives = 8
