package sets

import (
	"errors"
	"slices"
)

// lowerTree computes the relation that pieces of a tree denote, all of one
// space, within the bounds of opt.
func lowerTree(t unionTree, pieces []pieceTree, opt options) relation {
	s := space{params: mergeParams(t.params, nil)}
	if len(pieces) > 0 {
		s = pieces[0].space(s.params)
	}
	r := relation{space: s.distinct(), opt: opt}
	cause := attempt(func() {
		w := r.opt.begin()
		var parts []conjunct
		for _, p := range pieces {
			l := &lowering{w: w, text: t.text, names: p.space(s.params).names()}
			parts = append(parts, l.conjunction(p.conditions(t.given))...)
		}
		r.parts = w.normal(parts)
	})
	var fault *ParseError
	switch {
	case errors.As(cause, &fault):
		r.parts, r.err = nil, fault
	case cause != nil:
		r.parts, r.err = nil, &OpError{"Parse", []string{shortened(t.text)}, cause}
	}
	return r
}

// conditions returns the formulas whose conjunction the piece is.
func (p pieceTree) conditions(given []formula) []literal {
	var out []literal
	put := func(fs ...formula) {
		for _, f := range fs {
			out = appendLiterals(out, f, true)
		}
	}
	put(given...)
	for _, e := range p.in.flat() {
		put(e.conditions()...)
	}
	for _, e := range p.out.flat() {
		put(e.conditions()...)
	}
	put(p.cond)
	return out
}

// literal is a formula, or its negation if holds is false.
type literal struct {
	f     formula
	holds bool
}

// appendLiterals appends literals whose conjunction is f, or its negation.
func appendLiterals(out []literal, f formula, holds bool) []literal {
	switch f := f.(type) {
	case notFormula:
		return appendLiterals(out, f.f, !holds)
	case andFormula:
		if holds {
			return appendLiterals(appendLiterals(out, f.a, true), f.b, true)
		}
	case orFormula:
		if !holds {
			return appendLiterals(appendLiterals(out, f.a, false), f.b, false)
		}
	}
	return append(out, literal{f, holds})
}

// lowering turns formulas over a list of names into conjuncts over the
// columns of these names. Existentials get further columns while their
// formula is lowered; columns are found by the last name that matches.
type lowering struct {
	w     *work
	text  string
	names []string
}

// formula returns conjuncts whose union is f, or its negation if holds is
// false.
func (l *lowering) formula(f formula, holds bool) []conjunct {
	return l.conjunction(appendLiterals(nil, f, holds))
}

// conjunction returns conjuncts whose union is the conjunction of the
// literals. Those that are one conjunct are collected in one.
func (l *lowering) conjunction(fs []literal) []conjunct {
	b := &builder{named: len(l.names), names: l.names}
	var rest []literal
	for _, f := range fs {
		l.w.step(1)
		if f.plain() {
			b.literal(f)
		} else {
			rest = append(rest, f)
		}
	}
	out := []conjunct{b.conjunct()}
	for _, f := range rest {
		out = l.product(out, l.disjunction(f))
	}
	return out
}

// disjunction returns conjuncts whose union is the literal.
func (l *lowering) disjunction(x literal) []conjunct {
	switch f := x.f.(type) {
	case andFormula:
		return append(l.formula(f.a, x.holds), l.formula(f.b, x.holds)...)
	case orFormula:
		return append(l.formula(f.a, x.holds), l.formula(f.b, x.holds)...)
	case chainFormula:
		if !x.holds && !f.all(whole) {
			return l.complement(l.chain(f, true))
		}
		return l.chain(f, x.holds)
	case existsFormula:
		if x.holds {
			return l.exists(f)
		}
		return l.complement(l.exists(f))
	}
	panic("sets: unknown formula")
}

func (l *lowering) complement(parts []conjunct) []conjunct {
	return l.w.minusAll([]conjunct{{named: len(l.names)}}, l.w.normal(parts))
}

func (l *lowering) product(x, y []conjunct) []conjunct {
	if len(x) == 1 && len(y) == 1 {
		return []conjunct{conjoin(x[0], y[0])}
	}
	var out []conjunct
	for _, c := range x {
		for _, d := range y {
			l.w.step(1)
			if e, ok := conjoin(c, d).tidyUp(l.w); ok {
				out = append(out, e)
			}
		}
	}
	return out
}

// exists lowers the body over one more column per variable and forgets these
// columns.
func (l *lowering) exists(f existsFormula) []conjunct {
	inner := &lowering{w: l.w, text: l.text, names: slices.Clone(l.names)}
	var out []conjunct
	for _, c := range inner.conjunction(inner.body(f)) {
		if c, ok := c.tidyUp(l.w); ok {
			c = c.forget(func(col int) bool { return col > len(l.names) })
			out = append(out, c.resolve(l.w)...)
		}
	}
	return out
}

// body brings the variables into scope and returns the body with their
// definitions.
func (l *lowering) body(f existsFormula) []literal {
	var out []literal
	for _, v := range f.vars {
		l.names = append(l.names, v.name)
		if v.def != nil {
			out = append(out, literal{v.definition(), true})
		}
	}
	return appendLiterals(out, f.f, true)
}

