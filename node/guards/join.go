package guards

import "dhpfgo/ir"

// Join puts neighbouring statements under one condition where they have the same:
//
//	if (c) a; if (c) b   →   if (c) then; a; b        a sets nothing that c reads
//
// Statements of one partition come with one test each.
func Join(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		ir.ReplaceBodies(s, Join)
		if len(out) > 0 && haveOneGuard(out[len(out)-1], s) {
			first := &out[len(out)-1].(*ir.If).Branches[0]
			first.Body = Join(append(first.Body, s.(*ir.If).Branches[0].Body...))
			continue
		}
		out = append(out, s)
	}
	return out
}

// haveOneGuard reports whether two statements stand under the same condition, which still holds after the first.
func haveOneGuard(first, second ir.Stmt) bool {
	a, b := guardOf(first), guardOf(second)
	return a != nil && b != nil && ir.EqualStripped(a, b) && staysTrue(a, first.(*ir.If).Branches[0].Body)
}

// staysTrue reports whether a condition that holds before statements, and reads scalars alone, still holds after them and anywhere
// among them.
func staysTrue(cond ir.Expr, body []ir.Stmt) bool {
	read := map[*ir.Symbol]bool{}
	plain := true
	ir.WalkExprs(cond, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Var:
			read[e.Sym] = true
			plain = plain && e.Sym.Rank() == 0 && !e.Sym.Pointer && !e.Sym.Target && !e.Sym.Overlaid
		case *ir.Const, *ir.Unary, *ir.Binary, *ir.Conv, *ir.Call:
		default:
			plain = false
		}
	})
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Assign, *ir.If, *ir.Do:
		default:
			plain = false
		}
		for _, e := range ir.ExprsOf(s) {
			plain = plain && !ir.AnyExpr(e, func(x ir.Expr) bool { _, calls := x.(*ir.FuncRef); return calls })
		}
		ir.Mentions(s, func(v *ir.Symbol, r ir.Role) { plain = plain && !(r.Sets() && read[v]) })
		return plain
	})
	return plain
}

// guardOf is the condition of a statement with no other branch, nil if it has none.
func guardOf(s ir.Stmt) ir.Expr {
	if i, ok := s.(*ir.If); ok && len(i.Branches) == 1 {
		return i.Branches[0].Cond
	}
	return nil
}
