package tally

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// findCommons finds the arrays in common blocks whose elements can be followed: those that all units know by one type and one shape, whose bytes
// no unit knows as anything else, and that hold no reals, which bounds and messages hardly depend on. One of their names stands for all.
func (f *facts) findCommons(p *spmd.Program) {
	f.commons = map[any]*ir.Symbol{}
	members := map[*ir.Common][]*ir.Symbol{} // one for each place and form
	for _, u := range p.Units {
		for _, s := range u.Source.Symbols {
			if s.Storage == ir.InCommon && !slices.ContainsFunc(members[s.Common], func(x *ir.Symbol) bool { return isSameMember(x, s) }) {
				members[s.Common] = append(members[s.Common], s)
			}
		}
	}
	for _, list := range members {
		for _, s := range list {
			isAlone := !slices.ContainsFunc(list, func(x *ir.Symbol) bool { return x != s && ir.SharesStorage(x, s) })
			isCount := s.Type.Base == ir.Integer || s.Type.Base == ir.Logical
			if isCount && s.Rank() > 0 && s.Map == nil && ir.ConstantDims(s.Dims) && isAlone {
				f.commons[ir.StorageOf(s)] = s
			}
		}
	}
}

// isSameMember reports whether two units know the same bytes of a common block in one form.
func isSameMember(x, y *ir.Symbol) bool {
	return ir.StorageOf(x) == ir.StorageOf(y) && x.Type == y.Type && x.Map == y.Map && slices.EqualFunc(x.Dims, y.Dims, func(a, b ir.Dim) bool {
		return ir.Equal(a.Lo, b.Lo) && ir.Equal(a.Hi, b.Hi)
	})
}

// keptArray is the name by which the elements of an array are kept, nil for one that is not followed.
func (f *facts) keptArray(s *ir.Symbol) *ir.Symbol {
	switch {
	case s.Map != nil || !follows(s):
		return nil
	case s.Storage == ir.InCommon:
		return f.commons[ir.StorageOf(s)]
	}
	return s
}
