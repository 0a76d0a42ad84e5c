package arrayflow

import (
	"dhpfgo/ir"
)

// Own finds the variables that outlive the activation of a procedure, or are seen by several, and whose value none takes from
// another: each that reads an element has set it before, since the last call that may have set it, too.
//
//	common /tmp1/ w(64)
//	subroutine line(a)          w belongs to each call of line alone, as if it were declared there without COMMON or SAVE:
//	  w = a                     what calls read and set of it is nothing to their callers, and images may call line apart
//	  a(2:) = w(2:) + w(:63)
//
// Procedures whose statements are not known may reach common blocks that are not hidden from them.
func (f *Flow) Own(p *ir.Program) map[*ir.Symbol]bool {
	users, opaque := usersOf(p)
	own := map[*ir.Symbol]bool{}
	for _, list := range users {
		all := true
		for _, x := range list {
			all = all && !(opaque && x.sym.IsOpen()) && f.writesFirst(x) && alike(x.sym, list[0].sym)
		}
		for _, x := range list {
			if all {
				own[x.sym] = true
			}
		}
	}
	return own
}

// user is a unit that names a variable.
type user struct {
	unit *ir.Unit
	sym  *ir.Symbol
}

// usersOf lists by their storage the variables that may be own with the units that name them; opaque reports whether one of them
// calls a procedure that is not in the program.
func usersOf(p *ir.Program) (users map[any][]user, opaque bool) {
	users = map[any][]user{}
	for _, u := range p.Units {
		seen := map[*ir.Symbol]bool{}
		note := func(s *ir.Symbol) {
			if !seen[s] && outlives(u, s) {
				users[ir.StorageOf(s)] = append(users[ir.StorageOf(s)], user{u, s})
			}
			seen[s] = true
		}
		ir.EachNamed(u.Entry, note)
		ir.EachNamed(u.Body, note)
		for _, s := range u.Symbols {
			if s.Storage == ir.InCommon {
				note(s)
			}
		}
		ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
			eachCall(st, func(p *ir.Procedure, _ []ir.Actual) { opaque = opaque || p.Effects == nil || p.Effects.Opaque })
			return true
		})
	}
	return users, opaque
}

// outlives reports whether a variable could be own: it is memory that several activations or procedures reach, by its name alone.
func outlives(u *ir.Unit, s *ir.Symbol) bool {
	if s.Map != nil || s.Type.Base == ir.Derived || s.Pointer || s.Target || s.Overlaid || s.Allocatable || s.View || s.Root != nil ||
		s.Storage == ir.Argument || s.Uniform {
		return false
	}
	return ir.SharedKey(s) != nil || u.Proc != nil && s.Storage == ir.Static
}

// alike reports whether two units know the same variable by two names.
func alike(a, b *ir.Symbol) bool { return a == b || sameShape(a, b) }

// writesFirst reports whether a unit sets each element of a variable before it reads it.
func (f *Flow) writesFirst(x user) bool {
	if _, ok := sharedIn(&ir.Procedure{Unit: x.unit}, x.sym); !ok {
		return false
	}
	body := append(x.unit.Entry[:len(x.unit.Entry):len(x.unit.Entry)], x.unit.Body...)
	if readsFirst(body, x.sym) {
		return false
	}
	r := &region{flow: f, array: x.sym, values: newValues(f, body), within: f.sets.UniverseSet(), alone: true}
	r.list(body)
	return r.exposedAt() == nil
}

// readsFirst reports whether the first statement that names a variable reads it, which spares most of the sets.
func readsFirst(body []ir.Stmt, s *ir.Symbol) bool {
	reads, known := false, false
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		if !known {
			ir.Mentions(st, func(sym *ir.Symbol, role ir.Role) {
				known = known || sym == s && role != ir.Directive
				reads = reads || sym == s && role == ir.Use
			})
		}
		return !known
	})
	return reads
}
