package parse

// fileWords head the I/O statements that transfer no values.
var fileWords = wordSet("open close inquire rewind backspace endfile flush wait")

// fileStmt reads OPEN (...) and the like, and REWIND u.
func (p *parser) fileStmt(b Base, head Token) (Stmt, error) {
	st := &FileStmt{Base: b, Keyword: head.Value}
	switch {
	case p.is("("):
		args, err := p.args(p.lx, false)
		if err != nil {
			return nil, err
		}
		if st.Control, err = p.controls(args); err != nil {
			return nil, err
		}
	case head.Value == "flush" && p.atEnd():
		return st, nil
	case head.Value == "rewind" || head.Value == "backspace" || head.Value == "endfile" || head.Value == "flush":
		x, err := p.need(p.lx)
		if err != nil {
			return nil, err
		}
		st.Control = []Arg{{Pos: x.Span(), Keyword: "unit", Value: x}}
	default:
		return nil, expected("'('", *p.lx.Peek())
	}
	var err error
	if head.Value == "inquire" {
		if st.Items, err = p.items(); err != nil {
			return nil, err
		}
	}
	return p.done(st)
}

// controls checks a control list and names the unit that stands first.
func (p *parser) controls(args []Arg) ([]Arg, error) {
	for i, a := range args {
		switch {
		case a.Section || a.Value == nil:
			return nil, faultf(p.tokenAt(a.Pos), "'%s' is no control of a statement", a.Pos.Text())
		case a.Keyword == "" && i == 0:
			args[i].Keyword = "unit"
		case a.Keyword == "":
			return nil, p.needsKeyword(a)
		}
	}
	return args, nil
}

func (p *parser) needsKeyword(a Arg) error {
	keyword := "iostat"
	if _, text := a.Value.(*StringLit); text {
		keyword = "file"
	}
	return faultf(p.tokenAt(a.Pos), "this control needs a keyword").with("write for example '%s=%s'", keyword, a.Pos.Text())
}

// items parses I/O items up to the end of the statement; there may be none.
func (p *parser) items() ([]Expr, error) {
	if p.atEnd() {
		return nil, nil
	}
	var list []Expr
	err := p.commas(func() error {
		x, err := p.needItem(p.lx)
		list = append(list, x)
		return err
	})
	return list, err
}

// formatAndItems parses *, x, y or 100, x, y: the format and the items of PRINT and of READ without a control list.
func (p *parser) formatAndItems() (format Expr, items []Expr, err error) {
	if p.is("*") {
		format = &AnyLen{Node: Node{p.span(*p.lx.Next())}}
	} else if format, err = p.need(p.lx); err != nil {
		return nil, nil, err
	}
	if p.accept(",") {
		if p.atEnd() {
			return nil, nil, expected("an expression", *p.lx.Peek())
		}
		items, err = p.items()
	}
	return format, items, err
}

func (p *parser) printStmt(b Base, _ Token) (Stmt, error) {
	st := &Print{Base: b}
	var err error
	if st.Format, st.Items, err = p.formatAndItems(); err != nil {
		return nil, err
	}
	return p.done(st)
}

func (p *parser) writeStmt(b Base, _ Token) (Stmt, error) {
	st := &Print{Base: b}
	if !p.is("(") {
		return nil, expected("'('", *p.lx.Peek())
	}
	args, err := p.args(p.lx, false)
	if err != nil {
		return nil, err
	}
	if st.Unit, st.Format, st.Control, err = p.control(args); err != nil {
		return nil, err
	}
	p.accept(",")
	if st.Items, err = p.items(); err != nil {
		return nil, err
	}
	return p.done(st)
}

func (p *parser) readStmt(b Base, _ Token) (Stmt, error) {
	st := &Read{Base: b}
	var err error
	if !p.controlFollows() {
		if st.Format, st.Items, err = p.formatAndItems(); err != nil {
			return nil, err
		}
		return p.done(st)
	}
	args, err := p.args(p.lx, false)
	if err != nil {
		return nil, err
	}
	if st.Unit, st.Format, st.Control, err = p.control(args); err != nil {
		return nil, err
	}
	p.accept(",")
	if st.Items, err = p.items(); err != nil {
		return nil, err
	}
	return p.done(st)
}

