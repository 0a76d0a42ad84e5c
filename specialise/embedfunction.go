package specialise

import (
	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// indices puts what integer functions do before a statement whose subscripts in distributed arrays call them, and the values in place of
// the calls, so that which elements these are is known; a function of one assignment is what it assigns:
//
//	v(i) = u(left(i)) + u(wrap(i+1))   →   e = i - 1; if (e < 1) e = n; v(i) = u(e) + u(modulo(i,n)+1)
func (e *embedder) indices(st *ir.Assign, around []*ir.Do) []ir.Stmt {
	var before []ir.Stmt
	within := e.inPlace(&before, around, func(f *ir.FuncRef) bool { return e.isIndex(f.Proc) })
	affine.DistributedSubscripts(st, within)
	return before
}

// values does the same with functions in an expression that read elements of distributed arrays where the loops around choose: the messages
// of all calls go together.
//
//	w(i,j) = lap(i,j)   →   w(i,j) = u(i+1,j) + u(i-1,j) + u(i,j+1) + u(i,j-1) - 4*u(i,j)
//
// An expression stays as it is that may leave out a call, or has one that does more than compute a value.
func (e *embedder) values(x *ir.Expr, around []*ir.Do) (before []ir.Stmt) {
	stays := ir.AnyExpr(*x, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.FuncRef:
			return !givesValue(x.Proc)
		case *ir.Binary:
			return x.Op == ir.And || x.Op == ir.Or
		}
		return false
	})
	if !stays {
		*x = e.inPlace(&before, around, func(f *ir.FuncRef) bool {
			return worksOnMapped(f.Proc) && chooses(f.Args, around) && e.canEmbed(f.Proc)
		})(*x)
	}
	return before
}

// givesValue reports whether a procedure is a function of the program that does nothing but compute a scalar.
func givesValue(p *ir.Procedure) bool {
	if p == nil || !p.Function || p.Result == nil || p.Result.Rank() > 0 || p.Effects == nil {
		return false
	}
	f := p.Effects
	return !f.Impure && !f.Alters && !f.Opaque && !f.Once && len(f.Writes) == 0
}

// inPlace gives expressions with values in place of the wanted calls in loops, whose statements it appends to before.
func (e *embedder) inPlace(before *[]ir.Stmt, around []*ir.Do, wanted func(f *ir.FuncRef) bool) func(ir.Expr) ir.Expr {
	var call func(_, x ir.Expr, _ ir.Role) ir.Expr
	call = func(_, x ir.Expr, _ ir.Role) ir.Expr {
		f, ok := x.(*ir.FuncRef)
		if !ok || !wanted(f) {
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
			return ir.MapRoles(affine.OfType(a.RHS, f.T), ir.Use, call)
		}
		*before = append(*before, e.list(body, around)...)
		return &ir.Var{Pos: f.Pos, Sym: by.Symbols[result]}
	}
	return func(x ir.Expr) ir.Expr { return ir.MapRoles(x, ir.Use, call) }
}

// isIndex reports whether a procedure is a function whose integer value depends on integers alone, and that does nothing else.
func (e *embedder) isIndex(p *ir.Procedure) bool {
	if !givesValue(p) || p.Result.Type.Base != ir.Integer || p.Effects.Mapped || !e.canEmbed(p) {
		return false
	}
	for k, d := range p.Dummies {
		if d.Rank() > 0 || d.Type.Base != ir.Integer || p.Effects.Arg(k).Written {
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