func (v boundVar) definition() formula {
	return chainFormula{[][]expr{{nameExpr(v.name)}, {v.def}}, []string{"="}}
}

// chain compares neighbouring lists, each element with each.
func (l *lowering) chain(f chainFormula, holds bool) []conjunct {
	var out []conjunct
	if holds {
		out = []conjunct{{named: len(l.names)}}
	}
	for i, op := range f.ops {
		if !holds {
			op = negation(op)
		}
		for _, a := range f.lists[i] {
			for _, b := range f.lists[i+1] {
				c := l.compare(a, op, b)
				if holds {
					out = l.product(out, c)
				} else {
					out = append(out, c...)
				}
			}
		}
	}
	return out
}

// negation returns the comparison that holds where op does not.
func negation(op string) string {
	switch op {
	case "=":
		return "!="
	case "!=":
		return "="
	case "<":
		return ">="
	case "<=":
		return ">"
	case ">":
		return "<="
	}
	return "<"
}

// compare returns the conjuncts of a op b. As in isl a < b is b - a >= 1, also
// of rationals.
func (l *lowering) compare(a expr, op string, b expr) []conjunct {
	if parts, ok := l.compareExtremum(a, op, b); ok {
		return parts
	}
	var out []conjunct
	for _, v := range l.expr(sumExpr{a, scaleExpr{-1, b}}) {
		atLeast := func(form row, least int64) {
			out = append(out, v.given.with(nil, []row{shifted(form, -least)}))
		}
		switch op {
		case "=":
			out = append(out, v.given.with([]row{v.form}, nil))
		case "!=":
			atLeast(negated(v.form), v.den)
			atLeast(v.form, v.den)
		case "<":
			atLeast(negated(v.form), v.den)
		case "<=":
			atLeast(negated(v.form), 0)
		case ">":
			atLeast(v.form, v.den)
		case ">=":
			atLeast(v.form, 0)
		}
	}
	return out
}

// compareExtremum returns the conjuncts of a op b where a side is a min or max of forms: x <= min(a, b) is x <= a and x <= b,
// x >= min(a, b) is x >= a or x >= b, in fewer constraints than the values of an extremum have with their conditions.
func (l *lowering) compareExtremum(a expr, op string, b expr) ([]conjunct, bool) {
	if op == "=" || op == "!=" {
		return nil, false
	}
	lower := op == "<" || op == "<="
	if e, ok := extremumOfForms(b); ok {
		return l.compareEach(e.list, e.isMax != lower, func(x expr) []conjunct { return l.compare(a, op, x) }), true
	}
	if e, ok := extremumOfForms(a); ok {
		return l.compareEach(e.list, e.isMax == lower, func(x expr) []conjunct { return l.compare(x, op, b) }), true
	}
	return nil, false
}

func extremumOfForms(e expr) (extremumExpr, bool) {
	x, ok := e.(extremumExpr)
	return x, ok && !slices.ContainsFunc(x.list, func(e expr) bool { return !plainExpr(e) })
}

// compareEach returns the conjuncts of a comparison that holds for all expressions of a list, or for some.
func (l *lowering) compareEach(list []expr, all bool, compare func(expr) []conjunct) []conjunct {
	var out []conjunct
	for i, x := range list {
		if c := compare(x); i > 0 && all {
			out = l.product(out, c)
		} else {
			out = append(out, c...)
		}
	}
	return out
}

// plain reports whether the literal is one conjunct and has no existentials.
func (x literal) plain() bool {
	switch f := x.f.(type) {
	case boolFormula:
		return true
	case chainFormula:
		if !x.holds && (len(f.ops) > 1 || len(f.lists[0]) > 1 || len(f.lists[1]) > 1) {
			return false
		}
		for _, op := range f.ops {
			if op == "!=" && x.holds || op == "=" && !x.holds {
				return false
			}
		}
		return f.all(plainExpr)
	}
	return false
}

// all reports whether f holds for every expression of the chain.
func (c chainFormula) all(f func(expr) bool) bool {
	for _, list := range c.lists {
		for _, e := range list {
			if !f(e) {
				return false
			}
		}
	}
	return true
}

// plainExpr reports whether the expression is one affine form with floors.
func plainExpr(e expr) bool {
	switch e := e.(type) {
	case numExpr, nameExpr:
		return true
	case sumExpr:
		return plainExpr(e.a) && plainExpr(e.b)
	case scaleExpr:
		return plainExpr(e.e)
	case floorExpr:
		return plainExpr(e.e)
	case modExpr:
		return plainExpr(e.e)
	}
	return false
}

// whole reports whether the expression has an integer as value everywhere.
func whole(e expr) bool {
	switch e := e.(type) {
	case casesExpr, quotExpr:
		return false
	case sumExpr:
		return whole(e.a) && whole(e.b)
	case scaleExpr:
		return whole(e.e)
	case floorExpr:
		return whole(e.e)
	case modExpr:
		return whole(e.e)
	case extremumExpr:
		return !slices.ContainsFunc(e.list, func(x expr) bool { return !whole(x) })
	}
	return true
}
