package affine

import (
	"dhpfgo/ir"
)

// ownLines finds cuts for loops that set a distributed array at their variable and read it at one place: the iteration that sets this
// place is the last of the first part, so that no iteration of either part needs what another one of it sets, and one message before
// each part does.
//
//	do j = 1, n;  d(i,j) = min(d(i,j), d(i,k) + d(k,j))   →   do j = 1, k;  ..;   do j = k+1, n;  ..
func (p *place) ownLines(d *ir.Do) {
	if !p.fixed[d] || p.scanned[d] {
		return
	}
	p.scanned[d] = true
	a := &accesses{loop: d}
	a.list(d.Body)
	inside := ir.ChangesOf(d.Body)
	for _, w := range a.writes {
		set, ok := p.form(w.sub, p.at)
		offset, ok2 := set.plus(variable(d), -1)
		if !ok || !ok2 || inside.AnyHit(offset.mentions(), p.recursive()) {
			continue
		}
		for _, r := range a.reads {
			read, ok := p.form(r.sub, p.at)
			if !ok || r.sym != w.sym || r.dim != w.dim || inside.AnyHit(read.mentions(), p.recursive()) || read.find(variable(d).terms[0].x) >= 0 {
				continue
			}
			if behind, ok := set.plus(read, -1); ok {
				p.cutBehind(d, behind)
			}
		}
	}
}

// linesOf looks at the loops around an assignment to a distributed array.
func (p *place) linesOf() {
	for _, e := range p.around {
		if d, ok := e.loop.(*ir.Do); ok {
			p.ownLines(d)
		}
	}
}

// cutBehind cuts loop d after the iteration in which form f is 0, if it may have iterations on both sides.
func (p *place) cutBehind(d *ir.Do, f Form) {
	back, ok := Form{}.plus(f, -1)
	if ok && !p.nowhereNegative(back) && !p.nowhereNegative(f.less(1)) {
		p.cut(d, 1, f.less(1))
	}
}

// accesses are the subscripts in distributed dimensions of what a loop sets and reads where no condition asks for the loop's variable.
type accesses struct {
	loop          *ir.Do
	writes, reads []subscript
}

type subscript struct {
	sym *ir.Symbol
	dim int
	sub ir.Expr
}

func (a *accesses) list(body []ir.Stmt) {
	for _, s := range body {
		if c, ok := s.(*ir.If); ok && a.asks(c) {
			continue
		}
		s.EachExpr(ir.Use, a.expr)
		s.EachBlock(a.list)
	}
}

// asks reports whether a condition of an IF depends on the variable of the loop other than by elements of arrays.
func (a *accesses) asks(s *ir.If) bool {
	found := false
	var look func(e ir.Expr, _ ir.Role)
	look = func(e ir.Expr, _ ir.Role) {
		switch e := e.(type) {
		case nil, *ir.Elem:
		case *ir.Var:
			found = found || e.Sym == a.loop.Var
		default:
			e.EachExpr(ir.Use, look)
		}
	}
	for _, b := range s.Branches {
		look(b.Cond, ir.Use)
	}
	return found
}

func (a *accesses) expr(e ir.Expr, r ir.Role) {
	if e == nil {
		return
	}
	if x, ok := e.(*ir.Elem); ok && x.Sym.Map != nil {
		for k, m := range x.Sym.Map.Dims {
			switch at := (subscript{x.Sym, k, x.Subs[k]}); {
			case m.Grid < 0:
			case r.Sets():
				a.writes = append(a.writes, at)
			default:
				a.reads = append(a.reads, at)
			}
		}
	}
	e.EachExpr(r, a.expr)
}
