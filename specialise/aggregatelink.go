package specialise

import (
	"dhpfgo/ir"
)

// link says that whole values go between two variables: from an actual to a dummy argument, or by an assignment to a scalar.
type link struct{ a, b *ir.Symbol }

// findLinks lists the links of the program, and refuses dummy arguments of procedures that are called in ways that it does not
// show.
func (s *structures) findLinks() {
	unseen := passedProcedures(s.prog)
	for _, d := range s.prog.Dispatchers {
		for _, t := range d.Targets {
			if t.Proc.Unit != nil {
				unseen[t.Proc.Unit] = true
			}
		}
	}
	for _, u := range s.prog.Units {
		if u.Proc == nil {
			continue
		}
		if r := u.Proc.Result; r != nil && r.Type.Base == ir.Derived {
			s.refuse(r, r.Pos, "it is the value of a function")
		}
		for _, d := range u.Proc.Dummies {
			if d.Type.Base == ir.Derived && (unseen[u] || u.Proc.CName != "" || u.Proc.Unit != u) {
				s.refuse(d, d.Pos, "'%s' is called in ways that the program does not show", u.Proc.Name)
			}
		}
	}
	eachStatement(s.prog, s.linksOf)
}

func (s *structures) linksOf(st ir.Stmt) {
	if call, ok := st.(*ir.CallProc); ok {
		s.linkArguments(call.Proc, call.Args)
	}
	for _, e := range ir.ExprsOf(st) {
		ir.WalkExprs(e, func(x ir.Expr) {
			if ref, ok := x.(*ir.FuncRef); ok {
				s.linkArguments(ref.Proc, ref.Args)
			}
		})
	}
	a, ok := st.(*ir.Assign)
	if !ok || a.LHS.Type().Base != ir.Derived {
		return
	}
	left, right := structRoot(a.LHS), structRoot(a.RHS)
	if left == nil || right == nil || left.Type != right.Type {
		return
	}
	if isLocalScalar(left) || isLocalScalar(right) {
		s.links = append(s.links, link{left, right})
	}
}

// isLocalScalar reports whether a variable is one of those in which programs keep a value for a moment.
func isLocalScalar(x *ir.Symbol) bool { return x.Rank() == 0 && x.Storage != ir.Argument }

func (s *structures) linkArguments(p *ir.Procedure, args []ir.Actual) {
	if p.Unit == nil {
		return
	}
	for k, a := range args {
		if k >= len(p.Dummies) || p.Dummies[k].Type.Base != ir.Derived {
			continue
		}
		x := structRoot(a.X)
		if a.Section != nil {
			x = a.Section.Sym
		}
		if x != nil && x.Type == p.Dummies[k].Type {
			s.links = append(s.links, link{x, p.Dummies[k]})
		}
	}
}

// structRoot is the variable that an expression is, or is an element of; nil for anything else.
func structRoot(e ir.Expr) *ir.Symbol {
	switch e := e.(type) {
	case *ir.Var:
		return e.Sym
	case *ir.Elem:
		return e.Sym
	}
	return nil
}
