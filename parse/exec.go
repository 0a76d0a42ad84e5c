package parse

import (
	"maps"
	"slices"
	"strconv"

	"dhpfgo/diag"
)

// Statements that exist only until the builder has made blocks and units of them.
type (
	// opener begins a block; label is the terminal label of a DO.
	opener struct {
		Base
		stmt  Stmt
		label int
	}
	// middle is ELSE, ELSE IF or ELSEWHERE.
	middle struct {
		Base
		keyword string
		cond    Expr
	}
	// closer is any END statement.
	closer struct {
		Base
		keyword string
		name    string
	}
	// several is a statement that stands for more than one.
	several struct {
		Base
		list []Stmt
	}
	// faulty is a statement with a fault that is reported already.
	faulty struct {
		Base
		keyword string
	}
)

// executable fills in the handlers of the simple executable statements.
func executable(p *parser, h map[string]handler) {
	h["="] = p.assignment
	h["exit"] = optionalName(p, func(b Base, name *word) (Stmt, error) { return &Jump{b, true, name.text()}, nil })
	h["cycle"] = optionalName(p, func(b Base, name *word) (Stmt, error) { return &Jump{b, false, name.text()}, nil })
	h["continue"] = optionalName(p, func(b Base, name *word) (Stmt, error) { return bare(name, &Continue{b}) })
	h["return"] = rule(p, func(p *parser, b Base, g *stopRule) (Stmt, error) {
		if g.Code != nil {
			return nil, notYet(p.token(g.Code), "an alternate return")
		}
		return &Return{b}, nil
	})
	h["stop"] = rule(p, func(_ *parser, b Base, g *stopRule) (Stmt, error) { return &Stop{b, false, g.Code}, nil })
	h["error stop"] = rule(p, func(_ *parser, b Base, g *stopRule) (Stmt, error) { return &Stop{b, true, g.Code}, nil })
	h["call"] = rule(p, func(p *parser, b Base, g *callRule) (Stmt, error) {
		return &Call{b, p.ident(g.Name.Tok), asArgs(g.Args)}, nil
	})
	h["go to"] = p.goTo()
	h["print"] = rule(p, func(_ *parser, b Base, g *printRule) (Stmt, error) {
		return &Print{Base: b, Format: g.Format, Items: exprs(g.Items)}, nil
	})
	h["write"] = rule(p, writeStmt)
	h["read"] = rule(p, readStmt)
	h["format"] = rule(p, func(p *parser, b Base, g *formatRule) (Stmt, error) { return &Format{b, g.Text.Value}, nil })
	h["allocate"] = rule(p, allocateStmt)
	h["deallocate"] = rule(p, deallocateStmt)
}

// assignment is parsed by hand, because half of all statements are assignments.
func (p *parser) assignment(b Base, _ Token) (Stmt, error) {
	lhs, err := p.designator(p.lx)
	if err != nil {
		return nil, err
	}
	if t := *p.lx.Next(); t.Value != "=" {
		return nil, expected("'='", t)
	}
	rhs, err := p.need(p.lx)
	if err != nil {
		return nil, err
	}
	if t := *p.lx.Peek(); t.Type != tEOS {
		return nil, p.leftover(t)
	}
	return &Assign{b, lhs, rhs}, nil
}

func (w *word) text() string {
	if w == nil {
		return ""
	}
	return w.Tok.Value
}

// optionalName handles a statement that is a keyword and perhaps a name. Mostly there is none, and no grammar is needed.
func optionalName(p *parser, convert func(b Base, name *word) (Stmt, error)) handler {
	named := rule(p, func(_ *parser, b Base, g *nameRule) (Stmt, error) { return convert(b, g.Name) })
	return func(b Base, head Token) (Stmt, error) {
		if p.lx.Peek().Type == tEOS {
			return convert(b, nil)
		}
		return named(b, head)
	}
}

// bare refuses a name behind a statement that takes none.
func bare(w *word, st Stmt) (Stmt, error) {
	if w != nil {
		return nil, faultf(w.Tok, "%s does not belong here", found(w.Tok))
	}
	return st, nil
}

// token gives the place of an expression the form of a token, for faults found after parsing.
func (p *parser) token(x Expr) Token { return p.tokenAt(x.Span()) }

func (p *parser) tokenAt(s diag.Span) Token {
	t := Token{Type: tIdent, Value: s.Text()}
	t.Pos.Offset, t.Pos.Column = s.Start, s.End-s.Start
	return t
}

func asArgs(list ArgList) []Arg {
	args, _ := list.([]Arg)
	return args
}

func exprs(items []Item) []Expr {
	var out []Expr
	for _, x := range items {
		out = append(out, x)
	}
	return out
}

