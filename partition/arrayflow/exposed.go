package arrayflow

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/sets"
)

// exposedAt gives a statement of the region that may read an element that the region has not set before, one of those in all of the
// sets [data..]; nil if there is none.
func (r *region) exposedAt(of ...sets.Set) ir.Stmt {
	for _, a := range r.reads {
		rest := r.exposed(a)
		for _, data := range of {
			rest = rest.Project(dataDims(r.array)...).Intersect(data)
		}
		if empty, err := rest.IsEmpty(); err != nil || !empty {
			return a.stmt
		}
	}
	return nil
}

// exposed is the part [loops.., data..] of a read that no assignment before it has surely set. The nearest assignments come first.
func (r *region) exposed(a access) sets.Set {
	rest := a.elements
	for shared := len(a.loops); shared >= 0; shared-- {
		for k := len(r.writes); k > 0; {
			first := k - 1
			for first > 0 && slices.Equal(r.writes[first-1].loops, r.writes[k-1].loops) {
				first--
			}
			rest = r.withoutThose(rest, a, r.writes[first:k], shared)
			if empty, err := rest.IsEmpty(); err != nil || empty {
				return rest
			}
			k = first
		}
	}
	return rest
}

// withoutThose takes from what is read what assignments in the same loops set before.
func (r *region) withoutThose(rest sets.Set, a access, writes []access, shared int) sets.Set {
	if sharedLoops(a.loops, writes[0].loops) < shared {
		return rest
	}
	var list []sets.Set
	for _, w := range writes {
		if w.happened(a, shared, r.calls) {
			list = append(list, r.before(a, w, shared))
		}
	}
	switch len(list) {
	case 0:
		return rest
	case 1:
		return rest.Subtract(list[0])
	}
	return rest.Subtract(sets.CoalesceOwn(list[0].UnionAll(list[1:])))
}

// happened reports whether assignment w surely comes before read a: in the same iteration of the loops that both share if these are
// `shared`, else in an earlier iteration of the next one. None of the calls comes between.
func (w access) happened(a access, shared int, calls []access) bool {
	if w.least > shared || shared == sharedLoops(a.loops, w.loops) && w.order > a.order {
		return false
	}
	for _, c := range calls {
		if w.order < c.order && c.order < a.order || shared < len(a.loops) && sharedLoops(c.loops, a.loops) > shared {
			return false
		}
	}
	return !slices.ContainsFunc(w.branches, func(b branch) bool { return b.depth > shared || !slices.Contains(a.branches, b) })
}

// before is the set [loops of a.., data..] of the elements that w sets before iteration [loops] reads; see happened.
func (r *region) before(a, w access, shared int) sets.Set {
	data, dims := dataDims(r.array), dimsOf(a.loops)
	var out sets.Set
	if shared == sharedLoops(a.loops, w.loops) {
		out = w.elements.Project(append(slices.Clone(dims[:shared]), data...)...)
		out = out.ParamsToDims(dims[shared:]...)
	} else {
		l := a.loops[shared]
		kept := append(slices.Clone(dims[:shared+1]), data...)
		out = w.elements.Project(kept...).Rename(map[string]string{l.dim: l.dim + "'"}).ParamsToDims(dims[shared:]...)
		first, then := sets.Var(l.dim+"'"), sets.Var(l.dim)
		if l.down {
			first, then = then, first
		}
		out = out.Intersect(r.flow.sets.SetOf(out.Dims(), nil, sets.GE(then, first.AddConst(1))))
	}
	return out.Project(append(slices.Clone(dims), data...)...)
}

// sharedLoops counts the loops that stand around both.
func sharedLoops(a, b []*loop) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// exposedData is what the region as a whole reads before it has set it, mustData what it surely sets.
func (r *region) exposedData() sets.Set {
	data := dataDims(r.array)
	out := r.flow.sets.EmptySet(data...)
	for _, a := range r.reads {
		out = out.Union(r.exposed(a).Project(data...))
	}
	return sets.CoalesceOwn(out)
}

func (r *region) mustData() sets.Set {
	data := dataDims(r.array)
	out := r.flow.sets.EmptySet(data...)
	if r.returns {
		return out
	}
	for _, w := range r.writes {
		if w.least == 0 && len(w.branches) == 0 {
			out = out.Union(w.elements.Project(data...))
		}
	}
	return sets.CoalesceOwn(out)
}
