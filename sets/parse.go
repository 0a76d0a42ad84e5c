package sets

import (
	"fmt"
	"slices"
	"strconv"
)

// ParseSet reads a set in isl notation; see the package comment. All pieces
// must have the same tuple; ParseUnionSet reads sets of several. Errors are
// *ParseError, or *OpError for what cannot be computed, also within the bounds of the options.
func ParseSet(text string, opts ...Option) (Set, error) {
	r, err := parseRelation(text, false, optionsOf(opts))
	return makeSet(r), err
}

// ParseMap reads a map in isl notation; see ParseSet.
func ParseMap(text string, opts ...Option) (Map, error) {
	r, err := parseRelation(text, true, optionsOf(opts))
	return makeMap(r), err
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

func parseRelation(text string, isMap bool, opt options) (relation, error) {
	tree, err := parseTree(text)
	if err == nil {
		err = tree.requireKind(isMap)
	}
	if err == nil {
		err = tree.requireOneSpace()
	}
	if err != nil {
		return relation{err: err}, err
	}
	r := lowerTree(tree, tree.pieces, opt)
	r.isMap = isMap
	return r, r.err
}

// requireKind requires all pieces to be maps or all to be sets.
func (t unionTree) requireKind(isMap bool) error {
	for _, p := range t.pieces {
		switch {
		case isMap && !p.isMap:
			return &ParseError{t.text, p.at, "expected a map: [ ... ] -> [ ... ]"}
		case !isMap && p.isMap:
			return &ParseError{t.text, p.at, "expected a set, found a map"}
		}
	}
	return nil
}

// requireOneSpace requires all pieces to have the tuples of the first.
func (t unionTree) requireOneSpace() error {
	for _, p := range t.pieces {
		if first := t.pieces[0]; !first.in.tuple().matches(p.in.tuple()) || !first.out.tuple().matches(p.out.tuple()) {
			return &ParseError{t.text, p.at, "all pieces must have the same tuple names and numbers of dimensions"}
		}
	}
	return nil
}

// parser reads tokens by recursive descent. A fault panics with *ParseError,
// which parseTree returns.
type parser struct {
	cursor
	depth  int
	single bool     // the next list is a single expression: a comma ends it
	scope  []string // names in scope; a tuple element in scope is an expression
}

// parseTree reads the text of a set or a map.
func parseTree(text string) (t unionTree, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *ParseError:
			err = r
		default:
			panic(r)
		}
	}()
	p := &parser{cursor: cursor{text: text, tokens: lex(text)}}
	t = p.union()
	if p.peek().kind != endToken {
		p.fail("text after the end")
	}
	return t, nil
}

// cursor is a place among the tokens of a text.
type cursor struct {
	text   string
	tokens []token
	at     int
}

func (c *cursor) peek() token { return c.tokens[c.at] }

// after returns the token after the next one.
func (c *cursor) after() token { return c.tokens[min(c.at+1, len(c.tokens)-1)] }

func (c *cursor) next() token {
	t := c.tokens[c.at]
	if t.kind != endToken && t.kind != badToken {
		c.at++
	}
	return t
}

func (c *cursor) fail(format string, args ...any) { c.failAt(c.peek().offset, format, args...) }

func (c *cursor) failAt(offset int, format string, args ...any) {
	panic(&ParseError{c.text, offset, fmt.Sprintf(format, args...)})
}

// accept consumes the symbol or keyword if it is next.
func (c *cursor) accept(text string) bool {
	if t := &c.tokens[c.at]; t.text == text && t.kind != endToken {
		c.at++
		return true
	}
	return false
}

func (c *cursor) expect(text string) {
	if c.accept(text) {
		return
	}
	if t := c.peek(); t.kind == endToken {
		c.fail("expected %q at the end", text)
	} else {
		c.fail("expected %q, found %q", text, t.text)
	}
}

func (p *parser) name() string {
	if p.peek().kind != wordToken {
		p.fail("expected a name")
	}
	return p.next().text
}

// union = [ params "->" ] "{" [ "Sym" "=" params ] [ piece { ";" piece } ] "}" .
func (p *parser) union() unionTree {
	t := unionTree{text: p.text}
	if p.peek().text == "[" {
		p.params(&t)
		p.expect("->")
	}
	p.expect("{")
	if p.peek().text == "Sym" && p.after().text == "=" {
		p.next()
		p.next()
		p.params(&t)
	}
	for p.peek().text != "}" {
		t.pieces = append(t.pieces, p.piece())
		if !p.accept(";") {
			break
		}
	}
	p.expect("}")
	return t
}

// params = "[" [ param { "," param } ] "]" ,
// param = name [ "=" ( scalar [ ":" [ scalar ] ] | ":" [ scalar ] ) ] .
func (p *parser) params(t *unionTree) {
	p.expect("[")
	for first := true; !p.accept("]"); first = false {
		if !first {
			p.expect(",")
		}
		e := elemTree{name: p.newName()}
		if p.accept("=") {
			p.definition(&e)
		}
		t.params = append(t.params, e.name)
		t.given = append(t.given, e.conditions()...)
	}
}

// newName reads a name that is not in scope and brings it into scope.
func (p *parser) newName() string {
	at := p.peek().offset
	n := p.name()
	if slices.Contains(p.scope, n) {
		p.failAt(at, "name %s occurs twice", n)
	}
	p.scope = append(p.scope, n)
	return n
}

