package parse

import (
	"strings"

	"github.com/alecthomas/participle/v2"

	"dhpfgo/diag"
)

// directiveHeads gives, for the first word of a directive, the name under which it is refused; "" if it is taken.
var directiveHeads = map[string]string{
	"processors": "", "template": "", "distribute": "", "align": "", "shadow": "", "independent": "", "dimension": "",
	"dynamic": "", "realign": "", "redistribute": "", "inherit": "", "sequence": "", "no": "", "nosequence": "", "range": "",
	"on":     "ON HOME",
	"onhome": "ON HOME", "end": "END", "endon": "END ON", "resident": "RESIDENT", "task_region": "TASK_REGION",
	"reflect": "REFLECT", "local": "LOCAL", "index_reuse": "INDEX_REUSE", "async": "ASYNC", "asyncwait": "ASYNCWAIT",
	"full": "FULL SHADOW", "localize": "LOCALIZE", "kill": "KILL", "nodes": "NODES",
}

// classifyDirective emits the tokens of a directive. "::" heads the combined attribute form.
func (s *scanner) classifyDirective(t []Token) {
	what, known := directiveHeads[t[0].Value]
	if t[0].Type != tIdent || !known {
		s.emit(s.synthetic(tDirective, "?", t[0]))
		s.emit(t...)
		return
	}
	if what == "" && hasColons(t) && !strings.HasSuffix(t[0].Value, "sequence") && t[0].Value != "no" {
		s.emit(s.synthetic(tDirective, "::", t[0]))
		s.emit(t...)
		return
	}
	t[0].Type = tDirective
	s.emit(t...)
}

// hasColons reports whether "::" stands outside parentheses.
func hasColons(t []Token) bool {
	for i := 0; i < len(t); i++ {
		if t[i].Type == tOp && t[i].Value == "(" {
			i = closing(t, i)
		} else if t[i].Value == "::" {
			return true
		}
	}
	return false
}

// directive parses a directive from after its head.
func (p *parser) directive(b Base, head Token) (Stmt, error) {
	if next := p.lx.Peek(); head.Value == "hpfj" && p.directives[next.Value] != nil {
		return p.directives[next.Value](b, *p.lx.Next())
	}
	if head.Value == "hpfj" {
		return &HPFUnsupported{Base: b, What: "HPFJ " + strings.ToUpper(p.lx.Peek().Value)}, nil
	}
	if head.Value == "dimension" {
		return nil, faultf(head, "DIMENSION is a directive only before '::'").with("write '!hpf$ template, dimension(n) :: t'")
	}
	if h := p.directives[head.Value]; h != nil {
		return h(b, head)
	}
	what := directiveHeads[head.Value]
	if what == "" {
		return nil, p.unknownDirective(*p.lx.Peek())
	}
	if next := p.lx.Peek(); head.Value == "end" && next.Type == tIdent {
		what += " " + strings.ToUpper(next.Value)
	}
	return &HPFUnsupported{Base: b, What: what}, nil
}

func (p *parser) unknownDirective(t Token) *fault {
	f := faultf(t, "unknown HPF directive '%s'", t.Value)
	f.code = "unknown-directive"
	words := map[string]bool{}
	for w := range directiveHeads {
		words[w] = true
	}
	if near := diag.Nearest(t.Value, keys(words)); near != "" {
		f.help, f.fix = "write '!HPF$ "+strings.ToUpper(near)+"'", near
	}
	return f
}

