package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/edits"
	"dhpfgo/sem/names"
	"dhpfgo/sem/tree"
)

// Specifiers by statement, Fortran 2008, chapter 9, and gfortran's convert= and readonly.
var (
	textSpecs = map[ir.IOOp][]string{
		ir.ReadOp:  {"advance", "blank", "decimal", "pad", "round"},
		ir.WriteOp: {"advance", "decimal", "delim", "round", "sign"},
		ir.OpenOp: {"file", "status", "access", "form", "blank", "position", "action", "delim", "pad", "convert", "decimal", "encoding",
			"round", "sign", "asynchronous"},
		ir.CloseOp:   {"status"},
		ir.InquireOp: {"file"},
	}
	numberSpecs = map[ir.IOOp][]string{ir.ReadOp: {"rec", "pos"}, ir.WriteOp: {"rec", "pos"}, ir.OpenOp: {"recl"}}
	labelSpecs  = map[ir.IOOp][]string{ir.ReadOp: {"err", "end", "eor"}, ir.WriteOp: {"err"}}

	textResults = map[ir.IOOp][]string{ir.InquireOp: {"access", "form", "blank", "position", "action", "delim", "pad", "name", "sequential",
		"direct", "formatted", "unformatted", "read", "write", "readwrite", "convert", "asynchronous", "decimal", "encoding", "round",
		"sign", "stream"}}
	int4Results = map[ir.IOOp][]string{ir.OpenOp: {"newunit"}, ir.InquireOp: {"number"}}
	int8Results = map[ir.IOOp][]string{ir.ReadOp: {"size"}, ir.LengthOp: {"iolength"}, ir.InquireOp: {"nextrec", "recl", "pos", "size"}}
	logResults  = map[ir.IOOp][]string{ir.InquireOp: {"exist", "opened", "named"}}
)

// specifier takes one keyword=value.
func (s *ioStatement) specifier(a parse.Arg) {
	op, has := s.begin.Op, func(m map[ir.IOOp][]string) bool { return slices.Contains(m[s.begin.Op], a.Keyword) }
	switch {
	case a.Keyword == "iostat" || has(int4Results):
		s.result(a, ir.Int4)
	case a.Keyword == "iomsg" || has(textResults):
		s.textResult(a)
	case a.Keyword == "err" || has(labelSpecs):
		s.label(a)
	case has(int8Results):
		s.result(a, ir.Int8)
	case has(logResults):
		s.result(a, ir.Log4)
	case a.Keyword == "pending" && op == ir.InquireOp:
		s.pending(a)
	case has(textSpecs):
		s.text(a)
	case has(numberSpecs):
		s.number(a)
	case a.Keyword == "fmt" && (op == ir.ReadOp || op == ir.WriteOp):
		s.format(a.Value)
	case a.Keyword == "nml" && (op == ir.ReadOp || op == ir.WriteOp):
		s.namelist(a.Value)
	case (a.Keyword == "asynchronous" || a.Keyword == "id") && (op == ir.ReadOp || op == ir.WriteOp):
		s.asynchronous(a)
	case a.Keyword == "id" && (op == ir.WaitOp || op == ir.InquireOp):
		// Every transfer is complete when its statement ends, Fortran 2008, 9.6.2.5.
		s.c.Integer(a.Value, "id=")
	default:
		d := s.c.bag.Errorf(a.Pos, "specifier", "%s has no specifier '%s='", strings.ToUpper(op.String()), a.Keyword)
		if a.Keyword == "eof" && op == ir.ReadOp {
			d.Help("write 'end='").InsteadOf("eof", "end")
			return
		}
		names.Suggest(d, a.Keyword, s.known())
	}
}

// known are the specifiers of the statement.
func (s *ioStatement) known() []string {
	out := []string{"iostat", "iomsg", "err"}
	for _, m := range []map[ir.IOOp][]string{textSpecs, numberSpecs, labelSpecs, textResults, int4Results, int8Results, logResults} {
		out = append(out, m[s.begin.Op]...)
	}
	return out
}

