package parse

import (
	"maps"
	"slices"

	"dhpfgo/diag"
)

// control statements.
func control(p *parser, h map[string]handler) {
	h["if"], h["where"], h["forall"] = p.ifStmt, p.whereStmt, p.forallStmt
	h["else if"], h["else where"] = p.elseIfStmt, p.elseWhereStmt
	h["else"] = optionalName(p, func(b Base, _ *word) (Stmt, error) { return &middle{Base: b, keyword: "else"}, nil })
	h["do"], h["do while"], h["do concurrent"] = p.doStmt, p.doWhileStmt, p.concurrentStmt
	h["select case"], h["case"] = p.selectStmt, p.caseStmt
	h["select rank"] = func(b Base, head Token) (Stmt, error) { return selectRank(p, b, head) }
	h["rank"] = p.caseStmt
	h["select type"], h["type is"], h["class is"], h["class default"] = p.selectTypeStmt, p.typeGuard, p.typeGuard, p.typeGuard
	h["associate"], h["block"] = p.associateStmt, p.blockStmt
	end := optionalName(p, func(b Base, name *word) (Stmt, error) { return &closer{Base: b, name: name.text()}, nil })
	h["end interface"] = p.endInterface
	for word, rule := range map[string]func(*parser, Base) (Stmt, error){"structure": structureStmt, "record": recordStmt, "union": unionStmt, "map": unionStmt} {
		h[word] = func(b Base, head Token) (Stmt, error) { return dec(p, b, head, rule) }
	}
	for _, word := range append(keys(endWords), "block data", "") {
		keyword := "end"
		if word != "" {
			keyword += " " + word
		}
		if h[keyword] != nil {
			continue
		}
		h[keyword] = func(b Base, head Token) (Stmt, error) {
			st, err := end(b, head)
			if c, ok := st.(*closer); ok {
				c.keyword = head.Value
			}
			return st, err
		}
	}
}

// keys lists a set of words in order.
func keys(set map[string]bool) []string { return slices.Sorted(maps.Keys(set)) }

// elseIfStmt reads ELSE IF (x) THEN and the construct name after it.
func (p *parser) elseIfStmt(b Base, _ Token) (Stmt, error) {
	cond, err := p.parenExpr()
	if err != nil {
		return nil, err
	}
	if t := *p.lx.Next(); t.Type != tIdent || t.Value != "then" {
		return nil, expected("'then'", t).with("write 'then' after the condition")
	}
	if p.lx.Peek().Type == tIdent {
		p.lx.Next()
	}
	return p.done(&middle{Base: b, keyword: "else if", cond: cond})
}

// elseWhereStmt reads ELSEWHERE and ELSEWHERE (x), and the construct name after it.
func (p *parser) elseWhereStmt(b Base, _ Token) (Stmt, error) {
	st := &middle{Base: b, keyword: "else where"}
	if p.is("(") {
		var err error
		if st.cond, err = p.parenExpr(); err != nil {
			return nil, err
		}
	}
	if p.lx.Peek().Type == tIdent {
		p.lx.Next()
	}
	return p.done(st)
}

// endInterface reads END INTERFACE, which may repeat the generic name.
func (p *parser) endInterface(b Base, head Token) (Stmt, error) {
	st := &closer{Base: b, keyword: head.Value}
	if p.atEnd() {
		return st, nil
	}
	id, err := p.genericSpec()
	if err != nil {
		return nil, err
	}
	st.name = id.Name
	return p.done(st)
}

// terminal takes the label after DO and the comma that may follow it; 0 for none.
func (p *parser) terminal() int {
	if p.lx.Peek().Type != tInt {
		return 0
	}
	label := p.label(*p.lx.Next())
	p.accept(",")
	return label
}

