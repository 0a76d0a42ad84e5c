package parse

import (
	"slices"
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
	last    diag.Span
}

// unitFrame is an open program unit.
type unitFrame struct {
	*Unit
	executable bool     // the first executable statement has been seen
	contains   bool     // CONTAINS has been seen
	outer      []*block // blocks that are open around an interface body
	implied    bool     // a main program without PROGRAM
	labels     map[int]diag.Span
}

// block is an open construct.
type block struct {
	stmt     Stmt
	keyword  string
	name     string
	label    int // terminal label of a DO
	body     *[]Stmt
	contains bool // CONTAINS of a type definition has been seen
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
	b.labelOnce(st)
	switch st := st.(type) {
	case *several:
		for _, s := range st.list {
			b.add(s)
		}
		return
	case *ProcDecl:
		if b.isSeparate(st) {
			b.unitHead(&unitStmt{st.Base, &Unit{Kind: SeparateBody, Name: st.Entities[0].Name, NameSpan: st.Entities[0].Pos, Pos: st.Pos}})
		} else {
			b.simple(st)
		}
	case *Use:
		b.usedLate(st)
		if st.Nature == "intrinsic" {
			b.file.Native = append(b.file.Native, st.Module)
		} else {
			b.file.Uses = append(b.file.Uses, st.Module)
		}
		b.simple(st)
	case *unitStmt:
		if st.unit.Kind == Submodule {
			b.file.Uses = append(b.file.Uses, st.unit.Above())
		}
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

// labelOnce reports a label that another statement of the unit has, Fortran 2018, 6.2.5. A definition of a type is a scope of its own.
func (b *builder) labelOnce(st Stmt) {
	lab, n := st.Label(), len(b.units)
	if _, many := st.(*several); lab == 0 || n == 0 || many || b.defines() {
		return
	}
	u := b.units[n-1]
	if first, twice := u.labels[lab]; twice {
		b.errorf(st.Span(), "a second statement has the label %d", lab).Because(first, "the first")
		return
	}
	if u.labels == nil {
		u.labels = map[int]diag.Span{}
	}
	u.labels[lab] = st.Span()
}

// isSeparate tells a body of a procedure whose interface stands elsewhere from MODULE PROCEDURE in an interface block.
func (b *builder) isSeparate(st *ProcDecl) bool {
	n := len(b.units)
	return st.Module && len(st.Entities) == 1 && b.openInterface() == nil && n > 0 && b.units[n-1].contains
}

func endsUnit(keyword string) bool {
	switch keyword {
	case "end", "end program", "end subroutine", "end function", "end module", "end block data", "end procedure", "end submodule":
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
	} else if !isAdvice(st) {
		b.dropPending(st.Span())
	}
	if u.contains {
		b.errorf(st.Span(), "only subroutines and functions can follow CONTAINS").
			Because(u.Pos, "in %s", describe(u.Unit))
		return
	}
	switch data := isData(st); {
	case len(b.blocks) > 0 && !data:
		b.inBlock(b.blocks[len(b.blocks)-1], st)
	case data:
		decls := b.innerDecls(u)
		*decls = append(*decls, st)
	case isDeclaration(st):
		if u.executable {
			b.declaredLate(u, st)
		}
		u.Decls = append(u.Decls, st)
	case !u.executable && isEither(st):
		u.Decls = append(u.Decls, st)
	default:
		u.executable = u.executable || !mayDeclare(st)
		u.Body = append(u.Body, st)
	}
}

// innerDecls are the declarations of the innermost scope that is open: a BLOCK, or the unit.
func (b *builder) innerDecls(u *unitFrame) *[]Stmt {
	for _, open := range slices.Backward(b.blocks) {
		if st, ok := open.stmt.(*BlockConstruct); ok && st.Images == "" {
			return &st.Decls
		}
	}
	return &u.Decls
}

// declaredLate reports a declaration after an executable statement.
func (b *builder) declaredLate(u *unitFrame, st Stmt) {
	d := b.errorf(st.Span(), "a declaration cannot follow an executable statement")
	if len(u.Body) > 0 {
		d.Because(u.Body[0].Span(), "the first executable statement")
	}
	switch st.(type) {
	case *Distribute:
		d.Help("to map it anew here, write 'redistribute' and declare it DYNAMIC")
	case *Align:
		d.Help("to map it anew here, write 'realign' and declare it DYNAMIC")
	}
}

// usedLate reports USE after another declaration, Fortran 2018, R504.
func (b *builder) usedLate(st *Use) {
	n := len(b.units)
	if n == 0 || len(b.blocks) > 0 {
		return
	}
	for _, before := range b.units[n-1].Decls {
		switch before.(type) {
		case *TypeDecl, *AttrDecl, *ParameterDecl, *ImplicitDecl, *Common, *DerivedType, *Interface:
			b.errorf(st.Pos, "USE cannot follow other declarations").Because(before.Span(), "declared before it").
				Help("move it to the line after the head of the unit")
			return
		}
	}
}

// isAdvice holds for directives that may stand between INDEPENDENT and its loop.
func isAdvice(st Stmt) bool {
	switch st.(type) {
	case *HPFUnsupported, *On, *EndOn, *Hint:
		return true
	}
	return false
}

// isData holds for DATA, which may stand between executable statements too.
func isData(st Stmt) bool {
	_, ok := st.(*Data)
	return ok
}

// mayDeclare holds for what stands in the executable part of the tree and may yet be followed by declarations: ENTRY, and
// f(x) = ..., which may be a statement function.
func mayDeclare(st Stmt) bool {
	switch st := st.(type) {
	case *Entry:
		return true
	case *Assign:
		ref, ok := st.LHS.(*Ref)
		for i := 0; ok && i < len(ref.Args); i++ {
			_, name := ref.Args[i].Value.(*Name)
			ok = name && ref.Args[i].Keyword == ""
		}
		return ok
	}
	return false
}

// inBlock puts a statement into an open construct.
func (b *builder) inBlock(top *block, st Stmt) {
	switch outer := top.stmt.(type) {
	case *BlockConstruct:
		if isDeclaration(st) && len(outer.Body) == 0 && outer.Images == "" {
			outer.Decls = append(outer.Decls, st)
			return
		}
	case *DerivedType:
		b.inType(outer, top, st)
		return
	case *Interface:
		if proc, ok := st.(*ProcDecl); !ok || proc.Interface != nil || proc.Type != nil {
			b.misplaced(top, st, "only procedures can stand in an interface block")
			return
		}
	case *Enum:
		if _, ok := st.(*Enumerator); !ok {
			b.misplaced(top, st, "only ENUMERATOR can stand in an ENUM")
			return
		}
	case *SelectCase:
		if top.body == nil {
			b.misplaced(top, st, "a statement cannot stand before the first CASE")
			return
		}
	}
	*top.body = append(*top.body, st)
}

func (b *builder) misplaced(top *block, st Stmt, why string) {
	b.errorf(st.Span(), "%s", why).Because(top.stmt.Span(), "this %s is open", top.describe())
}

// defines reports whether a definition of a type is open.
func (b *builder) defines() bool {
	n := len(b.blocks)
	if n == 0 {
		return false
	}
	_, ok := b.blocks[n-1].stmt.(*DerivedType)
	return ok
}

// inType puts a statement into a type definition: components, and after CONTAINS bindings.
func (b *builder) inType(t *DerivedType, top *block, st Stmt) {
	switch s := st.(type) {
	case *AttrDecl:
		if len(s.Entities) == 0 && (s.Attr == "private" || s.Attr == "sequence") {
			t.Attrs = append(t.Attrs, Attr{Pos: s.Pos, Name: s.Attr})
			return
		}
	case *TypeDecl:
		if !top.contains {
			t.Components = append(t.Components, st)
			return
		}
	case *ProcDecl:
		if top.contains {
			t.Bindings = append(t.Bindings, st)
		} else {
			t.Components = append(t.Components, st)
		}
		return
	case *Distribute, *Align, *Shadow, *MapAttr:
		if !top.contains {
			t.Components = append(t.Components, st)
			return
		}
	case *GenericBinding:
		if top.contains {
			t.Bindings = append(t.Bindings, st)
			return
		}
	}
	b.misplaced(top, st, "this statement cannot stand in the definition of a type")
}

func isDeclaration(st Stmt) bool {
	switch st := st.(type) {
	case *Distribute:
		return !st.Exec
	case *Align:
		return !st.Exec
	case *TypeDecl, *AttrDecl, *ParameterDecl, *ImplicitDecl, *Processors, *Template, *Shadow, *MapAttr,
		*Use, *Import, *Common, *Equivalence, *Namelist, *DerivedType, *ProcDecl, *Interface, *Enum:
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
		case "ON HOME", "RESIDENT", "TASK_REGION", "REFLECT":
			return false
		}
		return !strings.HasPrefix(st.What, "HPFJ") && !strings.HasPrefix(st.What, "END")
	}
	return false
}

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
	default:
		blk.keyword, blk.body = blockOf(st)
	}
	b.dropPending(o.Pos)
	if t, ok := o.stmt.(*DerivedType); !ok || !b.nested(t) {
		b.simple(o.stmt)
	}
	u.executable = u.executable || !isDeclaration(o.stmt)
	b.blocks = append(b.blocks, blk)
}

// blockOf gives the keyword of a construct and where its first statements go.
func blockOf(st Stmt) (keyword string, body *[]Stmt) {
	switch st := st.(type) {
	case *If:
		return "if", &st.Branches[0].Body
	case *Where:
		return "where", &st.Branches[0].Body
	case *SelectCase:
		return "select", nil
	case *Associate:
		return "associate", &st.Body
	case *BlockConstruct:
		switch st.Images {
		case "critical":
			return st.Images, &st.Body
		case "change team":
			return "team", &st.Body
		}
		return "block", &st.Body
	case *DerivedType:
		if isRecord(st.Name) {
			return "structure", &st.Components
		}
		return "type", &st.Components
	case *Interface:
		return "interface", &st.Procs
	case *Enum:
		return "enum", &st.Items
	}
	diag.Bugf("no construct: %T", st)
	return "", nil
}

// describe names a block for messages: 'do' loop, 'if' block.
func (k *block) describe() string {
	switch k.keyword {
	case "do":
		return "'do' loop"
	case "type":
		return "type definition"
	}
	return "'" + k.keyword + "' block"
}
