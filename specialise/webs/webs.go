// Package webs gives scalars that a program uses for one thing after another a name for each: values that never meet are values of
// variables of their own (webs of definitions and uses; Muchnick, Advanced Compiler Design and Implementation, 1997, section 16.3.3).
//
//	do i                                       do i
//	  x = a(i,i); ..; p(i) = 1/x                 x.1 = a(i,i); ..; p(i) = 1/x.1
//	  do j                            →          do j
//	    x = a(j,i); ..; a(i,j) = x*p(i)            x.2 = a(j,i); ..; a(i,j) = x.2*p(i)
//
// Who computes a scalar follows from who uses it: with one name the first value would go wherever the second one does.
package webs

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
)

// Split renames the scalars of the units that distribute arrays which nothing but assignments, loops and conditions of the unit touches, where
// an assignment begins a value that ends with the statements after it.
func Split(p *ir.Program) {
	for _, u := range p.Units {
		w := &splitter{unit: u, named: map[*ir.Symbol]int{}, made: map[*ir.Symbol]int{}}
		if u.Module || !u.Distributes() {
			continue
		}
		if w.find(); len(w.candidates) > 0 {
			u.Body = w.list(u.Body, nil)
		}
	}
}

type splitter struct {
	unit       *ir.Unit
	candidates []*ir.Symbol
	named      map[*ir.Symbol]int // how often, in the unit
	made       map[*ir.Symbol]int
}

// place is a statement of a list, with where the construct stands that holds the list.
type place struct {
	list   []ir.Stmt
	at     int
	inside *place
}

// find lists the scalars that may have several names: of the unit alone, set at several places, and named by no directive.
func (w *splitter) find() {
	assigned, other := map[*ir.Symbol]int{}, map[*ir.Symbol]bool{}
	ir.EachMention(w.unit.Body, func(s *ir.Symbol, r ir.Role) { other[s] = other[s] || r == ir.Directive })
	ir.EachNamed(w.unit.Body, func(s *ir.Symbol) { w.named[s]++ })
	ir.WalkStmts(w.unit.Body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Do:
			assigned[st.Var]++
		case *ir.Assign:
			if v, ok := st.LHS.(*ir.Var); ok {
				assigned[v.Sym]++
			}
		}
		return true
	})
	for _, s := range w.unit.Symbols {
		if assigned[s] > 1 && !other[s] && w.isOwn(s) {
			w.candidates = append(w.candidates, s)
		}
	}
}

// isOwn reports whether a scalar belongs to the unit, under one name, for one call.
func (w *splitter) isOwn(s *ir.Symbol) bool {
	switch s.Type.Base {
	case ir.Integer, ir.Real, ir.Complex, ir.Logical:
	default:
		return false
	}
	if s.Rank() > 0 || s.Map != nil || s.Made || s.Init != nil || s.Allocatable || s.Pointer || s.Target || s.Overlaid || s.View || s.Captured || s.Class || s.Common != nil {
		return false
	}
	if p := w.unit.Proc; p != nil {
		return s.Storage == ir.Automatic && s != p.Result && !slices.Contains(p.Dummies, s)
	}
	return s.Storage == ir.Static || s.Storage == ir.Automatic
}

func (w *splitter) list(body []ir.Stmt, in *place) []ir.Stmt {
	for k, s := range body {
		_, isLoop := s.(*ir.Do) // its variable keeps its name
		v := begun(s)
		if v == nil || isLoop || !slices.Contains(w.candidates, v) {
			continue
		}
		end := k + 1
		for end < len(body) && begun(body[end]) != v {
			end++
		}
		if w.isWeb(v, body[k:end]) && w.hasMore(v, body[k:end]) && (end < len(body) || isDeadAfter(v, &place{list: body, at: end - 1, inside: in})) {
			w.named[v] -= timesNamed(v, body[k:end])
			rename(body[k:end], v, w.another(v))
		}
	}
	for k, s := range body {
		at := &place{list: body, at: k, inside: in}
		ir.ReplaceBodies(s, func(b []ir.Stmt) []ir.Stmt { return w.list(b, at) })
	}
	return body
}

