package parse

import "strings"

// useStmt reads USE m, USE m, ONLY: a, b => c, and USE, INTRINSIC :: m.
func (p *parser) useStmt(b Base, _ Token) (Stmt, error) {
	st := &Use{Base: b}
	if p.accept(",") {
		id, err := p.name()
		if err != nil {
			return nil, err
		}
		if st.Nature = id.Name; st.Nature != "intrinsic" && st.Nature != "non_intrinsic" {
			return nil, faultf(p.tokenAt(id.Pos), "'%s' is no kind of module", id.Name).with("write 'use, intrinsic :: name'")
		}
		if err := p.expect("::"); err != nil {
			return nil, err
		}
	} else {
		p.accept("::")
	}
	var err error
	if st.Module, err = p.name(); err != nil {
		return nil, err
	}
	if p.accept(",") {
		if err := p.renames(st); err != nil {
			return nil, err
		}
	}
	return p.done(st)
}

// renames parses what follows the comma of USE.
func (p *parser) renames(st *Use) error {
	if p.isWord("only") && p.peek(p.lx, 1).Value == ":" {
		p.lx.Next()
		p.lx.Next()
		if st.Only = true; p.atEnd() {
			return nil
		}
	}
	return p.commas(func() error {
		local, err := p.genericSpec()
		r := Rename{Local: local, Name: local}
		if err == nil && p.accept("=>") {
			r.Name, err = p.genericSpec()
		} else if err == nil && !st.Only {
			return expected("'=>'", *p.lx.Peek())
		}
		st.Renames = append(st.Renames, r)
		return err
	})
}

// genericSpec parses a name, OPERATOR(+), ASSIGNMENT(=), or READ(FORMATTED) and the like.
func (p *parser) genericSpec() (Ident, error) {
	id, err := p.name()
	if err != nil || id.Name != "operator" && id.Name != "assignment" && id.Name != "read" && id.Name != "write" ||
		!p.is("(") && !p.is("(/") {
		return id, err
	}
	text := ""
	for end := closing(p.tokens, p.lx.pos); p.lx.pos <= end && !p.atEnd(); {
		text += p.lx.Next().Value
	}
	text = strings.TrimSuffix(strings.TrimPrefix(text, "("), ")")
	if id.Pos = p.since(id.Pos, p.lx); text == "" {
		return id, faultf(p.tokenAt(id.Pos), "an operator is missing").with("write 'operator(+)' or 'operator(.name.)'")
	}
	id.Name += "(" + text + ")"
	return id, nil
}

// importStmt reads IMPORT :: a, b.
func (p *parser) importStmt(b Base, _ Token) (Stmt, error) {
	st := &Import{Base: b}
	if p.accept("::"); p.atEnd() {
		return st, nil
	}
	var err error
	if st.Names, err = p.names(); err != nil {
		return nil, err
	}
	return p.done(st)
}

// interfaceStmt reads INTERFACE, INTERFACE name, INTERFACE OPERATOR(+) and ABSTRACT INTERFACE.
func (p *parser) interfaceStmt(b Base, head Token) (Stmt, error) {
	st := &Interface{Base: b, Abstract: head.Value == "abstract interface"}
	if !p.atEnd() {
		var err error
		if st.Name, err = p.genericSpec(); err != nil {
			return nil, err
		}
	}
	return p.done(&opener{b, st, 0})
}

var procAttributes = wordSet(`pointer public private save optional intent pass nopass non_overridable deferred bind protected`)

// procedureDecl reads PROCEDURE(f), POINTER :: p => null(), the bindings of a type, and MODULE PROCEDURE.
func (p *parser) procedureDecl(b Base, head Token) (Stmt, error) {
	st := &ProcDecl{Base: b, Module: head.Value == "module procedure"}
	if p.is("(") {
		if err := p.parens(func() error { return p.procInterface(st) }); err != nil {
			return nil, err
		}
	}
	var err error
	if st.Attrs, err = p.attrList(procAttributes); err != nil {
		return nil, err
	}
	p.accept("::")
	if st.Entities, err = p.entityList(); err != nil {
		return nil, err
	}
	return p.done(st)
}

