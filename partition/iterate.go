package partition

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// dim names the set dimension of a loop: its variable, or a counter T with the line number for DO WHILE.
func (u *unit) dim(l *tree.Node) string {
	if d, ok := l.Stmt.(*ir.Do); ok {
		return u.names.of(d.Var)
	}
	return fmt.Sprintf("T%d", l.Stmt.Span().Line())
}

func (u *unit) dims(loops []*tree.Node) []string {
	out := make([]string, len(loops))
	for i, l := range loops {
		out[i] = u.dim(l)
	}
	return out
}

// affine gives an integer expression at node n as an affine form over loop variables and scalars that hold the same
// value on all images there.
func (u *unit) affine(e ir.Expr, n *tree.Node) (sets.Aff, bool) {
	a, why := ir.AffineOf(e)
	if why != "" {
		return sets.Aff{}, false
	}
	for _, t := range a.Terms {
		if !u.uniform(t.Sym, n) {
			return sets.Aff{}, false
		}
	}
	return u.names.form(a), true
}

// uniform reports whether scalar s, used at n, has one value on all images: it is not private to a loop around n, not
// the partial result of a reduction, and not the variable of a loop that n is not in but whose value is private.
func (u *unit) uniform(s *ir.Symbol, n *tree.Node) bool {
	if s.Pointer || s.Target || s.Overlaid {
		return false // its value may change by another name
	}
	if tree.IsLoopVar(s, n) {
		return true // whatever it is elsewhere
	}
	if u.private.Loop(s, n) != nil {
		return false
	}
	for _, r := range u.reductions {
		if r.sets(s) && n.Within(r.region) {
			return false
		}
	}
	return true
}

// iterations is Iter(S) = { [loop variables] } of the loops around n.
func (u *unit) iterations(n *tree.Node) sets.Set { return u.iterationsAnd(n, nil) }

// iterationsAnd is Iter(S) with further constraints on the loop variables.
func (u *unit) iterationsAnd(n *tree.Node, extra []sets.Constraint) sets.Set {
	key := iterKey{tree.Innermost(n), constraintsKey(extra)}
	return remembered(u, func(m *memo) map[iterKey]sets.Set { return m.iters }, key, func() sets.Set {
		return u.makeIterations(n, extra)
	})
}

func (u *unit) makeIterations(n *tree.Node, extra []sets.Constraint) sets.Set {
	bounds, exists := u.iterationNames(n)
	return u.sets.SetOf(u.dims(n.Loops), exists, slices.Concat(extra, bounds)...)
}