// doStmt reads DO, DO i = 1, n and DO 10 i = 1, n.
func (p *parser) doStmt(b Base, _ Token) (Stmt, error) {
	do := &Do{Base: b}
	label := p.terminal()
	if p.atEnd() {
		return &opener{b, do, label}, nil
	}
	p.accept(",")
	var err error
	if do.Var, err = p.name(); err != nil {
		return nil, err
	}
	if err = p.expect("="); err != nil {
		return nil, err
	}
	if do.Lo, err = p.need(p.lx); err != nil {
		return nil, err
	}
	if err = p.expect(","); err != nil {
		return nil, err
	}
	if do.Hi, err = p.need(p.lx); err != nil {
		return nil, err
	}
	if p.accept(",") {
		if do.Step, err = p.need(p.lx); err != nil {
			return nil, err
		}
	}
	return p.done(&opener{b, do, label})
}

// doWhileStmt reads DO WHILE (x) and DO 10 WHILE (x).
func (p *parser) doWhileStmt(b Base, _ Token) (Stmt, error) {
	label := p.terminal()
	p.acceptWord("while")
	cond, err := p.parenExpr()
	if err != nil {
		return nil, err
	}
	return p.done(&opener{b, &Do{Base: b, While: cond}, label})
}

// selectStmt reads SELECT CASE (x).
func (p *parser) selectStmt(b Base, _ Token) (Stmt, error) {
	x, err := p.parenExpr()
	if err != nil {
		return nil, err
	}
	return p.done(&opener{b, &SelectCase{Base: b, X: x}, 0})
}

