package parse

import (
	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"dhpfgo/diag"
)

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

// specification fills in the handlers of program units and declarations.
func specification(p *parser, h map[string]handler) {
	h["program"] = p.named(MainProgram)
	h["module"] = p.named(Module)
	h["subroutine"] = rule(p, procedureStmt)
	h["function"] = h["subroutine"]
	h["contains"] = optionalName(p, func(b Base, name *word) (Stmt, error) { return bare(name, &containsStmt{b}) })
	h["declaration"] = rule(p, typeDeclStmt)
	for _, attr := range []string{"dimension", "allocatable", "external", "intrinsic"} {
		h[attr] = rule(p, func(p *parser, b Base, g *attrDeclRule) (Stmt, error) {
			list, err := p.entities(g.Entities)
			return &AttrDecl{b, attr, list}, err
		})
	}
	h["save"] = rule(p, func(p *parser, b Base, g *saveRule) (Stmt, error) {
		st := &AttrDecl{Base: b, Attr: "save"}
		for _, e := range g.Entities {
			if e.Common.Value != "" {
				return &Unsupported{Base: b, What: "SAVE of a COMMON block"}, nil
			}
			st.Entities = append(st.Entities, Entity{Ident: p.ident(e.Name)})
		}
		return st, nil
	})
	h["parameter"] = rule(p, func(p *parser, b Base, g *parameterRule) (Stmt, error) {
		st := &ParameterDecl{Base: b}
		for _, e := range g.Items {
			st.Entities = append(st.Entities, Entity{Ident: p.ident(e.Name.Tok), Init: e.Init})
		}
		return st, nil
	})
	h["implicit"] = rule(p, implicitStmt)
}

// named handles PROGRAM and MODULE.
func (p *parser) named(kind UnitKind) handler {
	return rule(p, func(p *parser, b Base, g *programRule) (Stmt, error) {
		id := p.ident(g.Name.Tok)
		return &unitStmt{b, &Unit{Kind: kind, Name: id.Name, NameSpan: id.Pos, Pos: b.Pos}}, nil
	})
}

func procedureStmt(p *parser, b Base, g *unitRule) (Stmt, error) {
	id := p.ident(g.Name.Tok)
	u := &Unit{Kind: Subroutine, Name: id.Name, NameSpan: id.Pos, Pos: b.Pos}
	if g.Kind.Value == "function" {
		u.Kind = Function
	}
	pre, _ := g.Prefix.(*prefix)
	u.Prefix, u.Prefixes = pre.typ, pre.attrs
	if g.Args != nil {
		var err error
		if u.Args, err = p.dummyNames(g.Args); err != nil {
			return nil, err
		}
	} else if u.Kind == Function {
		return nil, faultf(p.tokenAt(id.Pos), "a function needs a list of arguments").with("write '%s()'", id.Name)
	}
	for _, s := range g.Suffix {
		args := asArgs(s.List)
		switch {
		case s.Word.Value == "result" && len(args) == 1 && u.Kind == Function:
			name, ok := args[0].Value.(*Name)
			if !ok {
				return nil, faultf(p.tokenAt(args[0].Pos), "the result must be a name")
			}
			u.Result = &Ident{name.Ident, name.Pos}
		case s.Word.Value == "bind":
			u.Prefixes = append(u.Prefixes, Attr{Pos: p.span(s.Word), Name: "bind"})
		default:
			return nil, faultf(s.Word, "%s does not belong here", found(s.Word))
		}
	}
	return &unitStmt{b, u}, nil
}

// dummyNames reads a list of dummy arguments.
func (p *parser) dummyNames(list *dummies) ([]Ident, error) {
	var out []Ident
	for _, d := range list.Names {
		if d.Star.Value != "" {
			return nil, notYet(d.Star, "an alternate return")
		}
		out = append(out, p.ident(d.Name))
	}
	return out, nil
}

