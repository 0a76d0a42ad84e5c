package affine

import (
	"slices"

	"dhpfgo/ir"
)

// DoubleHalves puts twice a half in place of an even number in loops over distributed arrays, so that the analysis sees how far a block goes:
//
//	len = 2**s; h = len/2;  do i = 0, n-1, len; do k = 0, h-1; .. x(i+k+h)   →   do i = 0, n-1, 2*h; ..
//
// A number is even where all that it is set to is: 2**e with e > 0, an even constant, a product with one; or as a power of two in a loop that ends
// where it is not above 1.
func DoubleHalves(u *ir.Unit) {
	h := &halves{unit: u}
	u.Body = h.list(u.Body, nil)
}

type halves struct {
	unit   *ir.Unit
	powers *powers
}

// list looks at statements; more says of scalars that they are above 1 where the list begins.
func (h *halves) list(body []ir.Stmt, more []*ir.Symbol) []ir.Stmt {
	for i, st := range body {
		whole, half := h.halved(st)
		if half != nil && (h.known().isEven(whole) || slices.Contains(more, whole) && h.known().is(&ir.Var{Sym: whole}, true)) {
			h.replace(body[i+1:], whole, half)
		}
		c := ir.ChangesOf([]ir.Stmt{st})
		more = slices.DeleteFunc(slices.Clone(more), func(s *ir.Symbol) bool { return c.Hit(s, h.unit.IsRecursive()) })
		var above []*ir.Symbol
		if w, ok := st.(*ir.While); ok {
			above = aboveOne(w.Cond)
		}
		ir.ReplaceBodies(st, func(b []ir.Stmt) []ir.Stmt { return h.list(b, above) })
	}
	return body
}

// halved takes h = w/2 apart.
func (h *halves) halved(st ir.Stmt) (whole, half *ir.Symbol) {
	a, ok := st.(*ir.Assign)
	if !ok {
		return nil, nil
	}
	div, ok := a.RHS.(*ir.Binary)
	v := ScalarOf(a.LHS)
	if !ok || div.Op != ir.Div || !isNumber(div.Y, 2) || v == nil || !isScalarHere(v) {
		return nil, nil
	}
	w := ScalarOf(div.X)
	if w == nil || w == v || !isScalarHere(w) || !ir.SameType(w.Type, v.Type) {
		return nil, nil
	}
	return w, v
}

func isScalarHere(s *ir.Symbol) bool {
	return s.Type.Base == ir.Integer && !s.Pointer && !s.Target && !s.Overlaid
}

// known are the powers of two and even numbers of the unit.
func (h *halves) known() *powers {
	if h.powers == nil {
		h.powers = powersOf(h.unit)
	}
	return h.powers
}

// replace puts twice the half in place of the whole in the loops of a list over distributed arrays, until one of them changes.
func (h *halves) replace(rest []ir.Stmt, whole, half *ir.Symbol) {
	for _, st := range rest {
		c := ir.ChangesOf([]ir.Stmt{st})
		if c.AnyHit([]*ir.Symbol{whole, half}, h.unit.IsRecursive()) {
			return
		}
		if _, isLoop := st.(*ir.Do); !isLoop || !NamesMapped(st) {
			continue
		}
		replaceEach(st, func(x ir.Expr) ir.Expr {
			if !ir.IsVar(x, whole) {
				return x
			}
			two := &ir.Const{Pos: x.Span(), T: whole.Type, I: 2}
			return &ir.Binary{Pos: x.Span(), Op: ir.Mul, X: two, Y: &ir.Var{Pos: x.Span(), Sym: half}, T: whole.Type}
		})
	}
}

// aboveOne lists the scalars that are above 1 where a condition holds.
func aboveOne(cond ir.Expr) []*ir.Symbol {
	c, ok := cond.(*ir.Binary)
	if !ok {
		return nil
	}
	if c.Op == ir.And {
		return append(aboveOne(c.X), aboveOne(c.Y)...)
	}
	x, y, op := c.X, c.Y, c.Op
	if op == ir.LT || op == ir.LE {
		x, y, op = y, x, map[ir.Op]ir.Op{ir.LT: ir.GT, ir.LE: ir.GE}[op]
	}
	least, isConst := y.(*ir.Const)
	if s := ScalarOf(x); s != nil && isConst && (op == ir.GT && least.I >= 1 || op == ir.GE && least.I >= 2) {
		return []*ir.Symbol{s}
	}
	return nil
}
