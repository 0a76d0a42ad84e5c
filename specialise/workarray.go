package specialise

import (
	"slices"

	"dhpfgo/ir"
)

// alignWorkArrays lays arrays that no directive maps along the distributed arrays from which they are computed, and that take their
// elements:
//
//	real t(n,m);  do j; do i; t(i,j) = a(i-1,j) + a(i+1,j); end do; end do;  a(2:n-1,:) = t(2:n-1,:)   →   align t(i,j) with a(i,j)
//
// HPF leaves the mapping of these to the compiler. Local arrays of procedures, arrays of the main program and of modules, and values of
// array expressions may be laid. Those stay as they are that a loop over a distributed dimension fills anew in each iteration: private
// arrays of lines.
func alignWorkArrays(prog *ir.Program) {
	var all *workArrays
	var laid []*ir.Symbol
	for range 3 { // arrays between others
		w := newWorkArrays(prog)
		if all == nil {
			all = w
		}
		done := true
		for _, u := range prog.Units {
			for _, s := range u.Symbols {
				m := w.maps[s]
				if m == nil || !w.fits(s) {
					continue
				}
				if m = w.place(s, m); m != nil {
					w.give(s, m)
					laid = append(laid, s)
					done = false
				}
			}
		}
		if done {
			break
		}
	}
	shared := false
	for _, s := range all.withoutLost(laid) {
		all.lay(s)
		shared = shared || all.home[s].Module
	}
	if shared {
		ir.FindEffects(prog)
	}
}

// withoutLost takes the mapping from arrays again of which one is computed that stays on all images, which would get all of them.
func (w *workArrays) withoutLost(laid []*ir.Symbol) []*ir.Symbol {
	for again := true; again; {
		again = false
		laid = slices.DeleteFunc(laid, func(s *ir.Symbol) bool {
			lost := slices.ContainsFunc(w.feeds[s], func(to *ir.Symbol) bool { return to.Map == nil && !w.private[to] })
			if lost {
				w.give(s, nil)
				again = true
			}
			return lost
		})
	}
	return laid
}

// workArrays collects what is known of the arrays of a program that no directive maps.
type workArrays struct {
	prog            *ir.Program
	unit            *ir.Unit    // the one that is looked at
	looped          *ir.Changes // what loops of it may set
	home            map[*ir.Symbol]*ir.Unit
	bounds          map[*ir.Symbol]ir.Expr // of arrays, by the variables that hold them
	allocated       map[*ir.Symbol][]*allocation
	mentions, known map[*ir.Symbol]int // occurrences in all, and those that are understood
	unfit           map[*ir.Symbol]bool
	filled          map[*ir.Symbol]bool // from elements of distributed arrays
	maps            map[*ir.Symbol]*ir.Mapping
	held            map[*ir.Symbol]*ir.Mapping  // where a loop shows that elements of another array are, for all of an array
	origin          map[*ir.Do]*ir.Stmt         // the lists in which loops are
	feeds           map[*ir.Symbol][]*ir.Symbol // the arrays that are computed from one
	private         map[*ir.Symbol]bool         // set anew, it seems, in each iteration of a loop over distributed elements
	guarded         int                         // the conditions around the statements that are looked at
}

// newWorkArrays looks at all statements of a program.
func newWorkArrays(prog *ir.Program) *workArrays {
	w := &workArrays{prog: prog, home: map[*ir.Symbol]*ir.Unit{}, allocated: map[*ir.Symbol][]*allocation{}, mentions: map[*ir.Symbol]int{},
		known: map[*ir.Symbol]int{}, unfit: map[*ir.Symbol]bool{}, filled: map[*ir.Symbol]bool{}, maps: map[*ir.Symbol]*ir.Mapping{},
		held: map[*ir.Symbol]*ir.Mapping{}, origin: map[*ir.Do]*ir.Stmt{}, feeds: map[*ir.Symbol][]*ir.Symbol{}, private: map[*ir.Symbol]bool{}}
	for _, u := range prog.Units {
		for _, s := range u.Symbols {
			w.home[s] = u
		}
	}
	w.bounds = boundsOnce(prog)
	lines := linewise(prog)
	for _, u := range prog.Units {
		w.unit = u
		whole := u.Distributes() && (u.Proc == nil || !u.Proc.Recursive)
		for _, body := range [][]ir.Stmt{u.Entry, u.Body} {
			ir.EachNamed(body, func(s *ir.Symbol) {
				w.mentions[s]++
				if !whole || lines[u] && w.home[s] != u {
					w.unfit[s] = true
				}
			})
			ir.WalkStmts(body, func(st ir.Stmt) bool {
				ir.Mentions(st, func(s *ir.Symbol, r ir.Role) { w.unfit[s] = w.unfit[s] || r == ir.Directive })
				return true
			})
		}
		if whole {
			w.looped = inLoops(u)
			w.list(u.Body, nil)
		}
	}
	return w
}

