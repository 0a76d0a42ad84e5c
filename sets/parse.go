package sets

import (
	"fmt"
	"slices"
	"strconv"
)

// ParseSet reads a set in isl notation; see the package comment. Errors are
// *ParseError.
func ParseSet(text string) (Set, error) {
	r, err := parseRelation(text, false)
	return Set{r}, err
}

// ParseMap reads a map in isl notation; see the package comment.
func ParseMap(text string) (Map, error) {
	r, err := parseRelation(text, true)
	return Map{r}, err
}

// MustSet is ParseSet for literals in programs; it panics on a bad text.
func MustSet(text string) Set {
	s, err := ParseSet(text)
	if err != nil {
		panic(err)
	}
	return s
}

// MustMap is ParseMap for literals in programs; it panics on a bad text.
func MustMap(text string) Map {
	m, err := ParseMap(text)
	if err != nil {
		panic(err)
	}
	return m
}

func parseRelation(text string, isMap bool) (relation, error) {
	tree, err := parseTree(text, isMap)
	if err != nil {
		return relation{err: err}, err
	}
	r := lowerTree(tree)
	return r, r.err
}

// parser reads tokens by recursive descent. A fault panics with *ParseError,
// which parseTree returns.
type parser struct {
	text   string
	tokens []token
	at     int
	depth  int
	scope  []string // names in scope; a tuple element in scope is an expression
}

// parseTree reads the text of a set or a map.
func parseTree(text string, isMap bool) (t relationTree, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *ParseError:
			err = r
		default:
			panic(r)
		}
	}()
	p := &parser{text: text, tokens: lex(text)}
	t = p.relation(isMap)
	if p.peek().kind != endToken {
		p.fail("text after the end")
	}
	return t, nil
}

func (p *parser) peek() token { return p.tokens[p.at] }

func (p *parser) next() token {
	t := p.tokens[p.at]
	if t.kind != endToken && t.kind != badToken {
		p.at++
	}
	return t
}

func (p *parser) fail(format string, args ...any) {
	panic(&ParseError{p.text, p.peek().offset, fmt.Sprintf(format, args...)})
}

// accept consumes the symbol or keyword if it is next.
func (p *parser) accept(text string) bool {
	if t := p.peek(); t.text == text && t.kind != endToken {
		p.at++
		return true
	}
	return false
}

func (p *parser) expect(text string) {
	if p.accept(text) {
		return
	}
	if t := p.peek(); t.kind == endToken {
		p.fail("expected %q at the end", text)
	} else {
		p.fail("expected %q, found %q", text, t.text)
	}
}

// keywords cannot be names.
var keywords = []string{"and", "or", "not", "exists", "mod", "floor", "ceil", "floord", "ceild", "min", "max", "true", "false", "implies", "NaN", "infty"}

func (p *parser) name() string {
	t := p.peek()
	if t.kind != wordToken || slices.Contains(keywords, t.text) {
		p.fail("expected a name")
	}
	return p.next().text
}

// relation = [ "[" names "]" "->" ] "{" [ piece { ";" piece } ] "}" .
func (p *parser) relation(isMap bool) relationTree {
	t := relationTree{isMap: isMap}
	if p.accept("[") {
		if !p.accept("]") {
			t.params = p.names()
			p.expect("]")
		}
		p.expect("->")
	}
	p.scope = t.params
	p.expect("{")
	for !p.accept("}") {
		if len(t.pieces) > 0 {
			p.expect(";")
			if p.accept("}") {
				break
			}
		}
		t.pieces = append(t.pieces, p.piece(isMap))
		p.sameTuples(t)
	}
	return t
}

// sameTuples requires the last piece to have the tuples of the first.
func (p *parser) sameTuples(t relationTree) {
	a, b := t.pieces[0], t.pieces[len(t.pieces)-1]
	if !a.in.matches(b.in) || !a.out.matches(b.out) {
		p.fail("all pieces must have the same tuple name and number of dimensions")
	}
}

func (t tupleTree) matches(u tupleTree) bool {
	return t.name == u.name && len(t.elems) == len(u.elems) && t.absent == u.absent
}

func (p *parser) names() []string {
	var list []string
	for {
		at := p.at
		n := p.name()
		if slices.Contains(list, n) {
			p.at = at
			p.fail("name %s occurs twice", n)
		}
		list = append(list, n)
		if !p.accept(",") {
			return list
		}
	}
}

