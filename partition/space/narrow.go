package space

import "dhpfgo/ir"

// Narrow is how many cells are few whatever the extents.
const Narrow = 4

// IsNarrow reports whether c cells are a distance from the tile, and not the way to the other end of an array: a part of its extent where
// that is constant, else a few dozen, as no stencil is wider.
func IsNarrow(l *ir.Layout, g int, c int64) bool {
	const (
		part   = 8
		dozens = 32
	)
	d := l.Dims[g]
	if size, ok := d.Arg.(*ir.Const); ok && d.Many() {
		return c <= max(size.I, Narrow)
	}
	lo, constantLo := d.Lo.(*ir.Const)
	hi, constantHi := d.Hi.(*ir.Const)
	switch {
	case d.Many():
		return c <= Narrow
	case constantLo && constantHi:
		return c <= max((hi.I-lo.I+1)/part, Narrow)
	}
	return c <= dozens
}