// mapping fills in the handlers of the directives.
func mapping(p *parser, h map[string]handler) {
	h["processors"] = rule(p, func(p *parser, b Base, g *entitiesRule) (Stmt, error) {
		list, err := p.entities(g.Entities)
		return &Processors{b, list}, err
	})
	h["template"] = rule(p, func(p *parser, b Base, g *entitiesRule) (Stmt, error) {
		list, err := p.entities(g.Entities)
		return &Template{b, list}, err
	})
	h["distribute"] = rule(p, distributeStmt)
	h["align"] = rule(p, alignStmt)
	h["shadow"] = rule(p, shadowStmt)
	h["independent"] = rule(p, independentStmt)
	h["redistribute"] = rule(p, func(p *parser, b Base, g *distributeRule) (Stmt, error) {
		st, err := distributeStmt(p, b, g)
		return executed(st), err
	})
	h["realign"] = rule(p, func(p *parser, b Base, g *alignRule) (Stmt, error) {
		st, err := alignStmt(p, b, g)
		return executed(st), err
	})
	for _, what := range []string{"dynamic", "inherit", "sequence", "nosequence"} {
		h[what] = rule(p, mapAttr(what))
	}
	h["no"] = p.noSequence
	h["range"] = rule(p, func(p *parser, b Base, g *rangeRule) (Stmt, error) {
		return &MapAttr{Base: b, What: "range", Names: []Ident{p.ident(g.First.Name.Tok)}}, nil
	})
	h["::"] = rule(p, combinedStmt)
	onDirectives(p, h)
}

// noSequence reads NO SEQUENCE in two words.
func (p *parser) noSequence(b Base, head Token) (Stmt, error) {
	if t := p.lx.Peek(); t.Value != "sequence" {
		return nil, expected("'sequence' after 'no'", *t)
	}
	p.lx.Next()
	return p.directives["nosequence"](b, head)
}

// mapAttr reads the list of names after DYNAMIC and the like.
func mapAttr(what string) func(p *parser, b Base, g *namesRule) (Stmt, error) {
	return func(p *parser, b Base, g *namesRule) (Stmt, error) {
		st := &MapAttr{Base: b, What: what}
		for _, it := range g.Items {
			if it.Block != nil {
				st.Commons = append(st.Commons, p.ident(it.Block.Tok))
			} else {
				st.Names = append(st.Names, p.ident(it.Name.Tok))
			}
		}
		if len(g.Items) == 0 && !strings.HasSuffix(what, "sequence") {
			return nil, faultf(p.tokenAt(b.Pos), "%s needs names", strings.ToUpper(what)).with("write '!hpf$ %s :: a'", what)
		}
		return st, nil
	}
}

// executed marks the directives of REDISTRIBUTE and REALIGN.
func executed(st Stmt) Stmt {
	switch st := st.(type) {
	case *Distribute:
		st.Exec = true
	case *Align:
		st.Exec = true
	case *several:
		for _, s := range st.list {
			executed(s)
		}
	}
	return st
}

// joinStmts makes one statement of a list.
func joinStmts(b Base, list []Stmt) Stmt {
	if len(list) == 1 {
		return list[0]
	}
	return &several{b, list}
}

// distributeStmt reads DISTRIBUTE a(BLOCK), b(BLOCK) ONTO p: one directive for each array.
func distributeStmt(p *parser, b Base, g *distributeRule) (Stmt, error) {
	var list []Stmt
	for _, item := range g.Items {
		names := []Ident{p.ident(item.Name.Tok)}
		st, err := p.distribute(b, item.Star, item.Formats, g.Onto, names)
		if err != nil {
			return nil, err
		}
		list = append(list, st)
	}
	return joinStmts(b, list), nil
}

// onto reads the clause ONTO p(1:4), ONTO *p or ONTO *.
func (p *parser) onto(st *Distribute, onto *ontoRule) {
	if onto == nil {
		return
	}
	if target, named := onto.target(); named {
		id := p.ident(target.Name.Tok)
		st.Onto, st.OntoArgs = &id, asArgs(target.Args)
		return
	}
	st.OntoAny = true
}

// distribute makes the directive.
func (p *parser) distribute(b Base, star Token, formats ArgList, onto *ontoRule, names []Ident) (Stmt, error) {
	st := &Distribute{Base: b, Names: names, Asserted: star.Value != "" && formats != nil, Any: star.Value != "" && formats == nil}
	p.onto(st, onto)
	for _, a := range asArgs(formats) {
		f := DistFormat{Pos: a.Pos}
		ok := a.Keyword == "" && !a.Section
		switch x := a.Value.(type) {
		case *AnyLen:
			f.Name = "*"
		case *Name:
			f.Name = x.Ident
		case *Ref:
			ok = ok && x.Params == nil && len(x.Args) == 1 && x.Args[0].Value != nil && x.Args[0].Keyword == ""
			if f.Name = x.Name; ok {
				f.Arg = x.Args[0].Value
			}
		default:
			ok = false
		}
		if !ok {
			return nil, faultf(p.tokenAt(a.Pos), "'%s' is no distribution format", a.Pos.Text()).
				with("the formats are block, block(m), cyclic, cyclic(k), gen_block(sizes), indirect(map), owner(f), multi and '*'")
		}
		st.Formats = append(st.Formats, f)
	}
	return st, nil
}

