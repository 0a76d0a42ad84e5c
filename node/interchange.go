package node

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/node/exchange"
)

// interchange puts the loops of a nest in the order in which memory is passed through best: the loop whose iterations
// touch neighbouring elements innermost, and no recurrence innermost where another loop is as good (McKinley, Carr, Tseng,
// Improving Data Locality with Loop Transformations, TOPLAS 18(4), 1996). An order is legal if every dependence keeps its
// direction:
//
//	for all directions s of a dependence: lexsign(s in the new order) = lexsign(s in the old order)
//
// A loop whose bounds use the variable of a loop it moves out of gets others, see loopsIn.
func interchange(u *unit, n *nest) []ir.Stmt {
	if len(n.loops) < 2 || len(n.loops) > maxDepth || len(n.inner) > 0 {
		return nil
	}
	deps := n.dependences()
	best, why := n.bestOrder(deps)
	if best != nil {
		why = u.whyScalars(n)
	}
	switch {
	case why.Some():
		u.remark(n, 0, false, notReordered.Of(why))
		return nil
	case best == nil:
		return nil
	}
	u.remark(n, 0, true, reordered.Of(n.variables(best)))
	return []ir.Stmt{n.permuted(best)}
}

// bestOrder is the cheapest legal order, nil if none is much better than the given one; why says what forbids a better one.
func (n *nest) bestOrder(deps []dependence) (best []int, why diag.Reason) {
	cost, far := n.innermostCosts(deps), n.farness()
	now := identity(len(n.loops))
	chosen := now
	for _, order := range permutations(len(n.loops)) {
		if !worthwhile(cost, order, now) || !cheaper(cost, far, order, chosen) {
			continue
		}
		if reason := n.whyIllegal(order, deps); reason.Some() {
			why = reason
			continue
		}
		best, chosen = order, order
	}
	if best != nil {
		why = diag.Reason{}
	}
	return best, why
}

// worthwhile reports whether an order promises to save a quarter of the innermost loop's time.
func worthwhile(cost []float64, order, now []int) bool {
	last := len(order) - 1
	return cost[order[last]] <= 0.75*cost[now[last]]
}

const maxDepth = 5

// cheaper compares two orders by the cost of their innermost loops, then of the others by how far apart in memory their
// iterations are, the farthest outermost; what stays in place wins.
func cheaper(cost, far []float64, a, b []int) bool {
	last := len(a) - 1
	if cost[a[last]] != cost[b[last]] {
		return cost[a[last]] < cost[b[last]]
	}
	for k := last; k >= 0; k-- {
		if far[a[k]] != far[b[k]] {
			return far[a[k]] < far[b[k]]
		}
	}
	return false
}

// farness is, for each loop, the dimensions in which accesses move with it, added up: later dimensions are farther apart.
// A loop with which nothing moves stays where it is best for reuse, outside.
func (n *nest) farness() []float64 {
	far := make([]float64, len(n.loops))
	for k, l := range n.loops {
		for _, a := range n.accesses {
			for dim, sub := range a.elem.Subs {
				if uses(sub, l.Var) {
					far[k] += float64(dim + 1)
				}
			}
		}
		if far[k] == 0 {
			far[k] = math.Inf(1)
		}
	}
	return far
}

// innermostCosts estimates for each loop what an iteration costs if that loop is innermost, in cache lines per element
// times 8: an access with stride s costs min(s, 8), one that does not move nothing. A recurrence carried by the loop keeps
// its iterations from running side by side, the more the longer a value waits for the one before, and so does a sum in an element,
// whose order stays.
func (n *nest) innermostCosts(deps []dependence) []float64 {
	cost := make([]float64, len(n.loops))
	for k := range n.loops {
		for _, e := range linesOf(n, n.loops[k]) {
			cost[k] += strideCost(e, n.loops[k])
		}
		if n.recurrences(k, deps) > 0 || n.sumsUp(k, deps) {
			cost[k] += recurrenceCost + max(0, waitingWithin(n.loops[k], n.body)-hiddenCycles)/cyclesOfCost
		}
	}
	return cost
}

