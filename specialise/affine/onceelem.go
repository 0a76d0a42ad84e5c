package affine

import (
	"slices"

	"dhpfgo/ir"
)

// Elements that a scalar stands for.
//
//	common /grid/ points(3), nx
//	nx = points(1) - 2          once, after all that sets points
//	do i = 1, points(1) - 2     →   do i = 1, nx     in units that run later
//
// In sets a scalar is a name and an element of an array is none, so that only the scalar says that loops in two units run over the same.

// standIn is the scalar with value n·element + c, n = 1 or -1.
type standIn struct {
	scalar *ir.Symbol
	n, c   int64
	setAt  setter
	early  map[*ir.Procedure]bool // what may run before
}

// elemKey names an element of an array with a number for a subscript.
type elemKey struct {
	array any
	index int64
}

// elemOf gives the key of an element of an array of rank 1 that several units see.
func elemOf(e ir.Expr) (elemKey, bool) {
	x, ok := e.(*ir.Elem)
	if !ok || x.Sym.Rank() != 1 || len(x.Subs) != 1 || x.Sym.Map != nil || x.Sym.Allocatable || x.Sym.Storage == ir.Argument || ir.SharedKey(x.Sym) == nil {
		return elemKey{}, false
	}
	c, ok := x.Subs[0].(*ir.Const)
	if !ok {
		return elemKey{}, false
	}
	return elemKey{ir.StorageOf(x.Sym), c.I}, true
}

// findStandIns finds the scalars that the main program sets once to an element plus a number; of several for one element the first.
func (o *once) findStandIns() {
	for key, list := range o.setters {
		a, ok := o.single(key).(*ir.Assign)
		if !ok || !o.shared(ir.SymbolOf(a.LHS)) || list[0].unit.Proc != nil {
			continue
		}
		form, ok := FormOf(a.RHS, func(e ir.Expr) bool { return e.Type() == a.LHS.Type() && o.isSettled(e, list[0]) })
		if !ok || len(form.terms) != 1 || form.terms[0].n != 1 && form.terms[0].n != -1 {
			continue
		}
		elem, _ := elemOf(form.terms[0].x)
		if old, taken := o.standIns[elem]; !taken || list[0].order < old.setAt.order {
			o.standIns[elem] = standIn{ir.SymbolOf(a.LHS), form.terms[0].n, form.c, list[0], o.early(list[0])}
		}
	}
}

// isSettled reports whether an element has its last value where statement at runs: all that sets the array stands before it in the same unit.
func (o *once) isSettled(e ir.Expr, at setter) bool {
	key, ok := elemOf(e)
	if !ok || o.outside[key.array] {
		return false
	}
	first := ir.SymbolOf(e)
	unlike := func(s *ir.Symbol) bool {
		return s.Type != first.Type || s.Rank() != 1 || s.Pointer || s.Target || s.Overlaid || s.View || s.Init != nil || s.InitElems != nil ||
			!ir.EqualValues(s.Dims[0].Lo, first.Dims[0].Lo) || !ir.EqualValues(s.Dims[0].Hi, first.Dims[0].Hi)
	}
	return !slices.ContainsFunc(o.names[key.array], unlike) &&
		!slices.ContainsFunc(o.setters[key.array], func(s setter) bool { return s.unit != at.unit || s.order >= at.order })
}

// early are the procedures that may run before a statement of the main program, or without it: all that are named elsewhere than after it
// in its list of statements, and those that these name.
func (o *once) early(at setter) map[*ir.Procedure]bool {
	out := map[*ir.Procedure]bool{}
	for grown := true; grown; {
		grown = false
		for _, s := range o.named {
			behind := s.order > at.order && slices.Contains(s.blocks, at.block)
			if !out[s.proc] && (s.unit == at.unit && !behind || s.unit.Proc != nil && out[s.unit.Proc]) {
				out[s.proc], grown = true, true
			}
		}
	}
	return out
}

// note lists the procedures that a statement names, without those that statements inside it do.
func (o *once) note(u *ir.Unit, st ir.Stmt) {
	add := func(p *ir.Procedure) { o.named = append(o.named, named{u, p, o.order, slices.Clone(o.blocks)}) }
	if call, ok := st.(*ir.CallProc); ok {
		add(call.Proc)
	}
	st.EachExpr(ir.Use, func(e ir.Expr, _ ir.Role) { ir.EveryProc(add, e) })
}

// named is a procedure that a statement of a unit names.
type named struct {
	unit   *ir.Unit
	proc   *ir.Procedure
	order  int
	blocks []int // the lists around the statement
}

// replaceElements puts scalars in place of elements in a unit, in statements that call no functions.
func (o *once) replaceElements(u *ir.Unit) {
	use := func(_, x ir.Expr, r ir.Role) ir.Expr {
		key, ok := elemOf(x)
		if !ok || r != ir.Use {
			return x
		}
		s, ok := o.standIns[key]
		if !ok || u.Proc == nil || s.early[u.Proc] {
			return x
		}
		v := s.scalar
		if v.Storage == ir.InCommon { // each unit has a name of its own
			k := slices.IndexFunc(o.names[ir.StorageOf(v)], func(w *ir.Symbol) bool { return slices.Contains(u.Symbols, w) })
			if k < 0 {
				return x
			}
			v = o.names[ir.StorageOf(v)][k]
		}
		return Form{c: -s.n * s.c, terms: []term{{&ir.Var{Pos: x.Span(), Sym: v}, s.n}}}.expr(x.Type(), x.Span())
	}
	m := &ir.Rewriter{Expr: func(x ir.Expr, r ir.Role) ir.Expr { return ir.MapRoles(x, r, use) }}
	ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
		switch st.(type) {
		case *ir.Assign, *ir.Do, *ir.While, *ir.If:
			if !callsFunction(st) {
				st.Become(st.Rewritten(m, ir.Use))
			}
		}
		return true
	})
}

// callsFunction reports whether a statement itself refers to a function of the program.
func callsFunction(st ir.Stmt) bool {
	found := false
	st.EachExpr(ir.Use, func(e ir.Expr, _ ir.Role) {
		found = found || ir.AnyExpr(e, func(x ir.Expr) bool { _, is := x.(*ir.FuncRef); return is })
	})
	return found
}
