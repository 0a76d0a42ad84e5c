package node

import (
	"math"
	"slices"

	"dhpfgo/ir"
)

// jamRecurrences runs recurrences side by side that wait for their own results most of the time, with all the loops between:
//
//	do j; do i; f = 1/b(i,j); c(i,j) = f*c(i,j); b(i+1,j) = b(i+1,j) - a(i+1,j)*c(i,j); end do; ..; end do   becomes
//	do j = lo, hi-1, 2; do i; f = 1/b(i,j); g = 1/b(i,j+1); c(i,j) = f*c(i,j); c(i,j+1) = g*c(i,j+1); ..; end do; ..; end do
//
// and a loop over the remaining iterations. It pays if the operations of an iteration of i that wait for each other take longer than all of its
// operations one beside the other: as many copies as fit in between run in the same time. It is legal where jamSums is;
// lines that depend on each other run an iteration behind each other, see jamSkewed.
func jamRecurrences(u *unit, n *nest) []ir.Stmt {
	at := n
	factor := recurrencesTogether(at)
	if factor < 2 {
		if at = aroundInnermost(n); at == nil {
			return nil
		}
		factor = recurrencesTogether(at)
	}
	if factor < 2 {
		return nil
	}
	own, ok := workArrays(at)
	switch {
	case ok && u.maySideBySide(at, own):
	case at != n:
		return u.jamSkewed(n, at, factor)
	default:
		return nil
	}
	last := len(at.loops) - 1
	u.remark(at, last, true, jammed.Of(factor, called(at.loops[last].Var), recurrencesWait.Of()))
	body := sideBySide(at.body, u.copiesOf(at, own, factor))
	return at.around(last, at.inBlocks(last, factor, body, shifted(at.body, at.loops[last].Var, 0)))
}

// recurrencesTogether is how many iterations of the innermost loop of a nest should run together for the loops in its body.
func recurrencesTogether(n *nest) int {
	factor := 1
	for _, s := range n.body {
		if d, ok := s.(*ir.Do); ok {
			factor = max(factor, sideBySideOf(d))
		}
	}
	return factor
}

// aroundInnermost is a nest without its innermost loop, which becomes its body; nil if there is no other loop.
func aroundInnermost(n *nest) *nest {
	last := len(n.loops) - 1
	if last == 0 {
		return nil
	}
	out := &nest{loops: n.loops[:last], body: []ir.Stmt{n.loops[last]}}
	out.collect()
	out.scalars = scalarsSet(out.body)
	return out
}

const (
	leastGain         = 1.15
	mostTogether      = 4   // recurrences side by side
	mostStatements    = 128 // in the body of a loop that they share
	timeOfLoad        = 5   // of a value just stored
	timeOfSum         = 4   // also of a product
	timeOfQuotient    = 13
	timeOfCall        = 20
	widthOfSums       = 4 // operations begun at a time
	widthOfLoads      = 3
	widthOfStores     = 2
	quotientTakesUnit = 5       // time until the next one begins
	timeOfByte        = 0.3     // from memory or to it
	memoryBytes       = 1 << 25 // of an array: more than caches keep
)

// sideBySideOf is how many copies of a loop run in the time of one; 1 if it is no recurrence, or holds more than assignments and short loops.
func sideBySideOf(d *ir.Do) int {
	n := nestOf(&ir.Do{At: d.At, Var: d.Var, Lo: d.Lo, Hi: d.Hi, Step: d.Step, Body: d.Body, Known: d.Known})
	if n == nil || len(n.loops) > 1 || isShort(d) {
		return 1
	}
	c := &chain{carried: readsOfEarlier(n)}
	if len(c.carried) == 0 || !c.list(d.Body, 1) {
		return 1
	}
	fit := c.waiting / max(c.working(), timeOfByte*bytesFromMemory(n), 1)
	if fit < leastGain {
		return 1
	}
	return max(1, min(int(math.Ceil(fit)), mostTogether, mostStatements/c.statements))
}

// waitingWithin is how many cycles an iteration of a loop around statements takes from an element that the one before has set to the next
// value of that element; 0 where there is none, or it is not known.
func waitingWithin(d *ir.Do, body []ir.Stmt) float64 {
	n := nestOf(&ir.Do{At: d.At, Var: d.Var, Lo: d.Lo, Hi: d.Hi, Step: d.Step, Body: body, Known: d.Known})
	if n == nil || len(n.loops) > 1 {
		return 0
	}
	longest := 0.0
	for read := range readsOfEarlier(n) {
		c := &chain{carried: map[*ir.Elem]bool{read: true}}
		if !c.list(body, 1) {
			return 0
		}
		for _, t := range c.set {
			if e, ok := t.what.(*ir.Elem); ok && e.Sym == read.Sym && isNextOf(e, read, d.Var) {
				longest = max(longest, t.at)
			}
		}
	}
	return longest
}

