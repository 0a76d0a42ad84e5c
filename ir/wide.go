package ir

import (
	"dhpfgo/diag"
	"dhpfgo/ir/number"
	"encoding/binary"
	"fmt"
	"math"
	"math/big"
	"strings"
)

// Numbers of more digits than Go's own types hold are those of integer(16), real(10), real(16) and of complex numbers made of these. A
// constant of such a type has its value in I, or in R and Im, where these hold it exactly; else these are as near as they can be, and
// Wide is the value: an integer in decimal, a real in hexadecimal, both parts of a complex number with a blank between them.

// IsWide reports whether values of a type may have more digits than Go's own numbers.
func IsWide(t Type) bool {
	return t.Kind > 8 && (t.Base == Integer || t.Base == Real || t.Base == Complex)
}

// BigInt is the value of an integer constant.
func (e *Const) BigInt() *big.Int {
	if e.Wide != "" {
		n, _ := new(big.Int).SetString(e.Wide, 10)
		return n
	}
	return big.NewInt(e.I)
}

// BigParts is the value of a real constant, or of both parts of a complex one; nil for what is no number.
func (e *Const) BigParts() (re, im *big.Float) {
	if math.IsNaN(e.R) || math.IsNaN(e.Im) {
		return nil, nil
	}
	if e.Wide == "" {
		return number.Of(e.R), number.Of(e.Im)
	}
	first, second, both := strings.Cut(e.Wide, " ")
	if re, im = number.Read(first), number.Of(0); both {
		im = number.Read(second)
	}
	return re, im
}

// withBigInt is a constant of an integer type.
func (e *Const) withBigInt(t Type, n *big.Int) (*Const, string) {
	if n.BitLen() > 8*t.Kind-1 && n.Cmp(number.Lowest(t.Kind)) != 0 {
		return nil, fmt.Sprintf("%s is too large for %s", n, t)
	}
	out := &Const{Pos: e.Pos, T: t, I: n.Int64()}
	if !n.IsInt64() {
		out.I, out.Wide = math.MaxInt64, n.String()
		if n.Sign() < 0 {
			out.I = math.MinInt64
		}
	}
	return out, ""
}

// BitsConst is a constant that is only bits until it is converted.
func BitsConst(n *big.Int, pos diag.Span) *Const {
	low, high := number.Words(n)
	out := &Const{Pos: pos, T: Int8, I: int64(low), Bits: true}
	if high != 0 {
		out.Wide = n.String()
	}
	return out
}

// withBigReal is a constant of a real type, rounded once.
func (e *Const) withBigReal(t Type, x *big.Float) (*Const, string) {
	return e.withBigParts(t, x, number.Of(0))
}

// withBigParts is a constant of a real or complex type, its parts rounded once.
func (e *Const) withBigParts(t Type, re, im *big.Float) (*Const, string) {
	m := number.ModelOf(t.Kind)
	re, okRe := m.Round(re)
	im, okIm := m.Round(im)
	if !okRe || !okIm {
		return nil, fmt.Sprintf("the result is no number of type %s", t)
	}
	out := &Const{Pos: e.Pos, T: t}
	var exactRe, exactIm big.Accuracy
	out.R, exactRe = re.Float64()
	out.Im, exactIm = im.Float64()
	if exactRe != big.Exact || exactIm != big.Exact {
		out.Wide = re.Text('p', 0)
		if t.Base == Complex {
			out.Wide += " " + im.Text('p', 0)
		}
	}
	return out, ""
}

// ReadReal is the constant of a real type with a value in decimal.
func ReadReal(text string, t Type, pos diag.Span) (*Const, string) {
	k := &Const{Pos: pos, T: t}
	x, _, err := big.ParseFloat(text, 10, 4*number.WorkBits, big.ToNearestEven)
	if err != nil {
		return nil, err.Error()
	}
	return k.withBigReal(t, x)
}

// ReadInt is the constant of an integer type with a value in decimal; nil where that does not fit.
func ReadInt(text string, t Type, pos diag.Span) *Const {
	n, ok := new(big.Int).SetString(text, 10)
	if !ok {
		return nil
	}
	k, _ := (&Const{Pos: pos}).withBigInt(t, n)
	return k
}

