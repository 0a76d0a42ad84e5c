package specialise

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
	"dhpfgo/specialise/aggregate"
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
// The second operand of .and. and .or. is evaluated where the first does not decide:
//
//	if (i > 1 .and. big(i)) ..   →   t = i > 1; if (t) then; <big>; t = big; end if; if (t) ..
//
// An expression stays as it is that may leave out a call elsewhere, or has one that does more than compute a value.
func (e *embedder) values(x *ir.Expr, around []*ir.Do) (before []ir.Stmt) {
	if b, ok := (*x).(*ir.Binary); ok && (b.Op == ir.And || b.Op == ir.Or) {
		if e.hasValue(b, around) {
			return e.operands(x, b, around)
		}
		return nil
	}
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
		*x = e.inPlace(&before, around, func(f *ir.FuncRef) bool { return e.isValue(f, around) })(*x)
	}
	return before
}

// isValue reports whether a call is one of those that values embeds.
func (e *embedder) isValue(f *ir.FuncRef, around []*ir.Do) bool {
	if f.Proc == nil {
		return false
	}
	wanted := worksOnMapped(f.Proc) && e.chooses(f.Args, around) || hasStructures(f.Proc) && e.made < mostLocals && inMappedLoop(around)
	return wanted && givesValue(f.Proc) && !takesFromIteration(f.Proc, around) && e.canEmbed(f.Proc)
}

// hasStructures reports whether a procedure takes scalars of derived type, or gives one, all of which are components and no more: these are
// scalars of an iteration where no procedure takes them as a whole.
func hasStructures(p *ir.Procedure) bool {
	found := false
	for _, s := range append(p.Dummies[:len(p.Dummies):len(p.Dummies)], p.Result) {
		if s == nil || s.Type.Base != ir.Derived {
			continue
		}
		if s.Rank() > 0 || s.Class || !aggregate.IsPlain(s.Type) {
			return false
		}
		found = true
	}
	return found
}

// mostLocals is how many variables a unit may get for procedures of values of derived type, which call each other.
const mostLocals = 2000

// inMappedLoop reports whether a loop around names a distributed array.
func inMappedLoop(around []*ir.Do) bool {
	return slices.ContainsFunc(around, func(l *ir.Do) bool { return affine.NamesMapped(l) })
}

// belong says that each iteration of the loops without dependences has arrays and values of derived type of its own.
func belong(list []*ir.Symbol, around []*ir.Do) {
	for _, l := range around {
		if l.Independent == nil || l.Independent.Array {
			continue
		}
		for _, s := range list {
			if own := s.Made && s.Map == nil && !s.Captured && s.Storage != ir.InCommon; own && (s.Rank() > 0 || s.Type.Base == ir.Derived) {
				l.Independent.New = append(l.Independent.New, s)
			}
		}
	}
}

// structure puts what a function does, and the assignment of its value, in place of a call that gives a value of derived type; nil where it stays.
func (e *embedder) structure(call *ir.CallProc, around []*ir.Do) []ir.Stmt {
	if call.Result == nil || call.Into != nil || !e.isValue(&ir.FuncRef{Pos: call.Pos, Proc: call.Proc, Args: call.Args}, around) {
		return nil
	}
	by := &ir.Substitution{Symbols: map[*ir.Symbol]*ir.Symbol{}, Values: map[*ir.Symbol]ir.Expr{}}
	known := len(e.unit.Symbols)
	result := e.local(call.Proc.Result)
	by.Symbols[call.Proc.Result] = result
	body := e.embeddedBy(call.Proc, call.Args, by)
	if body == nil {
		return nil
	}
	belong(e.unit.Symbols[known:], around)
	e.done[call.Proc] = true
	return append(e.list(body, around), &ir.Assign{At: call.At, LHS: call.Result, RHS: &ir.Var{Pos: call.Pos, Sym: result}})
}

