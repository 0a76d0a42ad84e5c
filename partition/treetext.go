package partition

import (
	"fmt"
	"strings"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// String shows the tree of the unit as the passes have left it: each statement with the images that execute it, and what stands
// before and after it.
func (u *unit) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "unit %s\n", u.src.Name)
	for _, n := range u.nodes {
		indent := strings.Repeat("  ", n.depth()+1)
		for _, s := range n.before {
			fmt.Fprintf(&b, "%s| %s\n", indent, simpleText(s))
		}
		fmt.Fprintf(&b, "%s%s%s\n", indent, simpleText(n.stmt), n.partitionText())
		for _, s := range n.after {
			fmt.Fprintf(&b, "%s| %s\n", indent, simpleText(s))
		}
	}
	for _, w := range u.needs {
		fmt.Fprintf(&b, "  need %s at line %d\n", ir.ReferenceText(w.ref), w.ref.Pos.Line())
	}
	return b.String()
}

func (n *node) depth() int {
	d := 0
	for p := n.parent; p != nil; p = p.parent {
		d++
	}
	return d
}

// partitionText says which images execute a node, as far as that is known.
func (n *node) partitionText() string {
	switch {
	case n.cp == nil:
		return ""
	case n.cp.kind != cpSet:
		return "  ! all images"
	}
	return "  ! " + n.cp.set.String()
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
