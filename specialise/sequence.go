package specialise

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// findSections gives as sections what procedures see of arrays that begin at an element or have another shape than the dummy argument,
// Fortran 2008, 12.5.2.11: the dimensions in front are whole, at most one is a part, and along the others there is one index. With
// real a(5,5), r(5) as dummy arguments
//
//	call f(lhs(1,1,2,k), rhs(1,i,j,k))   →   call f(lhs(:,:,2,k), rhs(:,i,j,k))
//
// Arrays without a mapping that are no dummy arguments lie in memory as they are and keep their form.
//
// Whole arrays of which not even that is certain keep their form at first, as the run may compare bounds (compareExtents), unless last
// is set.
func findSections(prog *ir.Program, last bool) {
	q := &sequencer{reached: map[*ir.Symbol]ir.Expr{}, last: last}
	eachCall(prog, func(u *ir.Unit, p *ir.Procedure, args []ir.Actual) {
		if p.Unit == nil {
			return
		}
		for k := range args {
			if k < len(p.Dummies) && isSequence(p.Dummies[k]) && !args[k].Fits {
				q.argument(u, p, k, args)
			}
		}
	})
}

// eachCall visits the calls and function references of a program.
func eachCall(prog *ir.Program, visit func(u *ir.Unit, p *ir.Procedure, args []ir.Actual)) {
	for _, u := range prog.Units {
		call := func(p *ir.Procedure, args []ir.Actual) { visit(u, p, args) }
		ir.EachCall(u.Entry, call)
		ir.EachCall(u.Body, call)
	}
}

// isSequence reports whether a dummy argument is an array that takes its elements one after the other.
func isSequence(d *ir.Symbol) bool {
	return d.Rank() > 0 && d.Size < ir.AssumedShape && !d.Allocatable && !d.Pointer && d.Type.Base != ir.Character
}

// sequencer remembers how far procedures go in dummy arguments of assumed size.
type sequencer struct {
	reached map[*ir.Symbol]ir.Expr
	last    bool // nothing is left to be compared by the run
}

// argument makes a section of argument k of a call if that can be told.
func (q *sequencer) argument(u *ir.Unit, p *ir.Procedure, k int, args []ir.Actual) {
	first := beginning(args[k])
	if first == nil || !mayBeSection(first.Sym, p.Dummies[k]) {
		return
	}
	s := &sequence{u: u, of: first, extents: q.extents(p, p.Dummies[k], args), open: p.Dummies[k].Size == ir.AssumedSize}
	if slices.ContainsFunc(s.extents, func(e ir.Expr) bool { return e != nil && namesDummies(p, e) }) {
		return
	}
	sec := s.section()
	if !q.last && sec != nil && args[k].Section != nil && first.Sym.Rank() == p.Dummies[k].Rank() && isUnknown(sec) {
		return
	}
	if sec != nil && (args[k].Sequence || !sec.IsWhole()) {
		args[k] = ir.Actual{Pos: args[k].Pos, Section: sec, Exception: args[k].Exception}
	}
}

// namesDummies reports whether an extent in a call still names arguments of the procedure: of one there is no other name for it.
func namesDummies(p *ir.Procedure, e ir.Expr) (found bool) {
	ir.EverySymbol(func(s *ir.Symbol) { found = found || indexOf(p, s) >= 0 }, e)
	return found
}

// isUnknown reports whether a section may be all of its array or not.
func isUnknown(sec *ir.Section) bool {
	for k, d := range sec.Sym.Dims {
		if _, known := ir.Difference(sec.Hi[k], d.Hi); !sec.Single[k] && !known {
			return true
		}
	}
	return false
}

// beginning is the first element of what a call passes: an element with what follows it, or a whole array; nil for others.
func beginning(a ir.Actual) *ir.Elem {
	if e, ok := a.X.(*ir.Elem); ok && a.Sequence {
		return e
	}
	if a.Section == nil || !a.Section.IsWhole() {
		return nil
	}
	return &ir.Elem{Pos: a.Pos, Sym: a.Section.Sym, Subs: a.Section.Lo}
}

func mayBeSection(x, d *ir.Symbol) bool {
	return (x.Map != nil || x.Storage == ir.Argument) && !x.Pointer && !x.View && x.Size < ir.AssumedShape && x.Type == d.Type
}

// extents are those of a dummy argument in a call, nil where they are not known; the last of an array of assumed size is as far as the
// procedure goes.
func (q *sequencer) extents(p *ir.Procedure, d *ir.Symbol, args []ir.Actual) []ir.Expr {
	var out []ir.Expr
	for k, dim := range d.Dims {
		hi := dim.Hi
		if d.Size == ir.AssumedSize && k == d.Rank()-1 {
			if hi = q.lastIndex(p, d); hi == nil {
				return append(out, nil)
			}
		}
		out = append(out, extentOf(atCall(p, args, dim.Lo), atCall(p, args, hi)))
	}
	return out
}

