package sets

// The operations of unions over several tuples: each acts on the members that
// fit together as the operation of the same name does on a Set or a Map.

// Union returns s ∪ t.
func (s UnionSet) Union(t UnionSet) UnionSet { return UnionSet{s.f.merge(t.f)} }

// Union returns m ∪ n.
func (m UnionMap) Union(n UnionMap) UnionMap { return UnionMap{m.f.merge(n.f)} }

// Intersect returns s ∩ t.
func (s UnionSet) Intersect(t UnionSet) UnionSet { return UnionSet{s.f.against(t.f, intersect)} }

// Intersect returns m ∩ n.
func (m UnionMap) Intersect(n UnionMap) UnionMap { return UnionMap{m.f.against(n.f, intersect)} }

// Subtract returns s − t.
func (s UnionSet) Subtract(t UnionSet) UnionSet { return UnionSet{s.f.against(t.f, subtract)} }

// Subtract returns m − n.
func (m UnionMap) Subtract(n UnionMap) UnionMap { return UnionMap{m.f.against(n.f, subtract)} }

// IsEmpty reports whether all members are empty. Exact.
func (s UnionSet) IsEmpty() (bool, error) { return s.f.isEmpty() }

// IsEmpty reports whether all members are empty. Exact.
func (m UnionMap) IsEmpty() (bool, error) { return m.f.isEmpty() }

// IsSubset reports whether s ⊆ t. Exact.
func (s UnionSet) IsSubset(t UnionSet) (bool, error) { return s.f.all(t.f, isSubset) }

// IsSubset reports whether m ⊆ n. Exact.
func (m UnionMap) IsSubset(n UnionMap) (bool, error) { return m.f.all(n.f, isSubset) }

// IsEqual reports whether s = t. Exact.
func (s UnionSet) IsEqual(t UnionSet) (bool, error) { return s.f.isEqual(t.f) }

// IsEqual reports whether m = n. Exact.
func (m UnionMap) IsEqual(n UnionMap) (bool, error) { return m.f.isEqual(n.f) }

// IsDisjoint reports whether s ∩ t is empty. Exact.
func (s UnionSet) IsDisjoint(t UnionSet) (bool, error) { return s.f.all(t.f, isDisjoint) }

// IsDisjoint reports whether m ∩ n is empty. Exact.
func (m UnionMap) IsDisjoint(n UnionMap) (bool, error) { return m.f.all(n.f, isDisjoint) }

// Gist simplifies each member given the member of the context with its tuple.
// Where the context has none, nothing is given away.
func (s UnionSet) Gist(context UnionSet) UnionSet {
	return UnionSet{s.f.gist(context.f, func(a, b relation) relation { return makeSet(a).Gist(makeSet(b)).rel() })}
}

// Gist simplifies each member; see UnionSet.Gist.
func (m UnionMap) Gist(context UnionMap) UnionMap {
	return UnionMap{m.f.gist(context.f, func(a, b relation) relation { return makeMap(a).Gist(makeMap(b)).rel() })}
}

func (f family) gist(context family, op func(a, b relation) relation) family {
	return f.against(context, func(a, b relation) relation {
		if len(b.parts) == 0 && b.err == nil {
			return a
		}
		return op(a, b)
	})
}

// sets applies an operation on sets to every member.
func (f family) sets(op func(Set) Set) family {
	return f.each(func(r relation) relation { return op(makeSet(r)).rel() })
}

// maps applies an operation on maps to every member.
func (f family) maps(op func(Map) Map) family {
	return f.each(func(r relation) relation { return op(makeMap(r)).rel() })
}

// Each applies an operation, such as Set.Coalesce or Set.LexMin, to every
// member.
func (s UnionSet) Each(op func(Set) Set) UnionSet { return UnionSet{s.f.sets(op)} }

// Each applies an operation, such as Map.Coalesce or Map.Inverse, to every
// member.
func (m UnionMap) Each(op func(Map) Map) UnionMap { return UnionMap{m.f.maps(op)} }

// EachSet applies an operation from maps to sets, such as Map.Domain, to every
// member.
func (m UnionMap) EachSet(op func(Map) Set) UnionSet {
	return UnionSet{m.f.each(func(r relation) relation { return op(makeMap(r)).rel() })}
}

// EachMap applies an operation from sets to maps, such as Set.Unwrap, to every
// member.
func (s UnionSet) EachMap(op func(Set) Map) UnionMap {
	return UnionMap{s.f.each(func(r relation) relation { return op(makeSet(r)).rel() })}
}

