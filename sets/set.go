package sets

import (
	"context"
	"errors"
	"slices"
)

// Set is an immutable union of conjunctions over integer tuples, safe for
// concurrent use. A Set whose operation failed carries the error; see Err. The
// zero Set is the empty set of the tuple [].
type Set struct{ p *relation }

func makeSet(r relation) Set { return Set{&r} }

func (s Set) rel() relation { return s.p.value() }

// Err returns the error that this value carries, or nil. Operations on a value with
// an error return that error's value; predicates return the error.
func (s Set) Err() error { return s.rel().err }

// WithLimit returns the same set; operations on it and on what is computed
// from it take at most limit steps each. 0 means DefaultLimit.
func (s Set) WithLimit(limit int) Set {
	r := s.rel()
	r.opt.limit = limit
	return makeSet(r)
}

// WithContext returns the same set; operations on it and on what is computed
// from it stop when the context is done.
func (s Set) WithContext(ctx context.Context) Set {
	r := s.rel()
	r.opt.ctx = ctx
	return makeSet(r)
}

// Dims returns the names of the dimensions.
func (s Set) Dims() []string { return slices.Clone(s.rel().out.dims) }

// Params returns the names of the parameters.
func (s Set) Params() []string { return slices.Clone(s.rel().params) }

// TupleName returns the name of the tuple, often empty.
func (s Set) TupleName() string { return s.rel().out.name }

// Tuple returns the tuple as text, as A[i, j].
func (s Set) Tuple() string { return s.rel().out.String() }

// String returns the set in isl notation; ParseSet reads it back as an equal
// set. Equal values print equally.
func (s Set) String() string { return s.rel().String() }

// Union returns s ∪ t. Dimensions correspond by position, parameters by name.
func (s Set) Union(t Set) Set { return Set{unionOf(s.p, t.p)} }

// UnionAll returns s ∪ t ∪ ..., in the form that Union gives one after the other. Linear in the number of pieces.
func (s Set) UnionAll(more []Set) Set {
	unfit := func(t Set) bool { return t.rel().err != nil || !t.rel().out.matches(s.rel().out) }
	if len(more) < 2 || s.rel().err != nil || slices.ContainsFunc(more, unfit) {
		for _, t := range more {
			s = s.Union(t)
		}
		return s
	}
	params := s.rel().params
	for _, t := range more {
		params = mergeParams(params, t.rel().params)
	}
	out := s.rel().withParams(params)
	list := &distinct{known: map[string]bool{}}
	list.add(out.parts)
	for _, t := range more {
		b := t.rel()
		out.opt = out.opt.tighter(b.opt)
		list.add(b.withParams(params).parts)
	}
	out.parts, out.canonical = list.parts, false
	return Set{out.opt.memo.canonical(&out)}
}

// distinct collects conjuncts, equal ones once.
type distinct struct {
	parts []conjunct
	known map[string]bool
}

func (d *distinct) add(parts []conjunct) {
	for _, c := range parts {
		key := c
		key.tidy, key.named = false, 0 // see sameConjunct
		text := string(appendConjunct(nil, &key))
		if !d.known[text] {
			d.known[text] = true
			d.parts = append(d.parts, c)
		}
	}
}

// Intersect returns s ∩ t. One simplification per pair of pieces.
func (s Set) Intersect(t Set) Set { return Set{remember("Intersect", "", s.p, t.p, intersect)} }

// Subtract returns s − t. The number of pieces may grow with the product of
// the numbers of constraints of the pieces of t.
func (s Set) Subtract(t Set) Set { return Set{minusOf(s.p, t.p)} }

// IsEmpty reports whether the set has no point for any value of the
// parameters. Exact.
func (s Set) IsEmpty() (bool, error) { return isEmpty(s.p) }

// IsSubset reports whether s ⊆ t for all values of the parameters. Exact.
func (s Set) IsSubset(t Set) (bool, error) { return subsetOf(s.p, t.p) }

