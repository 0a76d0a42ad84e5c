package guards

import (
	"math"
	"slices"

	"dhpfgo/ir"
)

// BlocksOfBits makes a version of a loop that goes from block to block where an iteration tests one bit of its number, of which the run knows that
// it is one and that it is not among the last few:
//
//	do i = lo, hi; if (iand(i,m) == 0) then; b; else; c; end if; d   →   if (m >= 16 .and. iand(m,m-1) == 0) then
//	    do s = lo - iand(lo,2*m-1), hi, 2*m; do i = max(lo,s), min(hi,s+m-1); b; d;  do i = max(lo,s+m), min(hi,s+2*m-1); c; d
//	  else; the loop as it was
//
// The iterations keep their order. Elements a(i) and a(i+m) of a block are all different, as it has at most m iterations; and no vector looks at
// what is behind the last pair.
func (u *Unit) BlocksOfBits(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		if d, ok := s.(*ir.Do); ok {
			if s := u.blocksOf(d); s != nil {
				out = append(out, s)
				continue
			}
		}
		ir.ReplaceBodies(s, u.BlocksOfBits)
		out = append(out, s)
	}
	return out
}

const leastBlock = 16 // iterations: two vectors at least

// bitTest is a comparison of iand(i,m) with 0.
type bitTest struct {
	and  *ir.Call
	mask *ir.Symbol
}

// blocksOf gives a choice of two loops in place of one, nil if it stays.
func (u *Unit) blocksOf(d *ir.Do) ir.Stmt {
	if step, constant := d.ConstantStep(); !constant || step != 1 || u.Tiles[d.Var] || u.Exposed == nil || u.Exposed[d.Var] || d.Deals != nil || !mayCopy(d, mostInside) || calls(d) {
		return nil
	}
	isCall := func(e ir.Expr) bool { _, is := e.(*ir.FuncRef); return is }
	if ir.AnyExpr(d.Lo, isCall) || ir.AnyExpr(d.Hi, isCall) {
		return nil
	}
	set := map[*ir.Symbol]bool{d.Var: true}
	ir.EachMention(d.Body, func(s *ir.Symbol, r ir.Role) { set[s] = set[s] || r.Sets() })
	test := testIn(d.Body, d.Var, set)
	if test == nil {
		return nil
	}
	at := ir.At{Pos: d.Pos}
	return &ir.If{At: at, Branches: []ir.Branch{
		{Pos: d.Pos, Cond: test.isBit(d), Body: []ir.Stmt{u.byBlocks(d, test)}},
		{Pos: d.Pos, Body: []ir.Stmt{d}},
	}}
}

// testIn finds a test of a bit of the loop's variable, in no loop inside.
func testIn(body []ir.Stmt, v *ir.Symbol, set map[*ir.Symbol]bool) *bitTest {
	for _, s := range body {
		choice, ok := s.(*ir.If)
		if !ok {
			continue
		}
		var found *bitTest
		for _, br := range choice.Branches {
			if br.Cond != nil {
				ir.WalkExprs(br.Cond, func(x ir.Expr) {
					if t := testOf(x, v, set); found == nil {
						found = t
					}
				})
			}
			if found == nil {
				found = testIn(br.Body, v, set)
			}
		}
		if found != nil {
			return found
		}
	}
	return nil
}

// testOf takes a comparison of iand(v,m) with 0 apart, m a scalar that the loop does not set; nil for others.
func testOf(e ir.Expr, v *ir.Symbol, set map[*ir.Symbol]bool) *bitTest {
	and, _, ok := ir.BitTest(e)
	if !ok {
		return nil
	}
	for k := range 2 {
		m, isMask := and.Args[1-k].(*ir.Var)
		if ir.IsVar(and.Args[k], v) && isMask && !set[m.Sym] && m.Sym.Rank() == 0 && !m.Sym.Target && !m.Sym.Pointer && !m.Sym.Overlaid {
			return &bitTest{and: and, mask: m.Sym}
		}
	}
	return nil
}

// decided is a copy of a loop's body for iterations with none of the mask's bits, or with the bit.
func (t *bitTest) decided(d *ir.Do, none bool) *ir.Do {
	out := ir.CopyBody([]ir.Stmt{d}, nil, nil)[0].(*ir.Do)
	out.Body = t.list(out.Body, none)
	return out
}

func (t *bitTest) list(body []ir.Stmt, none bool) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		choice, ok := s.(*ir.If)
		if !ok {
			out = append(out, s)
			continue
		}
		for i := range choice.Branches {
			br := &choice.Branches[i]
			if br.Cond != nil {
				br.Cond = ir.MapExpr(br.Cond, func(x ir.Expr) ir.Expr { return ir.FoldLogical(t.truth(x, none)) })
			}
			br.Body = t.list(br.Body, none)
		}
		if left := ir.Chosen(choice); !isEmpty(left) {
			out = append(out, left...)
		}
	}
	return out
}

// isEmpty reports whether all that is left is a choice between nothing and nothing.
func isEmpty(left []ir.Stmt) bool {
	if len(left) != 1 {
		return len(left) == 0
	}
	choice, ok := left[0].(*ir.If)
	return ok && !slices.ContainsFunc(choice.Branches, func(b ir.Branch) bool { return len(b.Body) > 0 })
}

// truth is a constant in place of the test.
func (t *bitTest) truth(x ir.Expr, none bool) ir.Expr {
	and, equal, ok := ir.BitTest(x)
	if !ok || !ir.EqualStripped(and, t.and) {
		return x
	}
	return &ir.Const{Pos: x.Span(), T: x.Type(), L: equal == none}
}

