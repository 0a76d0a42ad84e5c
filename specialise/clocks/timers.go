package clocks

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"dhpfgo/ir"
)

// OwnTimers lets each image run the timers for itself that stand in a loop whose iterations the images would share, were it not for the
// clocks:
//
//	do k; call start(3)                   do k; call start%alone(3)
//	   a(:,k) = f(k)                         a(:,k) = f(k)
//	   call stop(3); end do    becomes       call stop%alone(3); end do
//	                                      agree on since, total
//
// A timer is a procedure of the program that sets nothing but variables of its own, of modules and of common blocks, and these to what a
// clock says or is computed from it: no two runs give them the same values. After the loop all images have those of image 1, which are
// about its iterations. What calls timers and does nothing else that must happen once for all images gets versions, too.
func OwnTimers(prog *ir.Program) {
	t := &timers{prog: prog, hosts: hostsOf(prog), found: map[*ir.Procedure]*timing{}, alone: map[*ir.Procedure]*ir.Procedure{}}
	for _, u := range prog.Units {
		if !u.Module {
			t.unit = u
			u.Body = t.list(u.Body)
		}
	}
	if len(t.made) > 0 {
		prog.Units = append(prog.Units, t.made...)
		ir.FindEffects(prog)
	}
}

type timers struct {
	prog  *ir.Program
	unit  *ir.Unit
	made  []*ir.Unit
	hosts map[*ir.Unit]bool // units with procedures inside
	found map[*ir.Procedure]*timing
	alone map[*ir.Procedure]*ir.Procedure // the versions that each image runs for itself
}

// timing is what is known of a procedure: whether it is a timer or does with the help of timers alone what must happen once, and the
// variables that these set. Of no other procedure a loop may get a version.
type timing struct {
	ok    bool
	timer bool
	vars  map[*ir.Symbol]bool
}

func (t *timers) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		l, isLoop := st.(*ir.Do)
		if isLoop && !l.Seldom && IsPicked(l) {
			if more := t.timed(l); more != nil {
				out = append(out, more...)
				continue
			}
		}
		ir.ReplaceBodies(st, t.list)
		out = append(out, st)
	}
	return out
}

// timed is a loop with timers of its own, and what follows it; nil if it has none, or something else in it must happen once.
func (t *timers) timed(l *ir.Do) []ir.Stmt {
	x := t.timingOf(l.Body)
	if !x.ok || len(x.vars) == 0 {
		return nil
	}
	vars := slices.SortedFunc(maps.Keys(x.vars), func(a, b *ir.Symbol) int { return strings.Compare(a.Name, b.Name) })
	if mayLeave(l) || t.touches(l.Body, x.vars, map[*ir.Procedure]bool{}) {
		return nil
	}
	agree := &ir.Agree{At: ir.At{Pos: l.Pos}}
	for _, v := range vars {
		known := t.unit.KnownAs(v)
		if known == nil {
			return nil
		}
		t.unit.Declare(known)
		agree.Vars = append(agree.Vars, known)
	}
	return append(t.withVersions([]ir.Stmt{l}), agree)
}

// mayLeave reports whether something in a loop goes past what stands after it: RETURN, or EXIT or CYCLE of a loop around it.
func mayLeave(l *ir.Do) bool {
	inside, past := map[ir.Stmt]bool{l: true}, false
	ir.WalkStmts(l.Body, func(st ir.Stmt) bool {
		inside[st] = true
		jump, ok := st.(*ir.Jump)
		_, returns := st.(*ir.Return)
		past = past || returns || ok && !inside[jump.Loop]
		return !past
	})
	return past
}

// timingOf is what is known of statements.
func (t *timers) timingOf(body []ir.Stmt) *timing {
	out := &timing{ok: true, vars: map[*ir.Symbol]bool{}}
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		call, isCall := st.(*ir.CallProc)
		if !isCall || call.Result != nil || call.Into != nil || !isOnceFor(call.Proc) {
			out.ok = out.ok && !IsLoud(st)
			return out.ok
		}
		x := t.ofProc(call.Proc)
		out.ok = out.ok && x.ok
		maps.Copy(out.vars, x.vars)
		return out.ok
	})
	return out
}

// ofProc is what is known of a procedure. One that calls itself is none.
func (t *timers) ofProc(p *ir.Procedure) *timing {
	if x := t.found[p]; x != nil {
		return x
	}
	t.found[p] = &timing{}
	if p.Unit == nil || p.Recursive || p.Internal || p.Alternates > 0 || t.hosts[p.Unit] {
		return t.found[p]
	}
	if x := t.asTimer(p); x != nil {
		t.found[p] = x
	} else {
		t.found[p] = t.timingOf(p.Unit.Body)
	}
	return t.found[p]
}

// asTimer is what is known of a timer, nil for other procedures.
func (t *timers) asTimer(p *ir.Procedure) *timing {
	for k, d := range p.Dummies {
		if d.Map != nil || d.Proc != nil || p.Effects.Arg(k).Written {
			return nil
		}
	}
	r := &clockwork{timers: t, proc: p, noisy: map[*ir.Symbol]bool{}, vars: map[*ir.Symbol]bool{}}
	for before := -1; before != len(r.noisy); {
		before = len(r.noisy)
		ir.WalkStmts(p.Unit.Body, func(st ir.Stmt) bool { r.spread(st); return true })
	}
	if len(r.noisy) == 0 && !r.result() || !r.isAll(p.Unit.Body) {
		return nil
	}
	return &timing{ok: true, timer: true, vars: r.vars}
}

// touches reports whether what is no timer reads or sets one of the variables of timers, also in procedures that it calls.
func (t *timers) touches(body []ir.Stmt, vars map[*ir.Symbol]bool, seen map[*ir.Procedure]bool) bool {
	keys := map[any]bool{}
	for v := range vars {
		keys[ir.SharedKey(v)] = true
	}
	found := false
	ir.EachNamed(body, func(s *ir.Symbol) { found = found || vars[s] || ir.SharedKey(s) != nil && keys[ir.SharedKey(s)] })
	ir.EveryProc(func(p *ir.Procedure) {
		if seen[p] || p.Unit == nil || found {
			return
		}
		seen[p] = true
		if !t.ofProc(p).timer {
			found = t.touches(p.Unit.Entry, vars, seen) || t.touches(p.Unit.Body, vars, seen)
		}
	}, body)
	return found
}

// withVersions is a copy of statements that calls the versions that each image runs for itself.
func (t *timers) withVersions(body []ir.Stmt) []ir.Stmt {
	ir.EveryProc(func(p *ir.Procedure) {
		if p.Unit != nil && isOnceFor(p) && t.ofProc(p).ok {
			t.version(p)
		}
	}, body)
	return (&ir.Substitution{Procs: t.alone}).Copy(body)
}

// version makes the version of a procedure that each image runs for itself.
func (t *timers) version(p *ir.Procedure) {
	if t.alone[p] != nil {
		return
	}
	unit, proc := *p.Unit, *p
	proc.Unit, unit.Proc = &unit, &proc
	proc.Link = fmt.Sprintf("%s.alone", strings.TrimSuffix(p.Link, "_"))
	unit.Alone = t.ofProc(p).timer
	t.alone[p] = &proc
	for v := range t.ofProc(p).vars {
		if v.Storage == ir.Static {
			v.Captured = true
		}
	}
	unit.Entry = (&ir.Substitution{}).Copy(unit.Entry)
	unit.Body = t.withVersions(unit.Body)
	t.made = append(t.made, &unit)
}
