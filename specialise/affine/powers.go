package affine

import (
	"maps"
	"slices"

	"dhpfgo/ir"
)

// powers knows which scalars of a unit are powers of two wherever they are above 0, as halves and doubles of one another
//
//	k = 2;  do while (k <= n);  j = k/2;  do while (j > 0);  ..;  j = j/2;  end do;  k = 2*k
//
// or powers and shifts of 1; and which of these are above 0 in any case.
type powers struct {
	values map[*ir.Symbol][]ir.Expr
	unfit  map[*ir.Symbol]bool
	above  map[*ir.Symbol]bool // each value is above 0 where it is set
	even   map[*ir.Symbol]bool // each value is even where it is set
	fit    map[*ir.Symbol]bool // statements of the unit alone set it, by their names
}

func powersOf(u *ir.Unit) *powers {
	p := &powers{values: map[*ir.Symbol][]ir.Expr{}, unfit: map[*ir.Symbol]bool{}, above: map[*ir.Symbol]bool{}, even: map[*ir.Symbol]bool{}, fit: map[*ir.Symbol]bool{}}
	p.collect(append(slices.Clip(u.Entry), u.Body...), nil)
	procs := ir.ChangesOf(u.Body).Procs
	for s := range p.values {
		seen := slices.ContainsFunc(procs, func(q *ir.Procedure) bool { return q.Effects.WritesShared(s) })
		p.unfit[s] = p.unfit[s] || seen || s.Type.Base != ir.Integer || s.Init != nil || s.Storage == ir.Argument || s.Pointer || s.Target || s.Overlaid ||
			s.View || s.Common != nil || s.Storage == ir.InCommon || u.IsRecursive() || !slices.Contains(u.Symbols, s)
		p.fit[s] = !p.unfit[s]
	}
	for grown := true; grown; {
		grown = false
		for s, list := range p.values {
			if !p.unfit[s] && slices.ContainsFunc(list, func(e ir.Expr) bool { return !p.is(e, len(list) == 1) }) {
				p.unfit[s], grown = true, true
			}
		}
	}
	return p
}

// collect notes what scalars are set to, within loops.
func (p *powers) collect(body []ir.Stmt, loops []*ir.Do) {
	for _, st := range body {
		if a, ok := st.(*ir.Assign); ok && ScalarOf(a.LHS) != nil {
			s := ScalarOf(a.LHS)
			isAbove, known := p.above[s]
			p.above[s] = (isAbove || !known) && p.positive(a.RHS, loops)
			p.even[s] = (p.even[s] || !known) && isEven(a.RHS, loops)
			p.values[s] = append(p.values[s], a.RHS)
			maps.Copy(p.unfit, ir.ChangesOfCalls(st).Set)
			continue
		}
		c := &ir.Changes{Set: p.unfit}
		c.Stmt(st)
		inside := loops
		if d, ok := st.(*ir.Do); ok {
			inside = append(slices.Clip(loops), d)
		}
		st.EachBlock(func(b []ir.Stmt) { p.collect(b, inside) })
	}
}

// is reports whether a value above 0 is a power of two. A shift of 1 may be the bit of the sign, whose half is no power and no zero: with it alone
// nothing else may be computed from the value.
func (p *powers) is(e ir.Expr, alone bool) bool {
	switch e := e.(type) {
	case *ir.Const:
		return e.I > 0 && e.I&(e.I-1) == 0
	case *ir.Var:
		return len(p.values[e.Sym]) > 0 && !p.unfit[e.Sym] && e.Sym.Rank() == 0
	case *ir.Conv:
		return e.X.Type().Base == ir.Integer && e.X.Type().Kind <= e.Type().Kind && p.is(e.X, alone)
	case *ir.Binary:
		switch e.Op {
		case ir.Pow:
			return isNumber(e.X, 2)
		case ir.Mul:
			return p.chained(e.X) && isPowerConst(e.Y) || p.chained(e.Y) && isPowerConst(e.X)
		case ir.Div:
			return p.chained(e.X) && isPowerConst(e.Y)
		}
	case *ir.Call:
		if exponentOf(e) != nil {
			return alone
		}
		if len(e.Args) != 2 {
			return false
		}
		by, ok := e.Args[1].(*ir.Const)
		return ok && p.chained(e.Args[0]) && (e.Fn == "shiftr" && by.I >= 0 || e.Fn == "ishft" && by.I <= 0)
	}
	return false
}