func (s *ioStatement) value(keyword string, x ir.Expr) {
	s.begin.Values = append(s.begin.Values, ir.IOSpec{Keyword: keyword, X: x})
}

func (s *ioStatement) text(a parse.Arg) {
	e := s.c.scalar(a.Value)
	if b := e.Type().Base; b != ir.Character {
		if b != ir.Invalid {
			s.c.bag.Errorf(parse.SpanOf(a.Value), "type-mismatch", "'%s=' needs a text, this is %s", a.Keyword, e.Type())
		}
		return
	}
	if isDefaultText(s.c, e, "'"+a.Keyword+"='") {
		s.knownValue(a, e)
		s.value(a.Keyword, e)
	}
}

// knownValue refuses a constant that a specifier does not take, Fortran 2008, 9.5.6, 9.5.7 and 9.6.2. Where the program
// takes the failure itself, it is a warning.
func (s *ioStatement) knownValue(a parse.Arg, e ir.Expr) {
	k, constant := e.(*ir.Const)
	values := strings.Fields(specValues[a.Keyword])
	switch s.begin.Op {
	case ir.CloseOp:
		values = []string{"keep", "delete"}
	case ir.OpenOp, ir.ReadOp, ir.WriteOp:
	default:
		return
	}
	if given := ""; constant && len(values) > 0 {
		if given = strings.ToLower(strings.TrimSpace(k.S)); slices.Contains(values, given) {
			return
		}
		report := s.c.bag.Errorf
		if s.handled {
			report = s.c.bag.Warnf
		}
		d := report(parse.SpanOf(a.Value), "specifier", "'%s=' has no value '%s'", a.Keyword, given).Note("its values are: %s", strings.Join(values, ", "))
		names.Suggest(d, given, values)
	}
}

// specValues are the values that specifiers take.
var specValues = map[string]string{"status": "old new scratch replace unknown", "access": "sequential direct stream append", "form": "formatted unformatted",
	"action": "read write readwrite", "position": "asis rewind append", "blank": "null zero", "delim": "apostrophe quote none", "pad": "yes no",
	"decimal": "comma point", "sign": "plus suppress processor_defined", "asynchronous": "yes no", "advance": "yes no", "round": "up down zero nearest compatible processor_defined"}

func (s *ioStatement) number(a parse.Arg) {
	if e := s.c.Integer(a.Value, "'"+a.Keyword+"='"); e.Type().Base == ir.Integer {
		s.value(a.Keyword, s.c.convert(e, ir.Int8))
	}
}

// result lets a variable of type t of the statement be set, and assigns it to what the program names.
func (s *ioStatement) result(a parse.Arg, t ir.Type) {
	c := s.c
	target := definitions{c}.variable(a.Value)
	if b := target.Type().Base; b != t.Base {
		if b != ir.Invalid {
			c.bag.Errorf(parse.SpanOf(a.Value), "type-mismatch", "'%s=' needs a variable of type %s, this is %s", a.Keyword,
				baseName(t.Base), target.Type())
		}
		return
	}
	v := c.temp(a.Keyword, t, a.Pos)
	s.begin.Results = append(s.begin.Results, ir.IOSpec{Keyword: a.Keyword, X: &ir.Var{Pos: a.Pos, Sym: v}})
	zero := &ir.Const{Pos: a.Pos, T: t}
	c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: a.Pos}, LHS: &ir.Var{Pos: a.Pos, Sym: v}, RHS: zero})
	s.after = append(s.after, &ir.Assign{At: ir.At{Pos: a.Pos}, LHS: target, RHS: c.convert(&ir.Var{Pos: a.Pos, Sym: v}, target.Type())})
}

func baseName(b ir.Base) string {
	return map[ir.Base]string{ir.Integer: "integer", ir.Logical: "logical"}[b]
}

