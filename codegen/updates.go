package codegen

import "dhpfgo/sem"

// What an access of an object does, as the runtime's checks know it. Updates of a REDUCTION variable come with what joins the
// terms: iterations may update it in the same way alone. An update is accessSet + joinOf.
const (
	accessRead = iota
	accessSet
)

// beginUpdate notes that an assignment updates a REDUCTION variable of a loop around it, s = s + e: its operand is not read
// then. The value is what to put back into f.updated.
func (f *function) beginUpdate(s *sem.Assign) (before *joining) {
	before = f.updated
	f.updated = nil
	if sym := variableOf(s.LHS); sym != nil && f.isReduced(sym) {
		if join := joinOf(s.RHS, sem.ExprString(s.LHS)); join > 0 && mentionsOf(s.RHS, sym) == mentionsOf(s.LHS, sym) {
			f.updated = &joining{sym, int64(accessSet + join)}
		}
	}
	return before
}

// joining is an update of a REDUCTION variable that is being made.
type joining struct {
	sym  *sem.Symbol
	kind int64
}

func variableOf(e sem.Expr) *sem.Symbol {
	switch e := e.(type) {
	case *sem.Var:
		return e.Sym
	case *sem.Elem:
		return e.Sym
	}
	return nil
}

// isReduced reports whether a watched loop names sym in REDUCTION.
func (f *function) isReduced(sym *sem.Symbol) bool {
	for _, w := range f.watches {
		for _, r := range w.loop.Independent.Reductions {
			if r == sym {
				return true
			}
		}
	}
	return false
}

// mentionsOf counts the references to a variable.
func mentionsOf(e sem.Expr, s *sem.Symbol) int {
	n := 0
	sem.WalkExprs(e, func(x sem.Expr) {
		if variableOf(x) == s {
			n++
		}
	})
	return n
}

// joinOf numbers the operator by which e joins the variable of that text with other values, 0 for none.
func joinOf(e sem.Expr, text string) int {
	join := 0
	for sem.ExprString(e) != text {
		here := join
		switch x := e.(type) {
		case *sem.Conv:
			e = x.X
			continue
		case *sem.Binary:
			here, e = joinClass[x.Op], operandWith(x, text)
		case *sem.Call:
			here, e = joinCall[x.Fn], argumentWith(x.Args, text)
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
	joinClass = map[sem.Op]int{sem.Add: 1, sem.Sub: 1, sem.Mul: 2, sem.And: 3, sem.Or: 4, sem.Eqv: 5, sem.Neqv: 6}
	joinCall  = map[string]int{"max": 7, "min": 8, "iand": 9, "ior": 10, "ieor": 11}
)

// operandWith is the operand that holds the text; the right one of a subtraction can not.
func operandWith(b *sem.Binary, text string) sem.Expr {
	switch {
	case holdsText(b.X, text):
		return b.X
	case b.Op != sem.Sub && holdsText(b.Y, text):
		return b.Y
	}
	return nil
}

func argumentWith(args []sem.Expr, text string) sem.Expr {
	for _, a := range args {
		if holdsText(a, text) {
			return a
		}
	}
	return nil
}

func holdsText(e sem.Expr, text string) bool {
	found := false
	sem.WalkExprs(e, func(x sem.Expr) { found = found || sem.ExprString(x) == text })
	return found
}
