package node

import (
	"slices"

	"dhpfgo/ir"
)

// expandWork takes loops apart that hand lines on in a work array, so that each can change places with the loop around (array expansion;
// Feautrier, Array Expansion, ICS 1988). The work array gets a place for each iteration of a strip:
//
//	do i = lo, hi; do j; c(j) = v(i,j); end do; do j; l(i,j) = c(j-1) + c(j+1); end do; end do   becomes
//	do s = lo, hi, f; do i = s, min(s+f-1,hi); do j; w(i-s,j) = v(i,j)   do i ..; do j; l(i,j) = w(i-s,j-1) + w(i-s,j+1)   do j; c(j) = w(min(s+f-1,hi)-s,j)
//
// It is legal if every iteration sets all that it reads of the work array, in places that do not depend on i, and the parts meet
// in nothing else from a later iteration to an earlier one. The work array has its last values afterwards.
func expandWork(u *unit, n *nest) []ir.Stmt {
	x := u.expansionOf(n)
	if x == nil {
		return nil
	}
	last := len(n.loops) - 1
	strips := x.strips()
	if !x.gains() || !ordered(strips.Body[:len(x.loops)]) {
		return nil
	}
	u.remark(n, last, true, expanded.Of(called(x.work[0].array)))
	return n.around(last, []ir.Stmt{strips})
}

// expansion is a loop around others in which work arrays become larger.
type expansion struct {
	unit  *unit
	loop  *ir.Do   // around
	loops []*ir.Do // in its body
	work  []*work
}

// expansionOf finds the work arrays of a nest, nil if there are none, or if something else forbids to take its loops apart.
func (u *unit) expansionOf(n *nest) *expansion {
	x := &expansion{unit: u, loop: n.loops[len(n.loops)-1]}
	for _, s := range n.body {
		d, ok := s.(*ir.Do)
		if !ok {
			return nil
		}
		x.loops = append(x.loops, d)
	}
	if step, _ := x.loop.ConstantStep(); step != 1 || len(x.loops) < 2 || x.loop.Deals != nil || len(n.accesses) > maxPartReads || n.whyUnsteady().Some() {
		return nil
	}
	for _, d := range n.inner {
		if step, _ := d.ConstantStep(); step != 1 || boundsUse(d, x.loop.Var) || n.changes(d.Lo) != "" || n.changes(d.Hi) != "" {
			return nil
		}
	}
	if !u.ownScalars(n) || !x.keepsScalars(n) {
		return nil
	}
	var ok bool
	if x.work, ok = workArrays(n); !ok || len(x.work) == 0 || workBytes < shortestStrip*x.bytes() {
		return nil
	}
	return x
}

// keepsScalars reports whether no scalar goes from one of the loops to another.
func (x *expansion) keepsScalars(n *nest) bool {
	return !slices.ContainsFunc(n.setScalars(), func(s *ir.Symbol) bool {
		uses := 0
		for _, d := range x.loops {
			if mentioned([]ir.Stmt{d})[s] {
				uses++
			}
		}
		return uses > 1 && !countsIn(n.inner, s)
	})
}

// gains reports whether one of the loops has a better order with the loop around it, work arrays aside.
func (x *expansion) gains() bool {
	return slices.ContainsFunc(x.loops, func(d *ir.Do) bool {
		alone := *x.loop
		alone.Body = []ir.Stmt{d}
		n := nestOf(&alone)
		if n == nil || len(n.inner) > 0 || len(n.loops) > maxDepth {
			return false
		}
		n.accesses = slices.DeleteFunc(n.accesses, func(a access) bool { return x.of(a.elem.Sym) != nil })
		best, _ := n.bestOrder(n.dependences())
		return best != nil && !x.unit.whyScalars(n).Some()
	})
}

// of is the work array that is an array, nil for others.
func (x *expansion) of(s *ir.Symbol) *work {
	for _, w := range x.work {
		if w.array == s {
			return w
		}
	}
	return nil
}

const (
	workBytes     = 1 << 15 // of all work arrays: they stay in the nearest cache
	shortestStrip = 8
)

// bytes is how much an iteration keeps in the work arrays.
func (x *expansion) bytes() (n int64) {
	for _, w := range x.work {
		bytes, _ := constantBytes(w.array)
		n += bytes
	}
	return n
}

// strips are the loops for each strip of the loop around them, and loops that give the work arrays their last values.
func (x *expansion) strips() *ir.Do {
	u, start := x.unit, x.unit.scalar(ir.Int8)
	length := max(workBytes/2/x.bytes(), shortestStrip)
	first := &ir.Var{Pos: x.loop.Pos, Sym: start}
	strip := *x.loop
	strip.Lo, strip.Hi = first, extreme("min", ir.Plus(first, length-1), long(x.loop.Hi))
	all := *x.loop
	all.Var, all.Step, all.Independent, all.Body = start, constant(length), nil, nil
	for _, w := range x.work {
		w.copy = u.scalar(w.array.Type)
		w.copy.Dims = []ir.Dim{{Lo: constant(0), Hi: constant(length - 1)}, w.array.Dims[0]}
	}
	at := func(i ir.Expr) ir.Expr { return binary(ir.Sub, long(i), first) }
	for _, d := range x.loops {
		part := strip
		part.Body = []ir.Stmt{x.larger(d, at(&ir.Var{Pos: strip.Pos, Sym: strip.Var}))}
		all.Body = append(all.Body, &part)
	}
	for _, w := range x.work {
		for _, a := range w.writes {
			values := *a.loop
			last := x.larger(&ir.Assign{At: ir.At{Pos: values.Pos}, LHS: a.elem, RHS: a.elem}, at(strip.Hi)).(*ir.Assign)
			values.Body = []ir.Stmt{&ir.Assign{At: last.At, LHS: a.elem, RHS: last.RHS}}
			all.Body = append(all.Body, &values)
		}
	}
	return &all
}

// larger is a statement with the larger work arrays, at the given place of the strip.
func (x *expansion) larger(s ir.Stmt, at ir.Expr) ir.Stmt {
	return mapped(s, func(e ir.Expr) ir.Expr {
		return ir.MapExpr(e, func(e ir.Expr) ir.Expr {
			if r, ok := e.(*ir.Elem); ok {
				if w := x.of(r.Sym); w != nil {
					return &ir.Elem{Pos: r.Pos, Sym: w.copy, Subs: []ir.Expr{ir.CloneExpr(at), r.Subs[0]}}
				}
			}
			return e
		})
	})
}
