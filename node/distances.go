package node

import (
	"slices"

	"dhpfgo/ir"
)

// byDistance makes versions of an innermost loop in which one element is used at a distance of iterations that only the run knows:
//
//	do i = lo, hi; x(i) = f(x(i-d)); end do   becomes
//	if (lo <= hi .and. -d >= 0) then;       do i = lo, hi; ..                                  forward
//	else if (lo <= hi .and. -d <= -64) then; do s = lo, hi, 64; do i = s, min(s+63, hi); ..    forward
//	else;                                    do i = lo, hi; ..
//
// A dependence that goes forward in the body, from a statement to itself in the order of its operations or to one behind it, is kept where
// each statement is done for several iterations before the next (R. Allen, K. Kennedy, Automatic Translation of Fortran Programs to Vector
// Form, TOPLAS 9, 1987). An access of sub_a(i) that stands before one of sub_b(i') in the body, sub_a = c*i + a and sub_b = c*i + b, meets it
// (a - b)/c later, in iterations (a - b)/(c*step): the dependence goes forward if that is not negative.
func byDistance(u *unit, n *nest) []ir.Stmt {
	last := len(n.loops) - 1
	if len(n.inner) > 0 {
		return nil
	}
	inner := &nest{loops: n.loops[last:], body: n.body, accesses: n.accesses, scalars: n.scalars}
	of, gaps := carrying{inner}.gaps()
	if len(gaps) == 0 || !(carrying{inner}).mayCopy() {
		return []ir.Stmt{n.loops[0]}
	}
	u.remark(n, last, true, comparedDistances.Of(called(of)))
	return n.around(last, []ir.Stmt{u.versions(inner, gaps)})
}

const (
	farApart    = 64 // iterations: several vectors side by side
	mostGaps    = 2
	mostInTests = 16 // accesses of a loop that is copied
)

// carrying is a single loop whose iterations depend on each other.
type carrying struct{ *nest }

// mayCopy reports whether a loop is small, plain, and not known to be short.
func (n carrying) mayCopy() bool {
	loop := n.loops[0]
	return len(n.accesses) <= mostInTests && loop.Deals == nil && loop.Independent == nil && !isShort(loop) &&
		!boundsUse(loop, loop.Var) && n.isInvariant(loop.Lo) && n.isInvariant(loop.Hi)
}

// gaps lists, each once, the iterations from the first to the second access of each pair that the loop may carry and whose order only the
// run knows, and an array that has them. They are empty where a pair has no such number, or the loop carries nothing.
func (n carrying) gaps() (of *ir.Symbol, gaps []ir.Expr) {
	for _, d := range n.dependences() {
		if !n.mayCarry(d, 0) {
			continue
		}
		gap, known := n.gap(d.from.elem, d.to.elem)
		switch {
		case !known || runsOverTiles(n.loops[0], d.from.elem.Sym):
			return nil, nil
		case gap != nil && !slices.ContainsFunc(gaps, func(g ir.Expr) bool { return ir.EqualStripped(g, gap) }):
			of, gaps = d.from.elem.Sym, append(gaps, gap)
		}
	}
	if len(gaps) > mostGaps {
		return nil, nil
	}
	return of, gaps
}

// gap is the number of iterations from access a to access b of one element, nil where it is never negative. It is known where one dimension
// tells it.
func (n carrying) gap(a, b *ir.Elem) (gap ir.Expr, known bool) {
	step, _ := n.loops[0].ConstantStep()
	for k := range a.Subs {
		coefA, restA, okA := n.linear(a.Subs[k])
		coefB, restB, okB := n.linear(b.Subs[k])
		if !okA || !okB || coefA != coefB || coefA*step != 1 && coefA*step != -1 {
			continue
		}
		if coefA*step < 0 {
			restA, restB = restB, restA
		}
		if n, constant := ir.Difference(restA, restB); constant {
			return nil, n >= 0
		}
		return combined(ir.Sub, restA, restB), true
	}
	return nil, false
}