// isWork reports whether an array is one that no directive maps, of which nothing but statements of this program knows: a local one of
// a procedure, a variable of the main program or of a module, or the value of an array expression whose extents the run knows.
func (w *workArrays) isWork(s *ir.Symbol) bool {
	u := w.home[s]
	if u == nil || s.Rank() == 0 || s.Map != nil || s.Type.Base == ir.Derived || s.Type.Base == ir.Character {
		return false
	}
	if s.Pointer || s.Target || s.View || s.Overlaid || s.PartMap != nil || s.Init != nil || s.InitElems != nil || s.Whole {
		return false
	}
	if s.Made {
		return s.Allocatable && !s.Captured
	}
	switch {
	case u.Module:
		return s.Storage == ir.Static && s.Link == "__"+u.Name+"_MOD_"+s.Name
	case u.Proc == nil:
		return s.Storage == ir.Static && s.Link == ""
	}
	return s.Storage == ir.Automatic && !s.Captured && s != u.Proc.Result
}

// isGiven reports whether an array is laid only where its elements come from distributed arrays: others are as well off on all images.
func (w *workArrays) isGiven(s *ir.Symbol) bool {
	return !s.Made && (w.home[s].Proc == nil || s.Allocatable)
}

func (w *workArrays) list(body []ir.Stmt, loops []*ir.Do) {
	for i, s := range body {
		switch s := s.(type) {
		case *ir.Do:
			w.origin[s] = &body[0]
			w.list(s.Body, append(loops[:len(loops):len(loops)], s))
		case *ir.While:
			w.list(s.Body, loops)
		case *ir.If:
			w.guarded++
			for _, b := range s.Branches {
				if b.Cond != nil {
					w.expr(b.Cond, nil, loops)
				}
				w.list(b.Body, loops)
			}
			w.guarded--
		case *ir.Assign:
			to, _ := s.LHS.(*ir.Elem)
			if to != nil && w.isWork(to.Sym) && w.sums(s, to, loops) {
				continue
			}
			if to != nil && w.isWork(to.Sym) {
				w.known[to.Sym]++
				w.set(to, s.RHS, loops)
			}
			w.expr(s.RHS, to, loops)
		case *ir.CallProc:
			w.call(s, loops)
		case *ir.Allocate:
			w.known[s.Sym]++
			w.allocated[s.Sym] = append(w.allocated[s.Sym], &allocation{unit: w.unit, list: body, at: i, bounds: boundsGiven(s.Sym, body[:i]), from: takenFrom(s.Sym, body[i+1:])})
		case *ir.Deallocate:
			w.known[s.Sym]++
		case *ir.Transfer:
			if !s.Input && !s.Everywhere && s.Item.X != nil {
				w.written(s.Item.X)
			}
		}
	}
}

// written looks at an element that goes to a file: who has it sends it.
func (w *workArrays) written(item ir.Expr) {
	if e, ok := item.(*ir.Elem); ok && w.isWork(e.Sym) {
		w.known[e.Sym]++
		for _, sub := range e.Subs {
			w.expr(sub, nil, nil)
		}
		return
	}
	w.expr(item, nil, nil)
}

// sums looks at what owners of distributed elements add to a work array, in place wherever the loops around run.
func (w *workArrays) sums(a *ir.Assign, to *ir.Elem, loops []*ir.Do) bool {
	m := addedBy(a, to, loops)
	if m == nil || m.Layout.IsMulti() || slices.ContainsFunc(m.Dims, func(d ir.MapDim) bool { return d.Grid >= 0 && d.Coef != 1 }) {
		return false
	}
	w.known[to.Sym] += 2
	w.filled[to.Sym] = true
	if w.maps[to.Sym] == nil {
		w.maps[to.Sym] = centred(m)
	} else if !alikeCut(w.maps[to.Sym], m) {
		w.unfit[to.Sym] = true
	}
	ir.WalkExprs(a.RHS, func(x ir.Expr) {
		if e, ok := x.(*ir.Elem); ok && e.Sym != to.Sym && w.isWork(e.Sym) {
			w.expr(e, to, loops)
		}
	})
	return true
}

