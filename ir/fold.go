package ir

import (
	"dhpfgo/diag"
	"dhpfgo/ir/number"
	"encoding/binary"
	"fmt"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// Folding follows Fortran's semantics: integer division truncates, reals are rounded to their kind, character operands
// are padded with blanks. Each function returns nil and no reason where it cannot fold, and the reason where the operation
// is an error.

// ParseInt reads a decimal integer, and reports whether it fits.
func ParseInt(s string) (int64, bool) {
	n, err := strconv.ParseInt(s, 10, 64)
	return n, err == nil
}

// roundTo rounds a real to its kind.
func roundTo(r float64, kind int) float64 {
	if kind == 4 {
		return float64(float32(r))
	}
	return r
}

func (e *Const) withInt(t Type, n int64) (*Const, string) {
	if !Fits(n, t.Kind) {
		return nil, fmt.Sprintf("%d is too large for %s", n, t)
	}
	return &Const{Pos: e.Pos, T: t, I: n}, ""
}

func (e *Const) withReal(t Type, r float64) (*Const, string) {
	r = roundTo(r, t.Kind)
	if math.IsInf(r, 0) || math.IsNaN(r) {
		return nil, fmt.Sprintf("the result is no number of type %s", t)
	}
	return &Const{Pos: e.Pos, T: t, R: r}, ""
}

func (e *Const) withLogical(l bool) (*Const, string) { return &Const{Pos: e.Pos, T: Log4, L: l}, "" }

// ConvConst converts a constant by the rules of intrinsic assignment, Fortran 2008, 7.2.1.3.
func ConvConst(k *Const, t Type) (*Const, string) {
	switch {
	case k.Bits:
		return k.bitsTo(t)
	case k.T == t:
		return k, ""
	case (IsWide(t) || IsWide(k.T)) && IsNumeric(t) && IsNumeric(k.T):
		return convWide(k, t)
	case t.Base == Integer && k.T.Base == Integer:
		return k.withInt(t, k.I)
	case t.Base == Integer && k.T.Base == Real:
		r := math.Trunc(k.R)
		if math.Abs(r) >= 1<<63 {
			return nil, fmt.Sprintf("%s is too large for %s", ExprString(k), t)
		}
		return k.withInt(t, int64(r))
	case t.Base == Real && k.T.Base == Integer:
		if t.Kind == 4 {
			return k.withReal(t, float64(float32(k.I)))
		}
		return k.withReal(t, float64(k.I))
	case t.Base == Real && k.T.Base == Real:
		return k.withReal(t, k.R)
	case t.Base == Logical && k.T.Base == Logical:
		return &Const{Pos: k.Pos, T: t, L: k.L}, ""
	case t.Base == Complex && k.T.Base == Complex:
		return k.withComplex(t, complex(k.R, k.Im))
	case t.Base == Complex && IsNumeric(k.T):
		part, why := ConvConst(k, Type{Base: Real, Kind: t.Kind})
		if why != "" {
			return nil, why
		}
		return k.withComplex(t, complex(part.R, 0))
	case k.T.Base == Complex && IsNumeric(t):
		return ConvConst(&Const{Pos: k.Pos, T: Type{Base: Real, Kind: k.T.Kind}, R: k.R}, t)
	case t.Base == Character && k.T.Base == Character && t.Len < 0 && t.Kind == k.T.Kind:
		return k, ""
	case t.Base == Character && k.T.Base == Character:
		return convText(k, t)
	}
	return nil, fmt.Sprintf("%s cannot become %s", k.T, t)
}

// Resize cuts s off at n characters, or fills it up with blanks: character assignment, Fortran 2008, 7.2.1.3.
func Resize(s string, n int) string {
	if len(s) >= n {
		return s[:max(n, 0)]
	}
	return s + strings.Repeat(" ", n-len(s))
}

func foldUnary(op Op, x *Const) (*Const, string) {
	switch {
	case op == Not:
		return x.withLogical(!x.L)
	case x.T.Base == Real:
		return x.withReal(x.T, -x.R)
	case x.T.Base == Complex:
		return x.withComplex(x.T, -complex(x.R, x.Im))
	case x.I == math.MinInt64:
		return nil, "the result is too large"
	}
	return x.withInt(x.T, -x.I)
}

// foldBinary folds x op y, whose operands have the same type except in a power.
func foldBinary(op Op, x, y *Const, t Type) (*Const, string) {
	switch {
	case x.T.Base == Complex:
		return foldComplex(op, x, y)
	case op == Pow:
		return foldPower(x, y, t)
	case op == Concat:
		return CharsConst(append(x.Chars(), y.Chars()...), x.T, x.Pos), ""
	case x.T.Base == Logical:
		return foldLogical(op, x, y)
	case op >= EQ && op <= GE:
		return foldCompare(op, x, y)
	case x.T.Base == Real:
		return foldReal(op, x, y)
	case x.T.Base == Integer:
		return foldInt(op, x, y)
	}
	return nil, ""
}

func foldLogical(op Op, x, y *Const) (*Const, string) {
	switch op {
	case And:
		return x.withLogical(x.L && y.L)
	case Or:
		return x.withLogical(x.L || y.L)
	case Eqv:
		return x.withLogical(x.L == y.L)
	case Neqv:
		return x.withLogical(x.L != y.L)
	}
	return nil, ""
}

func foldCompare(op Op, x, y *Const) (*Const, string) {
	c := 0
	switch x.T.Base {
	case Integer:
		c = compare(x.I, y.I)
	case Real:
		if math.IsNaN(x.R) || math.IsNaN(y.R) {
			return x.withLogical(op == NE)
		}
		c = compare(x.R, y.R)
	case Character:
		c = compareChars(charsOf(x.S, x.T), charsOf(y.S, y.T))
	default:
		return nil, ""
	}
	switch op {
	case EQ:
		return x.withLogical(c == 0)
	case NE:
		return x.withLogical(c != 0)
	case LT:
		return x.withLogical(c < 0)
	case LE:
		return x.withLogical(c <= 0)
	case GT:
		return x.withLogical(c > 0)
	}
	return x.withLogical(c >= 0)
}

func compare[T int64 | float64](x, y T) int {
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	}
	return 0
}