// prefix is the hook for the types and attributes before FUNCTION or SUBROUTINE.
func (p *parser) prefix(lx *lexer.PeekingLexer) (Prefix, error) {
	pre := &prefix{}
	for {
		t := *lx.Peek()
		switch {
		case t.Value == "function" || t.Value == "subroutine":
			return pre, nil
		case prefixWords[t.Value]:
			lx.Next()
			attr := Attr{Pos: p.span(t), Name: t.Value}
			if lx.Peek().Value == "(" {
				args, err := p.args(lx, false)
				if err != nil {
					return nil, err
				}
				if len(args) > 0 {
					attr.Text = args[0].Pos.Text()
				}
			}
			pre.attrs = append(pre.attrs, attr)
		default:
			typ, err := p.typeSpec(lx, false)
			if err != nil {
				return nil, err
			}
			pre.typ = typ
		}
	}
}

// typeSpecification is the hook for a type with kind and length.
func (p *parser) typeSpecification(lx *lexer.PeekingLexer) (TypeSpecification, error) {
	return p.typeSpec(lx, false)
}

// implicitType is the hook for a type before a list of letters: "(" opens a kind only if another "(" follows.
func (p *parser) implicitType(lx *lexer.PeekingLexer) (ImplicitType, error) {
	if lx.Peek().Type != tIdent {
		return nil, participle.NextMatch
	}
	return p.typeSpec(lx, true)
}

func (p *parser) typeSpec(lx *lexer.PeekingLexer, letters bool) (*TypeSpec, error) {
	t := *lx.Next()
	if t.Type != tIdent || !typeWords[t.Value] {
		f := faultf(t, "%s is not a type", found(t))
		f.help = "the types are integer, real, double precision, complex, logical and character"
		return nil, f
	}
	spec := &TypeSpec{Pos: p.span(t), Name: t.Value}
	if t.Value == "type" || t.Value == "class" || t.Value == "byte" {
		return nil, notYet(t, "the type '"+t.Value+"'")
	}
	switch next := lx.Peek(); {
	case next.Type == tOp && next.Value == "*":
		if err := p.starLength(lx, spec); err != nil {
			return nil, err
		}
	case next.Type == tOp && next.Value == "(" && !(letters && p.lettersFollow(lx)):
		args, err := p.args(lx, false)
		if err != nil {
			return nil, err
		}
		if err := p.kindArgs(spec, args); err != nil {
			return nil, err
		}
	}
	spec.Pos = p.since(spec.Pos, lx)
	return spec, nil
}

// lettersFollow reports whether the parentheses that come next are the last of their rule.
func (p *parser) lettersFollow(lx *lexer.PeekingLexer) bool {
	i := closing(p.tokens, int(lx.RawCursor())) + 1
	return i >= len(p.tokens) || p.tokens[i].Value != "("
}

// starLength parses *8 and for CHARACTER also *(n), *(*).
func (p *parser) starLength(lx *lexer.PeekingLexer, spec *TypeSpec) error {
	lx.Next()
	t := *lx.Peek()
	var x Expr
	switch {
	case t.Type == tInt:
		lx.Next()
		x = &IntLit{Node: Node{p.span(t)}, Text: t.Value}
	case t.Value == "(" && t.Type == tOp:
		args, err := p.args(lx, false)
		if err != nil {
			return err
		}
		if len(args) != 1 || args[0].Value == nil {
			return faultf(t, "a length is '*n', '*(n)' or '*(*)'")
		}
		x = args[0].Value
	default:
		return expected("a number of bytes", t)
	}
	if spec.Star = true; spec.Name == "character" {
		spec.Len = x
	} else {
		spec.Kind = x
	}
	return nil
}

// kindArgs reads (8), (kind=8), (len=20), (20), (20,1), (len=*).
func (p *parser) kindArgs(spec *TypeSpec, args []Arg) error {
	for i, a := range args {
		if a.Section {
			return notYet(p.tokenAt(a.Pos), "a deferred character length")
		}
		isChar := spec.Name == "character"
		switch {
		case isChar && (a.Keyword == "len" || a.Keyword == "" && i == 0):
			spec.Len = a.Value
		case a.Keyword == "kind" || a.Keyword == "" && (!isChar && i == 0 || isChar && i == 1):
			spec.Kind = a.Value
		default:
			return faultf(p.tokenAt(a.Pos), "'%s' is no kind or length of a type", a.Pos.Text())
		}
	}
	if len(args) == 0 {
		return faultf(p.tokenAt(spec.Pos), "the kind of the type is missing").with("write '%s(8)'", spec.Name)
	}
	return nil
}