// textResult lets a character variable be set: directly, if it is a scalar of the unit, since it may stay as it is.
func (s *ioStatement) textResult(a parse.Arg) {
	c := s.c
	target := definitions{c}.variable(a.Value)
	if b := target.Type().Base; b != ir.Character {
		if b != ir.Invalid {
			c.bag.Errorf(parse.SpanOf(a.Value), "type-mismatch", "'%s=' needs a character variable, this is %s", a.Keyword, target.Type())
		}
		return
	}
	if !isDefaultText(c, target, "'"+a.Keyword+"='") {
		return
	}
	if r := ir.Root(target); r != nil && r.Map != nil && target.Type().Len >= 0 {
		v := c.temp(a.Keyword, target.Type(), a.Pos)
		c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: a.Pos}, LHS: &ir.Var{Pos: a.Pos, Sym: v}, RHS: ir.CloneExpr(target)})
		s.after = append(s.after, &ir.Assign{At: ir.At{Pos: a.Pos}, LHS: target, RHS: &ir.Var{Pos: a.Pos, Sym: v}})
		target = &ir.Var{Pos: a.Pos, Sym: v}
	}
	s.begin.Results = append(s.begin.Results, ir.IOSpec{Keyword: a.Keyword, X: target})
}

func (s *ioStatement) label(a parse.Arg) {
	lit, ok := a.Value.(*parse.IntLit)
	if !ok {
		s.c.bag.Errorf(parse.SpanOf(a.Value), "label", "'%s=' needs the label of a statement", a.Keyword)
		return
	}
	n, _ := ir.ParseInt(lit.Text)
	s.labels[a.Keyword] = int(n)
	s.begin.Handles = append(s.begin.Handles, a.Keyword)
}

// asynchronous takes ASYNCHRONOUS= and ID= of a transfer, which is complete when its statement ends.
func (s *ioStatement) asynchronous(a parse.Arg) {
	if a.Keyword == "asynchronous" {
		s.c.scalar(a.Value)
		return
	}
	if e := (definitions{s.c}).variable(a.Value); e.Type().Base == ir.Integer {
		s.after = append(s.after, &ir.Assign{At: ir.At{Pos: a.Pos}, LHS: e, RHS: s.c.convert(ir.IntConst(0, a.Pos), e.Type())})
	}
}

// pending takes PENDING= of INQUIRE: no transfer is under way.
func (s *ioStatement) pending(a parse.Arg) {
	if e := (definitions{s.c}).variable(a.Value); e.Type().Base == ir.Logical {
		s.after = append(s.after, &ir.Assign{At: ir.At{Pos: a.Pos}, LHS: e, RHS: s.c.convert(&ir.Const{Pos: a.Pos, T: ir.Log4}, e.Type())})
	} else if e.Type().Base != ir.Invalid {
		s.c.bag.Errorf(parse.SpanOf(a.Value), "type-mismatch", "'pending=' needs a variable of type logical, this is %s", e.Type())
	}
}

// unit is the unit of READ and WRITE: a number, or an internal file.
func (s *ioStatement) unit(x parse.Expr, preconnected int64) {
	c := s.c
	if x == nil {
		s.value("unit", &ir.Const{Pos: s.pos, T: ir.Int8, I: preconnected})
		return
	}
	if s.internalArray(x) {
		return
	}
	e := c.scalar(x)
	switch e.Type().Base {
	case ir.Integer:
		s.value("unit", c.convert(e, ir.Int8))
	case ir.Character:
		if _, inParens := x.(*parse.Paren); inParens || s.begin.Op == ir.ReadOp && !ir.IsDesignator(e) {
			c.bag.Errorf(parse.SpanOf(x), "unit", "a unit is an integer or a character variable, this is a value")
			return
		}
		if s.begin.Op == ir.WriteOp && !(definitions{c}).settable(e) {
			return
		}
		s.begin.File, s.begin.Everywhere = &ir.Item{Pos: parse.SpanOf(x), X: s.mappedFile(e)}, true
	case ir.Invalid:
	default:
		c.bag.Errorf(parse.SpanOf(x), "unit", "a unit is an integer or a character variable, this is %s", e.Type())
	}
}

