// Package flow finds which write gives a read its value: dataflow between statements whose iterations, elements and times are sets of
// package sets.
//
// Feautrier, Dataflow Analysis of Array and Scalar References, IJPP 1991.
package flow

import (
	"fmt"
	"strings"

	"dhpfgo/sets"
)

// Access says which element each iteration of a statement reads or writes, and when.
type Access struct {
	Element sets.Map // iteration -> element; each iteration has at most one
	Time    sets.Map // iteration -> time, a tuple without name; compared lexicographically
}

// LastWriters returns for each iteration of a read the iteration of the write before it, of all writes, that set its element
// last.
//
// Member k of the result relates iterations of the read to those of writes[k]; they have disjoint domains unless two writes set
// an element at the same time, when both are named. rest is the iterations of the read whose element no write sets before. A write at the time of the read does not count. All writes are certain: what is
// written only perhaps has to be given as written, and then the relation says where the value may come from.
//
// Exact. The error is a *sets.SpaceError where a map is not single-valued or times differ in length, or that of a computation.
func LastWriters(read Access, writes []Access) (from []sets.Map, rest sets.Set, err error) {
	if err := fit(read, writes); err != nil {
		return nil, sets.Set{}, err
	}
	rest = read.Element.Domain()
	if len(writes) == 0 {
		return nil, rest, rest.Err()
	}
	earlier := before(len(read.Time.OutDims()))
	var last sets.Map
	for k, w := range writes {
		same := read.Element.ApplyRange(w.Element.Inverse())
		from = append(from, same.Intersect(read.Time.ApplyRange(earlier).ApplyRange(w.Time.Inverse())))
		if times := from[k].ApplyRange(w.Time); k == 0 {
			last = times
		} else {
			last = last.Union(times)
		}
	}
	last = last.LexMax()
	for k, w := range writes {
		from[k] = from[k].Intersect(last.ApplyRange(w.Time.Inverse())).Coalesce()
		if rest = rest.Subtract(from[k].Domain()); from[k].Err() != nil {
			return nil, sets.Set{}, from[k].Err()
		}
	}
	return from, rest.Coalesce(), rest.Err()
}

// fit checks that each map has one image and that all times have one length.
func fit(read Access, writes []Access) error {
	length := len(read.Time.OutDims())
	for _, a := range append([]Access{read}, writes...) {
		for _, m := range []sets.Map{a.Element, a.Time} {
			if one, err := m.IsSingleValued(); err != nil {
				return err
			} else if !one {
				return &sets.SpaceError{Reason: "several images of one iteration: " + m.String()}
			}
		}
		if len(a.Time.OutDims()) != length {
			return &sets.SpaceError{Reason: fmt.Sprintf("times of %d and of %d numbers", length, len(a.Time.OutDims()))}
		}
	}
	return nil
}

// before returns the map from each time to all times before it.
func before(n int) sets.Map {
	t, s := make([]string, n), make([]string, n)
	for i := range t {
		t[i], s[i] = fmt.Sprint("t", i), fmt.Sprint("s", i)
	}
	from, to := strings.Join(t, ", "), strings.Join(s, ", ")
	if n == 0 {
		return sets.MustMap("{ [] -> [] : false }")
	}
	return sets.MustMap(fmt.Sprintf("{ [%s] -> [%s] : %s >> %s }", from, to, from, to))
}
