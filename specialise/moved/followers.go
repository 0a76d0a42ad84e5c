package moved

import (
	"dhpfgo/ir"
	"slices"
)

// An array with which others are aligned may be allocated anew while these are still there. Their elements then get new owners, as
// by REDISTRIBUTE, and storage of their new share:
//
//	deallocate(g); allocate(g(m))   where z(i) is aligned with g(i):
//	deallocate(g); redistribute the layout of g for the bounds of g(m), with z; allocate g, whose layout is there already

// Followers puts that before each ALLOCATE that may run after the array was deallocated. The first one of an array comes before those of
// the arrays that are aligned with it (HPF 2.0, 3.5).
func Followers(prog *ir.Program) {
	freed := deallocations(prog)
	var moved []*ir.Symbol
	for _, u := range prog.Units {
		eachPlace(u, func(st ir.Stmt, at place) []ir.Stmt {
			a, ok := st.(*ir.Allocate)
			if !ok || a.Stacked || a.Sym.Map == nil || a.Sym.Map.Target != nil || !a.CutsLayout() || !at.mayFollow(freed[a.Sym], a.Sym) {
				return []ir.Stmt{st}
			}
			arrays := followers(prog, u, a.Sym)
			if len(arrays) == 0 {
				return []ir.Stmt{st}
			}
			a.Cut, moved = true, append(moved, arrays...)
			return []ir.Stmt{redistributeAnew(a, arrays), a}
		})
	}
	if moved != nil {
		keepApart(prog, moved)
		ir.FindEffects(prog)
	}
}

// keepApart gives the versions of arrays that may be moved while one of them has the elements memory of their own.
func keepApart(prog *ir.Program, moved []*ir.Symbol) {
	for _, u := range prog.Units {
		ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
			if c, ok := st.(*ir.CopyArray); ok && slices.Contains(moved, c.Base) {
				c.Base = nil
			}
			return true
		})
	}
}

// place is where a statement stands: its number in the unit, and the outermost loop around it, nil for none.
type place struct {
	unit   *ir.Unit
	number int
	loop   ir.Stmt
}

// eachPlace puts f of each statement of a unit and its place in the place of the statement.
func eachPlace(u *ir.Unit, f func(ir.Stmt, place) []ir.Stmt) {
	at := place{unit: u}
	var list func([]ir.Stmt) []ir.Stmt
	list = func(body []ir.Stmt) (out []ir.Stmt) {
		for _, st := range body {
			at.number++
			here, outer := at, at.loop
			if ir.IsLoop(st) && outer == nil {
				at.loop = st
			}
			ir.ReplaceBodies(st, list)
			at.loop = outer
			out = append(out, f(st, here)...)
		}
		return out
	}
	u.Body = list(u.Body)
}

// deallocations are the places where each array is deallocated.
func deallocations(prog *ir.Program) map[*ir.Symbol][]place {
	out := map[*ir.Symbol][]place{}
	for _, u := range prog.Units {
		eachPlace(u, func(st ir.Stmt, at place) []ir.Stmt {
			if d, ok := st.(*ir.Deallocate); ok {
				out[d.Sym] = append(out[d.Sym], at)
			}
			return []ir.Stmt{st}
		})
	}
	return out
}

// mayFollow reports whether a statement may run after one of others, in one life of an array: of one of the main program the run, of one of a
// procedure, unless it is saved, a call.
func (p place) mayFollow(others []place, x *ir.Symbol) bool {
	oneLife := p.unit.Proc == nil || x.Storage == ir.Automatic || x.PerCall
	return slices.ContainsFunc(others, func(o place) bool {
		return o.unit != p.unit || !oneLife || o.number < p.number || p.loop != nil && o.loop == p.loop
	})
}

// followers are the arrays of all units that lie in the layout of x, but for those that are made each time they are used, and for those that
// calls have where no call is under way.
func followers(prog *ir.Program, at *ir.Unit, x *ir.Symbol) []*ir.Symbol {
	var out []*ir.Symbol
	for _, u := range prog.Units {
		for _, s := range u.Symbols {
			if s == x || !s.Allocatable || s.Scratch || s.Map == nil || s.Map.Layout != x.Map.Layout || slices.Contains(out, s) {
				continue
			}
			if ofCall := s.Storage == ir.Automatic || s.PerCall; ofCall && at.Proc == nil && u.Proc != nil {
				continue
			}
			if u != at {
				ir.Reach(s)
			}
			out = append(out, s)
		}
	}
	return out
}

func redistributeAnew(a *ir.Allocate, arrays []*ir.Symbol) *ir.Redistribute {
	l := a.Sym.Map.Layout
	out := &ir.Redistribute{At: a.At, Layout: l, Arrays: arrays, Anew: true}
	for _, d := range l.Dims {
		out.Dims = append(out.Dims, ir.NewFormat{Format: d.Format, Arg: d.Arg, Fixed: d.Fixed, Table: d.Table})
	}
	return out
}
