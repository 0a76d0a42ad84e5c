package affine

import (
	"dhpfgo/ir"
)

// StepByProducts lets a loop step by what its variable is multiplied by, where it serves for nothing else, in loops over distributed arrays:
//
//	do p = 0, n/(2*d)-1; do q = 0, d-1; .. a(2*d*p+q)   →   do p = 2*d*0, 2*d*(n/(2*d)-1), 2*d; do q = 0, d-1; .. a(p+q)
//
// The factor, which the loop does not change, must not be 0: a bound divides by it, or it is a power of two.
func StepByProducts(u *ir.Unit) {
	s := &strides{unit: u, outside: u.OutsideLoops()}
	u.Body = s.list(u.Body)
}

type strides struct {
	unit    *ir.Unit
	outside func(*ir.Symbol) bool
	powers  *powers
	loops   []*ir.Do
}

func (s *strides) list(body []ir.Stmt) []ir.Stmt {
	for _, st := range body {
		d, ok := st.(*ir.Do)
		if !ok {
			ir.ReplaceBodies(st, s.list)
			continue
		}
		if step, _ := d.ConstantStep(); step == 1 && NamesMapped(d) && !s.outside(d.Var) {
			s.stepBy(d)
		}
		s.loops = append(s.loops, d)
		d.Body = s.list(d.Body)
		s.loops = s.loops[:len(s.loops)-1]
	}
	return body
}

// stepBy rewrites a loop if it can be.
func (s *strides) stepBy(d *ir.Do) {
	factor, uses := s.factorOf(d)
	if factor == nil || !s.isKept(factor, d) || !s.isNotZero(factor, d) {
		return
	}
	found := 0
	ir.EachNamed(d.Body, func(v *ir.Symbol) {
		if v == d.Var {
			found++
		}
	})
	if found != uses {
		return
	}
	for _, st := range d.Body {
		replaceEach(st, func(x ir.Expr) ir.Expr {
			if c, ok := productOf(x, d.Var); ok && ir.EqualStripped(c, factor) {
				return &ir.Var{Pos: x.Span(), Sym: d.Var}
			}
			return x
		})
	}
	by := func(e ir.Expr) ir.Expr {
		if isNumber(e, 0) {
			return e
		}
		return &ir.Binary{Pos: d.Pos, Op: ir.Mul, X: ir.CloneExpr(factor), Y: e, T: d.Var.Type}
	}
	d.Lo, d.Hi, d.Step = by(d.Lo), by(d.Hi), ir.CloneExpr(factor)
}

// replaceEach puts f(x) in place of each expression of a statement and of those inside.
func replaceEach(st ir.Stmt, f func(ir.Expr) ir.Expr) {
	m := &ir.Rewriter{Expr: func(x ir.Expr, r ir.Role) ir.Expr {
		return ir.MapRoles(x, r, func(_, x ir.Expr, _ ir.Role) ir.Expr { return f(x) })
	}}
	m.Block = func(list []ir.Stmt) []ir.Stmt {
		for _, st := range list {
			st.Become(st.Rewritten(m, ir.Use))
		}
		return list
	}
	st.Become(st.Rewritten(m, ir.Use))
}

// factorOf is what the variable of a loop is multiplied by in the first product with it, and how many products are the same.
func (s *strides) factorOf(d *ir.Do) (factor ir.Expr, uses int) {
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) {
				c, ok := productOf(x, d.Var)
				switch {
				case !ok:
				case factor == nil:
					factor, uses = c, 1
				case ir.EqualStripped(c, factor):
					uses++
				}
			})
		}
		return true
	})
	return factor, uses
}

// productOf takes a product with a variable apart that is no multiple of it by a number: what else is in it.
func productOf(e ir.Expr, v *ir.Symbol) (ir.Expr, bool) {
	m, ok := e.(*ir.Binary)
	if !ok || m.Op != ir.Mul || !ir.SameType(m.T, v.Type) || ir.Occurrences(e, v) != 1 {
		return nil, false
	}
	rest, of := m.X, m.Y
	if ir.Occurrences(rest, v) > 0 {
		rest, of = of, rest
	}
	if !ir.IsVar(of, v) {
		inner, ok := productOf(of, v)
		if !ok {
			return nil, false
		}
		rest = &ir.Binary{Pos: m.Pos, Op: ir.Mul, X: rest, Y: inner, T: m.T}
	}
	return rest, !ir.IsConst(rest)
}

// isKept reports whether a factor is made of integer scalars that a loop does not change.
func (s *strides) isKept(factor ir.Expr, d *ir.Do) bool {
	changes := ir.ChangesOf([]ir.Stmt{d})
	return !ir.AnyExpr(factor, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Const, *ir.Binary:
			return x.Type().Base != ir.Integer
		case *ir.Var:
			v := x.Sym
			return v.Rank() > 0 || v.Type.Base != ir.Integer || v.Pointer || v.Target || v.Overlaid || changes.Hit(v, s.unit.IsRecursive())
		}
		return true
	})
}

// isNotZero reports whether a factor is not 0 where the loop is reached.
func (s *strides) isNotZero(factor ir.Expr, d *ir.Do) bool {
	divides := func(bound ir.Expr) bool {
		return ir.AnyExpr(bound, func(x ir.Expr) bool {
			q, ok := x.(*ir.Binary)
			return ok && q.Op == ir.Div && ir.EqualStripped(q.Y, factor)
		})
	}
	if divides(d.Lo) || divides(d.Hi) {
		return true
	}
	if s.powers == nil {
		s.powers = powersOf(s.unit)
	}
	return s.isProduct(factor)
}

// isProduct reports whether a value is a product of powers of two that are above 0, and of positive numbers.
func (s *strides) isProduct(e ir.Expr) bool {
	if m, ok := e.(*ir.Binary); ok && m.Op == ir.Mul {
		return s.isProduct(m.X) && s.isProduct(m.Y)
	}
	return s.powers.positive(e, s.loops) && (ir.IsConst(e) || s.powers.is(e, true))
}