// internalArray takes an array of characters, whose elements are the records.
func (s *ioStatement) internalArray(x parse.Expr) bool {
	c := s.c
	it, ok := designators{c}.sectionItem(x)
	if !ok {
		if t := c.unevaluated(x); ir.Rank(t) == 0 || t.Type().Base != ir.Character {
			return false
		}
		it = s.partsOfArray(x)
	}
	if len(it) != 1 || it[0].Section == nil {
		return true
	}
	sym := it[0].Section.Sym
	switch {
	case sym.Type.Base != ir.Character:
		c.bag.Errorf(parse.SpanOf(x), "unit", "a unit is an integer or a character variable, this is an array of %s", sym.Type)
	default:
		if sym.Map != nil {
			it[0].Section.Sym = s.gathered(sym, s.begin.Op == ir.WriteOp, parse.SpanOf(x))
		}
		s.begin.File, s.begin.Everywhere = &it[0], true
	}
	return true
}

// partsOfArray is an internal file of parts of elements, as a(:)(2:3): an array that holds them while the statement runs.
func (s *ioStatement) partsOfArray(x parse.Expr) []ir.Item {
	c := s.c
	sec := c.keep(c.expr(x), parse.SpanOf(x))
	if sec == nil {
		return nil
	}
	if s.begin.Op == ir.WriteOp {
		before := c.takePre()
		back := &parse.Assign{LHS: x, RHS: c.nameFor(sec.Sym, parse.SpanOf(x))}
		back.Pos = parse.SpanOf(x)
		stores := assigner{c}.assign(back)
		s.after = append(append(s.after, c.takePre()...), stores...)
		c.em.Pre = before
	}
	return []ir.Item{{Pos: parse.SpanOf(x), Section: sec}}
}

// mappedFile is an internal file: for an element of a distributed array a variable that holds it while the statement runs.
func (s *ioStatement) mappedFile(e ir.Expr) ir.Expr {
	r := ir.Root(e)
	if r == nil || r.Map == nil {
		return e
	}
	if e.Type().Len < 0 {
		t := s.gathered(r, s.begin.Op == ir.WriteOp, e.Span())
		return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
			if el, ok := x.(*ir.Elem); ok && el.Sym == r {
				return &ir.Elem{Pos: el.Pos, Sym: t, Subs: el.Subs}
			}
			return x
		})
	}
	v := &ir.Var{Pos: e.Span(), Sym: s.c.temp("file", e.Type(), e.Span())}
	s.c.em.Pre = append(s.c.em.Pre, &ir.Assign{At: ir.At{Pos: e.Span()}, LHS: v, RHS: e})
	if s.begin.Op == ir.WriteOp {
		s.after = append(s.after, &ir.Assign{At: ir.At{Pos: e.Span()}, LHS: ir.CloneExpr(e), RHS: ir.CloneExpr(v)})
	}
	return ir.CloneExpr(v)
}

// fileUnit is the unit of other statements.
func (s *ioStatement) fileUnit(x parse.Expr) {
	if _, star := x.(*parse.AnyLen); star {
		s.c.bag.Errorf(parse.SpanOf(x), "unit", "this statement needs the number of a unit").Help("write 5 for the standard input, 6 for the standard output")
		return
	}
	if e := s.c.Integer(x, "the unit"); e.Type().Base == ir.Integer {
		s.value("unit", s.c.convert(e, ir.Int8))
	}
}