// isNextOf reports whether two elements of an array differ at most along a loop.
func isNextOf(e, read *ir.Elem, v *ir.Symbol) bool {
	return slices.EqualFunc(e.Subs, read.Subs, func(x, y ir.Expr) bool { return ir.EqualStripped(x, y) || uses(x, v) && uses(y, v) })
}

// bytesFromMemory is what an iteration brings from memory: an element of each array that is larger than caches, two if the array is set.
func bytesFromMemory(n *nest) float64 {
	bytes := map[*ir.Symbol]int64{}
	for _, a := range n.accesses {
		element, _ := a.elem.Sym.Type.Size()
		if size, constant := constantBytes(a.elem.Sym); !constant || size < memoryBytes || !uses(a.elem, n.loops[0].Var) {
			continue
		}
		if a.write {
			element *= 2
		}
		bytes[a.elem.Sym] = max(bytes[a.elem.Sym], element)
	}
	sum := int64(0)
	for _, b := range bytes {
		sum += b
	}
	return float64(sum)
}

// readsOfEarlier are the elements that an iteration of the innermost loop may have from an earlier one.
func readsOfEarlier(n *nest) map[*ir.Elem]bool {
	out := map[*ir.Elem]bool{}
	last := len(n.loops) - 1
	for _, d := range n.dependences() {
		dist := d.dist[last]
		switch {
		case d.from.write == d.to.write || !n.mayCarry(d, last):
		case d.from.write && (dist.any || dist.n > 0):
			out[d.to.elem] = true
		case d.to.write && (dist.any || dist.n < 0):
			out[d.from.elem] = true
		}
	}
	return out
}

// chain follows what waits for what in an iteration of a loop, in cycles of a processor.
type chain struct {
	carried    map[*ir.Elem]bool // what an earlier iteration may have set
	set        []timed
	waiting    float64 // until the last element that waits for another iteration is there
	sums       float64 // number of operations
	quotients  float64
	loads      float64
	stores     float64
	statements int
}

// timed is something set in an iteration that waits for another one, and when it is there.
type timed struct {
	what ir.Expr
	at   float64
}

// working is how long an iteration takes that waits for nothing.
func (c *chain) working() float64 {
	return max(c.sums/widthOfSums+c.quotients*quotientTakesUnit, c.loads/widthOfLoads, c.stores/widthOfStores)
}

// list follows statements that run so many times; false where it can not.
func (c *chain) list(body []ir.Stmt, times int) bool {
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Assign:
			c.assign(s, times)
		case *ir.Do:
			trips, constant := s.ConstantTrips()
			if !constant || !isShort(s) || !c.list(s.Body, times*int(trips)) {
				return false
			}
		default:
			return false
		}
	}
	return c.statements <= mostStatements/2
}

func (c *chain) assign(a *ir.Assign, times int) {
	c.statements += times
	at := c.ready(a.RHS, float64(times))
	if _, ok := a.LHS.(*ir.Elem); ok {
		c.stores += float64(times)
		c.waiting = max(c.waiting, at)
	}
	c.set = slices.DeleteFunc(c.set, func(t timed) bool { return ir.EqualStripped(t.what, a.LHS) })
	if at > 0 {
		c.set = append(c.set, timed{a.LHS, at})
	}
}

// ready is when the value of an expression is there, 0 if it waits for no other iteration, and counts its operations.
func (c *chain) ready(e ir.Expr, times float64) float64 {
	for _, t := range c.set {
		if ir.EqualStripped(t.what, e) {
			return t.at
		}
	}
	switch x := e.(type) {
	case *ir.Elem:
		c.loads += times
		if c.carried[x] {
			return timeOfLoad
		}
		return 0
	case *ir.Binary:
		return after(max(c.ready(x.X, times), c.ready(x.Y, times)), c.timeOf(x, times))
	case *ir.Unary:
		return c.ready(x.X, times)
	case *ir.Conv:
		return c.ready(x.X, times)
	case *ir.Call:
		at := 0.0
		for _, a := range x.Args {
			at = max(at, c.ready(a, times))
		}
		c.quotients += times
		return after(at, timeOfCall)
	}
	return 0
}

func (c *chain) timeOf(x *ir.Binary, times float64) float64 {
	if x.T.Base != ir.Real && x.T.Base != ir.Complex {
		return 1
	}
	if x.Op == ir.Div {
		c.quotients += times
		return timeOfQuotient
	}
	c.sums += times
	return timeOfSum
}

// after is when an operation ends of which an operand waits, 0 if none does.
func after(at, time float64) float64 {
	if at == 0 {
		return 0
	}
	return at + time
}
