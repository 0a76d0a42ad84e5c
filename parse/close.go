package parse

import (
	"strings"

	"dhpfgo/diag"
)

// middle begins the next branch of IF or WHERE, or the next CASE.
func (b *builder) middle(m *middle) {
	b.dropPending(m.Pos)
	switch m.keyword {
	case "case", "rank", "type is", "class is", "class default":
		b.nextCase(m)
		return
	}
	var branches *[]Branch
	var top *block
	if len(b.blocks) > 0 {
		top = b.blocks[len(b.blocks)-1]
		switch st := top.stmt.(type) {
		case *If:
			if m.keyword != "else where" {
				branches = &st.Branches
			}
		case *Where:
			if m.keyword == "else where" || m.keyword == "else" {
				branches = &st.Branches
			}
		}
	}
	if branches == nil {
		d := b.errorf(m.Pos, "'%s' belongs to no open block", m.keyword)
		if top != nil {
			d.Because(top.stmt.Span(), "this %s is open", top.describe())
		}
		return
	}
	if last := (*branches)[len(*branches)-1]; last.Cond == nil {
		b.errorf(m.Pos, "'%s' cannot follow 'else'", m.keyword).Because(last.Pos, "the last branch begins here")
	}
	*branches = append(*branches, Branch{Pos: m.Pos, Cond: m.cond})
	top.body = &(*branches)[len(*branches)-1].Body
}

// nextCase begins an arm of SELECT CASE or SELECT TYPE.
func (b *builder) nextCase(m *middle) {
	n := len(b.blocks)
	arm, construct := strings.ToUpper(m.keyword), "SELECT TYPE"
	if m.keyword == "case" || m.keyword == "rank" {
		construct = "SELECT " + arm
	}
	if n == 0 {
		b.errorf(m.Pos, "%s belongs to no open %s", arm, construct)
		return
	}
	top := b.blocks[n-1]
	st, ok := top.stmt.(*SelectCase)
	if !ok || construct != st.words() {
		b.errorf(m.Pos, "%s belongs to no open %s", arm, construct).Because(top.stmt.Span(), "this %s is open", top.describe())
		return
	}
	for i, k := range st.Cases {
		if m.ranges == nil && m.typ == nil && k.Ranges == nil && k.Type == nil {
			b.errorf(m.Pos, "a second %s DEFAULT", strings.TrimSuffix(arm, " DEFAULT")).Because(st.Cases[i].Pos, "the first")
		}
	}
	st.Cases = append(st.Cases, Case{Pos: m.Pos, Ranges: m.ranges, Type: m.typ, Class: m.keyword == "class is"})
	top.body = &st.Cases[len(st.Cases)-1].Body
}

// words are those that begin the construct.
func (st *SelectCase) words() string {
	switch {
	case st.IsType:
		return "SELECT TYPE"
	case st.IsRank:
		return "SELECT RANK"
	}
	return "SELECT CASE"
}

// close ends a block or a unit.
func (b *builder) close(c *closer) {
	b.dropPending(c.Pos)
	if endsUnit(c.keyword) {
		b.closeUnit(c)
		return
	}
	keyword := strings.TrimPrefix(c.keyword, "end ")
	at := len(b.blocks) - 1
	for at >= 0 && (b.blocks[at].keyword != keyword || b.blocks[at].label != 0 && b.blocks[at].label != c.Lab) {
		at--
	}
	if at < 0 {
		d := b.errorf(c.Pos, "'%s' closes nothing", c.keyword)
		if n := len(b.blocks); n > 0 {
			d.Because(b.blocks[n-1].stmt.Span(), "this %s is open", b.blocks[n-1].describe())
		} else if c.keyword == "end if" || c.keyword == "end where" {
			d.Help("leave it out: with its statement in the same line, %s has no end", strings.ToUpper(keyword))
		}
		return
	}
	for _, inner := range b.blocks[at+1:] {
		b.unclosed(inner, c.Pos)
	}
	blk := b.blocks[at]
	if c.name != "" && c.name != nameOf(blk) {
		b.errorf(c.Pos, "'%s %s' does not match its block", c.keyword, c.name).
			Because(blk.stmt.Span(), "the block is named '%s'", nameOf(blk))
	} else if c.name == "" && blk.name != "" {
		b.errorf(c.Pos, "'%s' lacks the name of its block", c.keyword).Because(blk.stmt.Span(), "the block is named '%s'", blk.name).
			Help("write '%s %s'", c.keyword, blk.name).Instead(c.keyword + " " + blk.name)
	}
	b.blocks = b.blocks[:at+1]
	b.keepLabel(c)
	setEnd(blk.stmt, c.Pos)
	if st, ok := blk.stmt.(*BlockConstruct); ok {
		st.EndArgs = c.args
	}
	b.blocks = b.blocks[:at]
}

