package sets

import (
	"context"
	"slices"
)

// Set is an immutable union of conjunctions over integer tuples, safe for
// concurrent use. A Set whose operation failed carries the error; see Err. The
// zero Set is the empty set of the tuple [].
type Set struct{ r relation }

// Err returns the error that this value carries, or nil. Operations on a value with
// an error return that error's value; predicates return the error.
func (s Set) Err() error { return s.r.err }

// WithLimit returns the same set; operations on it and on what is computed
// from it take at most limit steps each. 0 means DefaultLimit.
func (s Set) WithLimit(limit int) Set {
	s.r.opt.limit = limit
	return s
}

// WithContext returns the same set; operations on it and on what is computed
// from it stop when the context is done.
func (s Set) WithContext(ctx context.Context) Set {
	s.r.opt.ctx = ctx
	return s
}

// Dims returns the names of the dimensions.
func (s Set) Dims() []string { return slices.Clone(s.r.out.dims) }

// Params returns the names of the parameters.
func (s Set) Params() []string { return slices.Clone(s.r.params) }

// TupleName returns the name of the tuple, often empty.
func (s Set) TupleName() string { return s.r.out.name }

// Tuple returns the tuple as text, as A[i, j].
func (s Set) Tuple() string { return s.r.out.String() }

// String returns the set in isl notation; ParseSet reads it back as an equal
// set. Equal values print equally.
func (s Set) String() string { return s.r.String() }

// Union returns s ∪ t. Dimensions correspond by position, parameters by name.
func (s Set) Union(t Set) Set { return Set{union(s.r, t.r)} }

// Intersect returns s ∩ t. One simplification per pair of pieces.
func (s Set) Intersect(t Set) Set { return Set{intersect(s.r, t.r)} }

// Subtract returns s − t. The number of pieces may grow with the product of
// the numbers of constraints of the pieces of t.
func (s Set) Subtract(t Set) Set { return Set{subtract(s.r, t.r)} }

// IsEmpty reports whether the set has no point for any value of the
// parameters. Exact.
func (s Set) IsEmpty() (bool, error) { return isEmpty(s.r) }

// IsSubset reports whether s ⊆ t for all values of the parameters. Exact.
func (s Set) IsSubset(t Set) (bool, error) { return isSubset(s.r, t.r) }

// IsEqual reports whether s = t for all values of the parameters. Exact.
func (s Set) IsEqual(t Set) (bool, error) { return isEqual(s.r, t.r) }

// Coalesce returns the same set in fewer pieces where a pair of pieces can be
// one. Quadratic in the number of pieces per piece removed.
func (s Set) Coalesce() Set { return Set{coalesced(s.r)} }

// MakeDisjoint returns the same set in pieces that do not overlap.
func (s Set) MakeDisjoint() Set {
	return Set{unary("MakeDisjoint", s.r, func(w *work, a relation) relation {
		a.parts = w.disjoint(a.parts)
		return a
	})}
}

// Apply returns the image { y : exists x in s : x -> y in m }. Exact.
func (s Set) Apply(m Map) Set { return m.Apply(s) }

