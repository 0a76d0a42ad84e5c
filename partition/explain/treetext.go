package explain

import (
	"fmt"
	"strings"

	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
)

// UnitText shows the tree of the unit as the passes have left it: each statement with the images that execute it, and what stands
// before and after it.
func UnitText(u *comm.Unit) string {
	var b strings.Builder
	fmt.Fprintf(&b, "unit %s\n", u.Src.Name)
	for _, n := range u.Nodes {
		indent := strings.Repeat("  ", n.Depth()+1)
		for _, s := range u.Around.Of(n).Before {
			fmt.Fprintf(&b, "%s| %s\n", indent, simpleText(s))
		}
		fmt.Fprintf(&b, "%s%s%s\n", indent, simpleText(n.Stmt), partitionText(u.Computation, n))
		for _, s := range u.Around.Of(n).After {
			fmt.Fprintf(&b, "%s| %s\n", indent, simpleText(s))
		}
	}
	for _, w := range u.Needs {
		fmt.Fprintf(&b, "  need %s at line %d\n", ir.ReferenceText(w.Ref), w.Ref.Pos.Line())
	}
	return b.String()
}

// partitionText says which images execute a node, as far as that is known.
func partitionText(u *compute.Computation, n *tree.Node) string {
	switch {
	case u.CP.Of(n) == nil:
		return ""
	case u.CP.Of(n).Kind != compute.InSet:
		return "  ! all images"
	}
	return "  ! " + u.CP.Of(n).Set.String()
}

// simpleText is a statement without what it controls.
func simpleText(s ir.Stmt) string {
	switch s := s.(type) {
	case *ir.Do:
		return fmt.Sprintf("do %s = %s, %s%s", s.Var.Name, ir.ExprString(s.Lo), ir.ExprString(s.Hi), spmd.StepText(s.Step))
	case *ir.While:
		return "do while"
	case *ir.If:
		var conds []string
		for _, b := range s.Branches {
			if b.Cond != nil {
				conds = append(conds, ir.ExprString(b.Cond))
			}
		}
		return "if " + strings.Join(conds, " | ")
	}
	return spmd.LeafText(s)
}
