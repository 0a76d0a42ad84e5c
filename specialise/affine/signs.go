package affine

import (
	"slices"

	"dhpfgo/ir"
)

// SplitSigns makes two loops of one that sets elements of a distributed array from others as far away as a scalar says: whether these are
// set before or after depends on its sign.
//
//	do w = n, k, -1; a(w) = a(w) + a(w-k)   →   if (k > 0) then;  do w = n, k, -1; ..;  else;  do w = n, k, -1; ..;  end if
//
// With a positive distance the images read what they need before the loop, or, where the loop runs the other way, one after the other; with
// an unknown one each iteration would wait for an element (Goff, Kennedy and Tseng, Practical dependence testing, PLDI 1991, 4.5:
// breaking conditions). The second loop is for distances that nobody uses, and none is named where a condition around asks for the scalar.
func SplitSigns(u *ir.Unit) {
	s := &signs{unit: u}
	u.Body = s.list(u.Body, nil, nil)
}

type signs struct{ unit *ir.Unit }

// list looks at statements inside of loops, under conditions.
func (s *signs) list(body []ir.Stmt, loops []*ir.Do, conds []ir.Expr) []ir.Stmt {
	out := make([]ir.Stmt, len(body))
	for k, st := range body {
		out[k] = st
		switch st := st.(type) {
		case *ir.Do:
			if by := s.distance(st, loops, conds); by != nil {
				out[k] = split(st, by)
				continue
			}
			st.Body = s.list(st.Body, append(loops[:len(loops):len(loops)], st), conds)
		case *ir.If:
			inside := conds[:len(conds):len(conds)]
			for i := range st.Branches {
				if c := st.Branches[i].Cond; c != nil {
					inside = append(inside, c)
				}
			}
			for i := range st.Branches {
				st.Branches[i].Body = s.list(st.Branches[i].Body, loops, inside)
			}
		default:
			ir.ReplaceBodies(st, func(b []ir.Stmt) []ir.Stmt { return s.list(b, loops, conds) })
		}
	}
	return out
}

// split asks for the sign of a distance before a loop.
func split(d *ir.Do, by *ir.Symbol) ir.Stmt {
	other := (&ir.Substitution{}).Copy([]ir.Stmt{d})
	other[0].(*ir.Do).Seldom = true
	positive := &ir.Binary{Pos: d.Pos, Op: ir.GT, X: &ir.Var{Pos: d.Pos, Sym: by}, Y: &ir.Const{Pos: d.Pos, T: by.Type}, T: ir.Log4}
	return &ir.If{At: d.At, Branches: []ir.Branch{{Pos: d.Pos, Cond: positive, Body: []ir.Stmt{d}}, {Pos: d.Pos, Body: other}}}
}

// distance is the scalar that says how far the elements which a loop sets are from those that it reads, nil where there is none or its sign
// does not matter, or is known: of the variable of a loop around, and of what is its step, as in butterflies.
func (s *signs) distance(d *ir.Do, loops []*ir.Do, conds []ir.Expr) *ir.Symbol {
	if d.Independent != nil || !ir.IsConst(d.Step) {
		return nil
	}
	var found *ir.Symbol
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		a, ok := st.(*ir.Assign)
		if !ok {
			return true
		}
		if to, ok := a.LHS.(*ir.Elem); ok && to.Sym.Map != nil {
			ir.WalkExprs(a.RHS, func(e ir.Expr) {
				if from, ok := e.(*ir.Elem); ok && from.Sym == to.Sym && found == nil {
					found = along(d.Var, to, from)
				}
			})
		}
		return found == nil
	})
	isVar := func(l *ir.Do) bool { return l.Var == found || ir.Occurrences(l.Step, found) > 0 }
	isAsked := func(c ir.Expr) bool { return ir.Occurrences(c, found) > 0 }
	if found == nil || slices.ContainsFunc(loops, isVar) || slices.ContainsFunc(conds, isAsked) ||
		ir.ChangesOf([]ir.Stmt{d}).Hit(found, s.unit.IsRecursive()) {
		return nil
	}
	return found
}

// along is the one scalar by which two elements differ in a distributed dimension that a loop's variable runs along, and nothing but it.
func along(v *ir.Symbol, to, from *ir.Elem) *ir.Symbol {
	for k, m := range to.Sym.Map.Dims {
		a, why := ir.AffineOf(to.Subs[k])
		b, why2 := ir.AffineOf(from.Subs[k])
		if m.Grid < 0 || why != "" || why2 != "" || !slices.ContainsFunc(a.Terms, func(t ir.AffTerm) bool { return t.Sym == v }) {
			continue
		}
		if by, ok := a.Plus(-1, b); ok && len(by.Terms) == 1 {
			return by.Terms[0].Sym
		}
	}
	return nil
}
