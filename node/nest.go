package node

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// nest is a chain of DO loops with constant steps, outermost first, each but the last holding the next one alone, and the
// body of the last: assignments, IFs and further loops without jumps. Subscripts are over the variables of all its loops.
type nest struct {
	loops    []*ir.Do
	body     []ir.Stmt
	accesses []access
	scalars  symbols  // scalars that the body sets, variables of loops in the body included
	inner    []*ir.Do // loops in the body
}

// access is one occurrence of an array element in the body, directly inside the given loop of the body if any.
type access struct {
	elem  *ir.Elem
	write bool
	loop  *ir.Do
}

// nestOf gives the nest that starts with loop d, nil if its body holds anything but assignments, IFs and loops.
func nestOf(d *ir.Do) *nest {
	n := &nest{loops: []*ir.Do{d}, body: d.Body}
	for len(n.body) == 1 {
		next, ok := n.body[0].(*ir.Do)
		if !ok {
			break
		}
		n.loops, n.body = append(n.loops, next), next.Body
	}
	for _, l := range n.loops {
		if _, constant := l.ConstantStep(); !constant {
			return nil
		}
	}
	if !n.collect() || len(n.accesses) > maxAccesses || n.overlaps() {
		return nil
	}
	n.scalars = scalarsSet(n.body)
	return n
}

// maxAccesses keeps the pairwise tests of large bodies within bounds.
const maxAccesses = 400

// overlaps reports whether variables that share memory are written and used in the body under different names.
func (n *nest) overlaps() bool {
	for _, a := range n.accesses {
		for _, b := range n.accesses {
			if a.write && a.elem.Sym != b.elem.Sym && ir.SharesStorage(a.elem.Sym, b.elem.Sym) {
				return true
			}
		}
	}
	return false
}

// collect lists the accesses of the body; it fails on what may do more than compute elements.
func (n *nest) collect() bool { return n.collectFrom(n.body, nil) }

func (n *nest) collectFrom(body []ir.Stmt, loop *ir.Do) bool {
	for _, s := range body {
		inside := loop
		switch s := s.(type) {
		case *ir.Do:
			n.inner = append(n.inner, s)
			inside = s
		case *ir.If, *ir.Assign:
		default:
			return false
		}
		if !n.collectOne(s, loop) {
			return false
		}
		for _, b := range ir.BlocksOf(s) {
			if !n.collectFrom(b, inside) {
				return false
			}
		}
	}
	return true
}

// collectOne lists the accesses of one statement, what it reads first.
func (n *nest) collectOne(s ir.Stmt, loop *ir.Do) bool {
	plain := true
	add := func(e *ir.Elem, write bool) { n.accesses = append(n.accesses, access{e, write, loop}) }
	for _, e := range readsOf(s) {
		ir.WalkExprs(e, func(x ir.Expr) {
			plain = plain && isPlain(x)
			if r, ok := x.(*ir.Elem); ok {
				add(r, false)
			}
		})
	}
	if a, ok := s.(*ir.Assign); ok {
		switch e := a.LHS.(type) {
		case *ir.Elem:
			add(e, true)
		case *ir.Var:
			plain = plain && isPlain(e)
		default: // a component
			plain = false
		}
	}
	return plain
}

// setScalars lists the scalars of the nest in the order in which the body sets them.
func (n *nest) setScalars() []*ir.Symbol {
	var out []*ir.Symbol
	seen := symbols{}
	eachScalarSet(n.body, func(s *ir.Symbol) {
		if n.scalars[s] && !seen[s] {
			seen[s] = true
			out = append(out, s)
		}
	})
	return out
}

// whyScalars gives the reason why the iterations of the nest can not change their order for the sake of a scalar: each
// scalar that the body sets must be set afresh before it is read in an iteration, and not be read after the nest.
func (u *unit) whyScalars(n *nest) diag.Reason {
	a := &exposure{exposed: map[*ir.Symbol]bool{}, known: true}
	start := symbols{}
	for _, l := range n.loops {
		start[l.Var] = true
	}
	a.list(n.body, start)
	for _, s := range n.setScalars() {
		if a.exposed[s] {
			return keepsValue.Of(called(s))
		}
		if u.exposed[s] || isShared(s, u.procedure) {
			return usedAfterLoops.Of(called(s))
		}
	}
	for _, l := range n.loops {
		if u.exposed[l.Var] || isShared(l.Var, u.procedure) {
			return usedAfterLoop.Of(called(l.Var))
		}
	}
	return diag.Reason{}
}

// boundsUse reports whether the bounds of loop d use variable s.
func boundsUse(d *ir.Do, s *ir.Symbol) bool { return uses(d.Lo, s) || uses(d.Hi, s) }

func uses(e ir.Expr, s *ir.Symbol) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		v, ok := x.(*ir.Var)
		found = found || ok && v.Sym == s
	})
	return found
}
