package terms

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// InScalars lets loops add up in a scalar what they add to one element whose terms lie elsewhere, where the element begins with a value that
// every image has:
//
//	y(i) = c;  do j; y(i) = y(i) + a(i,j)*x(j); end do     →     t = c;  do j; t = t + a(i,j)*x(j); end do;  y(i) = t
//
// The partition knows the reduction of a scalar, and combines those of all i in one message. The operations and their order stay what they
// are.
func InScalars(u *ir.Unit) {
	p := &scalars{unit: u}
	u.Body = p.list(u.Body)
}

type scalars struct {
	unit   *ir.Unit
	around []*ir.Do
	made   ir.ExprMap[*ir.Symbol]
}

func (p *scalars) list(body []ir.Stmt) []ir.Stmt {
	out := slices.Clone(body)
	for k := 0; k < len(out); k++ {
		if e := beginsOf(out[k]); e != nil {
			if end := p.accumulating(e, out[k+1:]); end >= 0 {
				out = p.replaced(out, k, k+1+end)
			}
		}
		d, isLoop := out[k].(*ir.Do)
		if isLoop {
			p.around = append(p.around, d)
		}
		ir.ReplaceBodies(out[k], p.list)
		if isLoop {
			p.around = p.around[:len(p.around)-1]
		}
	}
	return out
}

// beginsOf is the element of a distributed array that a statement gives a value which every image has, nil for any other statement.
func beginsOf(s ir.Stmt) *ir.Elem {
	a, ok := s.(*ir.Assign)
	if !ok {
		return nil
	}
	e, ok := a.LHS.(*ir.Elem)
	if !ok || e.Sym.Map == nil || len(e.Subs) != e.Sym.Rank() || !ir.Combines(e.Sym.Type) || e.Sym.Pointer || e.Sym.Target || e.Sym.Overlaid {
		return nil
	}
	everywhere := !ir.AnyExpr(a.RHS, func(x ir.Expr) bool {
		s := ir.SymbolOf(x)
		_, call := x.(*ir.FuncRef)
		return call || s != nil && (s.Map != nil || s.Rank() > 0)
	})
	if !everywhere {
		return nil
	}
	return e
}

// accumulating is the place of the loop after e has begun that does nothing with its array but add to e, -1 for none.
func (p *scalars) accumulating(e *ir.Elem, rest []ir.Stmt) int {
	for k, s := range rest {
		d, isLoop := s.(*ir.Do)
		_, isAssign := s.(*ir.Assign)
		if !isLoop && !isAssign || isLoop && affine.JumpsOut(d) || callsSome(s) || changesPlace(s, e) {
			return -1
		}
		if !mentions(s, e.Sym) {
			continue
		}
		if isLoop && p.onlyAddsTo(e, d) {
			return k
		}
		return -1
	}
	return -1
}

func callsSome(s ir.Stmt) (found bool) {
	ir.EachCall([]ir.Stmt{s}, func(*ir.Procedure, []ir.Actual) { found = true })
	return found
}

// changesPlace reports whether a statement sets a variable in the subscripts of e.
func changesPlace(s ir.Stmt, e *ir.Elem) (found bool) {
	ir.EachMention([]ir.Stmt{s}, func(v *ir.Symbol, r ir.Role) {
		found = found || r.Sets() && v != e.Sym && names(e.Subs, v)
	})
	d, isLoop := s.(*ir.Do)
	return found || isLoop && names(e.Subs, d.Var)
}

func mentions(s ir.Stmt, v *ir.Symbol) (found bool) {
	ir.EachNamed([]ir.Stmt{s}, func(t *ir.Symbol) { found = found || t == v })
	return found
}

// onlyAddsTo reports whether all that loop d does with the array of e is to update e by one operator with terms that lie elsewhere.
func (p *scalars) onlyAddsTo(e *ir.Elem, d *ir.Do) bool {
	count, uses, op := 0, 0, ir.ReduceOp(0)
	fits := true
	eachAssign(d, p.around, func(a *ir.Assign, loops []*ir.Do) {
		if o, ok := updates(a, e); ok {
			fits = fits && (count == 0 || o == op) && Elsewhere(e, a.RHS, loops, len(p.around))
			count, op = count+1, o
		}
	})
	ir.EachNamed([]ir.Stmt{d}, func(s *ir.Symbol) {
		if s == e.Sym {
			uses++
		}
	})
	return fits && count > 0 && uses == 2*count
}