// goTo handles GO TO label; the computed and assigned forms are known by name only.
func (p *parser) goTo() handler {
	plain := rule(p, func(p *parser, b Base, g *gotoRule) (Stmt, error) { return &Goto{b, p.label(g.To)}, nil })
	return func(b Base, head Token) (Stmt, error) {
		switch next := p.lx.Peek(); {
		case next.Value == "(":
			return &Unsupported{Base: b, What: "computed GO TO"}, nil
		case next.Type == tIdent:
			return &Unsupported{Base: b, What: "assigned GO TO"}, nil
		}
		return plain(b, head)
	}
}

func writeStmt(p *parser, b Base, g *writeRule) (Stmt, error) {
	st := &Print{Base: b, Items: exprs(g.Items)}
	var err error
	st.Unit, st.Format, st.Control, err = p.control(asArgs(g.Control))
	return st, err
}

func readStmt(p *parser, b Base, g *readRule) (Stmt, error) {
	st := &Read{Base: b, Format: g.Format, Items: exprs(append(g.Items, g.More...))}
	if g.Control == nil {
		return st, nil
	}
	var err error
	st.Unit, st.Format, st.Control, err = p.control(asArgs(g.Control))
	return st, err
}

// control splits the control list of READ and WRITE; "*" as a unit or format leaves it nil.
func (p *parser) control(args []Arg) (unit, format Expr, rest []Arg, err error) {
	for i, a := range args {
		if a.Section || a.Value == nil {
			return nil, nil, nil, faultf(p.tokenAt(a.Pos), "a section is no unit, format or control")
		}
		switch {
		case a.Keyword == "unit" || i == 0 && a.Keyword == "":
			unit = starNil(a.Value)
		case a.Keyword == "fmt" || i == 1 && a.Keyword == "":
			format = starNil(a.Value)
		case a.Keyword == "":
			return nil, nil, nil, faultf(p.tokenAt(a.Pos), "this control needs a keyword").
				with("write for example 'iostat=%s'", a.Pos.Text())
		default:
			rest = append(rest, a)
		}
	}
	return unit, format, rest, nil
}

func starNil(x Expr) Expr {
	if _, star := x.(*AnyLen); star {
		return nil
	}
	return x
}

func allocateStmt(p *parser, b Base, g *listRule) (Stmt, error) {
	st := &Allocate{Base: b}
	for _, a := range asArgs(g.List) {
		if a.Keyword != "" {
			st.Control = append(st.Control, a)
			continue
		}
		switch x := a.Value.(type) {
		case *Name:
			st.Objects = append(st.Objects, Entity{Ident: Ident{x.Ident, x.Pos}})
		case *Ref:
			dims, err := p.dims(x.Args)
			if err != nil {
				return nil, err
			}
			name := diag.Span{File: x.Pos.File, Start: x.Pos.Start, End: x.Pos.Start + len(x.Name)}
			st.Objects = append(st.Objects, Entity{Ident: Ident{x.Name, name}, Dims: dims})
		case *Component:
			return nil, notYet(p.token(x), "ALLOCATE of a component")
		default:
			return nil, faultf(p.tokenAt(a.Pos), "only an array can be allocated").with("write 'allocate(a(n))'")
		}
	}
	return st, nil
}

func deallocateStmt(p *parser, b Base, g *listRule) (Stmt, error) {
	st := &Deallocate{Base: b}
	for _, a := range asArgs(g.List) {
		if a.Keyword != "" {
			st.Control = append(st.Control, a)
			continue
		}
		x, ok := a.Value.(*Name)
		if !ok {
			return nil, faultf(p.tokenAt(a.Pos), "only a whole array can be deallocated").with("write 'deallocate(a)'")
		}
		st.Objects = append(st.Objects, Ident{x.Ident, x.Pos})
	}
	return st, nil
}