// IsEqual reports whether s = t for all values of the parameters. Exact.
func (s Set) IsEqual(t Set) (bool, error) { return equalTo(s.p, t.p) }

// Coalesce returns the same set in fewer pieces where a pair of pieces can be
// one, as far as the step limit allows: also where that takes constraints that no piece has, as i + j <= 4 for 1 <= i, j <= 2 and [1, 3]; and
// where three to eight pieces are one of which no two are; see CoalesceOwn. Quadratic in the number of pieces per piece removed.
func (s Set) Coalesce() Set {
	if s.p.simple() {
		return s
	}
	return Set{coalesced(s.p, anyFaces)}
}

// MakeDisjoint returns the same set in pieces that do not overlap.
func (s Set) MakeDisjoint() Set {
	return Set{remember("MakeDisjoint", "", s.p, nil, func(r, _ relation) relation {
		return unary("MakeDisjoint", r, func(w *work, a relation) relation {
			a.parts = w.disjoint(a.parts)
			return a
		})
	})}
}

// Apply returns the image { y : exists x in s : x -> y in m }. Exact.
func (s Set) Apply(m Map) Set { return m.Apply(s) }

// Project returns the projection onto the named dimensions, in that order,
// exact over the integers. Existentials that cannot be eliminated otherwise
// become floor terms or several pieces. Unless all dimensions stay in order,
// the result has no tuple name.
func (s Set) Project(keep ...string) Set {
	return Set{moving("Project", joined(keep), s.p, func(a *relation) (space, []int) {
		requireDistinct(keep)
		sp := a.space
		sp.out = sp.out.changed(slices.Clone(keep))
		to := make([]int, 1+a.named())
		for i := range a.params {
			to[1+i] = 1 + i
		}
		for i, name := range keep {
			to[a.dimColumn(name)] = 1 + len(a.params) + i
		}
		return sp, to
	})}
}

// dimColumn returns the column of a dimension; it halts if there is none.
func (s space) dimColumn(name string) int {
	i := slices.Index(s.dims(), name)
	if i < 0 {
		misfit("no dimension %s in %v", name, s.out)
	}
	return 1 + len(s.params) + i
}

// Rename gives parameters and dimensions new names; names not in the map stay.
func (s Set) Rename(names map[string]string) Set {
	return makeSet(unary("Rename", s.rel(), func(w *work, a relation) relation { return w.renamed(a, names) }))
}

func (w *work) renamed(r relation, names map[string]string) relation {
	change := func(list []string) []string {
		list = slices.Clone(list)
		for i, n := range list {
			if to, ok := names[n]; ok {
				list[i] = to
			}
		}
		return list
	}
	r.params, r.in.dims, r.out.dims = change(r.params), change(r.in.dims), change(r.out.dims)
	requireDistinct(r.names())
	if slices.IsSorted(r.params) {
		return r
	}
	s := r.space
	s.params = mergeParams(r.params, nil)
	return w.rearranged(r, s)
}

// DimsToParams turns dimensions into parameters.
func (s Set) DimsToParams(names ...string) Set {
	return Set{remember("DimsToParams", joined(names), s.p, nil, func(r, _ relation) relation {
		return unary("DimsToParams", r, func(w *work, a relation) relation {
			for _, n := range names {
				a.dimColumn(n)
			}
			requireDistinct(names)
			sp := a.space
			sp.params = mergeParams(sp.params, names)
			sp.out = sp.out.changed(slices.DeleteFunc(slices.Clone(sp.out.dims), func(d string) bool { return slices.Contains(names, d) }))
			return w.rearranged(a, sp)
		})
	})}
}