// HugeConst is the largest number of a type, Fortran 2008, 13.7.75.
func HugeConst(t Type) *Const {
	e := &Const{T: t}
	var k *Const
	if t.Base == Integer {
		k, _ = e.withBigInt(t, new(big.Int).Not(number.Lowest(t.Kind)))
		return k
	}
	k, _ = e.withBigReal(t, number.ModelOf(t.Kind).Huge())
	return k
}

// LowestConst is the least number of a type: of integers one below that of the model.
func LowestConst(t Type) *Const {
	e := &Const{T: t}
	if t.Base == Integer {
		k, _ := e.withBigInt(t, number.Lowest(t.Kind))
		return k
	}
	k, _ := foldUnaryWide(HugeConst(t))
	return k
}

// PowerOfTwo is 2**n as a constant of a real type.
func PowerOfTwo(t Type, n int) *Const {
	k, _ := (&Const{T: t}).withBigReal(t, new(big.Float).SetMantExp(big.NewFloat(1), n))
	return k
}

// bytesOfWide is a number of many digits as it stands in memory; nil for what is no number.
func bytesOfWide(k *Const) []byte {
	if k.T.Base == Integer {
		n := k.BigInt()
		if n.Sign() < 0 {
			n = new(big.Int).Add(n, new(big.Int).Lsh(big.NewInt(1), uint(8*k.T.Kind)))
		}
		b := n.FillBytes(make([]byte, k.T.Kind))
		for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
			b[i], b[j] = b[j], b[i]
		}
		return b
	}
	re, im := k.BigParts()
	if re == nil {
		return nil
	}
	parts := []*big.Float{re, im}
	if k.T.Base == Real {
		parts = parts[:1]
	}
	var b []byte
	for _, x := range parts {
		low, high := number.WordsOfReal(k.T.Kind, x)
		b = binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(b, low), high)
	}
	return b
}

// wideOfBytes is the number of a type of many digits that stands in memory as b, which is filled up with zeros; nil for what is no
// number.
func wideOfBytes(b []byte, t Type, pos diag.Span) *Const {
	at := &Const{Pos: pos}
	b = append(append([]byte(nil), b...), make([]byte, 32)...)
	word := func(i int) uint64 { return binary.LittleEndian.Uint64(b[8*i:]) }
	var k *Const
	if t.Base == Integer {
		n := new(big.Int).SetUint64(word(1))
		n.Lsh(n, 64).Or(n, new(big.Int).SetUint64(word(0)))
		if n.Bit(127) == 1 {
			n.Sub(n, new(big.Int).Lsh(big.NewInt(1), 128))
		}
		k, _ = at.withBigInt(t, n)
		return k
	}
	re, im := number.RealOfWords(t.Kind, word(0), word(1)), number.Of(0)
	if t.Base == Complex {
		im = number.RealOfWords(t.Kind, word(2), word(3))
	}
	if re != nil && im != nil {
		k, _ = at.withBigParts(t, re, im)
	}
	return k
}

// wideText is a number of many digits as Fortran writes it, without its kind: as many digits as tell it from all others.
func wideText(k *Const) string {
	re, im := k.BigParts()
	if re == nil {
		return "nan"
	}
	one := func(x *big.Float) string {
		return fmt.Sprintf("%s_%d", x.Text('e', number.ModelOf(k.T.Kind).Precision+2), k.T.Kind)
	}
	if k.T.Base == Complex {
		return "(" + one(re) + "," + one(im) + ")"
	}
	return one(re)
}

// foldsWide reports whether an operation has a number of many digits in it, so that Go's own numbers do not do.
func foldsWide(t Type, operands []*Const) bool {
	if IsWide(t) {
		return true
	}
	for _, k := range operands {
		if IsWide(k.T) {
			return true
		}
	}
	return false
}

// foldWide folds an operation on numbers of many digits as FoldNode does on others.
func foldWide(e Expr, operands []*Const, precise bool) (*Const, string) {
	for _, k := range operands {
		if math.IsNaN(k.R) || math.IsNaN(k.Im) || math.IsInf(k.R, 0) && k.Wide == "" {
			return nil, ""
		}
	}
	switch e := e.(type) {
	case *Unary:
		return foldUnaryWide(operands[0])
	case *Binary:
		return foldBinaryWide(e.Op, operands[0], operands[1], e.T)
	case *Conv:
		return ConvConst(operands[0], e.T)
	case *Call:
		return foldCallWide(e.Fn, operands, e.T, precise)
	}
	return nil, ""
}

