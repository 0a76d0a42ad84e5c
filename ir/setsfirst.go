package ir

// setsFirst reports whether a call is certain to set a scalar dummy argument before it may read it: it has INTENT(OUT), so that the value
// before the call is none, Fortran 2018, 8.5.10, or the first statement of the procedure that names it assigns it.
//
//	subroutine react(y, res);  ...;  res = 0;  do; ...; if (res < eps) exit; ...; end do
func setsFirst(u *Unit, d *Symbol) bool {
	switch d.Type.Base {
	case Integer, Real, Logical, Complex:
	default:
		return false
	}
	if d.Storage != Argument || d.Rank() > 0 || d.Pointer || d.Target || d.Allocatable || d.Optional || d.Absent || d.ByValue || d.Captured || d.Proc != nil {
		return false
	}
	if d.Intent == "out" {
		return true
	}
	for _, st := range append(u.Entry[:len(u.Entry):len(u.Entry)], u.Body...) {
		if a, ok := st.(*Assign); ok {
			if v, ok := a.LHS.(*Var); ok && v.Sym == d {
				return Occurrences(a.RHS, d) == 0
			}
		}
		leaves := false
		EachNamed([]Stmt{st}, func(s *Symbol) { leaves = leaves || s == d })
		WalkStmts([]Stmt{st}, func(s Stmt) bool {
			_, returns := s.(*Return)
			leaves = leaves || returns
			return !leaves
		})
		if leaves {
			return false
		}
	}
	return false
}
