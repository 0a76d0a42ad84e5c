package lower

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// WriteOut is one assignment for all iterations of a nest and of the enclosing FORALL, where mask holds. Fortran evaluates
// the right side for all iterations before it assigns any, 2008, 7.2.1.3 and 7.2.4.2.4.
type Store struct {
	Pos            diag.Span
	Lhs, Rhs, Mask ir.Expr
	Nest           *Nest
	Before         []ir.Stmt // what was computed first and stands before the loops already
}

// OuterPre takes what a statement inside FORALL must compute first in each iteration. Outside FORALL it is nothing: there
// the preparation comes before the whole statement.
func OuterPre(c *Emitter) []ir.Stmt {
	if len(c.Outer) == 0 {
		return nil
	}
	return c.TakePre()
}

// WrapOuter puts statements into the loops of the enclosing FORALLs.
func WrapOuter(c *Emitter, body, pre []ir.Stmt) []ir.Stmt {
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

// vars lists the loop variables that the store runs over.
func StoreVars(c *Emitter, s *Store) []*ir.Symbol {
	var out []*ir.Symbol
	for _, f := range c.Outer {
		out = append(out, f.Nest.Vars...)
	}
	if s.Nest != nil {
		out = append(out, s.Nest.Vars...)
	}
	return out
}

func WriteOut(c *Emitter, s *Store) []ir.Stmt {
	vars := StoreVars(c, s)
	pre := OuterPre(c)
	lhs, isElem := ElemOf(s.Lhs)
	var view *ir.View // what each iteration of the FORALLs assigns to
	if len(c.Outer) > 0 && isElem {
		view = viewIn(pre, lhs.Sym)
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
		return []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: s.Lhs, RHS: s.Rhs}}
	}
	switch {
	case !isElem && c.Bag.HasErrors():
		return nil // in a construct that was not closed
	case !isElem:
		diag.Bugf("a scalar is assigned in an array operation")
	}
	outerMask := OuterMasks(c)
	read := append(ExprsOfAll(pre), s.Rhs, s.Mask)
	if s.Nest != nil {
		read = append(read, ExprsOfAll(s.Nest.pre)...)
	}
	known := slices.Concat(pre, c.Pre, s.Before)
	if !c.clashes(lhs, vars, known, read...) && !c.clashes(lhs, vars, known, outerMask...) {
		return loopsOf(c, s, pre, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: s.Lhs, RHS: s.Rhs}, s.Mask)
	}
	if c.clashes(lhs, vars, known, outerMask...) && len(c.Outer) > 1 {
		return storeByList(c, s, pre)
	}
	if c.clashes(lhs, vars, known, outerMask...) {
		for _, f := range c.Outer {
			f.Clash = f.Clash || f.Mask != nil
		}
		return nil
	}
	if view != nil {
		c.unsupported(s.Pos, "an assignment in FORALL to an array component of many elements that reads what it assigns is not supported yet").
			Help("write a DO loop over a copy")
		return nil
	}
	if setsBounds(s, pre, lhs) {
		return storeByList(c, s, pre)
	}
	return storeByTemp(c, s, pre, lhs)
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
			found = found || slices.ContainsFunc(used, func(e ir.Expr) bool { return Uses(e, sets) })
		}
		return true
	})
	return found
}

// storeByTemp computes all values into an array like the left side, then assigns them. A mask is kept as well if it reads
// what changes.
func storeByTemp(c *Emitter, s *Store, pre []ir.Stmt, lhs *ir.Elem) []ir.Stmt {
	var begin, end []ir.Stmt
	like := func(stem string, t ir.Type) *ir.Elem {
		tmp := TempLike(c, stem, lhs.Sym, t, s.Pos)
		if t.Base == ir.Character && t.Len < 0 {
			n := c.Temp("len", ir.Int8, s.Pos)
			begin = append(begin, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: &ir.Var{Pos: s.Pos, Sym: n}, RHS: c.LenOf(s.Lhs)})
			tmp.Len, tmp.Allocatable = &ir.Var{Pos: s.Pos, Sym: n}, true
		}
		if tmp.Allocatable {
			begin, end = append(begin, &ir.Allocate{At: ir.At{Pos: s.Pos}, Sym: tmp}), append(end, &ir.Deallocate{At: ir.At{Pos: s.Pos}, Sym: tmp})
		}
		return &ir.Elem{Pos: s.Pos, Sym: tmp, Subs: lhs.Subs}
	}
	value := like("t", s.Lhs.Type())
	first := []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: value, RHS: s.Rhs}}
	mask := s.Mask
	if mask != nil && (len(pre) > 0 || Reads(mask, lhs.Sym)) {
		kept := like("m", ir.Log4)
		first = []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: kept, RHS: mask}, &ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: kept, Body: first}}}}
		mask = kept
	} else if mask != nil {
		first = []ir.Stmt{&ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: mask, Body: first}}}}
	}
	out := append(begin, loopsAround(c, s, pre, first)...)
	return append(append(out, loopsOf(c, s, nil, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: s.Lhs, RHS: value}, mask)...), end...)
}

