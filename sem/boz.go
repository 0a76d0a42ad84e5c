package sem

import (
	"encoding/binary"
	"math"
	"strconv"

	"dhpfgo/parse"
)

// boz is a binary, octal or hexadecimal constant: bits without a type until they are converted, Fortran 2008, 4.7.
func (c *checker) boz(x *parse.BOZ) Expr {
	base := map[byte]int{'b': 2, 'o': 8, 'z': 16}[x.Base]
	n, err := strconv.ParseUint(x.Digits, base, 64)
	if err != nil {
		c.bag.Errorf(x.Pos, "overflow", "the constant has more than 64 bits")
		return bad(x.Pos)
	}
	return &Const{Pos: x.Pos, T: Int8, I: int64(n), Bits: true}
}

// typed refuses a constant in bits where no type is asked for, Fortran 2008, C411.
func (c *checker) typed(e Expr) bool {
	k, ok := e.(*Const)
	if !ok || !k.Bits {
		return true
	}
	c.bag.Errorf(e.Span(), "bits", "'%s' has no type here", e.Span().Text()).Help("write 'int(%s)' or 'real(%s)'", e.Span().Text(), e.Span().Text())
	return false
}

// bitsTo gives bits the type t: a number of its kind has the bits that fit, others are zero. Characters of a Hollerith
// constant are bits in the order of memory, with blanks behind them.
func (e *Const) bitsTo(t Type) (*Const, string) {
	n := uint64(e.I)
	if e.T.Base == Character {
		n = binary.LittleEndian.Uint64([]byte(resize(e.S, 8)))
	}
	out := &Const{Pos: e.Pos, T: t}
	switch {
	case t.Base == Integer:
		rest := 64 - 8*t.Kind
		out.I = int64(n<<rest) >> rest
	case t.Base == Real && t.Kind == 4:
		out.R = float64(math.Float32frombits(uint32(n)))
	case t.Base == Real:
		out.R = math.Float64frombits(n)
	case t.Base == Character && e.T.Base == Character:
		out.S = resize(e.S, t.Len)
	default:
		return nil, "a constant in bits cannot become " + t.String()
	}
	if math.IsNaN(out.R) || math.IsInf(out.R, 0) {
		return nil, "the bits are no number of type " + t.String()
	}
	return out, ""
}
