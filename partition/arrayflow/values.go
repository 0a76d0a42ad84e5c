package arrayflow

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/sets"
)

// values holds what is known of the scalars at one place of a region: their value as an affine form of the loops around and of names,
// which stand for the values that scalars had when the region began, or for one that nothing is known of but where it was given:
//
//	do j = 1, n          k is v at depth 1, one value in each iteration of j: what is set with it counts for what is
//	  k = f(j)           read with it in the same iteration only
//	  w(1:k) = ..
type values struct {
	flow   *Flow
	now    map[any]sets.Aff
	depth  map[string]int // loops around the place that gave the value
	shared []*ir.Symbol   // scalars of the region that calls may set
	sets   map[any]bool   // all that statements of the region set
}

func newValues(f *Flow, body []ir.Stmt) *values {
	v := &values{flow: f, now: map[any]sets.Aff{}, depth: map[string]int{}, sets: map[any]bool{}}
	ir.EachNamed(body, func(s *ir.Symbol) {
		if s.Rank() == 0 && ir.SharedKey(s) != nil && !slices.Contains(v.shared, s) {
			v.shared = append(v.shared, s)
		}
	})
	for _, s := range v.setBy(body) {
		v.sets[ir.StorageOf(s)] = true
	}
	return v
}

// first is the value of a scalar when the region begins.
func (v *values) first(s *ir.Symbol) sets.Aff { return sets.Var(v.flow.name(s)) }

// keeps reports whether a scalar has one value in the whole region.
func (v *values) keeps(s *ir.Symbol) bool { return !v.sets[ir.StorageOf(s)] && plainScalar(s) }

// of is the value of a scalar at the place at hand.
func (v *values) of(s *ir.Symbol) (sets.Aff, bool) {
	if !plainScalar(s) {
		return sets.Aff{}, false
	}
	if a, ok := v.now[ir.StorageOf(s)]; ok {
		return a, true
	}
	return v.first(s), true
}

// plainScalar reports whether a scalar changes only where it is named, or by a call that may set it.
func plainScalar(s *ir.Symbol) bool { return s.Rank() == 0 && !s.Pointer && !s.Target && !s.Overlaid }

// change notes that statements may have given scalars new values, of which nothing is known.
func (v *values) change(body []ir.Stmt, depth int) {
	for _, s := range v.setBy(body) {
		name := fmt.Sprintf("%s_at%d", v.flow.name(s), len(v.depth))
		v.depth[name] = depth
		v.now[ir.StorageOf(s)] = sets.Var(name)
	}
}

// setBy lists the scalars that statements may set, by their storage once.
func (v *values) setBy(body []ir.Stmt) []*ir.Symbol {
	seen := map[any]bool{}
	var out []*ir.Symbol
	note := func(s *ir.Symbol) {
		if s.Rank() == 0 && !seen[ir.StorageOf(s)] {
			seen[ir.StorageOf(s)] = true
			out = append(out, s)
		}
	}
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		ir.Mentions(st, func(s *ir.Symbol, r ir.Role) {
			if r.Sets() {
				note(s)
			}
		})
		eachCall(st, func(p *ir.Procedure, _ []ir.Actual) {
			for _, s := range v.shared {
				if p.Effects.WritesShared(s) {
					note(s)
				}
			}
		})
		return true
	})
	return out
}
