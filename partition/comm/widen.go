package comm

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
)

// WidenReductions cuts loops around the reductions in them, where dependences allow it, so that the results of all iterations are
// combined together. The scalar becomes an array with an element for each iteration:
//
//	do i                                              do i; w(i) = 0; end do
//	  t = 0                                           do i
//	  do j; t = t + a(i,j); end do      becomes         do j; w(i) = w(i) + a(i,j); end do
//	  x(i) = t                                        end do
//	end do                                            reduce w
//	                                                  do i; x(i) = w(i); end do
func (u *Unit) WidenReductions() {
	if u.Changes.Whole {
		return
	}
	seen := map[*tree.Node]bool{}
	for _, r := range u.Reductions {
		l := r.Region.Parent
		if l == nil || seen[l] || !mayWiden(u, r) {
			continue
		}
		seen[l] = true
		if c := cutAround(u, l); c != nil {
			u.Changes.Cuts = append(u.Changes.Cuts, c)
			u.Known.Grown = true
		}
	}
}

// mayWiden reports whether the scalar of a reduction can be an array with an element for each iteration of the loop directly around
// it: whether images share the updates, and each iteration sets the scalar before them.
func mayWiden(u *Unit, r *compute.Reduction) bool {
	l := r.Region.Parent
	if r.Locating != nil || r.Scalar.Rank() > 0 || !ir.Combines(r.Scalar.Type) || r.Scalar.Map != nil || !compute.Distributed(u.Computation, r) {
		return false
	}
	d, ok := l.Stmt.(*ir.Do)
	if !ok || !simple(u.Space, l) {
		return false
	}
	if n, known := constantTrips(d); known && n < 2 {
		return false
	}
	exposed, _ := tree.Flow(l.Bodies[0], r.Scalar)
	return !exposed
}

// repeatable are the statements of loop l that each of its parts may execute, as they give scalars values that no iteration changes: the
// numbers of the statements, and the scalars.
func repeatable(l *tree.Node) (again []int, scalars []*ir.Symbol) {
	for k, n := range l.Bodies[0] {
		a, ok := n.Stmt.(*ir.Assign)
		if !ok || !n.Facts().Plain {
			continue
		}
		s := ir.SymbolOf(a.LHS)
		if s.Rank() > 0 || setTimes(l, s) > 1 {
			continue
		}
		steady := true
		ir.WalkExprs(a.RHS, func(x ir.Expr) {
			v := ir.SymbolOf(x)
			steady = steady && (v == nil || setTimes(l, v) == 0 || slices.Contains(scalars, v) || tree.IsLoopVar(v, n))
		})
		if steady {
			again, scalars = append(again, k), append(scalars, s)
		}
	}
	return again, scalars
}

// setTimes counts the statements in loop l that set a variable.
func setTimes(l *tree.Node, s *ir.Symbol) int {
	times := 0
	l.Each(func(n *tree.Node) {
		if n.Writes(s) {
			times++
		}
	})
	return times
}

// cutAround cuts the loops around the reductions that are directly in loop l, nil where that cannot be.
func cutAround(u *Unit, l *tree.Node) *Separation {
	list := l.Bodies[0]
	var wide []*ir.Symbol
	var before []int
	again, steady := repeatable(l)
	for _, r := range u.Reductions {
		if r.Region.Parent == l && mayWiden(u, r) {
			if !slices.Contains(wide, r.Scalar) {
				wide = append(wide, r.Scalar)
			}
			before = append(before, r.Region.Place, r.Region.Place+1)
		}
	}
	slices.Sort(before)
	before = slices.DeleteFunc(slices.Compact(before), func(k int) bool { return k == 0 || k == len(list) })
	var loops []*tree.Node
	for i, k := range before {
		at := cutAt(u.Space, l, list[:k], list[k:], slices.Concat(wide, steady))
		if i == 0 || len(at) < len(loops) {
			loops = at
		}
	}
	loops = counted(u.Space, loops)
	if len(loops) == 0 {
		return nil
	}
	c := newSeparation(loops, len(list), before...)
	c.wide, c.again = wide, again
	c.live = slices.DeleteFunc(slices.Clone(wide), func(s *ir.Symbol) bool { return !u.LiveAfter(loops[len(loops)-1], s) })
	c.Loop, c.Line = l.Stmt.Span(), list[before[0]].Stmt.Span().Line()
	c.Why = reason.CutForReduction.Of(wide[0].UserName())
	return c
}

