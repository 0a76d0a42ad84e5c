package sets

import (
	"slices"
	"strconv"
)

// The part of the parser that reads formulas and expressions. Since a
// parenthesis may hold either, both have one grammar; what an operator gets is
// checked when it is applied.

// node is a formula or an expr.
type node any

// deeper guards the recursion against hostile nesting; shallower undoes it.
func (p *parser) deeper() {
	const maxDepth = 200
	if p.depth++; p.depth > maxDepth {
		p.fail("nested too deeply")
	}
}

func (p *parser) shallower() { p.depth-- }

// formula requires a formula that started at the offset.
func (p *parser) formula(n node, at int) formula {
	if f, ok := n.(formula); ok {
		return f
	}
	if p.peek().kind == endToken || p.peek().kind == badToken {
		at = p.peek().offset
	}
	p.failAt(at, "expected a condition, found an expression: a comparison is missing")
	return nil
}

// expr requires an expression that started at the offset.
func (p *parser) expr(n node, at int) expr {
	if e, ok := n.(expr); ok {
		return e
	}
	p.failAt(at, "expected an expression, found a condition")
	return nil
}

// condition reads a formula.
func (p *parser) condition() formula {
	p.single = false
	at := p.peek().offset
	return p.formula(p.either(), at)
}

// scalar reads an expression that a comma ends.
func (p *parser) scalar() expr {
	p.single = true
	at := p.peek().offset
	return p.expr(p.either(), at)
}

// either = implication [ "?" scalar ":" scalar ] .
func (p *parser) either() node {
	at := p.peek().offset
	n := p.implication()
	if !p.accept("?") {
		return n
	}
	cond := p.formula(n, at)
	yes := p.scalar()
	p.expect(":")
	return ternary(at, cond, yes, p.scalar())
}

// implication = or [ "implies" implication ] .
func (p *parser) implication() node {
	p.deeper()
	defer p.shallower()
	at := p.peek().offset
	n := p.or()
	if !p.accept("implies") {
		return n
	}
	then := p.peek().offset
	return orFormula{notFormula{p.formula(n, at)}, p.formula(p.implication(), then)}
}

// or = and { "or" and } .
func (p *parser) or() node {
	at := p.peek().offset
	n := p.and()
	for p.accept("or") {
		then := p.peek().offset
		n = orFormula{p.formula(n, at), p.formula(p.and(), then)}
	}
	return n
}

// and = not { "and" not } .
func (p *parser) and() node {
	at := p.peek().offset
	n := p.not()
	for p.accept("and") {
		then := p.peek().offset
		n = andFormula{p.formula(n, at), p.formula(p.not(), then)}
	}
	return n
}

// not = "not" not | exists | "true" | "false" | chain .
func (p *parser) not() node {
	if p.peek().kind != keywordToken {
		return p.chain()
	}
	p.deeper()
	defer p.shallower()
	at := p.peek().offset
	switch {
	case p.accept("not"):
		return notFormula{p.formula(p.not(), at)}
	case p.accept("exists"):
		return p.exists()
	case p.accept("true"):
		return boolFormula(true)
	case p.accept("false"):
		return boolFormula(false)
	}
	p.fail("expected a name")
	return nil
}

// exists = vars [ ":" condition ] | "(" vars [ ":" condition ] ")" .
func (p *parser) exists() formula {
	e := existsFormula{f: boolFormula(true)}
	p.inner(func() {
		closing := p.accept("(")
		for {
			v := boundVar{name: p.name()}
			if p.accept("=") {
				v.def = p.scalar()
			}
			p.scope = append(p.scope, v.name)
			e.vars = append(e.vars, v)
			if !p.accept(",") {
				break
			}
		}
		if p.accept(":") {
			e.f = p.condition()
		}
		if closing {
			p.expect(")")
		}
	})
	return e
}

// chain = list [ op list { op list } ] .
func (p *parser) chain() node {
	single := p.single
	p.single = false
	at := p.peek().offset
	first := p.sum()
	if next := p.peek().text; !isComparison(next) && (single || next != ",") {
		return first
	}
	c := chainFormula{lists: [][]expr{p.list(first, at, single)}}
	for isComparison(p.peek().text) {
		c.ops = append(c.ops, p.next().text)
		at = p.peek().offset
		c.lists = append(c.lists, p.list(p.sum(), at, false))
	}
	if len(c.ops) == 0 {
		p.fail("expected a comparison")
	}
	return p.plain(c, at)
}

func isComparison(text string) bool {
	switch text {
	case "=", "!=", "<", "<=", ">", ">=", "<<", "<<=", ">>", ">>=":
		return true
	}
	return false
}

