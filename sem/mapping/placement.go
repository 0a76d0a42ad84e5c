package mapping

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/sem/names"
)

// Placement says where an array stands in a template: its dimensions lie along Dims; in the template dimensions of Fixed it
// stands in one cell; along the others there is a copy for each cell.
type Placement struct {
	Dims  []AlignDim
	Fixed map[int]int64
	Why   diag.Reason // why that is known only at run time
}

// Ultimate follows alignments to the array or template that is distributed, and composes them. Of names that are aligned in a ring
// it is the first that it meets again, and ok is false.
func Ultimate(e *names.Entity, aligned func(*names.Entity) *Alignment) (root *names.Entity, at Placement, ok bool) {
	for k := range e.Dims {
		at.Dims = append(at.Dims, AlignDim{Target: k, Coef: 1})
	}
	root = e
	seen := map[*names.Entity]bool{}
	for a := aligned(root); a != nil; a = aligned(root) {
		if seen[root] {
			return root, at, false
		}
		seen[root] = true
		at = at.Through(a)
		root = a.Target
	}
	return root, at, true
}

// Through is the placement in the target of an alignment of what is placed in its alignee.
func (p Placement) Through(a *Alignment) Placement {
	out := Placement{Fixed: map[int]int64{}, Why: p.Why}
	if !out.Why.Some() {
		out.Why = a.Why
	}
	for d, cell := range a.Fixed {
		out.Fixed[d] = cell
	}
	for _, d := range p.Dims {
		if d.Target < 0 || len(a.Dims) <= d.Target {
			out.Dims = append(out.Dims, AlignDim{Target: -1})
			continue
		}
		next := a.Dims[d.Target]
		out.Dims = append(out.Dims, AlignDim{Target: next.Target, Coef: d.Coef * next.Coef, Offset: next.Coef*d.Offset + next.Offset})
	}
	for d, cell := range p.Fixed {
		if d >= len(a.Dims) {
			continue
		}
		if next := a.Dims[d]; next.Target >= 0 {
			out.Fixed[next.Target] = next.Coef*cell + next.Offset
		}
	}
	return out
}

// Covers reports whether a dimension of the array lies along each distributed one.
func (p Placement) Covers(d *Distribution) bool {
	for _, k := range d.Distributed() {
		if !slices.ContainsFunc(p.Dims, func(a AlignDim) bool { return a.Target == k }) {
			return false
		}
	}
	return true
}

// In places the array in a layout that dimensions dims of its template, from 0, are cut by; nil if every image has a copy.
func (p Placement) In(l *ir.Layout, dims []int) *ir.Mapping {
	m := &ir.Mapping{Layout: l}
	cut := false
	for _, ad := range p.Dims {
		md := ir.MapDim{Grid: -1, Coef: 1}
		for g, k := range dims {
			if ad.Target == k {
				md.Grid, md.Coef, md.Offset = g, ad.Coef, ad.Offset
				cut = true
			}
		}
		m.Dims = append(m.Dims, md)
	}
	for g, k := range dims {
		if cell, ok := p.Fixed[k]; ok {
			m.Cells = append(m.Cells, ir.MapCell{Grid: g, Cell: cell})
			cut = true
		}
	}
	if !cut {
		return nil
	}
	return m
}

// Target is what the array is aligned with in the end.
func (p Placement) Target(root *names.Entity) *ir.AlignTarget {
	t := &ir.AlignTarget{Name: root.Name, Rank: len(root.Dims)}
	for _, d := range p.Dims {
		t.Along = append(t.Along, d.Target)
	}
	return t
}

// CutAlike reports whether two layouts are the same at compile time: they are described at run time for the same root, or for none.
func CutAlike(a, b *ir.Layout) bool { return a.Decl == b.Decl && ir.CutAlike(a, b) }
