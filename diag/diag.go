// Package diag holds source positions and everything the compiler says to its user: errors, warnings and remarks with
// the source line, a caret, notes and what to type instead.
package diag

import (
	"bytes"
	"fmt"
	"slices"
	"sort"
	"strings"
)

// File is one source text. Positions are byte offsets into Text.
type File struct {
	Name  string
	Text  []byte
	Width int   // of the lines that are read in fixed form, 0 in free form
	lines []int // offset of the first byte of each line
}

// NewFile indexes the lines of a source text.
func NewFile(name string, text []byte) *File {
	text = bytes.TrimPrefix(text, []byte("\ufeff")) // the mark of UTF-8, which editors do not show
	f := &File{Name: name, Text: text, lines: []int{0}}
	for i, c := range text {
		if c == '\n' {
			f.lines = append(f.lines, i+1)
		}
	}
	return f
}

// LineCol gives the 1-based line and the 1-based column, in bytes of the line as typed, of an offset.
func (f *File) LineCol(offset int) (line, col int) {
	n := sort.SearchInts(f.lines, offset+1)
	return n, offset - f.lines[n-1] + 1
}

// Line returns the text of a 1-based line without its line end, and the offset of its first byte.
func (f *File) Line(n int) (text string, start int) {
	if n < 1 || n > len(f.lines) {
		return "", len(f.Text)
	}
	start = f.lines[n-1]
	end := len(f.Text)
	if n < len(f.lines) {
		end = f.lines[n] - 1
	}
	if end > start && f.Text[end-1] == '\r' {
		end--
	}
	return string(f.Text[start:end]), start
}

// Span is a stretch of source text, End exclusive. The zero Span is "nowhere".
type Span struct {
	File       *File
	Start, End int
}

// Valid reports whether the span lies in a file.
func (s Span) Valid() bool { return s.File != nil }

// Line is the line of the first byte, from 1; 0 for the zero Span.
func (s Span) Line() int {
	line, _ := s.LineCol()
	return line
}

// FileName is the name of the file, "" for the zero Span.
func (s Span) FileName() string {
	if s.File == nil {
		return ""
	}
	return s.File.Name
}

// LineCol gives the 1-based line and column of the first byte; 0, 0 for the zero Span.
func (s Span) LineCol() (line, col int) {
	if s.File == nil {
		return 0, 0
	}
	return s.File.LineCol(s.Start)
}

// Text returns the source text of the span.
func (s Span) Text() string {
	if s.File == nil {
		return ""
	}
	return string(s.File.Text[s.Start:s.End])
}

// Brief is the first line of the text with blanks squeezed, cut to a number of bytes.
func (s Span) Brief(most int) string {
	text, _, more := strings.Cut(s.Text(), "\n")
	text = strings.Join(strings.Fields(text), " ")
	if more {
		text += " ..."
	}
	if len(text) > most {
		text = text[:most-3] + "..."
	}
	return text
}

// IsCut reports whether a span is a name, or the end of a statement, that only ends there because a line of fixed form is read no
// further.
func (s Span) IsCut() bool {
	if s.File == nil || s.File.Width == 0 {
		return false
	}
	n, _ := s.LineCol()
	line, first := s.File.Line(n)
	start, end, width := s.Start-first, s.End-first, s.File.Width
	if len(line) <= width || start > width {
		return false
	}
	if strings.TrimSpace(s.Text()) == "" {
		return strings.TrimSpace(line[start:width]) == "" && strings.TrimSpace(line[width:]) != ""
	}
	return end == width && isOfName(line[width-1]) && isOfName(line[width])
}

func isOfName(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z'
}

// To returns the span from the start of s to the end of e.
func (s Span) To(e Span) Span {
	if s.File == nil {
		return e
	}
	if e.File == s.File && e.End > s.End {
		s.End = e.End
	}
	return s
}

// String gives "file:line:col".
func (s Span) String() string {
	if s.File == nil {
		return "<nowhere>"
	}
	line, col := s.LineCol()
	return fmt.Sprintf("%s:%d:%d", s.File.Name, line, col)
}

// Severity orders diagnostics by weight.
type Severity int

// The severities. Errors cannot be switched off.
const (
	Error Severity = iota
	Warning
	Remark
)

func (s Severity) String() string { return [...]string{"error", "warning", "remark"}[s] }

// Label is a secondary span with a text of at most 60 characters that says why.
type Label struct {
	Span Span
	Text string
}

// Fix is a change of the source that follows a help word by word: Text takes the place of Span.
type Fix struct {
	Span Span
	Text string
}

// Diagnostic is one message. Message says what, in lower case without a full stop; Label annotates the caret; Notes
// give facts and the rule; Helps give what to type, verbatim, and Fixes what editors may type in the user's place.
type Diagnostic struct {
	Severity Severity
	Code     string
	Span     Span
	Message  string
	Label    string
	Others   []Label
	Notes    []string
	Helps    []string
	Fixes    []Fix
}

// At sets the text beside the caret.
func (d *Diagnostic) At(format string, args ...any) *Diagnostic {
	d.Label = fmt.Sprintf(format, args...)
	return d
}

