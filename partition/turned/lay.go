package turned

import (
	"fmt"

	"dhpfgo/ir"
)

// layDown makes the arrays that take the place of those which are not cut along their lines yet: all in one layout, so that elements of the
// same line lie together.
func (t *turning) layDown(l *lines, at ir.At) map[*ir.Symbol]*ir.Symbol {
	layout := t.layoutFor(l, at)
	to := map[*ir.Symbol]*ir.Symbol{}
	for _, s := range l.arrays {
		if s.Map.Layout == layout && isCutAlong(s, l.at[s]) {
			continue
		}
		k := key{s, l.at[s], layout}
		if t.versions[k] == nil {
			t.versions[k] = t.version(s, l.at[s], layout)
			t.versions[k].Map.Lines = at.Pos
		}
		to[s] = t.versions[k]
	}
	return to
}

// layoutFor is the layout of an array that is cut along the lines as it is, where the others fit in, or one with the least
// bounds that hold those of all.
func (t *turning) layoutFor(l *lines, at ir.At) *ir.Layout {
	b, _ := l.bounds()
	x := &ir.Layout{Pos: at.Pos, Dims: []ir.LayoutDim{{TemplateDim: l.at[l.arrays[0]] + 1, Format: "block", Lo: b.Lo, Hi: b.Hi}}}
	d := &x.Dims[0]
	for _, s := range l.arrays {
		x.Deferred = x.Deferred || s.Map.Layout.Deferred
	}
	for _, s := range l.arrays {
		if isCutAlong(s, l.at[s]) && holds(s, l.at[s], d) {
			return s.Map.Layout
		}
	}
	for _, old := range t.layouts {
		if ir.CutAlike(old, x) {
			return old
		}
	}
	t.made++
	x.Name = fmt.Sprintf("Lines%d", t.made) // no name in a source has a capital letter
	t.addVariables(x)
	t.layouts = append(t.layouts, x)
	t.unit.Layouts = append(t.unit.Layouts[:len(t.unit.Layouts):len(t.unit.Layouts)], x)
	return x
}

// holds reports whether the cells of a layout are the indices of an array whose dimension `at` is cut, and those of d are among them.
func holds(s *ir.Symbol, at int, d *ir.LayoutDim) bool {
	m := s.Map.Dims[at]
	x := s.Map.Layout.Dims[m.Grid]
	below, known := ir.Difference(d.Lo, x.Lo)
	above, fixed := ir.Difference(d.Hi, x.Hi)
	return m.Coef == 1 && m.Offset == 0 && len(s.Map.Layout.Dims) == 1 && known && fixed && below >= 0 && above <= 0
}

// addVariables gives a layout the variables that say which tile an image has.
func (t *turning) addVariables(l *ir.Layout) {
	for _, v := range []struct {
		at   **ir.Symbol
		what string
	}{{&l.Dims[0].Start, "start"}, {&l.Dims[0].Block, "block"}} {
		s := &ir.Symbol{Name: l.Name + "%" + v.what, Source: v.what, Pos: l.Pos, Type: ir.Int8, Made: true, Storage: ir.Static}
		switch {
		case !l.Deferred:
			s.Captured = true // the main program makes it
		case t.unit.Proc != nil:
			s.Storage = ir.Automatic
		}
		*v.at = s
		t.unit.Symbols = append(t.unit.Symbols[:len(t.unit.Symbols):len(t.unit.Symbols)], s)
	}
}

// own is an array like s that is not distributed.
func (t *turning) own(s *ir.Symbol) *ir.Symbol {
	t.made++
	n := *s
	n.Name, n.Map = fmt.Sprintf("%s%%own%d", s.Name, t.made), nil
	t.unit.Symbols = append(t.unit.Symbols[:len(t.unit.Symbols):len(t.unit.Symbols)], &n)
	return &n
}

// version is an array like s that is cut in dimension `at` alone, along the only dimension of a layout.
func (t *turning) version(s *ir.Symbol, at int, l *ir.Layout) *ir.Symbol {
	m := &ir.Mapping{Layout: l, Dims: make([]ir.MapDim, s.Rank())}
	for k := range m.Dims {
		m.Dims[k] = ir.MapDim{Grid: -1}
	}
	m.Dims[at] = ir.MapDim{Coef: 1}
	t.made++
	n := *s
	n.Name, n.Source, n.Made, n.Map = fmt.Sprintf("%s%%lines%d", s.Name, t.made), s.UserName(), true, m
	n.Init, n.InitElems, n.Intent, n.Link, n.Whole = nil, nil, "", "", false
	n.Optional, n.Inherit, n.Common, n.Offset, n.Size = false, false, nil, 0, ir.ExplicitShape
	n.Allocatable = s.Allocatable || !ir.ConstantDims(s.Dims) || l.Deferred
	n.Captured, n.Storage = !n.Allocatable, ir.Static
	if n.Allocatable && t.unit.Proc != nil {
		n.Storage = ir.Automatic
	}
	t.unit.Symbols = append(t.unit.Symbols[:len(t.unit.Symbols):len(t.unit.Symbols)], &n)
	return &n
}
