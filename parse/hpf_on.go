package parse

import "strings"

// onDirectives fills in the handlers of the directives that say where statements run, HPF 2.0, 9, and HPF/JA.
func onDirectives(p *parser, h map[string]handler) {
	h["on"], h["onhome"] = p.onStmt, p.onStmt
	h["end"], h["endon"] = p.endOn, p.endOn
	for _, word := range []string{"resident", "local", "reflect", "task_region", "index_reuse", "async", "asyncwait", "kill"} {
		h[word] = p.hint
	}
}

// onStmt reads ON HOME (a(i), a(i+1)), RESIDENT, NEW (x) BEGIN and ON (p(1:2)) BEGIN, from after ON.
func (p *parser) onStmt(b Base, head Token) (Stmt, error) {
	st := &On{Base: b}
	switch {
	case p.acceptWord("ext_home"):
		st.Ext = true
	case head.Value == "onhome" || p.acceptWord("home"):
	default:
		st.Processors = true
	}
	if !p.is("(") {
		return nil, expected("'('", *p.lx.Peek()).with("write 'on home (a(i))'")
	}
	args, err := p.args(p.lx, false)
	if err != nil {
		return nil, err
	}
	for _, a := range args {
		if a.Value == nil || a.Keyword != "" {
			return nil, faultf(p.tokenAt(a.Pos), "'%s' is no reference to an array", a.Pos.Text())
		}
		st.Home = append(st.Home, a.Value)
	}
	for !p.atEnd() {
		p.accept(",")
		if p.acceptWord("begin") {
			st.Begin = true
			break
		}
		if err := p.onClause(st); err != nil {
			return nil, err
		}
	}
	return p.done(st)
}

// onClause reads NEW (x), LOCAL with or without arrays, or RESIDENT with or without a list, which asserts and changes nothing.
func (p *parser) onClause(st *On) error {
	id, err := p.name()
	if err != nil {
		return err
	}
	switch id.Name {
	case "new":
		return p.parens(func() error {
			names, err := p.names()
			st.New = append(st.New, names...)
			return err
		})
	case "resident", "local":
		args, err := p.optionalArgs()
		for _, a := range args {
			if name, ok := a.Value.(*Name); ok && id.Name == "local" {
				st.Local = append(st.Local, Ident{Name: name.Ident, Pos: name.Pos})
			}
		}
		return err
	}
	return faultf(p.tokenAt(id.Pos), "unknown clause '%s'", id.Name).with("the clauses of ON are new, resident, local and begin")
}

// endOn reads END ON, END RESIDENT, END LOCAL and END TASK_REGION.
func (p *parser) endOn(b Base, head Token) (Stmt, error) {
	what := "on"
	if head.Value == "end" {
		id, err := p.name()
		if err != nil {
			return nil, err
		}
		what = id.Name
	}
	switch what {
	case "on":
		return p.done(&EndOn{Base: b})
	case "resident", "local", "task_region", "async":
		return p.done(&Hint{Base: b, Text: "end " + what})
	}
	return nil, faultf(head, "'end %s' ends no directive", what)
}

// hint reads a directive that asserts or advises: it never changes an answer, so its list is only kept as text.
func (p *parser) hint(b Base, head Token) (Stmt, error) {
	words := []string{head.Value}
	for !p.atEnd() {
		words = append(words, p.span(*p.lx.Next()).Text())
	}
	return p.done(&Hint{Base: b, JA: p.tokens[0].Value == "hpfj", Text: strings.Join(words, " ")})
}

func onText(st *On) string {
	text := "on home("
	switch {
	case st.Ext:
		text = "on ext_home("
	case st.Processors:
		text = "on ("
	}
	parts := make([]string, len(st.Home))
	for i, x := range st.Home {
		parts[i] = ExprString(x)
	}
	text += strings.Join(parts, ",") + ")"
	if st.New != nil {
		text += ", new(" + identList(st.New) + ")"
	}
	if st.Local != nil {
		text += ", local(" + identList(st.Local) + ")"
	}
	if st.Begin {
		text += " begin"
	}
	return text
}

// onHomeClause reads the list of the clause ON HOME (a(i)) of INDEPENDENT.
func (p *parser) onHomeClause(lx *cursor, c *clause) error {
	args, err := p.args(lx, false)
	c.on = &On{Base: Base{Pos: c.name.Pos}, Ext: strings.HasSuffix(c.name.Name, "ext_home")}
	for _, a := range args {
		if a.Value == nil || a.Keyword != "" {
			return faultf(p.tokenAt(a.Pos), "'%s' is no reference to an array", a.Pos.Text())
		}
		c.on.Home = append(c.on.Home, a.Value)
	}
	return err
}