// begun is the scalar to which an assignment or a loop gives a value that does not depend on its old one.
func begun(s ir.Stmt) *ir.Symbol {
	if d, ok := s.(*ir.Do); ok && ir.Occurrences(d.Lo, d.Var)+ir.Occurrences(d.Hi, d.Var) == 0 && (d.Step == nil || ir.Occurrences(d.Step, d.Var) == 0) {
		return d.Var
	}
	a, ok := s.(*ir.Assign)
	if !ok {
		return nil
	}
	v, ok := a.LHS.(*ir.Var)
	if !ok || ir.Occurrences(a.RHS, v.Sym) > 0 {
		return nil
	}
	return v.Sym
}

// isWeb reports whether statements name v in assignments and in headers of loops and conditions alone, and are left at their end or with the unit.
func (w *splitter) isWeb(v *ir.Symbol, list []ir.Stmt) bool {
	fits := true
	inside := map[ir.Stmt]bool{}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		inside[s] = true
		switch s := s.(type) {
		case *ir.Do:
			fits = fits && s.Var != v
		case *ir.Assign, *ir.If, *ir.While:
		case *ir.Jump:
			fits = fits && inside[s.Loop]
		default:
			ir.Mentions(s, func(t *ir.Symbol, _ ir.Role) { fits = fits && t != v })
		}
		for _, e := range ir.ExprsOf(s) { // an argument may be set
			fits = fits && !ir.AnyExpr(e, func(x ir.Expr) bool {
				f, call := x.(*ir.FuncRef)
				return call && slices.ContainsFunc(ir.ActualExprs(f.Args), func(a ir.Expr) bool { return a != nil && ir.Occurrences(a, v) > 0 })
			})
		}
		return fits
	})
	return fits
}

// hasMore reports whether v is named outside of some statements as well.
func (w *splitter) hasMore(v *ir.Symbol, list []ir.Stmt) bool {
	return w.named[v] > timesNamed(v, list)
}

func timesNamed(v *ir.Symbol, list []ir.Stmt) (n int) {
	ir.EachNamed(list, func(s *ir.Symbol) {
		if s == v {
			n++
		}
	})
	return n
}

// isDeadAfter reports whether the value that v has after a statement, the last one of its list, is never used: it gets another one first,
// whichever way control goes.
func isDeadAfter(v *ir.Symbol, at *place) bool {
	for {
		rest := at.list[at.at+1:]
		if found, begins := first(v, rest); found {
			return begins
		}
		out := at.inside
		if out == nil {
			return true
		}
		switch p := out.list[out.at].(type) {
		case *ir.While:
			if ir.Occurrences(p.Cond, v) > 0 {
				return false
			}
			if found, begins := first(v, at.list); found && !begins {
				return false
			}
		case *ir.Do:
			if found, begins := first(v, at.list); found && !begins {
				return false
			}
		}
		at = out
	}
}

// first tells whether some statement of a list names v, and whether the first one that does gives it a value.
func first(v *ir.Symbol, list []ir.Stmt) (found, begins bool) {
	for _, s := range list {
		named := false
		ir.EachNamed([]ir.Stmt{s}, func(t *ir.Symbol) { named = named || t == v })
		if named {
			return true, begun(s) == v
		}
	}
	return false, false
}

// another is a new variable for a value of v.
func (w *splitter) another(v *ir.Symbol) *ir.Symbol {
	w.made[v]++
	t := &ir.Symbol{Name: fmt.Sprintf("%s.%d", v.Name, w.made[v]), Source: v.UserName(), Pos: v.Pos, Type: v.Type, Made: true, Storage: v.Storage}
	w.unit.Symbols = append(w.unit.Symbols[:len(w.unit.Symbols):len(w.unit.Symbols)], t)
	return t
}

func rename(list []ir.Stmt, from, to *ir.Symbol) {
	m := &ir.Rewriter{Expr: func(x ir.Expr, r ir.Role) ir.Expr {
		return ir.MapRoles(x, r, func(_, rebuilt ir.Expr, _ ir.Role) ir.Expr {
			if v, ok := rebuilt.(*ir.Var); ok && v.Sym == from {
				return &ir.Var{Pos: v.Pos, Sym: to}
			}
			return rebuilt
		})
	}}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		s.Become(s.Rewritten(m, ir.Use))
		return true
	})
}
