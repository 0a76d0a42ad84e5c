package parse

import "dhpfgo/diag"

// specification fills in the handlers of program units and declarations.
func specification(p *parser, h map[string]handler) {
	h["program"] = p.named(MainProgram)
	h["module"] = p.named(Module)
	h["submodule"] = func(b Base, _ Token) (Stmt, error) { return submoduleStmt(p, b) }
	h["block data"] = p.blockDataStmt
	h["subroutine"], h["function"] = p.procedureStmt, p.procedureStmt
	h["contains"] = optionalName(p, func(b Base, name *word) (Stmt, error) { return bare(name, &containsStmt{b}) })
	h["declaration"] = p.typeDeclStmt
	for _, attr := range keys(attributes) {
		h[attr] = p.attrStmt
	}
	h["sequence"] = p.attrStmt
	h["parameter"] = p.parameterStmt
	h["implicit"] = p.implicitStmt
	h["use"], h["import"] = p.useStmt, p.importStmt
	h["common"], h["equivalence"], h["namelist"], h["data"] = p.commonStmt, p.equivalenceStmt, p.namelistStmt, p.dataStmt
	h["type"], h["interface"], h["abstract interface"] = p.typeStmt, p.interfaceStmt, p.interfaceStmt
	h["procedure"], h["module procedure"], h["final"] = p.procedureDecl, p.procedureDecl, p.finalStmt
	h["generic"], h["enum"], h["enumerator"] = p.genericStmt, p.enumStmt, p.enumeratorStmt
	h["entry"], h["include"] = p.entryStmt, p.includeStmt
}

// parameterStmt reads PARAMETER (a = 1, b = 2), and without parentheses that of DEC's compilers.
func (p *parser) parameterStmt(b Base, _ Token) (Stmt, error) {
	st := &ParameterDecl{Base: b}
	list := func() error { return p.commas(func() error { return namedConstant(p, st) }) }
	err := error(nil)
	if p.lx.Peek().Value == "(" {
		err = p.parens(list)
	} else {
		err = list()
	}
	if err != nil {
		return nil, err
	}
	return p.done(st)
}

func namedConstant(p *parser, st *ParameterDecl) error {
	id, err := p.name()
	if err == nil {
		err = p.expect("=")
	}
	if err != nil {
		return err
	}
	x, err := p.need(p.lx)
	st.Entities = append(st.Entities, Entity{Ident: id, Init: x})
	return err
}

var attributes = wordSet(`parameter dimension allocatable save external intrinsic intent optional target pointer public
	private volatile value contiguous asynchronous bind protected codimension
	static automatic kind len`)

// typeDeclStmt reads a type declaration.
func (p *parser) typeDeclStmt(b Base, _ Token) (Stmt, error) {
	spec, err := p.typeSpec(p.lx, false)
	if err != nil {
		return nil, err
	}
	st := &TypeDecl{Base: b, Type: *spec}
	if st.Attrs, err = p.attrList(attributes); err != nil {
		return nil, err
	}
	colons := p.accept("::")
	if len(st.Attrs) > 0 && !colons {
		return nil, expected("'::'", *p.lx.Peek())
	}
	if st.Entities, err = p.entityList(); err != nil {
		return nil, err
	}
	for _, e := range st.Entities {
		if e.Init != nil && !colons {
			return nil, faultf(p.tokenAt(e.Pos), "an initial value needs '::' before the names").
				with("write '%s :: %s = %s'", typeText(st.Type), e.Name, ExprString(e.Init))
		}
	}
	return p.done(st)
}

// attrList parses the attributes after a type, each after a comma.
func (p *parser) attrList(known map[string]bool) ([]Attr, error) {
	var list []Attr
	for p.accept(",") {
		attr, err := p.attribute(known)
		if err != nil {
			return nil, err
		}
		list = append(list, attr)
	}
	return list, nil
}

