package partition

import (
	"dhpfgo/diag"
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

// Puts names one such assignment: an array, and where the assignment stands.
//
//ir:part
type Puts struct {
	Sym *sem.Symbol `ir:"same"`
	Pos diag.Span
}

// Statements of such a loop: PutStep begins, or with End sends, the list of values; Put adds one, on the image that owns Home.
type (
	PutStep struct {
		sem.At
		Puts Puts      `ir:"def"`
		Home *sem.Elem `ir:"place"`
		End  bool
	}
	Put struct {
		sem.At
		Puts  Puts `ir:"place"`
		Subs  []sem.Expr
		Value sem.Expr
		Home  *sem.Elem `ir:"place"`
	}
)

// puts writes the loops of a list that way where it is possible.
func (l *lowering) puts(body []sem.Stmt) []sem.Stmt {
	var out []sem.Stmt
	for _, s := range body {
		var pre, post []sem.Stmt
		if d, ok := s.(*sem.Do); ok && !l.options.Check && !isShort(d) && !l.mayLeave(d) {
			for _, a := range l.putsIn(d) {
				step := PutStep{At: sem.At{Pos: a.Pos}, Puts: a.Puts, Home: a.Home}
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
func (l *lowering) putsIn(d *sem.Do) []*Put {
	if d.Independent == nil {
		return nil
	}
	set := scalarsAssigned(d)
	mentions := map[*sem.Symbol]int{}
	eachSymbol([]sem.Stmt{d}, func(s *sem.Symbol) { mentions[s]++ })
	vars := loopVariablesOf(d)
	var out []*Put
	replaceAssignments(d.Body, func(a *sem.Assign) sem.Stmt {
		e, ok := a.LHS.(*sem.Elem)
		if !ok || !canPut(e.Sym) || mentions[e.Sym] != 1 || !d.Independent.Trusted(e.Sym) || !isWild(e, set) {
			return a
		}
		home := homeOfPut(a, e, set, vars)
		if home == nil {
			return a
		}
		p := &Put{At: a.At, Puts: Puts{e.Sym, e.Pos}, Subs: e.Subs, Value: a.RHS, Home: home}
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

// put stores the value itself where the image owns the element.
func (w *writer) put(s *Put) sem.Stmt {
	own := &sem.Elem{Pos: s.Puts.Pos, Sym: s.Puts.Sym, Subs: copiesOf(s.Subs)}
	store := &sem.Assign{At: s.At, LHS: own, RHS: copyOf(s.Value)}
	return &sem.If{At: s.At, Branches: []sem.Branch{
		{Pos: s.Pos, Cond: w.ownerTest(own), Body: []sem.Stmt{store}},
		{Pos: s.Pos, Body: []sem.Stmt{s}}}}
}

// note lists only what others own.
func (w *writer) note(s *Note) sem.Stmt {
	e := &sem.Elem{Pos: s.Pos, Sym: s.Indirect.Array.Sym, Subs: copiesOf(s.Subs)}
	return guarded(s.At, &sem.Unary{Pos: s.Pos, Op: sem.Not, X: w.ownerTest(e)}, s)
}
