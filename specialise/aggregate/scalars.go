package aggregate

import "dhpfgo/ir"

// Scalars puts scalars in place of the components of local variables of derived type that no statement needs as a whole, in units that
// distribute arrays:
//
//	do i; l = state(x(i), y(i)); z(i) = l%a*l%b; end do   →   do i; l.a = x(i); l.b = y(i); z(i) = l.a*l.b; end do
//
// Each is set before it is used where the whole seems to be set by parts, so that the iterations may run apart.
func Scalars(prog *ir.Program) {
	s := &structures{prog: &ir.Program{}, leaves: map[*ir.DerivedType][]*leaf{}, refused: map[*ir.Symbol]refusal{}, alone: true}
	var list []*ir.Symbol
	for _, u := range prog.Units {
		if found := localStructures(u); len(found) > 0 {
			s.prog.Units = append(s.prog.Units, u)
			list = append(list, found...)
		}
	}
	if len(list) == 0 {
		return
	}
	s.settle(list)
	if len(s.parts) > 0 {
		s.commit()
		for _, u := range s.prog.Units {
			joinCopies(u)
		}
		ir.FindEffects(prog)
	}
}

// localStructures lists the scalars of derived type that a unit which distributes arrays has for itself, without values to begin with.
func localStructures(u *ir.Unit) (out []*ir.Symbol) {
	if u.Module || !namesMapped(u) {
		return nil
	}
	for _, x := range u.Symbols {
		if !IsPlain(x.Type) || x.Rank() > 0 || x.Class || x.Target || x.Captured || x.Saved || x.Allocatable || x.Init != nil || x.InitElems != nil {
			continue
		}
		if x.Storage == ir.Automatic && u.Proc != nil && x != u.Proc.Result || x.Storage == ir.Static && u.Proc == nil {
			out = append(out, x)
		}
	}
	return out
}

// namesMapped reports whether a unit has a distributed array, or names one.
func namesMapped(u *ir.Unit) (found bool) {
	for _, s := range ir.WithNamed(u.Symbols, u.Body) {
		found = found || s.Map != nil
	}
	return found
}

// IsPlain reports whether values of a type are components of intrinsic types and no more: none is allocated.
func IsPlain(t ir.Type) bool {
	if t.Base != ir.Derived {
		return false
	}
	_, why := leavesOf(t.Derived)
	return !why.Some()
}
