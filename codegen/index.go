package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// index is the value of an Integer expression of any kind as i64. It computes in 64 bits from the variables on, which
// overflow rules allow and LLVM needs to see that subscripts run through consecutive elements.
func (f *function) index(e ir.Expr) value.Value {
	if n, ok := build.FoldedInt(e); ok {
		return build.I64(n)
	}
	switch e := e.(type) {
	case *ir.Var:
		if v := f.nest.counters[e.Sym]; v != nil {
			return v
		}
	case *ir.Conv:
		if e.X.Type().Base == ir.Integer {
			return f.index(e.X)
		}
	case *ir.Unary:
		if e.Op == ir.Neg {
			return f.Minus(build.I64(0), f.index(e.X))
		}
	case *ir.Binary:
		if v := f.indexBinary(e); v != nil {
			return v
		}
	case *ir.Call:
		if v := f.indexExtremum(e); v != nil {
			return v
		}
	}
	return f.Resize(f.expr(e), types.I64)
}

func (f *function) indexBinary(e *ir.Binary) value.Value {
	switch e.Op {
	case ir.Add:
		return f.Plus(f.index(e.X), f.index(e.Y))
	case ir.Sub:
		return f.Minus(f.index(e.X), f.index(e.Y))
	case ir.Mul:
		return f.Times(f.index(e.X), f.index(e.Y))
	case ir.FloorDiv:
		return f.FloorDiv(f.index(e.X), f.index(e.Y))
	case ir.CeilDiv:
		return f.CeilDiv(f.index(e.X), f.index(e.Y))
	}
	return nil
}

func (f *function) indexExtremum(e *ir.Call) value.Value {
	combine := f.MaxInt
	switch e.Fn {
	case "max":
	case "min":
		combine = f.MinInt
	default:
		return nil
	}
	v := f.index(e.Args[0])
	for _, arg := range e.Args[1:] {
		v = combine(v, f.index(arg))
	}
	return v
}

// Arrays of which an image stores several tiles, one behind the other: in dimension k the element with index i stands at i + t*step,
// where t numbers the image's tiles from 0 and step is the runtime's slot_step. In a loop over tiles t counts with the loop; elsewhere
// the tile is that which owns the element.

// tiledDim is a dimension of an array that is stored by tiles.
type tiledDim struct {
	array *spmd.Array
	dim   int
}

// layoutDim is the dimension of the layout that cuts the array's.
func (t tiledDim) layoutDim() *ir.LayoutDim {
	m := t.array.Sym.Map
	return &m.Layout.Dims[m.Dims[t.dim].Grid]
}

// stepOf is how much further an index stands in the next tile.
func (t tiledDim) stepOf(f *function) value.Value {
	return f.LoadField(f.ArrayGlobal(t.array), abi.Array, "slot_step", t.dim)
}

// tiledBy lists the array dimensions stored by the tiles over which loop s runs that are used in it, none for any other loop.
func tiledBy(f *function, s *ir.Do) []tiledDim {
	var out []tiledDim
	seen := map[*ir.Symbol]bool{}
	ir.EachMention(s.Body, func(sym *ir.Symbol, _ ir.Role) {
		a := f.storage[sym]
		if a == nil || seen[sym] {
			return
		}
		seen[sym] = true
		for k := range sym.Dims {
			if t := (tiledDim{a, k}); a.Tiled(k) && t.layoutDim().Start == s.Var {
				out = append(out, t)
			}
		}
	})
	return out
}

// tileCount is the number of the tile at hand in a loop over tiles, with the steps of the arrays.
type tileCount struct {
	tiles  []tiledDim
	steps  []value.Value
	first  value.Value
	number *llvm.InstPhi
}

// countTiles begins to number the tiles of loop s, before it; nil for another loop.
func countTiles(f *function, s *ir.Do, lo value.Value) *tileCount {
	c := &tileCount{tiles: tiledBy(f, s)}
	if len(c.tiles) == 0 {
		return nil
	}
	for _, t := range c.tiles {
		c.steps = append(c.steps, t.stepOf(f))
	}
	c.first = tileOf(f, c.tiles[0].layoutDim(), lo)
	return c
}

// tileOf is the number of the image's tile that holds a template cell.
func tileOf(f *function, d *ir.LayoutDim, cell value.Value) value.Value {
	return f.Sdiv(f.Minus(cell, f.index(&ir.Var{Sym: d.First})), f.index(&ir.Var{Sym: d.Period}))
}

// enter tells the nest how far the tile at hand is from the first, at the head of the loop.
func (c *tileCount) enter(f *function, before, latch *llvm.Block) {
	if c == nil {
		return
	}
	c.number = f.Phi(c.first, before, nil, latch)
	for i, t := range c.tiles {
		f.nest.shifts[t] = f.Times(c.number, c.steps[i])
	}
}

// leave goes on to the next tile, at the end of the loop.
func (c *tileCount) leave(f *function, s *ir.Do) {
	if c == nil {
		return
	}
	by := int64(1)
	if _, down := s.Step.(*ir.Unary); down {
		by = -1
	}
	c.number.Incs[1].X = f.Plus(c.number, build.I64(by))
	for _, t := range c.tiles {
		delete(f.nest.shifts, t)
	}
}

// placed gives the subscripts of an element as they count in the storage of the image.
func placed(f *function, sym *ir.Symbol, subs []value.Value) []value.Value {
	a := f.storage[sym]
	if a == nil || !a.IsTiled() {
		return subs
	}
	out := append([]value.Value(nil), subs...)
	for k := range subs {
		t := tiledDim{a, k}
		switch shift := f.nest.shifts[t]; {
		case !a.Tiled(k):
		case shift != nil:
			out[k] = f.Plus(subs[k], shift)
		default:
			m := sym.Map.Dims[k]
			cell := f.Plus(f.Times(build.I64(m.Coef), subs[k]), build.I64(m.Offset))
			out[k] = f.Plus(subs[k], f.Times(tileOf(f, t.layoutDim(), cell), t.stepOf(f)))
		}
	}
	return out
}
