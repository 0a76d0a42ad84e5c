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
// Where two subscripts that the loop does not change may differ, as in x(i,new) = f(x(i-1,old)), the test is whether they do.
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
	of, meetings := carrying{inner}.meetings()
	if len(meetings) == 0 || !(carrying{inner}).mayCopy() {
		return []ir.Stmt{n.loops[0]}
	}
	u.remark(n, last, true, comparedDistances.Of(called(of)))
	return n.around(last, []ir.Stmt{u.versions(inner, meetings)})
}

const (
	farApart    = 64 // iterations: several vectors side by side
	mostTests   = 2
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

// meeting is what the run can tell of two accesses that the loop may carry, one of them nil: the iterations from the first to the second where
// they meet, and a condition under which they never do.
type meeting struct{ gap, apart ir.Expr }

// isForward is the condition that vectors keep a meeting, isFar the one that strips do.
func (m meeting) isForward() ir.Expr { return m.or(m.compared(ir.GE, 0)) }

func (m meeting) isFar() ir.Expr {
	return m.or(logical(ir.Or, m.compared(ir.GE, 0), m.compared(ir.LE, -farApart)))
}

func (m meeting) compared(op ir.Op, than int64) ir.Expr {
	if m.gap == nil {
		return nil
	}
	return &ir.Binary{Pos: m.gap.Span(), Op: op, X: ir.CloneExpr(m.gap), Y: constant(than), T: ir.Log4}
}

func (m meeting) or(test ir.Expr) ir.Expr {
	if m.apart == nil {
		return test
	}
	return logical(ir.Or, ir.CloneExpr(m.apart), test)
}

// meetings lists, each once, the pairs whose order only the run knows, and an array that has them. It is empty where the run can tell nothing of
// a pair, or the loop carries nothing.
func (n carrying) meetings() (of *ir.Symbol, list []meeting) {
	for _, d := range n.dependences() {
		if !n.mayCarry(d, 0) {
			continue
		}
		gap, kept := n.gap(d.from.elem, d.to.elem)
		if kept {
			continue
		}
		m := meeting{gap, n.apart(d.from.elem, d.to.elem)}
		if m.isForward() == nil || runsOverTiles(n.loops[0], d.from.elem.Sym) {
			return nil, nil
		}
		if !slices.ContainsFunc(list, func(o meeting) bool { return ir.EqualStripped(o.isForward(), m.isForward()) }) {
			of, list = d.from.elem.Sym, append(list, m)
		}
	}
	if len(list) > mostTests {
		return nil, nil
	}
	return of, list
}

// apart is the condition that two subscripts which the loop does not change differ, nil where there are none in one dimension.
func (n carrying) apart(a, b *ir.Elem) ir.Expr {
	for k := range a.Subs {
		coefA, restA, okA := n.linear(a.Subs[k])
		coefB, restB, okB := n.linear(b.Subs[k])
		if _, constant := ir.Difference(restA, restB); okA && okB && coefA == 0 && coefB == 0 && !constant {
			return &ir.Binary{Pos: a.Pos, Op: ir.NE, X: restA, Y: restB, T: ir.Log4}
		}
	}
	return nil
}

// gap is the number of iterations from access a to access b of one element, where one dimension tells it; kept says that it is never negative.
func (n carrying) gap(a, b *ir.Elem) (gap ir.Expr, kept bool) {
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
		return combined(ir.Sub, restA, restB), false
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

// versions are the loop's versions under what the run finds.
func (u *unit) versions(n *nest, meetings []meeting) ir.Stmt {
	loop := n.loops[0]
	forward, far := *loop, *loop
	forward.Forward, far.Forward = true, true
	forward.Body, far.Body = shifted(loop.Body, loop.Var, 0), shifted(loop.Body, loop.Var, 0)
	isForward, isFar, strips := runs(loop), runs(loop), false
	for _, m := range meetings {
		isForward, isFar, strips = logical(ir.And, isForward, m.isForward()), logical(ir.And, isFar, m.isFar()), strips || m.gap != nil
	}
	out := &ir.If{At: ir.At{Pos: loop.Pos}, Branches: []ir.Branch{{Pos: loop.Pos, Cond: isForward, Body: []ir.Stmt{&forward}}}}
	if strips {
		out.Branches = append(out.Branches, ir.Branch{Pos: loop.Pos, Cond: isFar, Body: []ir.Stmt{u.inStrips(&far, farApart)}})
	}
	out.Branches = append(out.Branches, ir.Branch{Pos: loop.Pos, Body: []ir.Stmt{loop}})
	return out
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
	strip.Lo, strip.Hi = converted(first, loop.Var.Type), converted(extreme(nearer, ir.Plus(first, (length-1)*step), long(loop.Hi)), loop.Var.Type)
	all.Body = []ir.Stmt{&strip}
	return &all
}

// logical joins two conditions, of which either may be missing.
func logical(op ir.Op, x, y ir.Expr) ir.Expr {
	switch {
	case x == nil:
		return y
	case y == nil:
		return x
	}
	return &ir.Binary{Pos: x.Span(), Op: op, X: x, Y: y, T: ir.Log4}
}
