package tree

import "dhpfgo/ir"

// REDISTRIBUTE sets the variables that describe the tiles of a layout, and moves the elements of its arrays to their new
// owners. For the passes it is a statement that all images execute and that sets both: what depends on the tiles of a layout
// stays on its side of the statement. ALLOCATE sets such variables, too, where the bounds of the array say how it is cut; where others are
// aligned with the array and may be there still, a REDISTRIBUTE for the new bounds stands before it.

// remapTargets lists what a REDISTRIBUTE sets, as far as the unit knows it.
func (u *Unit) remapTargets(s *ir.Redistribute) []ir.Expr {
	var out []ir.Expr
	for _, v := range s.Layout.Variables() {
		out = append(out, &ir.Var{Pos: s.Pos, Sym: v})
	}
	for _, x := range s.Arrays {
		out = append(out, &ir.Elem{Pos: s.Pos, Sym: x})
	}
	return out
}

// layoutTargets are the variables that describe the tiles of a layout that comes into being with an array of the user's; an array
// that holds a value for a while is cut like one that is there already.
func layoutTargets(s *ir.Allocate) []ir.Expr {
	if !s.CutsLayout() {
		return nil
	}
	var out []ir.Expr
	for _, v := range s.Sym.Map.Layout.Variables() {
		out = append(out, &ir.Var{Pos: s.Pos, Sym: v})
	}
	return out
}

// remaps reports whether a layout changes inside n. What is defined before then has other owners than what uses it.
func (u *Unit) remaps(n *Node) bool {
	for _, l := range u.Layouts {
		if AssignedIn(l.Dims[0].Start, n) {
			return true
		}
	}
	return false
}
