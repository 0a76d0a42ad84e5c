package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
)

// selecter types SELECT CASE and SELECT TYPE.
type selecter struct{ *checker }

// selectCase writes SELECT CASE as an IF: the cases exclude each other, so DEFAULT may come last. Fortran 2008, 8.1.8.
func (c selecter) selectCase(s *parse.SelectCase) []ir.Stmt {
	selector := c.selector(s)
	if selector == nil {
		for _, k := range s.Cases {
			c.body(k.Body)
		}
		return nil
	}
	outer := c.takePre()
	st := &ir.If{At: ir.At{Pos: s.Pos}}
	var otherwise []ir.Branch
	seen := &caseValues{bag: c.bag}
	for _, k := range s.Cases {
		var cond ir.Expr
		for _, r := range k.Ranges {
			if test := c.caseTest(selector, r, seen); cond == nil {
				cond = test
			} else {
				cond = c.folded(&ir.Binary{Pos: r.Pos, Op: ir.Or, X: cond, Y: test, T: ir.Log4})
			}
		}
		br := ir.Branch{Pos: k.Pos, Cond: cond, Body: c.body(k.Body)}
		if cond == nil {
			otherwise = append(otherwise, br)
		} else {
			st.Branches = append(st.Branches, br)
		}
	}
	c.em.Pre = outer
	if len(st.Branches) == 0 {
		if len(otherwise) > 0 {
			return otherwise[0].Body
		}
		return nil
	}
	st.Branches = append(st.Branches, otherwise...)
	return []ir.Stmt{st}
}

// selector gives a function that makes the value of the selector anew: a scalar variable stands for itself, since nothing
// changes between the tests; anything else is computed once. It is nil after an error.
func (c selecter) selector(s *parse.SelectCase) func() ir.Expr {
	x := elements.Untrimmed(c.scalar(s.X))
	switch b := x.Type().Base; b {
	case ir.Integer, ir.Logical, ir.Character:
	default:
		if b != ir.Invalid {
			// Fortran 2008, C826.
			c.bag.Errorf(x.Span(), "type-mismatch", "the selector of SELECT CASE is %s", x.Type()).
				Note("it must be integer, logical or character")
		}
		return nil
	}
	if v, ok := x.(*ir.Var); ok {
		return func() ir.Expr { return &ir.Var{Pos: v.Pos, Sym: v.Sym} }
	}
	t := c.textTemp("select", x)
	c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: &ir.Var{Pos: s.Pos, Sym: t}, RHS: x})
	return func() ir.Expr { return &ir.Var{Pos: x.Span(), Sym: t} }
}

// caseTest tells whether the selector is in a range.
func (c selecter) caseTest(selector func() ir.Expr, r parse.CaseRange, seen *caseValues) ir.Expr {
	t := selector().Type()
	single := r.Lo == r.Hi
	lo, okLo := c.caseValue(r.Lo, t)
	hi, okHi := lo, okLo
	if !single {
		hi, okHi = c.caseValue(r.Hi, t)
	}
	if !okLo || !okHi {
		return &ir.Const{Pos: r.Pos, T: ir.Log4}
	}
	if t.Base == ir.Logical {
		if !single {
			c.bag.Errorf(r.Pos, "type-mismatch", "a range of logical values").Help("write '.true.' or '.false.'")
		}
		seen.logical(lo, r.Pos)
		if lo != nil && lo.L {
			return selector()
		}
		return c.folded(&ir.Unary{Pos: r.Pos, Op: ir.Not, X: selector()})
	}
	seen.add(lo, hi, r.Pos)
	test := func(op ir.Op, k *ir.Const) ir.Expr { return c.operate(op, selector(), k, r.Pos) }
	switch {
	case single:
		return test(ir.EQ, lo)
	case hi == nil:
		return test(ir.GE, lo)
	case lo == nil:
		return test(ir.LE, hi)
	}
	return c.folded(&ir.Binary{Pos: r.Pos, Op: ir.And, X: test(ir.GE, lo), Y: test(ir.LE, hi), T: ir.Log4})
}

// caseValue evaluates a case value, which must be a constant of the type of the selector; nil for an absent bound.
func (c selecter) caseValue(x parse.Expr, t ir.Type) (*ir.Const, bool) {
	if x == nil {
		return nil, true
	}
	k := c.constant(x)
	switch {
	case k.T.Base == ir.Invalid:
		return nil, false
	case k.T.Base != t.Base:
		// Fortran 2008, C829.
		c.bag.Errorf(x.Span(), "type-mismatch", "the case value is %s, the selector is %s", k.T, t)
		return nil, false
	}
	return k, true
}

// caseValues are the values of the cases so far, which must not overlap, Fortran 2008, C833.
type caseValues struct {
	bag    *diag.Bag
	ranges []struct {
		lo, hi *ir.Const
		pos    diag.Span
	}
	truth [2]diag.Span
}

func (v *caseValues) logical(k *ir.Const, pos diag.Span) {
	if k == nil {
		return
	}
	i := 0
	if k.L {
		i = 1
	}
	if v.truth[i].Valid() {
		v.overlap(pos, v.truth[i])
	}
	v.truth[i] = pos
}

func (v *caseValues) add(lo, hi *ir.Const, pos diag.Span) {
	if lo != nil && hi != nil && ir.LessText(hi, lo) {
		return // an empty range
	}
	for _, r := range v.ranges {
		if (lo == nil || r.hi == nil || !ir.LessText(r.hi, lo)) && (hi == nil || r.lo == nil || !ir.LessText(hi, r.lo)) {
			v.overlap(pos, r.pos)
		}
	}
	v.ranges = append(v.ranges, struct {
		lo, hi *ir.Const
		pos    diag.Span
	}{lo, hi, pos})
}

func (v *caseValues) overlap(pos, first diag.Span) {
	v.bag.Errorf(pos, "case", "this case overlaps with another").Because(first, "the other")
}
