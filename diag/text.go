package diag

import (
	"fmt"
	"io"
	"sort"
	"strconv"
	"strings"
)

// Options says how diagnostics are printed.
type Options struct {
	Color bool // terminal colours
	Max   int  // errors printed before only their number is given; 0 means 20
}

const defaultMax = 20

// Print writes all diagnostics in order of position; of the errors at most o.Max.
func (b *Bag) Print(w io.Writer, o Options) {
	limit := o.Max
	if limit <= 0 {
		limit = defaultMax
	}
	shown, hidden := 0, 0
	for _, d := range b.All() {
		if d.Severity == Error {
			if shown == limit {
				hidden++
				continue
			}
			shown++
		}
		io.WriteString(w, Render(d, o))
	}
	if hidden > 0 {
		fmt.Fprintln(w, Count(hidden, "more error"))
	}
}

// Count is "1 dimension", "2 dimensions".
func Count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

// Render gives one diagnostic in the text form: the first line is "file:line:col: severity: message [code]", then come
// the source lines in order with a mark under each span, and then notes and helps.
func Render(d *Diagnostic, o Options) string {
	p := painter(o.Color)
	var out strings.Builder
	if d.Span.Valid() {
		out.WriteString(p.bold(d.Span.String() + ": "))
	}
	out.WriteString(p.paint(d.Severity, d.Severity.String()+": ") + p.bold(d.Message))
	if d.Code != "" {
		out.WriteString(" [" + d.Code + "]")
	}
	out.WriteByte('\n')
	writeMarks(&out, marksOf(d), d, p)
	for _, n := range d.Notes {
		out.WriteString("  = note: " + n + "\n")
	}
	for _, h := range d.Helps {
		out.WriteString("  = help: " + h + "\n")
	}
	return out.String()
}

// mark is one span to be underlined.
type mark struct {
	span      Span
	text      string
	line, col int
	primary   bool
}

// marksOf orders the spans of a diagnostic by line. In one line the primary comes first.
func marksOf(d *Diagnostic) []mark {
	var marks []mark
	if d.Span.Valid() {
		line, col := d.Span.LineCol()
		marks = append(marks, mark{d.Span, d.Label, line, col, true})
	}
	for _, l := range d.Others {
		if l.Span.Valid() {
			line, col := l.Span.LineCol()
			marks = append(marks, mark{l.Span, l.Text, line, col, false})
		}
	}
	sort.SliceStable(marks, func(i, j int) bool {
		a, b := marks[i], marks[j]
		if a.span.File != b.span.File {
			return b.span.File == d.Span.File
		}
		return a.line < b.line
	})
	return marks
}

func writeMarks(out *strings.Builder, marks []mark, d *Diagnostic, p painter) {
	width := 4
	for _, m := range marks {
		width = max(width, 1+len(fmt.Sprint(m.line)))
	}
	for i, m := range marks {
		text, start := m.span.File.Line(m.line)
		if i == 0 || marks[i-1].line != m.line || marks[i-1].span.File != m.span.File {
			if m.span.File != d.Span.File {
				fmt.Fprintf(out, "%*s in %s:\n", width, "", m.span.File.Name)
			}
			fmt.Fprintf(out, "%s\n", strings.TrimRight(fmt.Sprintf("%*d | %s", width, m.line, text), " \t"))
		}
		fmt.Fprintf(out, "%*s | %s%s\n", width, "", indent(text, m.col-1), p.mark(d.Severity, m, underline(m, text, start)))
	}
}

// indent gives the blanks that bring a mark under byte n of the line; tabs stay tabs.
func indent(line string, n int) string {
	var b strings.Builder
	for i, r := range line {
		if i >= n {
			break
		}
		if r == '\t' {
			b.WriteByte('\t')
		} else {
			b.WriteByte(' ')
		}
	}
	for i := len(line); i < n; i++ {
		b.WriteByte(' ')
	}
	return b.String()
}

// underline gives the carets or dashes of a mark, cut off at the end of its line, and its text.
func underline(m mark, line string, start int) string {
	from, to := min(m.col-1, len(line)), min(max(m.span.End-start, m.col-1), len(line))
	n := max(1, len([]rune(line[from:to])))
	char := "-"
	if m.primary {
		char = "^"
	}
	s := strings.Repeat(char, n)
	if m.text != "" {
		s += " " + m.text
	}
	return s
}

// painter adds terminal colours if it is true.
type painter bool

func (p painter) wrap(code, s string) string {
	if !p {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[0m"
}

func (p painter) bold(s string) string { return p.wrap("1", s) }

func (p painter) paint(s Severity, text string) string {
	return p.wrap([...]string{"1;31", "1;35", "1;36"}[s], text)
}

func (p painter) mark(s Severity, m mark, text string) string {
	if m.primary {
		return p.paint(s, text)
	}
	return p.wrap("1;34", text)
}
