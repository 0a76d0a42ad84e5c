package sem

import (
	"dhpfgo/diag"
	"dhpfgo/parse"
)

// selectCase writes SELECT CASE as an IF: the cases exclude each other, so DEFAULT may come last. Fortran 2008, 8.1.8.
func (c *checker) selectCase(s *parse.SelectCase) []Stmt {
	selector := c.selector(s)
	if selector == nil {
		for _, k := range s.Cases {
			c.body(k.Body)
		}
		return nil
	}
	outer := c.takePre()
	st := &If{At: At{s.Pos}}
	var otherwise []Branch
	seen := &caseValues{bag: c.bag}
	for _, k := range s.Cases {
		var cond Expr
		for _, r := range k.Ranges {
			if test := c.caseTest(selector, r, seen); cond == nil {
				cond = test
			} else {
				cond = c.folded(&Binary{r.Pos, Or, cond, test, Log4})
			}
		}
		br := Branch{k.Pos, cond, c.body(k.Body)}
		if cond == nil {
			otherwise = append(otherwise, br)
		} else {
			st.Branches = append(st.Branches, br)
		}
	}
	c.pre = outer
	if len(st.Branches) == 0 {
		if len(otherwise) > 0 {
			return otherwise[0].Body
		}
		return nil
	}
	st.Branches = append(st.Branches, otherwise...)
	return []Stmt{st}
}

// selector gives a function that makes the value of the selector anew: a scalar variable stands for itself, since nothing
// changes between the tests; anything else is computed once. It is nil after an error.
func (c *checker) selector(s *parse.SelectCase) func() Expr {
	x := c.scalar(s.X)
	switch b := x.Type().Base; b {
	case Integer, Logical, Character:
	default:
		if b != Invalid {
			// Fortran 2008, C826.
			c.bag.Errorf(x.Span(), "type-mismatch", "the selector of SELECT CASE is %s", x.Type()).
				Note("it must be integer, logical or character")
		}
		return nil
	}
	if v, ok := x.(*Var); ok {
		return func() Expr { return &Var{v.Pos, v.Sym} }
	}
	t := c.textTemp("select", x)
	c.pre = append(c.pre, &Assign{At{s.Pos}, &Var{s.Pos, t}, x})
	return func() Expr { return &Var{x.Span(), t} }
}

// caseTest tells whether the selector is in a range.
func (c *checker) caseTest(selector func() Expr, r parse.CaseRange, seen *caseValues) Expr {
	t := selector().Type()
	single := r.Lo == r.Hi
	lo, okLo := c.caseValue(r.Lo, t)
	hi, okHi := lo, okLo
	if !single {
		hi, okHi = c.caseValue(r.Hi, t)
	}
	if !okLo || !okHi {
		return &Const{Pos: r.Pos, T: Log4}
	}
	if t.Base == Logical {
		if !single {
			c.bag.Errorf(r.Pos, "type-mismatch", "a range of logical values").Help("write '.true.' or '.false.'")
		}
		seen.logical(lo, r.Pos)
		if lo != nil && lo.L {
			return selector()
		}
		return c.folded(&Unary{r.Pos, Not, selector()})
	}
	seen.add(lo, hi, r.Pos)
	test := func(op Op, k *Const) Expr { return c.operate(op, selector(), k, r.Pos) }
	switch {
	case single:
		return test(EQ, lo)
	case hi == nil:
		return test(GE, lo)
	case lo == nil:
		return test(LE, hi)
	}
	return c.folded(&Binary{r.Pos, And, test(GE, lo), test(LE, hi), Log4})
}

// caseValue evaluates a case value, which must be a constant of the type of the selector; nil for an absent bound.
func (c *checker) caseValue(x parse.Expr, t Type) (*Const, bool) {
	if x == nil {
		return nil, true
	}
	k := c.constant(x)
	switch {
	case k.T.Base == Invalid:
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
		lo, hi *Const
		pos    diag.Span
	}
	truth [2]diag.Span
}

func (v *caseValues) logical(k *Const, pos diag.Span) {
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

func (v *caseValues) add(lo, hi *Const, pos diag.Span) {
	if lo != nil && hi != nil && less(hi, lo) {
		return // an empty range
	}
	for _, r := range v.ranges {
		if (lo == nil || r.hi == nil || !less(r.hi, lo)) && (hi == nil || r.lo == nil || !less(hi, r.lo)) {
			v.overlap(pos, r.pos)
		}
	}
	v.ranges = append(v.ranges, struct {
		lo, hi *Const
		pos    diag.Span
	}{lo, hi, pos})
}

func (v *caseValues) overlap(pos, first diag.Span) {
	v.bag.Errorf(pos, "case", "this case overlaps with another").Because(first, "the other")
}
