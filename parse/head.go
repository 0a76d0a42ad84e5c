package parse

// Statements that make program units; they exist only until the builder has used them.
type (
	unitStmt struct {
		Base
		unit *Unit
	}
	containsStmt struct{ Base }
	// prefix is what stands before FUNCTION or SUBROUTINE.
	prefix struct {
		typ   *TypeSpec
		attrs []Attr
	}
)

// named handles PROGRAM and MODULE.
func (p *parser) named(kind UnitKind) handler {
	return rule(p, func(p *parser, b Base, g *programRule) (Stmt, error) {
		id := p.ident(g.Name.Tok)
		return &unitStmt{b, &Unit{Kind: kind, Name: id.Name, NameSpan: id.Pos, Pos: b.Pos}}, nil
	})
}

// procedureStmt reads the head of a subroutine or function with its prefixes.
func (p *parser) procedureStmt(b Base, _ Token) (Stmt, error) {
	u := &Unit{Kind: Subroutine, Pos: b.Pos}
	pre, err := p.prefix()
	if err != nil {
		return nil, err
	}
	u.Prefix, u.Prefixes = pre.typ, pre.attrs
	if p.lx.Next().Value == "function" {
		u.Kind = Function
	}
	id, err := p.name()
	if err != nil {
		return nil, err
	}
	u.Name, u.NameSpan = id.Name, id.Pos
	if p.is("(") {
		if u.Args, err = p.dummyArgs(); err != nil {
			return nil, err
		}
	} else if u.Kind == Function {
		return nil, faultf(p.tokenAt(id.Pos), "a function needs a list of arguments").with("write '%s()'", id.Name)
	}
	if err := p.suffixes(u); err != nil {
		return nil, err
	}
	return p.done(&unitStmt{b, u})
}

// prefix parses the types and attributes before FUNCTION or SUBROUTINE.
func (p *parser) prefix() (*prefix, error) {
	pre := &prefix{}
	for {
		t := *p.lx.Peek()
		switch {
		case t.Value == "function" || t.Value == "subroutine":
			return pre, nil
		case prefixWords[t.Value]:
			p.lx.Next()
			attr := Attr{Pos: p.span(t), Name: t.Value}
			args, err := p.optionalArgs()
			if err != nil {
				return nil, err
			}
			if len(args) > 0 {
				attr.Text = args[0].Pos.Text()
			}
			pre.attrs = append(pre.attrs, attr)
		default:
			typ, err := p.typeSpec(p.lx, false)
			if err != nil {
				return nil, err
			}
			pre.typ = typ
		}
	}
}

// suffixes parses RESULT(x) and BIND(C, NAME='x') after the head of a procedure.
func (p *parser) suffixes(u *Unit) error {
	for p.lx.Peek().Type == tIdent {
		word := *p.lx.Next()
		args, err := p.optionalArgs()
		if err != nil {
			return err
		}
		if err := p.suffix(u, word, args); err != nil {
			return err
		}
	}
	return nil
}

// suffix adds RESULT(x) or BIND(C) to a unit.
func (p *parser) suffix(u *Unit, word Token, args []Arg) error {
	switch {
	case word.Value == "result" && len(args) == 1 && u.Kind == Function:
		name, ok := args[0].Value.(*Name)
		if !ok {
			return faultf(p.tokenAt(args[0].Pos), "the result must be a name")
		}
		u.Result = &Ident{name.Ident, name.Pos}
	case word.Value == "bind":
		u.Prefixes = append(u.Prefixes, Attr{Pos: p.span(word), Name: "bind", Args: args})
	default:
		return faultf(word, "%s does not belong here", found(word))
	}
	return nil
}

// submoduleStmt reads SUBMODULE (module[:parent]) name.
func submoduleStmt(p *parser, b Base) (Stmt, error) {
	u := &Unit{Kind: Submodule, Pos: b.Pos}
	err := p.parens(func() error {
		for {
			id, err := p.name()
			if u.Parents = append(u.Parents, id); err != nil || len(u.Parents) == 2 || !p.accept(":") {
				return err
			}
		}
	})
	if err != nil {
		return nil, err
	}
	id, err := p.name()
	if err != nil {
		return nil, err
	}
	u.Name, u.NameSpan = id.Name, id.Pos
	return p.done(&unitStmt{b, u})
}

// blockDataStmt reads BLOCK DATA with an optional name.
func (p *parser) blockDataStmt(b Base, _ Token) (Stmt, error) {
	u := &Unit{Kind: BlockData, Pos: b.Pos}
	if p.atEnd() {
		return &unitStmt{b, u}, nil
	}
	id, err := p.name()
	if err != nil {
		return nil, err
	}
	u.Name, u.NameSpan = id.Name, id.Pos
	return p.done(&unitStmt{b, u})
}
