package sets

import (
	"context"
	"slices"
	"strconv"
	"strings"
)

// family is a union of relations in different spaces, sorted by the text of
// their tuples, over common parameters. Empty members are left out unless all
// are empty.
type family struct {
	members []relation
	err     error
}

// key is a text that two spaces share if their tuples match.
func (s space) key() string {
	var b strings.Builder
	s.in.shape().key(&b, s.in.absent || !s.isMap)
	b.WriteString("->")
	s.out.shape().key(&b, s.out.absent)
	return b.String()
}

func (s shape) key(b *strings.Builder, absent bool) {
	if absent {
		return
	}
	b.WriteString(s.name)
	b.WriteByte('[')
	if s.pair != nil {
		s.pair.left.key(b, false)
		b.WriteString("->")
		s.pair.right.key(b, false)
	} else {
		b.WriteString(strconv.Itoa(s.size))
	}
	b.WriteByte(']')
}

// familyOf unites the relations.
func familyOf(rs []relation) family {
	var f family
	var params []string
	for _, r := range rs {
		if r.err != nil {
			return family{err: r.err}
		}
		params = mergeParams(params, r.params)
	}
	for _, r := range rs {
		r = r.withParams(params)
		if i := f.index(r.space); i >= 0 {
			f.members[i] = union(f.members[i], r)
			if err := f.members[i].err; err != nil {
				return family{err: err}
			}
			continue
		}
		f.members = append(f.members, r)
	}
	if slices.ContainsFunc(f.members, func(r relation) bool { return len(r.parts) > 0 }) {
		f.members = slices.DeleteFunc(f.members, func(r relation) bool { return len(r.parts) == 0 })
	}
	slices.SortFunc(f.members, func(a, b relation) int { return strings.Compare(a.key(), b.key()) })
	return f
}

// index returns the member in the space, or -1.
func (f family) index(s space) int {
	key := s.key()
	return slices.IndexFunc(f.members, func(r relation) bool { return r.key() == key })
}

// parseFamily reads a union; isMap says whether its pieces are maps.
func parseFamily(text string, opt options) (f family, isMap bool, err error) {
	tree, err := parseTree(text)
	if err != nil {
		return family{err: err}, false, err
	}
	isMap = len(tree.pieces) > 0 && tree.pieces[0].isMap
	if err := tree.requireKind(isMap); err != nil {
		return family{err: err}, isMap, err
	}
	groups := map[string][]pieceTree{}
	var keys []string
	for _, p := range tree.pieces {
		key := p.space(nil).key()
		if groups[key] == nil {
			keys = append(keys, key)
		}
		groups[key] = append(groups[key], p)
	}
	var rs []relation
	for _, key := range keys {
		rs = append(rs, lowerTree(tree, groups[key], opt))
	}
	f = familyOf(rs)
	return f, isMap, f.err
}

// String returns the union in isl notation, or the error in angle brackets.
func (f family) String() string {
	if f.err != nil {
		return "<" + f.err.Error() + ">"
	}
	var b strings.Builder
	if len(f.members) > 0 && len(f.members[0].params) > 0 {
		b.WriteString("[" + strings.Join(f.members[0].params, ", ") + "] -> ")
	}
	b.WriteString("{ ")
	for i, r := range f.members {
		if i > 0 {
			b.WriteString("; ")
		}
		b.WriteString(r.pieces())
	}
	b.WriteString(" }")
	return b.String()
}

// each applies an operation to every member.
func (f family) each(op func(r relation) relation) family {
	if f.err != nil {
		return f
	}
	var out []relation
	for _, r := range f.members {
		out = append(out, op(r))
	}
	return familyOf(out)
}

// bounded returns the members with other options.
func (f family) bounded(change func(o *options)) family {
	f.members = slices.Clone(f.members)
	for i := range f.members {
		change(&f.members[i].opt)
	}
	return f
}

// merge unites two families.
func (f family) merge(g family) family {
	if err := firstFault(f, g); err != nil {
		return family{err: err}
	}
	return familyOf(slices.Concat(f.members, g.members))
}

// pairwise applies an operation to all pairs of members that fit.
func (f family) pairwise(g family, fits func(a, b space) bool, op func(a, b relation) relation) family {
	if err := firstFault(f, g); err != nil {
		return family{err: err}
	}
	var out []relation
	for _, a := range f.members {
		for _, b := range g.members {
			if fits(a.space, b.space) {
				out = append(out, op(a, b))
			}
		}
	}
	return familyOf(out)
}

// against applies an operation to each member and the member of g in its
// space, which is empty if there is none.
func (f family) against(g family, op func(a, b relation) relation) family {
	if err := firstFault(f, g); err != nil {
		return family{err: err}
	}
	return f.each(func(a relation) relation {
		b := relation{space: a.space, opt: a.opt}
		if i := g.index(a.space); i >= 0 {
			b = g.members[i]
		}
		r := op(a, b)
		return r.value()
	})
}

