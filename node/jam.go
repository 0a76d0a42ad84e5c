package node

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// unrollAndJam copies the body of a nest for several iterations of an outer loop o:
//
//	do o = lo, hi; inner loops; B(o)   becomes   do o = lo, hi-f+1, f; inner loops; B(o); B(o+1) ... B(o+f-1)
//
// and a loop over the remaining iterations. It pays where the innermost loop is a recurrence or a sum, so that f of them run side by
// side, and where elements that do not move with o are used f times for one access to memory (Callahan, Carr, Kennedy,
// Improving Register Allocation for Subscripted Variables, PLDI 1990). It is legal if no dependence runs forward in o and
// backward in the loops inside:
//
//	for all directions s with zeros outside o: s_o > 0  implies  lexsign(s inside o) >= 0, and mirrored
func unrollAndJam(u *unit, n *nest) []ir.Stmt {
	if len(n.loops) < 2 || len(n.loops) > maxDepth || u.whyScalars(n).Some() || n.whyUnsteady().Some() {
		return nil
	}
	deps := n.dependences()
	for o := range n.loops[:len(n.loops)-1] {
		factor, why := n.jamFactor(o, deps)
		if factor < 2 || n.whyNoJam(o, deps).Some() {
			continue
		}
		u.remark(n, o, true, jammed.Of(factor, called(n.loops[o].Var), why))
		return n.around(o, n.jammed(u, o, factor))
	}
	return nil
}

// Limits of what one innermost body may hold after jamming: copies of statements, and elements in registers.
const (
	maxCopies   = 16
	maxElements = 28
)

// jamFactor is how many iterations of loop o should run together, with the reason; 1 for none.
func (n *nest) jamFactor(o int, deps []dependence) (int, diag.Reason) {
	core, accesses := n.core()
	if core == nil {
		return 1, diag.Reason{}
	}
	elements, room := distinct(accesses, core), n.room(core, accesses)
	last := len(n.loops) - 1
	if len(n.inner) == 0 && n.sumsUp(last, deps) && !n.sumsUp(o, deps) {
		return room, sumsApart.Of()
	}
	moving, reused := 0, 0
	for _, e := range elements {
		if strideCost(e, core) == 0 {
			continue
		}
		moving++
		if strideCost(e, n.loops[o]) == 0 {
			reused++
		}
	}
	if reused > 0 && 3*reused >= moving {
		return room, loadedOnce.Of()
	}
	return 1, diag.Reason{}
}

// room is how many copies of the body one innermost body may hold.
func (n *nest) room(core *ir.Do, accesses []access) int {
	statements := 0
	ir.WalkStmts(n.body, func(ir.Stmt) bool { statements++; return true })
	return min(maxCopies/max(statements, 1), maxElements/max(len(distinct(accesses, core)), 1), 4)
}

// core is the loop in which the time goes, with its accesses: the innermost of the nest, or the only loop in the body.
func (n *nest) core() (*ir.Do, []access) {
	if len(n.inner) == 0 {
		return n.loops[len(n.loops)-1], n.accesses
	}
	if len(n.inner) > 1 {
		return nil, nil
	}
	var inside []access
	for _, a := range n.accesses {
		if a.loop == n.inner[0] {
			inside = append(inside, a)
		}
	}
	return n.inner[0], inside
}

// recurrences counts the accesses that write what a later iteration of loop k uses, accumulations into one element left
// out. Each of them is a chain of operations of which only one is under way at a time.
func (n *nest) recurrences(k int, deps []dependence) int {
	chains := map[*ir.Elem]bool{}
	for _, d := range deps {
		if !d.carries(k) || n.isAccumulation(d, k) {
			continue
		}
		for _, a := range []access{d.from, d.to} {
			if a.write {
				chains[a.elem] = true
			}
		}
	}
	return len(chains)
}

// whyNoJam gives the reason why iterations of loop o can not run together.
func (n *nest) whyNoJam(o int, deps []dependence) diag.Reason {
	if step, _ := n.loops[o].ConstantStep(); step != 1 && step != -1 {
		return ownStepNotOne.Of()
	}
	if slices.ContainsFunc(n.accesses, func(a access) bool { return runsOverTiles(n.loops[o], a.elem.Sym) }) {
		return overTiles.Of()
	}
	for _, l := range append(append([]*ir.Do(nil), n.loops[o+1:]...), n.inner...) {
		if boundsUse(l, n.loops[o].Var) {
			return boundsUseIts.Of(called(l.Var))
		}
	}
	for _, d := range deps {
		if !d.eachDirection(func(sign []int) bool { return staysInOrder(sign, o) }) {
			return meetTurned.Of(ir.UserText(d.from.elem), ir.UserText(d.to.elem))
		}
	}
	return diag.Reason{}
}

