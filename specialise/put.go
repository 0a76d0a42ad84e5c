package specialise

import (
	"dhpfgo/ir"
)

// Assignments to elements that only index arrays name, in loops whose iterations are independent,
//
//	do ..; y(ix(i)) = e; end do
//
// run where what they read lies. Each image lists the values with the places that they belong to, and after the loop one
// message to each owner brings them there.
//
//	begin;  do ..; put e at (ix(i)); end do;  end

// puts writes the loops of a list that way where it is possible.
func (l *lowering) puts(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		var pre, post []ir.Stmt
		if d, ok := s.(*ir.Do); ok && !l.options.Check && !isShort(d) && !l.mayLeave(d) {
			for _, a := range l.putsIn(d) {
				step := ir.PutStep{At: ir.At{Pos: a.Pos}, Puts: a.Puts, Home: a.Home}
				last := step
				last.End = true
				pre, post = append(pre, &step), append(post, &last)
			}
		}
		if len(pre) == 0 {
			ir.ReplaceBodies(s, l.puts)
		}
		out = append(append(append(out, pre...), s), post...)
	}
	return out
}

// putsIn replaces the assignments of loop d that can be written so, and gives what stands in their place.
func (l *lowering) putsIn(d *ir.Do) []*ir.Put {
	if d.Independent == nil {
		return nil
	}
	w := newWildness(d)
	mentions := map[*ir.Symbol]int{}
	ir.EachNamed([]ir.Stmt{d}, func(s *ir.Symbol) { mentions[s]++ })
	vars := loopVariablesOf(d)
	var out []*ir.Put
	replaceAssignments(d.Body, func(a *ir.Assign) ir.Stmt {
		e, ok := a.LHS.(*ir.Elem)
		if !ok || !canPut(e.Sym) || mentions[e.Sym] != 1 || !d.Independent.Trusted(e.Sym) || !w.isWild(e) {
			return a
		}
		home := homeOfPut(a, e, w, vars)
		if home == nil {
			return a
		}
		p := &ir.Put{At: a.At, Puts: ir.Puts{Sym: e.Sym, Pos: e.Pos}, Subs: e.Subs, Value: a.RHS, Home: home}
		out = append(out, p)
		return p
	})
	return out
}

// canPut reports whether an array has one copy of each element, which a message can bring there.
func canPut(s *ir.Symbol) bool {
	if s.Map == nil || s.Pointer || s.Target {
		return false
	}
	for g := range s.Map.Layout.Dims {
		if s.Map.IsCopied(g) {
			return false
		}
	}
	switch s.Type.Base {
	case ir.Integer, ir.Real, ir.Complex, ir.Logical:
		return true
	}
	return false
}

// homeOfPut is the distributed element that the assignment reads whose owners share the work best: the one whose place
// follows from most loop variables; nil if there is none.
func homeOfPut(a *ir.Assign, e *ir.Elem, w *wildness, vars map[*ir.Symbol]bool) *ir.Elem {
	var best *ir.Elem
	most := 0
	for _, x := range append(e.Subs[:len(e.Subs):len(e.Subs)], a.RHS) {
		ir.WalkExprs(x, func(x ir.Expr) {
			r, ok := x.(*ir.Elem)
			if !ok || r.Sym.Map == nil || len(r.Subs) == 0 || w.isWild(r) {
				return
			}
			used := map[*ir.Symbol]bool{}
			for k, m := range r.Sym.Map.Dims {
				if f, why := ir.AffineOf(r.Subs[k]); m.Grid >= 0 && why == "" {
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
func loopVariablesOf(d *ir.Do) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	ir.WalkStmts([]ir.Stmt{d}, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Do); ok {
			out[d.Var] = true
		}
		return true
	})
	return out
}

// replaceAssignments puts f(a) in the place of each assignment a of a list and of the constructs in it.
func replaceAssignments(body []ir.Stmt, f func(*ir.Assign) ir.Stmt) {
	for i, s := range body {
		switch s := s.(type) {
		case *ir.Assign:
			body[i] = f(s)
		case *ir.Do:
			replaceAssignments(s.Body, f)
		case *ir.While:
			replaceAssignments(s.Body, f)
		case *ir.If:
			for k := range s.Branches {
				replaceAssignments(s.Branches[k].Body, f)
			}
		}
	}
}
