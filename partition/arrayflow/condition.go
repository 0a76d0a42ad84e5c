package arrayflow

import (
	"maps"

	"dhpfgo/ir"
	"dhpfgo/sets"
)

// maxPieces is how many pieces the set of a branch may have. Where conditions of several parts follow each other, each ELSE IF multiplies them:
//
//	rest ∩ ¬(i₁ = 1 ∧ … ∧ iₙ = n)  =  ∪ₖ rest ∩ (iₖ ≠ k)
const maxPieces = 50

// conditional follows the branches of an IF. Where sets describe the conditions, they hold for the accesses inside; from the first
// other condition on a branch is known by its number alone, and what all branches set counts as set by the IF.
func (r *region) conditional(s *ir.If) {
	r.expressions(s)
	outer, around, before := r.within, r.branches, r.values.now
	rest, exact := outer, true
	var firsts []int
	for k, b := range s.Branches {
		firsts = append(firsts, len(r.writes))
		r.within = rest
		if b.Cond != nil {
			taken, left, ok := split(r, rest, b.Cond)
			if exact = exact && ok; exact {
				r.within, rest = taken, left
			}
		}
		if !exact {
			r.branches = append(around[:len(around):len(around)], branch{s, k, len(r.loops)})
		}
		r.values.now = maps.Clone(before)
		r.list(b.Body)
		r.within, r.branches = outer, around
	}
	r.values.now = before
	r.values.change([]ir.Stmt{s}, len(r.loops))
	if !exact && s.Branches[len(s.Branches)-1].Cond == nil {
		r.inAll(s, append(firsts, len(r.writes)))
	}
}

// split gives where in a set a condition holds, and where it does not. ok is false where no sets of a few pieces say it.
func split(r *region, of sets.Set, cond ir.Expr) (taken, left sets.Set, ok bool) {
	holds, ok := r.condition(cond)
	if !ok {
		return of, of, false
	}
	taken, left = of.Intersect(holds), of.Subtract(holds)
	return taken, left, taken.NumPieces() <= maxPieces && left.NumPieces() <= maxPieces
}

// inAll notes what all branches of an IF set.
func (r *region) inAll(s *ir.If, firsts []int) {
	dims := append(r.dims(), dataDims(r.array)...)
	all, some := r.within.ParamsToDims(dataDims(r.array)...), false
	for k, b := range s.Branches {
		if ends(b.Body) {
			continue
		}
		some = true
		var list []sets.Set
		for _, w := range r.writes[firsts[k]:firsts[k+1]] {
			if w.least <= len(r.loops) && w.inside(s, k, len(r.loops)) {
				list = append(list, w.elements.Project(dims...))
			}
		}
		all = all.Intersect(sets.CoalesceOwn(r.flow.sets.EmptySet(dims...).UnionAll(list)))
	}
	r.order += 2
	if empty, err := all.IsEmpty(); some && err == nil && !empty {
		r.writes = append(r.writes, access{stmt: s, order: r.order + 1, loops: r.loops, branches: r.branches,
			least: r.leastCertain(all), elements: all})
	}
}

// inside reports whether an assignment happens whenever branch k of an IF is taken.
func (w access) inside(s *ir.If, k, depth int) bool {
	for _, b := range w.branches {
		if b.depth > depth || b.depth == depth && b.of != s && !w.outside(b, s) || b.of == s && b.which != k {
			return false
		}
	}
	return true
}

// outside reports whether branch b stands around the branches of s.
func (w access) outside(b branch, s *ir.If) bool {
	for _, x := range w.branches {
		if x == b {
			return true
		}
		if x.of == s {
			return false
		}
	}
	return false
}

// ends reports whether what follows a list of statements never runs after it.
func ends(body []ir.Stmt) bool {
	for _, s := range body {
		switch s.(type) {
		case *ir.Jump, *ir.Return, *ir.Stop:
			return true
		}
	}
	return false
}

// condition is the set of the iterations in which an expression is true; ok is false if no set describes it.
func (r *region) condition(e ir.Expr) (holds sets.Set, ok bool) {
	switch e := e.(type) {
	case *ir.Binary:
		if e.Op == ir.And || e.Op == ir.Or {
			return r.joined(e)
		}
		return r.comparison(e)
	case *ir.Unary:
		if e.Op != ir.Not {
			return holds, false
		}
		holds, ok = r.condition(e.X)
		return r.flow.sets.UniverseSet(r.dims()...).Subtract(holds), ok
	case *ir.Const:
		if e.L {
			return r.flow.sets.UniverseSet(r.dims()...), true
		}
		return r.flow.sets.EmptySet(r.dims()...), true
	case *ir.Var:
		value, ok := r.values.of(e.Sym)
		return r.flow.sets.SetOf(r.dims(), nil, sets.EQ(value, sets.Const(1))), ok
	}
	return holds, false
}

func (r *region) joined(e *ir.Binary) (holds sets.Set, ok bool) {
	x, ok := r.condition(e.X)
	if !ok {
		return holds, false
	}
	y, ok := r.condition(e.Y)
	if !ok {
		return holds, false
	}
	if e.Op == ir.And {
		return x.Intersect(y), true
	}
	return x.Union(y), true
}

func (r *region) comparison(e *ir.Binary) (holds sets.Set, ok bool) {
	x, okX := r.affine(e.X)
	y, okY := r.affine(e.Y)
	if !okX || !okY {
		return holds, false
	}
	of := func(c sets.Constraint) sets.Set { return r.flow.sets.SetOf(r.dims(), nil, c) }
	less, greater := sets.GE(y, x.AddConst(1)), sets.GE(x, y.AddConst(1))
	switch e.Op {
	case ir.EQ:
		return of(sets.EQ(x, y)), true
	case ir.NE:
		return of(less).Union(of(greater)), true
	case ir.LT:
		return of(less), true
	case ir.LE:
		return of(sets.GE(y, x)), true
	case ir.GT:
		return of(greater), true
	case ir.GE:
		return of(sets.GE(x, y)), true
	}
	return holds, false
}

// extremum gives an expression as the extremum fn ("min" or "max") of affine forms; exact says that it is no less than that.
func (r *region) extremum(fn string, e ir.Expr) (forms []sets.Aff, exact bool) {
	if a, ok := r.affine(e); ok {
		return []sets.Aff{a}, true
	}
	switch e := e.(type) {
	case *ir.Conv:
		if e.T.Base == ir.Integer && e.X.Type().Base == ir.Integer {
			return r.extremum(fn, e.X)
		}
	case *ir.Call:
		if e.Fn != fn {
			return nil, false
		}
		exact = true
		for _, a := range e.Args {
			more, ok := r.extremum(fn, a)
			forms, exact = append(forms, more...), exact && ok
		}
		return forms, exact
	case *ir.Binary:
		return r.extremumSum(fn, e)
	}
	return nil, false
}

// extremumSum adds to, or takes from, an extremum an affine form.
func (r *region) extremumSum(fn string, e *ir.Binary) (forms []sets.Aff, exact bool) {
	if e.Op != ir.Add && e.Op != ir.Sub {
		return nil, false
	}
	right := fn
	if e.Op == ir.Sub {
		right = map[string]string{"min": "max", "max": "min"}[fn]
	}
	xs, okX := r.extremum(fn, e.X)
	ys, okY := r.extremum(right, e.Y)
	for _, x := range xs {
		for _, y := range ys {
			if e.Op == ir.Sub {
				forms = append(forms, x.Sub(y))
			} else {
				forms = append(forms, x.Add(y))
			}
		}
	}
	return forms, okX && okY
}