// convWide converts a constant where its type or the new one has many digits.
func convWide(k *Const, t Type) (*Const, string) {
	switch {
	case k.T.Base == Integer && t.Base == Integer:
		return k.withBigInt(t, k.BigInt())
	case k.T.Base == Integer:
		return k.withBigReal(t, new(big.Float).SetInt(k.BigInt()))
	}
	re, im := k.BigParts()
	switch {
	case re == nil:
		return nil, k.T.String() + " cannot become " + t.String()
	case t.Base == Integer:
		if re.IsInf() {
			return nil, ExprString(k) + " is too large for " + t.String()
		}
		n, _ := re.Int(nil)
		return k.withBigInt(t, n)
	case t.Base == Real:
		return k.withBigReal(t, re)
	}
	return k.withBigParts(t, re, im)
}

func foldUnaryWide(x *Const) (*Const, string) {
	if x.T.Base == Integer {
		return x.withBigInt(x.T, new(big.Int).Neg(x.BigInt()))
	}
	re, im := x.BigParts()
	if x.T.Base == Complex {
		im = new(big.Float).Neg(im)
	}
	return x.withBigParts(x.T, new(big.Float).Neg(re), im)
}

func foldBinaryWide(op Op, x, y *Const, t Type) (*Const, string) {
	switch {
	case op == Pow:
		return foldPowerWide(x, y, t)
	case x.T.Base == Complex:
		return foldComplexWide(op, x, y)
	case x.T.Base == Integer && op >= EQ && op <= GE:
		return compared(op, x, x.BigInt().Cmp(y.BigInt()))
	case x.T.Base == Integer:
		return foldInt(op, x, y)
	}
	a, _ := x.BigParts()
	b, _ := y.BigParts()
	if op >= EQ && op <= GE {
		return compared(op, x, a.Cmp(b))
	}
	if r := wideOp(op, x.T.Kind, a, b); r != nil {
		return x.withBigReal(t, r)
	} else if op == Div {
		return nil, "division by zero"
	}
	return nil, ""
}

// compared is the outcome of a comparison whose operands have the order c.
func compared(op Op, x *Const, c int) (*Const, string) {
	holds := map[Op]bool{EQ: c == 0, NE: c != 0, LT: c < 0, LE: c <= 0, GT: c > 0, GE: c >= 0}
	return x.withLogical(holds[op])
}

// wideOp is an operation on real numbers, rounded to the digits of a kind; nil for a division by zero and other operators.
func wideOp(op Op, kind int, a, b *big.Float) *big.Float {
	r := new(big.Float).SetPrec(uint(number.ModelOf(kind).Digits))
	switch {
	case op == Add:
		return r.Add(a, b)
	case op == Sub:
		return r.Sub(a, b)
	case op == Mul:
		return r.Mul(a, b)
	case op == Div && b.Sign() != 0:
		return r.Quo(a, b)
	}
	return nil
}

func foldComplexWide(op Op, x, y *Const) (*Const, string) {
	a, b := x.BigParts()
	c, d := y.BigParts()
	kind := x.T.Kind
	do := func(op Op, a, b *big.Float) *big.Float { return wideOp(op, kind, a, b) }
	switch op {
	case EQ:
		return x.withLogical(a.Cmp(c) == 0 && b.Cmp(d) == 0)
	case NE:
		return x.withLogical(a.Cmp(c) != 0 || b.Cmp(d) != 0)
	case Add, Sub:
		return x.withBigParts(x.T, do(op, a, c), do(op, b, d))
	case Mul:
		return x.withBigParts(x.T, number.Minus(number.Times(a, c), number.Times(b, d)), number.Plus(number.Times(a, d), number.Times(b, c)))
	case Div:
		size := number.Plus(number.Times(c, c), number.Times(d, d))
		if size.Sign() == 0 {
			return nil, "division by zero"
		}
		return x.withBigParts(x.T, number.Ratio(number.Plus(number.Times(a, c), number.Times(b, d)), size), number.Ratio(number.Minus(number.Times(b, c), number.Times(a, d)), size))
	}
	return nil, ""
}

