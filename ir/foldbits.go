package ir

import "math/bits"

// foldBits folds the functions on bits of constant integers, Fortran 2008, 13.7; nil for other functions.
func foldBits(fn string, a []*Const, t Type) *Const {
	n := func(v int64) *Const { return &Const{Pos: a[0].Pos, T: t, I: v} }
	kind := a[0].T.Kind
	width := int64(8 * kind)
	word := uint64(a[0].I) << (64 - width) >> (64 - width)
	switch fn {
	case "popcnt":
		return n(int64(bits.OnesCount64(word)))
	case "poppar":
		return n(int64(bits.OnesCount64(word) & 1))
	case "leadz":
		return n(width - int64(bits.Len64(word)))
	case "trailz":
		return n(min(int64(bits.TrailingZeros64(word)), width))
	case "shifta":
		return n(a[0].I >> min(uint64(a[1].I), 63))
	case "merge_bits":
		return n(a[1].I ^ (a[0].I^a[1].I)&a[2].I)
	case "dshiftl":
		return n(shift(a[0].I, a[2].I, kind) | shift(a[1].I, a[2].I-width, kind))
	case "dshiftr":
		return n(shift(a[0].I, width-a[2].I, kind) | shift(a[1].I, -a[2].I, kind))
	case "ishftc":
		if a[2].I < 1 || a[2].I > width {
			return nil
		}
		mask := ^shift(-1, a[2].I, kind)
		by := (a[1].I%a[2].I + a[2].I) % a[2].I
		low := a[0].I & mask
		return n(a[0].I&^mask | (shift(low, by, kind)|shift(low, by-a[2].I, kind))&mask)
	}
	return nil
}