func staysInOrder(sign []int, o int) bool {
	for _, s := range sign[:o] {
		if s != 0 {
			return true
		}
	}
	inside := 0
	for _, s := range sign[o+1:] {
		if inside == 0 {
			inside = s
		}
	}
	return sign[o]*inside >= 0
}

// jammed is loop o and what it holds, in blocks of f iterations, and then one by one. Loops further inside are looked at
// again: the blocks may be blocked in another loop, too.
func (n *nest) jammed(u *unit, o, f int) []ir.Stmt {
	blocks := u.rewrite(n.inside(o, n.copies(o, f)))
	return n.inBlocks(o, f, blocks, u.rewrite(n.inside(o, shifted(n.body, n.loops[o].Var, 0))))
}

// inBlocks is loop o, with step 1 or -1, in blocks of f iterations with one body, and then one by one with another.
func (n *nest) inBlocks(o, f int, body, single []ir.Stmt) []ir.Stmt {
	loop := n.loops[o]
	blocks, rest := *loop, *loop
	low, high, on, back := loop.Lo, loop.Hi, ir.Add, ir.Sub
	step, _ := loop.ConstantStep()
	if step < 0 {
		low, high, on, back = high, low, back, on
	}
	blocks.Hi = binary(back, long(loop.Hi), constant(int64(f-1)))
	blocks.Step = constant(step * int64(f))
	blocks.Body = body
	count := &ir.Call{Pos: loop.Pos, Fn: "max", T: ir.Int8, Args: []ir.Expr{
		binary(ir.Add, binary(ir.Sub, long(high), long(low)), constant(1)), constant(0)}}
	whole := binary(ir.Mul, binary(ir.FloorDiv, count, constant(int64(f))), constant(int64(f)))
	rest.Lo = binary(on, long(loop.Lo), whole)
	rest.Body = single
	return []ir.Stmt{&blocks, &rest}
}

// copies is the body for f iterations of loop o, one after the other, or statement by statement where they are independent:
// then the loops of the body are shared, too.
func (n *nest) copies(o, f int) []ir.Stmt {
	v := n.loops[o].Var
	step, _ := n.loops[o].ConstantStep()
	if n.independent(o) {
		return interleaved(n.body, v, step, f)
	}
	var out []ir.Stmt
	for c := range f {
		out = append(out, shifted(n.body, v, int64(c)*step)...)
	}
	return out
}

// independent reports whether no two iterations of loop o touch one element or use one scalar.
func (n *nest) independent(o int) bool {
	for _, d := range n.dependences() {
		if d.dist[o].any || d.dist[o].n != 0 {
			return false
		}
	}
	for s := range n.scalars {
		if !slices.ContainsFunc(n.inner, func(l *ir.Do) bool { return l.Var == s }) {
			return false
		}
	}
	return true
}

func interleaved(body []ir.Stmt, v *ir.Symbol, step int64, f int) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		if d, ok := s.(*ir.Do); ok {
			c := *d
			c.Body = interleaved(d.Body, v, step, f)
			out = append(out, &c)
			continue
		}
		for k := range f {
			out = append(out, shifted([]ir.Stmt{s}, v, int64(k)*step)...)
		}
	}
	return out
}

// inside is the loops inside loop o around a new innermost body.
func (n *nest) inside(o int, body []ir.Stmt) []ir.Stmt {
	for k := len(n.loops) - 1; k > o; k-- {
		l := *n.loops[k]
		l.Body = body
		body = []ir.Stmt{&l}
	}
	return body
}

// around puts the loops outside loop o around a new body.
func (n *nest) around(o int, body []ir.Stmt) []ir.Stmt {
	for k := o - 1; k >= 0; k-- {
		l := *n.loops[k]
		l.Body = body
		body = []ir.Stmt{&l}
	}
	return body
}

func long(e ir.Expr) ir.Expr {
	if e.Type() == ir.Int8 {
		return e
	}
	return &ir.Conv{Pos: e.Span(), T: ir.Int8, X: e}
}

func constant(n int64) ir.Expr { return &ir.Const{T: ir.Int8, I: n} }

func binary(op ir.Op, x, y ir.Expr) ir.Expr {
	return &ir.Binary{Pos: x.Span(), Op: op, X: x, Y: y, T: ir.Int8}
}
