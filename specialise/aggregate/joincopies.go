package aggregate

import (
	"slices"

	"dhpfgo/ir"
)

// farthest is how many statements may stand between a value and its copy.
const farthest = 100

// joinCopies assigns values at once that statements hold in a scalar of the compiler's before they copy them, as the components of what a
// procedure gives:
//
//	t = s.x + x(i);  v = s.y + y(i);  s.x = t;  s.y = v   →   s.x = s.x + x(i);  s.y = s.y + y(i)
//
// What stands between sets nothing that the value is made of. A sum is then known as one.
func joinCopies(u *ir.Unit) {
	j := &joiner{named: map[*ir.Symbol]int{}}
	ir.EachNamed(u.Body, func(s *ir.Symbol) { j.named[s]++ })
	ir.EachNamed(u.Entry, func(s *ir.Symbol) { j.named[s]++ })
	for _, s := range u.Symbols { // a bound is read wherever its array is
		for _, d := range s.Dims {
			ir.EverySymbol(func(s *ir.Symbol) { j.named[s]++ }, d.Lo, d.Hi)
		}
	}
	u.Body = j.list(u.Body)
}

type joiner struct{ named map[*ir.Symbol]int }

func (j *joiner) list(body []ir.Stmt) []ir.Stmt {
	for k := 0; k < len(body); k++ {
		ir.ReplaceBodies(body[k], j.list)
		from := j.origin(body[:k], body[k])
		if from < 0 {
			continue
		}
		body[k].(*ir.Assign).RHS = body[from].(*ir.Assign).RHS
		body = slices.Delete(slices.Clone(body), from, from+1)
		k -= 2 // the value may itself be a copy
	}
	return body
}

// origin is the place of the assignment of the value that a statement copies, if the two may be one; -1 for none.
func (j *joiner) origin(before []ir.Stmt, st ir.Stmt) int {
	a, ok := st.(*ir.Assign)
	if !ok {
		return -1
	}
	t := plainScalar(a.RHS)
	if t == nil || !t.Made || j.named[t] != 2 || t.Type != a.LHS.Type() || t.Storage == ir.Argument || t.Captured {
		return -1
	}
	var set []ir.Expr
	for k := len(before) - 1; k >= 0 && k >= len(before)-farthest; k-- {
		b, ok := before[k].(*ir.Assign)
		if !ok {
			return -1
		}
		if plainScalar(b.LHS) == t {
			if reads(b.RHS, set) || ir.AnyExpr(b.RHS, isCall) {
				return -1
			}
			return k
		}
		if set = append(set, b.LHS); ir.AnyExpr(b.RHS, isCall) || !isPlain(ir.Root(b.LHS)) {
			return -1
		}
	}
	return -1
}

// isPlain reports whether the memory of a variable has no other name.
func isPlain(s *ir.Symbol) bool { return s != nil && !s.Pointer && !s.Target && !s.Overlaid && !s.View }

func isCall(e ir.Expr) bool { _, is := e.(*ir.FuncRef); return is }

func plainScalar(e ir.Expr) *ir.Symbol {
	if v, ok := e.(*ir.Var); ok && v.Sym.Rank() == 0 && isPlain(v.Sym) {
		return v.Sym
	}
	return nil
}

// reads reports whether an expression reads one of some places, or what may have another name.
func reads(e ir.Expr, set []ir.Expr) bool {
	return ir.AnyExpr(e, func(x ir.Expr) bool {
		switch x.(type) {
		case *ir.Const, *ir.Binary, *ir.Unary, *ir.Conv, *ir.Call:
			return false
		case *ir.Var, *ir.Elem, *ir.Field:
			return !isPlain(ir.Root(x)) || slices.ContainsFunc(set, func(y ir.Expr) bool { return ir.Root(x) == ir.Root(y) && !areApart(x, y) })
		}
		return true
	})
}

// areApart reports whether two places in one variable are different components of it.
func areApart(x, y ir.Expr) bool {
	a, isField := x.(*ir.Field)
	b, isToo := y.(*ir.Field)
	if v, whole := x.(*ir.Var); whole && v.Sym.Type.Base == ir.Derived {
		return true // a component of it stands around, and is looked at by itself
	}
	if !isField || !isToo {
		return false
	}
	p, q := ir.Way(a), ir.Way(b)
	for k := range min(len(p), len(q)) {
		if p[k] != q[k] {
			return true
		}
	}
	return false
}