// linear gives an integer expression as coef times the loop's variable, and the rest, which the loop does not change.
func (n carrying) linear(e ir.Expr) (coef int64, rest ir.Expr, ok bool) {
	switch x := e.(type) {
	case *ir.Var:
		if x.Sym == n.loops[0].Var {
			return 1, constant(0), true
		}
	case *ir.Conv:
		if x.T.Base == ir.Integer && x.X.Type().Base == ir.Integer {
			return n.linear(x.X)
		}
	case *ir.Binary:
		if x.Op != ir.Add && x.Op != ir.Sub || x.T.Base != ir.Integer {
			break
		}
		coefX, restX, okX := n.linear(x.X)
		coefY, restY, okY := n.linear(x.Y)
		if x.Op == ir.Sub {
			coefY = -coefY
		}
		return coefX + coefY, combined(x.Op, restX, restY), okX && okY
	}
	return 0, long(e), n.isInvariant(e)
}

// combined is a sum or difference, with little that makes none.
func combined(op ir.Op, x, y ir.Expr) ir.Expr {
	if minus, ok := y.(*ir.Binary); ok && op == ir.Sub && minus.Op == ir.Sub && isZero(x) && isZero(minus.X) {
		return minus.Y
	}
	switch {
	case isZero(y):
		return x
	case isZero(x) && op == ir.Add:
		return y
	}
	return binary(op, x, y)
}

func isZero(e ir.Expr) bool {
	c, ok := e.(*ir.Const)
	return ok && c.I == 0 && c.T == ir.Int8
}

// isInvariant reports whether an expression keeps its value while the loop runs. (Where it writes an element that the expression reads, the two
// are a pair without a number.)
func (n carrying) isInvariant(e ir.Expr) bool {
	return !ir.AnyExpr(e, func(x ir.Expr) bool {
		v, ok := x.(*ir.Var)
		return ok && (v.Sym == n.loops[0].Var || n.scalars[v.Sym]) || !isPlain(x)
	})
}

// versions are the loop's versions under what the run finds of its gaps.
func (u *unit) versions(n *nest, gaps []ir.Expr) ir.Stmt {
	loop := n.loops[0]
	at := ir.At{Pos: loop.Pos}
	forward, far := *loop, *loop
	forward.Forward, far.Forward = true, true
	forward.Body, far.Body = shifted(loop.Body, loop.Var, 0), shifted(loop.Body, loop.Var, 0)
	isForward, isFar := runs(loop), runs(loop)
	for _, g := range gaps {
		test := func(op ir.Op, than int64) ir.Expr {
			return &ir.Binary{Pos: loop.Pos, Op: op, X: ir.CloneExpr(g), Y: constant(than), T: ir.Log4}
		}
		isForward = logical(ir.And, isForward, test(ir.GE, 0))
		isFar = logical(ir.And, isFar, logical(ir.Or, test(ir.GE, 0), test(ir.LE, -farApart)))
	}
	return &ir.If{At: at, Branches: []ir.Branch{
		{Pos: loop.Pos, Cond: isForward, Body: []ir.Stmt{&forward}},
		{Pos: loop.Pos, Cond: isFar, Body: []ir.Stmt{u.inStrips(&far, farApart)}},
		{Pos: loop.Pos, Body: []ir.Stmt{loop}},
	}}
}

// inStrips runs a loop in strips of so many iterations: do s = lo, hi, length*step; do i = s, min(s + (length-1)*step, hi), step.
func (u *unit) inStrips(loop *ir.Do, length int64) *ir.Do {
	step, _ := loop.ConstantStep()
	start := u.scalar(ir.Int8)
	all, strip := *loop, *loop
	all.Var, all.Step, all.Forward, all.Lo, all.Hi = start, constant(length*step), false, long(loop.Lo), long(loop.Hi)
	first, nearer := &ir.Var{Pos: loop.Pos, Sym: start}, "min"
	if step < 0 {
		nearer = "max"
	}
	strip.Lo, strip.Hi = converted(first, loop.Var.Type), converted(extreme(nearer, plus(first, (length-1)*step), long(loop.Hi)), loop.Var.Type)
	all.Body = []ir.Stmt{&strip}
	return &all
}

func logical(op ir.Op, x, y ir.Expr) ir.Expr {
	return &ir.Binary{Pos: x.Span(), Op: op, X: x, Y: y, T: ir.Log4}
}
