package main

import "math/big"

const precision = 300 // bits

func number() *big.Float             { return new(big.Float).SetPrec(precision) }
func integer(n int64) *big.Float     { return number().SetInt64(n) }
func real(x float64) *big.Float      { return number().SetFloat64(x) }
func add(a, b *big.Float) *big.Float { return number().Add(a, b) }
func sub(a, b *big.Float) *big.Float { return number().Sub(a, b) }
func mul(a, b *big.Float) *big.Float { return number().Mul(a, b) }
func div(a, b *big.Float) *big.Float { return number().Quo(a, b) }
func isNegligible(x *big.Float) bool { return x.Sign() == 0 || x.MantExp(nil) < -precision }
func toDouble(x *big.Float) *big.Float {
	d, _ := x.Float64()
	return real(d)
}

// onGrid is the multiple of 2**bit that is next to x.
func onGrid(x *big.Float, bit int) *big.Float {
	scaled := number().SetMantExp(x, -bit)
	half := real(0.5)
	if x.Sign() < 0 {
		half.Neg(half)
	}
	whole, _ := add(scaled, half).Int(nil)
	return number().SetMantExp(number().SetInt(whole), bit)
}

// exp is the sum of x**n/n!.
func exp(x *big.Float) *big.Float {
	sum, term := integer(1), integer(1)
	for n := int64(1); !isNegligible(term); n++ {
		term = div(mul(term, x), integer(n))
		sum = add(sum, term)
	}
	return sum
}

// log is 2 artanh((x - 1)/(x + 1)), x about 1.
func log(x *big.Float) *big.Float {
	t := div(sub(x, integer(1)), add(x, integer(1)))
	return mul(integer(2), oddSeries(t, 1))
}

func ln2() *big.Float { return log(integer(2)) }

// oddSeries is the sum of sign**k t**(2k+1)/(2k+1): artanh(t), and arctan(t) for sign -1.
func oddSeries(t *big.Float, sign int64) *big.Float {
	sum, power, square := number(), t, mul(mul(t, t), integer(sign))
	for n := int64(1); !isNegligible(power); n += 2 {
		sum = add(sum, div(power, integer(n)))
		power = mul(power, square)
	}
	return sum
}

// pi is 16 arctan(1/5) - 4 arctan(1/239) (Machin 1706).
func pi() *big.Float {
	arctan := func(n int64) *big.Float { return oddSeries(div(integer(1), integer(n)), -1) }
	return sub(mul(integer(16), arctan(5)), mul(integer(4), arctan(239)))
}

func sinCos(x *big.Float) (sin, cos *big.Float) {
	sin, cos = number(), number()
	term := integer(1)
	for n := int64(1); !isNegligible(term); n++ {
		if n%2 == 1 {
			cos = add(cos, term)
			term = div(mul(term, x), integer(n))
		} else {
			sin = add(sin, term)
			term = div(mul(term, x), integer(-n))
		}
	}
	return sin, cos
}