// ParamsToDims turns parameters into dimensions, appended in the given order.
// A name that is no parameter becomes an unconstrained dimension.
func (s Set) ParamsToDims(names ...string) Set {
	return Set{remember("ParamsToDims", joined(names), s.p, nil, func(r, _ relation) relation {
		return unary("ParamsToDims", r, func(w *work, a relation) relation {
			sp := a.space
			sp.params = slices.DeleteFunc(slices.Clone(sp.params), func(p string) bool { return slices.Contains(names, p) })
			sp.out = sp.out.changed(slices.Concat(sp.out.dims, names))
			requireDistinct(sp.names())
			return w.rearranged(a, sp)
		})
	})}
}

// Fix returns the set for one value of a parameter, which disappears, or the
// part of the set where a dimension has the value; the dimension stays.
func (s Set) Fix(name string, value int64) Set {
	return makeSet(unary("Fix", s.rel(), func(w *work, a relation) relation { return w.fix(a, name, value) }))
}

func (w *work) fix(a relation, name string, value int64) relation {
	col := a.column(name)
	if col == 0 {
		misfit("no parameter or dimension %s", name)
	}
	fixed := make([]conjunct, len(a.parts))
	for i, c := range a.parts {
		eq := make(row, c.width())
		eq[0], eq[col] = -value, 1
		fixed[i] = c.with([]row{eq}, nil)
	}
	a.parts = fixed
	if col <= len(a.params) {
		s := a.space
		s.params = slices.DeleteFunc(slices.Clone(s.params), func(p string) bool { return p == name })
		return w.rearranged(a, s)
	}
	a.parts = w.normal(a.parts)
	return a
}

// Gist returns a set g, simpler than s where possible, with g ∩ context =
// s ∩ context: constraints that the context implies are dropped. The result
// depends on the order in which constraints are tried; compare results only
// within the context.
func (s Set) Gist(context Set) Set {
	return Set{remember("Gist", "", s.p, context.p, gist)}
}

// Complement returns the points that are not in s.
func (s Set) Complement() Set {
	return makeSet(unary("Complement", s.rel(), func(w *work, a relation) relation {
		all := []conjunct{universe(a.named())}
		return w.difference(a, all, a.parts)
	}))
}

// Sample returns values of the parameters and the dimensions, in the order
// Params, Dims, of one point of the set; ok is false if the set is empty.
func (s Set) Sample() (point []int64, ok bool, err error) {
	r := s.rel()
	if r.err != nil {
		return nil, false, r.err
	}
	cause := attempt(func() {
		w := r.opt.begin()
		for _, c := range r.parts {
			if p := w.sample(c); p != nil {
				point, ok = slices.Clone(p[:r.named()]), true
				return
			}
		}
	})
	if cause != nil {
		return nil, false, &OpError{"Sample", operandTexts(r), cause}
	}
	return point, ok, nil
}

// mostUnited bounds how many unions may be one in another before anybody looks at them.
const mostUnited = 100

// unionOf returns p ∪ q, which is made when somebody looks at it, unless a memo or a context asks for it at once.
func unionOf(p, q *relation) *relation {
	n := max(p.united(), q.united()) + 1
	if p == nil || q == nil || n > mostUnited || p.opt.eager() || q.opt.eager() {
		return remember("Union", "", p, q, union)
	}
	made := &struct {
		relation
		late
	}{late: late{united: n, a: p, b: q}}
	made.relation.late = &made.late
	return &made.relation
}

// united returns how many unions that perhaps nobody has looked at are one in another in r.
func (r *relation) united() int {
	if r == nil || r.late == nil {
		return 0
	}
	return r.late.united
}

func union(a, b relation) relation {
	return operation("Union", a, b, func(_ *work, a, b relation) relation {
		requireMatch(a.in, b.in)
		requireMatch(a.out, b.out)
		parts := make([]conjunct, len(a.parts), len(a.parts)+len(b.parts))
		copy(parts, a.parts)
		for _, c := range b.parts {
			parts = appendNew(parts, c)
		}
		a.parts = parts
		return a
	})
}