// format takes *, a label, a text, an array of texts, a variable to which a label is assigned, or a namelist group.
func (s *ioStatement) format(x parse.Expr) {
	c := s.c
	if x == nil {
		return
	}
	if n, name := x.(*parse.Name); name {
		if (namelists{c}).findNamelist(n.Ident) != nil {
			s.namelist(x)
			return
		}
	}
	if _, star := x.(*parse.AnyLen); star {
		s.begin.List = true
		return
	}
	if lit, ok := x.(*parse.IntLit); ok {
		label, _ := ir.ParseInt(lit.Text)
		if f := c.formats[int(label)]; f != nil {
			s.value("fmt", textConst(f.Text, x))
			s.faultless(f.Text, f.Span())
			s.edits, s.formatAt = edits.Read(f.Text), f.Span()
		} else {
			c.bag.Errorf(parse.SpanOf(x), "format", "there is no FORMAT with the label %s", lit.Text)
		}
		return
	}
	if it, ok := (designators{c}).sectionItem(x); ok {
		s.formatArray(x, it)
		return
	}
	switch e := c.scalar(x); e.Type().Base {
	case ir.Character:
		if isDefaultText(c, e, "a format") {
			s.formatText(x, e)
		}
	case ir.Integer:
		s.assignedFormat(e)
	case ir.Invalid:
	default:
		c.bag.Errorf(parse.SpanOf(x), "format", "a format is a text, this is %s", e.Type())
	}
}

func textConst(text string, x parse.Expr) *ir.Const {
	return &ir.Const{Pos: parse.SpanOf(x), T: ir.Type{Base: ir.Character, Kind: 1, Len: len(text)}, S: text}
}

// formatText checks the parentheses of a constant format, Fortran 2008, 10.2.2.
func (s *ioStatement) formatText(x parse.Expr, e ir.Expr) {
	if k, ok := e.(*ir.Const); ok {
		text := strings.TrimSpace(k.S)
		switch opened := strings.HasPrefix(text, "("); {
		case opened && !strings.Contains(text, ")"):
			s.c.bag.Errorf(parse.SpanOf(x), "format", "the format is not closed").Help("write '%s)'", text)
			return
		case !opened:
			s.c.bag.Errorf(parse.SpanOf(x), "format", "a format must be in parentheses").Help("write '(%s)'", text)
			return
		}
		s.faultless(text, parse.SpanOf(x))
		s.edits, s.formatAt = edits.Read(text), parse.SpanOf(x)
	}
	s.value("fmt", e)
}

// faultless refuses a constant format that no program can run with. DEC's compilers gave descriptors a width, and those before
// Fortran 77 a number of digits.
func (s *ioStatement) faultless(text string, pos diag.Span) {
	dialect := s.c.file.Dialect
	loose := dialect.Records || dialect.Library != nil && (dialect.Library.Formats || dialect.Library.Standard == "legacy")
	if fault := edits.Fault(text); fault != "" && !loose {
		s.c.bag.Errorf(pos, "format", "%s", fault).Note("Fortran 2008, 10.3")
	}
}

// compareEdits warns of the first item that its edit descriptor cannot take, Fortran 2008, 10.7.1: the run would end there. After
// an item that is an array, or in a loop, nobody counts.
func compareEdits(s *ioStatement, list []ir.Stmt) {
	if s.edits == nil || len(s.labels) > 0 || len(s.begin.Results) > 0 {
		return
	}
	n := 0
	for _, st := range list {
		t, ok := st.(*ir.Transfer)
		if _, computes := st.(*ir.Assign); computes {
			continue
		}
		if !ok || t.Item.X == nil || ir.Rank(t.Item.X) > 0 {
			return
		}
		typ := t.Item.X.Type()
		e, found := s.edits.At(n)
		takes, name := takenBy(e.Letters)
		switch {
		case typ.Base == ir.Invalid:
			return
		case !found:
			s.c.bag.Warnf(t.Item.Pos, "format-fit", "the format has no edit descriptor for this item: the statement fails when it runs").
				Because(s.formatAt, "the format").Help("write '*' for a format that fits all items")
			return
		case takes != ir.Invalid && takes != typ.Base && !(takes == ir.Real && typ.Base == ir.Complex):
			s.c.bag.Warnf(t.Item.Pos, "format-fit", "'%s' takes %s, this is %s: the statement fails when it runs", e.Text, name, typ).
				Because(s.formatAt, "the format").Help("write an edit descriptor for it, such as %s", describing(typ))
			return
		}
		if n++; typ.Base == ir.Complex {
			n++
		}
	}
}

