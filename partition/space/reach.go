package space

import (
	"cmp"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// reach says that an integer lies from base+lo to base+hi.
type reach struct{ base, lo, hi sets.Aff }

// around is a node whose subscripts are looked at.
type around struct {
	*Space
	n *tree.Node
}

// longestReach is how many elements there may be: a list of elements that the run makes is better than more.
const longestReach = 64

// Reach says how far from an affine form a subscript at node n of an element that is read may lie where it is neither affine nor a quotient: clamped
// neighbours, and sums with scalars and elements of tables of which all values are known.
//
//	min(max(j+k,1),n), k = -r, r    is from j-r to j+r, as 1 <= j <= n and r >= 0
//	j + dj,  dj = 0 or 1            is from j to j+1
func Reach(u *Space, e ir.Expr, n *tree.Node) (low, high sets.Aff, ok bool) {
	r, ok := around{u, n}.reachOf(e)
	size := r.hi.Sub(r.lo)
	if !ok || size.IsConst() && size.Const > longestReach || !isMoved(u, r.base, n) {
		return low, high, false
	}
	return r.base.Add(r.lo), r.base.Add(r.hi), true
}

// ReadFrom gives the least and the greatest value that a subscript may have that is read, the same where it is affine.
func ReadFrom(u *Space, e ir.Expr, n *tree.Node) (low, high sets.Aff, ok bool) {
	if a, ok := u.Affine(e, n); ok {
		return a, a, true
	}
	return Reach(u, e, n)
}

func (u around) reachOf(e ir.Expr) (reach, bool) {
	if a, ok := u.Affine(e, u.n); ok {
		return reach{base: a}, true
	}
	switch e := e.(type) {
	case *ir.Conv:
		if e.T.Base == ir.Integer && e.X.Type().Base == ir.Integer {
			return u.reachOf(e.X)
		}
	case *ir.Var:
		lo, hi, ok := u.rangeOf(e.Sym)
		return reach{lo: sets.Const(lo), hi: sets.Const(hi)}, ok
	case *ir.Elem:
		lo, hi, ok := u.tableRange(e.Sym)
		return reach{lo: sets.Const(lo), hi: sets.Const(hi)}, ok
	case *ir.Unary:
		x, ok := u.reachOf(e.X)
		return x.times(-1), ok && e.Op == ir.Neg
	case *ir.Binary:
		return u.sum(e)
	case *ir.Call:
		if len(e.Args) == 2 && (e.Fn == "min" || e.Fn == "max") {
			return u.clamped(e)
		}
		r, ok := constantsOfCall(e)
		return reach{lo: sets.Const(r[0]), hi: sets.Const(r[1])}, ok
	}
	return reach{}, false
}

func (r reach) times(c int64) reach {
	if c < 0 {
		r.lo, r.hi = r.hi, r.lo
	}
	return reach{r.base.Scale(c), r.lo.Scale(c), r.hi.Scale(c)}
}

// isAffine reports whether the integer is the base.
func (r reach) isAffine() bool { return isZero(r.lo) && isZero(r.hi) }

func isZero(a sets.Aff) bool { return a.IsConst() && a.Const == 0 }

func (u around) sum(e *ir.Binary) (reach, bool) {
	x, ok := u.reachOf(e.X)
	y, ok2 := u.reachOf(e.Y)
	if !ok || !ok2 {
		return reach{}, false
	}
	switch {
	case e.Op == ir.Sub:
		y = y.times(-1)
		fallthrough
	case e.Op == ir.Add:
		return reach{x.base.Add(y.base), x.lo.Add(y.lo), x.hi.Add(y.hi)}, true
	case e.Op == ir.Mul && x.isAffine() && x.base.IsConst():
		return y.times(x.base.Const), true
	case e.Op == ir.Mul && y.isAffine() && y.base.IsConst():
		return x.times(y.base.Const), true
	}
	return reach{}, false
}

// clamped is the least or greatest of two integers: with max(b+d, l), where d is from lo to hi and l <= b in all iterations, from b+lo to b+max(hi,0);
// with min(b+d, h), where b <= h, from b+min(lo,0) to b+hi. The base b is the variable of one loop.
func (u around) clamped(e *ir.Call) (reach, bool) {
	x, ok := u.reachOf(e.Args[0])
	y, ok2 := u.reachOf(e.Args[1])
	if !ok || !ok2 {
		return reach{}, false
	}
	for _, p := range [][2]reach{{x, y}, {y, x}} {
		if !p[1].isAffine() {
			continue
		}
		for _, moving := range u.loops(p[0]) {
			if out, ok := u.clampedAt(moving, p[1].base, e.Fn); ok {
				return out, true
			}
		}
	}
	return reach{}, false
}

func (u around) clampedAt(x reach, end sets.Aff, fn string) (reach, bool) {
	never := func(a sets.Aff) bool { return isNowhereNegative(u.Space, quasi{Form: a}, u.n) }
	sign, beyond := int64(1), &x.hi
	if fn == "min" {
		sign, beyond = -1, &x.lo
	}
	switch {
	case !never(x.base.Sub(end).Scale(sign)):
		return reach{}, false
	case never(beyond.Scale(sign)):
	case never(beyond.Scale(-sign)):
		*beyond = sets.Const(0)
	default:
		return reach{}, false
	}
	return x, true
}

// loops lists the reach about each of the loop variables in the base, with what the others and the rest of the base may be.
func (u around) loops(r reach) (out []reach) {
	for _, l := range u.n.Loops {
		d := u.Dim(l)
		c := r.base.Coef(d)
		if c != 1 {
			continue
		}
		x := reach{sets.Var(d), r.lo, r.hi}
		rest, known := r.base.Sub(x.base), true
		for _, inner := range u.n.Loops {
			c := rest.Coef(u.Dim(inner))
			if c == 0 {
				continue
			}
			lo, hi, ok := u.endsOf(inner)
			known = known && ok
			rest = rest.Sub(sets.Var(u.Dim(inner)).Scale(c))
			if c < 0 {
				lo, hi = hi, lo
			}
			x.lo, x.hi = x.lo.Add(lo.Scale(c)), x.hi.Add(hi.Scale(c))
		}
		if known {
			x.lo, x.hi = x.lo.Add(rest), x.hi.Add(rest)
			out = append(out, x)
		}
	}
	return out
}

// endsOf are the bounds of a loop's variable, if no loop around moves them.
func (u around) endsOf(l *tree.Node) (lo, hi sets.Aff, ok bool) {
	d, isDo := l.Stmt.(*ir.Do)
	if !isDo {
		return lo, hi, false
	}
	lo, okLo := u.Affine(d.Lo, l)
	hi, okHi := u.Affine(d.Hi, l)
	step, constant := d.ConstantStep()
	if step < 0 {
		lo, hi = hi, lo
	}
	return lo, hi, okLo && okHi && constant && step != 0 && !isMoved(u.Space, lo, l) && !isMoved(u.Space, hi, l)
}

// rangeOf is from where to where the values of an integer scalar lie that belongs to the unit alone and that its statements set to constants.
func (u around) rangeOf(s *ir.Symbol) (lo, hi int64, ok bool) {
	if u.ranges == nil {
		u.ranges, u.changed = rangesIn(u.Src)
	}
	r, ok := u.ranges[s]
	return r[0], r[1], ok && s.Rank() == 0
}

// rangesIn gives the ranges of scalars, and what statements set to anything else.
func rangesIn(src *ir.Unit) (out map[*ir.Symbol][2]int64, other map[*ir.Symbol]bool) {
	out, other = map[*ir.Symbol][2]int64{}, map[*ir.Symbol]bool{}
	ir.WalkStmts(slices.Concat(src.Entry, src.Body), func(st ir.Stmt) bool {
		a, isAssign := st.(*ir.Assign)
		if isAssign {
			v, isVar := a.LHS.(*ir.Var)
			if c, isConst := constantsOf(a.RHS); isVar && isConst && v.Sym.Rank() == 0 {
				if r, seen := out[v.Sym]; seen {
					c = [2]int64{min(c[0], r[0]), max(c[1], r[1])}
				}
				out[v.Sym] = c
				return true
			}
		}
		(&ir.Changes{Set: other}).Stmt(st)
		return true
	})
	for s := range out {
		if other[s] || s.Init != nil || !belongsTo(s, src) {
			delete(out, s)
		}
	}
	return out, other
}

// belongsTo reports whether nothing but the statements of a unit sets a scalar, by its name.
func belongsTo(s *ir.Symbol, src *ir.Unit) bool {
	if s.Type.Base != ir.Integer || s.Pointer || s.Target || s.Overlaid || s.View || s.Captured || s.Common != nil || s.Allocatable {
		return false
	}
	if p := src.Proc; p != nil {
		return s.Storage != ir.Argument && s != p.Result && slices.Contains(src.Symbols, s)
	}
	return slices.Contains(src.Symbols, s)
}

// constantsOf is from where to where the values of an integer expression lie that is made of constants, remainders by them and choices between them.
func constantsOf(e ir.Expr) (out [2]int64, ok bool) {
	switch e := e.(type) {
	case *ir.Const:
		return [2]int64{e.I, e.I}, e.T.Base == ir.Integer && max(e.I, -e.I) <= longestReach
	case *ir.Unary:
		x, ok := constantsOf(e.X)
		return [2]int64{-x[1], -x[0]}, ok && e.Op == ir.Neg
	case *ir.Binary:
		x, ok := constantsOf(e.X)
		y, ok2 := constantsOf(e.Y)
		switch ok = ok && ok2; e.Op {
		case ir.Add:
			return [2]int64{x[0] + y[0], x[1] + y[1]}, ok
		case ir.Sub:
			return [2]int64{x[0] - y[1], x[1] - y[0]}, ok
		case ir.Mul:
			ends := []int64{x[0] * y[0], x[0] * y[1], x[1] * y[0], x[1] * y[1]}
			return [2]int64{slices.Min(ends), slices.Max(ends)}, ok
		}
	case *ir.Call:
		return constantsOfCall(e)
	}
	return out, false
}

func constantsOfCall(e *ir.Call) (out [2]int64, ok bool) {
	if e.T.Base != ir.Integer || len(e.Args) < 2 {
		return out, false
	}
	by, ok := constantsOf(e.Args[1])
	switch most := by[1] - 1; e.Fn {
	case "mod":
		return [2]int64{-most, most}, ok && by[0] > 0
	case "modulo":
		return [2]int64{0, most}, ok && by[0] > 0
	case "merge":
		x, known := constantsOf(e.Args[0])
		return [2]int64{min(x[0], by[0]), max(x[1], by[1])}, ok && known
	}
	return out, false
}

// tableRange is from where to where the elements lie of an array of integers that begins with values and that nothing changes.
func (u around) tableRange(s *ir.Symbol) (lo, hi int64, ok bool) {
	if s.InitElems == nil || s.Map != nil || s.Rank() == 0 {
		return 0, 0, false
	}
	u.rangeOf(s) // finds what the unit changes
	if u.changed[s] || !belongsTo(s, u.Src) || slices.ContainsFunc(s.InitElems, func(c *ir.Const) bool { return c.Absent }) {
		return 0, 0, false
	}
	by := func(a, b *ir.Const) int { return cmp.Compare(a.I, b.I) }
	return slices.MinFunc(s.InitElems, by).I, slices.MaxFunc(s.InitElems, by).I, true
}

// IsNear reports whether the analysis knows which elements a reference that is read may name in dimension k (see QuasiAffine and Reach).
func IsNear(u *Space, r *ir.Elem, k int, n *tree.Node) bool {
	_, quasi := u.QuasiAffine(r.Subs[k], n, "x")
	if quasi {
		return true
	}
	_, _, ok := reachIn(u, BoxOf(r), r.Subs[k], n, false)
	return ok
}