func (p *parser) attribute(known map[string]bool) (Attr, error) {
	t := *p.lx.Next()
	attr := Attr{Pos: p.span(t), Name: t.Value}
	if t.Type != tIdent || !known[t.Value] {
		f := faultf(t, "%s is not an attribute", found(t))
		if near := diag.Nearest(t.Value, keys(known)); near != "" {
			f.misspelt(near)
		}
		return attr, f
	}
	if (t.Value == "static" || t.Value == "automatic") && !p.opt.Static {
		return attr, faultf(t, "'%s' is an extension of DEC's compilers", t.Value).with("compile with -fdec-static, or write 'save'")
	}
	if t.Value == "codimension" {
		var err error
		attr.Dims, err = codims(p)
		attr.Pos = p.since(attr.Pos, p.lx)
		return attr, err
	}
	args, err := p.optionalArgs()
	if err != nil {
		return attr, err
	}
	attr.Pos = p.since(attr.Pos, p.lx)
	switch t.Value {
	case "dimension":
		attr.Dims, err = p.dims(args)
	case "intent":
		attr.Text, err = intent(t, args)
	case "extends", "pass":
		if len(args) == 1 {
			attr.Text = ExprString(args[0].Value)
		}
	case "bind":
		attr.Args = args
	default:
		if args != nil {
			err = faultf(t, "the attribute '%s' has no arguments", t.Value)
		}
	}
	return attr, err
}

// intent reads (in), (out) or (inout).
func intent(t Token, args []Arg) (string, error) {
	if len(args) == 1 && args[0].Value != nil {
		if text := ExprString(args[0].Value); text == "in" || text == "out" || text == "inout" {
			return text, nil
		}
	}
	return "", faultf(t, "the intent must be in, out or inout").with("write 'intent(in)'")
}

// attrStmt reads an attribute statement: DIMENSION a(10), INTENT(IN) x, SAVE /blk/, PRIVATE.
func (p *parser) attrStmt(b Base, head Token) (Stmt, error) {
	st := &AttrDecl{Base: b, Attr: head.Value}
	var err error
	switch head.Value {
	case "intent", "bind":
		if st.Args, err = p.optionalArgs(); err != nil {
			return nil, err
		}
		if head.Value == "intent" {
			st.Text, err = intent(head, st.Args)
			st.Args = nil
		}
		if err != nil {
			return nil, err
		}
	}
	if (head.Value == "static" || head.Value == "automatic") && !p.opt.Static {
		return nil, faultf(head, "'%s' is an extension of DEC's compilers", head.Value).with("compile with -fdec-static, or write 'save'")
	}
	p.accept("::")
	switch bare := head.Value == "save" || head.Value == "public" || head.Value == "private" || head.Value == "sequence"; {
	case p.atEnd() && bare:
		return st, nil
	case head.Value == "public" || head.Value == "private":
		err = p.commas(func() error {
			id, err := p.genericSpec()
			st.Entities = append(st.Entities, Entity{Ident: id})
			return err
		})
	case head.Value == "pointer" && p.is("("):
		err = p.commas(func() error {
			e, err := pointee(p)
			st.Entities = append(st.Entities, e)
			return err
		})
	default:
		st.Entities, err = p.entityList()
	}
	if err != nil {
		return nil, err
	}
	return p.done(st)
}

// entityList parses declared names with their dimensions, lengths and values.
func (p *parser) entityList() ([]Entity, error) {
	var list []Entity
	err := p.commas(func() error {
		e, err := p.entity()
		list = append(list, e)
		return err
	})
	return list, err
}

// pointee reads (p, x(10)), a pointer of Cray's compilers.
func pointee(p *parser) (Entity, error) {
	if !p.opt.Pointees {
		return Entity{}, faultf(p.peek(p.lx, 0), "pointers that are integers are an extension of Cray's compilers").with("compile with -fcray-pointer, or declare 'pointer :: x'")
	}
	p.accept("(")
	at, err := p.name()
	if err == nil {
		err = p.expect(",")
	}
	if err != nil {
		return Entity{}, err
	}
	e, err := p.entity()
	if e.At = at; err == nil {
		err = p.expect(")")
	}
	return e, err
}

