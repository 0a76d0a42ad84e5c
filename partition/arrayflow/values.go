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
	if made := v.flow.bounds[s]; made != nil {
		return formOf(made, v.of)
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
	all := v.flow.settingOf(body)
	out := all.scalars
	for _, s := range v.shared {
		if slices.ContainsFunc(all.procs, func(p *ir.Procedure) bool { return p.Effects.WritesShared(s) }) &&
			!slices.ContainsFunc(out, func(x *ir.Symbol) bool { return ir.StorageOf(x) == ir.StorageOf(s) }) {
			out = append(out[:len(out):len(out)], s)
		}
	}
	return out
}

// setting is what statements set: scalars that they name, by their storage once, and what the procedures that they call set.
type setting struct {
	scalars []*ir.Symbol
	procs   []*ir.Procedure
}

func (f *Flow) settingOf(body []ir.Stmt) *setting {
	if len(body) == 1 {
		return f.settingIn(body[0])
	}
	seen, out := map[any]bool{}, &setting{}
	for _, s := range body {
		out.add(f.settingIn(s), seen)
	}
	return out
}

// settingIn is what one statement sets, with those inside. It is remembered.
func (f *Flow) settingIn(st ir.Stmt) *setting {
	if known := f.settings[st]; known != nil {
		return known
	}
	seen, own := map[any]bool{}, &setting{scalars: scalarsSet(st)}
	eachCall(st, func(p *ir.Procedure, _ []ir.Actual) { own.procs = append(own.procs, p) })
	out := &setting{}
	out.add(own, seen)
	st.EachBlock(func(b []ir.Stmt) {
		for _, s := range b {
			out.add(f.settingIn(s), seen)
		}
	})
	f.settings[st] = out
	return out
}

// scalarsSet lists the scalars that a statement may set by their names, those that calls only read left out.
func scalarsSet(st ir.Stmt) (list []*ir.Symbol) {
	times := map[*ir.Symbol]int{}
	ir.Mentions(st, func(s *ir.Symbol, r ir.Role) {
		if r.Sets() && s.Rank() == 0 {
			if times[s]++; times[s] == 1 {
				list = append(list, s)
			}
		}
	})
	eachCall(st, func(p *ir.Procedure, args []ir.Actual) {
		for i, a := range args {
			if v, ok := a.X.(*ir.Var); ok && !a.Copy && !p.Effects.Arg(i).Written {
				times[v.Sym]--
			}
		}
	})
	return slices.DeleteFunc(list, func(s *ir.Symbol) bool { return times[s] <= 0 })
}

// add joins what another sets; seen are the variables and procedures already there.
func (x *setting) add(y *setting, seen map[any]bool) {
	for _, s := range y.scalars {
		if key := ir.StorageOf(s); !seen[key] {
			seen[key] = true
			x.scalars = append(x.scalars, s)
		}
	}
	for _, p := range y.procs {
		if !seen[p] {
			seen[p] = true
			x.procs = append(x.procs, p)
		}
	}
}
