package specialise

import (
	"slices"

	"dhpfgo/ir"
)

// alignTemporaries lays arrays that hold the values of array functions along the distributed arrays to which they are then
// assigned,
//
//	do k; t(k) = a(mod(k-1,n)+1,(k-1)/n+1); end do;  do i; x(i) = t(i); end do
//
// so that each image computes, and receives what it needs for, its own part only. Temporaries that accumulate stay as they
// are, as the images share the work on them otherwise, unless the owners of what they take add it up, as w = matmul(a, v) where a and w are
// cut by rows. A temporary may be taken by another one.
func alignTemporaries(u *ir.Unit) {
	for (u.Proc == nil || !u.Proc.Recursive) && len(alignOnce(u, nil)) > 0 {
	}
}

// alignOnce gives the temporaries that it has laid. Those that take values of the given calls may be laid as well.
func alignOnce(u *ir.Unit, calls map[*ir.Symbol]*ir.Unit) (found []*ir.Symbol) {
	body := u.Body
	t := &temporaries{calls: calls, mentions: map[*ir.Symbol]int{}, known: map[*ir.Symbol]int{}, maps: map[*ir.Symbol]*ir.Mapping{}, unfit: map[*ir.Symbol]bool{},
		sums: map[*ir.Symbol][]*ir.Mapping{}}
	ir.EachNamed(body, func(s *ir.Symbol) { t.mentions[s]++ })
	t.list(body, nil)
	for s, m := range t.maps {
		elsewhere := func(x *ir.Mapping) bool { return !m.Same(x) }
		if !t.unfit[s] && t.known[s] == t.mentions[s] && !slices.ContainsFunc(t.sums[s], elsewhere) {
			s.Map = m
			found = append(found, s)
			if u.Proc != nil { // the program makes it when it begins
				s.Captured, s.Storage = true, ir.Static
			}
		}
	}
	return found
}

// temporaries collects what is known about the arrays that the compiler has made.
type temporaries struct {
	calls           map[*ir.Symbol]*ir.Unit
	mentions, known map[*ir.Symbol]int // occurrences in all, and those that are understood
	maps            map[*ir.Symbol]*ir.Mapping
	unfit           map[*ir.Symbol]bool
	sums            map[*ir.Symbol][]*ir.Mapping // where owners of what is added to a temporary have its elements
}

// isTemporary reports whether s is an array of constant bounds that the compiler has made and that nothing maps yet.
func isTemporary(s *ir.Symbol) bool {
	if !s.Made || s.View || s.Map != nil || s.Rank() == 0 || s.Allocatable || s.Pointer || s.Type.Base == ir.Derived || s.Type.Base == ir.Character {
		return false
	}
	for _, d := range s.Dims {
		_, lo := d.Lo.(*ir.Const)
		_, hi := d.Hi.(*ir.Const)
		if !lo || !hi {
			return false
		}
	}
	return true
}

// list looks at statements inside the given loops of array statements.
func (t *temporaries) list(body []ir.Stmt, loops []*ir.Do) {
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Do:
			if s.Independent != nil && s.Independent.Array {
				t.list(s.Body, append(loops[:len(loops):len(loops)], s))
			} else { // one that adds up: do j; do k; do i; t(i,j) = t(i,j) + w(i,k)*x(k,j)
				t.list(s.Body, loops)
			}
		case *ir.While:
			t.list(s.Body, nil)
		case *ir.If:
			for _, b := range s.Branches {
				t.list(b.Body, nil)
			}
		case *ir.Assign:
			t.assign(s, loops)
		case *ir.CallProc:
			if s.Into != nil && t.calls[s.Into] != nil && isTemporary(s.Into) {
				t.known[s.Into]++
			}
		}
	}
}

// assign looks at an assignment: one that sets a temporary to what does not read it, or one that takes its elements.
func (t *temporaries) assign(a *ir.Assign, loops []*ir.Do) {
	to, ok := a.LHS.(*ir.Elem)
	if !ok || len(loops) == 0 {
		return
	}
	if isTemporary(to.Sym) && ir.Occurrences(a.RHS, to.Sym) == 0 && placed(to, loops) {
		t.known[to.Sym]++
		return
	}
	if m := addedBy(a, to, loops); m != nil && isTemporary(to.Sym) {
		t.known[to.Sym] += 2
		t.sums[to.Sym] = append(t.sums[to.Sym], m)
		return
	}
	if to.Sym.Map == nil {
		return
	}
	ir.WalkExprs(a.RHS, func(x ir.Expr) {
		from, ok := x.(*ir.Elem)
		if !ok || !isTemporary(from.Sym) {
			return
		}
		t.known[from.Sym]++
		m, before := mappingAs(from, to, loops), t.maps[from.Sym]
		if m == nil || before != nil && !before.Same(m) {
			t.unfit[from.Sym] = true
			return
		}
		t.maps[from.Sym] = m
	})
}

// addedBy is the mapping of an array that puts each element where a distributed element lies that is part of all that is added to it;
// nil where there is none, or where images share what is added to one element:
//
//	t(i) = t(i) + a(i,k)*v(k)          align t(i) with a(i,*), if a is not cut along its second dimension
func addedBy(a *ir.Assign, to *ir.Elem, loops []*ir.Do) *ir.Mapping {
	if ir.Occurrences(a.RHS, to.Sym) != 1 || !ir.SameReference(a.RHS, to) || !placed(to, loops) {
		return nil
	}
	if _, ok := ir.SpineOp(a.RHS, to.Sym); !ok {
		return nil
	}
	var found *ir.Mapping
	ir.WalkExprs(a.RHS, func(x ir.Expr) {
		e, ok := x.(*ir.Elem)
		if !ok || found != nil || e.Sym.Map == nil || e.Sym.Map.Layout.IsDynamic() || len(e.Sym.Map.Cells) > 0 {
			return
		}
		for k, d := range e.Sym.Map.Dims {
			if v, _, ok := shifted(e.Subs[k]); d.Grid >= 0 && (!ok || ir.Occurrences(to, v) == 0) {
				return
			}
		}
		found = alignedWith(to, e)
	})
	return found
}

