package affine

import (
	"slices"

	"dhpfgo/ir"
)

// ShiftEdges writes subscripts of distributed arrays as shifts where a condition says at which iteration the loop is:
//
//	do k = 1, n; if (k == 1) then; b = t(i,2)        →   b = t(i,k+1)
//	             else if (k >= n) then; b = t(i,n-1) →   b = t(i,k-1)
//
// As a fixed place, t(i,n-1) is fetched from its owner before the iteration that reads it, and ends a pipeline; as a shift it comes with
// what the neighbours exchange. So are written only those that another reference to the array has already, and only in place of
// subscripts without the variable of a loop, which already says where the element lies.
func ShiftEdges(u *ir.Unit) {
	e := &edges{recursive: u.Proc != nil && u.Proc.Recursive, along: map[passage]bool{}, changes: map[*ir.Do]*ir.Changes{}}
	e.find(u.Body)
	e.list(u.Body)
}

// passage is a dimension of an array along which a loop passes, at a distance.
type passage struct {
	array *ir.Symbol
	dim   int
	along *ir.Symbol
	shift int64
}

// atPlace says that the variable of a loop has a value.
type atPlace struct {
	loop  *ir.Do
	value ir.Expr
}

type edges struct {
	recursive bool
	along     map[passage]bool
	changes   map[*ir.Do]*ir.Changes
	loops     []*ir.Do
	at        []atPlace
}

// find notes which loops pass along which dimensions.
func (e *edges) find(body []ir.Stmt) {
	for _, s := range body {
		for _, x := range ir.ExprsOf(s) {
			ir.WalkExprs(x, e.note)
		}
		e.within(s, e.find)
	}
}

// within does something with the blocks of a statement.
func (e *edges) within(s ir.Stmt, f func([]ir.Stmt)) {
	if d, ok := s.(*ir.Do); ok {
		e.loops = append(e.loops, d)
		defer func() { e.loops = e.loops[:len(e.loops)-1] }()
	}
	s.EachBlock(f)
}

func (e *edges) note(x ir.Expr) {
	el, ok := x.(*ir.Elem)
	if !ok {
		return
	}
	for k, sub := range el.Subs {
		if !distributed(el.Sym, k, sub) {
			continue
		}
		if a, why := ir.AffineOf(sub); why == "" && len(a.Terms) == 1 && a.Terms[0].Coef == 1 {
			e.along[passage{el.Sym, k, a.Terms[0].Sym, a.Const}] = true
		}
	}
}

func (e *edges) list(body []ir.Stmt) {
	for _, s := range body {
		if len(e.at) > 0 && !e.setsFixed(s) {
			e.shift(s)
		}
		cond, ok := s.(*ir.If)
		if !ok {
			e.within(s, e.list)
			continue
		}
		outside := len(e.at)
		for _, b := range cond.Branches {
			before := len(e.at)
			e.learn(b.Cond, true)
			e.list(b.Body)
			e.at = e.at[:before]
			e.learn(b.Cond, false)
		}
		e.at = e.at[:outside]
	}
}

// learn adds what a condition says of the variables of the loops around it, that holds or does not.
func (e *edges) learn(cond ir.Expr, holds bool) {
	if u, ok := cond.(*ir.Unary); ok && u.Op == ir.Not {
		e.learn(u.X, !holds)
		return
	}
	c, ok := cond.(*ir.Binary)
	if !ok {
		return
	}
	switch op := c.Op; {
	case op == ir.And && holds, op == ir.Or && !holds:
		e.learn(c.X, holds)
		e.learn(c.Y, holds)
	case op == ir.EQ && holds, op == ir.NE && !holds:
		e.equal(c.X, c.Y)
		e.equal(c.Y, c.X)
	case op == ir.LE && holds, op == ir.GT && !holds:
		e.between(c.X, c.Y, 0)
	case op == ir.LT && holds, op == ir.GE && !holds:
		e.between(c.X, c.Y, 1)
	case op == ir.GE && holds, op == ir.LT && !holds:
		e.between(c.Y, c.X, 0)
	case op == ir.GT && holds, op == ir.LE && !holds:
		e.between(c.Y, c.X, 1)
	}
}

// between learns from x + apart <= y: the loop is at its least value where x is its variable and y - apart that value, or at its greatest.
func (e *edges) between(x, y ir.Expr, apart int64) {
	for _, l := range e.loops {
		step, _ := l.ConstantStep()
		least, greatest := l.Lo, l.Hi
		if step < 0 {
			least, greatest = l.Hi, l.Lo
		}
		if step == 0 {
			continue
		}
		if n, ok := ir.Difference(y, least); ok && n == apart && ir.IsVar(x, l.Var) {
			e.equal(x, least)
		}
		if n, ok := ir.Difference(greatest, x); ok && n == apart && ir.IsVar(y, l.Var) {
			e.equal(y, greatest)
		}
	}
}

func (e *edges) equal(x, value ir.Expr) {
	form, why := ir.AffineOf(value)
	if why != "" {
		return
	}
	for _, l := range e.loops {
		if ir.IsVar(x, l.Var) && e.isSteady(l, form) {
			e.at = append(e.at, atPlace{l, value})
		}
	}
}

// isSteady reports whether a form is the same in all iterations of a loop.
func (e *edges) isSteady(l *ir.Do, form *ir.Affine) bool {
	if len(form.Terms) > 0 && e.changes[l] == nil {
		e.changes[l] = ir.ChangesOf(l.Body)
	}
	for _, t := range form.Terms {
		if t.Sym == l.Var || t.Sym.Target || t.Sym.Pointer || t.Sym.Overlaid || e.changes[l].Hit(t.Sym, e.recursive) {
			return false
		}
	}
	return true
}

// isFixed reports whether a subscript names a fixed place in a distributed dimension.
func (e *edges) isFixed(v *ir.Symbol, k int, sub ir.Expr) bool {
	return distributed(v, k, sub) && !slices.ContainsFunc(e.loops, func(l *ir.Do) bool { return ir.Occurrences(sub, l.Var) > 0 })
}

// setsFixed reports whether a statement sets an element at a fixed place: it has an owner, who knows what it reads.
func (e *edges) setsFixed(s ir.Stmt) bool {
	a, ok := s.(*ir.Assign)
	if !ok {
		return false
	}
	el, ok := a.LHS.(*ir.Elem)
	for k := 0; ok && k < len(el.Subs); k++ {
		if e.isFixed(el.Sym, k, el.Subs[k]) {
			return true
		}
	}
	return false
}

// shift rewrites the subscripts of a statement, blocks inside left out.
func (e *edges) shift(s ir.Stmt) {
	var at passage
	chosen := func(v *ir.Symbol, k int, sub ir.Expr) bool {
		at = passage{array: v, dim: k}
		return e.isFixed(v, k, sub)
	}
	subscriptsIn(s, chosen, func(sub ir.Expr) ir.Expr {
		for _, known := range e.at {
			v := &ir.Var{Pos: sub.Span(), Sym: known.loop.Var}
			n, constant := ir.Difference(sub, known.value)
			if constant && e.along[passage{at.array, at.dim, v.Sym, n}] && sub.Type() == v.Type() {
				return shifted(v, n)
			}
		}
		return sub
	})
}

// shifted is the sum of a variable and a number.
func shifted(v *ir.Var, n int64) ir.Expr {
	op := ir.Add
	if n < 0 {
		op = ir.Sub
	}
	if n == 0 {
		return v
	}
	return &ir.Binary{Pos: v.Pos, Op: op, X: v, Y: &ir.Const{Pos: v.Pos, T: v.Type(), I: max(n, -n)}, T: v.Type()}
}
