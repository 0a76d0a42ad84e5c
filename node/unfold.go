package node

import (
	"slices"

	"dhpfgo/ir"
)

// unfold writes out the short loops in the body of a loop along memory, with scalars in place of the elements of the work arrays that each
// iteration sets for itself: clang makes vectors of iterations then, where it saw loops in a loop before.
//
//	do i                                                    do i
//	  do k = 1, 2; w(k) = c(i,k); end do                      u = c(i,1);  v = c(i,2)
//	  do k = 1, 2; r(i,k) = w(3-k)*w(k); end do     →         r(i,1) = v*u;  r(i,2) = u*v
//	end do                                                  end do
//
// It is legal where jamSums is. What is used of a work array elsewhere gets the values of the last iteration after the loop.
func unfold(u *unit, n *nest) []ir.Stmt {
	last := len(n.loops) - 1
	loop := n.loops[last]
	if len(n.inner) == 0 || slices.ContainsFunc(n.inner, func(l *ir.Do) bool { return u.exposed[l.Var] }) {
		return nil
	}
	f := &unfolding{unit: u, values: map[*ir.Symbol]int64{}}
	if !f.list(n.body) || !f.findWork(n) {
		return nil
	}
	flat := &nest{loops: slices.Clone(n.loops), body: f.scalars()}
	at := *loop
	at.Body = flat.body
	flat.loops[last] = &at
	if !flat.collect() || len(flat.accesses) > maxAccesses {
		return nil
	}
	flat.scalars = scalarsSet(flat.body)
	for _, p := range f.places { // set before they are read, and known to nobody else
		delete(flat.scalars, p.scalar)
	}
	if !alongMemory(flat) || !u.maySideBySide(flat, nil) {
		return nil
	}
	u.remark(n, last, true, unfolded.Of(called(loop.Var)))
	return n.around(last, append([]ir.Stmt{&at}, f.leave(n, &at)...))
}

const (
	longestUnfolded = 8   // iterations of a loop that is written out
	mostUnfolded    = 256 // assignments of an iteration
)

// unfolding is the body of a loop on its way: first the assignments that it runs, in their order, then with scalars for elements of work arrays.
type unfolding struct {
	*unit
	values map[*ir.Symbol]int64 // of the variables of the loops around
	out    []*ir.Assign
	work   map[*ir.Symbol]bool
	places []place
}

// place is an element of a work array, and its scalar.
type place struct {
	elem   *ir.Elem
	scalar *ir.Symbol
}

// list writes statements out; false where there are too many, or others than assignments and short loops.
func (f *unfolding) list(body []ir.Stmt) bool {
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Assign:
			f.out = append(f.out, &ir.Assign{At: s.At, LHS: f.constants(s.LHS), RHS: f.constants(s.RHS)})
			if len(f.out) > mostUnfolded {
				return false
			}
		case *ir.Do:
			if !f.loop(s) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

func (f *unfolding) loop(d *ir.Do) bool {
	l := *d
	l.Lo, l.Hi = f.constants(d.Lo), f.constants(d.Hi)
	trips, constant := l.ConstantTrips()
	if !constant || trips > longestUnfolded {
		return false
	}
	step, _ := l.ConstantStep()
	for k := range int64(trips) {
		f.values[d.Var] = l.Lo.(*ir.Const).I + k*step
		if !f.list(d.Body) {
			return false
		}
	}
	delete(f.values, d.Var)
	return true
}

// constants puts the values of the variables of loops in place of these, and constants in place of subscripts and bounds that are some then.
func (f *unfolding) constants(e ir.Expr) ir.Expr {
	return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		switch x := x.(type) {
		case *ir.Var:
			if value, known := f.values[x.Sym]; known {
				return &ir.Const{Pos: x.Pos, T: x.Sym.Type, I: value}
			}
		case *ir.Binary:
			if a, why := ir.AffineOf(x); x.T.Base == ir.Integer && why == "" && len(a.Terms) == 0 {
				return &ir.Const{Pos: x.Pos, T: x.T, I: a.Const}
			}
		}
		return x
	})
}