// sumsUp reports whether loop k adds up real or complex numbers in an element.
func (n *nest) sumsUp(k int, deps []dependence) bool {
	for _, d := range deps {
		if d.from.elem.Type().Base != ir.Integer && d.carries(k) && n.isAccumulation(d, k) {
			return true
		}
	}
	return false
}

const (
	lineCost       = 8
	lineBytes      = 64
	recurrenceCost = 4
	cyclesOfCost   = 2
	hiddenCycles   = 24      // of a wait, where other lines run beside this one
	nearCacheBytes = 1 << 14 // half of the smallest of today's nearest caches, 32 KiB
)

// strideCost is the cost of one access when loop l runs innermost.
func strideCost(e *ir.Elem, l *ir.Do) float64 {
	step, _ := l.ConstantStep()
	for dim, sub := range e.Subs {
		a, why := ir.AffineOf(sub)
		switch {
		case why != "" && uses(sub, l.Var):
			return lineCost
		case why != "":
			continue
		}
		if c := a.Coef(l.Var) * step; c != 0 {
			return float64(min(max(c, -c)*elementsApart(e.Sym, dim), lineCost))
		}
	}
	return 0
}

// elementsApart is how many elements lie between neighbours in a dimension, at least as many as a line of the cache has where only the
// run knows it.
func elementsApart(s *ir.Symbol, dim int) int64 {
	apart := int64(1)
	for _, d := range s.Dims[:dim] {
		last, ok := ir.Difference(d.Hi, d.Lo)
		if !ok || last < 0 || apart >= lineCost {
			return lineCost
		}
		apart *= last + 1
	}
	return apart
}

// linesOf are accesses of which each wants lines of the cache of its own when loop l runs innermost. Rows that an iteration or two of another
// loop have passed through before are still there if all that a run of loop l passes through is small.
func linesOf(n *nest, l *ir.Do) []*ir.Elem {
	apart := distinct(n.accesses, l)
	bytes := int64(0)
	for _, e := range apart {
		row := rowBytes(e, l)
		if row < 0 {
			return apart
		}
		bytes += row
	}
	if bytes > nearCacheBytes {
		return apart
	}
	return distinct(n.accesses, l, n.loops...)
}

// rowBytes are those of the lines that an access passes through in a run of loop l, -1 where only the run knows it.
func rowBytes(e *ir.Elem, l *ir.Do) int64 {
	for dim, sub := range e.Subs {
		a, why := ir.AffineOf(sub)
		if why != "" {
			return -1
		}
		if a.Coef(l.Var) == 0 {
			continue
		}
		d := e.Sym.Dims[dim]
		last, ok := ir.Difference(d.Hi, d.Lo)
		if !ok {
			return -1
		}
		size, _ := e.Sym.Type.Size()
		return (last + 1) * min(size*elementsApart(e.Sym, dim), lineBytes)
	}
	return lineBytes
}

// distinct leaves out accesses that differ from another one only by constants in the first dimension or in one that moves
// with loop l or one of the others: they find their line in the cache.
func distinct(accesses []access, l *ir.Do, others ...*ir.Do) []*ir.Elem {
	var out []*ir.Elem
	seen := map[string]bool{}
	for _, a := range accesses {
		key := a.elem.Sym.Name
		for dim, sub := range a.elem.Subs {
			f, why := ir.AffineOf(sub)
			switch {
			case why != "":
				key += "|" + ir.ExprString(sub)
			case dim == 0 || f.Coef(l.Var) != 0 || slices.ContainsFunc(others, func(o *ir.Do) bool { return f.Coef(o.Var) != 0 }):
				key += "|" + termsKey(f)
			default:
				key += fmt.Sprintf("|%s+%d", termsKey(f), f.Const)
			}
		}
		if !seen[key] {
			seen[key] = true
			out = append(out, a.elem)
		}
	}
	return out
}