// procInterface parses what stands in the parentheses of PROCEDURE: nothing, a name or a type.
func (p *parser) procInterface(st *ProcDecl) (err error) {
	t, next := *p.lx.Peek(), p.peek(p.lx, 1)
	switch {
	case p.is(")"):
	case t.Type == tIdent && (typeWords[t.Value] || t.Value == "double" && next.Type == tIdent):
		st.Type, err = p.typeSpec(p.lx, false)
	default:
		var id Ident
		id, err = p.name()
		st.Interface = &id
	}
	return err
}

// finalStmt reads FINAL :: a, b.
func (p *parser) finalStmt(b Base, head Token) (Stmt, error) {
	st := &ProcDecl{Base: b, Attrs: []Attr{{Pos: p.span(head), Name: "final"}}}
	p.accept("::")
	var err error
	if st.Entities, err = p.entityList(); err != nil {
		return nil, err
	}
	return p.done(st)
}

// genericStmt reads GENERIC, PUBLIC :: name => a, b.
func (p *parser) genericStmt(b Base, _ Token) (Stmt, error) {
	st := &GenericBinding{Base: b}
	var err error
	if st.Attrs, err = p.attrList(procAttributes); err != nil {
		return nil, err
	}
	if err := p.expect("::"); err != nil {
		return nil, err
	}
	if st.Name, err = p.genericSpec(); err != nil {
		return nil, err
	}
	if err := p.expect("=>"); err != nil {
		return nil, err
	}
	if st.Procs, err = p.names(); err != nil {
		return nil, err
	}
	return p.done(st)
}

// entryStmt reads ENTRY name(args) RESULT(r).
func (p *parser) entryStmt(b Base, _ Token) (Stmt, error) {
	st := &Entry{Base: b}
	var err error
	if st.Name, err = p.name(); err != nil {
		return nil, err
	}
	if p.is("(") {
		if st.Args, err = p.dummyArgs(); err != nil {
			return nil, err
		}
	}
	u := &Unit{Kind: Function}
	if err := p.suffixes(u); err != nil {
		return nil, err
	}
	st.Result, st.Suffixes = u.Result, u.Prefixes
	return p.done(st)
}

// dummyArgs parses a list of dummy arguments, in which "*" is an alternate return.
func (p *parser) dummyArgs() ([]Ident, error) {
	var list []Ident
	err := p.parens(func() error {
		if p.is(")") {
			return nil
		}
		return p.commas(func() error {
			t := *p.lx.Next()
			if t.Type != tIdent && (t.Type != tOp || t.Value != "*") {
				return expected("a name", t)
			}
			list = append(list, p.ident(t))
			return nil
		})
	})
	return list, err
}

var typeAttributes = wordSet("public private abstract extends bind")

// typeStmt reads the head of a type definition.
func (p *parser) typeStmt(b Base, head Token) (Stmt, error) {
	st := &DerivedType{Base: b}
	var err error
	if st.Attrs, err = p.attrList(typeAttributes); err != nil {
		return nil, err
	}
	p.accept("::")
	if st.Name, err = p.name(); err != nil {
		return nil, err
	}
	if p.is("(") {
		if st.Params, err = p.dummyArgs(); err != nil {
			return nil, err
		}
	}
	return p.done(&opener{b, st, 0})
}

// enumStmt reads ENUM, BIND(C).
func (p *parser) enumStmt(b Base, _ Token) (Stmt, error) {
	if _, err := p.attrList(wordSet("bind")); err != nil {
		return nil, err
	}
	return p.done(&opener{b, &Enum{Base: b}, 0})
}

// enumeratorStmt reads ENUMERATOR :: red = 1, green.
func (p *parser) enumeratorStmt(b Base, _ Token) (Stmt, error) {
	p.accept("::")
	st := &Enumerator{Base: b}
	var err error
	if st.Entities, err = p.entityList(); err != nil {
		return nil, err
	}
	return p.done(st)
}