// piece = [ tuple [ "->" tuple ] ] [ ":" formula ] . Without a tuple it
// speaks of the parameters.
func (p *parser) piece(isMap bool) pieceTree {
	outer := p.scope
	defer func() { p.scope = outer }()
	p.scope = slices.Clip(slices.Clone(outer))
	piece := pieceTree{cond: boolFormula(true)}
	if piece.out.absent = !isMap && p.peek().text == ":"; !piece.out.absent {
		piece.out = p.tuple()
	}
	if isMap {
		p.expect("->")
		piece.in = piece.out
		piece.out = p.tuple()
	}
	if p.accept(":") {
		if t := p.peek().text; t != "}" && t != ";" {
			piece.cond = p.or()
		}
	}
	return piece
}

// tuple = [ name ] "[" [ elem { "," elem } ] "]" .
func (p *parser) tuple() tupleTree {
	var t tupleTree
	if p.peek().kind == wordToken {
		t.name = p.name()
	}
	p.expect("[")
	if p.accept("]") {
		return t
	}
	for {
		t.elems = append(t.elems, p.elem(len(t.elems)))
		if !p.accept(",") {
			break
		}
	}
	p.expect("]")
	return t
}

// elem = name [ "=" expr [ ":" expr ] ] | expr . A name already in scope is
// an expression.
func (p *parser) elem(position int) elemTree {
	t, after := p.peek(), p.tokens[min(p.at+1, len(p.tokens)-1)].text
	plain := t.kind == wordToken && !slices.Contains(keywords, t.text) && (after == "," || after == "]" || after == "=")
	if plain && !slices.Contains(p.scope, t.text) {
		e := elemTree{name: p.next().text}
		if p.accept("=") {
			e.low = p.sum()
			if p.accept(":") {
				e.high = p.sum()
			}
		}
		p.scope = append(p.scope, e.name)
		return e
	}
	made := "i" + strconv.Itoa(position)
	if plain {
		made = t.text + "'"
	}
	e := elemTree{low: p.sum()}
	e.name = fresh(made, p.scope)
	p.scope = append(p.scope, e.name)
	return e
}

// deeper guards the recursion against hostile nesting.
func (p *parser) deeper() func() {
	const maxDepth = 200
	if p.depth++; p.depth > maxDepth {
		p.fail("nested too deeply")
	}
	return func() { p.depth-- }
}

// or = and { "or" and } .
func (p *parser) or() formula {
	defer p.deeper()()
	f := p.and()
	for p.accept("or") {
		f = orFormula{f, p.and()}
	}
	return f
}

// and = not { "and" not } .
func (p *parser) and() formula {
	f := p.not()
	for p.accept("and") {
		f = andFormula{f, p.not()}
	}
	return f
}

// not = "not" not | exists | "true" | "false" | "(" or ")" | chain .
func (p *parser) not() formula {
	defer p.deeper()()
	switch {
	case p.accept("not"):
		return notFormula{p.not()}
	case p.accept("exists"):
		return p.exists()
	case p.accept("true"):
		return boolFormula(true)
	case p.accept("false"):
		return boolFormula(false)
	case p.peek().text == "(":
		if f, ok := p.parenthesised(); ok {
			return f
		}
	}
	return p.chain()
}

// parenthesised reads a formula in parentheses; if what follows the
// parenthesis shows it to be part of an expression it goes back.
func (p *parser) parenthesised() (f formula, ok bool) {
	start, scope, depth := p.at, p.scope, p.depth
	defer func() {
		if r := recover(); r != nil {
			if _, fault := r.(*ParseError); !fault || !p.startsExpression(start) {
				panic(r)
			}
			p.at, p.scope, p.depth, f, ok = start, scope, depth, nil, false
		}
	}()
	p.expect("(")
	f = p.or()
	p.expect(")")
	return f, true
}

// startsExpression reports whether the parenthesis at the token closes before
// an operator of an expression or a comparison.
func (p *parser) startsExpression(at int) bool {
	level := 0
	for ; at < len(p.tokens); at++ {
		switch p.tokens[at].text {
		case "(":
			level++
		case ")":
			if level--; level == 0 {
				after := p.tokens[min(at+1, len(p.tokens)-1)].text
				return slices.Contains([]string{"+", "-", "*", "/", "mod", ",", "<", "<=", "=", ">", ">=", "!="}, after)
			}
		}
	}
	return false
}

// exists = vars ":" or | "(" vars ":" or ")" .
func (p *parser) exists() formula {
	outer := p.scope
	defer func() { p.scope = outer }()
	p.scope = slices.Clip(slices.Clone(outer))
	closing := p.accept("(")
	var e existsFormula
	for {
		v := boundVar{name: p.name()}
		if p.accept("=") {
			v.def = p.sum()
		}
		p.scope = append(p.scope, v.name)
		e.vars = append(e.vars, v)
		if !p.accept(",") {
			break
		}
	}
	if p.accept(":") {
		e.f = p.or()
	} else {
		e.f = boolFormula(true)
	}
	if closing {
		p.expect(")")
	}
	return e
}