// Sample returns one point of one member; an empty union if s is empty.
func (s UnionSet) Sample() UnionSet {
	for _, member := range s.Sets() {
		if p := member.SampleSet(); p.Err() != nil || p.NumPieces() > 0 {
			return UnionOf(p)
		}
	}
	return UnionSet{family{members: s.f.members, err: s.f.err}.none()}
}

// none returns the family with every member empty.
func (f family) none() family {
	return f.each(func(r relation) relation {
		r.parts = nil
		return r
	})
}

// Apply returns the image { y : exists x in s : x -> y in m }.
func (s UnionSet) Apply(m UnionMap) UnionSet {
	fits := func(a, b space) bool { return a.out.matches(b.in) }
	return UnionSet{s.f.pairwise(m.f, fits, func(a, b relation) relation { return makeMap(b).Apply(makeSet(a)).rel() })}
}

// ApplyRange returns the composition { x -> z : exists y : x -> y in m and
// y -> z in n }.
func (m UnionMap) ApplyRange(n UnionMap) UnionMap {
	fits := func(a, b space) bool { return a.out.matches(b.in) }
	return UnionMap{m.f.pairwise(n.f, fits, func(a, b relation) relation { return makeMap(a).ApplyRange(makeMap(b)).rel() })}
}

// IntersectDomain returns { x -> y in m : x in s }.
func (m UnionMap) IntersectDomain(s UnionSet) UnionMap {
	fits := func(a, b space) bool { return a.in.matches(b.out) }
	return UnionMap{m.f.pairwise(s.f, fits, func(a, b relation) relation { return makeMap(a).IntersectDomain(makeSet(b)).rel() })}
}

// IntersectRange returns { x -> y in m : y in s }.
func (m UnionMap) IntersectRange(s UnionSet) UnionMap {
	fits := func(a, b space) bool { return a.out.matches(b.out) }
	return UnionMap{m.f.pairwise(s.f, fits, func(a, b relation) relation { return makeMap(a).IntersectRange(makeSet(b)).rel() })}
}

func anySpaces(space, space) bool { return true }

// Product returns { [x -> y] : x in s and y in t }.
func (s UnionSet) Product(t UnionSet) UnionSet {
	return UnionSet{s.f.pairwise(t.f, anySpaces, func(a, b relation) relation { return makeSet(a).Product(makeSet(b)).rel() })}
}

// Product returns { [x -> x'] -> [y -> y'] : x -> y in m and x' -> y' in n }.
func (m UnionMap) Product(n UnionMap) UnionMap {
	return UnionMap{m.f.pairwise(n.f, anySpaces, func(a, b relation) relation { return makeMap(a).Product(makeMap(b)).rel() })}
}

// RangeProduct returns { x -> [y -> z] : x -> y in m and x -> z in n }.
func (m UnionMap) RangeProduct(n UnionMap) UnionMap {
	fits := func(a, b space) bool { return a.in.matches(b.in) }
	return UnionMap{m.f.pairwise(n.f, fits, func(a, b relation) relation { return makeMap(a).RangeProduct(makeMap(b)).rel() })}
}

// IsSingleValued reports whether each tuple has at most one image, in whichever
// space. Exact.
func (m UnionMap) IsSingleValued() (bool, error) {
	if m.f.err != nil {
		return false, m.f.err
	}
	maps := m.Maps()
	for i, x := range maps {
		if ok, err := x.IsSingleValued(); !ok || err != nil {
			return false, err
		}
		for _, y := range maps[:i] {
			if !x.rel().in.matches(y.rel().in) {
				continue
			}
			if ok, err := x.Domain().IsDisjoint(y.Domain()); !ok || err != nil {
				return false, err
			}
		}
	}
	return true, nil
}

// IsInjective reports whether each tuple is the image of at most one. Exact.
func (m UnionMap) IsInjective() (bool, error) { return m.Each(Map.Inverse).IsSingleValued() }

// TransitiveClosure returns the closure and whether it is exact; see
// Map.TransitiveClosure. Maps from one tuple to another are refused, those of
// each tuple to itself are closed one by one.
func (m UnionMap) TransitiveClosure() (UnionMap, bool) {
	exact := true
	out := m.Each(func(x Map) Map {
		closure, ok := x.TransitiveClosure()
		exact = exact && ok
		return closure
	})
	return out, exact && out.Err() == nil
}