func termsKey(f *ir.Affine) string {
	var b strings.Builder
	for _, t := range f.Terms {
		fmt.Fprintf(&b, "%d*%p+", t.Coef, t.Sym)
	}
	return b.String()
}

// isAccumulation reports whether the dependence joins an element that does not move with loop k to itself: a sum that
// stays in a register or is reordered only as a whole.
func (n *nest) isAccumulation(d dependence, k int) bool {
	return strideCost(d.from.elem, n.loops[k]) == 0 && strideCost(d.to.elem, n.loops[k]) == 0
}

// whyIllegal gives the reason why the loops can not stand in the given order.
func (n *nest) whyIllegal(order []int, deps []dependence) diag.Reason {
	if why := n.whyUnsteady(); why.Some() {
		return why
	}
	if _, why := loopsIn(n.loops, order); why.Some() {
		return why
	}
	for _, d := range deps {
		kept := d.eachDirection(func(sign []int) bool {
			return lexSign(sign, order) == lexSign(sign, identity(len(sign)))
		})
		if !kept {
			return meetTurned.Of(ir.UserText(d.from.elem), ir.UserText(d.to.elem))
		}
	}
	return diag.Reason{}
}

// whyUnsteady gives the reason why the bounds of an inner loop are not fixed when the nest is entered.
func (n *nest) whyUnsteady() diag.Reason {
	for _, l := range n.loops[1:] {
		for _, e := range []ir.Expr{l.Lo, l.Hi} {
			if s := n.changes(e); s != "" {
				return boundsDepend.Of(called(l.Var), s)
			}
		}
	}
	return diag.Reason{}
}

// changes names a variable that expression e reads and the nest may set: any array element, and what pointers may reach, counts.
func (n *nest) changes(e ir.Expr) string {
	found := ""
	ir.WalkExprs(e, func(x ir.Expr) {
		v, ok := x.(*ir.Var)
		_, isElem := x.(*ir.Elem)
		if isElem || !isPlain(x) || ok && n.scalars[v.Sym] {
			found = ir.UserText(x)
		}
	})
	return found
}

// loopsIn are copies of loops in another order, by exchanges of neighbours, or the reason why they can not stand like that.
func loopsIn(loops []*ir.Do, order []int) ([]*ir.Do, diag.Reason) {
	var out []*ir.Do
	for _, l := range loops {
		c := *l
		out = append(out, &c)
	}
	place := identity(len(order))
	for at, k := range order {
		for from := slices.Index(place, k); from > at; from-- {
			outer, inner, ok := exchange.Loops(out[from-1], out[from])
			if !ok {
				return nil, boundsOfUse.Of(called(out[from].Var), called(out[from-1].Var))
			}
			out[from-1], out[from] = outer, inner
			place[from-1], place[from] = place[from], place[from-1]
		}
	}
	return out, diag.Reason{}
}

// permuted is the nest with its loops in the given order.
func (n *nest) permuted(order []int) *ir.Do {
	body := n.body
	loops, _ := loopsIn(n.loops, order)
	for _, l := range slices.Backward(loops) {
		l.Body = body
		body = []ir.Stmt{l}
	}
	return loops[0]
}

func (n *nest) variables(order []int) string {
	var names []string
	for _, k := range order {
		names = append(names, called(n.loops[k].Var))
	}
	return strings.Join(names, ", ")
}

func identity(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}

// permutations lists all orders of n loops, the given one first.
func permutations(n int) [][]int {
	if n == 0 {
		return [][]int{nil}
	}
	var out [][]int
	for _, rest := range permutations(n - 1) {
		for at := n - 1; at >= 0; at-- {
			p := append([]int(nil), rest[:at]...)
			out = append(out, append(append(p, n-1), rest[at:]...))
		}
	}
	return out
}