func (e *embedder) hasValue(x ir.Expr, around []*ir.Do) bool {
	return ir.AnyExpr(x, func(x ir.Expr) bool {
		f, ok := x.(*ir.FuncRef)
		return ok && e.isValue(f, around)
	})
}

// conditions does what values does for the conditions of an IF: what a later one needs stands behind the earlier ones.
//
//	if (c) then; ..; else if (big(i)) then; ..; end if   →   if (c) then; ..; else; <big>; if (big) then; ..; end if; end if
func (e *embedder) conditions(s *ir.If, around []*ir.Do) []ir.Stmt {
	if len(around) == 0 {
		return nil
	}
	for k, b := range s.Branches[1:] {
		if b.Cond != nil && e.hasValue(b.Cond, around) {
			later := &ir.If{At: ir.At{Pos: b.Pos}, Branches: s.Branches[k+1:]}
			s.Branches = append(s.Branches[:k+1:k+1], ir.Branch{Pos: b.Pos, Body: []ir.Stmt{later}})
			break
		}
	}
	return e.values(&s.Branches[0].Cond, around)
}

// operands does what values does for x, which is one of .and. or .or..
func (e *embedder) operands(x *ir.Expr, b *ir.Binary, around []*ir.Do) []ir.Stmt {
	first, second := b.X, b.Y
	before := e.values(&first, around)
	inside := e.values(&second, around)
	if len(inside) == 0 {
		*x = &ir.Binary{Pos: b.Pos, Op: b.Op, X: first, Y: second, T: b.T}
		return before
	}
	at, t := ir.At{Pos: b.Pos}, &ir.Var{Pos: b.Pos, Sym: e.local(&ir.Symbol{Name: "condition", Type: b.T})}
	set := func(value ir.Expr) ir.Stmt { return &ir.Assign{At: at, LHS: ir.CloneExpr(t), RHS: value} }
	undecided := ir.Expr(ir.CloneExpr(t))
	if b.Op == ir.Or {
		undecided = &ir.Unary{Pos: b.Pos, Op: ir.Not, X: undecided}
	}
	*x = t
	return append(before, set(first), &ir.If{At: at, Branches: []ir.Branch{{Pos: b.Pos, Cond: undecided, Body: append(inside, set(second))}}})
}

// givesValue reports whether a procedure is a function of the program that does nothing but compute a scalar.
func givesValue(p *ir.Procedure) bool {
	if p == nil || !p.Function || p.Result == nil || p.Result.Rank() > 0 || p.Effects == nil {
		return false
	}
	f := p.Effects
	return !f.Alters && !f.Opaque && len(f.Writes) == 0 && (!f.Impure && !f.Once || endsAtMost(p))
}

// endsAtMost reports whether all that a procedure does besides computing is to end the run with an error, as where an argument has other bounds
// than it says.
func endsAtMost(p *ir.Procedure) bool {
	if p.Unit == nil || p.Recursive {
		return false
	}
	plain := true
	ir.WalkStmts(p.Unit.Body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Assign, *ir.If, *ir.Do, *ir.While, *ir.Jump, *ir.Return, *ir.Reset:
		case *ir.Stop:
			plain = plain && st.Error
		default:
			plain = false
		}
		return plain
	})
	ir.EveryProc(func(q *ir.Procedure) { plain = plain && givesValue(q) }, p.Unit.Body)
	return plain
}

