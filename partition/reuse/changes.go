package reuse

import (
	"maps"
	"slices"
	"strings"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// changes counts where statements may set arrays on which lists depend.
type changes struct {
	program *spmd.Program
	classes *classes
	counter map[*ir.Symbol]*ir.Symbol // of the first of a class
	lists   map[*ir.Procedure]bool    // whether a call may come to an inspector that compares
}

func newChanges(p *spmd.Program, c *classes, counter map[*ir.Symbol]*ir.Symbol) *changes {
	h := &changes{program: p, classes: c, counter: counter, lists: map[*ir.Procedure]bool{}}
	for again := true; again; {
		again = false
		for _, u := range p.Units {
			if proc := u.Source.Proc; proc != nil && !h.lists[proc] && h.mayList(u.Body) {
				h.lists[proc], again = true, true
			}
		}
	}
	return h
}

// mayList reports whether statements may come to an inspector that compares.
func (h *changes) mayList(body ...[]ir.Stmt) bool {
	found := false
	for _, b := range body {
		ir.EveryProc(func(p *ir.Procedure) {
			found = found || h.lists[p] || p.Dummy != nil || slices.ContainsFunc(p.Targets, func(t ir.Target) bool { return h.lists[t.Proc] })
		}, b)
		ir.WalkStmts(b, func(s ir.Stmt) bool {
			x, ok := s.(*spmd.Inspect)
			found = found || ok && x.Kept
			return !found
		})
	}
	return found
}

func (h *changes) write() {
	for _, u := range h.program.Units {
		if len(h.set(u.Body)) == 0 {
			continue
		}
		body := u.Body
		if len(u.Arrays) == 0 { // those of the typed program
			body = ir.CopyBody(body, nil, nil)
		}
		u.Body = h.counting(body)
	}
}

// counting puts c = c + 1 before each statement that may set an array of the class of c and comes to no inspector meanwhile. A call
// that comes to one counts after it, too.
func (h *changes) counting(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		counters := h.set([]ir.Stmt{s})
		if len(counters) == 0 {
			out = append(out, s)
			continue
		}
		if len(ir.BlocksOf(s)) > 0 && h.mayList([]ir.Stmt{s}) {
			ir.ReplaceBodies(s, h.counting)
			out = append(out, s)
			continue
		}
		out = append(append(out, count(s, counters)...), s)
		if h.mayList([]ir.Stmt{s}) {
			out = append(out, count(s, counters)...)
		}
	}
	return out
}

func count(s ir.Stmt, counters []*ir.Symbol) []ir.Stmt {
	var out []ir.Stmt
	for _, c := range counters {
		v := &ir.Var{Pos: s.Span(), Sym: c}
		out = append(out, &ir.Assign{At: ir.At{Pos: s.Span()}, LHS: v, RHS: ir.Int8Op(ir.Add, ir.CloneExpr(v), ir.Int8Const(1))})
	}
	return out
}

// set lists the counters of what statements may set, by name.
func (h *changes) set(body []ir.Stmt) []*ir.Symbol {
	found := map[*ir.Symbol]bool{}
	note := func(s *ir.Symbol) {
		if s != nil && s.Rank() > 0 {
			if c := h.counter[h.classes.first(s)]; c != nil {
				found[c] = true
			}
		}
	}
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		eachSet(s, note)
		return true
	})
	return slices.SortedFunc(maps.Keys(found), func(a, b *ir.Symbol) int { return strings.Compare(a.Name, b.Name) })
}

// eachSet calls f for the variables that a statement may set, by itself or through arguments; what procedures of the program set by
// another way, they count.
func eachSet(s ir.Stmt, f func(*ir.Symbol)) {
	var visit func(ir.Expr, ir.Role)
	visit = func(e ir.Expr, r ir.Role) {
		if e == nil {
			return
		}
		if x, ok := e.(*ir.FuncRef); ok && x.Proc.Unit != nil {
			eachArgument(x.Proc, x.Args, visit, f)
			return
		}
		if r.Sets() {
			f(ir.Root(e))
		}
		e.EachExpr(r, visit)
		e.EachSymbol(r, func(s *ir.Symbol, r ir.Role) {
			if r.Sets() {
				f(s)
			}
		})
	}
	if c, ok := s.(*ir.CallProc); ok && c.Proc.Unit != nil {
		eachArgument(c.Proc, c.Args, visit, f)
		visit(c.Result, ir.Def)
		f(c.Into)
		return
	}
	ir.EachExprOf(s, visit)
	_, allocates := s.(*ir.Allocate)
	_, frees := s.(*ir.Deallocate)
	s.EachSymbol(ir.Use, func(s *ir.Symbol, r ir.Role) {
		if r.Sets() || allocates || frees {
			f(s)
		}
	})
}

// eachArgument visits the values in arguments and the subscripts of variables, and calls f for variables that the procedure may set.
func eachArgument(p *ir.Procedure, args []ir.Actual, visit func(ir.Expr, ir.Role), f func(*ir.Symbol)) {
	for i, a := range args {
		set := p.Effects.Arg(i).Written
		if a.Section != nil && set {
			f(a.Section.Sym)
		}
		if ir.IsDesignator(a.X) {
			a.X.EachExpr(ir.Use, visit)
			if set {
				f(ir.Root(a.X))
			}
		} else if a.X != nil {
			visit(a.X, ir.Use)
		}
	}
}