// target is what stands after WITH, perhaps after a "*", which asserts that the actual argument is aligned so.
func (o *ontoRule) target() (attrRule, bool) {
	if o.Star.Value == "" {
		return attrRule{Name: o.Name, Args: o.Args}, true
	}
	if o.Behind == nil {
		return attrRule{}, false
	}
	return *o.Behind, true
}

// alignStmt reads ALIGN a(i), b(i) WITH t(i).
func alignStmt(p *parser, b Base, g *alignRule) (Stmt, error) {
	st := &Align{Base: b}
	p.alignTarget(st, &g.With)
	for _, item := range g.Items {
		dummies, err := p.dummies(asArgs(item.Args))
		if err != nil {
			return nil, err
		}
		st.Names = append(st.Names, p.ident(item.Name.Tok))
		st.Sources = append(st.Sources, dummies)
	}
	return st, nil
}

// alignTarget reads what stands after WITH: t(i), v%t(i), *t(i) or *.
func (p *parser) alignTarget(st *Align, with *withRule) {
	target, named := with.Target.target()
	if !named {
		st.Any = true
		return
	}
	st.Asserted = with.Target.Star.Value != ""
	st.Target, st.Subs = p.ident(target.Name.Tok), asArgs(target.Args)
	for _, part := range with.Parts {
		st.Parts = append(st.Parts, p.ident(part.Tok))
	}
	if with.Args != nil {
		st.Subs = asArgs(with.Args)
	}
}

// dummies reads the list of an alignee: names, "*" and ":".
func (p *parser) dummies(args []Arg) ([]AlignDummy, error) {
	var out []AlignDummy
	for _, a := range args {
		d := AlignDummy{Pos: a.Pos}
		switch x := a.Value.(type) {
		case *Name:
			d.Name = x.Ident
		case *AnyLen:
			d.Name = "*"
		case nil:
			d.Name = ":"
		}
		if d.Name == "" || a.Keyword != "" || a.Section && (a.Lo != nil || a.Hi != nil || a.Step != nil) {
			return nil, faultf(p.tokenAt(a.Pos), "'%s' is no align dummy", a.Pos.Text()).
				with("the array on the left has plain names, '*' or ':'; put expressions after WITH")
		}
		out = append(out, d)
	}
	return out, nil
}

// shadowStmt reads SHADOW a(1:2,0), b(1): one directive for each array.
func shadowStmt(p *parser, b Base, g *shadowRule) (Stmt, error) {
	var list []Stmt
	for _, item := range g.Items {
		st, err := p.shadow(b, asArgs(item.Args), []Ident{p.ident(item.Name.Tok)})
		if err != nil {
			return nil, err
		}
		list = append(list, st)
	}
	return joinStmts(b, list), nil
}

func (p *parser) shadow(b Base, args []Arg, names []Ident) (Stmt, error) {
	st := &Shadow{Base: b, Names: names}
	for _, a := range args {
		w := ShadowWidth{a.Pos, a.Lo, a.Hi}
		if !a.Section {
			w.Lo, w.Hi = a.Value, a.Value
		}
		_, star := a.Value.(*AnyLen)
		if star || a.Keyword != "" || a.Step != nil || w.Lo == nil || w.Hi == nil {
			return nil, faultf(p.tokenAt(a.Pos), "'%s' is no shadow width", a.Pos.Text()).with("write 'w' or 'low:high'")
		}
		st.Widths = append(st.Widths, w)
	}
	if len(args) == 0 {
		return nil, faultf(p.tokenAt(b.Pos), "SHADOW needs a width for each dimension").
			with("write '!hpf$ shadow %s(1)'", names[0].Name)
	}
	return st, nil
}