// control statements.
func control(p *parser, h map[string]handler) {
	h["if"], h["where"], h["forall"] = p.ifStmt(), p.whereStmt(), p.forallStmt()
	h["else if"] = rule(p, func(_ *parser, b Base, g *elseIfRule) (Stmt, error) { return &middle{b, "else if", g.Cond}, nil })
	h["else"] = optionalName(p, func(b Base, _ *word) (Stmt, error) { return &middle{b, "else", nil}, nil })
	h["else where"] = rule(p, func(_ *parser, b Base, g *elseWhereRule) (Stmt, error) {
		return &middle{b, "else where", g.Cond}, nil
	})
	h["do"] = rule(p, func(p *parser, b Base, g *doRule) (Stmt, error) {
		do := &Do{Base: b, Lo: g.Lo, Hi: g.Hi, Step: g.Step}
		if g.Lo != nil {
			do.Var = p.ident(g.Var)
		}
		return &opener{b, do, p.terminal(g.Label)}, nil
	})
	h["do while"] = rule(p, func(p *parser, b Base, g *whileRule) (Stmt, error) {
		return &opener{b, &Do{Base: b, While: g.Cond}, p.terminal(g.Label)}, nil
	})
	h["do concurrent"] = rule(p, concurrentStmt)
	end := optionalName(p, func(b Base, name *word) (Stmt, error) { return &closer{b, "", name.text()}, nil })
	for _, word := range append(keys(endWords), "block data", "") {
		keyword := "end"
		if word != "" {
			keyword += " " + word
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

func (p *parser) terminal(t Token) int {
	if t.Value == "" {
		return 0
	}
	n, err := strconv.Atoi(t.Value)
	if err != nil {
		return p.label(t)
	}
	return n
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
	case *opener, *middle, *closer, *several, *If:
		return nil, faultf(t, "this statement cannot stand here").with("use a block: '%s ...' on lines of its own", "if (...) then")
	}
	return st, nil
}

func ifBlock(b Base, cond Expr) Stmt {
	return &opener{Base: b, stmt: &If{Base: b, Branches: []Branch{{Pos: b.Pos, Cond: cond}}}}
}

func (p *parser) ifStmt() handler {
	cond := sub[condRule](p)
	return func(b Base, head Token) (Stmt, error) {
		g, err := cond()
		if err != nil {
			return nil, err
		}
		switch t := *p.lx.Peek(); {
		case t.Value == "then" && t.Type == tIdent:
			p.lx.Next()
			if t := *p.lx.Peek(); t.Type != tEOS {
				p.soft(faultf(t, "%s cannot follow 'then'", found(t)).with("write it in the next line"))
			}
			return ifBlock(b, g.Cond), nil
		case t.Type == tEOS:
			p.soft(faultf(t, "missing 'then' after the condition").with("write 'if (...) then'"))
			return ifBlock(b, g.Cond), nil
		case t.Type != tKeyword:
			return nil, expected("')'", t)
		case t.Value == "?" && p.peek(p.lx, 2).Type == tEOS:
			t = p.peek(p.lx, 1)
			return nil, faultf(t, "expected 'then' or a statement, found %s", found(t)).with("write 'if (...) then'")
		}
		st, err := p.inner()
		if err != nil {
			return nil, err
		}
		return &If{Base: b, Branches: []Branch{{Pos: b.Pos, Cond: g.Cond, Body: []Stmt{st}}}, End: b.Pos}, nil
	}
}

func (p *parser) whereStmt() handler {
	cond := sub[condRule](p)
	return func(b Base, head Token) (Stmt, error) {
		g, err := cond()
		if err != nil {
			return nil, err
		}
		where := &Where{Base: b, Branches: []Branch{{Pos: b.Pos, Cond: g.Cond}}, End: b.Pos}
		if p.lx.Peek().Type == tEOS {
			return &opener{Base: b, stmt: where}, nil
		}
		st, err := p.inner()
		if err != nil {
			return nil, err
		}
		where.Branches[0].Body = []Stmt{st}
		return where, nil
	}
}

func (p *parser) forallStmt() handler {
	head := sub[forallRule](p)
	return func(b Base, _ Token) (Stmt, error) {
		g, err := head()
		if err != nil {
			return nil, err
		}
		forall := &Forall{Base: b, End: b.Pos}
		if err := p.forallIndices(forall, g.Head); err != nil {
			return nil, err
		}
		if p.lx.Peek().Type == tEOS {
			return &opener{Base: b, stmt: forall}, nil
		}
		st, err := p.inner()
		if err != nil {
			return nil, err
		}
		forall.Body = []Stmt{st}
		return forall, nil
	}
}

func concurrentStmt(p *parser, b Base, g *concurrentRule) (Stmt, error) {
	if g.Locality != nil {
		return nil, notYet(g.Locality.Tok, "the clause '"+g.Locality.text()+"' of DO CONCURRENT")
	}
	if t := *p.lx.Peek(); t.Type != tEOS {
		return nil, faultf(t, "%s does not belong here", found(t))
	}
	forall := &Forall{Base: b, Concurrent: true}
	return &opener{b, forall, p.terminal(g.Label)}, p.forallIndices(forall, g.Head)
}

// forallIndices splits the head of FORALL into indices and mask.
func (p *parser) forallIndices(st *Forall, head ForallHead) error {
	args, _ := head.([]Arg)
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
