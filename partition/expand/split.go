package expand

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
)

// Work arrays in pieces.
//
//	before: do j; ..; f = 1/lhs(3,j); lhs(4,j) = f*lhs(4,j); lhs(3,j+1) = lhs(3,j+1) - lhs(2,j+1)*lhs(4,j); ..; do j = .., 1, -1; .. lhs(4,j) ..
//	after:  do j; ..; f = 1/l3(j);    l4(j) = f*l4(j);       l3(j+1) = l3(j+1) - l2(j+1)*l4(j);             ..; do j = .., 1, -1; .. l4(j) ..
//
// What an iteration uses of others, here lhs(4,:), needs places in tiles. The rest is set and used while an image works on a line, so that
// it stays as small as it was, in the cache and in no message (array contraction: Lewis, Lin, Snyder, PLDI 1998). The
// dimension whose subscripts are numbers in all of the loop tells them apart.

// pieces are those of an array in a loop.
type pieces struct {
	loop  *ir.Do
	array *ir.Symbol
	dim   int // whose subscripts are numbers
	first int64
	list  []*ir.Symbol // by the number, from first on
}

// mostPieces is how many pieces an array may have, and how many iterations a loop over them.
const mostPieces = 16

// split puts the pieces of an array whose place is known there and gives those a place that need one. It changes nothing
// and returns false if all of them do, or if nothing tells them apart.
func (x *expansion) split(p *plane) bool {
	d := p.loop
	body, independent, symbols := d.Body, d.Independent, x.unit.Symbols
	for k := range p.array.Dims {
		s := &pieces{loop: d, array: p.array, dim: k, first: p.array.Dims[k].Lo.(*ir.Const).I}
		if n, _ := extentOf(p.array.Dims[k]); p.dims[k] >= 0 || n < 2 || n > mostPieces {
			continue
		}
		d.Body = s.unrolled(x.unit, body)
		if kept := s.kept(); s.areNumbers() && slices.Contains(kept, false) {
			s.apply(x)
			x.flow.Forget()
			if x.placeAll(s, kept) {
				return true
			}
		}
		d.Body, d.Independent, x.unit.Symbols = body, independent, symbols
		x.flow.Forget()
	}
	return false
}

// unrolled is a copy of a list in which the loops over pieces are unrolled.
func (s *pieces) unrolled(u *ir.Unit, body []ir.Stmt) []ir.Stmt {
	return s.unroll(u, ir.CopyBody(body, nil, nil))
}

func (s *pieces) unroll(u *ir.Unit, body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		ir.ReplaceBodies(st, func(b []ir.Stmt) []ir.Stmt { return s.unroll(u, b) })
		d, ok := st.(*ir.Do)
		if !ok || !s.runsOver(d) || u.UsedOutside(d.Var) {
			out = append(out, st)
			continue
		}
		n, _ := d.ConstantTrips()
		for k := range n {
			i := d.Lo.(*ir.Const).I + int64(k)
			out = append(out, ir.CopyBody(d.Body, nil, map[*ir.Symbol]ir.Expr{d.Var: &ir.Const{Pos: d.Pos, T: d.Var.Type, I: i}})...)
		}
	}
	return out
}

// runsOver reports whether a loop of assignments runs over a few pieces, known now.
func (s *pieces) runsOver(d *ir.Do) bool {
	step, _ := d.ConstantStep()
	n, ok := d.ConstantTrips()
	if !ok || step != 1 || n < 1 || n > mostPieces || d.Deals != nil {
		return false
	}
	over := false
	for _, st := range d.Body {
		a, ok := st.(*ir.Assign)
		if !ok {
			return false
		}
		for _, e := range []ir.Expr{a.LHS, a.RHS} {
			ir.WalkExprs(e, func(e ir.Expr) {
				if e, ok := e.(*ir.Elem); ok && e.Sym == s.array {
					v, _, shifts := shifted(e.Subs[s.dim])
					over = over || shifts && v == d.Var
				}
			})
		}
	}
	return over
}

// areNumbers reports whether the subscripts of all elements tell the piece.
func (s *pieces) areNumbers() bool {
	numbers := true
	s.eachElement(func(e *ir.Elem, dims int) { numbers = numbers && dims <= s.dim && s.numberOf(e) >= 0 })
	return numbers
}

// numberOf is the place of an element's piece in the list, -1 if there is none.
func (s *pieces) numberOf(e *ir.Elem) int {
	n, _ := extentOf(s.array.Dims[s.dim])
	c, ok := e.Subs[s.dim].(*ir.Const)
	if !ok || c.I < s.first || c.I >= s.first+n {
		return -1
	}
	return int(c.I - s.first)
}

// eachElement calls f for the elements of the array in the assignments of the loop, and for those with which calls pass parts of it, with the
// number of dimensions of the part.
func (s *pieces) eachElement(f func(e *ir.Elem, dims int)) {
	eachElementIn(s.loop.Body, nil, func(e *ir.Elem, _ []*ir.Do) {
		if e.Sym == s.array {
			f(e, 0)
		}
	})
	eachPassed(s.loop, s.array, f)
}