// Project returns the projection onto the named dimensions, in that order,
// exact over the integers. Existentials that cannot be eliminated otherwise
// become floor terms or several pieces. Unless all dimensions stay in order,
// the result has no tuple name.
func (s Set) Project(keep ...string) Set {
	return Set{unary("Project", s.r, func(w *work, a relation) relation {
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
		m := a.moved(sp, to)
		m.parts = w.normal(m.parts)
		return m
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
	return Set{unary("Rename", s.r, func(w *work, a relation) relation { return w.renamed(a, names) })}
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
	return Set{unary("DimsToParams", s.r, func(w *work, a relation) relation {
		for _, n := range names {
			a.dimColumn(n)
		}
		requireDistinct(names)
		sp := a.space
		sp.params = mergeParams(sp.params, names)
		sp.out = sp.out.changed(slices.DeleteFunc(slices.Clone(sp.out.dims), func(d string) bool { return slices.Contains(names, d) }))
		return w.rearranged(a, sp)
	})}
}

// ParamsToDims turns parameters into dimensions, appended in the given order.
// A name that is no parameter becomes an unconstrained dimension.
func (s Set) ParamsToDims(names ...string) Set {
	return Set{unary("ParamsToDims", s.r, func(w *work, a relation) relation {
		sp := a.space
		sp.params = slices.DeleteFunc(slices.Clone(sp.params), func(p string) bool { return slices.Contains(names, p) })
		sp.out = sp.out.changed(slices.Concat(sp.out.dims, names))
		requireDistinct(sp.names())
		return w.rearranged(a, sp)
	})}
}

// rearranged moves every column to the place of its name in s.
func (w *work) rearranged(a relation, s space) relation {
	to := make([]int, 1+a.named())
	for i, n := range a.names() {
		to[1+i] = s.column(n)
	}
	if slices.Contains(to[1:], 0) {
		parts := make([]conjunct, len(a.parts))
		for i, c := range a.parts {
			parts[i] = c.withoutFree(to)
		}
		a.parts = parts
		m := a.moved(s, to)
		m.parts = w.normal(m.parts)
		return m
	}
	m := relation{space: s}
	for _, c := range a.parts {
		m.parts = append(m.parts, w.permuted(c, s.named(), to)...)
	}
	return m
}

// permuted renumbers the named columns of a conjunct in normal form, none of
// which disappears, and brings it into normal form again.
//
// No constraint becomes redundant by that, so it is enough to solve the
// equalities anew, unless that changes the locals.
func (w *work) permuted(c conjunct, named int, to []int) []conjunct {
	d := c.movedTo(named, to)
	if !c.tidy {
		return w.normal([]conjunct{d})
	}
	if len(d.eqs)+len(d.divs) > 0 {
		d, _ = d.tidyUp(w)
		if len(d.ins) != len(c.ins) || len(d.eqs) != len(c.eqs) || len(d.divs) != len(c.divs) {
			return w.normal([]conjunct{c.movedTo(named, to)})
		}
		d = d.sortLocals()
	}
	d.sortRows()
	d.tidy, d.at = true, c.at.moved(named, to)
	return []conjunct{d}
}

// moved returns the values of named columns after renumbering; new columns
// are 0.
func (at row) moved(named int, to []int) row {
	if at == nil {
		return nil
	}
	p := make(row, named)
	for j, v := range at {
		p[to[1+j]-1] = v
	}
	return p
}

// Fix returns the set for one value of a parameter, which disappears, or the
// part of the set where a dimension has the value; the dimension stays.
func (s Set) Fix(name string, value int64) Set {
	return Set{unary("Fix", s.r, func(w *work, a relation) relation { return w.fix(a, name, value) })}
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
	return Set{operation("Gist", s.r, context.r, func(w *work, a, b relation) relation {
		requireMatch(a.out, b.out)
		a.parts = w.gist(a.parts, b.parts)
		return a
	})}
}

// Complement returns the points that are not in s.
func (s Set) Complement() Set {
	return Set{unary("Complement", s.r, func(w *work, a relation) relation {
		all := []conjunct{universe(a.named())}
		a.parts = w.minusAll(all, a.parts)
		return a
	})}
}

// Sample returns values of the parameters and the dimensions, in the order
// Params, Dims, of one point of the set; ok is false if the set is empty.
func (s Set) Sample() (point []int64, ok bool, err error) {
	r := s.r
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

func union(a, b relation) relation {
	return operation("Union", a, b, func(_ *work, a, b relation) relation {
		requireMatch(a.in, b.in)
		requireMatch(a.out, b.out)
		a.parts = slices.Clone(a.parts)
		for _, c := range b.parts {
			a.parts = appendNew(a.parts, c)
		}
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
		a.parts = w.normal(both)
		return a
	})
}

func subtract(a, b relation) relation {
	return operation("Subtract", a, b, func(w *work, a, b relation) relation {
		requireMatch(a.in, b.in)
		requireMatch(a.out, b.out)
		a.parts = w.minusAll(a.parts, b.parts)
		return a
	})
}

func coalesced(r relation) relation {
	if len(r.parts) < 2 {
		return r
	}
	return unary("Coalesce", r, func(w *work, a relation) relation {
		a.parts = w.coalesce(a.parts)
		return a
	})
}

func isEmpty(r relation) (bool, error) {
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