// foldPowerWide folds a power of an integer or real number.
func foldPowerWide(x, y *Const, t Type) (*Const, string) {
	const most = 4096 // bits
	switch {
	case x.T.Base == Complex || y.T.Base == Complex:
		return nil, ""
	case t.Base == Integer && !IsWide(x.T):
		return foldPower(x, y, t)
	case y.T.Base == Real:
		a, _ := x.BigParts()
		b, _ := y.BigParts()
		if a.Sign() <= 0 || b.IsInf() {
			return nil, ""
		}
		return x.withBigReal(t, number.Exp(number.Times(b, number.Log(a))))
	case y.Wide != "" || t.Base == Integer && magnitude(y.I) > most:
		return nil, ""
	case t.Base == Integer && y.I >= 0:
		return x.withBigInt(t, new(big.Int).Exp(x.BigInt(), big.NewInt(y.I), nil))
	case t.Base == Integer:
		return nil, ""
	}
	a, _ := x.BigParts()
	if a.Sign() == 0 && y.I < 0 {
		return nil, "division by zero"
	}
	p := new(big.Float).SetPrec(most).SetInt64(1)
	square := new(big.Float).SetPrec(most).Set(a)
	for n := magnitude(y.I); n > 0 && !square.IsInf(); n /= 2 {
		if n%2 == 1 {
			p.Mul(p, square)
		}
		square.Mul(square, square)
	}
	if y.I < 0 {
		p.Quo(new(big.Float).SetPrec(most).SetInt64(1), p)
	}
	return x.withBigReal(t, p)
}

// foldCallWide folds elemental functions of numbers of many digits.
func foldCallWide(fn string, a []*Const, t Type, precise bool) (*Const, string) {
	x := a[0]
	switch {
	case fn == "transfer":
		return foldTransfer(x, t, precise), ""
	case fn == "merge":
		if a[2].L {
			return a[0], ""
		}
		return a[1], ""
	case fn == "min" || fn == "max":
		return extremeWide(fn, a)
	case x.T.Base == Integer && t.Base == Integer:
		return foldIntCallWide(fn, a, t)
	case x.T.Base == Real && len(a) == 1:
		return foldRealCallWide(fn, x, t, precise)
	case x.T.Base == Real && len(a) == 2:
		return foldPairWide(fn, a, t)
	case x.T.Base == Complex && fn == "aimag":
		_, im := x.BigParts()
		return x.withBigReal(t, im)
	case x.T.Base == Complex && fn == "conjg":
		re, im := x.BigParts()
		return x.withBigParts(t, re, new(big.Float).Neg(im))
	}
	return nil, ""
}

func extremeWide(fn string, a []*Const) (*Const, string) {
	best := a[0]
	for _, x := range a[1:] {
		op := map[string]Op{"min": LT, "max": GT}[fn]
		if better, _ := foldBinaryWide(op, x, best, Log4); better != nil && better.L {
			best = x
		}
	}
	return best, ""
}

// foldIntCallWide folds functions of integers of many digits.
func foldIntCallWide(fn string, a []*Const, t Type) (*Const, string) {
	x, r := a[0].BigInt(), new(big.Int)
	if len(a) == 1 {
		switch fn {
		case "abs":
			return a[0].withBigInt(t, r.Abs(x))
		case "not":
			return a[0].withBigInt(t, r.Not(x))
		}
		return nil, ""
	}
	y := a[1].BigInt()
	switch fn {
	case "mod", "modulo":
		if y.Sign() == 0 {
			return nil, "division by zero"
		}
		if r.Rem(x, y); fn == "modulo" && r.Sign()*y.Sign() < 0 {
			r.Add(r, y)
		}
	case "sign":
		if r.Abs(x); y.Sign() < 0 {
			r.Neg(r)
		}
	case "dim":
		if r.Sub(x, y); r.Sign() < 0 {
			r.SetInt64(0)
		}
	case "iand":
		r.And(x, y)
	case "ior":
		r.Or(x, y)
	case "ieor":
		r.Xor(x, y)
	default:
		return nil, ""
	}
	return a[0].withBigInt(t, r)
}