// list = sum { "," sum }; the first one is given.
func (p *parser) list(first node, at int, single bool) []expr {
	l := []expr{p.expr(first, at)}
	for !single && p.accept(",") {
		at = p.peek().offset
		l = append(l, p.expr(p.sum(), at))
	}
	return l
}

// plain replaces the lexicographic comparisons of a chain.
func (p *parser) plain(c chainFormula, at int) formula {
	if !slices.ContainsFunc(c.ops, isLexicographic) {
		return c
	}
	var f formula = boolFormula(true)
	for i, op := range c.ops {
		a, b := c.lists[i], c.lists[i+1]
		switch {
		case !isLexicographic(op):
			f = andFormula{f, chainFormula{[][]expr{a, b}, []string{op}}}
			continue
		case len(a) != len(b):
			p.failAt(at, "%s compares %d expressions with %d", op, len(a), len(b))
		case slices.ContainsFunc(slices.Concat(a, b), rational):
			p.failAt(at, "%s compares integers: write // or floor for /", op)
		case op[0] == '>':
			a, b = b, a
		}
		f = andFormula{f, lexicographic(a, b, len(op) == 3)}
	}
	return f
}

// rational reports whether the expression may not be an integer.
func rational(e expr) bool {
	switch e := e.(type) {
	case quotExpr:
		return true
	case sumExpr:
		return rational(e.a) || rational(e.b)
	case scaleExpr:
		return rational(e.e)
	case modExpr:
		return rational(e.e)
	case extremumExpr:
		return slices.ContainsFunc(e.list, rational)
	case casesExpr:
		return slices.ContainsFunc(e.cases, func(c caseExpr) bool { return rational(c.e) })
	}
	return false
}

func isLexicographic(op string) bool { return len(op) > 1 && op[0] == op[1] }

// sum = { "-" } term { ( "+" | "-" ) { "-" } term } .
func (p *parser) sum() node {
	at := p.peek().offset
	n := p.term(p.minus())
	for {
		negative := p.accept("-")
		if !negative && !p.accept("+") {
			return n
		}
		then := p.peek().offset
		e := p.expr(p.term(p.minus()), then)
		if negative {
			e = times(-1, e)
		}
		n = sumExpr{p.expr(n, at), e}
	}
}

// minus consumes minus signs and reports whether their number is odd.
func (p *parser) minus() bool {
	negative := false
	for p.accept("-") {
		negative = !negative
	}
	return negative
}

// term = number [ [ "*" ] { "-" } term ] | factor, each with suffixes; negated if negative.
//
// A number multiplies all that follows: 2i mod 3 is 2(i mod 3); and a sign in
// front of a number is its own: -1//4 is floor(-1/4). The minus of a difference
// is none: 9 - 7//2 is 9 - floor(7/2).
func (p *parser) term(negative bool) node {
	p.deeper()
	defer p.shallower()
	at := p.peek().offset
	if p.peek().kind != numberToken {
		n := p.suffixes(p.factor(), at)
		if negative {
			return scaleExpr{-1, p.expr(n, at)}
		}
		return n
	}
	k := p.number()
	if negative {
		k = -k
	}
	switch t := p.peek(); {
	case p.accept("*"):
		at = p.peek().offset
		return times(k, p.expr(p.term(p.minus()), at))
	case t.text == "(" || t.kind == wordToken || t.kind == functionToken:
		return times(k, p.expr(p.term(false), t.offset))
	case negative && t.text == "mod":
		p.fail("write (%d) mod ... or -(%d mod ...)", k, -k)
	}
	return p.suffixes(numExpr(k), at)
}

// times returns k·e, a number if e is one.
func times(k int64, e expr) expr {
	if n, ok := e.(numExpr); ok {
		if v, ok := mul2(k, int64(n)); ok {
			return numExpr(v)
		}
	}
	return scaleExpr{k, e}
}

// suffixes = { "*" factor } [ ( "mod" | "/" | "//" ) number ] . What follows a
// division needs parentheses: isl reads i//2*2 as i//(2*2).
func (p *parser) suffixes(n node, at int) node {
	for p.accept("*") {
		negative, then := p.minus(), p.peek().offset
		n = p.product(p.expr(n, at), p.expr(p.factor(), then), then)
		if negative {
			n = times(-1, p.expr(n, at))
		}
	}
	switch {
	case p.accept("mod"):
		n = modExpr{p.expr(n, at), p.divisor()}
	case p.accept("//"):
		n = floorExpr{p.expr(n, at), p.divisor()}
	case p.accept("/"):
		n = quotExpr{p.expr(n, at), p.divisor()}
	case p.peek().text == "^":
		p.fail("only a number has a power: i^2 is not affine")
	default:
		return n
	}
	switch p.peek().text {
	case "*", "/", "//", "mod":
		p.fail("expected parentheses: (a / b) %s c, or a / (b %s c)", p.peek().text, p.peek().text)
	}
	return n
}