func foldReal(op Op, x, y *Const) (*Const, string) {
	switch op {
	case Add:
		return x.withReal(x.T, x.R+y.R)
	case Sub:
		return x.withReal(x.T, x.R-y.R)
	case Mul:
		return x.withReal(x.T, x.R*y.R)
	case Div:
		if y.R == 0 {
			return nil, "division by zero"
		}
		return x.withReal(x.T, x.R/y.R)
	}
	return nil, ""
}

func foldInt(op Op, x, y *Const) (*Const, string) {
	a, b, r := x.BigInt(), y.BigInt(), new(big.Int)
	switch op {
	case Add:
		r.Add(a, b)
	case Sub:
		r.Sub(a, b)
	case Mul:
		r.Mul(a, b)
	case Div, FloorDiv, CeilDiv:
		if b.Sign() == 0 {
			return nil, "division by zero"
		}
		divide(op, r, a, b)
	default:
		return nil, ""
	}
	if IsWide(x.T) {
		return x.withBigInt(x.T, r)
	}
	return x.withBig(x.T, r)
}

func (e *Const) withBig(t Type, r *big.Int) (*Const, string) {
	if !r.IsInt64() {
		return nil, fmt.Sprintf("%s is too large for %s", r, t)
	}
	return e.withInt(t, r.Int64())
}

// divide sets r to the quotient of a and b: truncated for Div, else rounded down or up.
func divide(op Op, r, a, b *big.Int) {
	m := new(big.Int)
	r.QuoRem(a, b, m)
	exact, negative := m.Sign() == 0, m.Sign()*b.Sign() < 0
	switch {
	case op == FloorDiv && !exact && negative:
		r.Sub(r, big.NewInt(1))
	case op == CeilDiv && !exact && !negative:
		r.Add(r, big.NewInt(1))
	}
}

// foldPower folds x**y. The power of an integer by a negative one is 1/(x**|y|), truncated, Fortran 2008, 7.1.5.2.2.
func foldPower(x, y *Const, t Type) (*Const, string) {
	switch {
	case y.T.Base == Real:
		if x.R < 0 {
			return nil, "a negative number cannot have a real exponent"
		}
		return x.withReal(t, number.Pow(x.R, y.R))
	case t.Base == Real:
		if x.R == 0 && y.I < 0 {
			return nil, "division by zero"
		}
		return x.withReal(t, realPower(x.R, y.I))
	}
	switch {
	case x.I == 0 && y.I < 0:
		return nil, "division by zero"
	case y.I == 0:
		return x.withInt(t, 1)
	case x.I == 0 || x.I == 1:
		return x.withInt(t, x.I)
	case x.I == -1:
		return x.withInt(t, 1-2*(y.I&1))
	case y.I < 0:
		return x.withInt(t, 0)
	case y.I > 63:
		return nil, "the power is too large"
	}
	return x.withBig(t, new(big.Int).Exp(big.NewInt(x.I), big.NewInt(y.I), nil))
}