// combinedStmt reads the attribute form: one directive for each attribute before "::".
func combinedStmt(p *parser, b Base, g *combinedRule) (Stmt, error) {
	var list []Stmt
	entities, err := p.entities(g.Entities)
	if err != nil {
		return nil, err
	}
	for _, a := range g.Attrs {
		if a.Name.text() == "dimension" {
			dims, err := p.dims(asArgs(a.Args))
			if err != nil {
				return nil, err
			}
			giveDims(entities, dims)
		}
	}
	for _, a := range g.Attrs {
		st, err := p.attributeStmt(b, a, entities, g.Entities)
		if err != nil {
			return nil, err
		}
		if whole, ok := st.(*HPFUnsupported); ok && whole.Text == "" {
			return whole, nil
		}
		if st != nil {
			list = append(list, st)
		}
	}
	return joinStmts(b, list), nil
}

func giveDims(entities []Entity, dims []Dim) {
	for i := range entities {
		if entities[i].Dims == nil {
			entities[i].Dims = dims
		}
	}
}

// attributeStmt makes the directive of one attribute; nil for DIMENSION, which has gone into the entities.
func (p *parser) attributeStmt(b Base, a hpfAttrRule, entities []Entity, items []entityRule) (Stmt, error) {
	t := a.Name.Tok
	names := make([]Ident, len(entities))
	for i, e := range entities {
		names[i] = e.Ident
	}
	what, known := directiveHeads[t.Value]
	switch {
	case !known:
		return nil, p.unknownDirective(t)
	case what != "":
		return &HPFUnsupported{Base: b, What: what, Text: t.Value + " :: " + identList(names)}, nil
	}
	switch t.Value {
	case "processors":
		return &Processors{b, entities}, nil
	case "template":
		return &Template{b, entities}, nil
	case "distribute":
		return p.distribute(b, a.Star, a.Args, a.Onto, names)
	case "shadow":
		return p.shadow(b, asArgs(a.Args), names)
	case "dimension":
		return nil, nil
	case "dynamic", "inherit", "range":
		return &MapAttr{Base: b, What: t.Value, Names: names}, nil
	case "redistribute":
		st, err := p.distribute(b, a.Star, a.Args, a.Onto, names)
		return executed(st), err
	case "align", "realign":
		if a.With == nil {
			return nil, faultf(t, "%s needs a target", strings.ToUpper(t.Value)).with("write '%s (i) with t(i) :: ...'", t.Value)
		}
		st, err := p.alignAttr(b, a, names, items)
		if t.Value == "realign" {
			executed(st)
		}
		return st, err
	}
	return nil, faultf(t, "%s cannot stand before '::'", strings.ToUpper(t.Value))
}

// alignAttr reads ALIGN (i) WITH t(i) :: a, b; the lists may also stand after the names: ALIGN WITH t(i) :: a(i).
func (p *parser) alignAttr(b Base, a hpfAttrRule, names []Ident, items []entityRule) (Stmt, error) {
	st := &Align{Base: b, Names: names}
	p.alignTarget(st, a.With)
	for _, item := range items {
		args := a.Args
		if args == nil {
			args = item.Dims
		}
		dummies, err := p.dummies(asArgs(args))
		if err != nil {
			return nil, err
		}
		st.Sources = append(st.Sources, dummies)
	}
	return st, nil
}

// dummyNames reads a list of dummy arguments.
func (p *parser) dummyNames(list *dummies) ([]Ident, error) {
	var out []Ident
	for _, d := range list.Names {
		name := d.Name
		if d.Star.Value != "" {
			name = d.Star
		}
		out = append(out, p.ident(name))
	}
	return out, nil
}

// clause is one clause of INDEPENDENT.
type clause struct {
	name       Ident
	on         *On
	names      []Ident
	reductions []Reduction
}