// set looks at an assignment to a work array, which lies as what is read where nothing else tells.
func (w *workArrays) set(to *ir.Elem, from ir.Expr, loops []*ir.Do) {
	if !w.inPlace(to, loops, runsThroughMapped) {
		w.unfit[to.Sym], w.private[to.Sym] = true, true
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
	w.filled[to.Sym] = w.filled[to.Sym] || best != nil
	if best != nil && w.maps[to.Sym] == nil {
		w.maps[to.Sym] = centred(best)
	} else if best != nil && !alikeCut(w.maps[to.Sym], best) {
		w.unfit[to.Sym] = true
	}
}

// expr looks at the elements of work arrays that an expression reads, perhaps for an element of a distributed array.
func (w *workArrays) expr(e ir.Expr, to *ir.Elem, loops []*ir.Do) {
	ir.WalkExprs(e, func(x ir.Expr) {
		if asked, ok := x.(*ir.Status); ok && asked.Sym != nil && asked.Sym.Allocatable { // whether it is allocated
			w.known[asked.Sym]++
		}
		t, ok := x.(*ir.Elem)
		if !ok || !w.isWork(t.Sym) {
			return
		}
		w.known[t.Sym]++
		if !w.inPlace(t, loops, runsThroughCut) {
			w.unfit[t.Sym] = true
		}
		if to == nil || to.Sym.Map == nil {
			w.unfit[t.Sym] = w.unfit[t.Sym] || to != nil && !w.isWork(to.Sym)
			if to != nil && to.Sym != t.Sym {
				w.feeds[t.Sym] = append(w.feeds[t.Sym], to.Sym)
			}
			return
		}
		m := w.along(t, to, loops)
		w.unfit[t.Sym] = w.unfit[t.Sym] || m == nil && w.isGiven(t.Sym) && spreads(t, to, loops)
		if m != nil && w.maps[t.Sym] == nil {
			w.maps[t.Sym] = centred(m)
		} else if m != nil && !alikeCut(w.maps[t.Sym], m) {
			w.unfit[t.Sym] = true
		}
	})
}

// spreads reports whether each image that sets elements `to` of a distributed array needs the same elements t.
func spreads(t, to *ir.Elem, loops []*ir.Do) bool {
	for k, x := range to.Sym.Map.Dims {
		if v, _, ok := shifted(to.Subs[k]); x.Grid >= 0 && ok && loopOver(v, loops) != nil && ir.Occurrences(t, v) == 0 {
			return true
		}
	}
	return false
}

// inPlace reports whether subscripts are variables of loops, moved by constants, or the same in all iterations, and no loop around
// over another variable runs through a distributed array: the array is private to the iterations of such a loop.
func (w *workArrays) inPlace(e *ir.Elem, loops []*ir.Do, runsThrough func(*ir.Do) bool) bool {
	used := map[*ir.Symbol]bool{}
	for _, sub := range e.Subs {
		if v, _, ok := shifted(clamped(around(sub))); ok && loopOver(v, loops) != nil {
			used[v] = true
		} else if _, constant := ir.Difference(sub, ir.Int8Const(0)); !constant && !w.isBound(sub, e.Sym) && !w.isSteady(sub) {
			return false
		}
	}
	for _, d := range loops {
		if !used[d.Var] && runsThrough(d) {
			return false
		}
	}
	return true
}

// isSteady reports whether an affine subscript is the same in all iterations of whatever loops the unit has.
func (w *workArrays) isSteady(sub ir.Expr) bool {
	a, why := ir.AffineOf(sub)
	return why == "" && !slices.ContainsFunc(a.Terms, func(t ir.AffTerm) bool { return w.looped.Hit(t.Sym, w.unit.IsRecursive()) })
}

// inLoops is what the loops of a unit may set.
func inLoops(u *ir.Unit) *ir.Changes {
	var loops []ir.Stmt
	ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
		if ir.IsLoop(st) {
			loops = append(loops, st)
		}
		return !ir.IsLoop(st)
	})
	return ir.ChangesOf(loops)
}

// clamped is a subscript without the least or largest value that it may have:
//
//	max(1, i-1)   →   i - 1
func clamped(sub ir.Expr) ir.Expr {
	c, ok := sub.(*ir.Call)
	if !ok || c.Fn != "max" && c.Fn != "min" || len(c.Args) != 2 {
		return sub
	}
	for k, x := range c.Args {
		if _, constant := x.(*ir.Const); constant {
			return clamped(c.Args[1-k])
		}
	}
	return sub
}

// isBound reports whether a subscript stands at a constant distance from a bound of the array.
func (w *workArrays) isBound(sub ir.Expr, s *ir.Symbol) bool {
	return slices.ContainsFunc(s.Dims, func(d ir.Dim) bool {
		_, lo := ir.Difference(sub, d.Lo)
		_, hi := ir.Difference(sub, d.Hi)
		_, value := ir.Difference(sub, w.valueOf(d.Hi))
		return lo || hi || value
	})
}

// runsThroughMapped reports whether the variable of a loop is in a subscript of a distributed array.
func runsThroughMapped(d *ir.Do) bool {
	return runs(d, func(el *ir.Elem) bool { return ir.Occurrences(el, d.Var) > 0 })
}

// runsThroughCut reports whether it is in a subscript of a dimension that is distributed.
func runsThroughCut(d *ir.Do) bool {
	return runs(d, func(el *ir.Elem) bool {
		for k, sub := range el.Subs {
			if el.Sym.Map.Dims[k].Grid >= 0 && ir.Occurrences(sub, d.Var) > 0 {
				return true
			}
		}
		return false
	})
}

// runs reports whether statements of a loop touch an element of a distributed array of which through holds.
func runs(d *ir.Do, through func(*ir.Elem) bool) (found bool) {
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		for _, e := range ir.ExprsOf(s) {
			ir.WalkExprs(e, func(x ir.Expr) {
				el, ok := x.(*ir.Elem)
				found = found || ok && el.Sym.Map != nil && through(el)
			})
		}
		if c, ok := s.(*ir.CallProc); ok {
			for _, a := range c.Args {
				el := firstOf(a)
				found = found || el != nil && el.Sym.Map != nil && through(el)
			}
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
	if w.guarded == 0 && w.runsThroughAll(t, loops) {
		w.held[t.Sym] = m
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
