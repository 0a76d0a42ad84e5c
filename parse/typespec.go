package parse

import "slices"

// typeSpec parses a type with its kind or length. Before letters, in IMPLICIT, "(" opens a kind only if another "("
// follows.
func (p *parser) typeSpec(lx *cursor, letters bool) (*TypeSpec, error) {
	t := *lx.Next()
	if t.Type != tIdent || !typeWords[t.Value] && t.Value != "double" {
		f := faultf(t, "%s is not a type", found(t))
		f.help = "the types are integer, real, double precision, complex, logical and character"
		return nil, f
	}
	spec := &TypeSpec{Pos: p.span(t), Name: t.Value}
	if t.Value == "type" || t.Value == "class" {
		return spec, p.derivedSpec(lx, spec)
	}
	if second := lx.Peek(); t.Value == "double" && (second.Value == "precision" || second.Value == "complex") {
		spec.Name += lx.Next().Value
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

// derivedSpec parses (name), (name(params)) or (*) after TYPE and CLASS. TYPE(REAL) is REAL.
func (p *parser) derivedSpec(lx *cursor, spec *TypeSpec) error {
	err := p.parens(func() error {
		t := *lx.Peek()
		switch {
		case t.Type == tOp && t.Value == "*":
			lx.Next()
			spec.AnyType = spec.Name == "type" // what a dummy argument of TYPE(*) allows, CLASS(*) allows too
			spec.Name, spec.Derived = "class", Ident{"*", p.span(t)}
			return nil
		case spec.Name == "type" && t.Type == tIdent && typeWords[t.Value] && t.Value != "type" && t.Value != "class":
			inner, err := p.typeSpec(lx, false)
			if err == nil {
				*spec = *inner
			}
			return err
		}
		var err error
		if spec.Derived, err = p.name(); err == nil {
			spec.Params, err = p.optionalArgs()
		}
		return err
	})
	spec.Pos = p.since(spec.Pos, lx)
	return err
}

// lettersFollow reports whether the parentheses that come next are the last of their rule.
func (p *parser) lettersFollow(lx *cursor) bool {
	i := closing(p.tokens, lx.pos) + 1
	return i >= len(p.tokens) || p.tokens[i].Value != "("
}

// starLength parses *8 and for CHARACTER also *(n), *(*).
func (p *parser) starLength(lx *cursor, spec *TypeSpec) error {
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
		if x = lengthOf(args); x == nil {
			return faultf(t, "a length is '*n', '*(n)' or '*(*)'")
		}
	default:
		return expected("a number of bytes", t)
	}
	if spec.Star = true; spec.Name == "character" {
		if spec.Len = x; !p.holds(lx, "::") {
			p.accept(",") // CHARACTER*8, A
		}
	} else {
		spec.Kind = x
	}
	return nil
}

// holds reports whether an operator comes in the rest of the statement.
func (p *parser) holds(lx *cursor, op string) bool {
	return slices.ContainsFunc(p.tokens[lx.pos:], func(t Token) bool { return t.Type == tOp && t.Value == op })
}

// lengthOf reads (20), (*) or (:) as a length; nil if it is none.
func lengthOf(args []Arg) Expr {
	if len(args) != 1 || args[0].Keyword != "" {
		return nil
	}
	if a := args[0]; a.Section && a.Lo == nil && a.Hi == nil && a.Step == nil {
		return &Colon{Node{a.Pos}}
	}
	return args[0].Value
}

// kindArgs reads (8), (kind=8), (len=20), (20), (20,1), (len=*).
func (p *parser) kindArgs(spec *TypeSpec, args []Arg) error {
	for i, a := range args {
		isChar := spec.Name == "character"
		length := a.Value
		if a.Section {
			length = lengthOf([]Arg{{Pos: a.Pos, Section: true, Lo: a.Lo, Hi: a.Hi, Step: a.Step}})
		}
		switch {
		case isChar && length != nil && (a.Keyword == "len" || a.Keyword == "" && i == 0):
			spec.Len = length
		case a.Section || a.Value == nil:
			return faultf(p.tokenAt(a.Pos), "'%s' is no kind or length of a type", a.Pos.Text())
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

// implicitStmt reads IMPLICIT NONE and IMPLICIT real (a-h), integer (i).
func (p *parser) implicitStmt(b Base, _ Token) (Stmt, error) {
	st := &ImplicitDecl{Base: b}
	if p.acceptWord("none") {
		if p.is("(") {
			if err := p.parens(func() error { _, err := p.names(); return err }); err != nil {
				return nil, err
			}
		}
		return p.done(st)
	}
	err := p.commas(func() error {
		spec, err := p.typeSpec(p.lx, true)
		if err != nil {
			return err
		}
		rule := ImplicitRule{Type: *spec}
		err = p.parens(func() error { return p.commas(func() error { return p.letterRange(&rule) }) })
		st.Rules = append(st.Rules, rule)
		return err
	})
	if err != nil {
		return nil, err
	}
	return p.done(st)
}

// letterRange parses a or a-h.
func (p *parser) letterRange(rule *ImplicitRule) error {
	first, err := p.letter()
	if err != nil {
		return err
	}
	last := first
	if p.accept("-") {
		if last, err = p.letter(); err != nil {
			return err
		}
	}
	if first.Value > last.Value {
		return faultf(last, "the letters run backwards").with("write '%s-%s'", last.Value, first.Value)
	}
	rule.First, rule.Last = append(rule.First, first.Value[0]), append(rule.Last, last.Value[0])
	return nil
}

func (p *parser) letter() (Token, error) {
	t := *p.lx.Next()
	if t.Type != tIdent || len(t.Value) != 1 {
		return t, expected("one letter", t)
	}
	return t, nil
}