func independentStmt(p *parser, b Base, g *independentRule) (Stmt, error) {
	st := &Independent{Base: b}
	if g.Indices != nil {
		var err error
		if st.Indices, err = p.dummyNames(g.Indices); err != nil {
			return nil, err
		}
	}
	for _, c := range g.Clauses {
		switch c := c.(*clause); c.name.Name {
		case "new":
			st.New = append(st.New, c.names...)
		case "reduction":
			st.Reductions = append(st.Reductions, c.reductions...)
		case "localize":
			st.Localize = append(st.Localize, c.names...)
		case "on home", "onhome", "on ext_home", "ext_home":
			st.On = c.on
		default:
			st.Clauses = append(st.Clauses, c.name)
		}
	}
	return st, nil
}

var clauseNames = []string{"new", "reduction", "on home", "onhome", "resident", "localize", "local", "ext_home"}

// clause is the hook for a clause of INDEPENDENT.
func (p *parser) clause(lx *cursor) (Clause, error) {
	t := *lx.Peek()
	if t.Type != tIdent {
		return nil, participle.NextMatch
	}
	lx.Next()
	c := &clause{name: p.ident(t)}
	if next := lx.Peek(); t.Value == "on" && next.Type == tIdent {
		c.name.Name += " " + lx.Next().Value
		c.name.Pos = p.since(c.name.Pos, lx)
	}
	if t.Value == "on" && c.name.Name != "on home" && c.name.Name != "on ext_home" {
		return nil, faultf(t, "'on' needs HOME and an element").with("write 'on home (a(i))'")
	}
	if near := diag.Nearest(t.Value, clauseNames); near != "" && near != t.Value {
		return nil, faultf(t, "unknown clause '%s'", t.Value).misspelt(near)
	}
	if open := *lx.Peek(); open.Value != "(" {
		return nil, expected("'(' after '"+c.name.Name+"'", open)
	}
	switch t.Value {
	case "new", "localize":
		lx.Next()
		return c, p.clauseNames(lx, "", c)
	case "on", "onhome", "ext_home":
		return c, p.onHomeClause(lx, c)
	case "reduction":
		lx.Next()
		return c, p.clauseNames(lx, p.reductionOp(lx), c)
	}
	end := closing(p.tokens, lx.pos)
	for lx.pos <= end && lx.Peek().Type != tEOS {
		lx.Next()
	}
	c.name.Pos = p.since(c.name.Pos, lx)
	return c, nil
}

// reductionOp reads "+:" or "max:" and the like; "" if no operator is given.
func (p *parser) reductionOp(lx *cursor) string {
	if p.peek(lx, 1).Value != ":" {
		return ""
	}
	op := strings.Trim(lx.Next().Value, ".")
	lx.Next()
	return op
}

// locations reads the variables between slashes that say where the value of a reduction was found (HPF/JA), and gives the
// token after them: what ends "x/i,j/)" is one token.
func (p *parser) locations(lx *cursor, op string, c *clause) (Token, error) {
	for {
		t := *lx.Next()
		if t.Type != tIdent {
			return t, expected("a name", t)
		}
		c.names = append(c.names, p.ident(t))
		c.reductions = append(c.reductions, Reduction{p.ident(t), op})
		switch t = *lx.Next(); t.Value {
		case ",":
		case "/":
			return *lx.Next(), nil
		case "/)":
			t.Value = ")"
			return t, nil
		default:
			return t, expected("'/' or ','", t)
		}
	}
}

// clauseNames reads the names of NEW and REDUCTION up to the closing parenthesis.
func (p *parser) clauseNames(lx *cursor, op string, c *clause) error {
	for {
		t := *lx.Next()
		if t.Type != tIdent {
			return expected("a name", t)
		}
		c.names = append(c.names, p.ident(t))
		c.reductions = append(c.reductions, Reduction{p.ident(t), op})
		t = *lx.Next()
		if t.Type == tOp && t.Value == "/" {
			var err error
			if t, err = p.locations(lx, op, c); err != nil {
				return err
			}
		}
		switch {
		case t.Type == tOp && t.Value == ")":
			return nil
		case t.Type == tOp && t.Value == ",":
		default:
			return expected(closedOrNext, t)
		}
	}
}
