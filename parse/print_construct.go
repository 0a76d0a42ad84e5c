package parse

import "strings"

func (p *printer) selectCase(st *SelectCase) {
	switch n, plain := st.X.(*Name); {
	case !st.IsType && !st.IsRank:
		p.line(st.Lab, "%sselect case (%s)", blockName(st.Base), ExprString(st.X))
	case plain && n.Ident == st.Name.Name:
		p.line(st.Lab, "%s%s (%s)", blockName(st.Base), strings.ToLower(st.words()), st.Name.Name)
	default:
		p.line(st.Lab, "%s%s (%s=>%s)", blockName(st.Base), strings.ToLower(st.words()), st.Name.Name, ExprString(st.X))
	}
	for _, c := range st.Cases {
		p.line(0, "%s", armText(st, c))
		p.block(c.Body)
	}
	p.end("select", st.Base)
}

func armText(st *SelectCase, c Case) string {
	switch {
	case st.IsRank:
		return "rank " + caseText(c.Ranges)
	case !st.IsType:
		return "case " + caseText(c.Ranges)
	case c.Type == nil:
		return "class default"
	case c.Class:
		return "class is (" + guardText(c.Type) + ")"
	}
	return "type is (" + guardText(c.Type) + ")"
}

// guardText is a type without TYPE( ) around a name.
func guardText(t *TypeSpec) string {
	if t.Name == "type" {
		return t.Derived.Name
	}
	return typeText(*t)
}

func caseText(ranges []CaseRange) string {
	if ranges == nil {
		return "default"
	}
	parts := make([]string, len(ranges))
	for i, r := range ranges {
		if parts[i] = ExprString(r.Lo); r.Lo != r.Hi {
			parts[i] += ":" + ExprString(r.Hi)
		}
	}
	return "(" + strings.Join(parts, ",") + ")"
}

func (p *printer) associate(st *Associate) {
	parts := make([]string, len(st.List))
	for i, a := range st.List {
		parts[i] = a.Name + "=>" + ExprString(a.X)
	}
	p.line(st.Lab, "%sassociate (%s)", blockName(st.Base), strings.Join(parts, ","))
	p.block(st.Body)
	p.end("associate", st.Base)
}

func (p *printer) blockConstruct(st *BlockConstruct) {
	head, end := "block", "block"
	if st.Images != "" {
		if head = st.Images; st.Args != nil {
			head += headOfTeam(st)
		}
		_, last, two := strings.Cut(st.Images, " ")
		if end = st.Images; two {
			end = last
		}
		if st.EndArgs != nil {
			end += argsText(st.EndArgs)
		}
	}
	p.line(st.Lab, "%s%s", blockName(st.Base), head)
	p.block(st.Decls)
	p.block(st.Body)
	p.end(end, st.Base)
}

// headOfTeam are the arguments of CHANGE TEAM with its names of coarrays.
func headOfTeam(st *BlockConstruct) string {
	text := argsText(st.Args)
	for _, n := range st.Coarrays {
		text = strings.TrimSuffix(text, ")") + ", " + n.Name + codimsText(n.Codims) + " => " + n.X.Name + ")"
	}
	return text
}

func localityText(list []Locality) string {
	var b strings.Builder
	for _, l := range list {
		b.WriteString(" " + l.Kind.Name + "(" + reductionOp(l.Op) + identList(l.Names) + ")")
	}
	return b.String()
}

func (p *printer) derivedType(st *DerivedType) {
	var attrs []Attr
	var inner []string
	for _, a := range st.Attrs {
		if a.Name == "sequence" || a.Name == "private" && a.Pos.Start > st.Name.Pos.Start {
			inner = append(inner, a.Name)
		} else {
			attrs = append(attrs, a)
		}
	}
	head := "type" + attrsText(attrs) + " :: " + st.Name.Name
	if st.Params != nil {
		head += "(" + identList(st.Params) + ")"
	}
	p.line(st.Lab, "%s", head)
	p.depth++
	for _, word := range inner {
		p.line(0, "%s", word)
	}
	p.stmts(st.Components)
	p.depth--
	if st.Bindings != nil {
		p.line(0, "contains")
		p.block(st.Bindings)
	}
	p.line(0, "end type %s", st.Name.Name)
}