var comparisons = []string{"=", "!=", "<", "<=", ">", ">="}

// chain = list op list { op list } ; list = sum { "," sum } .
func (p *parser) chain() formula {
	c := chainFormula{lists: [][]expr{p.list()}}
	for slices.Contains(comparisons, p.peek().text) {
		c.ops = append(c.ops, p.next().text)
		c.lists = append(c.lists, p.list())
	}
	if len(c.ops) == 0 {
		p.fail("expected a comparison")
	}
	return c
}

func (p *parser) list() []expr {
	l := []expr{p.sum()}
	for p.accept(",") {
		l = append(l, p.sum())
	}
	return l
}

// sum = [ "-" ] term { ( "+" | "-" ) term } .
func (p *parser) sum() expr {
	defer p.deeper()()
	var e expr
	if p.accept("-") {
		e = scaleExpr{-1, p.term()}
	} else {
		e = p.term()
	}
	for {
		switch {
		case p.accept("+"):
			e = sumExpr{e, p.term()}
		case p.accept("-"):
			e = sumExpr{e, scaleExpr{-1, p.term()}}
		default:
			return e
		}
	}
}

// term = factor { "*" factor | factor | "mod" number } ; at most one factor
// is not a number.
func (p *parser) term() expr {
	e := p.factor()
	for {
		switch t := p.peek(); {
		case p.accept("*"):
			e = p.product(e, p.factor())
		case p.accept("mod"):
			e = modExpr{e, p.modulus()}
		case isNumber(e) && (t.text == "(" || t.kind == wordToken && p.startsFactor(t)):
			e = p.product(e, p.factor())
		default:
			return e
		}
	}
}

// startsFactor tells a word that continues a term, as in 2i, from a keyword.
func (p *parser) startsFactor(t token) bool {
	return !slices.Contains(keywords, t.text) || slices.Contains([]string{"floor", "ceil", "floord", "ceild", "min", "max"}, t.text)
}

func isNumber(e expr) bool { _, ok := e.(numExpr); return ok }

func (p *parser) product(a, b expr) expr {
	if n, ok := a.(numExpr); ok {
		return scaleExpr{int64(n), b}
	}
	if n, ok := b.(numExpr); ok {
		return scaleExpr{int64(n), a}
	}
	p.fail("a product needs a number")
	return nil
}

// modulus reads a positive number.
func (p *parser) modulus() int64 {
	if t := p.peek(); t.kind != numberToken || t.text == "0" {
		p.fail("expected a positive number")
	}
	n := p.number()
	if n <= 0 {
		p.fail("expected a positive number")
	}
	return n
}

func (p *parser) number() int64 {
	n, err := strconv.ParseInt(p.peek().text, 10, 64)
	if err != nil {
		p.fail("number too large")
	}
	p.next()
	return n
}

// factor = number | name | "(" sum ")" | "[" sum "/" number "]" | "-" factor | call .
// The brackets are an older notation for floor.
func (p *parser) factor() expr {
	defer p.deeper()()
	switch t := p.peek(); {
	case t.kind == numberToken:
		return numExpr(p.number())
	case p.accept("("):
		e := p.sum()
		p.expect(")")
		return e
	case p.accept("["):
		e := p.sum()
		p.expect("/")
		f := floorExpr{e, p.modulus()}
		p.expect("]")
		return f
	case p.accept("-"):
		return scaleExpr{-1, p.factor()}
	case slices.Contains([]string{"floor", "ceil", "floord", "ceild", "min", "max"}, t.text):
		return p.call(p.next().text)
	}
	at := p.at
	n := p.name()
	if !slices.Contains(p.scope, n) {
		p.at = at
		p.fail("unknown name %s (parameters are declared as [%s] -> { ... })", n, n)
	}
	return nameExpr(n)
}

// call = floor "(" sum "/" number ")" | floord "(" sum "," number ")" |
// min "(" sum { "," sum } ")" ; ceil(e/d) is read as -floor(-e/d).
func (p *parser) call(f string) expr {
	p.expect("(")
	list := p.list()
	switch f {
	case "min", "max":
		p.expect(")")
		return extremumExpr{list, f == "max"}
	}
	d := int64(1)
	if f == "floord" || f == "ceild" {
		p.at--
		n, ok := list[len(list)-1].(numExpr)
		if len(list) != 2 || !ok || n <= 0 {
			p.fail("%s needs an expression and a positive number", f)
		}
		p.at++
		d = int64(n)
	} else if p.accept("/") {
		d = p.modulus()
	}
	p.expect(")")
	if f[0] == 'c' {
		return scaleExpr{-1, floorExpr{scaleExpr{-1, list[0]}, d}}
	}
	return floorExpr{list[0], d}
}
