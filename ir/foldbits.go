package ir

import (
	"encoding/binary"
	"math"
	"math/bits"

	"dhpfgo/diag"
)

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

// BytesOfConst is a constant as it stands in memory; nil for types that are not taken.
func BytesOfConst(k *Const) []byte {
	if k == nil {
		return nil
	}
	if IsWide(k.T) {
		return bytesOfWide(k)
	}
	word := func(bits uint64, n int) []byte {
		return append(binary.LittleEndian.AppendUint64(nil, bits), make([]byte, 8)...)[:n]
	}
	part := func(r float64) []byte {
		if k.T.Kind == 4 {
			return word(uint64(math.Float32bits(float32(r))), 4)
		}
		return word(math.Float64bits(r), 8)
	}
	switch k.T.Base {
	case Integer:
		return word(uint64(k.I), k.T.Kind)
	case Logical:
		if k.L && k.I == 0 {
			return word(1, k.T.Kind)
		}
		return word(uint64(k.I), k.T.Kind)
	case Real:
		return part(k.R)
	case Complex:
		return append(part(k.R), part(k.Im)...)
	case Character:
		return []byte(bytesOfChars(k.Chars(), k.T))
	case Derived:
		return bytesOfParts(k)
	}
	return nil
}

// bytesOfParts is a constant of a derived type in memory, where each component stands at its offset; nil if a component has no
// bytes before the program runs.
func bytesOfParts(k *Const) []byte {
	size, _ := k.T.Size()
	out := make([]byte, size)
	for i, at := range offsets(k.T.Derived) {
		comp := k.T.Derived.Components[i]
		list := []*Const{k.Parts[i]}
		if len(comp.Dims) > 0 && k.Parts[i] != nil {
			list = k.Parts[i].Parts
		}
		for _, part := range list {
			b := BytesOfConst(part)
			if comp.Allocatable || comp.Pointer || b == nil {
				return nil
			}
			at += int64(copy(out[at:], b))
		}
	}
	return out
}

// partsOfBytes is the constant of a derived type that stands in memory as b; nil if a component is no plain value.
func partsOfBytes(b []byte, t Type, pos diag.Span) *Const {
	out := &Const{Pos: pos, T: t}
	for i, at := range offsets(t.Derived) {
		comp := t.Derived.Components[i]
		if comp.Allocatable || comp.Pointer {
			return nil
		}
		one := BytesPer(comp.Type)
		list := &Const{Pos: pos, T: comp.Type}
		for k := range comp.Elements() {
			part := ConstOfBytes(b[at+k*one:at+(k+1)*one], comp.Type, pos)
			if part == nil {
				return nil // as what is no number of real(16)
			}
			list.Parts = append(list.Parts, part)
		}
		if len(comp.Dims) == 0 {
			list = list.Parts[0]
		}
		out.Parts = append(out.Parts, list)
	}
	return out
}

// offsets lists where the components of a type stand in memory.
func offsets(t *DerivedType) []int64 {
	var out []int64
	at := int64(0)
	for _, comp := range t.Components {
		n, a := comp.Size()
		at = (at + a - 1) / a * a
		out = append(out, at)
		at += n
	}
	return out
}

// ConstOfBytes is the constant of a type that stands in memory as b; nil for types that are not taken.
func ConstOfBytes(b []byte, t Type, pos diag.Span) *Const {
	word := func(b []byte) uint64 {
		return binary.LittleEndian.Uint64(append(append([]byte(nil), b...), make([]byte, 8)...))
	}
	if IsWide(t) {
		return wideOfBytes(b, t, pos)
	}
	part := func(b []byte) float64 {
		if t.Kind == 4 {
			return float64(math.Float32frombits(uint32(word(b))))
		}
		return math.Float64frombits(word(b))
	}
	k := &Const{Pos: pos, T: t}
	switch t.Base {
	case Integer:
		rest := 64 - 8*len(b)
		k.I = int64(word(b)<<rest) >> rest
	case Logical:
		if k.L = word(b) != 0; word(b) > 1 {
			k.I = int64(word(b)) // what TRANSFER may bring back
		}
	case Real:
		k.R = part(b)
	case Complex:
		k.R, k.Im = part(b[:t.Kind]), part(b[t.Kind:])
	case Character:
		k.S = string(b)
	case Derived:
		return partsOfBytes(b, t, pos)
	default:
		return nil
	}
	return k
}