// kept tells of each piece whether iterations of a loop inside may use what others have set: a statement computes another element from it,
// loops in two directions name it, or only the run knows which element a statement names.
func (s *pieces) kept() []bool {
	n, _ := extentOf(s.array.Dims[s.dim])
	kept, up, down := make([]bool, n), make([]bool, n), make([]bool, n)
	ir.WalkStmts(s.loop.Body, func(st ir.Stmt) bool {
		for _, f := range feeds(st) {
			if at := s.pieceOf(f.from); at >= 0 && !f.staysInLine() {
				kept[at] = true
			}
		}
		return true
	})
	unknown := unknownScalars(s.loop.Body)
	eachUse(s.loop.Body, false, func(e *ir.Elem, backwards bool) {
		if at := s.pieceOf(e); at >= 0 {
			up[at], down[at] = up[at] || !backwards, down[at] || backwards
			kept[at] = kept[at] || !isFollowed(e, unknown)
		}
	})
	for at := range kept {
		kept[at] = kept[at] || up[at] && down[at]
	}
	return kept
}

// unknownScalars are those that a list sets to what is not affine in other scalars.
func unknownScalars(body []ir.Stmt) map[*ir.Symbol]bool {
	unknown := map[*ir.Symbol]bool{}
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		if a, ok := st.(*ir.Assign); ok {
			v, isScalar := a.LHS.(*ir.Var)
			if _, why := ir.AffineOf(a.RHS); isScalar && why != "" {
				unknown[v.Sym] = true
			}
		}
		return true
	})
	return unknown
}

// isFollowed reports whether the subscripts of an element are affine, and in no scalar that is unknown.
func isFollowed(e *ir.Elem, unknown map[*ir.Symbol]bool) bool {
	for _, sub := range e.Subs {
		a, why := ir.AffineOf(sub)
		if why != "" || slices.ContainsFunc(a.Terms, func(t ir.AffTerm) bool { return unknown[t.Sym] }) {
			return false
		}
	}
	return true
}

func (s *pieces) pieceOf(e *ir.Elem) int {
	if e.Sym != s.array {
		return -1
	}
	return s.numberOf(e)
}

// eachUse calls f for the elements of arrays that a list names, in calls, too, and tells whether a loop around them runs backwards.
func eachUse(body []ir.Stmt, backwards bool, f func(e *ir.Elem, backwards bool)) {
	for _, st := range body {
		within := backwards
		if d, ok := st.(*ir.Do); ok {
			step, known := d.ConstantStep()
			within = within || !known || step < 0
		}
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(e ir.Expr) {
				if e, ok := e.(*ir.Elem); ok {
					f(e, within)
				}
			})
		}
		for _, b := range ir.BlocksOf(st) {
			eachUse(b, within, f)
		}
	}
}

// apply puts the pieces in place of the array.
func (s *pieces) apply(x *expansion) {
	s.declare(x)
	element := func(_, e ir.Expr, _ ir.Role) ir.Expr {
		if e, ok := e.(*ir.Elem); ok && e.Sym == s.array {
			c := *e
			c.Sym, c.Subs = s.list[s.numberOf(e)], slices.Delete(slices.Clone(e.Subs), s.dim, s.dim+1)
			return &c
		}
		return e
	}
	m := &ir.Rewriter{Expr: func(e ir.Expr, r ir.Role) ir.Expr { return ir.MapRoles(e, r, element) }}
	ir.WalkStmts(s.loop.Body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Assign:
			st.Become(st.Rewritten(m, ir.Use))
		case *ir.CallProc:
			for k := range st.Args {
				if e, ok := st.Args[k].X.(*ir.Elem); ok && e.Sym == s.array {
					st.Args[k].X = element(nil, e, ir.Use)
				}
			}
		}
		return true
	})
	s.assert(s.loop)
	ir.WalkStmts(s.loop.Body, func(st ir.Stmt) bool {
		if d, ok := st.(*ir.Do); ok {
			s.assert(d)
		}
		return true
	})
}

// declare makes the pieces, which each activation of the procedure sets before it uses them.
func (s *pieces) declare(x *expansion) {
	n, _ := extentOf(s.array.Dims[s.dim])
	for at := range n {
		dims := slices.Delete(copied(s.array.Dims), s.dim, s.dim+1)
		p := &ir.Symbol{Name: fmt.Sprintf("%s%%%d", s.array.Name, s.first+at), Source: s.array.UserName(), Pos: s.array.Pos, Type: s.array.Type,
			Made: true, Dims: dims, Storage: ir.Static}
		x.own[p] = true
		s.list = append(s.list, p)
	}
	x.unit.Symbols = append(x.unit.Symbols[:len(x.unit.Symbols):len(x.unit.Symbols)], s.list...)
}

// assert says of the pieces what the user says of the array: iterations have one of their own each.
func (s *pieces) assert(d *ir.Do) {
	if d.Independent != nil && slices.Contains(d.Independent.New, s.array) {
		said := *d.Independent
		said.New = append(slices.Clone(said.New), s.list...)
		d.Independent = &said
	}
}

// placeAll gives places to the pieces that are kept; false, if one has none.
func (x *expansion) placeAll(s *pieces, kept []bool) bool {
	var planes []*plane
	for at, piece := range s.list {
		if !kept[at] {
			continue
		}
		p, why := x.place(s.loop, piece)
		if why.Some() {
			return false
		}
		planes = append(planes, p)
	}
	for _, p := range planes {
		p.apply(x.unit)
		x.flow.Forget()
	}
	return true
}