// extentOf is hi - lo + 1.
func extentOf(lo, hi ir.Expr) ir.Expr {
	return ir.Int8Op(ir.Add, ir.Int8Op(ir.Sub, ir.Int8Of(ir.CloneExpr(hi)), ir.Int8Of(ir.CloneExpr(lo))), ir.Int8Const(1))
}

// lastIndex is the largest last subscript that a procedure uses of a dummy argument of assumed size, in terms of its arguments; nil
// where that is not known.
func (q *sequencer) lastIndex(p *ir.Procedure, d *ir.Symbol) ir.Expr {
	known, ok := q.reached[d]
	if !ok {
		r := &furthest{proc: p, of: d, ok: true}
		r.list(p.Unit.Body)
		if r.ok {
			known = r.last
		}
		q.reached[d] = known
	}
	return known
}

// furthest finds the largest last subscript of a dummy argument. around are the loops around the statement at hand.
type furthest struct {
	proc   *ir.Procedure
	of     *ir.Symbol
	around []*ir.Do
	last   ir.Expr
	ok     bool
}

func (r *furthest) list(body []ir.Stmt) {
	for _, st := range body {
		seen := 0
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if e, is := x.(*ir.Elem); is && e.Sym == r.of {
					seen++
					r.index(e.Subs[len(e.Subs)-1])
				}
			})
		}
		ir.Mentions(st, func(s *ir.Symbol, _ ir.Role) {
			if s == r.of {
				seen--
			}
		})
		r.ok = r.ok && seen == 0
		d, isDo := st.(*ir.Do)
		if isDo {
			r.around = append(r.around, d)
		}
		for _, b := range ir.BlocksOf(st) {
			r.list(b)
		}
		if isDo {
			r.around = r.around[:len(r.around)-1]
		}
	}
}

// index takes note of a subscript: with the last values of the loops around in place of their variables, it must depend on nothing but
// arguments that the procedure does not set.
func (r *furthest) index(e ir.Expr) {
	for i := len(r.around) - 1; i >= 0; i-- {
		d := r.around[i]
		a, why := ir.AffineOf(e)
		step, constant := d.ConstantStep()
		if why != "" || !constant {
			r.ok = false
			return
		}
		end := d.Hi
		if (step > 0) != (coefficient(a, d.Var) > 0) {
			end = d.Lo
		}
		e = ir.MapExpr(e, func(x ir.Expr) ir.Expr {
			if affine.ScalarOf(x) == d.Var {
				return ir.CloneExpr(end)
			}
			return x
		})
	}
	ir.WalkExprs(e, func(x ir.Expr) {
		if s := affine.ScalarOf(x); s != nil {
			k := indexOf(r.proc, s)
			r.ok = r.ok && k >= 0 && !r.proc.Effects.Arg(k).Written
		}
	})
	r.join(e)
}

func coefficient(a *ir.Affine, s *ir.Symbol) int64 {
	for _, t := range a.Terms {
		if t.Sym == s {
			return t.Coef
		}
	}
	return 0
}

func (r *furthest) join(e ir.Expr) {
	if r.last == nil {
		r.last = e
		return
	}
	n, ok := ir.Difference(e, r.last)
	r.ok = r.ok && ok
	if n > 0 {
		r.last = e
	}
}

// sequence is what a call passes of an array, from an element on, to a dummy argument with the given extents. The last one of an open
// argument is as far as the procedure goes, nil where that is not known.
type sequence struct {
	u       *ir.Unit
	of      *ir.Elem
	extents []ir.Expr
	open    bool
}

// section is the sequence as a section, nil where it is none or where that is not known.
func (s *sequence) section() *ir.Section {
	m := 0
	for m < min(len(s.extents), len(s.of.Subs)) && s.isWhole(m, s.extents[m]) {
		m++
	}
	if m == len(s.extents) {
		return s.part(m, nil)
	}
	if m == len(s.extents)-1 && m < len(s.of.Subs) {
		if sec := s.partly(m, s.extents[m]); sec != nil {
			return sec
		}
	}
	return s.reshaped()
}

// isWhole reports whether the sequence begins at the lower bound of dimension k and n is the extent of that.
func (s *sequence) isWhole(k int, n ir.Expr) bool {
	d := s.of.Sym.Dims[k]
	lo, hi := s.settled(d.Lo), s.settled(d.Hi)
	begins, ok := ir.Difference(s.settled(s.of.Subs[k]), lo)
	if !ok || begins != 0 || n == nil || k == s.of.Sym.Rank()-1 && s.of.Sym.Size == ir.AssumedSize {
		return false
	}
	more, ok := ir.Difference(extentOf(lo, hi), s.settled(n))
	return ok && more == 0
}

// settled puts arguments of the calling procedure in place of the variables that keep bounds made of them, if it never sets these.
func (s *sequence) settled(e ir.Expr) ir.Expr {
	p := s.u.Proc
	if p == nil {
		return e
	}
	out := unkept(p, e)
	ir.WalkExprs(out, func(x ir.Expr) {
		k := indexOf(p, affine.ScalarOf(x))
		if affine.ScalarOf(x) != nil && (k < 0 || p.Effects.Arg(k).Written) {
			out = e
		}
	})
	return out
}

