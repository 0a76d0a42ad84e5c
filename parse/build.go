package parse

import (
	"strings"

	"dhpfgo/diag"
)

// builder puts statements into blocks and units. Nesting is a stack, because labels shared by several DO loops and
// statements that close nothing cannot be told by a grammar.
type builder struct {
	file    *File
	bag     *diag.Bag
	units   []*unitFrame
	blocks  []*block
	pending []*Independent // wait for their loop
	skip    *skipping
	last    diag.Span
}

// unitFrame is an open program unit.
type unitFrame struct {
	*Unit
	executable bool // the first executable statement has been seen
	contains   bool // CONTAINS has been seen
	implied    bool // a main program without PROGRAM
}

// block is an open construct.
type block struct {
	stmt    Stmt
	keyword string
	name    string
	label   int // terminal label of a DO
	body    *[]Stmt
}

// skipping is a construct that is passed over as a whole.
type skipping struct {
	stmt   *Unsupported
	opener string
	depth  int
}

func newBuilder(f *diag.File, bag *diag.Bag) *builder {
	return &builder{file: &File{Source: f}, bag: bag}
}

func (b *builder) errorf(span diag.Span, format string, args ...any) *diag.Diagnostic {
	return b.bag.Errorf(span, "syntax", format, args...)
}

// unit returns the innermost open unit; statements outside any begin a main program.
func (b *builder) unit(pos diag.Span) *unitFrame {
	if len(b.units) == 0 {
		b.open(&Unit{Kind: MainProgram, Name: "main", Pos: pos})
		b.units[0].implied = true
	}
	return b.units[len(b.units)-1]
}

// add takes the next statement.
func (b *builder) add(st Stmt) {
	if st.Span().Valid() {
		b.last = st.Span()
	}
	if b.skip != nil {
		b.skipped(st)
		return
	}
	switch st := st.(type) {
	case *several:
		for _, s := range st.list {
			b.add(s)
		}
		return
	case *Unsupported:
		if opener := openerOf[st.What]; opener != "" {
			b.skip = &skipping{st, opener, 1}
			return
		}
		if len(b.units) == 0 && st.What == unsupported["#"] {
			b.refuse(st)
			return
		}
		b.simple(st)
	case *unitStmt:
		b.unitHead(st)
	case *containsStmt:
		b.contains(st)
	case *opener:
		b.openBlock(st)
		return
	case *middle:
		b.middle(st)
	case *closer:
		b.close(st)
	case *faulty:
		b.faulty(st)
	default:
		b.simple(st)
	}
	if lab := st.Label(); lab != 0 {
		b.endLabel(lab, st.Span())
	}
}

// openerOf finds the keyword of a construct that is skipped by the name under which it is refused.
var openerOf = func() map[string]string {
	m := map[string]string{}
	for keyword := range blockEnds {
		m[unsupported[keyword]] = keyword
	}
	return m
}()

// skipped passes over a statement inside a construct that is not taken.
func (b *builder) skipped(st Stmt) {
	s := b.skip
	end := blockEnds[s.opener]
	switch st := st.(type) {
	case *Unsupported:
		if blockEnds[openerOf[st.What]] == end {
			s.depth++
		}
	case *closer:
		switch {
		case st.keyword == end || st.keyword == "end" && strings.HasPrefix(s.opener, "block d"):
			s.depth--
		case !endsUnit(st.keyword) || s.opener == "interface" || s.opener == "abstract interface" || s.opener == "submodule":
			return
		default:
			b.errorf(s.stmt.Pos, "%s is not closed", s.stmt.What).Because(st.Pos, "the program unit ends here").
				Help("write '%s'", end)
			b.endSkip()
			b.add(st)
			return
		}
	}
	if s.depth == 0 {
		s.stmt.End = st.Span()
		b.endSkip()
	}
}

func (b *builder) endSkip() {
	st := b.skip.stmt
	b.skip = nil
	if st.What == "BLOCK DATA" || st.What == "SUBMODULE" {
		b.refuse(st)
		return
	}
	b.simple(st)
}

// refuse reports a statement that has no place in any unit.
func (b *builder) refuse(st *Unsupported) {
	b.bag.Errorf(st.Pos, "unsupported", "%s is not supported yet", st.What)
}

func endsUnit(keyword string) bool {
	switch keyword {
	case "end", "end program", "end subroutine", "end function", "end module":
		return true
	}
	return false
}

