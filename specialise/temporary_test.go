package specialise

import (
	"testing"

	"dhpfgo/ir"
)

// TestAlignedWith aligns t(i+1,j) with a(3,j-2,i), of which the last two dimensions are distributed: cell 2*y+1-4 of the second belongs to
// t(x,y), and cell x-1 of the third. Where a(3,3,i) is touched, no mapping of t has the element.
func TestAlignedWith(t *testing.T) {
	i, j := &ir.Symbol{Name: "i", Type: ir.Int8}, &ir.Symbol{Name: "j", Type: ir.Int8}
	moved := func(v *ir.Symbol, by int64) ir.Expr {
		return &ir.Binary{Op: ir.Add, X: &ir.Var{Sym: v}, Y: ir.Int8Const(by), T: ir.Int8}
	}
	layout := &ir.Layout{Name: "l", Dims: make([]ir.LayoutDim, 2)}
	a := &ir.Symbol{Name: "a", Map: &ir.Mapping{Layout: layout, Dims: []ir.MapDim{{Grid: -1}, {Grid: 0, Coef: 2, Offset: 1}, {Grid: 1, Coef: 1}}}}
	work := &ir.Elem{Sym: &ir.Symbol{Name: "t"}, Subs: []ir.Expr{moved(i, 1), moved(j, 0)}}
	m := alignedWith(work, &ir.Elem{Sym: a, Subs: []ir.Expr{ir.Int8Const(3), moved(j, -2), moved(i, 0)}})
	if m == nil {
		t.Fatal("no mapping is found")
	}
	if x, y := m.Dims[0], m.Dims[1]; x != (ir.MapDim{Grid: 1, Coef: 1, Offset: -1}) || y != (ir.MapDim{Grid: 0, Coef: 2, Offset: -3}) {
		t.Errorf("t(x,y) is in cell %d*y%+d of dimension %d and %d*x%+d of dimension %d", y.Coef, y.Offset, y.Grid+1, x.Coef, x.Offset, x.Grid+1)
	}
	if m := alignedWith(work, &ir.Elem{Sym: a, Subs: []ir.Expr{ir.Int8Const(3), ir.Int8Const(3), moved(i, 0)}}); m != nil {
		t.Errorf("a column of a is mapped as %v", m)
	}
}
