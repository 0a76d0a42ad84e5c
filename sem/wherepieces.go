package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
)

// pieces is a WHERE written out statement by statement; the masks are kept in arrays like one that the construct assigns.
type pieces struct {
	nest       *lower.Nest
	like       *ir.Elem
	begin, end []ir.Stmt
	out        []ir.Stmt
}

// wherePieces writes each mask and each assignment as a nest of its own, Fortran 2008, 7.2.3.2: a mask is evaluated when
// the statements before it have been executed, and what it or a right side needs computed first is computed there.
func (c *checker) wherePieces(w *whereNest, list []*maskedBranch) []ir.Stmt {
	if c.bag.HasErrors() {
		return nil
	}
	if len(c.em.Outer) > 0 && !lower.Injective(w.targets[0], lower.StoreVars(c.em, &lower.Store{Nest: w.nest})) {
		c.unsupported(w.pos, "a WHERE inside FORALL that reads what it assigns elsewhere, to this variable, is not supported yet").
			Help("compute the mask into a logical array first")
		return nil
	}
	p := &pieces{nest: w.nest, like: w.targets[0]}
	before := c.takePre()
	like := firstStatement(list)
	p.begin, like.first = like.first, nil // the masks have the bounds of what it sets
	c.whereParts(p, list, nil)
	c.em.Pre = before
	return append(append(p.begin, p.out...), p.end...)
}

// whereParts writes the branches of a WHERE out, where control holds; nil holds everywhere.
func (c *checker) whereParts(p *pieces, list []*maskedBranch, control ir.Expr) {
	pending := control // holds where no earlier branch was taken
	for _, b := range list {
		c.emit(b.pre...)
		m := c.keepMask(p, and(pending, b.cond, b.pos))
		for _, st := range b.body {
			c.emit(st.first...)
			c.emit(st.pre...)
			switch {
			case st.inner != nil:
				c.whereParts(p, st.inner, m)
			case st.call != nil:
				c.whereCallPiece(p, st, m)
			default:
				c.wherePiece(p, st, m)
			}
		}
		pending = and(pending, &ir.Unary{Pos: b.pos, Op: ir.Not, X: m}, b.pos)
	}
}

func (c *checker) wherePiece(p *pieces, m *maskedStmt, mask ir.Expr) {
	var before []ir.Stmt
	if len(c.em.Outer) == 0 {
		before = c.takePre()
	}
	set := lower.WriteOut(c.em, &lower.Store{Pos: m.pos, Lhs: m.lhs, Rhs: m.rhs, Mask: mask, Nest: p.nest, Before: slices.Concat(p.begin, before)})
	p.out = append(append(p.out, before...), set...)
}

// whereCallPiece is a defined assignment as a nest of its own.
func (c *checker) whereCallPiece(p *pieces, m *maskedStmt, mask ir.Expr) {
	lhs, ok := lower.ElemOf(m.call.Args[0].X)
	if !ok || lower.Clashes(lhs, p.nest.Vars, nil, m.call.Args[1].X, mask) {
		c.unsupported(m.pos, "a defined assignment in WHERE that reads what it assigns is not supported yet").Help("assign a copy")
		return
	}
	body := []ir.Stmt{&ir.If{At: ir.At{Pos: m.pos}, Branches: []ir.Branch{{Pos: m.pos, Cond: mask, Body: []ir.Stmt{m.call}}}}}
	p.wrap(c, body)
}

// wrap puts statements into the loops of the WHERE and of the FORALLs around it; what must be computed first comes before the
// inner loops.
func (p *pieces) wrap(c *checker, body []ir.Stmt) {
	pre := c.takePre()
	loops := p.nest.Wrap(c.em, body)
	if len(c.em.Outer) == 0 {
		p.out = append(append(p.out, pre...), loops...)
		return
	}
	p.out = append(p.out, lower.WrapOuter(c.em, loops, pre)...)
}

// keepMask assigns a mask to an array of its own.
func (c *checker) keepMask(p *pieces, mask ir.Expr) ir.Expr {
	pos := mask.Span()
	m := &ir.Elem{Pos: pos, Sym: lower.TempLike(c.em, "m", p.like.Sym, ir.Log4, pos), Subs: p.like.Subs}
	if m.Sym.Allocatable {
		p.begin, p.end = append(p.begin, &ir.Allocate{At: ir.At{Pos: pos}, Sym: m.Sym}), append(p.end, &ir.Deallocate{At: ir.At{Pos: pos}, Sym: m.Sym})
	}
	p.wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: m, RHS: c.convert(mask, ir.Log4)}})
	return m
}

// and joins two conditions, of which nil holds everywhere.
func and(x, y ir.Expr, pos diag.Span) ir.Expr {
	switch {
	case x == nil && y == nil:
		return &ir.Const{Pos: pos, T: ir.Log4, L: true}
	case x == nil:
		return y
	case y == nil:
		return x
	}
	return &ir.Binary{Pos: pos, Op: ir.And, X: x, Y: y, T: ir.Log4}
}
