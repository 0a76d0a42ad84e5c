package storage

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// Arrays of which an image stores several tiles, one after the other: in dimension k the element with index i is at i + t*step,
// where t numbers the image's tiles from 0 and step is the runtime's slot_step. In a loop over tiles t counts with the loop; elsewhere
// the tile is that which owns the element.

// With multipartitioning, where tiles are no product over the dimensions, the runtime gives one number for the tile at hand, by which all its
// elements are further on; it is added to the subscript whose stride is 1.

// tiledDim is a dimension of an array that is stored by tiles; dim -1 stands for all dimensions of one with multipartitioning.
type tiledDim struct {
	array *spmd.Array
	dim   int
}

const allDims = -1

// layoutDim is the dimension of the layout that cuts the array's.
func (t tiledDim) layoutDim() *ir.LayoutDim {
	m := t.array.Sym.Map
	return &m.Layout.Dims[m.Dims[t.dim].Grid]
}

// stepOf is how much further an index stands in the next tile.
func (t tiledDim) stepOf(f *Memory) value.Value {
	return f.LoadField(f.ArrayGlobal(t.array), abi.Array, "slot_step", t.dim)
}

// tiledBy lists the array dimensions stored by the tiles over which loop s runs that are used in it, none for any other loop.
func tiledBy(f *Memory, s *ir.Do) []tiledDim {
	var out []tiledDim
	seen := map[*ir.Symbol]bool{}
	ir.EachMention(s.Body, func(sym *ir.Symbol, _ ir.Role) {
		a := f.Storage[sym]
		if a == nil || seen[sym] {
			return
		}
		seen[sym] = true
		if a.IsMulti() {
			if a.IsTiled() && tileIsKnown(f, a, s.Var) {
				out = append(out, tiledDim{a, allDims})
			}
			return
		}
		for k := range sym.Dims {
			if t := (tiledDim{a, k}); a.Tiled(k) && t.layoutDim().Start == s.Var {
				out = append(out, t)
			}
		}
	})
	return out
}

// tileIsKnown reports whether the loop over v is the innermost of loops over the tiles of all dimensions of an array.
func tileIsKnown(f *Memory, a *spmd.Array, v *ir.Symbol) bool {
	known, inner := true, false
	for _, d := range a.Sym.Map.Layout.Dims {
		known = known && (d.Start == v || f.Nest.Counters[d.Start] != nil)
		inner = inner || d.Start == v
	}
	return known && inner
}

// shiftOfTile asks how much further the elements of the tile at hand stand; start is the value of the innermost loop over tiles.
func shiftOfTile(f *Memory, a *spmd.Array, s *ir.Do, start value.Value) value.Value {
	var starts []value.Value
	for _, d := range a.Sym.Map.Layout.Dims {
		if d.Start == s.Var {
			starts = append(starts, start)
		} else {
			starts = append(starts, f.Nest.Counters[d.Start])
		}
	}
	return f.CallRuntime("hpf_multi_shift", f.ArrayGlobal(a), f.Fill(starts))
}

// tileCount is the number of the tile at hand in a loop over tiles, with the steps of the arrays.
type tileCount struct {
	tiles  []tiledDim
	steps  []value.Value
	first  value.Value
	number *llvm.InstPhi
	multi  []tiledDim // with multipartitioning
}

// CountTiles begins to number the tiles of loop s, before it; nil for another loop.
func CountTiles(f *Memory, s *ir.Do, lo value.Value) *tileCount {
	c := &tileCount{tiles: tiledBy(f, s)}
	if len(c.tiles) == 0 {
		return nil
	}
	var counted []tiledDim
	for _, t := range c.tiles {
		if t.dim != allDims {
			counted = append(counted, t)
			c.steps = append(c.steps, t.stepOf(f))
		} else {
			c.multi = append(c.multi, t)
		}
	}
	if c.tiles = counted; len(counted) > 0 {
		c.first = tileOf(f, c.tiles[0].layoutDim(), lo)
	}
	return c
}

