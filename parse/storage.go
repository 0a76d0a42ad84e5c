package parse

// commonStmt reads COMMON /x/ a, b(10) // c.
func (p *parser) commonStmt(b Base, _ Token) (Stmt, error) {
	st := &Common{Base: b}
	for first := true; first || !p.atEnd(); first = false {
		block, err := p.commonBlock()
		if err != nil {
			return nil, err
		}
		st.Blocks = append(st.Blocks, block)
		if !p.is("/") && !p.is("//") {
			break
		}
	}
	return p.done(st)
}

// commonBlock parses one block up to the slash of the next; the comma before that slash may be there or not.
func (p *parser) commonBlock() (CommonBlock, error) {
	block := CommonBlock{Ident: Ident{Pos: p.span(*p.lx.Peek())}}
	var err error
	switch {
	case p.accept("//"):
	case p.accept("/"):
		if !p.is("/") {
			if block.Ident, err = p.name(); err != nil {
				return block, err
			}
		}
		if err := p.expect("/"); err != nil {
			return block, err
		}
	}
	for {
		id, err := p.name()
		if err != nil {
			return block, err
		}
		args, err := p.optionalArgs()
		if err != nil {
			return block, err
		}
		dims, err := p.dims(args)
		if err != nil {
			return block, err
		}
		block.Members = append(block.Members, Entity{Ident: id, Dims: dims})
		if !p.accept(",") || p.is("/") || p.is("//") {
			return block, nil
		}
	}
}

// equivalenceStmt reads EQUIVALENCE (a, b(1)), (c, d).
func (p *parser) equivalenceStmt(b Base, _ Token) (Stmt, error) {
	st := &Equivalence{Base: b}
	err := p.commas(func() error {
		var group []Expr
		err := p.parens(func() error {
			return p.commas(func() error {
				if t := *p.lx.Peek(); t.Type != tIdent {
					return expected("a name", t)
				}
				x, err := p.designator(p.lx)
				group = append(group, x)
				return err
			})
		})
		st.Groups = append(st.Groups, group)
		return err
	})
	if err != nil {
		return nil, err
	}
	return p.done(st)
}

// namelistStmt reads NAMELIST /n/ a, b /m/ c.
func (p *parser) namelistStmt(b Base, _ Token) (Stmt, error) {
	st := &Namelist{Base: b}
	for first := true; first || p.is("/"); first = false {
		if err := p.expect("/"); err != nil {
			return nil, err
		}
		id, err := p.name()
		if err == nil {
			err = p.expect("/")
		}
		if err != nil {
			return nil, err
		}
		group := NamelistGroup{Ident: id}
		for {
			id, err := p.name()
			if err != nil {
				return nil, err
			}
			group.Members = append(group.Members, id)
			if !p.accept(",") || p.is("/") {
				break
			}
		}
		st.Groups = append(st.Groups, group)
	}
	return p.done(st)
}

// dataStmt reads DATA a, (b(i), i=1,3) /1, 3*0/, c /2/.
func (p *parser) dataStmt(b Base, _ Token) (Stmt, error) {
	st := &Data{Base: b}
	for first := true; first || !p.atEnd(); first = false {
		if !first {
			p.accept(",")
		}
		set := DataSet{}
		err := p.commas(func() error {
			x, err := p.dataObject()
			set.Objects = append(set.Objects, x)
			return err
		})
		if err != nil {
			return nil, err
		}
		if !p.is("/") {
			return nil, expected("'/'", *p.lx.Peek())
		}
		if set.Values, err = p.dataValues(); err != nil {
			return nil, err
		}
		st.Sets = append(st.Sets, set)
	}
	return p.done(st)
}

// dataObject parses a variable or an implied DO.
func (p *parser) dataObject() (Expr, error) {
	t := *p.lx.Peek()
	switch {
	case t.Type == tIdent:
		return p.designator(p.lx)
	case p.is("("):
		p.itemAt = p.lx.pos
		x, err := p.paren(p.lx)
		if err != nil {
			return nil, err
		}
		if _, loop := x.(*ImpliedDo); loop {
			return x, nil
		}
	}
	return nil, expected("a variable", t)
}

// dataValues parses /1, 3*0/.
func (p *parser) dataValues() ([]DataValue, error) {
	if err := p.expect("/"); err != nil {
		return nil, err
	}
	var list []DataValue
	err := p.commas(func() error {
		v, err := p.dataValue()
		list = append(list, v)
		return err
	})
	if err != nil {
		return nil, err
	}
	return list, p.expect("/")
}

func (p *parser) dataValue() (DataValue, error) {
	x, err := p.dataConstant()
	if err != nil || !p.accept("*") {
		return DataValue{Value: x}, err
	}
	value, err := p.dataConstant()
	return DataValue{Repeat: x, Value: value}, err
}

// dataConstant parses a constant with its sign.
func (p *parser) dataConstant() (Expr, error) {
	t := *p.lx.Peek()
	if !p.is("-") && !p.is("+") {
		return p.primary(p.lx)
	}
	p.lx.Next()
	x, err := p.primary(p.lx)
	if err != nil {
		return nil, err
	}
	return &Unary{Node{p.span(t).To(x.Span())}, t.Value, x}, nil
}