func intersect(a, b relation) relation {
	return operation("Intersect", a, b, func(w *work, a, b relation) relation {
		requireMatch(a.in, b.in)
		requireMatch(a.out, b.out)
		if among(a.parts, b.parts) && among(b.parts, a.parts) {
			return a
		}
		var both []conjunct
		for _, c := range a.parts {
			for _, d := range b.parts {
				both = append(both, conjoin(c, d))
			}
		}
		return a.later(both)
	})
}

// minusOf returns p − q.
func minusOf(p, q *relation) *relation {
	if plainlyWithin(p, q) {
		a := p.settled()
		return &relation{space: a.space, opt: a.opt.tighter(q.settled().opt)}
	}
	return remember("Subtract", "", p, q, subtract)
}

// plainlyWithin reports whether each conjunct of p is one of q, too, for values without memo and context.
func plainlyWithin(p, q *relation) bool {
	if p == nil || q == nil || p.opt.eager() || q.opt.eager() {
		return false
	}
	a, b := p.settled(), q.settled()
	return a.err == nil && b.err == nil && slices.Equal(a.params, b.params) &&
		a.in.matches(b.in) && a.out.matches(b.out) && among(a.parts, b.parts)
}

// subsetOf reports whether p ⊆ q.
func subsetOf(p, q *relation) (bool, error) {
	if plainlyWithin(p, q) {
		return true, nil
	}
	return answer("IsSubset", p, q, isSubset)
}

// equalTo reports whether p = q.
func equalTo(p, q *relation) (bool, error) {
	if plainlyWithin(p, q) && plainlyWithin(q, p) {
		return true, nil
	}
	return answer("IsEqual", p, q, isEqual)
}

func subtract(a, b relation) relation {
	return operation("Subtract", a, b, func(w *work, a, b relation) relation {
		requireMatch(a.in, b.in)
		requireMatch(a.out, b.out)
		return w.difference(a, a.parts, b.parts)
	})
}

func coalesced(p *relation, how joining) *relation {
	name := "Coalesce"
	if how == ownFaces {
		name = "CoalesceOwn"
	}
	return remember(name, "", p, nil, func(r, _ relation) relation { return coalescedBy(r, how) })
}

func coalescedBy(r relation, how joining) relation {
	if len(r.parts) < 2 {
		return r
	}
	out := unary("Coalesce", r, func(w *work, a relation) relation {
		a.parts = w.coalesce(a.parts, how)
		return a
	})
	if errors.Is(out.err, ErrLimit) {
		return r
	}
	return out
}

func isEmpty(p *relation) (bool, error) {
	if p != nil && p.late != nil && p.late.some {
		return false, nil
	}
	r := p.value()
	if r.err == nil && (len(r.parts) == 0 || r.parts[0].tidy) {
		return len(r.parts) == 0, nil
	}
	return decide("IsEmpty", r, r, func(w *work, a, _ relation) bool { return w.subset(a.parts, nil) })
}

func isSubset(a, b relation) (bool, error) {
	return decide("IsSubset", a, b, func(w *work, a, b relation) bool {
		requireMatch(a.in, b.in)
		requireMatch(a.out, b.out)
		return w.subset(a.parts, b.parts)
	})
}

func isEqual(a, b relation) (bool, error) {
	return decide("IsEqual", a, b, func(w *work, a, b relation) bool {
		requireMatch(a.in, b.in)
		requireMatch(a.out, b.out)
		return w.subset(a.parts, b.parts) && w.subset(b.parts, a.parts)
	})
}

// DetectEqualities returns the set itself: every value is kept in a form in
// which no equality hides among the inequalities of a piece.
func (s Set) DetectEqualities() Set { return s }

// DetectEqualities returns the map itself; see Set.DetectEqualities.
func (m Map) DetectEqualities() Map { return m }

// RemoveRedundancies returns the set itself: every value is kept in a form in
// which no constraint of a piece follows from the others.
func (s Set) RemoveRedundancies() Set { return s }

// RemoveRedundancies returns the map itself; see Set.RemoveRedundancies.
func (m Map) RemoveRedundancies() Map { return m }
