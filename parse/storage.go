package parse

import (
	"slices"
	"strconv"
	"strings"
)

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

// dec reads a statement of DEC's STRUCTURE and RECORD, which only an option makes one.
func dec(p *parser, b Base, head Token, rule func(*parser, Base) (Stmt, error)) (Stmt, error) {
	if !p.opt.Records {
		return nil, faultf(head, "'%s' is an extension of DEC's compilers", head.Value).with("compile with -fdec-structure, or write a derived type")
	}
	return rule(p, b)
}

// recordType is the name of the type that a STRUCTURE declares. Variables may have the name of the structure itself.
func recordType(name Ident) Ident { return Ident{"/" + name.Name + "/", name.Pos} }

// structureName parses the name of a structure between slashes.
func structureName(p *parser) (Ident, error) {
	err := p.expect("/")
	if err != nil {
		return Ident{}, err
	}
	id, err := p.name()
	if err == nil {
		err = p.expect("/")
	}
	return recordType(id), err
}

// structureStmt reads STRUCTURE /s/, and inside of another structure STRUCTURE /s/ a, b(3) and STRUCTURE a, b(3).
func structureStmt(p *parser, b Base) (Stmt, error) {
	st := &DerivedType{Base: b, Attrs: []Attr{{Pos: b.Pos, Name: "sequence"}}}
	var err error
	if p.is("/") {
		if st.Name, err = structureName(p); err != nil {
			return nil, err
		}
	}
	if !p.atEnd() {
		if st.Record, err = p.entityList(); err != nil {
			return nil, err
		}
	}
	if st.Name.Name == "" {
		if len(st.Record) == 0 {
			return nil, faultf(p.tokenAt(b.Pos), "the structure has no name").with("write 'structure /name/'")
		}
		line, _ := b.Pos.LineCol()
		st.Name = recordType(Ident{st.Record[0].Name + "@" + strconv.Itoa(line), st.Record[0].Pos})
	}
	return p.done(&opener{b, st, 0})
}

// recordStmt reads RECORD /s/ a, b(3), /t/ c.
func recordStmt(p *parser, b Base) (Stmt, error) {
	var list []Stmt
	for {
		id, err := structureName(p)
		if err != nil {
			return nil, err
		}
		st := &TypeDecl{Base: b, Type: TypeSpec{Pos: id.Pos, Name: "type", Derived: id}}
		for more := true; more; more = p.accept(",") && !p.is("/") {
			e, err := p.entity()
			if err != nil {
				return nil, err
			}
			st.Entities = append(st.Entities, e)
		}
		if list = append(list, st); !p.is("/") {
			return p.done(joinStmts(b, list))
		}
	}
}

// unionStmt refuses UNION and MAP.
func unionStmt(p *parser, b Base) (Stmt, error) {
	return nil, faultf(p.tokenAt(b.Pos), "%s is not supported", strings.ToUpper(b.Pos.Text())).with("write EQUIVALENCE of two records")
}

// fillName stands for %FILL, a component without a name.
func fillName(p *parser) (Ident, bool) {
	if t := *p.lx.Peek(); p.opt.Records && p.is("%") && p.peek(p.lx, 1).Value == "fill" {
		p.lx.Next()
		p.lx.Next()
		return Ident{"%fill" + strconv.Itoa(t.Pos.Offset), p.span(t)}, true
	}
	return Ident{}, false
}

// nested puts the type of a structure inside of another one in front of that, and a component of it into that.
func (b *builder) nested(inner *DerivedType) bool {
	n := len(b.blocks)
	if n == 0 || !isRecord(inner.Name) {
		return false
	}
	outer, ok := b.blocks[n-1].stmt.(*DerivedType)
	if !ok {
		return false
	}
	decls := &b.units[len(b.units)-1].Decls
	for _, k := range b.blocks {
		if block, ok := k.stmt.(*BlockConstruct); ok {
			decls = &block.Decls
		}
	}
	at := slices.Index(*decls, Stmt(outer))
	*decls = slices.Insert(*decls, max(at, 0), Stmt(inner))
	outer.Components = append(outer.Components, &TypeDecl{Base: inner.Base, Type: TypeSpec{Pos: inner.Name.Pos, Name: "type", Derived: inner.Name}, Entities: inner.Record})
	return true
}

func isRecord(name Ident) bool { return strings.HasPrefix(name.Name, "/") }
