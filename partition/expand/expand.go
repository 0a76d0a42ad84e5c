// Package expand gives the work arrays of line solvers a place in the tiles of what they work on.
//
//	before:  do k; do j; do i; lhs(i,j) = ..; ..; do i; lhs(i+1,j) = .. lhs(i,j) ..; rhs(i+1,j,k) = ..       lhs belongs to one iteration of k
//	after:   do k; do j; do i; l(i,j,k) = ..; ..; do i; l(i+1,j,k) = .. l(i,j,k) ..; rhs(i+1,j,k) = ..        l is aligned with rhs
//
// A recurrence in a private array has no owner: each image would compute it whole, or the images one element after the other. With a
// plane for each iteration, laid as the array is that the loop sets, it is a recurrence like any other and runs a
// hyperplane of tiles at a time (array expansion: Feautrier, Array Expansion, ICS 1988). With BLOCK the strips of a pipeline need it
// (see lines.go).
package expand

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/arrayflow"
	"dhpfgo/partition/reason"
)

// Unit expands what it can of the private arrays of a unit, and warns of those that keep a loop from being a sweep. Variables in own
// belong to each activation alone.
func Unit(u *ir.Unit, flow *arrayflow.Flow, own map[*ir.Symbol]bool, bag *diag.Bag) {
	if u.Proc != nil && u.Proc.Recursive {
		return
	}
	x := &expansion{unit: u, flow: flow, own: own, refused: map[*ir.Symbol]refusal{}}
	ir.EachNamed(u.Body, func(s *ir.Symbol) { x.multi = x.multi || s.Map != nil && s.Map.Layout.IsMulti() })
	x.list(u.Body)
	x.warn(bag)
}

// isFit reports whether arrays may be laid along a layout: by multipartitioning, with extents that the compiler knows.
func isFit(l *ir.Layout) bool {
	return l.IsMulti() && !l.IsIndirect() && l.IsConstant() && !l.IsDynamic()
}

// expansion is the work on a unit.
type expansion struct {
	unit *ir.Unit
	flow *arrayflow.Flow
	own  map[*ir.Symbol]bool

	multi   bool                   // the unit names arrays with MULTI, perhaps those of modules
	refused map[*ir.Symbol]refusal // arrays that got no place so far
}

// list tries the loops of a list from the outside inwards.
func (x *expansion) list(body []ir.Stmt) {
	for _, s := range body {
		if d, ok := s.(*ir.Do); ok {
			x.lines(d)
			for _, a := range x.fed(d) {
				p, why := x.place(d, a)
				if p == nil {
					x.refuse(d, a, why)
					continue
				}
				if !x.split(p) {
					p.apply(x.unit)
					x.flow.Forget()
				}
			}
		}
		for _, b := range ir.BlocksOf(s) {
			x.list(b)
		}
	}
}

// fed lists the unmapped arrays of constant bounds of which a loop computes elements from others, in textual order, where they may get a
// place in tiles.
func (x *expansion) fed(d *ir.Do) []*ir.Symbol {
	var out []*ir.Symbol
	if !x.multi {
		return nil
	}
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		for _, f := range feeds(s) {
			if sym := f.to.Sym; !f.staysInLine() && !slices.Contains(out, sym) && isPlain(sym) {
				out = append(out, sym)
			}
		}
		return true
	})
	return out
}

// feed is an element, or the first of several, that a statement computes from another one of the same array.
type feed struct{ to, from *ir.Elem }

// staysInLine reports whether both elements have the same subscripts but for numbers: what one iteration computes is no recurrence then.
//
//	q(i,1) = q(i,2)**2 + q(i,3)**2
func (f feed) staysInLine() bool {
	return slices.EqualFunc(f.from.Subs, f.to.Subs, func(a, b ir.Expr) bool { return ir.EqualStripped(a, b) || ir.IsConst(a) && ir.IsConst(b) })
}

// feeds lists the elements that a statement computes from others of the same array.
func feeds(s ir.Stmt) []feed {
	var out []feed
	switch s := s.(type) {
	case *ir.CallProc:
		return feedsByCall(s)
	case *ir.Assign:
		to, ok := s.LHS.(*ir.Elem)
		if !ok {
			return nil
		}
		ir.WalkExprs(s.RHS, func(e ir.Expr) {
			if from, ok := e.(*ir.Elem); ok && from.Sym == to.Sym && !slices.EqualFunc(from.Subs, to.Subs, ir.EqualStripped) {
				out = append(out, feed{to, from})
			}
		})
	}
	return out
}

