package explain

import (
	"fmt"
	"strings"

	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/plan"
)

// describeChoice gives the cost of the partition of an assignment, and of those on the owners of the distributed operands:
// the number of messages, counted by sides of the tile, that its references need, and one more for sending back a result
// that the owner of the left side does not compute.
func describeChoice(u *compute.Computation, n *tree.Node, s *plan.Statement) {
	a, ok := n.Stmt.(*ir.Assign)
	if !ok || u.CP.Of(n).Kind != compute.InSet {
		return
	}
	reads := n.MappedReads()
	s.Cost = remote(u.Space, n, reads, u.CP.Of(n))
	if u.Rejected.Of(n) != nil {
		for _, r := range u.Rejected.Of(n) {
			s.Rejected = append(s.Rejected, plan.Rejected{Home: ir.ReferenceText(r.Home), Cost: r.Cost, Why: r.Why})
		}
		return
	}
	e, ok := a.LHS.(*ir.Elem)
	if !ok || e.Sym.Map == nil {
		return
	}
	seen := map[string]bool{ir.ReferenceText(e): true}
	for _, r := range reads {
		if seen[ir.ReferenceText(r)] {
			continue
		}
		seen[ir.ReferenceText(r)] = true
		set, ok := u.OnHome(r, n)
		if !ok {
			continue
		}
		if same, err := set.IsEqual(u.CP.Of(n).Set); err == nil && same {
			continue
		}
		part := &compute.Part{Kind: compute.InSet, Set: set}
		cost := remote(u.Space, n, append([]*ir.Elem{e}, reads...), part)
		s.Rejected = append(s.Rejected, plan.Rejected{Home: ir.ReferenceText(r), Cost: cost, Why: reason.ResultSentBack.At(r.Pos, cost, s.Cost)})
	}
}

// remote counts the sides from which references need elements under a partition; each reference counts once.
func remote(u *space.Space, n *tree.Node, refs []*ir.Elem, part *compute.Part) int {
	count, seen := 0, map[string]bool{}
	for _, r := range refs {
		if !seen[ir.ReferenceText(r)] {
			seen[ir.ReferenceText(r)] = true
			count += len(u.Directions(compute.Accessed(u, r, n, part, 0), r.Sym))
		}
	}
	return count
}

// messagesFormula is the number of messages of one run by the extents of the grid: in a dimension in which data come from
// below or above each image but the first or last receives, or where the distance is not bounded, from all on that side.
func messagesFormula(v *comm.View) string {
	if v.Dir.Sign == nil {
		return "at most one message for each pair of images"
	}
	var factors []string
	m := v.X.Array.Sym.Map
	for g, s := range v.Dir.Sign {
		name := fmt.Sprintf("G%d", g+1)
		switch {
		case s == 0:
			factors = append(factors, name)
		case farAway(v, m, g):
			factors = append(factors, fmt.Sprintf("%s*(%s - 1)/2", name, name))
		default:
			factors = append(factors, fmt.Sprintf("(%s - 1)", name))
		}
	}
	return "at most " + strings.Join(factors, " * ") + " messages"
}

func farAway(v *comm.View, m *ir.Mapping, g int) bool {
	for k, d := range m.Dims {
		if d.Grid == g {
			return v.X.Array.Full[k]
		}
	}
	return false
}

// partners tells which images send to an image at grid coordinates p.
func partners(v *comm.View) string {
	if v.Dir.Sign == nil {
		return "from the owners, which the run finds"
	}
	var parts []string
	for g, s := range v.Dir.Sign {
		name := fmt.Sprintf("p%d", g+1)
		far := farAway(v, v.X.Array.Sym.Map, g)
		switch {
		case s == 0:
			parts = append(parts, name)
		case far && s < 0:
			parts = append(parts, "0.."+name+"-1")
		case far:
			parts = append(parts, fmt.Sprintf("%s+1..G%d-1", name, g+1))
		case s < 0:
			parts = append(parts, name+"-1")
		default:
			parts = append(parts, name+"+1")
		}
	}
	if v.Back {
		return "to image (" + strings.Join(parts, ",") + ")"
	}
	return "from image (" + strings.Join(parts, ",") + ")"
}
