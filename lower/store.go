package lower

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
)

// Store is one assignment for all iterations of a nest and of the enclosing FORALLs, where Mask holds. Fortran evaluates
// the right side for all iterations before it assigns any, 2008, 7.2.1.3 and 7.2.4.2.4.
type Store struct {
	Pos            diag.Span
	Lhs, Rhs, Mask ir.Expr
	Nest           *elements.Nest
	Call           *ir.CallProc // the defined assignment that assigns Rhs to Lhs, nil for another
	Before         []ir.Stmt    // what was computed first and stands before the loops already
}

// set assigns the value to a variable.
func (s *Store) set(to, value ir.Expr) ir.Stmt {
	if s.Call == nil {
		return &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: to, RHS: value}
	}
	call := *s.Call
	call.Args = slices.Clone(s.Call.Args)
	call.Args[0].X, call.Args[1].X = to, value
	return &call
}

// mayKeep reports whether values can be kept before they are assigned.
func (s *Store) mayKeep(c *elements.Emitter) bool {
	t := s.Rhs.Type()
	if s.Call == nil || !(t.Base == ir.Character && t.Len < 0 || t.Base == ir.Derived && t.Derived.HasAllocatable()) {
		return true
	}
	c.Unsupported(s.Pos, "a defined assignment of this value in FORALL or WHERE, where it reads what it assigns, is not supported yet").
		Help("assign a copy")
	return false
}

// OuterPre takes what a statement inside FORALL must compute first in each iteration. Outside FORALL it is nothing: there
// the preparation comes before the whole statement.
func OuterPre(c *elements.Emitter) []ir.Stmt {
	if len(c.Outer) == 0 {
		return nil
	}
	return c.TakePre()
}

// WrapOuter puts statements into the loops of the enclosing FORALLs.
func WrapOuter(c *elements.Emitter, body, pre []ir.Stmt) []ir.Stmt {
	body = append(pre, body...)
	for i := len(c.Outer) - 1; i >= 0; i-- {
		f := c.Outer[i]
		if f.Mask != nil {
			body = append(append([]ir.Stmt(nil), f.Pre...), &ir.If{At: ir.At{Pos: f.Nest.Pos}, Branches: []ir.Branch{{Pos: f.Nest.Pos, Cond: f.Mask, Body: body}}})
		}
		body = f.Nest.Wrap(c, body)
	}
	return body
}

// StoreLoops are the loops that the store runs in.
func StoreLoops(c *elements.Emitter, s *Store) elements.Loops {
	out := elements.Loops{Around: c.Around}
	for _, f := range c.Outer {
		out.Nests, out.Inside = append(out.Nests, f.Nest), append(out.Inside, f.Pre...)
	}
	if s.Nest != nil {
		out.Nests, out.Inside = append(out.Nests, s.Nest), append(out.Inside, s.Nest.Pre...)
	}
	return out
}

// StoreVars lists the variables of these loops.
func StoreVars(c *elements.Emitter, s *Store) []*ir.Symbol { return StoreLoops(c, s).Vars() }

// WriteOut writes a store out as loops.
func WriteOut(c *elements.Emitter, s *Store) []ir.Stmt {
	lhs, isElem := elements.ElemOf(s.Lhs)
	if !isElem {
		return writeLoops(c, s)
	}
	return append(keepScalars(c, s, lhs, StoreVars(c, s)), writeLoops(c, s)...)
}