// updates recognises e = e op x for this element.
func updates(a *ir.Assign, e *ir.Elem) (ir.ReduceOp, bool) {
	l, ok := a.LHS.(*ir.Elem)
	if !ok || !ir.EqualStripped(l, e) || ir.Occurrences(a.RHS, e.Sym) != 1 || !ir.SameReference(a.RHS, e) {
		return 0, false
	}
	return ir.SpineOp(a.RHS, e.Sym)
}

// replaced lets the statements from the one at `begin` to the loop at `end` use a scalar in place of an element, which gets its value then.
// Statements of the list that read the element after that take the scalar as well, which all images have.
func (p *scalars) replaced(list []ir.Stmt, begin, end int) []ir.Stmt {
	first := list[begin].(*ir.Assign)
	e := first.LHS.(*ir.Elem)
	t := p.scalar(e)
	out := slices.Clone(list)
	out[begin] = &ir.Assign{At: first.At, LHS: &ir.Var{Pos: e.Pos, Sym: t}, RHS: first.RHS}
	inPlace(out[end], e, t)
	for _, s := range out[end+1:] {
		if changesPlace(s, e) || !onlyReads(s, e) {
			break
		}
		inPlace(s, e, t)
	}
	last := &ir.Assign{At: first.At, LHS: ir.CloneExpr(e), RHS: &ir.Var{Pos: e.Pos, Sym: t}}
	return slices.Insert(out, end+1, ir.Stmt(last))
}

// onlyReads reports whether all that a statement, an assignment or a loop, does with the array of e is to read e.
func onlyReads(s ir.Stmt, e *ir.Elem) bool {
	switch s.(type) {
	case *ir.Assign, *ir.Do, *ir.If:
	default:
		return false
	}
	reads, mentions := 0, 0
	ir.WalkStmts([]ir.Stmt{s}, func(s ir.Stmt) bool {
		for _, x := range ir.ExprsOf(s) {
			ir.WalkExprs(x, func(y ir.Expr) {
				if r, ok := y.(*ir.Elem); ok && ir.EqualStripped(r, e) {
					reads++
				}
			})
		}
		return true
	})
	set := false
	ir.EachMention([]ir.Stmt{s}, func(v *ir.Symbol, r ir.Role) {
		if v == e.Sym {
			mentions++
			set = set || r.Sets()
		}
	})
	return !set && reads == mentions && !callsSome(s)
}

// inPlace puts variable t in the place of e in a statement.
func inPlace(s ir.Stmt, e *ir.Elem, t *ir.Symbol) {
	m := &ir.Rewriter{Expr: func(x ir.Expr, r ir.Role) ir.Expr {
		return ir.MapRoles(x, r, func(old, rebuilt ir.Expr, _ ir.Role) ir.Expr {
			if y, ok := old.(*ir.Elem); ok && ir.EqualStripped(y, e) {
				return &ir.Var{Pos: y.Pos, Sym: t}
			}
			return rebuilt
		})
	}}
	ir.WalkStmts([]ir.Stmt{s}, func(s ir.Stmt) bool {
		s.Become(s.Rewritten(m, ir.Use))
		return true
	})
}

func (p *scalars) scalar(e *ir.Elem) *ir.Symbol {
	if v, ok := p.made.Get(e); ok {
		return v
	}
	text := ir.ExprString(e)
	v := &ir.Symbol{Name: text + "%sum", Source: text, Pos: e.Pos, Type: e.Sym.Type, Made: true, Storage: ir.Static}
	if p.unit.Proc != nil {
		v.Storage = ir.Automatic
	}
	p.unit.Symbols = append(p.unit.Symbols[:len(p.unit.Symbols):len(p.unit.Symbols)], v)
	p.made.Set(ir.CloneExpr(e), v)
	return v
}