// takenBy is the type that an edit descriptor takes, with its name; Invalid for one that takes several.
func takenBy(letters string) (ir.Base, string) {
	switch letters {
	case "I":
		return ir.Integer, "integers"
	case "L":
		return ir.Logical, "logical values"
	case "D", "E", "EN", "ES", "EX", "F":
		return ir.Real, "reals"
	}
	return ir.Invalid, ""
}

// describing gives edit descriptors for a type.
func describing(t ir.Type) string {
	fit := map[ir.Base]string{ir.Character: "'a'", ir.Integer: "'i8'", ir.Logical: "'l2'", ir.Real: "'f10.3'", ir.Complex: "'2f10.3'"}
	return fit[t.Base] + " or 'g0'"
}

// formatArray is an array whose elements make the format together, Fortran 2008, 10.2.2; Fortran 77 had arrays of numbers
// with Hollerith constants.
func (s *ioStatement) formatArray(x parse.Expr, it []ir.Item) {
	if len(it) != 1 || it[0].Section == nil {
		return
	}
	sym := it[0].Section.Sym
	if sym.Type.Base == ir.Derived {
		s.c.bag.Errorf(parse.SpanOf(x), "format", "a format is a text, this is an array of %s", sym.Type)
		return
	}
	if _, whole := x.(*parse.Name); !whole || sym.Pointer || sym.Size >= ir.AssumedShape || sym.Type.Base != ir.Character {
		s.formatBytes(x)
		return
	}
	if sym.Map != nil {
		it[0].Section.Sym = s.gathered(sym, false, parse.SpanOf(x))
	}
	s.begin.Pieces = it[0].Section
}

// formatBytes is an array whose bytes are the format:
//
//	write (u, a) ...   →   write (u, transfer(a, repeat(' ', size(a)*storage_size(a)/8))) ...
func (s *ioStatement) formatBytes(x parse.Expr) {
	node := parse.Node{Pos: parse.SpanOf(x)}
	call := func(name string, args ...parse.Expr) *parse.Ref {
		out := &parse.Ref{Node: node, Name: name, Intrinsic: true}
		for _, a := range args {
			out.Args = append(out.Args, parse.Arg{Pos: node.Pos, Value: a})
		}
		return out
	}
	bits := &parse.Binary{Node: node, Op: "*", X: call("size", x), Y: call("storage_size", x)}
	bytes := &parse.Binary{Node: node, Op: "/", X: bits, Y: &parse.IntLit{Node: node, Text: "8"}}
	text := call("transfer", x, call("repeat", &parse.StringLit{Node: node, Value: " "}, bytes))
	if e := s.c.scalar(text); e.Type().Base == ir.Character {
		s.formatText(x, e)
	}
}

// assignedFormat is a variable to which the label of a FORMAT is assigned.
func (s *ioStatement) assignedFormat(e ir.Expr) {
	v, ok := e.(*ir.Var)
	if !ok || len(s.c.formats) == 0 {
		s.c.bag.Errorf(e.Span(), "format", "a format is a text, this is %s", e.Type())
		return
	}
	s.begin.Choice = v
	for label, f := range s.c.formats {
		s.begin.Formats = append(s.begin.Formats, ir.IOFormat{Label: label, Text: f.Text})
	}
	slices.SortFunc(s.begin.Formats, func(a, b ir.IOFormat) int { return a.Label - b.Label })
}

// collectFormats finds the labelled FORMAT statements.
func (c *scope) collectFormats(list []parse.Stmt) {
	tree.EveryStmt(list, func(s parse.Stmt) {
		if f, ok := s.(*parse.Format); ok {
			c.formats[f.Label()] = f
		}
	})
}
