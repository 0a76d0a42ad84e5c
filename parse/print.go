package parse

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"dhpfgo/diag"
)

// maxColumn is where long statements are continued.
const maxColumn = 120

// Fprint writes the tree as Fortran in normal form: parsing the output and printing again gives the same text. What is
// not taken is written as typed.
func Fprint(w io.Writer, f *File) {
	p := &printer{w: bufio.NewWriter(w)}
	defer p.w.Flush()
	for i, u := range f.Units {
		if i > 0 {
			p.w.WriteByte('\n')
		}
		p.unit(u)
	}
}

// printer writes statements with indentation.
type printer struct {
	w      *bufio.Writer
	depth  int
	inline bool // the line is part of another, which is folded as a whole
}

// line writes one statement. Label 0 is none.
func (p *printer) line(label int, format string, args ...any) {
	start := strings.Repeat("  ", p.depth)
	if label != 0 {
		start = fmt.Sprintf("%-*s", len(start), fmt.Sprintf("%d ", label))
	}
	p.folded(start+fmt.Sprintf(format, args...), "")
}

// folded writes a line and continues it where it is too long. Between two '&' even a name or a string goes on.
func (p *printer) folded(text, sentinel string) {
	for len(text) > maxColumn && !p.inline {
		p.w.WriteString(text[:maxColumn] + "&\n")
		text = sentinel + "&" + text[maxColumn:]
	}
	p.w.WriteString(text + "\n")
}

func (p *printer) unit(u *Unit) {
	p.line(0, "%s", unitHeadText(u))
	p.depth++
	p.stmts(u.Decls)
	p.stmts(u.Body)
	p.depth--
	if len(u.Contains) > 0 {
		p.line(0, "contains")
		p.depth++
		for _, c := range u.Contains {
			p.unit(c)
		}
		p.depth--
	}
	p.line(0, "%s", strings.TrimRight(endOf(u)+" "+u.Name, " "))
}

func unitHeadText(u *Unit) string {
	kind := strings.TrimPrefix(endOf(u), "end ")
	switch u.Kind {
	case Submodule:
		return "submodule (" + strings.ReplaceAll(identList(u.Parents), ",", ":") + ") " + u.Name
	case SeparateBody:
		return "module procedure " + u.Name
	case Subroutine, Function:
	default:
		return strings.TrimRight(kind+" "+u.Name, " ")
	}
	var b strings.Builder
	bind := ""
	for _, a := range u.Prefixes {
		switch {
		case a.Name == "bind":
			bind = " bind" + argsText(a.Args)
		case a.Text != "":
			b.WriteString(a.Name + "(" + a.Text + ") ")
		default:
			b.WriteString(a.Name + " ")
		}
	}
	if u.Prefix != nil {
		b.WriteString(typeText(*u.Prefix) + " ")
	}
	b.WriteString(kind + " " + u.Name + "(" + identList(u.Args) + ")" + bind)
	if u.Result != nil {
		b.WriteString(" result(" + u.Result.Name + ")")
	}
	return b.String()
}

func identList(ids []Ident) string {
	out := make([]string, len(ids))
	for i, id := range ids {
		out[i] = id.Name
	}
	return strings.Join(out, ",")
}

func (p *printer) stmts(list []Stmt) {
	for _, st := range list {
		p.stmt(st)
	}
}

func (p *printer) stmt(st Stmt) {
	switch st := st.(type) {
	case *If:
		p.ifStmt(st)
	case *Do:
		p.do(st)
	case *Forall:
		p.forall(st)
	case *Where:
		p.where(st)
	case *SelectCase:
		p.selectCase(st)
	case *Associate:
		p.associate(st)
	case *BlockConstruct:
		p.blockConstruct(st)
	case *DerivedType:
		p.derivedType(st)
	case *Interface:
		p.interfaceBlock(st)
	case *Enum:
		p.line(st.Lab, "enum, bind(c)")
		p.block(st.Items)
		p.line(0, "end enum")
	case *HPFUnsupported:
		p.w.WriteString(asTyped(st) + "\n")
	case *Hint:
		p.w.WriteString(map[bool]string{false: "!hpf$ ", true: "!hpfj$ "}[st.JA] + st.Text + "\n")
	default:
		if text := directiveText(st); text != "" {
			p.folded("!hpf$ "+text, "!hpf$ ")
			return
		}
		text := declText(st)
		if text == "" {
			text = simpleText(st)
		}
		p.line(st.Label(), "%s", text)
	}
}