func firstFault(fs ...family) error {
	for _, f := range fs {
		if f.err != nil {
			return f.err
		}
	}
	return nil
}

// all reports whether a predicate holds for every member and the member of g
// in its space, which is empty if there is none.
func (f family) all(g family, holds func(a, b relation) (bool, error)) (bool, error) {
	if err := firstFault(f, g); err != nil {
		return false, err
	}
	for _, a := range f.members {
		b := relation{space: a.space, opt: a.opt}
		if i := g.index(a.space); i >= 0 {
			b = g.members[i]
		}
		if ok, err := holds(a, b); !ok || err != nil {
			return false, err
		}
	}
	return true, nil
}

func (f family) isEmpty() (bool, error) {
	return f.all(family{}, func(a, _ relation) (bool, error) { return isEmpty(&a) })
}

func (f family) isEqual(g family) (bool, error) {
	if ok, err := f.all(g, isSubset); !ok || err != nil {
		return false, err
	}
	return g.all(f, isSubset)
}

func (f family) numPieces() int {
	n := 0
	for _, r := range f.members {
		n += len(r.parts)
	}
	return n
}

// UnionSet is an immutable union of sets with different tuples, such as the
// iterations of several statements or the elements of several arrays:
//
//	{ A[i] : 0 <= i < 9; B[i, j] : i <= j }
//
// Errors and budget as for Set. The zero UnionSet is empty.
type UnionSet struct{ f family }

// UnionMap is an immutable union of maps with different tuples; see UnionSet.
type UnionMap struct{ f family }

// ParseUnion reads a union of sets or of maps in isl notation; isMap says
// which of the two it is. Errors as for ParseSet.
func ParseUnion(text string, opts ...Option) (s UnionSet, m UnionMap, isMap bool, err error) {
	f, isMap, err := parseFamily(text, optionsOf(opts))
	if isMap {
		return UnionSet{}, UnionMap{f}, true, err
	}
	return UnionSet{f}, UnionMap{}, false, err
}

// UnionOf returns the union of sets.
func UnionOf(list ...Set) UnionSet {
	var rs []relation
	for _, s := range list {
		rs = append(rs, s.rel())
	}
	return UnionSet{familyOf(rs)}
}

// UnionOfMaps returns the union of maps.
func UnionOfMaps(list ...Map) UnionMap {
	var rs []relation
	for _, m := range list {
		rs = append(rs, m.rel())
	}
	return UnionMap{familyOf(rs)}
}

// Sets returns the members, one for each tuple, sorted by it.
func (s UnionSet) Sets() []Set {
	var out []Set
	for _, r := range s.f.members {
		out = append(out, makeSet(r))
	}
	return out
}

// Maps returns the members, one for each pair of tuples, sorted by them.
func (m UnionMap) Maps() []Map {
	var out []Map
	for _, r := range m.f.members {
		out = append(out, makeMap(r))
	}
	return out
}

// Err returns the error that this value carries, or nil; see Set.Err.
func (s UnionSet) Err() error { return s.f.err }

// Err returns the error that this value carries, or nil; see Set.Err.
func (m UnionMap) Err() error { return m.f.err }

// String returns the union in isl notation; ParseUnion reads it back.
func (s UnionSet) String() string { return s.f.String() }

// String returns the union in isl notation; ParseUnion reads it back.
func (m UnionMap) String() string { return m.f.String() }

// NumPieces returns the number of pieces of all members.
func (s UnionSet) NumPieces() int { return s.f.numPieces() }

// NumPieces returns the number of pieces of all members.
func (m UnionMap) NumPieces() int { return m.f.numPieces() }

// WithLimit bounds the steps of operations; see Set.WithLimit.
func (s UnionSet) WithLimit(limit int) UnionSet {
	return UnionSet{s.f.bounded(func(o *options) { o.limit = limit })}
}

// WithLimit bounds the steps of operations; see Set.WithLimit.
func (m UnionMap) WithLimit(limit int) UnionMap {
	return UnionMap{m.f.bounded(func(o *options) { o.limit = limit })}
}

// WithContext makes operations poll the context; see Set.WithContext.
func (s UnionSet) WithContext(ctx context.Context) UnionSet {
	return UnionSet{s.f.bounded(func(o *options) { o.ctx = ctx })}
}

// WithContext makes operations poll the context; see Set.WithContext.
func (m UnionMap) WithContext(ctx context.Context) UnionMap {
	return UnionMap{m.f.bounded(func(o *options) { o.ctx = ctx })}
}
