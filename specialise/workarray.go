package specialise

import (
	"slices"

	"dhpfgo/ir"
)

// alignWorkArrays lays local arrays of a procedure that no directive maps along the distributed arrays from which they are computed, and
// that take their elements:
//
//	real t(n,m);  do j; do i; t(i,j) = a(i-1,j) + a(i+1,j); end do; end do;  a(2:n-1,:) = t(2:n-1,:)   →   align t(i,j) with a(i,j)
//
// HPF leaves the mapping of these to the compiler. Those stay as they are that a loop over a distributed dimension fills anew in each
// iteration: private arrays of lines.
func alignWorkArrays(u *ir.Unit) {
	if u.Proc == nil || u.Proc.Recursive || u.Module || !u.Distributes() {
		return
	}
	for range 3 { // arrays between others
		w := &workArrays{unit: u, mentions: map[*ir.Symbol]int{}, known: map[*ir.Symbol]int{}, unfit: map[*ir.Symbol]bool{}, maps: map[*ir.Symbol]*ir.Mapping{}}
		ir.EachNamed(u.Body, func(s *ir.Symbol) { w.mentions[s]++ })
		w.list(u.Body, nil)
		done := true
		for _, s := range u.Symbols {
			if m := w.maps[s]; m != nil && !w.unfit[s] && w.known[s] == w.mentions[s] && within(s, m) {
				w.lay(s, m)
				done = false
			}
		}
		if done {
			return
		}
	}
}

// workArrays collects what is known of the local arrays of a unit.
type workArrays struct {
	unit            *ir.Unit
	mentions, known map[*ir.Symbol]int // occurrences in all, and those that are understood
	unfit           map[*ir.Symbol]bool
	maps            map[*ir.Symbol]*ir.Mapping
}

// isWork reports whether an array is one that each call of the unit makes, of which no other unit knows.
func (w *workArrays) isWork(s *ir.Symbol) bool {
	local := s.Rank() > 0 && s.Map == nil && s.Storage == ir.Automatic && !s.Made && !s.Allocatable && !s.Pointer && !s.Target
	plain := !s.Captured && !s.View && !s.Overlaid && s.PartMap == nil && s.Init == nil && s.InitElems == nil && s != w.unit.Proc.Result
	return local && plain && s.Type.Base != ir.Derived && s.Type.Base != ir.Character && slices.Contains(w.unit.Symbols, s)
}

func (w *workArrays) list(body []ir.Stmt, loops []*ir.Do) {
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Do:
			w.list(s.Body, append(loops[:len(loops):len(loops)], s))
		case *ir.While:
			w.list(s.Body, loops)
		case *ir.If:
			for _, b := range s.Branches {
				if b.Cond != nil {
					w.expr(b.Cond, nil, loops)
				}
				w.list(b.Body, loops)
			}
		case *ir.Assign:
			to, _ := s.LHS.(*ir.Elem)
			if to != nil && w.isWork(to.Sym) {
				w.known[to.Sym]++
				w.set(to, s.RHS, loops)
			}
			w.expr(s.RHS, to, loops)
		}
	}
}

// set looks at an assignment to a work array, which lies as what is read where nothing else tells.
func (w *workArrays) set(to *ir.Elem, from ir.Expr, loops []*ir.Do) {
	if !w.inPlace(to, loops) {
		w.unfit[to.Sym] = true
		return
	}
	var best *ir.Mapping
	ir.WalkExprs(from, func(x ir.Expr) {
		if e, ok := x.(*ir.Elem); ok && e.Sym.Map != nil {
			if m := w.along(to, e, loops); m != nil && (best == nil || m.Same(centred(m))) {
				best = m
			}
		}
	})
	if best != nil && w.maps[to.Sym] == nil {
		w.maps[to.Sym] = centred(best)
	} else if best != nil && !alikeCut(w.maps[to.Sym], best) {
		w.unfit[to.Sym] = true
	}
}

// expr looks at the elements of work arrays that an expression reads, perhaps for an element of a distributed array.
func (w *workArrays) expr(e ir.Expr, to *ir.Elem, loops []*ir.Do) {
	ir.WalkExprs(e, func(x ir.Expr) {
		t, ok := x.(*ir.Elem)
		if !ok || !w.isWork(t.Sym) {
			return
		}
		w.known[t.Sym]++
		if !w.inPlace(t, loops) {
			w.unfit[t.Sym] = true
		}
		if to == nil || to.Sym.Map == nil {
			w.unfit[t.Sym] = w.unfit[t.Sym] || to != nil && !w.isWork(to.Sym)
			return
		}
		m := w.along(t, to, loops)
		if m != nil && w.maps[t.Sym] == nil {
			w.maps[t.Sym] = centred(m)
		} else if m != nil && !alikeCut(w.maps[t.Sym], m) {
			w.unfit[t.Sym] = true
		}
	})
}