// inPlace gives expressions with values in place of the wanted calls in loops, whose statements it appends to before.
func (e *embedder) inPlace(before *[]ir.Stmt, around []*ir.Do, wanted func(f *ir.FuncRef) bool) func(ir.Expr) ir.Expr {
	var call func(_, x ir.Expr, _ ir.Role) ir.Expr
	call = func(_, x ir.Expr, _ ir.Role) ir.Expr {
		f, ok := x.(*ir.FuncRef)
		if !ok || !wanted(f) {
			return x
		}
		result, known := f.Proc.Result, len(e.unit.Symbols)
		by := &ir.Substitution{Symbols: map[*ir.Symbol]*ir.Symbol{}, Values: map[*ir.Symbol]ir.Expr{}}
		body := e.embeddedBy(f.Proc, f.Args, by)
		if body == nil || by.Symbols[result] == nil {
			return x
		}
		belong(e.unit.Symbols[known:], around)
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

// chooses reports whether the arguments of a call depend on the loops around it: on their variables, or on scalars that iterations make of these
// in loops that distributed arrays are subscripted by.
//
//	do j; do i; x = i - dt*u(i,j); qn(i,j) = interpolated(q, x); end do; end do
func (e *embedder) chooses(args []ir.Actual, around []*ir.Do) bool {
	if len(around) == 0 {
		return false
	}
	chosen := e.chosenIn(around)
	return slices.ContainsFunc(ir.ActualExprs(args), func(a ir.Expr) bool {
		return ir.AnyExpr(a, func(x ir.Expr) bool {
			s := affine.ScalarOf(x)
			return s != nil && (chosen[s] || slices.ContainsFunc(around, func(l *ir.Do) bool { return l.Var == s }))
		})
	})
}

// chosenIn are the scalars that depend on an iteration of the outermost loop around whose variable subscripts distributed arrays: what it and the
// loops inside assign, or get from calls, made of their variables. Of loops that only count steps, as over time, nothing is listed.
func (e *embedder) chosenIn(around []*ir.Do) map[*ir.Symbol]bool {
	k := slices.IndexFunc(around, e.subscriptsMapped)
	if k < 0 {
		return nil
	}
	out := e.chosen[around[k]]
	if len(out) > 0 {
		return out
	}
	for before := -1; before < len(out); {
		before = len(out)
		ir.WalkStmts([]ir.Stmt{around[k]}, func(st ir.Stmt) bool {
			choose(st, out)
			return true
		})
	}
	return out
}

// choose adds the scalars that a statement makes of those chosen so far.
func choose(st ir.Stmt, chosen map[*ir.Symbol]bool) {
	uses := func(x ir.Expr) bool {
		return ir.AnyExpr(x, func(x ir.Expr) bool { return chosen[affine.ScalarOf(x)] })
	}
	set := func(x ir.Expr) {
		if s := affine.ScalarOf(x); s != nil && s.Rank() == 0 && s.Map == nil {
			chosen[s] = true
		}
	}
	switch st := st.(type) {
	case *ir.Do:
		chosen[st.Var] = true
	case *ir.Assign:
		if uses(st.RHS) {
			set(st.LHS)
		}
	case *ir.CallProc:
		if st.Proc == nil || st.Proc.Effects == nil || !slices.ContainsFunc(ir.ActualExprs(st.Args), uses) {
			return
		}
		for k, a := range st.Args {
			if a.X != nil && st.Proc.Effects.Arg(k).Written {
				set(a.X)
			}
		}
	}
}

// subscriptsMapped reports whether a loop's variable stands in a subscript of a distributed array; the loop gets a place among those of chosen then.
func (e *embedder) subscriptsMapped(l *ir.Do) bool {
	if place, known := e.chosen[l]; known {
		return place != nil
	}
	found := false
	ir.WalkStmts(l.Body, func(st ir.Stmt) bool {
		for _, x := range ir.ExprsOf(st) {
			found = found || ir.AnyExpr(x, func(x ir.Expr) bool {
				r, ok := x.(*ir.Elem)
				return ok && r.Sym.Map != nil && slices.ContainsFunc(r.Subs, func(sub ir.Expr) bool {
					return ir.AnyExpr(sub, func(x ir.Expr) bool { return affine.ScalarOf(x) == l.Var })
				})
			})
		}
		return !found
	})
	e.chosen[l] = nil
	if found {
		e.chosen[l] = map[*ir.Symbol]bool{}
	}
	return found
}