// EnterPlaces tells the nest that in loop s subscripts of arrays that are stored by its tiles are places already, until the function that it
// returns is called.
func EnterPlaces(f *Memory, s *ir.Do) (leave func()) {
	if s.Slots == nil {
		return func() {}
	}
	tiles := tiledBy(f, &ir.Do{Var: s.Slots, Body: s.Body})
	for _, t := range tiles {
		f.Nest.shifts[t] = build.I64(0)
	}
	return func() {
		for _, t := range tiles {
			delete(f.Nest.shifts, t)
		}
	}
}

// tileOf is the number of the image's tile that holds a template cell.
func tileOf(f *Memory, d *ir.LayoutDim, cell value.Value) value.Value {
	return f.Sdiv(f.Minus(cell, f.Index(&ir.Var{Sym: d.First})), f.Index(&ir.Var{Sym: d.Period}))
}

// Enter tells the nest how far the tile at hand is from the first, at the head of the loop.
func (c *tileCount) Enter(f *Memory, s *ir.Do, counter value.Value, before, latch *llvm.Block) {
	if c == nil {
		return
	}
	for _, t := range c.multi {
		f.Nest.shifts[t] = shiftOfTile(f, t.array, s, counter)
	}
	if len(c.tiles) == 0 {
		return
	}
	c.number = f.Phi(c.first, before, nil, latch)
	for i, t := range c.tiles {
		f.Nest.shifts[t] = f.Times(c.number, c.steps[i])
	}
}

// Leave goes on to the next tile, at the end of the loop.
func (c *tileCount) Leave(f *Memory, s *ir.Do) {
	if c == nil {
		return
	}
	for _, t := range c.multi {
		delete(f.Nest.shifts, t)
	}
	if len(c.tiles) == 0 {
		return
	}
	by := int64(1)
	if _, down := s.Step.(*ir.Unary); down {
		by = -1
	}
	c.number.Incs[1].X = f.Plus(c.number, build.I64(by))
	for _, t := range c.tiles {
		delete(f.Nest.shifts, t)
	}
}

// unitDim is the dimension of an array whose stride is 1.
func unitDim(a *spmd.Array) int {
	k := 0
	for a.Single != nil && a.Single[k] {
		k++
	}
	return k
}

// placed gives the subscripts of an element as they count in the storage of the image.
func placed(f *Memory, sym *ir.Symbol, subs []value.Value) []value.Value {
	a := f.Storage[sym]
	if a == nil || !a.IsTiled() {
		return subs
	}
	out := append([]value.Value(nil), subs...)
	if a.IsMulti() {
		shift := f.Nest.shifts[tiledDim{a, allDims}]
		if shift == nil {
			shift = f.CallRuntime("hpf_multi_shift_of", f.ArrayGlobal(a), f.Fill(subs))
		}
		k := unitDim(a)
		out[k] = f.Plus(subs[k], shift)
		return out
	}
	for k := range subs {
		t := tiledDim{a, k}
		switch shift := f.Nest.shifts[t]; {
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

// LoopNest is what statements know of the loops around them.
type LoopNest struct {
	Counters map[*ir.Symbol]value.Value // the DO variables, as i64
	Inner    *ir.Do                     // the innermost loop, unless that is a DO WHILE
	shifts   map[tiledDim]value.Value   // in loops over tiles
}

func newLoopNest() *LoopNest {
	return &LoopNest{Counters: map[*ir.Symbol]value.Value{}, shifts: map[tiledDim]value.Value{}}
}

// Enter makes s the innermost loop, until the function that it returns is called.
func (n *LoopNest) Enter(s *ir.Do, counter value.Value) (leave func()) {
	outer, around := n.Counters[s.Var], n.Inner
	n.Counters[s.Var] = counter
	n.Inner = s
	return func() {
		n.Counters[s.Var] = outer
		n.Inner = around
	}
}