// isIdle reports whether statements do nothing but set scalars that nobody reads elsewhere.
func (u *Unit) isIdle(body []ir.Stmt) bool {
	return !slices.ContainsFunc(body, func(s ir.Stmt) bool {
		a, ok := s.(*ir.Assign)
		if !ok {
			return true
		}
		v, ok := a.LHS.(*ir.Var)
		return !ok || v.Sym.Rank() > 0 || u.Exposed[v.Sym] || v.Sym.Target || v.Sym.Pointer || v.Sym.Overlaid
	})
}

// isBit is the condition that the mask is one bit and blocks pay, and that no bound of a block is too great for its kind.
func (t *bitTest) isBit(d *ir.Do) ir.Expr {
	m := func() ir.Expr { return &ir.Var{Pos: d.Pos, Sym: t.mask} }
	c := func(n int64) ir.Expr { return &ir.Const{Pos: d.Pos, T: t.mask.Type, I: n} }
	greatest := int64(math.MaxInt64)
	if k := t.mask.Type.Kind; k < 8 {
		greatest = 1<<(8*k-1) - 1
	}
	less := &ir.Binary{Pos: d.Pos, Op: ir.Sub, X: m(), Y: c(1), T: t.mask.Type}
	lower := &ir.Call{Pos: d.Pos, Fn: "iand", Args: []ir.Expr{m(), less}, T: t.mask.Type}
	cond := and(ir.Compare(ir.GE, m(), c(min(leastBlock, greatest))), ir.Compare(ir.LE, m(), c(greatest/4)))
	cond = and(cond, ir.Compare(ir.EQ, lower, c(0)))
	return and(cond, ir.Compare(ir.LE, ir.CloneExpr(d.Hi), &ir.Const{Pos: d.Pos, T: d.Hi.Type(), I: greatest / 4}))
}

// byBlocks is the loop over blocks, with the loop over the first half of each inside, and that over the second.
func (u *Unit) byBlocks(d *ir.Do, t *bitTest) ir.Stmt {
	kind := d.Var.Type
	m := func() ir.Expr { return ofType(&ir.Var{Pos: d.Pos, Sym: t.mask}, kind) }
	c := func(n int64) ir.Expr { return &ir.Const{Pos: d.Pos, T: kind, I: n} }
	op := func(op ir.Op, x, y ir.Expr) ir.Expr { return &ir.Binary{Pos: d.Pos, Op: op, X: x, Y: y, T: kind} }
	call := func(fn string, x, y ir.Expr) ir.Expr {
		return &ir.Call{Pos: d.Pos, Fn: fn, Args: []ir.Expr{x, y}, T: kind}
	}
	start := u.New(kind)
	lo := func() ir.Expr { return ofType(ir.CloneExpr(d.Lo), kind) }
	hi := func() ir.Expr { return ofType(ir.CloneExpr(d.Hi), kind) }
	twice := op(ir.Mul, c(2), m())
	outer := &ir.Do{At: ir.At{Pos: d.Pos}, Var: start, Hi: hi(), Step: twice}
	outer.Lo = op(ir.Sub, lo(), call("iand", lo(), op(ir.Sub, ir.CloneExpr(twice), c(1))))
	for _, none := range []bool{true, false} {
		half := t.decided(d, none)
		if u.isIdle(half.Body) {
			continue
		}
		first := func() ir.Expr {
			if v := (&ir.Var{Pos: d.Pos, Sym: start}); none {
				return v
			} else {
				return op(ir.Add, v, m())
			}
		}
		half.Lo, half.Hi = call("max", lo(), first()), call("min", hi(), op(ir.Add, first(), op(ir.Sub, m(), c(1))))
		if half.Independent == nil && staysInPairs(half, t.mask) {
			half.Independent = &ir.Independent{Pos: d.Pos}
		}
		outer.Body = append(outer.Body, half)
	}
	return outer
}

func ofType(e ir.Expr, t ir.Type) ir.Expr {
	if e.Type() == t {
		return e
	}
	return &ir.Conv{Pos: e.Span(), T: t, X: e}
}

// staysInPairs reports whether a loop names no elements of the arrays that it sets but, in one dimension, those at its variable and at multiples of a mask from it.
func staysInPairs(d *ir.Do, mask *ir.Symbol) bool {
	set, whole := map[*ir.Symbol]bool{}, map[*ir.Symbol]int{}
	ir.EachMention(d.Body, func(s *ir.Symbol, r ir.Role) {
		whole[s]++
		set[s] = set[s] || r.Sets()
	})
	ok := true
	dims := map[*ir.Symbol][]bool{}
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		if _, isLoop := st.(*ir.Do); isLoop {
			ok = false
		}
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) {
				el, isElem := x.(*ir.Elem)
				if !isElem || !set[el.Sym] {
					return
				}
				whole[el.Sym]--
				if dims[el.Sym] == nil {
					dims[el.Sym] = slices.Repeat([]bool{true}, len(el.Subs))
				}
				for k, sub := range el.Subs {
					dims[el.Sym][k] = dims[el.Sym][k] && isPaired(sub, d.Var, mask)
				}
			})
		}
		return ok
	})
	arrays := false
	for s, is := range set {
		arrays = arrays || is && s.Rank() > 0
		if is && s.Rank() > 0 && (whole[s] != 0 || !slices.Contains(dims[s], true)) || is && (s.Target || s.Pointer || s.Overlaid) {
			return false
		}
	}
	return ok && arrays
}

// isPaired reports whether a subscript is a variable, or the sum of it and a multiple of a mask.
func isPaired(sub ir.Expr, v, mask *ir.Symbol) bool {
	a, why := ir.AffineOf(sub)
	return why == "" && a.Const == 0 && a.Coef(v) == 1 && (len(a.Terms) == 1 || len(a.Terms) == 2 && a.Coef(mask) != 0)
}
