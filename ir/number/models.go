// Package number holds what is known of numbers apart from any program: the models of their kinds, and arithmetic with many digits.
package number

import (
	"math"
	"math/big"
)

// The kinds of integers and reals, those of gfortran: what the front end accepts, how large values are in memory, and the number models
// of Fortran 2008, 13.4, are all found here.

// RealModel are the parameters of a kind of real numbers. Bytes is the size in memory: a real(10) of 80 bits takes 16.
type RealModel struct {
	Kind, Bytes      int
	Digits           int
	MinExp, MaxExp   int
	Precision, Range int
}

// realModels are the kinds of REAL and COMPLEX, the smaller first.
var realModels = []RealModel{
	{Kind: 4, Bytes: 4, Digits: 24, MinExp: -125, MaxExp: 128, Precision: 6, Range: 37},
	{Kind: 8, Bytes: 8, Digits: 53, MinExp: -1021, MaxExp: 1024, Precision: 15, Range: 307},
	{Kind: 10, Bytes: 16, Digits: 64, MinExp: -16381, MaxExp: 16384, Precision: 18, Range: 4931},
	{Kind: 16, Bytes: 16, Digits: 113, MinExp: -16381, MaxExp: 16384, Precision: 33, Range: 4931},
}

// intModels are the kinds of INTEGER and LOGICAL, the smaller first.
var intModels = []struct{ Kind, Range int }{{1, 2}, {2, 4}, {4, 9}, {8, 18}, {16, 38}}

// IntRange is the number of decimal digits that all fit into an integer of a kind.
func IntRange(kind int) int {
	for _, m := range intModels {
		if m.Kind == kind {
			return m.Range
		}
	}
	return 0
}

// ModelOf are the parameters of a kind of real numbers.
func ModelOf(kind int) RealModel {
	for _, m := range realModels {
		if m.Kind == kind {
			return m
		}
	}
	return RealModel{}
}

// IntKinds lists the kinds of integers, the smaller first.
func IntKinds() []int {
	var kinds []int
	for _, m := range intModels {
		kinds = append(kinds, m.Kind)
	}
	return kinds
}

// CharKinds lists the kinds of characters, which are the bytes of one: those of the default kind, and ISO 10646.
func CharKinds() []int { return []int{1, Wide} }

// Wide is the kind of characters of ISO 10646.
const Wide = 4

// RealKinds lists the kinds of real numbers, the smaller first.
func RealKinds() []int {
	var kinds []int
	for _, m := range realModels {
		kinds = append(kinds, m.Kind)
	}
	return kinds
}

// RealKindFor implements SELECTED_REAL_KIND, Fortran 2008, 13.7.146, as gfortran does.
func RealKindFor(p, r int64) int64 {
	foundP, foundR := false, false
	for _, m := range realModels {
		if okP, okR := int64(m.Precision) >= p, int64(m.Range) >= r; okP && okR {
			return int64(m.Kind)
		} else {
			foundP, foundR = foundP || okP, foundR || okR
		}
	}
	switch {
	case !foundP && !foundR:
		return -3
	case !foundP:
		return -1
	case !foundR:
		return -2
	}
	return -4
}

// IntKindFor implements SELECTED_INT_KIND, Fortran 2008, 13.7.145.
func IntKindFor(r int64) int64 {
	for _, m := range intModels {
		if int64(m.Range) >= r {
			return int64(m.Kind)
		}
	}
	return -1
}

// Round is the number of the model that is nearest to x, with fewer digits below the smallest normal number; false where that is too
// large.
func (m RealModel) Round(x *big.Float) (*big.Float, bool) {
	if x.IsInf() {
		return x, false
	}
	if x.Sign() == 0 {
		return x, true
	}
	mantissa := new(big.Float)
	digits := m.Digits - max(m.MinExp-x.MantExp(mantissa), 0)
	if digits < 1 {
		least := new(big.Float).SetMantExp(big.NewFloat(math.Copysign(0.5, float64(x.Sign()))), m.MinExp-m.Digits+1)
		if half := mantissa.Abs(mantissa).Cmp(big.NewFloat(0.5)); digits == 0 && half > 0 {
			return least, true
		}
		return least.SetFloat64(math.Copysign(0, float64(x.Sign()))), true
	}
	out := new(big.Float).SetPrec(uint(digits)).Set(x)
	return out, out.MantExp(nil) <= m.MaxExp
}

