package comm

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Messages inside the loop over tiles.
//
//	before: with MULTI an image has tiles at many places of each dimension, so that the buffer for what all of them read, a row of a matrix for
//	        each row of its tiles, is as long as the array
//	after:  where no tile needs what the loop sets for another, the loop runs a hyperplane of tiles at a time, as a sweep does, and the
//	        buffers hold what the tiles of one hyperplane read
//
// As much moves as before, in more messages: a buffer that holds one index in some dimension, a line of a matrix, is not worth them.

// chooseHyperplanes decides whether the loop after a step runs a hyperplane of tiles at a time, along the dimension with whose tiles most
// buffers go along.
func (u *Unit) chooseHyperplanes(s *Step) {
	if s.Piped || s.Back || len(s.Arrays) == 0 || !s.At.IsLoop() {
		return
	}
	layout := s.Needs[s.Arrays[0]][0].Ref.Sym.Map.Layout
	if !layout.IsMulti() || layout.IsIndirect() || layout.Dynamic || !u.isFreeOfOrder(s, layout) {
		return
	}
	best, most := 0, 0
	for g := range layout.Dims {
		if n := u.buffersAlong(s, layout, g); n > most {
			best, most = g, n
		}
	}
	if most == 0 {
		return
	}
	s.Sweep = &Sweep{layout: layout, grid: best}
	for _, sym := range s.Arrays {
		for _, w := range s.Needs[sym] {
			w.Sweep = s.Sweep
		}
	}
}

// isFreeOfOrder reports whether the tiles of the image may run the loop that follows a step one after the other: all messages for it stand before
// it, and nothing that they bring is set in it.
func (u *Unit) isFreeOfOrder(s *Step, layout *ir.Layout) bool {
	l := s.At
	d, ok := l.Stmt.(*ir.Do)
	if !ok || u.Storage.Stale[tree.KeyOf(d)] || whyNotAlone(u.Computation, l).Some() {
		return false
	}
	if _, constant := d.ConstantStep(); !constant {
		return false
	}
	here := slices.Concat(u.Needs, u.backs, u.Gathers)
	if slices.ContainsFunc(here, func(w *Need) bool { return w.At.Within(l) && (w.At != l || w.Piped || w.Back || w.Indirect != nil) }) {
		return false
	}
	for _, sym := range s.Arrays {
		if l.Sets(sym) || slices.ContainsFunc(s.Needs[sym], func(w *Need) bool {
			return w.All || !w.N.Within(l) || w.Ref.Sym.Map.Layout != layout || !isUnscaled(w.Ref.Sym.Map)
		}) {
			return false
		}
	}
	for _, r := range u.Reductions {
		if r.Region == l {
			return false
		}
	}
	return runsByTilesOf(u.Computation, l, layout) && setByTiles(u.Computation, l) == nil && updatedByTiles(u.Computation, l, layout) == nil
}

// buffersAlong counts the whole dimensions of buffers as large as the array that go along with tiles along grid dimension g.
func (u *Unit) buffersAlong(s *Step, layout *ir.Layout, g int) int {
	count := 0
	for _, sym := range s.Arrays {
		for _, part := range deliveries(u, s, sym) {
			if slices.ContainsFunc(part.dims, func(b bufferDim) bool { return b.grid >= 0 || b.single }) {
				continue
			}
			for k := range part.dims {
				if _, _, ok := reach(u.Space, part.data, sets.Var(space.DataDim(k)), layout, g); ok {
					count++
				}
			}
		}
	}
	return count
}