// asTyped gives a directive that is not taken.
func asTyped(st *HPFUnsupported) string {
	switch {
	case st.Text != "":
		return "!hpf$ " + st.Text
	case strings.HasPrefix(st.What, "HPFJ"):
		return "!hpfj$ " + st.Pos.Text()
	}
	return "!hpf$ " + st.Pos.Text()
}

func blockName(b Base) string {
	if b.Block == "" {
		return ""
	}
	return b.Block + ": "
}

func (p *printer) block(body []Stmt) {
	p.depth++
	p.stmts(body)
	p.depth--
}

// end writes an END statement; a construct that was closed by a label ends with its own END all the same.
func (p *printer) end(keyword string, b Base) {
	p.line(0, "%s", strings.TrimRight("end "+keyword+" "+b.Block, " "))
}

// single reports whether a construct was written as one statement.
func single(head, end diag.Span) bool { return head == end }

func (p *printer) ifStmt(st *If) {
	first := st.Branches[0]
	if single(st.Pos, st.End) && len(st.Branches) == 1 && len(first.Body) == 1 {
		p.line(st.Lab, "if (%s) %s", ExprString(first.Cond), inlineText(first.Body[0]))
		return
	}
	for i, br := range st.Branches {
		switch {
		case i == 0:
			p.line(st.Lab, "%sif (%s) then", blockName(st.Base), ExprString(br.Cond))
		case br.Cond != nil:
			p.line(0, "else if (%s) then", ExprString(br.Cond))
		default:
			p.line(0, "else")
		}
		p.block(br.Body)
	}
	p.end("if", st.Base)
}

func (p *printer) where(st *Where) {
	first := st.Branches[0]
	if single(st.Pos, st.End) && len(st.Branches) == 1 && len(first.Body) == 1 {
		p.line(st.Lab, "where (%s) %s", ExprString(first.Cond), inlineText(first.Body[0]))
		return
	}
	for i, br := range st.Branches {
		switch {
		case i == 0:
			p.line(st.Lab, "%swhere (%s)", blockName(st.Base), ExprString(br.Cond))
		case br.Cond != nil:
			p.line(0, "else where (%s)", ExprString(br.Cond))
		default:
			p.line(0, "else where")
		}
		p.block(br.Body)
	}
	p.end("where", st.Base)
}

func (p *printer) do(st *Do) {
	p.stmts(st.Directives)
	head := "do"
	if st.While != nil {
		head += " while (" + ExprString(st.While) + ")"
	} else if st.Var.Name != "" {
		head += " " + st.Var.Name + " = " + rangeText(st.Lo, st.Hi, st.Step, ",")
	}
	p.line(st.Lab, "%s%s", blockName(st.Base), head)
	p.block(st.Body)
	p.end("do", st.Base)
}

func (p *printer) forall(st *Forall) {
	p.stmts(st.Directives)
	var parts []string
	for _, ix := range st.Indices {
		parts = append(parts, ix.Var.Name+"="+rangeText(ix.Lo, ix.Hi, ix.Step, ":"))
	}
	if st.Mask != nil {
		parts = append(parts, ExprString(st.Mask))
	}
	list := strings.Join(parts, ",")
	if st.Type != nil {
		list = typeText(*st.Type) + " :: " + list
	}
	head, keyword := "("+list+")", "forall"
	switch {
	case st.Concurrent:
		p.line(st.Lab, "%sdo concurrent %s%s", blockName(st.Base), head, localityText(st.Locality))
		keyword = "do"
	case single(st.Pos, st.End) && len(st.Body) == 1:
		p.line(st.Lab, "forall %s %s", head, inlineText(st.Body[0]))
		return
	default:
		p.line(st.Lab, "%sforall %s", blockName(st.Base), head)
	}
	p.block(st.Body)
	p.end(keyword, st.Base)
}

func rangeText(lo, hi, step Expr, sep string) string {
	var b strings.Builder
	writeRange(&b, lo, hi, step, sep)
	return b.String()
}

// inlineText gives the action of a logical IF, WHERE or FORALL.
func inlineText(st Stmt) string {
	var b strings.Builder
	p := &printer{w: bufio.NewWriter(&b), inline: true}
	p.stmt(st)
	p.w.Flush()
	return strings.TrimRight(b.String(), "\n")
}
