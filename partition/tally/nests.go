package tally

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// A nest is a loop that sends nothing, with all that is in it, where no other such loop is around it: images compute there on their own.

// nests finds those of all units, and which of them belong to an inspector.
func (f *facts) findNests(p *spmd.Program) map[ir.Stmt]bool {
	out := map[ir.Stmt]bool{}
	f.listing = map[ir.Stmt]inspector{}
	var around []*ir.Symbol // variables of loops
	var look func(list []ir.Stmt)
	look = func(list []ir.Stmt) {
		var inspect *spmd.Inspect
		for _, s := range list {
			if x, ok := s.(*spmd.Inspect); ok {
				if inspect = x; x.End {
					inspect = nil
				}
			}
			if ir.IsLoop(s) && !f.sends(s) && !leaves(s) {
				out[s] = true
				if inspect != nil {
					f.listing[s] = inspector{inspect, (inspect.Once || inspect.Kept) && !slices.ContainsFunc(around, func(v *ir.Symbol) bool { return comparesWith(inspect, v) })}
				}
				continue
			}
			before := around
			if d, ok := s.(*ir.Do); ok {
				around = append(around, d.Var)
			}
			s.EachBlock(look)
			around = before
		}
	}
	for _, u := range p.Units {
		look(u.Source.Entry)
		look(u.Body)
	}
	return out
}

// inspector is one with whether it lists anew only now and then: in loops whose variable its list depends on it does so each time.
type inspector struct {
	*spmd.Inspect
	lasts bool
}

// comparesWith reports whether a list is right only as long as a variable has its value.
func comparesWith(x *spmd.Inspect, v *ir.Symbol) bool {
	return slices.ContainsFunc(x.By, func(e ir.Expr) bool {
		found := false
		ir.WalkExprs(e, func(e ir.Expr) {
			r, ok := e.(*ir.Var)
			found = found || ok && r.Sym == v
		})
		return found
	})
}

// sends reports whether images send each other something in a statement.
func (f *facts) sends(s ir.Stmt) bool {
	found := false
	ir.WalkStmts([]ir.Stmt{s}, func(x ir.Stmt) bool {
		found = found || isMove(x)
		if c, ok := x.(*ir.CallProc); ok && f.moving[f.units[c.Proc.Unit]] {
			found = true
		}
		return !found
	})
	return found
}

// AddClocks puts clocks around nests and around statements with messages, for a profile. Procedures that are only called in nests have none:
// they would be read at each call, and keep it from being inlined.
func AddClocks(p *spmd.Program) {
	f := factsOf(p, nil)
	c := &clocks{nests: f.findNests(p)}
	timed := f.calledOutside(p, c.nests)
	for _, u := range p.Units {
		u.Body = told(u.Body)
		if timed[u] {
			u.Body = c.list(u.Body)
		}
	}
}

// told has the runtime learn of all elements that inspectors note, also of those that the image owns, and of whose iterations they are.
func told(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		n, ok := s.(*spmd.Note)
		if g, is := s.(*ir.If); is && len(g.Branches) == 1 && len(g.Branches[0].Body) == 1 {
			if x, isNote := g.Branches[0].Body[0].(*spmd.Note); isNote && g.Span() == x.Span() { // it is no condition of the source
				s, n, ok = x, x, true
			}
		}
		if ok {
			n.Profiled = n.Home != nil
		} else {
			ir.ReplaceBodies(s, told)
		}
		out = append(out, s)
	}
	return out
}

// calledOutside finds the units that run outside of nests; where a call may be that of any procedure, all.
func (f *facts) calledOutside(p *spmd.Program, nests map[ir.Stmt]bool) map[*spmd.Unit]bool {
	out := map[*spmd.Unit]bool{}
	var visit func(u *spmd.Unit)
	call := func(proc *ir.Procedure) {
		if u := f.units[proc.Unit]; u != nil {
			visit(u)
		} else if proc.Dummy != nil || proc.Targets != nil {
			for _, u := range p.Units {
				visit(u)
			}
		}
	}
	visit = func(u *spmd.Unit) {
		if out[u] {
			return
		}
		out[u] = true
		ir.WalkStmts(slices.Concat(u.Source.Entry, u.Body), func(s ir.Stmt) bool {
			if nests[s] {
				return false
			}
			if c, ok := s.(*ir.CallProc); ok {
				call(c.Proc)
			}
			for _, e := range ir.ExprsOf(s) {
				ir.WalkExprs(e, func(x ir.Expr) {
					if r, ok := x.(*ir.FuncRef); ok {
						call(r.Proc)
					}
				})
			}
			return true
		})
	}
	for _, u := range p.Units {
		if u.Source.Proc == nil {
			visit(u)
		}
	}
	return out
}

type clocks struct{ nests map[ir.Stmt]bool }

// list surrounds what is in a list. All of a statement of input or output is one part, and all of an inspector.
func (c *clocks) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	var inspector *spmd.Inspect
	for i, s := range body {
		if inspector != nil && !isInspectEnd(s) {
			out = append(out, s)
			continue
		}
		switch s := s.(type) {
		case *spmd.Inspect:
			if s.End {
				out = append(out, s)
				if inspector != nil {
					out = append(out, clock(inspector, true, true))
				}
				inspector = nil
				continue
			}
			if s.Span().Valid() && slices.ContainsFunc(body[i:], isInspectEnd) {
				inspector = s
				out = append(out, clock(s, true, false))
			}
			out = append(out, s)
			continue
		case *ir.IOBegin:
			if !slices.ContainsFunc(body[i:], isIOEnd) {
				out = append(out, s)
				continue
			}
			out = append(out, clock(s, true, false), s)
			continue
		case *ir.IOEnd:
			out = append(out, s)
			if begin := beginOf(body[:i]); begin != nil {
				out = append(out, clock(begin, true, true))
			}
			continue
		}
		nest := c.nests[s]
		if !nest && !isTimed(s) {
			ir.ReplaceBodies(s, c.list)
			out = append(out, s)
			continue
		}
		out = append(out, clock(s, !nest, false), s, clock(s, !nest, true))
	}
	return out
}

func clock(s ir.Stmt, messages, end bool) *spmd.Clock {
	return &spmd.Clock{At: ir.At{Pos: s.Span()}, Messages: messages, End: end}
}

func isIOEnd(s ir.Stmt) bool {
	_, ok := s.(*ir.IOEnd)
	return ok
}

func isInspectEnd(s ir.Stmt) bool {
	x, ok := s.(*spmd.Inspect)
	return ok && x.End
}

// beginOf is the last statement that begins input or output.
func beginOf(list []ir.Stmt) *ir.IOBegin {
	for _, s := range slices.Backward(list) {
		if b, ok := s.(*ir.IOBegin); ok {
			return b
		}
	}
	return nil
}

// isTimed reports whether a statement by itself sends something.
func isTimed(s ir.Stmt) bool {
	switch s.(type) {
	case *spmd.ExchangeStep, *spmd.Fetch, *spmd.Share, *spmd.Reduce, *spmd.Locate, *spmd.Gather, *ir.Redistribute, *ir.CopyArray,
		*ir.GatherAll, *ir.Combine, *spmd.Scatter:
		return s.Span().Valid()
	case *ir.PutStep:
		return true
	}
	return false
}