// chained is for operands: their values have no bit of the sign alone.
func (p *powers) chained(e ir.Expr) bool {
	if v := ScalarOf(e); v != nil && slices.ContainsFunc(p.values[v], func(x ir.Expr) bool { c, ok := x.(*ir.Call); return ok && exponentOf(c) != nil }) {
		return false
	}
	return p.is(e, false)
}

func isNumber(e ir.Expr, n int64) bool {
	c, ok := e.(*ir.Const)
	return ok && c.T.Base == ir.Integer && c.I == n
}

func isPowerConst(e ir.Expr) bool {
	c, ok := e.(*ir.Const)
	return ok && c.T.Base == ir.Integer && c.I > 0 && c.I&(c.I-1) == 0
}

// exponentOf is q of 2**q, which is a shift of 1 by q as well; nil for others.
func exponentOf(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Binary:
		if e.Op == ir.Pow && isNumber(e.X, 2) {
			return e.Y
		}
	case *ir.Call:
		if (e.Fn == "ishft" || e.Fn == "shiftl") && isNumber(e.Args[0], 1) {
			return e.Args[1]
		}
	}
	return nil
}

// positive reports whether a power is above 0 inside of loops.
func (p *powers) positive(e ir.Expr, loops []*ir.Do) bool {
	switch e := e.(type) {
	case *ir.Const:
		return e.I > 0
	case *ir.Var:
		return p.above[e.Sym]
	case *ir.Binary:
		return e.Op == ir.Pow && isNumber(e.X, 2) && nowhereNegative(e.Y, loops)
	}
	return false
}

// nowhereNegative reports whether an integer inside of loops is at least 0, by constants and by variables of the loops.
func nowhereNegative(e ir.Expr, loops []*ir.Do) bool { return isAtLeast(e, 0, loops) }

func isAtLeast(e ir.Expr, n int64, loops []*ir.Do) bool {
	switch e := e.(type) {
	case *ir.Const:
		return e.I >= n
	case *ir.Conv:
		return e.X.Type().Base == ir.Integer && isAtLeast(e.X, n, loops)
	case *ir.Var:
		k := slices.IndexFunc(loops, func(d *ir.Do) bool { return d.Var == e.Sym })
		if k < 0 {
			return false
		}
		least := loops[k].Lo
		step, _ := loops[k].ConstantStep()
		if step < 0 {
			least = loops[k].Hi
		}
		return step != 0 && isAtLeast(least, n, loops[:k])
	case *ir.Binary:
		both := func(a, b int64) bool { return isAtLeast(e.X, a, loops) && isAtLeast(e.Y, b, loops) }
		switch e.Op {
		case ir.Add:
			return both(n, 0) || both(0, n)
		case ir.Mul:
			return both(max(n, 0), 1) || both(1, max(n, 0)) || n <= 0 && both(0, 0)
		case ir.Div:
			return n <= 0 && both(0, 1)
		}
	}
	return false
}

// holder is a scalar that holds 2**exponent.
type holder struct {
	scalar   *ir.Symbol
	exponent ir.Expr
}

// holdersOf gives for each loop of a unit the scalars that hold powers of two where it begins.
func holdersOf(u *ir.Unit) map[*ir.Do][]holder {
	out := map[*ir.Do][]holder{}
	f := newFollower(u)
	f.shifts = true
	f.use = func(s ir.Stmt, at *facts) {
		d, ok := s.(*ir.Do)
		if !ok {
			return
		}
		for _, q := range at.list {
			if t := q.form.terms; q.form.c == 0 && len(t) == 1 && t[0].n == 1 && exponentOf(t[0].x) != nil {
				out[d] = append(out[d], holder{q.sym, exponentOf(t[0].x)})
			}
		}
	}
	at := &facts{}
	u.Entry = f.list(u.Entry, at)
	u.Body = f.list(u.Body, at)
	return out
}

// isEven reports whether a scalar is even wherever it has a value.
func (p *powers) isEven(s *ir.Symbol) bool { return p.fit[s] && p.even[s] }

// isEven reports whether an integer inside of loops is even, by its form.
func isEven(e ir.Expr, loops []*ir.Do) bool {
	if q := exponentOf(e); q != nil {
		return isAtLeast(q, 1, loops)
	}
	switch e := e.(type) {
	case *ir.Const:
		return e.T.Base == ir.Integer && e.I%2 == 0
	case *ir.Binary:
		return e.Op == ir.Mul && (isEven(e.X, loops) || isEven(e.Y, loops))
	}
	return false
}