// ElemOf is the array element that a variable is or is a substring of.
func ElemOf(e ir.Expr) (*ir.Elem, bool) {
	if s, ok := e.(*ir.Substr); ok {
		e = s.X
	}
	el, ok := e.(*ir.Elem)
	return el, ok
}

func loopsOf(c *Emitter, s *Store, pre []ir.Stmt, body ir.Stmt, mask ir.Expr) []ir.Stmt {
	if mask != nil {
		body = &ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: mask, Body: []ir.Stmt{body}}}}
	}
	return loopsAround(c, s, pre, []ir.Stmt{body})
}

func loopsAround(c *Emitter, s *Store, pre, body []ir.Stmt) []ir.Stmt {
	if s.Nest != nil {
		body = s.Nest.Wrap(c, body)
	}
	return WrapOuter(c, body, pre)
}

// TempLike makes an array with the bounds and the mapping of another.
func TempLike(c *Emitter, stem string, s *ir.Symbol, t ir.Type, pos diag.Span) *ir.Symbol {
	tmp := c.Temp(stem, t, pos)
	tmp.Dims, tmp.Map, tmp.PartMap, tmp.Allocatable = s.Dims, s.Map, s.PartMap, s.Allocatable
	if (s.Storage == ir.Argument || s.View || s.Pointer) && !ir.ConstantDims(s.Dims) {
		tmp.Allocatable = true
	}
	return tmp
}

// OuterMasks lists the masks of the enclosing FORALLs and what they compute first.
func OuterMasks(c *Emitter) []ir.Expr {
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

// clashes reports whether an expression reads an element of the left side's array that another iteration may assign. Views among
// the statements pre show where their elements are.
func (c *Emitter) clashes(lhs *ir.Elem, vars []*ir.Symbol, pre []ir.Stmt, exprs ...ir.Expr) bool {
	found := false
	for _, e := range exprs {
		if e == nil {
			continue
		}
		ir.Places(e, func(x ir.Expr) {
			switch x := x.(type) {
			case *ir.Field:
				found = found || partClashes(lhs, x, vars)
			case *ir.FuncRef:
				found = found || c.reaches(x.Proc, lhs.Sym) || givesArray(x, lhs.Sym)
			case *ir.Elem:
				found = found || clashesWith(lhs, shownAs(lhs.Sym, x, pre), vars)
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
func clashesWith(lhs, el *ir.Elem, vars []*ir.Symbol) bool {
	if el.Sym != lhs.Sym {
		return ir.SharesStorage(el.Sym, lhs.Sym)
	}
	return ir.ListText(el.Subs, false) != ir.ListText(lhs.Subs, false) && !apart(lhs, el, vars) && !sameOrElsewhere(lhs, el, vars)
}

// partClashes reports whether a component that is read may be a part of what another iteration assigns, or the other way round.
func partClashes(lhs *ir.Elem, f *ir.Field, vars []*ir.Symbol) bool {
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
	return ok && clashesWith(lhs, el, vars)
}

// shownAs is el as an element of view s, if its own view shows the same elements, or none of those.
func shownAs(s *ir.Symbol, el *ir.Elem, pre []ir.Stmt) *ir.Elem {
	if !s.View || !el.Sym.View || el.Sym == s {
		return el
	}
	of := func(s *ir.Symbol) *ir.View { return viewIn(pre, s) }
	if !ir.SamePlaces(of(s), of(el.Sym), of) {
		return el
	}
	return &ir.Elem{Pos: el.Pos, Sym: s, Subs: el.Subs}
}

// viewIn is the statement that makes a view, nil if there is none.
func viewIn(pre []ir.Stmt, s *ir.Symbol) *ir.View {
	for _, st := range pre {
		if v, ok := st.(*ir.View); ok && v.Sym == s {
			return v
		}
	}
	return nil
}

// apart reports whether some dimension keeps two references to an array apart in all iterations.
func apart(a, b *ir.Elem, vars []*ir.Symbol) bool {
	for k := range a.Subs {
		if k >= len(b.Subs) || Uses(a.Subs[k], vars) || Uses(b.Subs[k], vars) {
			continue
		}
		if d, ok := ir.Difference(a.Subs[k], b.Subs[k]); ok && d != 0 {
			return true
		}
	}
	return false
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

// usesAll reports whether each of the variables is used.
func usesAll(e ir.Expr, vars []*ir.Symbol) bool {
	for _, v := range vars {
		if !Uses(e, []*ir.Symbol{v}) {
			return false
		}
	}
	return true
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

// words is a set of words.
func words(list string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(list) {
		set[w] = true
	}
	return set
}
