package specialise

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
)

// stand makes the array that has the shape of a section and the mapping of a dummy argument; nil if extents are not
// constant. For a recursive procedure it is made anew for each call, and the one of an earlier activation comes back behind it.
func (s *specializer) stand(d *ir.Symbol, sec *ir.Section, recursive bool) *ir.Symbol {
	x := &ir.Symbol{Name: d.Name, Pos: d.Pos, Type: d.Type, Storage: ir.Static, Captured: true, Allocatable: recursive}
	key := fmt.Sprintf("%p", d)
	next := 0
	for k := range sec.Lo {
		if sec.Single[k] {
			continue
		}
		if next >= d.Rank() {
			return nil
		}
		n, ok := gap(sec.Hi[k], sec.Lo[k])
		step, constant := sec.Step[k].(*ir.Const)
		lo, constLo := d.Dims[next].Lo.(*ir.Const)
		if !ok || !constant || !constLo || step.I == 0 {
			return nil
		}
		count := max(0, ir.DivFloor(n+step.I, step.I))
		hi := &ir.Const{Pos: d.Pos, T: ir.Int8, I: lo.I + count - 1}
		if m, ok := gap(d.Dims[next].Hi, hi); ok && m != 0 {
			return nil
		}
		x.Dims = append(x.Dims, ir.Dim{Lo: lo, Hi: hi})
		key += fmt.Sprintf(" %d:%d", lo.I, hi.I)
		next++
	}
	if next != d.Rank() {
		return nil
	}
	for s.stands[key] != nil && s.isBusy(s.stands[key]) {
		key += "'"
	}
	if s.stands[key] != nil {
		return s.stands[key]
	}
	if x.Map = constantMapping(d, x); x.Map == nil {
		return nil
	}
	s.stands[key] = x
	main := s.queue[0]
	main.Symbols = append(main.Symbols, x)
	main.Layouts = ir.AppendLayout(main.Layouts, x.Map.Layout)
	return x
}

// isBusy reports whether an array cannot stand in place of one more argument: it does already in the statement at hand, or the
// statement uses the one of this activation.
func (s *specializer) isBusy(x *ir.Symbol) bool {
	busy := slices.Contains(s.busy, x)
	if x.Allocatable {
		ir.EverySymbol(func(y *ir.Symbol) { busy = busy || x == y }, s.at)
	}
	return busy
}

// constantMapping is the mapping of a dummy argument for an array x of constant bounds in its place.
func constantMapping(d, x *ir.Symbol) *ir.Mapping {
	if d.Map.Layout.IsConstant() {
		return d.Map
	}
	l := *d.Map.Layout
	l.Dims = append([]ir.LayoutDim(nil), l.Dims...)
	l.Deferred = false
	for k, m := range d.Map.Dims {
		if m.Grid < 0 {
			continue
		}
		p := &l.Dims[m.Grid]
		if p.Table != nil && !p.Table.IsConstant() {
			return nil
		}
		first, okF := gap(p.Lo, d.Dims[k].Lo)
		last, okL := gap(p.Hi, d.Dims[k].Hi)
		if !okF || !okL {
			return nil
		}
		lo, hi := x.Dims[k].Lo.(*ir.Const), x.Dims[k].Hi.(*ir.Const)
		p.Lo = &ir.Const{Pos: d.Pos, T: ir.Int8, I: lo.I + first}
		p.Hi = &ir.Const{Pos: d.Pos, T: ir.Int8, I: hi.I + last}
		p.CopyVariables()
		for _, v := range p.Variables() {
			v.Captured, v.Storage = true, ir.Static
		}
	}
	return &ir.Mapping{Layout: &l, Dims: d.Map.Dims, Cells: d.Map.Cells}
}

// loopVariable makes the variable of a loop over the elements of a section.
func (s *specializer) loopVariable() *ir.Symbol {
	s.made++
	v := &ir.Symbol{Name: fmt.Sprintf("c%%%d", s.made), Type: ir.Int8, Made: true, Storage: ir.Static}
	if s.unit.Proc != nil {
		v.Storage = ir.Automatic
	}
	s.unit.Symbols = append(s.unit.Symbols[:len(s.unit.Symbols):len(s.unit.Symbols)], v)
	return v
}