func writeLoops(c *elements.Emitter, s *Store) []ir.Stmt {
	loops, pre := StoreLoops(c, s), OuterPre(c)
	loops.Inside = append(loops.Inside, pre...)
	vars := loops.Vars()
	lhs, isElem := elements.ElemOf(s.Lhs)
	var view *ir.View // what each iteration of the FORALLs assigns to
	if len(c.Outer) > 0 && isElem {
		view = elements.ViewIn(pre, lhs.Sym)
	}
	if len(c.Outer) > 0 && view == nil && !usesAll(s.Lhs, vars) {
		c.Bag.Warnf(s.Pos, "forall", "the left side of an assignment in FORALL should have every index in a subscript").
			Note("Fortran 2008, 7.2.4.2.4: no element may be assigned twice")
	}
	if len(c.Outer) > 0 && view == nil && (!isElem || !usesAll(lhs, vars) || ReadsAny(lhs.Subs, lhs.Sym)) {
		// Also where iterations assign parts of one element, or the same element: as in gfortran the last one stays.
		return storeByList(c, s, pre)
	}
	if len(vars) == 0 {
		return []ir.Stmt{s.set(s.Lhs, s.Rhs)}
	}
	switch {
	case !isElem && c.Bag.HasErrors():
		return nil // in a construct that was not closed
	case !isElem:
		diag.Bugf("a scalar is assigned in an array operation")
	}
	outerMask := OuterMasks(c)
	read := append(readFirst(pre, lhs), s.Rhs, s.Mask)
	if s.Nest != nil {
		read = append(read, ExprsOfAll(s.Nest.Pre)...)
	}
	known := slices.Concat(pre, c.Pre, s.Before)
	if !showsOther(view, pre, read) && !c.Clashes(lhs, loops, known, read...) && !c.Clashes(lhs, loops, known, outerMask...) {
		return loopsOf(c, s, pre, s.set(s.Lhs, s.Rhs), s.Mask)
	}
	if !s.mayKeep(c) {
		return nil
	}
	if c.Clashes(lhs, loops, known, outerMask...) && len(c.Outer) > 1 {
		return storeByList(c, s, pre)
	}
	if c.Clashes(lhs, loops, known, outerMask...) {
		for _, f := range c.Outer {
			f.Clash = f.Clash || f.Mask != nil
		}
		return nil
	}
	switch {
	case view != nil && view.Parent != nil:
		c.Unsupported(s.Pos, "an assignment in FORALL to a component of many elements that reads what it assigns is not supported yet").
			Help("write a DO loop over a copy")
		return nil
	case view != nil:
		s.Lhs = inComponent(s.Lhs, view)
		return storeByList(c, s, pre)
	case setsBounds(s, pre, lhs):
		return storeByList(c, s, pre)
	}
	return storeByTemp(c, s, pre, lhs)
}

// readFirst lists what is read by that which is computed first in each iteration of the FORALLs. A view reads no element: only the
// subscripts that say where it is, and the address of an allocatable component where the assignment may allocate one.
func readFirst(pre []ir.Stmt, lhs *ir.Elem) []ir.Expr {
	var out []ir.Expr
	for _, st := range pre {
		v, isView := st.(*ir.View)
		if !isView || lhs.Sym.Type.Base == ir.Derived && v.Sym != lhs.Sym {
			out = append(out, ExprsOfAll([]ir.Stmt{st})...)
			continue
		}
		if v.Parent != nil {
			out = slices.Concat(out, v.Parent.Lo, v.Parent.Hi, v.Parent.Step)
		}
		var place ir.Expr = v.First
		for f, ok := v.First, true; ok; f, ok = place.(*ir.Field) {
			out, place = append(out, f.Subs...), f.X
		}
		place.EachExpr(ir.Use, func(x ir.Expr, _ ir.Role) { out = append(out, x) })
	}
	return out
}

// showsOther reports whether an iteration of the FORALLs may read through a view what another one assigns through its own: both show
// parts of one variable, and the subscripts on the way to them differ.
func showsOther(own *ir.View, pre []ir.Stmt, read []ir.Expr) (found bool) {
	if own == nil {
		return false
	}
	of := func(s *ir.Symbol) *ir.View { return elements.ViewIn(pre, s) }
	for _, e := range read {
		if e == nil {
			continue
		}
		ir.Mentions(e, func(s *ir.Symbol, _ ir.Role) {
			found = found || s != own.Sym && s.View && ir.SharesStorage(s, own.Sym) && !showsSame(own, of(s), of)
		})
	}
	return found
}

func showsSame(a, b *ir.View, of func(*ir.Symbol) *ir.View) bool {
	switch {
	case a == nil || !ir.SamePlaces(a, b, of):
		return false
	case a.Parent == nil:
		return ir.Equal(a.First, b.First)
	}
	return a.Parent.Sym == b.Parent.Sym || showsSame(of(a.Parent.Sym), of(b.Parent.Sym), of)
}

// inComponent is an element of a view, or a substring of one, as that of the component which the view shows in an iteration.
func inComponent(e ir.Expr, view *ir.View) ir.Expr {
	switch e := e.(type) {
	case *ir.Substr:
		out := *e
		out.X = inComponent(e.X, view)
		return &out
	case *ir.Elem:
		return &ir.Field{Pos: e.Pos, X: view.First.X, Comp: view.First.Comp, Subs: e.Subs}
	}
	return e
}

