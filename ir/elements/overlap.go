package elements

import (
	"slices"

	"dhpfgo/ir"
)

// ElemOf is the array element that a variable is or is a substring of.
func ElemOf(e ir.Expr) (*ir.Elem, bool) {
	if s, ok := e.(*ir.Substr); ok {
		e = s.X
	}
	el, ok := e.(*ir.Elem)
	return el, ok
}

// Clashes reports whether an expression reads an element of the left side's array that another iteration may assign. Views among
// the statements pre show where their elements are.
func (c *Emitter) Clashes(lhs *ir.Elem, loops Loops, pre []ir.Stmt, exprs ...ir.Expr) bool {
	found := false
	for _, e := range exprs {
		if e == nil {
			continue
		}
		ir.Places(e, func(x ir.Expr) {
			switch x := x.(type) {
			case *ir.Var:
				found = found || MayBePart(x, lhs.Sym)
			case *ir.Field:
				found = found || MayBePart(x, lhs.Sym) || partClashes(lhs, x, loops)
			case *ir.FuncRef:
				found = found || c.reaches(x.Proc, lhs.Sym) || givesArray(x, lhs.Sym)
			case *ir.Elem:
				found = found || clashesWith(lhs, shownAs(lhs.Sym, x, pre), loops)
			}
		})
	}
	return found
}

// givesArray reports whether a function gets an array, or a part of one, that shares the storage of s.
func givesArray(x *ir.FuncRef, s *ir.Symbol) bool {
	return slices.ContainsFunc(x.Args, func(a ir.Actual) bool {
		return a.Section != nil && ir.SharesStorage(a.Section.Sym, s) || a.Sequence && ir.SharesStorage(ir.Root(a.X), s)
	})
}

// clashesWith reports whether an element that is read may be one that another iteration assigns.
func clashesWith(lhs, el *ir.Elem, loops Loops) bool {
	if el.Sym != lhs.Sym {
		return ir.SharesStorage(el.Sym, lhs.Sym)
	}
	return ir.ListText(el.Subs, false) != ir.ListText(lhs.Subs, false) && !loops.apart(lhs, el) && !sameOrElsewhere(lhs, el, loops.Vars())
}

// MayBePart reports whether a scalar may be an element of an array, or a part of one, under another name: a pointer or what a pointer
// component points to, a name of EQUIVALENCE or COMMON.
func MayBePart(x ir.Expr, s *ir.Symbol) bool {
	switch x := x.(type) {
	case *ir.Var:
		return x.Sym.Proc == nil && ir.SharesStorage(x.Sym, s) && (!x.Sym.Pointer && !s.Pointer || mayPoint(x.Type(), s.Type))
	case *ir.Field:
		root := ir.Root(x)
		aliased := s.Pointer || s.Target || s.View && (s.Root == nil || s.Root.Target || s.Root.Pointer)
		return aliased && mayPoint(x.Type(), s.Type) && (ir.ThroughPointer(x) || root != nil && root != s && root.Rank() == 0 && root.Pointer)
	}
	return false
}

// mayPoint reports whether a pointer of the first type may point to a value of the second, or to a part of one.
func mayPoint(t, of ir.Type) bool {
	return of.Base == ir.Derived || t.Base == ir.Derived || t.Base == of.Base && (t.Kind == of.Kind || t.Base == ir.Character) ||
		t.Base == ir.Real && of.Base == ir.Complex
}

// partClashes reports whether a component that is read may be a part of what another iteration assigns, or the other way round.
func partClashes(lhs *ir.Elem, f *ir.Field, loops Loops) bool {
	s := lhs.Sym
	switch {
	case s.View && s.Pointer && ir.ThroughPointer(f):
		return true
	case s.View && ir.Root(f) == s.Root:
		return !ir.Diverge(ir.Way(f), s.Path)
	}
	base := f.X
	for {
		inner, ok := base.(*ir.Field)
		if !ok {
			break
		}
		base = inner.X
	}
	el, ok := base.(*ir.Elem)
	return ok && clashesWith(lhs, el, loops)
}

// shownAs is el as an element of view s, if its own view shows the same elements, or none of those.
func shownAs(s *ir.Symbol, el *ir.Elem, pre []ir.Stmt) *ir.Elem {
	if !s.View || !el.Sym.View || el.Sym == s {
		return el
	}
	of := func(s *ir.Symbol) *ir.View { return ViewIn(pre, s) }
	if !ir.SamePlaces(of(s), of(el.Sym), of) {
		return el
	}
	return &ir.Elem{Pos: el.Pos, Sym: s, Subs: el.Subs}
}

// ViewIn is the statement that makes a view, nil if there is none.
func ViewIn(pre []ir.Stmt, s *ir.Symbol) *ir.View {
	for _, st := range pre {
		if v, ok := st.(*ir.View); ok && v.Sym == s {
			return v
		}
	}
	return nil
}

// sameOrElsewhere reports whether an element that is read is the one that its own iteration assigns or none that any iteration
// does: in u(m,:) = u(n,:) the rows are one or different.
func sameOrElsewhere(lhs, el *ir.Elem, vars []*ir.Symbol) bool {
	for k := range lhs.Subs {
		fixed := k < len(el.Subs) && !Uses(lhs.Subs[k], vars) && !Uses(el.Subs[k], vars)
		if !fixed && (k >= len(el.Subs) || ir.ListText(lhs.Subs[k:k+1], false) != ir.ListText(el.Subs[k:k+1], false)) {
			return false
		}
	}
	return Injective(lhs, vars)
}

func Uses(e ir.Expr, vars []*ir.Symbol) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		v, ok := x.(*ir.Var)
		for _, s := range vars {
			found = found || ok && v.Sym == s
		}
	})
	return found
}

// Injective reports whether the subscripts tell the value of each loop variable, so that iterations assign different elements: each
// stands in one together with no others but those that other subscripts tell.
func Injective(lhs *ir.Elem, vars []*ir.Symbol) bool {
	told := map[*ir.Symbol]bool{}
	for range vars {
		for _, sub := range lhs.Subs {
			if v := onlyUntold(sub, vars, told); v != nil {
				told[v] = true
			}
		}
	}
	return len(told) == len(vars)
}

// onlyUntold is the only one of the variables in a subscript that is not told yet, nil if there are none or several.
func onlyUntold(sub ir.Expr, vars []*ir.Symbol, told map[*ir.Symbol]bool) *ir.Symbol {
	a, why := ir.AffineOf(sub)
	if why != "" {
		return nil
	}
	var only *ir.Symbol
	for _, t := range a.Terms {
		if !slices.Contains(vars, t.Sym) || told[t.Sym] {
			continue
		}
		if only != nil {
			return nil
		}
		only = t.Sym
	}
	return only
}