// partly is a section with n elements along dimension k, or all that are left in the last one of an array for an open argument. What
// follows the end of a column in the next one is no part of a section.
func (s *sequence) partly(k int, n ir.Expr) *ir.Section {
	x := s.of.Sym
	last := k == x.Rank()-1
	if last && s.open && x.Size != ir.AssumedSize {
		return s.part(k, ir.CloneExpr(x.Dims[k].Hi))
	}
	if n == nil {
		return nil
	}
	hi := ir.Int8Op(ir.Add, ir.Int8Of(ir.CloneExpr(s.of.Subs[k])), ir.Int8Op(ir.Sub, n, ir.Int8Const(1)))
	if c, ok := ir.Difference(hi, ir.Int8Const(0)); ok {
		hi = ir.Int8Const(c)
	}
	left, ok := ir.Difference(s.settled(x.Dims[k].Hi), s.settled(hi))
	if ok && left == 0 {
		hi = ir.CloneExpr(x.Dims[k].Hi)
	}
	if !last && (!ok || left < 0) {
		return nil
	}
	return s.part(k, hi)
}

// part is the section of the first k dimensions, of the next one up to index hi, and of one index in the others.
func (s *sequence) part(k int, hi ir.Expr) *ir.Section {
	out := ir.WholeSection(s.of.Sym)
	for i, sub := range s.of.Subs {
		switch {
		case i == k && hi != nil:
			out.Lo[i], out.Hi[i] = sub, hi
		case i >= k:
			out.Lo[i], out.Hi[i], out.Single[i] = sub, sub, true
		}
	}
	return out
}

// reshaped is a section of the same number of elements where that is constant: nothing is left of its shape in a copy of it, and only
// of what stands in one place of each distributed dimension a copy is made.
func (s *sequence) reshaped() *ir.Section {
	rest := int64(1)
	for _, n := range s.extents {
		c, ok := constantExtent(n)
		if !ok {
			return nil
		}
		rest *= c
	}
	for k, d := range s.of.Sym.Dims {
		if rest == 1 {
			return s.piece(s.part(k, nil))
		}
		n, ok := constantExtent(extentOf(d.Lo, d.Hi))
		if !ok || n > rest || rest%n != 0 || !s.isWhole(k, ir.Int8Const(n)) {
			return s.piece(s.partly(k, ir.Int8Const(rest)))
		}
		rest /= n
	}
	if rest != 1 {
		return nil
	}
	return s.piece(s.part(s.of.Sym.Rank(), nil))
}

func constantExtent(n ir.Expr) (int64, bool) {
	if n == nil {
		return 0, false
	}
	c, ok := ir.Difference(n, ir.Int8Const(0))
	return c, ok && c > 0
}

// piece is a section of which a copy is made, else nil.
func (s *sequence) piece(sec *ir.Section) *ir.Section {
	if sec == nil || sec.Sym.Map == nil || !isPiece(ir.Actual{Section: sec}, sec.Sym) {
		return nil
	}
	return sec
}

// inheritMappings lets dummy arguments without a mapping have that of the distributed arrays that they are called with, HPF 2.0, 4.4: the
// procedure is then made anew for these, and works on them where they are. It gives the dummy arguments.
//
//	call norm(v);  subroutine norm(x); real x(n)   →   inherit x
//
// What a copy on one image holds stays an argument.
func inheritMappings(prog *ir.Program) map[*ir.Symbol]bool {
	out, bound := map[*ir.Symbol]bool{}, boundProcedures(prog)
	for changed := true; changed; {
		changed = false
		eachCall(prog, func(u *ir.Unit, p *ir.Procedure, args []ir.Actual) {
			for _, q := range append([]*ir.Procedure{p}, bound[p]...) {
				for k, a := range args {
					if k < len(q.Dummies) && !q.Dummies[k].Inherit && a.Section != nil && mayInherit(q, q.Dummies[k]) && isSpread(u, a) {
						q.Dummies[k].Inherit, out[q.Dummies[k]] = true, true
						changed = true
					}
				}
			}
		})
	}
	return out
}

// mayInherit reports whether a dummy argument may have the mapping of an actual one without being told so.
func mayInherit(p *ir.Procedure, d *ir.Symbol) bool {
	known := p.Unit != nil && !p.Recursive && p.CName == "" && len(p.Targets) == 0
	plain := d.Rank() > 0 && d.Map == nil && !d.Optional && !d.Pointer && !d.Allocatable && !d.Target && !d.Class && !d.ByValue && !d.Absent
	return known && plain && d.Type.Base != ir.Character && d.Type.Derived == nil && !d.View && !d.Overlaid
}

// isSpread reports whether a section of an array that is distributed, or may be, lies on several images.
func isSpread(u *ir.Unit, a ir.Actual) bool {
	x := a.Section.Sym
	if x.Map == nil {
		return x.Inherit && slices.Contains(a.Section.Single, false) || a.Section.IsWhole() && asLarge(u, x, isMappedDummy)
	}
	return !isOnOne(a, x)
}