// WordsOfReal are the bits of a number of real(10) or real(16) as they stand in memory, the lower 64 first.
func WordsOfReal(kind int, x *big.Float) (low, high uint64) {
	m := ModelOf(kind)
	if x.Signbit() {
		high = 1 << 15
	}
	fraction := new(big.Int)
	switch {
	case x.IsInf():
		high |= 0x7fff
		fraction.SetBit(fraction, m.Digits-1, 1)
	case x.Sign() != 0:
		mantissa := new(big.Float)
		exponent := x.MantExp(mantissa)
		digits := m.Digits
		if exponent < m.MinExp {
			digits -= m.MinExp - exponent
		} else {
			high |= uint64(exponent - m.MinExp + 1)
		}
		fraction, _ = mantissa.Abs(mantissa).SetMantExp(mantissa, digits).Int(nil)
	}
	if kind == 10 {
		return fraction.Uint64(), high
	}
	fraction.SetBit(fraction, m.Digits-1, 0) // stands for itself in normal numbers
	return new(big.Int).And(fraction, new(big.Int).SetUint64(math.MaxUint64)).Uint64(), high<<48 | new(big.Int).Rsh(fraction, 64).Uint64()
}

// RealOfWords is the number of real(10) or real(16) with these bits; nil for what is no number.
func RealOfWords(kind int, low, high uint64) *big.Float {
	m := ModelOf(kind)
	fraction := new(big.Int)
	if kind == 16 {
		fraction.SetUint64(high & (1<<48 - 1))
		high >>= 48
	}
	fraction.Lsh(fraction, 64).Or(fraction, new(big.Int).SetUint64(low))
	exponent := int(high & 0x7fff)
	switch {
	case exponent == 0x7fff:
		return nil
	case exponent == 0:
		exponent = 1
	case kind == 16:
		fraction.SetBit(fraction, m.Digits-1, 1)
	}
	x := new(big.Float).SetPrec(WorkBits).SetInt(fraction)
	x.SetMantExp(x, exponent-1+m.MinExp-m.Digits)
	if high&(1<<15) != 0 {
		x.Neg(x)
	}
	return x
}

// Huge is the largest number of a model.
func (m RealModel) Huge() *big.Float {
	ones := new(big.Int).Lsh(big.NewInt(1), uint(m.Digits))
	x := new(big.Float).SetInt(ones.Sub(ones, big.NewInt(1)))
	return x.SetMantExp(x, m.MaxExp-m.Digits)
}

// Neighbour is the number of the model next to x: the larger one for a sign of 1, the smaller one for -1.
func (m RealModel) Neighbour(x *big.Float, sign int) *big.Float {
	last := m.MinExp - m.Digits
	if x.Sign() != 0 {
		mantissa := new(big.Float)
		exponent := x.MantExp(mantissa)
		if x.Sign()*sign < 0 && mantissa.Abs(mantissa).Cmp(big.NewFloat(0.5)) == 0 {
			exponent-- // below a power of two the numbers are twice as dense
		}
		last = max(exponent-m.Digits, last)
	}
	step := new(big.Float).SetMantExp(big.NewFloat(float64(sign)), last)
	return new(big.Float).SetPrec(4*WorkBits).Add(x, step)
}

// NearestInt rounds to the nearest integer, halves away from zero.
func NearestInt(x *big.Float) *big.Int {
	half := big.NewFloat(math.Copysign(0.5, float64(x.Sign())))
	n, _ := new(big.Float).SetPrec(2*WorkBits).Add(x, half).Int(nil)
	return n
}

// Words are the lowest 128 bits of a number that is not negative.
func Words(n *big.Int) (low, high uint64) {
	mask := new(big.Int).SetUint64(math.MaxUint64)
	return new(big.Int).And(n, mask).Uint64(), new(big.Int).And(new(big.Int).Rsh(n, 64), mask).Uint64()
}

// Lowest is the least number of an integer kind.
func Lowest(kind int) *big.Int {
	n := new(big.Int).Lsh(big.NewInt(1), uint(8*kind-1))
	return n.Neg(n)
}

// Read is a number as big.Float writes it; nil for other texts.
func Read(text string) *big.Float {
	x, _, err := big.ParseFloat(text, 0, WorkBits, big.ToNearestEven)
	if err != nil {
		return nil
	}
	return x
}