// Because adds a secondary span.
func (d *Diagnostic) Because(span Span, format string, args ...any) *Diagnostic {
	if span.Valid() {
		d.Others = append(d.Others, Label{span, fmt.Sprintf(format, args...)})
	}
	return d
}

// Note adds a fact or the rule that is broken.
func (d *Diagnostic) Note(format string, args ...any) *Diagnostic {
	d.Notes = append(d.Notes, fmt.Sprintf(format, args...))
	return d
}

// Help adds what to type instead.
func (d *Diagnostic) Help(format string, args ...any) *Diagnostic {
	d.Helps = append(d.Helps, fmt.Sprintf(format, args...))
	return d
}

// Instead says that text may stand in place of what the message is about.
func (d *Diagnostic) Instead(text string) *Diagnostic {
	d.Fixes = append(d.Fixes, Fix{d.Span, text})
	return d
}

// InsteadOf says that text may stand in place of a word, if what the message is about begins with that.
func (d *Diagnostic) InsteadOf(word, text string) *Diagnostic {
	if at := d.Span; at.End-at.Start >= len(word) && strings.EqualFold(at.Text()[:len(word)], word) {
		at.End = at.Start + len(word)
		d.Fixes = append(d.Fixes, Fix{at, text})
	}
	return d
}

// Behind says that a directive may stand after the line in which a span ends; it begins in the first column, as fixed form wants it.
func (d *Diagnostic) Behind(at Span, directive string) *Diagnostic {
	if at.Valid() {
		last, _ := at.File.LineCol(at.End)
		text, start := at.File.Line(last)
		end := start + len(text)
		d.Fixes = append(d.Fixes, Fix{Span{at.File, end, end}, "\n" + directive})
	}
	return d
}

// Error makes a Diagnostic usable as a Go error: "file:line:col: severity: message".
func (d *Diagnostic) Error() string {
	if !d.Span.Valid() {
		return fmt.Sprintf("%s: %s", d.Severity, d.Message)
	}
	return fmt.Sprintf("%s: %s: %s", d.Span, d.Severity, d.Message)
}

// Bag collects the diagnostics of one compilation. The zero Bag is ready for use.
type Bag struct {
	list []*Diagnostic
}

// Errorf records an error and returns it for further detail.
func (b *Bag) Errorf(span Span, code, format string, args ...any) *Diagnostic {
	d := b.add(Error, span, code, fmt.Sprintf(format, args...))
	if span.IsCut() {
		d.Note("in fixed form what stands after column %d is not read", span.File.Width)
		d.Help("go on in the next line, with a mark in column 6 ('!hpf$*' in a directive), or allow longer lines with '--columns 132'")
	}
	return d
}

// Warnf records a warning.
func (b *Bag) Warnf(span Span, code, format string, args ...any) *Diagnostic {
	return b.add(Warning, span, code, fmt.Sprintf(format, args...))
}

// Remarkf records a remark.
func (b *Bag) Remarkf(span Span, code, format string, args ...any) *Diagnostic {
	return b.add(Remark, span, code, fmt.Sprintf(format, args...))
}

func (b *Bag) add(s Severity, span Span, code, message string) *Diagnostic {
	d := &Diagnostic{Severity: s, Code: code, Span: span, Message: message}
	b.list = append(b.list, d)
	return d
}

// HasErrors reports whether any error was recorded.
func (b *Bag) HasErrors() bool {
	for _, d := range b.list {
		if d.Severity == Error {
			return true
		}
	}
	return false
}

// Add records what another bag holds.
func (b *Bag) Add(more *Bag) { b.list = append(b.list, more.list...) }

// Keep forgets the diagnostics for which wanted does not hold.
func (b *Bag) Keep(wanted func(*Diagnostic) bool) {
	b.list = slices.DeleteFunc(b.list, func(d *Diagnostic) bool { return !wanted(d) })
}

// All returns the diagnostics sorted by position, with exact repetitions dropped.
func (b *Bag) All() []*Diagnostic {
	out := append([]*Diagnostic(nil), b.list...)
	sort.SliceStable(out, func(i, j int) bool { return before(out[i], out[j]) })
	kept := out[:0]
	for i, d := range out {
		if i > 0 && same(d, out[i-1]) {
			continue
		}
		kept = append(kept, d)
	}
	return kept
}

// before orders by the name of the file, as one that several units include is read for each, and then by place.
func before(a, b *Diagnostic) bool {
	if a.Span.FileName() != b.Span.FileName() {
		return a.Span.FileName() < b.Span.FileName()
	}
	return a.Span.Start < b.Span.Start
}

func same(a, b *Diagnostic) bool {
	return a.Span.String() == b.Span.String() && a.Span.End == b.Span.End && a.Code == b.Code && a.Message == b.Message
}

// Bug is an internal fault of the compiler, raised with panic and recovered only by the command line (exit code 3).
type Bug struct{ Text string }

func (b Bug) Error() string {
	return "internal error: " + b.Text + "; please report it with the source file"
}

// Bugf raises an internal fault.
func Bugf(format string, args ...any) { panic(Bug{fmt.Sprintf(format, args...)}) }