func (p *parser) product(a, b expr, at int) expr {
	if n, ok := a.(numExpr); ok {
		return times(int64(n), b)
	}
	n, ok := b.(numExpr)
	if !ok {
		p.failAt(at, "a product needs a number: the product of two names is not affine")
	}
	return times(int64(n), a)
}

// divisor reads a positive number.
func (p *parser) divisor() int64 {
	if t := p.peek(); t.kind != numberToken || t.text == "0" {
		p.fail("expected a positive number")
	}
	at := p.peek().offset
	n := p.number()
	if n == 0 {
		p.failAt(at, "expected a positive number")
	}
	return n
}

// number = digits [ "^" digits ] .
func (p *parser) number() int64 {
	at := p.peek().offset
	n := digits(p)
	if !p.accept("^") {
		return n
	}
	if p.peek().kind != numberToken {
		p.fail("expected a number: the exponent of a power of a number")
	}
	v, ok := power(n, digits(p))
	if !ok {
		p.failAt(at, "number too large: the limit is 2^63 - 1")
	}
	return v
}

// digits reads a number that is no power.
func digits(p *parser) int64 {
	n, err := strconv.ParseInt(p.peek().text, 10, 64)
	if err != nil {
		p.fail("number too large: the limit is 2^63 - 1")
	}
	p.next()
	return n
}

// power returns b to the power of e, given b, e >= 0; false if that does not fit.
func power(b, e int64) (v int64, ok bool) {
	if b < 2 && e > 1 {
		return b, true
	}
	for v = 1; e > 0; e-- {
		if v, ok = mul2(v, b); !ok {
			return 0, false
		}
	}
	return v, true
}

// factor = number | name | "(" either ")" | "(" cases ")" |
// "[" sum "/" number "]" | function . The brackets are an older notation for
// floor.
func (p *parser) factor() node {
	switch t := p.peek(); {
	case t.kind == numberToken:
		return numExpr(p.number())
	case t.kind == functionToken:
		return p.function(p.next())
	case p.accept("("):
		return p.parenthesised()
	case p.accept("["):
		at := p.peek().offset
		e := p.expr(p.sum(), at)
		p.expect("]")
		return floorOf(e)
	case t.kind != wordToken:
		p.fail("expected an expression")
	}
	at := p.peek().offset
	n := p.name()
	if !slices.Contains(p.scope, n) {
		p.failAt(at, "unknown name %s (parameters are declared as [%s] -> { ... })", n, n)
	}
	return nameExpr(n)
}

// parenthesised reads what follows an opening parenthesis, and the closing
// one.
func (p *parser) parenthesised() node {
	p.deeper()
	defer p.shallower()
	p.single = false
	at := p.peek().offset
	n := p.either()
	if p.accept(":") {
		e := p.expr(n, at)
		n = p.moreCases(casesExpr{at, []caseExpr{{e, p.condition()}}})
	}
	p.expect(")")
	return n
}

// function = ( "floor" | "ceil" ) "(" scalar ")" |
// ( "floord" | "ceild" ) "(" scalar "," number ")" |
// ( "min" | "max" ) "(" scalar { "," scalar } ")" | "NaN" .
func (p *parser) function(f token) expr {
	switch f.text {
	case "NaN":
		return casesExpr{at: f.offset}
	case "infty", "infinity":
		p.failAt(f.offset, "infinity is not an integer: leave the bound out")
	}
	p.expect("(")
	e := p.scalar()
	switch f.text {
	case "min", "max":
		list := []expr{e}
		for p.accept(",") {
			list = append(list, p.scalar())
		}
		e = extremumExpr{list, f.text == "max"}
	case "floord", "ceild":
		p.expect(",")
		e = quotExpr{e, p.divisor()}
	}
	p.expect(")")
	switch f.text {
	case "floor", "floord":
		e = floorOf(e)
	case "ceil", "ceild":
		e = ceilOf(e)
	}
	return e
}

// floorOf returns floor(e).
func floorOf(e expr) expr {
	if q, ok := e.(quotExpr); ok {
		return floorExpr(q)
	}
	return floorExpr{e, 1}
}

// ceilOf returns ceil(e) = -floor(-e).
func ceilOf(e expr) expr {
	if q, ok := e.(quotExpr); ok {
		return scaleExpr{-1, floorExpr{scaleExpr{-1, q.e}, q.d}}
	}
	return scaleExpr{-1, floorExpr{scaleExpr{-1, e}, 1}}
}
