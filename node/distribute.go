package node

import (
	"slices"

	"dhpfgo/ir"
)

// distribute takes the loops in the body of a nest out of the statements around them, where one can then change places with the
// loops around:
//
//	do i = lo, hi; A(i); do j; B(i,j); end do; C(i)   becomes   do i; A(i)   do i; do j; B(i,j)   do i; C(i)
//
// It is legal if no iteration of a later part meets a later one of an earlier part (Kennedy, McKinley, Loop Distribution with
// Arbitrary Control Flow, Supercomputing 1990). A scalar that one part sets for another one gets an element for each of
// the iterations of a strip of i.
func distribute(u *unit, n *nest) []ir.Stmt {
	d := u.distribution(n)
	if d == nil {
		return nil
	}
	last := len(n.loops) - 1
	u.remark(n, last, true, splitOff.Of(called(d.core.Var)))
	if len(d.crossing) > 0 {
		return n.around(last, d.strips(u))
	}
	parts := d.around(n.loops[last])
	for last > 0 && ordered(around(n.loops[last-1], parts)) {
		last--
		parts = around(n.loops[last], parts)
	}
	return n.around(last, parts)
}

// distribution is how the body of the innermost loop of a nest is cut: its loops, and what stands between them. core is the first one
// that can change places, crossing are the scalars that several parts use.
type distribution struct {
	loop     *ir.Do
	loops    []*ir.Do
	core     *ir.Do
	parts    [][]ir.Stmt
	crossing []*ir.Symbol
}

const (
	stripLength  = 256 // iterations: elements in place of scalars stay in the first cache
	maxCrossing  = 3   // scalars that become elements
	fewTrips     = 8   // up to so many clang unrolls the loop
	maxPartReads = 100 // accesses
)

// distribution is how to cut the body of a nest, nil if that is not legal or promises nothing.
func (u *unit) distribution(n *nest) *distribution {
	d := &distribution{loop: n.loops[len(n.loops)-1]}
	if !d.cut(n.body) || len(n.accesses) > maxPartReads {
		return nil
	}
	for _, l := range d.loops {
		if isShort(l) || n.changes(l.Lo) != "" || n.changes(l.Hi) != "" {
			return nil
		}
	}
	if step, _ := d.loop.ConstantStep(); step != 1 || d.loop.Deals != nil || !u.ownScalars(n) || n.whyUnsteady().Some() {
		return nil
	}
	if !d.findCrossing(n) || !d.gains(u) || !ordered(d.around(d.loop)) {
		return nil
	}
	return d
}

// ownScalars reports whether each iteration of the innermost loop of a nest has scalars of its own.
func (u *unit) ownScalars(n *nest) bool {
	rest := *n
	rest.scalars = symbols{}
	for s := range n.scalars {
		if isShared(s, u.procedure) || !setFirst(n.body, s) || u.liveAfter(n.loops[0], s) {
			rest.scalars[s] = true
		}
	}
	return !u.whyScalars(&rest).Some()
}

// cut finds the loops in a body and what stands between them; there must be something besides a loop.
func (d *distribution) cut(body []ir.Stmt) bool {
	var between []ir.Stmt
	end := func() {
		if len(between) > 0 {
			d.parts, between = append(d.parts, between), nil
		}
	}
	for _, s := range body {
		inner, ok := s.(*ir.Do)
		switch {
		case ok:
			end()
			d.loops, d.parts = append(d.loops, inner), append(d.parts, []ir.Stmt{inner})
		case !isGuarded(s):
			return false
		default:
			between = append(between, s)
		}
	}
	end()
	return len(d.loops) > 0 && len(d.parts) > 1
}

// isGuarded reports whether a statement holds nothing but assignments, some under conditions.
func isGuarded(s ir.Stmt) bool {
	plain := true
	ir.WalkStmts([]ir.Stmt{s}, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Assign, *ir.If:
		default:
			plain = plain && len(ir.BlocksOf(s)) == 0
		}
		return plain
	})
	return plain
}

// isShort reports whether a loop has few iterations, a constant number.
func isShort(l *ir.Do) bool {
	trips, constant := l.ConstantTrips()
	return constant && trips <= fewTrips
}

// findCrossing lists the scalars of several parts; it fails for too many, and for what no element can stand for.
func (d *distribution) findCrossing(n *nest) bool {
	for _, s := range n.setScalars() {
		uses := 0
		for _, part := range d.parts {
			if mentioned(part)[s] {
				uses++
			}
		}
		if uses < 2 {
			continue
		}
		if countsOnly(n.body, s) {
			continue
		}
		if isCounter(n.body, s) || s.Type.Base == ir.Character || s.Type.Base == ir.Derived {
			return false
		}
		d.crossing = append(d.crossing, s)
	}
	return len(d.crossing) <= maxCrossing
}

