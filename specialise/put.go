package specialise

import (
	"dhpfgo/ir"
	"dhpfgo/sem"
)

// Assignments to elements that only index arrays name, in loops whose iterations are independent,
//
//	do ..; y(ix(i)) = e; end do
//
// run where what they read lies. Each image lists the values with the places that they belong to, and behind the loop one
// message to each owner brings them there.
//
//	begin;  do ..; put e at (ix(i)); end do;  end

// puts writes the loops of a list that way where it is possible.
func (l *lowering) puts(body []sem.Stmt) []sem.Stmt {
	var out []sem.Stmt
	for _, s := range body {
		var pre, post []sem.Stmt
		if d, ok := s.(*sem.Do); ok && !l.options.Check && !isShort(d) && !l.mayLeave(d) {
			for _, a := range l.putsIn(d) {
				step := ir.PutStep{At: sem.At{Pos: a.Pos}, Puts: a.Puts, Home: a.Home}
				last := step
				last.End = true
				pre, post = append(pre, &step), append(post, &last)
			}
		}
		if len(pre) == 0 {
			l.putsInside(s)
		}
		out = append(append(append(out, pre...), s), post...)
	}
	return out
}

// putsInside works on the statements inside a construct.
func (l *lowering) putsInside(s sem.Stmt) {
	switch s := s.(type) {
	case *sem.Do:
		s.Body = l.puts(s.Body)
	case *sem.While:
		s.Body = l.puts(s.Body)
	case *sem.If:
		for i := range s.Branches {
			s.Branches[i].Body = l.puts(s.Branches[i].Body)
		}
	}
}

// putsIn replaces the assignments of loop d that can be written so, and gives what stands in their place.
func (l *lowering) putsIn(d *sem.Do) []*ir.Put {
	if d.Independent == nil {
		return nil
	}
	set := scalarsAssigned(d)
	mentions := map[*sem.Symbol]int{}
	ir.EachNamed([]sem.Stmt{d}, func(s *sem.Symbol) { mentions[s]++ })
	vars := loopVariablesOf(d)
	var out []*ir.Put
	replaceAssignments(d.Body, func(a *sem.Assign) sem.Stmt {
		e, ok := a.LHS.(*sem.Elem)
		if !ok || !canPut(e.Sym) || mentions[e.Sym] != 1 || !d.Independent.Trusted(e.Sym) || !isWild(e, set) {
			return a
		}
		home := homeOfPut(a, e, set, vars)
		if home == nil {
			return a
		}
		p := &ir.Put{At: a.At, Puts: ir.Puts{e.Sym, e.Pos}, Subs: e.Subs, Value: a.RHS, Home: home}
		out = append(out, p)
		return p
	})
	return out
}

// canPut reports whether an array has one copy of each element, which a message can bring there.
func canPut(s *sem.Symbol) bool {
	if s.Map == nil || s.Pointer || s.Target {
		return false
	}
	for g := range s.Map.Layout.Dims {
		if s.Map.IsCopied(g) {
			return false
		}
	}
	switch s.Type.Base {
	case sem.Integer, sem.Real, sem.Complex, sem.Logical:
		return true
	}
	return false
}

// homeOfPut is the distributed element that the assignment reads whose owners share the work best: the one whose place
// follows from most loop variables; nil if there is none.
func homeOfPut(a *sem.Assign, e *sem.Elem, set, vars map[*sem.Symbol]bool) *sem.Elem {
	var best *sem.Elem
	most := 0
	for _, x := range append(e.Subs[:len(e.Subs):len(e.Subs)], a.RHS) {
		sem.WalkExprs(x, func(x sem.Expr) {
			r, ok := x.(*sem.Elem)
			if !ok || r.Sym.Map == nil || len(r.Subs) == 0 || isWild(r, set) {
				return
			}
			used := map[*sem.Symbol]bool{}
			for k, m := range r.Sym.Map.Dims {
				if f, why := sem.AffineOf(r.Subs[k]); m.Grid >= 0 && why == "" {
					for _, t := range f.Terms {
						used[t.Sym] = vars[t.Sym]
					}
				}
			}
			n := 0
			for _, isLoop := range used {
				if isLoop {
					n++
				}
			}
			if n > most {
				best, most = r, n
			}
		})
	}
	return best
}

// loopVariablesOf are the variables of loop d and of those inside.
func loopVariablesOf(d *sem.Do) map[*sem.Symbol]bool {
	out := map[*sem.Symbol]bool{}
	sem.WalkStmts([]sem.Stmt{d}, func(s sem.Stmt) bool {
		if d, ok := s.(*sem.Do); ok {
			out[d.Var] = true
		}
		return true
	})
	return out
}

// replaceAssignments puts f(a) in the place of each assignment a of a list and of the constructs in it.
func replaceAssignments(body []sem.Stmt, f func(*sem.Assign) sem.Stmt) {
	for i, s := range body {
		switch s := s.(type) {
		case *sem.Assign:
			body[i] = f(s)
		case *sem.Do:
			replaceAssignments(s.Body, f)
		case *sem.While:
			replaceAssignments(s.Body, f)
		case *sem.If:
			for k := range s.Branches {
				replaceAssignments(s.Branches[k].Body, f)
			}
		}
	}
}