// simple puts a statement into the open block or unit.
func (b *builder) simple(st Stmt) {
	if ind, ok := st.(*Independent); ok {
		b.unit(st.Span()).executable = true
		b.pending = append(b.pending, ind)
		return
	}
	u := b.unit(st.Span())
	if forall, ok := st.(*Forall); ok {
		forall.Directives = b.take()
	} else if _, ok := st.(*HPFUnsupported); !ok {
		b.dropPending(st.Span())
	}
	if u.contains {
		b.errorf(st.Span(), "only subroutines and functions can follow CONTAINS").
			Because(u.Pos, "in %s", describe(u.Unit))
		return
	}
	switch {
	case len(b.blocks) > 0:
		top := b.blocks[len(b.blocks)-1]
		*top.body = append(*top.body, st)
	case isDeclaration(st):
		if u.executable {
			d := b.errorf(st.Span(), "a declaration cannot follow an executable statement")
			if len(u.Body) > 0 {
				d.Because(u.Body[0].Span(), "the first executable statement")
			}
		}
		u.Decls = append(u.Decls, st)
	case !u.executable && isEither(st):
		u.Decls = append(u.Decls, st)
	default:
		u.executable = true
		u.Body = append(u.Body, st)
	}
}

func isDeclaration(st Stmt) bool {
	switch st.(type) {
	case *TypeDecl, *AttrDecl, *ParameterDecl, *ImplicitDecl, *Processors, *Template, *Distribute, *Align, *Shadow:
		return true
	}
	return false
}

// isEither holds for statements that may stand in both parts; before the first executable one they count as declarations.
func isEither(st Stmt) bool {
	switch st := st.(type) {
	case *Format:
		return true
	case *HPFUnsupported:
		switch st.What {
		case "ON HOME", "REDISTRIBUTE", "REALIGN", "RESIDENT", "TASK_REGION", "REFLECT":
			return false
		}
		return !strings.HasPrefix(st.What, "HPFJ") && !strings.HasPrefix(st.What, "END")
	case *Unsupported:
		return !executableWhat[st.What]
	}
	return false
}

// executableWhat lists the unsupported statements that are executable.
var executableWhat = func() map[string]bool {
	m := map[string]bool{"computed GO TO": true, "assigned GO TO": true}
	for _, k := range strings.Fields(`=> associate assign backspace block close critical endfile event flush inquire lock
		nullify open pause rewind sync unlock wait`) {
		m[unsupported[k]] = true
	}
	for _, k := range []string{"arithmetic if", "change team", "form team", "select case", "select rank", "select type"} {
		m[unsupported[k]] = true
	}
	return m
}()

// take returns the directives that wait for a loop.
func (b *builder) take() []Stmt {
	var out []Stmt
	for _, d := range b.pending {
		out = append(out, d)
	}
	b.pending = nil
	return out
}

// dropPending reports INDEPENDENT directives that no loop follows.
func (b *builder) dropPending(next diag.Span) {
	for _, d := range b.pending {
		b.errorf(d.Pos, "INDEPENDENT must stand directly before a loop").Because(next, "this is no DO or FORALL").
			Help("move the directive to the line before the loop")
	}
	b.pending = nil
}

// openBlock begins a construct.
func (b *builder) openBlock(o *opener) {
	u := b.unit(o.Pos)
	blk := &block{stmt: o.stmt, name: o.Block, label: o.label}
	switch st := o.stmt.(type) {
	case *Do:
		st.Directives = b.take()
		blk.keyword, blk.body = "do", &st.Body
	case *Forall:
		st.Directives = b.take()
		blk.body = &st.Body
		if blk.keyword = "forall"; st.Concurrent {
			blk.keyword = "do"
		}
	case *If:
		blk.keyword, blk.body = "if", &st.Branches[0].Body
	case *Where:
		blk.keyword, blk.body = "where", &st.Branches[0].Body
	}
	b.dropPending(o.Pos)
	b.simple(o.stmt)
	u.executable = true
	b.blocks = append(b.blocks, blk)
}

// describe names a block for messages: 'do' loop over i, 'if' block.
func (k *block) describe() string {
	switch k.keyword {
	case "do":
		return "'do' loop"
	}
	return "'" + k.keyword + "' block"
}

// middle begins the next branch of IF or WHERE.
func (b *builder) middle(m *middle) {
	b.dropPending(m.Pos)
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
			if m.keyword != "else if" {
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
		}
		return
	}
	for _, inner := range b.blocks[at+1:] {
		b.unclosed(inner, c.Pos)
	}
	blk := b.blocks[at]
	if c.name != "" && c.name != blk.name {
		b.errorf(c.Pos, "'%s %s' does not match its block", c.keyword, c.name).
			Because(blk.stmt.Span(), "the block is named '%s'", blk.name)
	}
	b.blocks = b.blocks[:at+1]
	b.keepLabel(c)
	setEnd(blk.stmt, c.Pos)
	b.blocks = b.blocks[:at]
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
	case "program", "subroutine", "function", "module":
		kind := map[string]UnitKind{"program": MainProgram, "subroutine": Subroutine, "function": Function, "module": Module}
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