// findWork finds the work arrays: those that are set in constant places, and before they are read. False without any, and where one may hand something
// on from one iteration to another.
func (f *unfolding) findWork(n *nest) bool {
	f.work = map[*ir.Symbol]bool{}
	for _, a := range f.out {
		if e, ok := a.LHS.(*ir.Elem); ok && !usesAny(e.Subs, n.loops[len(n.loops)-1].Var) {
			f.work[e.Sym] = true
		}
	}
	set := func(e *ir.Elem) bool {
		return slices.ContainsFunc(f.places, func(p place) bool { return ir.EqualStripped(p.elem, e) })
	}
	for _, a := range f.out {
		for _, e := range append(f.elements(a.RHS), f.elements(a.LHS)...) {
			if !isPlace(e) || ir.Expr(e) != a.LHS && !set(e) {
				return false
			}
			if !set(e) {
				f.places = append(f.places, place{e, f.scalar(e.Type())})
			}
		}
	}
	return len(f.places) > 0
}

// elements lists those of work arrays in an expression.
func (f *unfolding) elements(e ir.Expr) (out []*ir.Elem) {
	ir.WalkExprs(e, func(x ir.Expr) {
		if r, ok := x.(*ir.Elem); ok && f.work[r.Sym] {
			out = append(out, r)
		}
	})
	return out
}

// isPlace reports whether an element of an array of numbers, whose memory nothing else has, is the same in all iterations.
func isPlace(e *ir.Elem) bool {
	s := e.Sym
	number := s.Type.Base == ir.Real || s.Type.Base == ir.Integer
	return number && s.Map == nil && !s.Target && !s.Overlaid && !isIndirect(s) && !slices.ContainsFunc(e.Subs, func(sub ir.Expr) bool { return !ir.IsConst(sub) })
}

// scalars are the assignments with scalars in place of work arrays.
func (f *unfolding) scalars() (out []ir.Stmt) {
	named := func(x ir.Expr) ir.Expr {
		if e, ok := x.(*ir.Elem); ok && f.work[e.Sym] {
			k := slices.IndexFunc(f.places, func(p place) bool { return ir.EqualStripped(p.elem, e) })
			return &ir.Var{Pos: e.Pos, Sym: f.places[k].scalar}
		}
		return x
	}
	for _, a := range f.out {
		out = append(out, mapped(a, func(x ir.Expr) ir.Expr { return ir.MapExpr(x, named) }))
	}
	return out
}

// leave gives work arrays that statements outside of the nest use, or others may, the values of the last iteration.
func (f *unfolding) leave(n *nest, loop *ir.Do) []ir.Stmt {
	if f.mentions == nil {
		f.mentions = mentionsIn(f.body)
	}
	inside := mentionsIn(n.loops[:1])
	var after []ir.Stmt
	at := ir.At{Pos: loop.Pos}
	for _, p := range f.places {
		if s := p.elem.Sym; isShared(s, f.procedure) || inside[s] != f.mentions[s] {
			after = append(after, &ir.Assign{At: at, LHS: ir.CloneExpr(p.elem), RHS: &ir.Var{Pos: loop.Pos, Sym: p.scalar}})
		}
	}
	if len(after) == 0 {
		return nil
	}
	return []ir.Stmt{ir.Guarded(at, runs(loop), after...)}
}

// mentionsIn counts how often statements name each variable.
func mentionsIn[S ir.Stmt](body []S) map[*ir.Symbol]int {
	out := map[*ir.Symbol]int{}
	for _, st := range body {
		ir.EachMention([]ir.Stmt{st}, func(s *ir.Symbol, _ ir.Role) { out[s]++ })
	}
	return out
}

// alongMemory reports whether what the innermost loop of a nest goes through it goes through element by element, and sets some of it.
func alongMemory(n *nest) bool {
	v, sets := n.loops[len(n.loops)-1].Var, false
	for _, a := range n.accesses {
		if !usesAny(a.elem.Subs, v) {
			if a.write {
				return false
			}
			continue
		}
		first, why := ir.AffineOf(a.elem.Subs[0])
		one := why == "" && slices.ContainsFunc(first.Terms, func(t ir.AffTerm) bool { return t.Sym == v && t.Coef == 1 })
		if !one || usesAny(a.elem.Subs[1:], v) {
			return false
		}
		sets = sets || a.write
	}
	return sets
}
