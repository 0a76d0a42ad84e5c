package specialise

import (
	"slices"

	"dhpfgo/ir"
)

// boundProcedures lists the procedures that calls pass for each dummy procedure, also by way of others.
//
//	call march(f)  ...  call step(f)      subroutine march(g): call step(g)      subroutine step(h)      g: f;  h: f
func boundProcedures(prog *ir.Program) map[*ir.Procedure][]*ir.Procedure {
	bound := map[*ir.Procedure][]*ir.Procedure{}
	for changed := true; changed; {
		changed = false
		add := func(d *ir.Symbol, q *ir.Procedure) {
			if isCalledAlike(d, q) && !slices.Contains(bound[d.Proc], q) {
				bound[d.Proc] = append(bound[d.Proc], q)
				changed = true
			}
		}
		eachCall(prog, func(_ *ir.Unit, p *ir.Procedure, args []ir.Actual) {
			for k, a := range args {
				if p.Unit == nil || k >= len(p.Dummies) || a.Proc == nil {
					continue
				}
				add(p.Dummies[k], a.Proc)
				for _, q := range bound[a.Proc] {
					add(p.Dummies[k], q)
				}
			}
		})
	}
	return bound
}

// isCalledAlike reports whether a procedure of the program can stand in place of a dummy procedure in calls: both have arguments of the
// same kinds, which an explicit interface tells. What is passed for distributed arguments is then decided for each call, as for others.
func isCalledAlike(d *ir.Symbol, p *ir.Procedure) bool {
	if p == nil || p.Unit == nil || d.Proc == nil || d.Optional || d.Pointer || !d.Proc.Explicit || len(d.Proc.Dummies) != len(p.Dummies) {
		return false
	}
	for k, x := range d.Proc.Dummies {
		y := p.Dummies[k]
		if x.Size != y.Size || x.Rank() != y.Rank() || x.Optional != y.Optional || x.ByValue != y.ByValue || x.Pointer != y.Pointer || x.Allocatable != y.Allocatable {
			return false
		}
	}
	return true
}

// takers are the procedures without distributed dummy arguments to which others with such are passed: they are made for these.
//
//	subroutine integrate(f, a);  call f(u, a)       u is a distributed array of the host
func takers(prog *ir.Program) map[*ir.Procedure]bool {
	out, bound := map[*ir.Procedure]bool{}, boundProcedures(prog)
	for _, u := range prog.Units {
		if u.Proc == nil || u.Proc.CName != "" || len(u.Proc.Targets) > 0 {
			continue
		}
		out[u.Proc] = slices.ContainsFunc(u.Proc.Dummies, func(d *ir.Symbol) bool {
			return d.Proc != nil && slices.ContainsFunc(bound[d.Proc], hasMappedDummy)
		})
	}
	return out
}

// reaches reports whether a version of p, called with args, may call q, one of them, by its name: where q is an internal procedure the
// version becomes one beside it, so that the variables of their host go with each call.
func (s *specializer) reaches(p *ir.Procedure, args []ir.Actual, q *ir.Procedure) bool {
	if !q.Internal {
		return true
	}
	host := q.Unit.Host
	alike := func(o *ir.Procedure) bool { return o == nil || !o.Internal || o.Unit.Host == host }
	return alike(p) && len(s.inside[p.Unit]) == 0 && !slices.ContainsFunc(args, func(a ir.Actual) bool { return !alike(a.Proc) })
}
