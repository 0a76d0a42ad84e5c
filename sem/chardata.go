package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// dataSubstring gives a substring in a slot a value in DATA; the rest is blank where no other DATA sets it.
func (c initializer) dataSubstring(s dataSlot, pos diag.Span, v *dataValues) bool {
	if s.t.Base == ir.Character && s.t.Len < 0 {
		c.unsupported(pos, "this part of a variable in DATA is not supported yet").Help("give the whole variable a value")
		return false
	}
	e, ok := texts(c).substring(&ir.Var{Pos: pos, Sym: &ir.Symbol{Name: s.name, Type: s.t}}, *s.part, pos).(*ir.Substr)
	if !ok {
		return false
	}
	lo, okLo := e.Lo.(*ir.Const)
	hi, okHi := e.Hi.(*ir.Const)
	if !okLo || !okHi {
		c.bag.Errorf(pos, "not-constant", "the positions of a substring in DATA must be constant")
		return false
	}
	k, ok := c.dataConst(&ir.Symbol{Name: s.name, Type: e.T}, pos, v)
	if !ok || e.T.Len == 0 {
		return ok
	}
	old := (&ir.Const{T: s.t}).Chars()
	if *s.at != nil {
		old = (*s.at).Chars()
	}
	copy(old[lo.I-1:hi.I], k.Chars())
	*s.at = ir.CharsConst(old, s.t, pos)
	return true
}