// inPlace reports whether subscripts are variables of loops, moved by constants, or the same in all iterations, and no loop around
// over another variable runs through a distributed array: the array is private to the iterations of such a loop.
func (w *workArrays) inPlace(e *ir.Elem, loops []*ir.Do) bool {
	used := map[*ir.Symbol]bool{}
	for _, sub := range e.Subs {
		if v, _, ok := shifted(sub); ok && loopOver(v, loops) != nil {
			used[v] = true
		} else if _, constant := ir.Difference(sub, ir.Int8Const(0)); !constant && !isBound(sub, e.Sym) {
			return false
		}
	}
	for _, d := range loops {
		if !used[d.Var] && runsThroughMapped(d) {
			return false
		}
	}
	return true
}

// isBound reports whether a subscript stands at a constant distance from a bound of the array.
func isBound(sub ir.Expr, s *ir.Symbol) bool {
	return slices.ContainsFunc(s.Dims, func(d ir.Dim) bool {
		_, lo := ir.Difference(sub, d.Lo)
		_, hi := ir.Difference(sub, d.Hi)
		return lo || hi
	})
}

// runsThroughMapped reports whether the variable of a loop is in a subscript of a distributed array.
func runsThroughMapped(d *ir.Do) (found bool) {
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		for _, e := range ir.ExprsOf(s) {
			ir.WalkExprs(e, func(x ir.Expr) {
				el, ok := x.(*ir.Elem)
				found = found || ok && el.Sym.Map != nil && ir.Occurrences(el, d.Var) > 0
			})
		}
		return !found
	})
	return found
}

// along is the mapping that puts each element t of a work array where the element of a distributed array is that the same iteration
// touches; nil if there is none.
func (w *workArrays) along(t, of *ir.Elem, loops []*ir.Do) *ir.Mapping {
	source := of.Sym.Map
	if source.Layout.IsDynamic() || len(source.Cells) > 0 || source.Layout.IsMulti() {
		return nil
	}
	m := alignedWith(t, of)
	if m == nil {
		return nil
	}
	for d, x := range m.Dims {
		v, _, _ := shifted(t.Subs[d])
		if x.Grid >= 0 && (x.Coef != 1 || loopOver(v, loops) == nil) {
			return nil
		}
	}
	return m
}

// centred is a mapping that puts the first elements of an array in the first cells of the template, where it is by some cells beside.
func centred(m *ir.Mapping) *ir.Mapping {
	out := &ir.Mapping{Layout: m.Layout, Dims: slices.Clone(m.Dims)}
	for d := range out.Dims {
		if x := &out.Dims[d]; x.Grid >= 0 && x.Offset >= -2 && x.Offset <= 2 {
			x.Offset = 0
		}
	}
	return out
}

// alikeCut reports whether two mappings cut the same dimensions by one layout.
func alikeCut(a, b *ir.Mapping) bool {
	return a.Layout == b.Layout && slices.EqualFunc(a.Dims, b.Dims, func(x, y ir.MapDim) bool { return x.Grid == y.Grid })
}

// within reports whether all elements of an array have a cell.
func within(s *ir.Symbol, m *ir.Mapping) bool {
	for k, x := range m.Dims {
		if x.Grid < 0 {
			continue
		}
		d := m.Layout.Dims[x.Grid]
		below, ok := ir.Difference(s.Dims[k].Lo, d.Lo)
		above, ok2 := ir.Difference(d.Hi, s.Dims[k].Hi)
		if !ok || !ok2 || below+x.Offset < 0 || above-x.Offset < 0 {
			return false
		}
	}
	return true
}

// lay gives an array its mapping, and lets the procedure make it when it begins.
func (w *workArrays) lay(s *ir.Symbol, m *ir.Mapping) {
	s.Map = m
	if m.Layout.IsConstant() && ir.ConstantDims(s.Dims) {
		s.Captured, s.Storage = true, ir.Static
		return
	}
	s.Allocatable = true
	w.unit.Body = append([]ir.Stmt{&ir.Allocate{At: ir.At{Pos: s.Pos}, Sym: s, Cut: true}}, w.unit.Body...)
}
