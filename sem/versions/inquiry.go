package versions

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
)

// Inquiry asks for the mapping that a variable has where it stands; Into takes the answer. It is gone when Follow has run.
type Inquiry struct {
	ir.At
	Of   *names.Entity
	Into *ir.Symbol `ir:"def"`
}

// Holding is the mapping that holds at a point of the program.
type Holding struct {
	Root    *names.Entity
	At      mapping.Placement
	Dist    *mapping.Distribution // nil for none
	Aligned func(*names.Entity) *mapping.Alignment
	Known   bool // whichever way control comes
}

// answer puts what tells of the mapping that holds in place of an inquiry; before are the statements in front of it in its list.
func (f *flow) answer(s *Inquiry, before []ir.Stmt, st *mapState) []ir.Stmt {
	if f.trial {
		return nil
	}
	h := Holding{Aligned: func(e *names.Entity) *mapping.Alignment { return f.aligned(e, st) }}
	h.Root, h.At = f.ultimate(s.Of, st)
	if h.Dist = st.dist[h.Root]; h.Dist == nil {
		h.Dist = f.scope.Distributed(h.Root)
	}
	h.Known = f.isSettled(s.Of, h.Root, before)
	return f.scope.Answer(s, h)
}

// isSettled reports whether a variable has the same mapping on whichever way control comes: no directive about it stands in a construct,
// or one in front of the place has distributed its root.
func (f *flow) isSettled(e, root *names.Entity, before []ir.Stmt) bool {
	var nested []*Change
	for _, m := range changesIn(f.unit.Body) {
		if !slices.ContainsFunc(f.unit.Body, func(s ir.Stmt) bool { return s == ir.Stmt(m) }) && f.mayFollow(e, m.self(), changesIn(f.unit.Body), map[*names.Entity]bool{}) {
			nested = append(nested, m)
		}
	}
	if len(nested) == 0 {
		return true
	}
	if slices.ContainsFunc(nested, func(m *Change) bool { return m.Align != nil }) {
		return false
	}
	for _, s := range slices.Backward(before) {
		if m, ok := s.(*Change); ok && m.Dist != nil && m.self() == root {
			return true
		}
		if len(changesIn([]ir.Stmt{s})) > 0 {
			return false
		}
	}
	return false
}
