package partition

import "dhpfgo/ir"

// distributes reports whether a program has anything for images to share: mapped arrays, layouts, or loops that the user calls INDEPENDENT.
// In others each image runs all statements, and nobody asks which arrays are private to loops: what a large library does to arrays that its
// caller hands on takes long to find.
func distributes(prog *ir.Program) bool {
	found := prog.Coarrays
	for _, u := range prog.Units {
		found = found || len(u.Layouts) > 0 || hasMapped(u.Symbols)
	}
	if found {
		return true
	}
	prog.EachStatement(func(s ir.Stmt) {
		l, ok := s.(*ir.Do)
		found = found || ok && l.Independent != nil && !l.Independent.Array
	})
	return found
}

func hasMapped(list []*ir.Symbol) bool {
	for _, s := range list {
		if s.Map != nil {
			return true
		}
	}
	return false
}
