// Package slips finds what is hardly meant, and puts the comparisons of subscripts that --check asks for in front of loops.
package slips

import (
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Warn tells of what is allowed and hardly meant: subscripts that leave their array in a loop that is certain to run, variables
// that are read and never set, and mapped arrays that nothing uses.
func Warn(u *ir.Unit, bag *diag.Bag) {
	if u.Module {
		return
	}
	warnOfSubscripts(u.Body, bag)
	use := usesOf(u)
	for _, s := range u.Symbols {
		switch {
		case u.Proc != nil && s == u.Proc.Result && u.Proc.IsFunction() && isPlainResult(s) && !use.set[s] && !onlyStops(u):
			bag.Warnf(u.Proc.Pos, "never-set", "no statement gives the value of the function '%s'", u.Proc.Name)
		case !isOwn(s) || u.Proc != nil && s == u.Proc.Result:
		case s.Map != nil && s.Rank() > 0 && !use.named[s] && !strings.Contains(s.Name, "%"): // not a component (sem/apart)
			bag.Warnf(s.Pos, "unused", "no statement uses the mapped array '%s'", s.Name).
				Help("take it out; if others are aligned with it, declare it by TEMPLATE")
		case s.Rank() == 0 && s.Init == nil && s.Type.Base != ir.Derived && use.read[s] && !use.set[s]:
			bag.Warnf(s.Pos, "never-set", "'%s' is used, and no statement gives it a value", s.Name)
		}
	}
}

// onlyStops holds for a procedure that does nothing but end the program.
func onlyStops(u *ir.Unit) bool {
	if len(u.Body) != 1 {
		return false
	}
	_, stops := u.Body[0].(*ir.Stop)
	return stops
}

// isPlainResult holds for the value of a function that only assignments give it.
func isPlainResult(s *ir.Symbol) bool {
	return s.Type.Base != ir.Derived && !s.Pointer && !s.Allocatable && !s.Overlaid && !s.Captured && !s.View && s.Init == nil
}

// isOwn holds for variables of the user that nothing outside of their unit knows.
func isOwn(s *ir.Symbol) bool {
	local := s.Storage == ir.Automatic || s.Storage == ir.Static
	return local && s.Pos.Valid() && !s.Made && !s.Captured && !s.Pointer && !s.Allocatable && !s.Target && s.Proc == nil && !s.View
}

// uses are the roles in which the statements of a unit name its variables.
type uses struct{ named, read, set map[*ir.Symbol]bool }

func usesOf(u *ir.Unit) uses {
	use := uses{map[*ir.Symbol]bool{}, map[*ir.Symbol]bool{}, map[*ir.Symbol]bool{}}
	note := func(s *ir.Symbol, r ir.Role) {
		use.named[s] = use.named[s] || r != ir.Directive
		use.read[s] = use.read[s] || r == ir.Use
		use.set[s] = use.set[s] || r != ir.Use && r != ir.Directive
	}
	ir.EachMention(u.Entry, note)
	ir.EachMention(u.Body, note)
	return use
}

func warnOfSubscripts(list []ir.Stmt, bag *diag.Bag) {
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		d, isLoop := s.(*ir.Do)
		if !isLoop || !isStraight(d) {
			return true
		}
		n := &nestTests{warn: func(x *ir.Elem, k int, sub ir.Expr) { warnOfSubscript(d, x, k, sub, bag) }}
		n.tests(d)
		return false
	})
}

func warnOfSubscript(d *ir.Do, x *ir.Elem, k int, sub ir.Expr, bag *diag.Bag) {
	c, known := sub.(*ir.Const)
	lo, knownLo := x.Sym.Dims[k].Lo.(*ir.Const)
	hi, knownHi := x.Sym.Dims[k].Hi.(*ir.Const)
	if _, constant := x.Subs[k].(*ir.Const); constant || x.Sym.Made || !known || !knownLo || !knownHi || !x.Pos.Valid() {
		return
	}
	line, _ := d.Pos.LineCol()
	bag.Warnf(x.Pos, "out-of-bounds", "subscript %d of dimension %d of '%s' is outside %d:%d: the loop at line %d comes to it", c.I, k+1, x.Sym.Name,
		lo.I, hi.I, line).Because(x.Sym.Pos, "declared here")
}