// controlFollows tells READ (5,*) x from READ ('(i5)'), x, in which the parentheses belong to the format. READ (5,*), x is gfortran's.
func (p *parser) controlFollows() bool {
	if !p.is("(") {
		return false
	}
	end := closing(p.tokens, p.lx.pos)
	if i := end + 1; i >= len(p.tokens) || p.tokens[i].Value != "," || p.tokens[i].Type != tOp {
		return true
	}
	for i := p.lx.pos + 1; i < end; i++ {
		switch t := p.tokens[i]; {
		case t.Type == tOp && t.Value == ",":
			return true
		case t.Type == tOp && (t.Value == "(" || t.Value == "(/" || t.Value == "["):
			i = closing(p.tokens, i)
		}
	}
	return false
}

// control splits the control list of READ and WRITE; "*" as a unit leaves it nil.
func (p *parser) control(args []Arg) (unit, format Expr, rest []Arg, err error) {
	for i, a := range args {
		switch {
		case a.Section || a.Value == nil:
			return nil, nil, nil, faultf(p.tokenAt(a.Pos), "a section is no unit, format or control")
		case a.Keyword == "unit" || i == 0 && a.Keyword == "":
			unit = starNil(a.Value)
		case a.Keyword == "fmt" || i == 1 && a.Keyword == "" && (args[0].Keyword == "" || args[0].Keyword == "unit"):
			format = a.Value
		case a.Keyword == "":
			return nil, nil, nil, p.needsKeyword(a)
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

// allocateStmt reads ALLOCATE (real :: a(n), x%b(m), stat=i).
func (p *parser) allocateStmt(b Base, _ Token) (Stmt, error) {
	st := &Allocate{Base: b}
	err := p.parens(func() error {
		if p.typeInBrackets(p.lx) {
			var err error
			if st.Type, err = p.typeName(p.lx); err != nil {
				return err
			}
			p.lx.Next()
		}
		return p.commas(func() error {
			a, err := p.arg(p.lx, false)
			if err == nil {
				err = p.allocation(st, a)
			}
			return err
		})
	})
	if err == nil && len(st.Objects) == 0 {
		err = p.nothingNamed(b, "allocate(a(n))")
	}
	if err != nil {
		return nil, err
	}
	return p.done(st)
}

// nothingNamed is the fault of an ALLOCATE or DEALLOCATE with controls alone, Fortran 2008, R626 and R635.
func (p *parser) nothingNamed(b Base, right string) error {
	return faultf(p.tokenAt(b.Pos), "nothing is named beside the options").with("write '%s'", right)
}

// allocation adds one object or control of ALLOCATE.
func (p *parser) allocation(st *Allocate, a Arg) error {
	var object Entity
	var args []Arg
	var err error
	if x, ok := a.Value.(*Coindexed); ok {
		if object.Codims, err = p.dims(x.Images); err != nil {
			return err
		}
		a.Value = x.X
	}
	switch x := a.Value.(type) {
	case *Name:
		object.Ident = Ident{x.Ident, x.Pos}
	case *Ref:
		if x.Params != nil {
			return secondList(p.token(x))
		}
		object.Ident, args = refName(x), x.Args
	case *Component:
		plain := *x
		args, plain.Args = x.Args, nil
		object.Ident, object.Object = Ident{x.Name, x.Pos}, &plain
	}
	switch {
	case a.Keyword != "":
		st.Control = append(st.Control, a)
		return nil
	case object.Name == "":
		return faultf(p.tokenAt(a.Pos), "only an array can be allocated").with("write 'allocate(a(n))'")
	}
	object.Dims, err = p.dims(args)
	st.Objects = append(st.Objects, object)
	return err
}

// deallocateStmt reads DEALLOCATE (a, x%b, stat=i).
func (p *parser) deallocateStmt(b Base, _ Token) (Stmt, error) {
	st := &Deallocate{Base: b}
	if !p.is("(") {
		return nil, expected("'('", *p.lx.Peek())
	}
	args, err := p.args(p.lx, false)
	if err != nil {
		return nil, err
	}
	for _, a := range args {
		if a.Keyword != "" {
			st.Control = append(st.Control, a)
			continue
		}
		switch x := a.Value.(type) {
		case *Name, *Component:
			st.Objects = append(st.Objects, x)
		default:
			return nil, faultf(p.tokenAt(a.Pos), "only a whole array can be deallocated").with("write 'deallocate(a)'")
		}
	}
	if len(st.Objects) == 0 {
		return nil, p.nothingNamed(b, "deallocate(a)")
	}
	return p.done(st)
}