// realPower is exact before the last rounding for the exponents that occur in practice.
func realPower(x float64, n int64) float64 {
	if n > 64 || n < -64 || math.IsInf(x, 0) || math.IsNaN(x) {
		return math.Pow(x, float64(n))
	}
	p := new(big.Float).SetPrec(4096).SetInt64(1)
	f := new(big.Float).SetPrec(4096).SetFloat64(x)
	for range magnitude(n) {
		p.Mul(p, f)
	}
	if n < 0 {
		p.Quo(new(big.Float).SetPrec(4096).SetInt64(1), p)
	}
	r, _ := p.Float64()
	return r
}

// bitsTo gives bits the type t: a number of its kind has the bits that fit, others are zero. Characters of a Hollerith
// constant are bits in the order of memory, with blanks after them.
func (e *Const) bitsTo(t Type) (*Const, string) {
	n, next := uint64(e.I), uint64(0)
	if e.Wide != "" {
		n, next = number.Words(e.BigInt())
	}
	if e.T.Base == Character {
		bytes := []byte(Resize(e.S, 16))
		n, next = binary.LittleEndian.Uint64(bytes), binary.LittleEndian.Uint64(bytes[8:])
	}
	out := &Const{Pos: e.Pos, T: t}
	switch {
	case IsWide(t):
		bytes := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, n), next)
		if out = wideOfBytes(bytes, t, e.Pos); out == nil {
			return nil, "the bits are no number of type " + t.String()
		}
		return out, ""
	case t.Base == Integer:
		rest := 64 - 8*t.Kind
		out.I = int64(n<<rest) >> rest
	case t.Base == Real && t.Kind == 4:
		out.R = float64(math.Float32frombits(uint32(n)))
	case t.Base == Real:
		out.R = math.Float64frombits(n)
	case t.Base == Complex && t.Kind == 4:
		out.R, out.Im = float64(math.Float32frombits(uint32(n))), float64(math.Float32frombits(uint32(n>>32)))
	case t.Base == Complex:
		out.R, out.Im = math.Float64frombits(n), math.Float64frombits(next)
	case t.Base == Logical:
		word := n << (64 - 8*t.Kind) >> (64 - 8*t.Kind)
		if out.L = word != 0; word > 1 {
			out.I = int64(word)
		}
	case t.Base == Character && e.T.Base == Character:
		return convText(e, t)
	default:
		return nil, "a constant in bits cannot become " + t.String()
	}
	if math.IsNaN(out.R) || math.IsInf(out.R, 0) {
		return nil, "the bits are no number of type " + t.String()
	}
	return out, ""
}

// FoldNode folds one operation on constants; nil where it cannot be folded.
func FoldNode(e Expr, operands []*Const, precise bool) (*Const, string) {
	if foldsWide(e.Type(), operands) {
		return foldWide(e, operands, precise)
	}
	switch e := e.(type) {
	case *Unary:
		return foldUnary(e.Op, operands[0])
	case *Binary:
		if k, why := foldBinary(e.Op, operands[0], operands[1], e.T); k != nil || why != "" || !precise || e.Op != Pow {
			return k, why
		}
		return foldComplexPower(operands[0], operands[1])
	case *Conv:
		return ConvConst(operands[0], e.T)
	case *Call:
		return foldCall(e.Fn, operands, e.T, precise)
	case *Substr:
		return foldSubstring(e, operands)
	}
	return nil, ""
}

// foldSubstring takes the characters of a constant from one place to another.
func foldSubstring(e *Substr, operands []*Const) (*Const, string) {
	if len(operands) != 3 {
		return nil, ""
	}
	s, t := operands[0].Chars(), operands[0].T
	lo, hi := operands[1].I, operands[2].I
	if lo > hi {
		return &Const{Pos: e.Pos, T: t.OfLength(0)}, ""
	}
	if lo < 1 || hi > int64(len(s)) {
		return nil, fmt.Sprintf("the substring (%d:%d) is outside of %d characters", lo, hi, len(s))
	}
	return CharsConst(s[lo-1:hi], t, e.Pos), ""
}