// setsBounds reports whether what is computed first in each iteration of the FORALLs says which elements the iteration assigns: a second
// nest of loops would find the values of the last iteration.
func setsBounds(s *Store, pre []ir.Stmt, lhs *ir.Elem) (found bool) {
	used := ir.ExprsOf(&ir.Assign{LHS: lhs, RHS: ir.IntConst(0, s.Pos)})
	if s.Nest != nil {
		for _, t := range s.Nest.Base {
			used = append(used, t.Lo, t.Hi, t.Step)
		}
	}
	ir.WalkStmts(pre, func(st ir.Stmt) bool {
		if a, ok := st.(*ir.Assign); ok {
			sets := []*ir.Symbol{ir.SymbolOf(a.LHS)}
			found = found || slices.ContainsFunc(used, func(e ir.Expr) bool { return elements.Uses(e, sets) })
		}
		return true
	})
	return found
}

// storeByTemp computes all values into an array like the left side, then assigns them. A mask is kept as well if it reads
// what changes.
func storeByTemp(c *elements.Emitter, s *Store, pre []ir.Stmt, lhs *ir.Elem) []ir.Stmt {
	var begin, end []ir.Stmt
	fits := true
	like := func(stem string, t ir.Type) *ir.Elem {
		r, ok := roomLike(c, stem, lhs, StoreLoops(c, s), t, s.Pos)
		if fits = fits && ok; !fits {
			return lhs
		}
		tmp := r.at.Sym
		begin = append(begin, r.begin...)
		if t.Base == ir.Character && t.Len < 0 {
			n := c.Temp("len", ir.Int8, s.Pos)
			begin = append(begin, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: &ir.Var{Pos: s.Pos, Sym: n}, RHS: c.LenOf(s.Lhs)})
			tmp.Len, tmp.Allocatable = &ir.Var{Pos: s.Pos, Sym: n}, true
		}
		if tmp.Allocatable {
			begin, end = append(begin, &ir.Allocate{At: ir.At{Pos: s.Pos}, Sym: tmp}), append(end, &ir.Deallocate{At: ir.At{Pos: s.Pos}, Sym: tmp})
		}
		return r.at
	}
	kept := s.Lhs.Type()
	if s.Call != nil {
		kept = s.Rhs.Type()
	}
	value := like("t", kept)
	if !fits {
		return storeByList(c, s, pre)
	}
	first := []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: value, RHS: s.Rhs}}
	mask := s.Mask
	if mask != nil && (len(pre) > 0 || elements.Reads(mask, lhs.Sym)) {
		kept := like("m", ir.Log4)
		first = []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: kept, RHS: mask}, &ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: kept, Body: first}}}}
		mask = kept
	} else if mask != nil {
		first = []ir.Stmt{&ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: mask, Body: first}}}}
	}
	out := append(begin, loopsAround(c, s, pre, first)...)
	return append(append(out, loopsOf(c, s, nil, s.set(s.Lhs, value), mask)...), end...)
}

func loopsOf(c *elements.Emitter, s *Store, pre []ir.Stmt, body ir.Stmt, mask ir.Expr) []ir.Stmt {
	if mask != nil {
		body = &ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: mask, Body: []ir.Stmt{body}}}}
	}
	return loopsAround(c, s, pre, []ir.Stmt{body})
}

func loopsAround(c *elements.Emitter, s *Store, pre, body []ir.Stmt) []ir.Stmt {
	if s.Nest != nil {
		body = s.Nest.Wrap(c, body)
	}
	return WrapOuter(c, body, pre)
}

// OuterMasks lists the masks of the enclosing FORALLs and what they compute first.
func OuterMasks(c *elements.Emitter) []ir.Expr {
	var out []ir.Expr
	for _, f := range c.Outer {
		if f.Mask != nil {
			out = append(append(out, f.Mask), ExprsOfAll(f.Pre)...)
		}
	}
	return out
}

func ExprsOfAll(list []ir.Stmt) []ir.Expr {
	var out []ir.Expr
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		out = append(out, ir.ExprsOf(s)...)
		return true
	})
	return out
}

// usesAll reports whether each of the variables is used.
func usesAll(e ir.Expr, vars []*ir.Symbol) bool {
	for _, v := range vars {
		if !elements.Uses(e, []*ir.Symbol{v}) {
			return false
		}
	}
	return true
}

// words is a set of words.
func words(list string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(list) {
		set[w] = true
	}
	return set
}