// countsOnly reports whether statements mention a variable in loops over it alone, which give it its values.
func countsOnly(body []ir.Stmt, s *ir.Symbol) bool {
	only := true
	ir.WalkStmts(body, func(b ir.Stmt) bool {
		l, isLoop := b.(*ir.Do)
		for _, e := range readsOf(b) {
			only = only && !uses(e, s)
		}
		if a, ok := b.(*ir.Assign); ok {
			only = only && !uses(a.LHS, s)
		}
		return only && !(isLoop && l.Var == s)
	})
	return only
}

// isCounter reports whether a variable is that of a loop in a body.
func isCounter(body []ir.Stmt, s *ir.Symbol) bool {
	found := false
	ir.WalkStmts(body, func(b ir.Stmt) bool {
		l, ok := b.(*ir.Do)
		found = found || ok && l.Var == s
		return !found
	})
	return found
}

// gains reports whether one of the loops alone, with the loop around it, has a better order of loops.
func (d *distribution) gains(u *unit) bool {
	at := slices.IndexFunc(d.loops, func(l *ir.Do) bool { return d.gainsAlone(u, l) })
	if at >= 0 {
		d.core = d.loops[at]
	}
	return at >= 0
}

func (d *distribution) gainsAlone(u *unit, l *ir.Do) bool {
	alone := *d.loop
	alone.Body = []ir.Stmt{l}
	n := nestOf(&alone)
	if n == nil || len(n.inner) > 0 || len(n.loops) > maxDepth {
		return false
	}
	for _, s := range d.crossing {
		delete(n.scalars, s)
	}
	best, _ := n.bestOrder(n.dependences())
	return best != nil && !u.whyScalars(n).Some()
}

// around is a loop around each of the parts.
func (d *distribution) around(l *ir.Do) []ir.Stmt {
	var out []ir.Stmt
	for _, part := range d.parts {
		c := *l
		c.Body = part
		out = append(out, &c)
	}
	return out
}

// around puts a copy of loop l around each of several statements.
func around(l *ir.Do, list []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range list {
		c := *l
		c.Body = []ir.Stmt{s}
		out = append(out, &c)
	}
	return out
}

// ordered reports whether loops over one variable may stand one after the other instead of one around all their bodies.
func ordered(loops []ir.Stmt) bool {
	for k, a := range loops {
		for _, b := range loops[k+1:] {
			f := &fusion{first: nestOf(a.(*ir.Do)), second: nestOf(b.(*ir.Do))}
			if f.first == nil || f.second == nil || f.findShift().Some() || f.shift != 0 {
				return false
			}
		}
	}
	return true
}

// strips are the parts for each strip of the loop, with elements in place of the crossing scalars:
//
//	do s = lo, hi, 256; do i = s, min(s+255, hi); A(i)   do i ...; do j; B(i,j)   do i ...; C(i)
func (d *distribution) strips(u *unit) []ir.Stmt {
	start := u.scalar(ir.Int8)
	strip := *d.loop
	first := &ir.Var{Pos: strip.Pos, Sym: start}
	strip.Lo = first
	strip.Hi = extreme("min", ir.Plus(first, stripLength-1), long(d.loop.Hi))
	at := binary(ir.Sub, long(&ir.Var{Pos: strip.Pos, Sym: d.loop.Var}), first)
	for _, s := range d.crossing {
		elem := &ir.Elem{Pos: strip.Pos, Sym: u.array(s.Type), Subs: []ir.Expr{at}}
		for k := range d.parts {
			d.parts[k] = inPlaceOf(s, elem, d.parts[k])
		}
	}
	all := *d.loop
	all.Var, all.Step = start, constant(stripLength)
	all.Independent = nil
	all.Body = d.around(&strip)
	return []ir.Stmt{&all}
}

// inPlaceOf copies statements with an element in place of a scalar.
func inPlaceOf(s *ir.Symbol, elem *ir.Elem, body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, b := range body {
		out = append(out, mapped(b, func(e ir.Expr) ir.Expr {
			return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
				if v, ok := x.(*ir.Var); ok && v.Sym == s {
					return elem
				}
				return x
			})
		}))
	}
	return out
}

// array is a new array of stripLength elements, from 0 on.
func (u *unit) array(t ir.Type) *ir.Symbol {
	s := u.scalar(t)
	s.Dims = []ir.Dim{{Lo: constant(0), Hi: constant(stripLength - 1)}}
	return s
}
