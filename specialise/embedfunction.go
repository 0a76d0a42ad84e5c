package specialise

import (
	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// indices puts what integer functions do before a statement whose subscripts in distributed arrays call them, and the values in place of
// the calls, so that which elements these are is known; a function of one assignment is what it assigns:
//
//	v(i) = u(left(i)) + u(wrap(i+1))   →   e = i - 1; if (e < 1) e = n; v(i) = u(e) + u(modulo(i,n)+1)
func (e *embedder) indices(st *ir.Assign) []ir.Stmt {
	var before []ir.Stmt
	call := func(_, x ir.Expr, _ ir.Role) ir.Expr {
		f, ok := x.(*ir.FuncRef)
		if !ok || !e.isIndex(f.Proc) {
			return x
		}
		result := f.Proc.Result
		by := &ir.Substitution{Symbols: map[*ir.Symbol]*ir.Symbol{}, Values: map[*ir.Symbol]ir.Expr{}}
		body := e.embeddedBy(f.Proc, f.Args, by)
		if body == nil || by.Symbols[result] == nil {
			return x
		}
		e.done[f.Proc] = true
		if a, ok := body[0].(*ir.Assign); ok && len(body) == 1 {
			return affine.OfType(a.RHS, f.T)
		}
		before = append(before, body...)
		return &ir.Var{Pos: f.Pos, Sym: by.Symbols[result]}
	}
	within := func(x ir.Expr) ir.Expr { return ir.MapRoles(x, ir.Use, call) }
	affine.DistributedSubscripts(st, within)
	return before
}

// isIndex reports whether a procedure is a function whose integer value depends on integers alone, and that does nothing else.
func (e *embedder) isIndex(p *ir.Procedure) bool {
	if p == nil || !p.Function || p.Result == nil || p.Result.Rank() > 0 || p.Result.Type.Base != ir.Integer || p.Effects == nil {
		return false
	}
	f := p.Effects
	if f.Impure || f.Alters || f.Opaque || f.Once || f.Mapped || len(f.Writes) > 0 || !e.canEmbed(p) {
		return false
	}
	for k, d := range p.Dummies {
		if d.Rank() > 0 || d.Type.Base != ir.Integer || f.Arg(k).Written {
			return false
		}
	}
	return true
}

// ofScalars reports whether an expression reads scalars alone: functions that set nothing leave its value.
func ofScalars(e ir.Expr) bool {
	return !ir.AnyExpr(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Var:
			return x.Sym.Rank() > 0 || x.Sym.Pointer
		case *ir.Const, *ir.Binary, *ir.Unary, *ir.Conv, *ir.Call:
			return false
		}
		return true
	})
}
