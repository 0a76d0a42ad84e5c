package parse

// cursor reads the tokens of a statement, of which the last is its end.
type cursor struct {
	tokens []Token
	pos    int
}

// Peek gives the next token.
func (c *cursor) Peek() *Token { return &c.tokens[min(c.pos, len(c.tokens)-1)] }

// Next takes the next token; the end of the statement comes again and again.
func (c *cursor) Next() *Token {
	t := c.Peek()
	if c.pos < len(c.tokens) {
		c.pos++
	}
	return t
}

// Most statements are parsed by hand with the few steps below; those with more structure have grammars (grammar.go).

// is reports whether an operator or a mark of punctuation comes next.
func (p *parser) is(op string) bool {
	t := p.lx.Peek()
	return t.Type == tOp && t.Value == op
}

// accept takes an operator or a mark of punctuation if it comes next.
func (p *parser) accept(op string) bool {
	if !p.is(op) {
		return false
	}
	p.lx.Next()
	return true
}

// expect takes an operator or a mark of punctuation that must come now.
func (p *parser) expect(op string) error {
	if t := *p.lx.Next(); t.Type != tOp || t.Value != op {
		return expected("'"+op+"'", t)
	}
	return nil
}

// atEnd reports whether the statement ends here.
func (p *parser) atEnd() bool { return p.lx.Peek().Type == tEOS }

// isWord reports whether the name w comes next.
func (p *parser) isWord(w string) bool {
	t := p.lx.Peek()
	return t.Type == tIdent && t.Value == w
}

// acceptWord takes the name w if it comes next.
func (p *parser) acceptWord(w string) bool {
	if !p.isWord(w) {
		return false
	}
	p.lx.Next()
	return true
}

// name takes a name that must come now.
func (p *parser) name() (Ident, error) {
	t := *p.lx.Next()
	if t.Type != tIdent {
		return Ident{}, expected("a name", t)
	}
	return p.ident(t), nil
}

// names takes a list of one or more names.
func (p *parser) names() ([]Ident, error) {
	var list []Ident
	err := p.commas(func() error {
		id, err := p.name()
		list = append(list, id)
		return err
	})
	return list, err
}

// commas parses one or more items with commas between them.
func (p *parser) commas(item func() error) error {
	for {
		if err := item(); err != nil {
			return err
		}
		if !p.accept(",") {
			return nil
		}
	}
}

// parens parses '(' something ')'.
func (p *parser) parens(inner func() error) error {
	if err := p.expect("("); err != nil {
		return err
	}
	if err := inner(); err != nil {
		return err
	}
	return p.expect(")")
}

// parenExpr parses '(' condition ')'.
func (p *parser) parenExpr() (Expr, error) {
	if !p.is("(") {
		return nil, expected("'('", *p.lx.Peek()).
			with("write the condition in parentheses: '%s (...)'", p.keyword())
	}
	var x Expr
	err := p.parens(func() (err error) {
		x, err = p.need(p.lx)
		return err
	})
	return x, err
}

// optionalArgs parses a list of arguments if '(' comes next.
func (p *parser) optionalArgs() ([]Arg, error) {
	if !p.is("(") {
		return nil, nil
	}
	return p.args(p.lx, false)
}

// done checks that the statement ends here.
func (p *parser) done(st Stmt) (Stmt, error) {
	if t := *p.lx.Peek(); t.Type != tEOS {
		return nil, p.leftover(t)
	}
	return st, nil
}

// labelNumber takes a statement label that must come now.
func (p *parser) labelNumber() (int, error) {
	t := *p.lx.Next()
	if t.Type != tInt {
		return 0, expected("a label", t)
	}
	return p.label(t), nil
}

// labels parses a list of labels in parentheses.
func (p *parser) labels() ([]int, error) {
	var list []int
	err := p.parens(func() error {
		return p.commas(func() error {
			n, err := p.labelNumber()
			list = append(list, n)
			return err
		})
	})
	return list, err
}
