package node

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/sets"
)

// work is an array in which each iteration of a loop keeps values for itself: the same places in all iterations, and each of them set
// before it is read. With the places that statements have set so far,
//
//	Set := Set ∪ { sub(i) : lo <= i <= hi }     { sub(i) : lo <= i <= hi } − Set − { sub(i') : i' before i } = ∅ for what is read
type work struct {
	array  *ir.Symbol
	writes []access // by which it gets its values, one after the other
	copy   *ir.Symbol
}

// workArrays lists the arrays that the innermost loop of a nest sets in places without its variable; ok is false where one of them hands
// something on from one iteration to another, or may.
func workArrays(n *nest) (list []*work, ok bool) {
	v := n.loops[len(n.loops)-1].Var
	for _, a := range n.accesses {
		if !a.write || usesAny(a.elem.Subs, v) || slices.ContainsFunc(list, func(w *work) bool { return w.array == a.elem.Sym }) {
			continue
		}
		if !mayBeWork(a.elem.Sym) || setsAlong(n, a.elem.Sym, v) {
			return nil, false
		}
		k := &keeping{nest: n, work: &work{array: a.elem.Sym}, names: map[*ir.Symbol]string{}, done: sets.EmptySet("p")}
		if !k.list(n.body) {
			return nil, false
		}
		list = append(list, k.work)
	}
	return list, true
}

// setsAlong reports whether a nest sets elements of an array in places that go with a variable.
func setsAlong(n *nest, array, v *ir.Symbol) bool {
	return slices.ContainsFunc(n.accesses, func(a access) bool { return a.write && a.elem.Sym == array && usesAny(a.elem.Subs, v) })
}

func usesAny(list []ir.Expr, s *ir.Symbol) bool {
	return slices.ContainsFunc(list, func(e ir.Expr) bool { return uses(e, s) })
}

const longestWork = 1 << 15 // bytes of an array of which copies are made

// mayBeWork reports whether an array of numbers has a short line of constant length that nothing else has for its memory.
func mayBeWork(s *ir.Symbol) bool {
	if b := s.Type.Base; b != ir.Real && b != ir.Integer && b != ir.Complex {
		return false
	}
	if s.Rank() != 1 || s.Map != nil || s.Target || s.Overlaid || isIndirect(s) {
		return false
	}
	bytes, constant := constantBytes(s)
	return constant && bytes <= longestWork
}

// keeping follows the places p of one array through an iteration.
type keeping struct {
	nest  *nest
	work  *work
	names map[*ir.Symbol]string
	done  sets.Set
}

// list follows the statements of an iteration.
func (k *keeping) list(body []ir.Stmt) bool {
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Assign:
			if !k.assign(s) {
				return false
			}
		case *ir.Do:
			if !k.loop(s) {
				return false
			}
		default:
			if k.mentions(s) {
				return false
			}
		}
	}
	return true
}

func (k *keeping) mentions(s ir.Stmt) bool {
	found := false
	ir.EachMention([]ir.Stmt{s}, func(v *ir.Symbol, _ ir.Role) { found = found || v == k.work.array })
	return found
}

// assign follows a statement outside of the loops.
func (k *keeping) assign(a *ir.Assign) bool {
	q := &question{nest: k.nest, loop: k.nest.loops[len(k.nest.loops)-1], names: k.names}
	for _, e := range k.elements(a.RHS) {
		place, ok := q.affine(e.Subs[0], "i")
		if !ok || !k.isDone(sets.SetOf([]string{"p"}, nil, sets.EQ(sets.Var("p"), place)), k.done) {
			return false
		}
	}
	for _, e := range k.elements(a.LHS) {
		place, ok := q.affine(e.Subs[0], "i")
		if !ok || ir.Expr(e) != a.LHS {
			return false
		}
		k.done = k.done.Union(sets.SetOf([]string{"p"}, nil, sets.EQ(sets.Var("p"), place)))
		k.work.writes = append(k.work.writes, access{elem: e, write: true})
	}
	return true
}