// isPlain reports whether s is an array of numbers with constant bounds that is known by this name alone.
func isPlain(s *ir.Symbol) bool {
	if s.Map != nil || s.View || s.Root != nil || s.Allocatable || s.Pointer || s.Target || s.Overlaid || s.Storage == ir.Argument ||
		s.Type.Base == ir.Derived || s.Type.Base == ir.Character {
		return false
	}
	return !slices.ContainsFunc(s.Dims, func(d ir.Dim) bool { return !ir.IsConst(d.Lo) || !ir.IsConst(d.Hi) })
}

// place finds where array s of the iterations of loop d may lie; it gives no plane but the reason if nowhere.
func (x *expansion) place(d *ir.Do, s *ir.Symbol) (*plane, diag.Reason) {
	p, why := planeIn(d, s)
	if why.Some() {
		return nil, why
	}
	if other := otherUse(d, s); other != nil {
		return nil, reason.NotElements.At(other.Span(), s.UserName(), other.Span().Line())
	}
	for loop := d; loop != nil; loop = onlyUser(loop, s) {
		g, known := p.grids[loop.Var]
		if !known || p.has(g) {
			continue
		}
		if why := x.whyNotPrivate(loop, s); why.Some() {
			return nil, why
		}
		p.over = append(p.over, over{loop, g})
	}
	if len(p.over) == 0 { // with a dimension for each iteration it is private to the loop, too
		if why := x.whyNotPrivate(d, s); why.Some() {
			return nil, why
		}
	}
	if g := p.missing(); g >= 0 {
		return nil, reason.NoLoopAlong.At(d.Pos, d.Pos.Line(), g+1, p.layout.Name)
	}
	slices.Reverse(p.over) // elements of inner loops stand together
	return p, diag.Reason{}
}

// otherUse is a statement of a loop that does more with array s than to assign to its elements, to use them in assignments, and to pass
// parts of it that have a place; nil if none does.
func otherUse(d *ir.Do, s *ir.Symbol) ir.Stmt {
	var found ir.Stmt
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		ok := true
		switch st := st.(type) {
		case *ir.Assign:
		case *ir.CallProc:
			ok = ok && isPassed(st, s)
		default:
			ir.Mentions(st, func(sym *ir.Symbol, role ir.Role) { ok = ok && (sym != s || role == ir.Directive) })
		}
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(e ir.Expr) {
				switch e := e.(type) {
				case *ir.FuncRef:
					ok = ok && !reaches(e.Proc, s) && !slices.ContainsFunc(e.Args, func(a ir.Actual) bool { return ir.ActualSymbol(a) == s })
				case *ir.Elem:
					ok = ok && (e.Sym != s || len(e.Subs) == s.Rank())
				default:
					e.EachSymbol(ir.Use, func(sym *ir.Symbol, _ ir.Role) { ok = ok && sym != s })
				}
			})
		}
		if !ok {
			found = st
		}
		return found == nil
	})
	return found
}

// reaches reports whether a procedure may use variable s other than as its argument.
func reaches(p *ir.Procedure, s *ir.Symbol) bool {
	return p.Effects.ReadsShared(s) || p.Effects.WritesShared(s)
}

// onlyUser is the loop in the body of d inside which all uses of s stand, nil if there is none.
func onlyUser(d *ir.Do, s *ir.Symbol) *ir.Do {
	var users []ir.Stmt
	for _, st := range d.Body {
		used := false
		ir.EachNamed([]ir.Stmt{st}, func(sym *ir.Symbol) { used = used || sym == s })
		if used {
			users = append(users, st)
		}
	}
	if len(users) != 1 {
		return nil
	}
	inner, _ := users[0].(*ir.Do)
	return inner
}

// whyNotPrivate finds why iterations of a loop do not have elements of s of their own: one reads elements that another has set, or the
// statements after the loop do, and the user did not say NEW.
func (x *expansion) whyNotPrivate(d *ir.Do, s *ir.Symbol) diag.Reason {
	if d.Independent != nil && slices.Contains(d.Independent.New, s) {
		return diag.Reason{}
	}
	if at := x.flow.ReadsEarlier(d, s); at != nil {
		return reason.ReadsEarlier.At(at.Span(), at.Span().Line(), s.UserName(), d.Pos.Line())
	}
	lives := x.unit.Proc != nil && !x.own[s] && (ir.SharedKey(s) != nil || s.Storage == ir.Static || s == x.unit.Proc.Result)
	if x.flow.UsedBehind(x.unit.Body, d, s, lives) {
		return reason.UsedBehind.At(d.Pos, s.UserName(), d.Pos.Line())
	}
	return diag.Reason{}
}