// foldText folds the functions of characters.
func foldText(fn string, a []*Const, t Type) (*Const, string) {
	x := a[0]
	text := func(s []rune) (*Const, string) { return CharsConst(s, x.T, x.Pos), "" }
	if fn == "char" {
		return CharsConst([]rune{rune(x.I)}, t, x.Pos), ""
	}
	s := x.Chars()
	switch fn {
	case "len_trim":
		return x.withInt(t, int64(len(trimmed(s))))
	case "trim":
		return text(trimmed(s))
	case "adjustl":
		for len(s) > 0 && s[0] == ' ' {
			s = s[1:]
		}
		return convText(CharsConst(s, x.T, x.Pos), x.T)
	case "adjustr":
		kept := trimmed(s)
		return text(append(slices.Repeat([]rune{' '}, len(s)-len(kept)), kept...))
	case "repeat":
		if len(s) == 0 {
			return text(nil)
		}
		if a[1].I > maxFolded/int64(len(s)) {
			return nil, ""
		}
		return text(slices.Repeat(s, int(max(a[1].I, 0))))
	case "ichar":
		return x.withInt(t, int64(uint32(s[0])))
	case "index", "scan", "verify":
		return x.withInt(t, int64(position(fn, s, a[1].Chars(), a[2].L)))
	case "min", "max":
		best := x
		for _, y := range a[1:] {
			if fn == "min" && LessText(y, best) || fn == "max" && LessText(best, y) {
				best = y
			}
		}
		return convText(best, best.T.OfLength(t.Len))
	case "merge":
		if a[2].L {
			return x, ""
		}
		return a[1], ""
	}
	return nil, ""
}

// BytesPer is the number of bytes of a value.
func BytesPer(t Type) int64 {
	n, _ := t.Size()
	return n
}

// maxFolded bounds the length of characters that are made while compiling.
const maxFolded = 1 << 20

// LessText compares integer or character constants; a shorter string counts as padded with blanks.
func LessText(a, b *Const) bool {
	if a.T.Base == Integer {
		return a.BigInt().Cmp(b.BigInt()) < 0
	}
	return compareChars(charsOf(a.S, a.T), charsOf(b.S, b.T)) < 0
}

// A constant of characters holds their bytes in memory: one for each of the default kind, four for each of ISO 10646.

// Chars are the characters of a constant, as many as its type says.
func (e *Const) Chars() []rune {
	out := charsOf(e.S, e.T)
	for len(out) < e.T.Len {
		out = append(out, ' ')
	}
	return out[:max(e.T.Len, 0)]
}

func charsOf(s string, t Type) []rune {
	var out []rune
	if t.CharBytes() == 1 {
		for _, b := range []byte(s) {
			out = append(out, rune(b))
		}
		return out
	}
	for b := []byte(s); len(b) >= 4; b = b[4:] {
		out = append(out, rune(binary.LittleEndian.Uint32(b)))
	}
	return out
}

// CharsConst is the constant of a type of characters with these; its length is theirs.
func CharsConst(list []rune, t Type, pos diag.Span) *Const {
	return &Const{Pos: pos, T: t.OfLength(len(list)), S: bytesOfChars(list, t)}
}

func bytesOfChars(list []rune, t Type) string {
	var out []byte
	for _, r := range list {
		if t.CharBytes() == 1 {
			out = append(out, byte(r))
		} else {
			out = binary.LittleEndian.AppendUint32(out, uint32(r))
		}
	}
	return string(out)
}

// UserChars are the characters of a constant as messages show them.
func (e *Const) UserChars() string {
	if e.T.CharBytes() == 1 {
		return e.S
	}
	return string(charsOf(e.S, e.T))
}

// convText gives characters another kind and length.
func convText(k *Const, t Type) (*Const, string) {
	list := charsOf(k.S, k.T)
	for _, r := range list {
		if t.CharBytes() == 1 && uint32(r) > math.MaxUint8 {
			return nil, fmt.Sprintf("the character with the code %d is none of %s", uint32(r), t)
		}
	}
	out := CharsConst(list, t, k.Pos)
	out.T = t
	if t.Len >= 0 {
		out.S = bytesOfChars(out.Chars(), t)
	} else {
		out.T.Len = len(list)
	}
	return out, ""
}

// trimmed is a list without the blanks at its end.
func trimmed(list []rune) []rune {
	n := len(list)
	for n > 0 && list[n-1] == ' ' {
		n--
	}
	return list[:n]
}

// compareChars is negative, zero or positive as x is before, equal to or after y; the shorter one counts as padded with blanks.
func compareChars(x, y []rune) int {
	for i := range max(len(x), len(y)) {
		a, b := rune(' '), rune(' ')
		if i < len(x) {
			a = x[i]
		}
		if i < len(y) {
			b = y[i]
		}
		if a != b {
			return compare(int64(uint32(a)), int64(uint32(b)))
		}
	}
	return 0
}

// position is what INDEX, SCAN and VERIFY find, from 1; 0 for nothing.
func position(fn string, s, set []rune, back bool) int {
	found := 0
	for i := range len(s) + 1 {
		var here bool
		switch {
		case fn == "index":
			here = i+len(set) <= len(s) && slices.Equal(s[i:i+len(set)], set)
		case i < len(s):
			here = slices.Contains(set, s[i]) == (fn == "scan")
		}
		if here {
			if found = i + 1; !back {
				return found
			}
		}
	}
	return found
}