// elements lists those of the array in an expression.
func (k *keeping) elements(e ir.Expr) (out []*ir.Elem) {
	ir.WalkExprs(e, func(x ir.Expr) {
		if r, ok := x.(*ir.Elem); ok && r.Sym == k.work.array {
			out = append(out, r)
		}
	})
	return out
}

// isDone reports whether all places of a set, as far as the array has them, are among those that have been set.
func (k *keeping) isDone(places, done sets.Set) bool {
	d, p := k.work.array.Dims[0], sets.Var("p")
	inside := sets.SetOf([]string{"p"}, nil, sets.GE(p, sets.Const(d.Lo.(*ir.Const).I)), sets.GE(sets.Const(d.Hi.(*ir.Const).I), p))
	within, err := places.Intersect(inside).IsSubset(done)
	return err == nil && within
}

// placed is an element that a statement of a loop sets in place i + c.
type placed struct {
	elem  *ir.Elem
	place sets.Aff
	index int // of the statement
}

// loop follows a loop of assignments. What it reads in place i + c' it has set itself in place i' + c with i' before i:
//
//	c' < c, or c' = c in an earlier statement; c' > c in a loop that runs down
func (k *keeping) loop(d *ir.Do) bool {
	if !k.mentions(d) {
		return true
	}
	step, _ := d.ConstantStep()
	q := &question{nest: k.nest, loop: d, names: k.names}
	set, ok := k.setIn(q)
	if !ok || step != 1 && step != -1 || !q.knowsBounds() {
		return false
	}
	for at, s := range d.Body {
		a, ok := s.(*ir.Assign)
		if !ok {
			continue
		}
		for _, e := range append(k.elements(a.RHS), k.elements(a.LHS)...) {
			if ir.Expr(e) != a.LHS && !k.isSet(q, e, at, step, set) {
				return false
			}
		}
	}
	for _, w := range set {
		k.done = k.done.Union(q.places(w.place))
		k.work.writes = append(k.work.writes, access{w.elem, true, d})
	}
	return true
}

// setIn lists what a loop sets of the array; ok is false where other statements than assignments name it, or other places.
func (k *keeping) setIn(q *question) (set []placed, ok bool) {
	for at, s := range q.loop.Body {
		a, isAssign := s.(*ir.Assign)
		if !isAssign {
			if k.mentions(s) {
				return nil, false
			}
			continue
		}
		e, isElem := a.LHS.(*ir.Elem)
		if !isElem || e.Sym != k.work.array {
			continue
		}
		place, known := q.affine(e.Subs[0], "i")
		if !known || coefficient(place, "i") != 1 {
			return nil, false
		}
		set = append(set, placed{e, place, at})
	}
	return set, true
}

// isSet reports whether an element has been set when statement `at` of a loop reads it.
func (k *keeping) isSet(q *question, e *ir.Elem, at int, step int64, set []placed) bool {
	place, ok := q.affine(e.Subs[0], "i")
	if !ok {
		return false
	}
	done := k.done
	for _, w := range set {
		apart := place.Add(w.place.Scale(-1))
		if apart.IsConst() && (apart.Const*step < 0 || apart.Const == 0 && w.index < at) {
			done = done.Union(q.places(w.place))
		}
	}
	return k.isDone(q.places(place), done)
}

// knowsBounds reports whether within says all of the bounds of the loop.
func (q *question) knowsBounds() bool {
	for _, e := range append(extremum("max", q.loop.Lo), extremum("min", q.loop.Hi)...) {
		if _, ok := q.affine(e, "i"); !ok {
			return false
		}
	}
	return true
}

// places is what a subscript becomes in the iterations of the loop.
func (q *question) places(subscript sets.Aff) sets.Set {
	return sets.SetOf([]string{"p"}, []string{"i"}, append(q.within("i"), sets.EQ(sets.Var("p"), subscript))...)
}

func coefficient(a sets.Aff, name string) int64 {
	for _, t := range a.Terms {
		if t.Name == name {
			return t.Coef
		}
	}
	return 0
}
