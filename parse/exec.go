package parse

import (
	"strings"

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
	// middle is ELSE, ELSE IF, ELSEWHERE or CASE.
	middle struct {
		Base
		keyword string
		cond    Expr
		ranges  []CaseRange
		typ     *TypeSpec // of TYPE IS and CLASS IS
	}
	// closer is any END statement.
	closer struct {
		Base
		keyword string
		name    string
		args    []Arg // of END TEAM and END CRITICAL
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
	h["="], h["=>"] = p.assignment, p.pointerAssignment
	h["exit"] = optionalName(p, func(b Base, name *word) (Stmt, error) { return &Jump{b, true, name.text()}, nil })
	h["cycle"] = optionalName(p, func(b Base, name *word) (Stmt, error) { return &Jump{b, false, name.text()}, nil })
	h["continue"] = optionalName(p, func(b Base, name *word) (Stmt, error) { return bare(name, &Continue{b}) })
	h["return"] = p.coded(func(b Base, code Expr) Stmt { return &Return{b, code} })
	h["stop"] = func(b Base, _ Token) (Stmt, error) { return stopStmt(p, &Stop{Base: b}) }
	h["error stop"] = func(b Base, _ Token) (Stmt, error) { return stopStmt(p, &Stop{Base: b, Error: true}) }
	h["pause"] = p.coded(func(b Base, code Expr) Stmt { return &Pause{b, code} })
	h["call"], h["nullify"] = p.callStmt, p.nullifyStmt
	h["go to"], h["assign"], h["arithmetic if"] = p.gotoStmt, p.assignLabelStmt, p.arithmeticIf
	h["print"], h["write"], h["read"] = p.printStmt, p.writeStmt, p.readStmt
	for _, word := range keys(fileWords) {
		h[word] = p.fileStmt
	}
	h["format"] = rule(p, func(p *parser, b Base, g *formatRule) (Stmt, error) {
		return &Format{b, p.opt.unescaped(g.Text.Value)}, nil
	})
	h["allocate"], h["deallocate"] = p.allocateStmt, p.deallocateStmt
	for _, word := range imageStatements {
		h[word] = imageStmt(p, word)
	}
	h["critical"], h["change team"] = imageConstruct(p, "critical"), imageConstruct(p, "change team")
	h["end critical"], h["end team"] = endOfImages(p), endOfImages(p)
}

// imageStmt reads an image control statement, Fortran 2018, 11.6: the call of what its words name.
func imageStmt(p *parser, words string) handler {
	_, last, two := strings.Cut(words, " ")
	name := words
	if !two {
		name = " " + words // no name of a subroutine
	}
	return func(b Base, head Token) (Stmt, error) {
		st := &Call{Base: b, Name: Ident{name, p.span(head)}}
		p.images.Coarrays = true
		var err error
		if p.is("(") && words != "fail image" {
			st.Args, err = p.args(p.lx, false)
		} else if !imageWithoutArgs[last] {
			err = expected("'('", *p.lx.Peek())
		}
		if err != nil {
			return nil, err
		}
		return p.done(st)
	}
}

// imageConstruct reads the head of CRITICAL or CHANGE TEAM, Fortran 2018, 11.1.5 and 11.1.6.
func imageConstruct(p *parser, words string) handler {
	return func(b Base, _ Token) (Stmt, error) {
		st := &BlockConstruct{Base: b, Images: words}
		p.images.Coarrays, p.images.Teams = true, p.images.Teams || words == "change team"
		if p.is("(") {
			var err error
			if err = changeArgs(p, st); err != nil {
				return nil, err
			}
		} else if words == "change team" {
			return nil, expected("'('", *p.lx.Peek())
		}
		return p.done(&opener{b, st, 0})
	}
}

// changeArgs parses what stands after CRITICAL or CHANGE TEAM: arguments, and names x[*] => y for coarrays, Fortran 2018, R1112.
func changeArgs(p *parser, st *BlockConstruct) error {
	p.lx.Next()
	st.Args = []Arg{}
	for !p.is(")") {
		arg, err := p.arg(p.lx, false)
		if err != nil {
			return err
		}
		if p.is("=>") {
			err = coarrayName(p, st, arg)
		} else {
			st.Args = append(st.Args, arg)
		}
		if err != nil {
			return err
		}
		if !p.is(",") {
			break
		}
		p.lx.Next()
	}
	if !p.is(")") {
		return expected(closedOrNext, *p.lx.Peek())
	}
	p.lx.Next()
	return nil
}

// coarrayName parses the rest of x[*] => y, of which arg is what stands before the arrow.
func coarrayName(p *parser, st *BlockConstruct, arg Arg) error {
	arrow := *p.lx.Next()
	co, _ := arg.Value.(*Coindexed)
	if co == nil {
		return faultf(arrow, "a coarray gets another name here").with("write 'change team (t, x[*] => y)'")
	}
	name, named := co.X.(*Name)
	y := *p.lx.Next()
	if !named || y.Type != tIdent {
		return faultf(arrow, "names of coarrays stand on both sides").with("write 'change team (t, x[*] => y)'")
	}
	codims, err := p.dims(co.Images)
	st.Coarrays = append(st.Coarrays, CoarrayName{Ident{name.Ident, name.Pos}, codims, Ident{y.Value, p.span(y)}})
	return err
}

// endOfImages reads END CRITICAL and END TEAM with the arguments and the name that may follow.
func endOfImages(p *parser) handler {
	return func(b Base, head Token) (Stmt, error) {
		st := &closer{Base: b, keyword: head.Value}
		if p.is("(") {
			var err error
			if st.args, err = p.args(p.lx, false); err != nil {
				return nil, err
			}
		}
		if p.lx.Peek().Type == tIdent {
			st.name = p.lx.Next().Value
		}
		return p.done(st)
	}
}

// coded handles a statement with an optional expression after its keyword.
func (p *parser) coded(convert func(b Base, code Expr) Stmt) handler {
	return func(b Base, _ Token) (Stmt, error) {
		if p.atEnd() {
			return convert(b, nil), nil
		}
		x, err := p.need(p.lx)
		if err != nil {
			return nil, err
		}
		return p.done(convert(b, x))
	}
}

// stopStmt parses what follows the keyword of a STOP statement: [code] [, QUIET = condition].
func stopStmt(p *parser, s *Stop) (Stmt, error) {
	var err error
	if !p.atEnd() && !p.is(",") {
		if s.Code, err = p.need(p.lx); err != nil {
			return nil, err
		}
	}
	if next := p.peek(p.lx, 1); p.is(",") && next.Type == tIdent && next.Value == "quiet" {
		p.lx.Next()
		p.lx.Next()
		if err = p.expect("="); err != nil {
			return nil, err
		}
		if s.Quiet, err = p.need(p.lx); err != nil {
			return nil, err
		}
	}
	return p.done(s)
}

// assignment parses lhs = rhs.
func (p *parser) assignment(b Base, _ Token) (Stmt, error) {
	lhs, rhs, err := p.sides("=")
	if err != nil {
		return nil, err
	}
	return p.done(&Assign{b, lhs, rhs})
}

// pointerAssignment parses lhs => rhs.
func (p *parser) pointerAssignment(b Base, _ Token) (Stmt, error) {
	lhs, rhs, err := p.sides("=>")
	if err != nil {
		return nil, err
	}
	return p.done(&PointerAssign{b, lhs, rhs})
}

// sides parses a designator, an operator and an expression.
func (p *parser) sides(op string) (lhs, rhs Expr, err error) {
	if lhs, err = p.designator(p.lx); err != nil {
		return nil, nil, err
	}
	if err = p.expect(op); err != nil {
		return nil, nil, err
	}
	rhs, err = p.need(p.lx)
	return lhs, rhs, err
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

// bare refuses a name after a statement that takes none.
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

// callStmt reads CALL name(args) and CALL x%name(args).
func (p *parser) callStmt(b Base, _ Token) (Stmt, error) {
	if t := *p.lx.Peek(); t.Type != tIdent {
		return nil, expected("a name", t)
	}
	x, err := p.designator(p.lx)
	if err != nil {
		return nil, err
	}
	st := &Call{Base: b}
	switch x := x.(type) {
	case *Name:
		st.Name = Ident{x.Ident, x.Pos}
	case *Ref:
		if x.Params != nil {
			return nil, faultf(p.token(x), "a second list of arguments cannot follow the first")
		}
		st.Name, st.Args = refName(x), x.Args
	case *Component:
		st.Object, st.Args = x.X, x.Args
		st.Name = Ident{x.Name, x.Pos}
	default:
		return nil, faultf(p.token(x), "a substring cannot be called")
	}
	return p.done(st)
}

// refName gives the name of a reference at its place.
func refName(x *Ref) Ident {
	return Ident{x.Name, diag.Span{File: x.Pos.File, Start: x.Pos.Start, End: min(x.Pos.Start+len(x.Name), x.Pos.End)}}
}

// nullifyStmt reads NULLIFY (p, x%q).
func (p *parser) nullifyStmt(b Base, _ Token) (Stmt, error) {
	st := &Nullify{Base: b}
	err := p.parens(func() error {
		return p.commas(func() error {
			if t := *p.lx.Peek(); t.Type != tIdent {
				return expected("a name", t)
			}
			x, err := p.designator(p.lx)
			st.Objects = append(st.Objects, x)
			return err
		})
	})
	if err != nil {
		return nil, err
	}
	return p.done(st)
}

// gotoStmt reads GO TO 10, GO TO (10, 20), i and GO TO i, (10, 20).
func (p *parser) gotoStmt(b Base, _ Token) (Stmt, error) {
	var err error
	switch {
	case p.is("("):
		st := &ComputedGoto{Base: b}
		if st.Labels, err = p.labels(); err != nil {
			return nil, err
		}
		p.accept(",")
		if st.Index, err = p.need(p.lx); err != nil {
			return nil, err
		}
		return p.done(st)
	case p.lx.Peek().Type == tIdent:
		st := &AssignedGoto{Base: b, Var: p.ident(*p.lx.Next())}
		if p.accept(","); p.is("(") {
			if st.Labels, err = p.labels(); err != nil {
				return nil, err
			}
		}
		return p.done(st)
	}
	st := &Goto{Base: b}
	if st.To, err = p.labelNumber(); err != nil {
		return nil, err
	}
	return p.done(st)
}

// assignLabelStmt reads ASSIGN 10 TO i.
func (p *parser) assignLabelStmt(b Base, _ Token) (Stmt, error) {
	st := &AssignLabel{Base: b}
	var err error
	if st.To, err = p.labelNumber(); err != nil {
		return nil, err
	}
	if t := *p.lx.Peek(); !p.acceptWord("to") {
		return nil, expected("'to'", t)
	}
	if st.Var, err = p.name(); err != nil {
		return nil, err
	}
	return p.done(st)
}

// arithmeticIf reads the labels of IF (x) 10, 20, 30; ifStmt sets X.
func (p *parser) arithmeticIf(b Base, _ Token) (Stmt, error) {
	st := &ArithmeticIf{Base: b}
	for i, label := range []*int{&st.Negative, &st.Zero, &st.Positive} {
		if i > 0 {
			if err := p.expect(","); err != nil {
				return nil, err
			}
		}
		n, err := p.labelNumber()
		if err != nil {
			return nil, err
		}
		*label = n
	}
	return p.done(st)
}