func (p *printer) interfaceBlock(st *Interface) {
	head := "interface"
	if st.Abstract {
		head = "abstract interface"
	}
	p.line(st.Lab, "%s", strings.TrimRight(head+" "+st.Name.Name, " "))
	p.depth++
	for _, u := range st.Bodies {
		p.unit(u)
	}
	p.stmts(st.Procs)
	p.depth--
	p.line(0, "%s", strings.TrimRight("end interface "+st.Name.Name, " "))
}

// attrsText gives attributes, each after a comma.
func attrsText(attrs []Attr) string {
	var b strings.Builder
	for _, a := range attrs {
		b.WriteString(", " + a.Name)
		switch {
		case a.Name == "dimension":
			b.WriteString(dimsText(a.Dims))
		case a.Name == "codimension":
			b.WriteString(codimsText(a.Dims))
		case a.Text != "":
			b.WriteString("(" + a.Text + ")")
		case a.Args != nil:
			b.WriteString(argsText(a.Args))
		}
	}
	return b.String()
}

func useText(st *Use) string {
	text := "use"
	if st.Nature != "" {
		text += ", " + st.Nature + " ::"
	}
	text += " " + st.Module.Name
	parts := make([]string, len(st.Renames))
	for i, r := range st.Renames {
		if parts[i] = r.Local.Name; r.Local != r.Name {
			parts[i] += " => " + r.Name.Name
		}
	}
	switch {
	case st.Only:
		text += ", only: "
	case len(parts) > 0:
		text += ", "
	}
	return strings.TrimRight(text+strings.Join(parts, ", "), " ")
}

func commonText(st *Common) string {
	text := "common"
	for _, c := range st.Blocks {
		text += " /" + c.Name + "/ " + entitiesText(c.Members)
	}
	return text
}

func namelistText(st *Namelist) string {
	text := "namelist"
	for _, g := range st.Groups {
		text += " /" + g.Name + "/ " + identList(g.Members)
	}
	return text
}

func equivalenceText(st *Equivalence) string {
	parts := make([]string, len(st.Groups))
	for i, g := range st.Groups {
		parts[i] = "(" + exprList(g) + ")"
	}
	return "equivalence " + strings.Join(parts, ", ")
}

func dataText(st *Data) string {
	parts := make([]string, len(st.Sets))
	for i, set := range st.Sets {
		parts[i] = exprList(set.Objects) + " " + valuesText(set.Values)
	}
	return "data " + strings.Join(parts, ", ")
}

func valuesText(values []DataValue) string {
	parts := make([]string, len(values))
	for i, v := range values {
		if v.Repeat != nil {
			parts[i] = ExprString(v.Repeat) + "*"
		}
		parts[i] += ExprString(v.Value)
	}
	return "/" + strings.Join(parts, ",") + "/"
}

func procText(st *ProcDecl) string {
	switch {
	case st.Module:
		return "module procedure " + entitiesText(st.Entities)
	case len(st.Attrs) == 1 && st.Attrs[0].Name == "final":
		return "final :: " + entitiesText(st.Entities)
	}
	text := "procedure"
	switch {
	case st.Interface != nil:
		text += "(" + st.Interface.Name + ")"
	case st.Type != nil:
		text += "(" + typeText(*st.Type) + ")"
	}
	return text + attrsText(st.Attrs) + " :: " + entitiesText(st.Entities)
}

func entryText(st *Entry) string {
	text := "entry " + st.Name.Name + "(" + identList(st.Args) + ")"
	for _, a := range st.Suffixes {
		text += " " + a.Name + argsText(a.Args)
	}
	if st.Result != nil {
		text += " result(" + st.Result.Name + ")"
	}
	return text
}