// nameOf gives the name that may follow END of a block.
func nameOf(k *block) string {
	switch st := k.stmt.(type) {
	case *DerivedType:
		return st.Name.Name
	case *Interface:
		return st.Name.Name
	}
	return k.name
}

// keepLabel makes a CONTINUE of the label of an END statement, so that a jump to it finds it.
func (b *builder) keepLabel(c *closer) {
	if c.Lab != 0 {
		b.simple(&Continue{Base{Pos: c.Pos, Lab: c.Lab}})
	}
}

// unclosed reports a block without its END.
func (b *builder) unclosed(k *block, at diag.Span) {
	line, _ := k.stmt.Span().LineCol()
	d := b.errorf(at, "the %s of line %d is not closed here", k.describe(), line).
		Because(k.stmt.Span(), "opened here")
	if k.label != 0 {
		d.Help("write '%d continue' at the end of the loop", k.label)
	} else {
		d.Help("write 'end %s' at the end of the block", k.keyword)
	}
	setEnd(k.stmt, at)
}

func setEnd(st Stmt, end diag.Span) {
	switch st := st.(type) {
	case *Do:
		st.End = end
	case *Forall:
		st.End = end
	case *If:
		st.End = end
	case *Where:
		st.End = end
	case *SelectCase:
		st.End = end
	case *Associate:
		st.End = end
	case *BlockConstruct:
		st.End = end
	case *DerivedType:
		st.End = end
	case *Interface:
		st.End = end
	case *Enum:
		st.End = end
	}
}

// endLabel closes the loops that end at a labelled statement, which may be several.
func (b *builder) endLabel(label int, at diag.Span) {
	for n := len(b.blocks); n > 0 && b.blocks[n-1].label == label; n = len(b.blocks) {
		setEnd(b.blocks[n-1].stmt, at)
		b.blocks = b.blocks[:n-1]
	}
}

// faulty keeps the nesting right after a statement that was not understood: a block head opens a block all the same.
func (b *builder) faulty(f *faulty) {
	var st Stmt
	switch f.keyword {
	case "if":
		line, _ := f.Pos.LineCol()
		text, _ := f.Pos.File.Line(line)
		if !endsInThen(f.Pos.Text()) && !endsInThen(text) {
			return
		}
		st = &If{Base: f.Base, Branches: []Branch{{Pos: f.Pos}}}
	case "do", "do while", "do concurrent":
		st = &Do{Base: f.Base}
	case "include":
		return
	case "select case", "select type", "select rank":
		st = &SelectCase{Base: f.Base, IsType: f.keyword == "select type", IsRank: f.keyword == "select rank"}
	case "type is", "class is":
		b.middle(&middle{Base: f.Base, keyword: f.keyword, ranges: []CaseRange{}})
		return
	case "associate":
		st = &Associate{Base: f.Base}
	case "type":
		st = &DerivedType{Base: f.Base}
	case "interface", "abstract interface":
		st = &Interface{Base: f.Base}
	case "case", "rank":
		b.middle(&middle{Base: f.Base, keyword: f.keyword, ranges: []CaseRange{}})
		return
	case "program", "subroutine", "function", "module", "submodule", "block data":
		kind := map[string]UnitKind{"program": MainProgram, "subroutine": Subroutine, "function": Function, "module": Module, "submodule": Submodule,
			"block data": BlockData}
		b.unitHead(&unitStmt{f.Base, &Unit{Kind: kind[f.keyword], Name: f.keyword, Pos: f.Pos}})
		return
	default:
		if len(b.units) == 0 {
			b.unit(f.Pos)
		}
		return
	}
	b.openBlock(&opener{Base: f.Base, stmt: st})
}

func endsInThen(text string) bool {
	return strings.HasSuffix(strings.ToLower(strings.TrimRight(text, " \t")), "then")
}