// foldRealCallWide folds functions of one real number.
func foldRealCallWide(fn string, k *Const, t Type, precise bool) (*Const, string) {
	x, _ := k.BigParts()
	whole, _ := x.Int(nil)
	switch fn {
	case "abs":
		return k.withBigReal(t, new(big.Float).Abs(x))
	case "sqrt":
		if x.Sign() < 0 {
			return nil, ""
		}
		return k.withBigReal(t, new(big.Float).SetPrec(4*number.WorkBits).Sqrt(x))
	case "aint":
		return k.withBigReal(t, new(big.Float).SetInt(whole))
	case "anint":
		return k.withBigReal(t, new(big.Float).SetInt(number.NearestInt(x)))
	case "nint":
		return k.withBigInt(t, number.NearestInt(x))
	case "floor", "ceiling":
		rest := new(big.Float).Sub(x, new(big.Float).SetInt(whole)).Sign()
		if fn == "floor" && rest < 0 || fn == "ceiling" && rest > 0 {
			whole.Add(whole, big.NewInt(int64(rest)))
		}
		return k.withBigInt(t, whole)
	}
	if part, why := floatPartWide(fn, k, x, t); part != nil || why != "" {
		return part, why
	}
	if y := number.Function(fn, x); y != nil && precise {
		return k.withBigReal(t, y)
	}
	return nil, ""
}

// floatPartWide folds the functions of one argument on the parts of real numbers, Fortran 2008, 13.4.
func floatPartWide(fn string, k *Const, x *big.Float, t Type) (*Const, string) {
	m := number.ModelOf(k.T.Kind)
	fraction := new(big.Float)
	exponent := x.MantExp(fraction)
	power := func(n int) *big.Float { return new(big.Float).SetMantExp(big.NewFloat(1), n) }
	switch fn {
	case "exponent":
		return k.withInt(t, int64(exponent))
	case "fraction":
		return k.withBigReal(t, fraction)
	case "rrspacing":
		return k.withBigReal(t, new(big.Float).SetMantExp(fraction.Abs(fraction), m.Digits))
	case "spacing":
		if x.Sign() == 0 {
			return k.withBigReal(t, power(m.MinExp-1))
		}
		return k.withBigReal(t, power(max(exponent-m.Digits, m.MinExp-1)))
	}
	return nil, ""
}

// foldPairWide folds functions of a real number and another one.
func foldPairWide(fn string, a []*Const, t Type) (*Const, string) {
	x, _ := a[0].BigParts()
	if fn == "scale" || fn == "set_exponent" {
		if fn == "set_exponent" {
			fraction := new(big.Float)
			x.MantExp(fraction)
			x = fraction
		}
		if magnitude(a[1].I) > 1<<20 {
			return nil, ""
		}
		return a[0].withBigReal(t, new(big.Float).SetMantExp(x, int(a[1].I)))
	}
	if a[1].T.Base != Real {
		return nil, ""
	}
	y, _ := a[1].BigParts()
	switch fn {
	case "cmplx":
		return a[0].withBigParts(t, x, y)
	case "atan2":
		if angle := number.Angle(x, y); angle != nil {
			return a[0].withBigReal(t, angle)
		}
	case "hypot":
		return a[0].withBigReal(t, new(big.Float).Sqrt(number.Plus(number.Times(x, x), number.Times(y, y))))
	case "nearest":
		return nearestWide(a[0], x, y, t)
	case "sign":
		r := new(big.Float).Abs(x)
		if y.Signbit() {
			r.Neg(r)
		}
		return a[0].withBigReal(t, r)
	case "dim":
		r := wideOp(Sub, t.Kind, x, y)
		if r.Sign() < 0 {
			r = number.Of(0)
		}
		return a[0].withBigReal(t, r)
	}
	return nil, ""
}

// nearestWide is NEAREST: the neighbour of x to the side of the sign of y.
func nearestWide(k *Const, x, y *big.Float, t Type) (*Const, string) {
	if y.Sign() == 0 {
		return nil, "the second argument of nearest must not be zero"
	}
	return k.withBigReal(t, number.ModelOf(t.Kind).Neighbour(x, y.Sign()))
}
