package sets

import "slices"

// paired returns the nested tuple [t -> u].
func paired(t, u tuple) tuple {
	return tuple{dims: slices.Concat(t.dims, u.dims), pair: &pair{t.shape(), u.shape()}}
}

// halves returns the two tuples of a nested one; it halts if t is none.
func (t tuple) halves() (tuple, tuple) {
	if t.pair == nil {
		misfit("tuple %v is no pair [ ... -> ... ]", t)
	}
	part := func(s shape, dims []string) tuple { return tuple{name: s.name, dims: dims, pair: s.pair} }
	n := t.pair.left.size
	return part(t.pair.left, slices.Clone(t.dims[:n])), part(t.pair.right, slices.Clone(t.dims[n:]))
}

// reshaped gives a relation other tuples over the same columns.
func reshaped(op string, r relation, f func(s space) space) relation {
	return unary(op, r, func(_ *work, a relation) relation {
		a.space = f(a.space)
		return a
	})
}

// Wrap returns the set { [x -> y] } of the pairs of the map.
func (m Map) Wrap() Set {
	return makeSet(reshaped("Wrap", m.rel(), func(s space) space {
		return space{params: s.params, out: paired(s.in, s.out)}
	}))
}

// Unwrap returns the map of a set of pairs; it is the inverse of Map.Wrap.
func (s Set) Unwrap() Map {
	return makeMap(reshaped("Unwrap", s.rel(), func(s space) space {
		u := space{params: s.params, isMap: true}
		u.in, u.out = s.out.halves()
		return u
	}))
}

// Flatten returns the set with one tuple without name in place of a nested
// one: of [A[i] -> B[j]] it makes [i, j].
func (s Set) Flatten() Set {
	return makeSet(reshaped("Flatten", s.rel(), func(s space) space {
		s.out = tuple{dims: s.out.dims}
		return s
	}))
}

// Flatten flattens both tuples; see Set.Flatten.
func (m Map) Flatten() Map {
	return makeMap(reshaped("Flatten", m.rel(), func(s space) space {
		s.in, s.out = tuple{dims: s.in.dims}, tuple{dims: s.out.dims}
		return s
	}))
}

// Curry makes a map [x -> y] -> z one of x -> [y -> z].
func (m Map) Curry() Map {
	return makeMap(reshaped("Curry", m.rel(), func(s space) space {
		x, y := s.in.halves()
		s.in, s.out = x, paired(y, s.out)
		return s
	}))
}

// Uncurry makes a map x -> [y -> z] one of [x -> y] -> z.
func (m Map) Uncurry() Map {
	return makeMap(reshaped("Uncurry", m.rel(), func(s space) space {
		y, z := s.out.halves()
		s.in, s.out = paired(s.in, y), z
		return s
	}))
}

// Product returns { [x -> y] : x in s and y in t }.
func (s Set) Product(t Set) Set {
	return makeSet(operation("Product", s.rel(), t.rel(), func(w *work, a, b relation) relation {
		np, na := len(a.params), len(a.out.dims)
		p := space{params: a.params, out: paired(a.out, b.out)}
		return w.joined(p, a, b, identity(1+np+na), columnsFrom(np, 1+np+na, len(b.out.dims)))
	}))
}

// Product returns { [x -> x'] -> [y -> y'] : x -> y in m and x' -> y' in n }.
func (m Map) Product(n Map) Map {
	return makeMap(operation("Product", m.rel(), n.rel(), func(w *work, a, b relation) relation {
		np, ai, ao, bi, bo := a.counts(b)
		p := space{params: a.params, in: paired(a.in, b.in), out: paired(a.out, b.out), isMap: true}
		toA := append(identity(1+np+ai), columnsFrom(0, 1+np+ai+bi, ao)[1:]...)
		toB := append(columnsFrom(np, 1+np+ai, bi), columnsFrom(0, 1+np+ai+bi+ao, bo)[1:]...)
		return w.joined(p, a, b, toA, toB)
	}))
}

// RangeProduct returns { x -> [y -> z] : x -> y in m and x -> z in n }.
func (m Map) RangeProduct(n Map) Map {
	return makeMap(operation("RangeProduct", m.rel(), n.rel(), func(w *work, a, b relation) relation {
		requireMatch(a.in, b.in)
		np, ai, ao, _, bo := a.counts(b)
		p := space{params: a.params, in: a.in, out: paired(a.out, b.out), isMap: true}
		toB := append(identity(1+np+ai), columnsFrom(0, 1+np+ai+ao, bo)[1:]...)
		return w.joined(p, a, b, identity(1+a.named()), toB)
	}))
}

// DomainProduct returns { [x -> y] -> z : x -> z in m and y -> z in n }.
func (m Map) DomainProduct(n Map) Map {
	return m.Inverse().RangeProduct(n.Inverse()).Inverse()
}

// counts returns the numbers of parameters and of dimensions of two maps.
func (s space) counts(t relation) (params, in, out, inT, outT int) {
	return len(s.params), len(s.in.dims), len(s.out.dims), len(t.in.dims), len(t.out.dims)
}

// joined conjoins the pieces of a and b, moved to the columns of s.
func (w *work) joined(s space, a, b relation, toA, toB []int) relation {
	s = s.distinct()
	x, y := a.moved(s, toA), b.moved(s, toB)
	var parts []conjunct
	for _, c := range x.parts {
		for _, d := range y.parts {
			w.step(1)
			parts = append(parts, conjoin(c, d))
		}
	}
	return relation{space: s, parts: w.normal(parts)}
}
