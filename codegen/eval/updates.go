package eval

import (
	"dhpfgo/ir"
)

// What an access of an object does, as the runtime's checks know it. Updates of a REDUCTION variable come with what joins the
// terms: iterations may update it in the same way alone. An update is accessSet + joinOf.
const (
	accessRead = iota
	accessSet
)

// BeginUpdate notes that an assignment updates a REDUCTION variable of a loop around it, s = s + e: its operand is not read
// then. The value is what to put back into f.updated.
func (a *Assertions) BeginUpdate(s *ir.Assign) (before *joining) {
	before = a.Updated
	a.Updated = nil
	if sym := variableOf(s.LHS); sym != nil && a.isReduced(sym) {
		if join := joinOf(s.RHS, s.LHS); join > 0 && mentionsOf(s.RHS, sym) == mentionsOf(s.LHS, sym) {
			a.Updated = &joining{sym, int64(accessSet + join)}
		}
	}
	return before
}

// joining is an update of a REDUCTION variable that is being made.
type joining struct {
	sym  *ir.Symbol
	kind int64
}

func variableOf(e ir.Expr) *ir.Symbol {
	switch e := e.(type) {
	case *ir.Var:
		return e.Sym
	case *ir.Elem:
		return e.Sym
	}
	return nil
}

// isReduced reports whether a watched loop names sym in REDUCTION.
func (a *Assertions) isReduced(sym *ir.Symbol) bool {
	for _, w := range a.Watches {
		for _, r := range w.loop.Independent.Reductions {
			if r == sym {
				return true
			}
		}
	}
	return false
}

// mentionsOf counts the references to a variable.
func mentionsOf(e ir.Expr, s *ir.Symbol) int {
	n := 0
	ir.WalkExprs(e, func(x ir.Expr) {
		if variableOf(x) == s {
			n++
		}
	})
	return n
}

// joinOf numbers the operator by which e joins variable v with other values, 0 for none.
func joinOf(e, v ir.Expr) int {
	join := 0
	for !ir.Equal(e, v) {
		here := join
		switch x := e.(type) {
		case *ir.Conv:
			e = x.X
			continue
		case *ir.Binary:
			here, e = joinClass[x.Op], operandWith(x, v)
		case *ir.Call:
			here, e = joinCall[x.Fn], argumentWith(x.Args, v)
		default:
			return 0
		}
		if e == nil || here == 0 || join != 0 && here != join {
			return 0
		}
		join = here
	}
	return join
}

// The operators of reduction statements (HPF 2.0, 5.1), from 1.
var (
	joinClass = map[ir.Op]int{ir.Add: 1, ir.Sub: 1, ir.Mul: 2, ir.And: 3, ir.Or: 4, ir.Eqv: 5, ir.Neqv: 6}
	joinCall  = map[string]int{"max": 7, "min": 8, "iand": 9, "ior": 10, "ieor": 11}
)

// operandWith is the operand that holds v; the right one of a subtraction can not.
func operandWith(b *ir.Binary, v ir.Expr) ir.Expr {
	switch {
	case holds(b.X, v):
		return b.X
	case b.Op != ir.Sub && holds(b.Y, v):
		return b.Y
	}
	return nil
}

func argumentWith(args []ir.Expr, v ir.Expr) ir.Expr {
	for _, a := range args {
		if holds(a, v) {
			return a
		}
	}
	return nil
}

func holds(e, v ir.Expr) bool {
	return ir.AnyExpr(e, func(x ir.Expr) bool { return ir.Equal(x, v) })
}