// placed reports whether the loops alone tell, by affine subscripts, which element is set.
func placed(e *ir.Elem, loops []*ir.Do) bool {
	for _, sub := range e.Subs {
		a, why := ir.AffineOf(sub)
		if why != "" {
			return false
		}
		for _, t := range a.Terms {
			if loopOver(t.Sym, loops) == nil {
				return false
			}
		}
	}
	return true
}

// spans reports whether loops run over all elements of a reference, each dimension by a loop of its own.
func spans(e *ir.Elem, loops []*ir.Do) bool {
	used := map[*ir.Symbol]bool{}
	for k, sub := range e.Subs {
		v, c, ok := shifted(sub)
		d := loopOver(v, loops)
		if !ok || d == nil || used[v] || !runsThrough(d, e.Sym.Dims[k], c) {
			return false
		}
		used[v] = true
	}
	return true
}

// shifted takes a subscript v + c apart.
func shifted(e ir.Expr) (v *ir.Symbol, c int64, ok bool) {
	a, why := ir.AffineOf(e)
	if why != "" || len(a.Terms) != 1 || a.Terms[0].Coef != 1 {
		return nil, 0, false
	}
	return a.Terms[0].Sym, a.Const, true
}

func loopOver(v *ir.Symbol, loops []*ir.Do) *ir.Do {
	for _, d := range loops {
		if d.Var == v {
			return d
		}
	}
	return nil
}

// runsThrough reports whether v + c runs through the bounds of a dimension while v runs through the loop.
func runsThrough(d *ir.Do, dim ir.Dim, c int64) bool {
	lo, okLo := d.Lo.(*ir.Const)
	hi, okHi := d.Hi.(*ir.Const)
	step, constant := d.ConstantStep()
	return okLo && okHi && constant && step == 1 && lo.I+c == dim.Lo.(*ir.Const).I && hi.I+c == dim.Hi.(*ir.Const).I
}

// mappingAs is the mapping of the temporary of which `from` is an element that puts each element where the element of `to`
// is that takes it; nil if there is none.
func mappingAs(from, to *ir.Elem, loops []*ir.Do) *ir.Mapping {
	source := to.Sym.Map
	if !spans(from, loops) || source.Layout.Deferred || !source.Layout.IsConstant() || source.Layout.IsDynamic() || len(source.Cells) > 0 {
		return nil
	}
	return alignedWith(from, to)
}

// around is a subscript without the shift around the end of an array that it may be:
//
//	modulo(i - 1 + 3, n) + 1   →   i
func around(sub ir.Expr) ir.Expr {
	b, ok := sub.(*ir.Binary)
	if !ok || b.Op != ir.Add {
		return sub
	}
	c, ok := b.X.(*ir.Call)
	if !ok || c.Fn != "modulo" {
		return sub
	}
	v, _, ok := shifted(c.Args[0])
	if !ok {
		return sub
	}
	return &ir.Var{Pos: b.Pos, Sym: v}
}

// alignedWith is the mapping that puts an element where the element of a distributed array is, for all values of the variables in their
// subscripts; nil if there is none:
//
//	t(i+1,j), a(2,j,i)   →   align t(x,y) with a(*,y,x-1)
func alignedWith(t, of *ir.Elem) *ir.Mapping {
	source := of.Sym.Map
	m := &ir.Mapping{Layout: source.Layout, Dims: make([]ir.MapDim, len(t.Subs))}
	for d := range m.Dims {
		m.Dims[d].Grid = -1
	}
	for k, x := range source.Dims {
		if x.Grid < 0 {
			continue
		}
		v, c, ok := shifted(around(of.Subs[k]))
		at := -1
		for d, sub := range t.Subs {
			if w, shift, _ := shifted(sub); ok && w == v {
				at = d
				c -= shift
			}
		}
		if at < 0 {
			return nil
		}
		m.Dims[at] = ir.MapDim{Grid: x.Grid, Coef: x.Coef, Offset: x.Coef*c + x.Offset}
	}
	for g := range source.Layout.Dims {
		if m.IsCopied(g) {
			return nil
		}
	}
	return m
}

// An assignment to a substring of an element of a distributed array sets the whole element, as its owner does for all assignments:
//
//	c(i)(lo:hi) = e   =>   t = c(i); t(lo:hi) = e; c(i) = t

// partOfMapped is the element of a distributed array that e is a substring of, nil if it is something else.
func partOfMapped(e ir.Expr) *ir.Elem {
	if s, ok := e.(*ir.Substr); ok {
		if el, ok := s.X.(*ir.Elem); ok && el.Sym.Map != nil {
			return el
		}
	}
	return nil
}

// assignPart writes an assignment to a substring of e that way.
func (l *lowering) assignPart(s *ir.Assign, e *ir.Elem) []ir.Stmt {
	t := &ir.Var{Pos: e.Pos, Sym: l.symbol(e.Sym.Name, e.Type())}
	first := &ir.Assign{At: s.At, LHS: t, RHS: ir.CloneExpr(e)}
	last := &ir.Assign{At: s.At, LHS: e, RHS: ir.CloneExpr(t)}
	s.LHS.(*ir.Substr).X = ir.CloneExpr(t)
	return []ir.Stmt{first, s, last}
}
