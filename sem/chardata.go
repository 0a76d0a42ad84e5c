package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// dataSubstring gives part of a character variable or element a value in DATA; the rest is blank where no other DATA sets
// it.
func (c initializer) dataSubstring(base parse.Expr, part parse.Arg, pos diag.Span, v *dataValues) bool {
	s, at, ok := c.dataPlace(base)
	if !ok {
		return false
	}
	e, ok := texts(c).substring(&ir.Elem{Pos: pos, Sym: s}, part, pos).(*ir.Substr)
	if !ok {
		return false
	}
	lo, okLo := e.Lo.(*ir.Const)
	hi, okHi := e.Hi.(*ir.Const)
	if !okLo || !okHi {
		c.bag.Errorf(pos, "not-constant", "the positions of a substring in DATA must be constant")
		return false
	}
	part1 := *s
	part1.Type = e.T
	k, ok := c.dataConst(&part1, pos, v)
	if !ok || e.T.Len == 0 {
		return ok
	}
	old := (&ir.Const{T: s.Type}).Chars()
	if *at != nil {
		old = (*at).Chars()
	}
	copy(old[lo.I-1:hi.I], k.Chars())
	*at = ir.CharsConst(old, s.Type, pos)
	return true
}

// dataPlace is the variable of a substring in DATA, and where its value or that of its element is kept.
func (c initializer) dataPlace(x parse.Expr) (*ir.Symbol, **ir.Const, bool) {
	switch x := x.(type) {
	case *parse.Name:
		s := c.dataSymbol(parse.Ident{Name: x.Ident, Pos: x.Pos})
		if s == nil || s.Rank() > 0 || s.Type.Base != ir.Character || s.Type.Len < 0 {
			break
		}
		return s, &s.Init, true
	case *parse.Ref:
		s := c.dataSymbol(parse.Ident{Name: x.Name, Pos: x.Pos})
		if s == nil || s.Rank() == 0 || s.Type.Base != ir.Character || s.Type.Len < 0 || hasSection(x.Args) {
			break
		}
		elems, at, ok := c.dataIndex(s, x)
		if !ok {
			return nil, nil, false
		}
		return s, &elems[at], true
	}
	c.unsupported(x.Span(), "this part of a variable in DATA is not supported yet").Help("give the whole variable a value")
	return nil, nil, false
}
