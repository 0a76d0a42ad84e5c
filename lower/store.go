package lower

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
)

// WriteOut is one assignment for all iterations of a nest and of the enclosing FORALL, where mask holds. Fortran evaluates
// the right side for all iterations before it assigns any, 2008, 7.2.1.3 and 7.2.4.2.4.
type Store struct {
	Pos            diag.Span
	Lhs, Rhs, Mask ir.Expr
	Nest           *elements.Nest
	Before         []ir.Stmt // what was computed first and stands before the loops already
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

func WriteOut(c *elements.Emitter, s *Store) []ir.Stmt {
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
		read = append(read, ExprsOfAll(s.Nest.Pre)...)
	}
	known := slices.Concat(pre, c.Pre, s.Before)
	if !c.Clashes(lhs, loops, known, read...) && !c.Clashes(lhs, loops, known, outerMask...) {
		return loopsOf(c, s, pre, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: s.Lhs, RHS: s.Rhs}, s.Mask)
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
	if view != nil {
		c.Unsupported(s.Pos, "an assignment in FORALL to an array component of many elements that reads what it assigns is not supported yet").
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
	like := func(stem string, t ir.Type) *ir.Elem {
		tmp := elements.TempLike(c, stem, lhs.Sym, t, s.Pos)
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
	if mask != nil && (len(pre) > 0 || elements.Reads(mask, lhs.Sym)) {
		kept := like("m", ir.Log4)
		first = []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: kept, RHS: mask}, &ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: kept, Body: first}}}}
		mask = kept
	} else if mask != nil {
		first = []ir.Stmt{&ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: mask, Body: first}}}}
	}
	out := append(begin, loopsAround(c, s, pre, first)...)
	return append(append(out, loopsOf(c, s, nil, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: s.Lhs, RHS: value}, mask)...), end...)
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
