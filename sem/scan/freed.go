package scan

import (
	"maps"
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// AssignedFreed lists the variables that statements assign to as a whole where, if they are allocatable, they are not allocated: after
// DEALLOCATE in the same list, or, where nothing is allocated yet, before a statement that names them.
//
//	deallocate (a); a = b        a
func AssignedFreed(body []parse.Stmt, fresh bool) map[string]bool {
	f := &freed{found: map[string]bool{}}
	f.list(body, fresh)
	return f.found
}

// freed follows which variables are not allocated; those that `free` does not tell of are not if fresh.
type freed struct {
	found, free map[string]bool
	fresh       bool
}

func (f *freed) list(body []parse.Stmt, fresh bool) {
	f.free, f.fresh = map[string]bool{}, fresh
	for _, s := range body {
		switch s := s.(type) {
		case *parse.Assign:
			f.assign(s)
		case *parse.Deallocate:
			for _, x := range s.Objects {
				if n, ok := x.(*parse.Name); ok {
					f.free[n.Ident] = true
				}
			}
		default:
			f.other(s)
		}
	}
}

func (f *freed) assign(s *parse.Assign) {
	if n, ok := s.LHS.(*parse.Name); ok {
		if free, told := f.free[n.Ident]; free || f.fresh && !told {
			f.found[n.Ident] = true
		}
	}
	f.named(s)
}

// other takes what a statement names for allocated after it; a construct is followed by itself, and who knows what a procedure allocates.
func (f *freed) other(s parse.Stmt) {
	outer := maps.Clone(f.free)
	fresh := f.fresh
	for _, inner := range tree.BlocksIn(s) {
		f.list(inner, false)
	}
	f.free, f.fresh = outer, fresh
	f.named(s)
	if _, call := s.(*parse.Call); call {
		f.free, f.fresh = map[string]bool{}, false
	}
}

// AllocatedBefore reports whether a variable is allocated for certain where a statement of a unit stands, as far as the unit alone says:
// ALLOCATE is on the way to it, and no DEALLOCATE after that.
func AllocatedBefore(u *parse.Unit, name string, at parse.Stmt) bool {
	if deallocates(u.Contains, name) {
		return false
	}
	alive := false
	for _, s := range u.Body {
		if holds(s, at) {
			return alive && !deallocates(s, name)
		}
		if a, ok := s.(*parse.Allocate); ok {
			alive = alive || slices.ContainsFunc(a.Objects, func(o parse.Entity) bool { return o.Name == name })
		} else if deallocates(s, name) {
			alive = false
		}
	}
	return false
}

func holds(s, at parse.Stmt) bool {
	found := false
	tree.EveryStmt([]parse.Stmt{s}, func(x parse.Stmt) { found = found || x == at })
	return found
}

// deallocates reports whether DEALLOCATE or MOVE_ALLOC in a part of the tree names a variable.
func deallocates(part any, name string) bool {
	found := false
	isName := func(x parse.Expr) {
		n, ok := x.(*parse.Name)
		found = found || ok && n.Ident == name
	}
	tree.EveryPart(part, func(x any) {
		switch x := x.(type) {
		case *parse.Deallocate:
			for _, o := range x.Objects {
				isName(o)
			}
		case *parse.Call:
			if x.Name.Name == "move_alloc" {
				for _, a := range x.Args {
					isName(a.Value)
				}
			}
		}
	})
	return found
}

func (f *freed) named(part any) {
	tree.EveryPart(part, func(x any) {
		switch x := x.(type) {
		case *parse.Name:
			f.free[x.Ident] = false
		case *parse.Ref:
			f.free[x.Name] = false
		case *parse.Allocate:
			for _, o := range x.Objects {
				f.free[o.Name] = false
			}
		}
	})
}