// selectTypeStmt reads SELECT TYPE (name => x) and SELECT TYPE (name).
func (p *parser) selectTypeStmt(b Base, _ Token) (Stmt, error) {
	st := &SelectCase{Base: b, IsType: true}
	err := p.parens(func() (err error) {
		if p.lx.Peek().Type == tIdent && p.peek(p.lx, 1).Value == "=>" {
			if st.Name, err = p.name(); err != nil {
				return err
			}
			p.lx.Next()
			st.X, err = p.need(p.lx)
			return err
		}
		at := *p.lx.Peek()
		st.X, err = p.need(p.lx)
		if n, ok := st.X.(*Name); ok {
			st.Name = Ident{n.Ident, n.Pos}
		} else if err == nil {
			// Fortran 2008, C837: a selector that is no name needs one.
			return faultf(at, "the selector of SELECT TYPE has no name").with("write 'select type (name => %s)'", ExprString(st.X))
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return p.done(&opener{b, st, 0})
}

// selectRank reads SELECT RANK (name => x) and SELECT RANK (name).
func selectRank(p *parser, b Base, head Token) (Stmt, error) {
	st, err := p.selectTypeStmt(b, head)
	if o, ok := st.(*opener); ok && err == nil {
		sel := o.stmt.(*SelectCase)
		sel.IsType, sel.IsRank = false, true
	}
	return st, err
}

// typeGuard reads TYPE IS (type), CLASS IS (name), CLASS DEFAULT, and the construct name after them.
func (p *parser) typeGuard(b Base, head Token) (Stmt, error) {
	st := &middle{Base: b, keyword: head.Value}
	if head.Value != "class default" {
		err := p.parens(func() (err error) {
			st.typ, err = p.typeName(p.lx)
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	if p.lx.Peek().Type == tIdent {
		p.lx.Next()
	}
	return p.done(st)
}

// typeName parses an intrinsic type or the bare name of a derived type, as in TYPE IS, ALLOCATE and array constructors.
func (p *parser) typeName(lx *cursor) (*TypeSpec, error) {
	t := *lx.Peek()
	if t.Type != tIdent || typeWords[t.Value] || t.Value == "double" {
		return p.typeSpec(lx, false)
	}
	spec := &TypeSpec{Pos: p.span(t), Name: "type"}
	var err error
	if spec.Derived, err = p.name(); err == nil {
		spec.Params, err = p.optionalArgs()
	}
	return spec, err
}

// caseStmt reads CASE (1, 3:5), CASE DEFAULT, RANK (1), RANK DEFAULT and the construct name after it.
func (p *parser) caseStmt(b Base, head Token) (Stmt, error) {
	st := &middle{Base: b, keyword: head.Value}
	if !p.acceptWord("default") {
		args, err := p.caseArgs()
		if err != nil {
			return nil, err
		}
		for _, a := range args {
			r := CaseRange{a.Pos, a.Lo, a.Hi}
			if !a.Section {
				r.Lo, r.Hi = a.Value, a.Value
			}
			if r.Lo == nil && r.Hi == nil || a.Keyword != "" || a.Step != nil {
				return nil, faultf(p.tokenAt(a.Pos), "'%s' is no case value", a.Pos.Text()).
					with("write 'n', 'first:last', 'first:' or ':last'")
			}
			st.ranges = append(st.ranges, r)
		}
	}
	if p.lx.Peek().Type == tIdent {
		p.lx.Next()
	}
	return p.done(st)
}

func (p *parser) caseArgs() ([]Arg, error) {
	t := *p.lx.Peek()
	if !p.is("(") {
		return nil, expected("'(' or 'default'", t)
	}
	args, err := p.args(p.lx, false)
	if err == nil && len(args) == 0 {
		err = faultf(t, "a case value is missing").with("write 'case (1)' or 'case default'")
	}
	return args, err
}

// associateStmt reads ASSOCIATE (a => x, b => y).
func (p *parser) associateStmt(b Base, _ Token) (Stmt, error) {
	st := &Associate{Base: b}
	err := p.parens(func() error {
		return p.commas(func() error {
			id, err := p.name()
			if err == nil {
				err = p.expect("=>")
			}
			if err != nil {
				return err
			}
			x, err := p.need(p.lx)
			st.List = append(st.List, Association{id, x})
			return err
		})
	})
	if err != nil {
		return nil, err
	}
	return p.done(&opener{b, st, 0})
}

// blockStmt reads BLOCK.
func (p *parser) blockStmt(b Base, _ Token) (Stmt, error) {
	return p.done(&opener{b, &BlockConstruct{Base: b}, 0})
}

// inner parses the action of a logical IF, WHERE or FORALL.
func (p *parser) inner() (Stmt, error) {
	t := *p.lx.Peek()
	if t.Type != tKeyword {
		return nil, faultf(t, "%s begins no statement", found(t))
	}
	st, err := p.action(Base{Pos: p.span(t)})
	if err != nil {
		return nil, err
	}
	switch st.(type) {
	case *opener, *middle, *closer, *several, *unitStmt, *containsStmt, *If:
		return nil, faultf(t, "this statement cannot stand here").with("use a block: '%s ...' on lines of its own", "if (...) then")
	}
	return st, nil
}

func ifBlock(b Base, cond Expr) Stmt {
	return &opener{Base: b, stmt: &If{Base: b, Branches: []Branch{{Pos: b.Pos, Cond: cond}}}}
}

// ifStmt reads IF (x) THEN, IF (x) action and IF (x) 10, 20, 30.
func (p *parser) ifStmt(b Base, head Token) (Stmt, error) {
	cond, err := p.parenExpr()
	if err != nil {
		return nil, err
	}
	switch t := *p.lx.Peek(); {
	case t.Value == "then" && t.Type == tIdent:
		p.lx.Next()
		if t := *p.lx.Peek(); t.Type != tEOS {
			p.soft(faultf(t, "%s cannot follow 'then'", found(t)).with("write it in the next line"))
		}
		return ifBlock(b, cond), nil
	case t.Type == tEOS:
		p.soft(faultf(t, "missing 'then' after the condition").with("write 'if (...) then'"))
		return ifBlock(b, cond), nil
	case t.Type != tKeyword:
		return nil, expected(closed, t)
	case t.Value == "?" && p.peek(p.lx, 2).Type == tEOS:
		t = p.peek(p.lx, 1)
		return nil, faultf(t, "expected 'then' or a statement, found %s", found(t)).with("write 'if (...) then'")
	}
	st, err := p.inner()
	if err != nil {
		return nil, err
	}
	if arithmetic, ok := st.(*ArithmeticIf); ok {
		arithmetic.Base, arithmetic.X = b, cond
		return arithmetic, nil
	}
	return &If{Base: b, Branches: []Branch{{Pos: b.Pos, Cond: cond, Body: []Stmt{st}}}, End: b.Pos}, nil
}

// whereStmt reads WHERE (mask) as a statement or the head of a construct.
func (p *parser) whereStmt(b Base, head Token) (Stmt, error) {
	cond, err := p.parenExpr()
	if err != nil {
		return nil, err
	}
	where := &Where{Base: b, Branches: []Branch{{Pos: b.Pos, Cond: cond}}, End: b.Pos}
	if p.atEnd() {
		return &opener{Base: b, stmt: where}, nil
	}
	st, err := p.inner()
	if err != nil {
		return nil, err
	}
	where.Branches[0].Body = []Stmt{st}
	return where, nil
}

// forallStmt reads FORALL (i=1:n, mask) as a statement or the head of a construct.
func (p *parser) forallStmt(b Base, _ Token) (Stmt, error) {
	forall := &Forall{Base: b, End: b.Pos}
	if err := p.forallHead(forall); err != nil {
		return nil, err
	}
	if p.atEnd() {
		return &opener{Base: b, stmt: forall}, nil
	}
	st, err := p.inner()
	if err != nil {
		return nil, err
	}
	forall.Body = []Stmt{st}
	return forall, nil
}

// concurrentStmt reads the head of DO CONCURRENT.
func (p *parser) concurrentStmt(b Base, _ Token) (Stmt, error) {
	forall := &Forall{Base: b, Concurrent: true}
	label := p.terminal()
	p.acceptWord("concurrent")
	if err := p.forallHead(forall); err != nil {
		return nil, err
	}
	for p.lx.Peek().Type == tIdent {
		l, err := p.locality()
		if err != nil {
			return nil, err
		}
		forall.Locality = append(forall.Locality, l)
	}
	return p.done(&opener{b, forall, label})
}

// locality parses LOCAL (a), LOCAL_INIT (a), SHARED (a), REDUCE (+: a) or DEFAULT (NONE).
func (p *parser) locality() (Locality, error) {
	t := *p.lx.Next()
	l := Locality{Kind: p.ident(t)}
	switch t.Value {
	case "local", "local_init", "shared", "reduce", "default":
	default:
		return l, faultf(t, "%s is no clause of DO CONCURRENT", found(t)).
			with("the clauses are local(...), local_init(...), shared(...), reduce(op:...) and default(none)")
	}
	err := p.parens(func() (err error) {
		if t.Value == "reduce" {
			l.Op = operatorName(*p.lx.Next())
			if err = p.expect(":"); err != nil {
				return err
			}
		}
		l.Names, err = p.names()
		return err
	})
	return l, err
}

// forallHead parses (i=1:n, j=1:m, mask), with a type before the first index or without.
func (p *parser) forallHead(st *Forall) error {
	if !p.is("(") {
		return expected("'('", *p.lx.Peek())
	}
	if i := afterType(p.tokens, p.lx.pos+2); i < len(p.tokens) && p.tokens[i].Value == "::" {
		p.lx.Next()
		var err error
		if st.Type, err = p.typeSpec(p.lx, false); err != nil {
			return err
		}
		if !p.is("::") {
			return expected("'::'", *p.lx.Peek())
		}
	}
	args, err := p.args(p.lx, true) // after '(' or '::'
	if err != nil {
		return err
	}
	return p.forallIndices(st, args)
}

// forallIndices splits the head of FORALL into indices and mask.
func (p *parser) forallIndices(st *Forall, args []Arg) error {
	for i, a := range args {
		switch {
		case a.Keyword != "" && a.Section && a.Lo != nil && a.Hi != nil:
			name := diag.Span{File: p.file, Start: a.Pos.Start, End: a.Pos.Start + len(a.Keyword)}
			st.Indices = append(st.Indices, ForallIndex{Ident{a.Keyword, name}, a.Lo, a.Hi, a.Step})
		case a.Keyword == "" && !a.Section && i > 0 && i == len(args)-1:
			st.Mask = a.Value
		default:
			return faultf(p.tokenAt(a.Pos), "'%s' is no index range", a.Pos.Text()).with("write 'i = first:last' or 'i = first:last:step'")
		}
	}
	if len(st.Indices) == 0 {
		return faultf(p.tokenAt(st.Pos), "an index range is missing").with("write '(i = first:last)'")
	}
	return nil
}