// mostTogether is how many results at most are combined together although the loop around would do without more messages.
const mostTogether = 256

// counted are the loops, from the innermost outwards, over whose iterations an array may extend: they count by one, no other one of them
// says where they begin and end, and what is inside of an outer one is small.
func counted(u *space.Space, loops []*tree.Node) []*tree.Node {
	size := int64(1)
	for k, l := range loops {
		d := l.Stmt.(*ir.Do)
		step, constant := d.ConstantStep()
		if !constant || step != 1 && step != -1 || size > mostTogether || slices.ContainsFunc(loops[k:], func(o *tree.Node) bool { return !steadyHeader(d, o) }) {
			return loops[:k]
		}
		if n, known := constantTrips(d); known {
			size *= max(n, 1)
		} else {
			size = mostTogether + 1
		}
	}
	return loops
}

// widening is what becomes of the innermost body of a nest where scalars become arrays, and what makes and frees these.
type widening struct {
	unit                *ir.Unit
	at                  ir.At
	before, body, after []ir.Stmt
}

// widened makes the arrays of a cut.
func (c *Separation) widened(unit *ir.Unit, nest []*ir.Do, body []ir.Stmt) widening {
	if len(c.wide) == 0 {
		return widening{body: body}
	}
	w := widening{unit: unit, at: ir.At{Pos: nest[len(nest)-1].Pos}}
	var dims []ir.Dim
	var subs, last []ir.Expr
	var runs []ir.Expr
	for _, d := range slices.Backward(nest) {
		lo, hi := d.Lo, d.Hi
		if step, _ := d.ConstantStep(); step < 0 {
			lo, hi = hi, lo
		}
		dim := ir.Dim{Lo: w.bound(d, "%from", lo), Hi: w.bound(d, "%to", hi)}
		dims, runs = append(dims, dim), append(runs, ir.Compare(ir.LE, dim.Lo, dim.Hi))
		if step, _ := d.ConstantStep(); step < 0 {
			last = append(last, dim.Lo)
		} else {
			last = append(last, dim.Hi)
		}
		subs = append(subs, &ir.Var{Pos: w.at.Pos, Sym: d.Var})
	}
	fixed := len(w.before) == 0
	values := map[*ir.Symbol]ir.Expr{}
	for _, s := range c.wide {
		a := w.made(&ir.Symbol{Name: s.Name + "%each", Source: s.UserName(), Pos: s.Pos, Type: s.Type, Dims: dims, Allocatable: !fixed})
		values[s] = &ir.Elem{Pos: w.at.Pos, Sym: a, Subs: subs}
		if slices.Contains(c.live, s) {
			value := &ir.Assign{At: w.at, LHS: &ir.Var{Pos: w.at.Pos, Sym: s}, RHS: &ir.Elem{Pos: w.at.Pos, Sym: a, Subs: ir.CloneExprs(last)}}
			w.after = append(w.after, ir.Guarded(w.at, ir.AllOf(ir.CloneExprs(runs)), value))
		}
		if !fixed {
			w.before = append(w.before, &ir.Allocate{At: w.at, Sym: a})
			w.after = append(w.after, &ir.Deallocate{At: w.at, Sym: a})
		}
	}
	w.body = ir.CopyBody(tree.Normalize(body), nil, values)
	return w
}

// made adds a variable to the unit.
func (w *widening) made(s *ir.Symbol) *ir.Symbol {
	s.Made, s.Storage = true, ir.Static
	if w.unit.Proc != nil {
		s.Storage = ir.Automatic
	}
	w.unit.Symbols = append(w.unit.Symbols[:len(w.unit.Symbols):len(w.unit.Symbols)], s)
	return s
}

// bound is a bound of a loop as one of arrays: itself, or a variable that has its value from before the nest.
func (w *widening) bound(d *ir.Do, which string, e ir.Expr) ir.Expr {
	if ir.IsConst(e) {
		return ir.Int8Of(e)
	}
	v := w.made(&ir.Symbol{Name: d.Var.Name + which, Pos: d.Pos, Type: ir.Int8})
	w.before = append(w.before, &ir.Assign{At: w.at, LHS: &ir.Var{Sym: v}, RHS: ir.Int8Of(ir.CloneExpr(e))})
	return &ir.Var{Sym: v}
}