func (p *parser) entity() (Entity, error) {
	if p.accept("/") {
		id, err := p.name()
		if err == nil {
			err = p.expect("/")
		}
		return Entity{Ident: id, Common: true}, err
	}
	id, fill := fillName(p)
	if !fill {
		var err error
		if id, err = p.name(); err != nil {
			return Entity{}, err
		}
	}
	e := Entity{Ident: id}
	var err error
	if p.is("(") {
		args, err := p.args(p.lx, false)
		if err != nil {
			return e, err
		}
		if e.Dims, err = p.dims(args); err != nil {
			return e, err
		}
	}
	if p.is("[") {
		if e.Codims, err = codims(p); err != nil {
			return e, err
		}
	}
	if p.accept("*") {
		if e.Len, err = p.entityLength(); err != nil {
			return e, err
		}
	}
	return e, p.initialValue(&e)
}

// codims parses the codimensions [2, 0:*] or [:, :] of a coarray, Fortran 2018, R809.
func codims(p *parser) ([]Dim, error) {
	if !p.is("[") {
		return nil, expected("'['", *p.lx.Peek())
	}
	at := *p.lx.Peek()
	p.images.Coarrays = true
	args, err := bracketed(p, p.lx)
	if err != nil {
		return nil, err
	}
	if len(args) == 0 {
		return nil, faultf(at, "a coarray has a codimension").with("write '[*]', or '[:]' for an allocatable coarray")
	}
	return p.dims(args)
}

// initialValue parses = value, => target or /values/ after an entity.
func (p *parser) initialValue(e *Entity) (err error) {
	switch {
	case p.accept("="):
		e.Init, err = p.need(p.lx)
	case p.accept("=>"):
		e.Pointer = true
		e.Init, err = p.need(p.lx)
	case p.is("/"):
		e.Values, err = p.dataValues()
	}
	return err
}

// entityLength parses what follows '*' after the name of a character entity.
func (p *parser) entityLength() (Expr, error) {
	t := *p.lx.Peek()
	switch {
	case t.Type == tInt:
		p.lx.Next()
		return &IntLit{Node: Node{p.span(t)}, Text: t.Value}, nil
	case p.is("("):
		args, err := p.args(p.lx, false)
		if err != nil {
			return nil, err
		}
		if x := lengthOf(args); x != nil {
			return x, nil
		}
	}
	return nil, expected("a length", t)
}

// entities turns the names of a directive into the form of the tree.
func (p *parser) entities(rules []entityRule) ([]Entity, error) {
	var out []Entity
	for _, r := range rules {
		dims, err := p.dims(asArgs(r.Dims))
		if err != nil {
			return nil, err
		}
		out = append(out, Entity{Ident: p.ident(r.Name.Tok), Dims: dims})
	}
	return out, nil
}

// dims reads a list of subscripts as array dimensions.
func (p *parser) dims(args []Arg) ([]Dim, error) {
	var out []Dim
	for _, a := range args {
		if a.Keyword != "" || a.Step != nil {
			return nil, faultf(p.tokenAt(a.Pos), "'%s' is no dimension", a.Pos.Text()).with("write 'n', 'first:last', ':' or '*'")
		}
		d := Dim{Pos: a.Pos, Lo: a.Lo, Hi: a.Hi}
		if !a.Section {
			d.Hi = a.Value
		}
		if star, ok := d.Hi.(*AnyLen); ok {
			d.Star, d.AnyRank, d.Hi = !star.Rank, star.Rank, nil
		}
		d.Deferred = d.Hi == nil && !d.Star && !d.AnyRank
		out = append(out, d)
	}
	return out, nil
}