var attributes = wordSet(`parameter dimension allocatable save external intrinsic intent optional target pointer public
	private volatile value contiguous asynchronous bind protected codimension`)

func typeDeclStmt(p *parser, b Base, g *declRule) (Stmt, error) {
	spec, _ := g.Type.(*TypeSpec)
	st := &TypeDecl{Base: b, Type: *spec}
	for _, a := range g.Attrs {
		attr, err := p.attribute(a)
		if err != nil {
			return nil, err
		}
		st.Attrs = append(st.Attrs, attr)
	}
	var err error
	st.Entities, err = p.entities(g.Entities)
	for _, e := range st.Entities {
		if e.Init != nil && g.Colons.Value == "" && err == nil {
			err = faultf(p.tokenAt(e.Pos), "an initial value needs '::' before the names").
				with("write '%s :: %s = %s'", typeText(st.Type), e.Name, ExprString(e.Init))
		}
	}
	return st, err
}

func (p *parser) attribute(a attrRule) (Attr, error) {
	t, args := a.Name.Tok, asArgs(a.Args)
	attr := Attr{Pos: p.span(t), Name: t.Value}
	var err error
	switch {
	case !attributes[t.Value]:
		f := faultf(t, "'%s' is not an attribute", t.Value)
		if near := diag.Nearest(t.Value, keys(attributes)); near != "" {
			f.help = "did you mean '" + near + "'?"
		}
		return attr, f
	case t.Value == "dimension":
		attr.Dims, err = p.dims(args)
	case t.Value == "intent":
		if len(args) == 1 && args[0].Value != nil {
			attr.Text = ExprString(args[0].Value)
		}
		if attr.Text != "in" && attr.Text != "out" && attr.Text != "inout" {
			err = faultf(t, "the intent must be in, out or inout").with("write 'intent(in)'")
		}
	}
	return attr, err
}

// entities turns declared names into the form of the tree.
func (p *parser) entities(rules []entityRule) ([]Entity, error) {
	var out []Entity
	for _, r := range rules {
		if r.Pointer != nil {
			return nil, notYet(p.token(r.Pointer), "the initial value of a pointer")
		}
		dims, err := p.dims(asArgs(r.Dims))
		if err != nil {
			return nil, err
		}
		e := Entity{Ident: p.ident(r.Name.Tok), Dims: dims, Init: r.Init}
		if r.Len != nil {
			e.Len = p.length(r.Len)
		}
		out = append(out, e)
	}
	return out, nil
}

func (p *parser) length(l *lenRule) Expr {
	if l.Number.Value != "" {
		return &IntLit{Node: Node{p.span(l.Number)}, Text: l.Number.Value}
	}
	if args := asArgs(l.List); len(args) == 1 {
		return args[0].Value
	}
	return nil
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
		if _, star := d.Hi.(*AnyLen); star {
			d.Star, d.Hi = true, nil
		}
		d.Deferred = d.Hi == nil && !d.Star
		out = append(out, d)
	}
	return out, nil
}

func implicitStmt(p *parser, b Base, g *implicitRule) (Stmt, error) {
	st := &ImplicitDecl{Base: b}
	for _, r := range g.Rules {
		spec, _ := r.Type.(*TypeSpec)
		rule := ImplicitRule{Type: *spec}
		for _, l := range r.Letters {
			first, last := l.First, l.First
			if l.Last != nil {
				last = *l.Last
			}
			for _, w := range []word{first, last} {
				if len(w.text()) != 1 {
					return nil, faultf(w.Tok, "expected one letter, found %s", found(w.Tok))
				}
			}
			if first.text() > last.text() {
				return nil, faultf(last.Tok, "the letters run backwards").with("write '%s-%s'", last.text(), first.text())
			}
			rule.First, rule.Last = append(rule.First, first.text()[0]), append(rule.Last, last.text()[0])
		}
		st.Rules = append(st.Rules, rule)
	}
	return st, nil
}