// conditions returns the formulas that an element stands for.
func (e elemTree) conditions() []formula {
	var out []formula
	put := func(op string, x expr) {
		if x != nil {
			out = append(out, chainFormula{[][]expr{{nameExpr(e.name)}, {x}}, []string{op}})
		}
	}
	put("=", e.value)
	put(">=", e.low)
	put("<=", e.high)
	return out
}

// inner runs f with a scope of its own.
func (p *parser) inner(f func()) {
	outer := p.scope
	p.scope = slices.Clip(p.scope)
	f()
	p.scope = outer
}

// piece = [ tuple [ "->" tuple ] ] [ ":" [ formula ] ] . Without a tuple it
// speaks of the parameters.
func (p *parser) piece() pieceTree {
	piece := pieceTree{at: p.peek().offset, cond: boolFormula(true)}
	if p.peek().text == "rat" && p.after().text == ":" {
		p.fail("rational sets (rat:) are not supported: tuples are of integers")
	}
	p.inner(func() {
		if piece.out.absent = p.peek().text == ":"; !piece.out.absent {
			piece.out = p.tuple("i")
		}
		if piece.isMap = p.accept("->"); piece.isMap {
			piece.in = piece.out
			piece.out = p.tuple("o")
		}
		if p.accept(":") {
			if t := p.peek().text; t != "}" && t != ";" {
				piece.cond = p.condition()
			}
		}
	})
	return piece
}

// tuple = [ name ] "[" ( [ elem { "," elem } ] | tuple "->" tuple ) "]" .
// Elements without a name get one that starts with the given letter.
func (p *parser) tuple(letter string) tupleTree {
	at := 0
	return p.tupleFrom(letter, &at)
}

func (p *parser) tupleFrom(letter string, position *int) tupleTree {
	p.deeper()
	defer p.shallower()
	var t tupleTree
	if p.peek().kind == wordToken {
		t.name = p.name()
	}
	p.expect("[")
	switch {
	case p.pairFollows():
		left := p.tupleFrom(letter, position)
		p.expect("->")
		t.pair = &[2]tupleTree{left, p.tupleFrom(letter, position)}
		p.expect("]")
		return t
	case p.accept("]"):
		return t
	}
	for {
		t.elems = append(t.elems, p.elem(letter+strconv.Itoa(*position)))
		*position++
		if !p.accept(",") {
			break
		}
	}
	p.expect("]")
	return t
}

// pairFollows tells a nested tuple from an element: it has a name in front of
// its bracket, or an arrow after.
func (p *parser) pairFollows() bool {
	if p.peek().kind == wordToken {
		return p.after().text == "["
	}
	if p.peek().text != "[" {
		return false
	}
	level := 0
	for i := p.at; i < len(p.tokens); i++ {
		switch p.tokens[i].text {
		case "[":
			level++
		case "]":
			if level--; level == 0 {
				return i+1 < len(p.tokens) && p.tokens[i+1].text == "->"
			}
		}
	}
	return false
}

// elem = "*" | name [ "=" definition ] | definition . A name already in scope
// is an expression.
func (p *parser) elem(made string) elemTree {
	t, after := p.peek(), p.after().text
	plain := t.kind == wordToken && (after == "," || after == "]" || after == "=")
	if plain && !slices.Contains(p.scope, t.text) {
		e := elemTree{name: p.next().text}
		if p.accept("=") {
			p.definition(&e)
		}
		p.scope = append(p.scope, e.name)
		return e
	}
	if plain || t.kind == wordToken && after == ":" {
		made = t.text + "'"
	}
	e := elemTree{name: fresh(made, p.scope)}
	if free := p.peek().text == "*" && (after == "," || after == "]"); free {
		p.next()
	} else {
		p.definition(&e)
	}
	p.scope = append(p.scope, e.name)
	return e
}

// definition = cases | [ scalar ] ":" [ scalar ] .
func (p *parser) definition(e *elemTree) {
	at := p.peek().offset
	if p.peek().text != ":" {
		e.value = p.scalar()
	}
	if c, ok := e.value.(casesExpr); ok && p.peek().text == ";" {
		e.value = p.moreCases(c)
		return
	}
	if !p.accept(":") {
		return
	}
	if t := p.peek().text; t == "," || t == "]" {
		e.low, e.value = e.value, nil
		return
	}
	p.single = true
	switch n := p.either().(type) {
	case formula:
		if e.value == nil {
			p.failAt(at, "expected an expression before the condition")
		}
		e.value = p.moreCases(casesExpr{at, []caseExpr{{e.value, n}}})
	case expr:
		e.low, e.high, e.value = e.value, n, nil
	}
}

// moreCases = { ";" ( "(" cases ")" | scalar ":" condition ) } , after the
// first cases.
func (p *parser) moreCases(c casesExpr) expr {
	c.cases = slices.Clone(c.cases)
	for p.accept(";") {
		e := p.scalar()
		if more, ok := e.(casesExpr); ok && p.peek().text != ":" {
			c.cases = append(c.cases, more.cases...)
			continue
		}
		p.expect(":")
		c.cases = append(c.cases, caseExpr{e, p.condition()})
	}
	return c
}
