package parse

import (
	"bytes"
	"path/filepath"
	"strconv"
	"strings"

	"dhpfgo/diag"
)

// includeStmt is an INCLUDE line that could not be followed.
func (p *parser) includeStmt(b Base, _ Token) (Stmt, error) {
	t := *p.lx.Next()
	if t.Type != tString {
		return nil, expected("the name of a file in quotes", t)
	}
	return p.done(&faulty{Base: b, keyword: "include"})
}

// included gives the file that an INCLUDE line or the line of a preprocessed file stands for; nil if the statement is
// something else or the file cannot be read, which is then reported.
func (p *parser) included(tokens []Token) *diag.File {
	head := tokens[0]
	switch {
	case head.Type != tKeyword:
		return nil
	case head.Value == "#":
		return p.expanded(p.span(head))
	case head.Value != "include" || len(tokens) != 3 || tokens[1].Type != tString:
		return nil
	}
	name := strings.Trim(tokens[1].Value, tokens[1].Value[:1])
	span := p.span(tokens[1])
	if p.opt.Include == nil {
		p.bag.Errorf(span, "include", "INCLUDE cannot be followed here")
		return nil
	}
	file, err := p.opt.Include(p.file, name)
	if err != nil {
		p.bag.Errorf(span, "include", "%s cannot be read: %s", tokens[1].Value, err).
			Help("give the folder of the file with '-I'")
		return nil
	}
	return file
}

// expanded gives the file after a line '#include N' of a preprocessed file.
func (p *parser) expanded(line diag.Span) *diag.File {
	number, ok := strings.CutPrefix(line.Text(), includeMark)
	n, err := strconv.Atoi(number)
	if !ok || err != nil || n < 0 || n >= len(p.opt.Sources) {
		return nil
	}
	return p.opt.Sources[n]
}

// preprocessorLine refuses a line that only the C preprocessor understands. Line markers are left aside.
func (p *parser) preprocessorLine(line diag.Span) {
	text := line.Text()
	if _, _, marker := lineMarker([]byte(text)); marker || strings.TrimSpace(text) == "#" {
		return
	}
	p.bag.Errorf(line, "preprocessor", "a line for the C preprocessor in a file that does not go through it").
		Help("give the file a name that ends in '.F90' or '.F'")
}

const includeMark = "#include "

// Preprocessed turns the output of the C preprocessor into source files. Each line goes where its line marker says, so
// that positions are those of the files as typed; an included part becomes a file of its own, which stands in sources
// and in place of which the line '#include N' remains. name is the file that was preprocessed.
func Preprocessed(name string, output []byte) (main *diag.File, sources []*diag.File) {
	r := &expansion{}
	r.enter(name)
	for len(output) > 0 {
		line := output
		if i := bytes.IndexByte(output, '\n'); i >= 0 {
			line, output = output[:i], output[i+1:]
		} else {
			output = nil
		}
		if number, file, ok := lineMarker(line); ok {
			r.jump(number, file)
		} else if !r.builtin {
			r.line(line)
		}
	}
	for len(r.open) > 1 {
		r.leave()
	}
	return diag.NewFile(name, r.open[0].text), r.sources
}

// expansion collects the texts of a preprocessed file and of the files that it includes.
type expansion struct {
	open    []*expanding
	sources []*diag.File
	builtin bool // what comes next stands in no file
}

// expanding is a file that is being put together; next is the number of its next line.
type expanding struct {
	name string
	text []byte
	next int
}

func (r *expansion) enter(name string) { r.open = append(r.open, &expanding{name: name, next: 1}) }

func (r *expansion) top() *expanding { return r.open[len(r.open)-1] }

// leave ends an included file and leaves its mark in the one that includes it, in place of the blank line that the
// preprocessor has made of the #include.
func (r *expansion) leave() {
	done := r.top()
	r.open = r.open[:len(r.open)-1]
	if top := r.top(); bytes.HasSuffix(top.text, []byte("\n\n")) || string(top.text) == "\n" {
		top.text = top.text[:len(top.text)-1]
		top.next--
	}
	if continues(r.top().text) {
		r.line(inOneLine(done.text))
		return
	}
	mark := includeMark + strconv.Itoa(len(r.sources))
	r.sources = append(r.sources, diag.NewFile(done.name, done.text))
	r.line([]byte(mark))
}

// continues reports whether a text of free form ends inside of a statement.
func continues(text []byte) bool {
	for len(text) > 0 {
		start := bytes.LastIndexByte(text[:len(text)-1], '\n') + 1
		if code := withoutComment(text[start:]); len(code) > 0 {
			return code[len(code)-1] == '&'
		}
		text = text[:start]
	}
	return false
}

// inOneLine joins the lines of a part of a statement, so that the lines after it keep their numbers.
func inOneLine(text []byte) []byte {
	var out []byte
	for line := range bytes.Lines(text) {
		code := withoutComment(line)
		if len(code) == 0 || code[0] == '#' {
			continue
		}
		out = bytes.TrimSuffix(out, []byte("&"))
		out = append(append(out, ' '), bytes.TrimPrefix(code, []byte("&"))...)
	}
	return out
}

// withoutComment gives the code of a line of free form, without blanks around it.
func withoutComment(line []byte) []byte {
	quote := byte(0)
	for i, c := range line {
		switch {
		case quote == 0 && c == '!':
			return bytes.TrimSpace(line[:i])
		case quote == 0 && (c == '\'' || c == '"'):
			quote = c
		case c == quote:
			quote = 0
		}
	}
	return bytes.TrimSpace(line)
}

// maxBlankLines bounds how far a line marker may move forward.
const maxBlankLines = 1 << 20

// jump follows a line marker: into a file, back to one that is open, or on to a later line.
func (r *expansion) jump(number int, name string) {
	if r.builtin = strings.HasPrefix(name, "<"); r.builtin {
		return
	}
	at := len(r.open) - 1
	for at >= 0 && r.open[at].name != name {
		at--
	}
	if at < 0 {
		r.enter(name)
		at = len(r.open) - 1
	}
	for len(r.open)-1 > at {
		r.leave()
	}
	for top := r.top(); top.next < number && number < top.next+maxBlankLines; top.next++ {
		top.text = append(top.text, '\n')
	}
}

func (r *expansion) line(text []byte) {
	top := r.top()
	top.text = append(append(top.text, text...), '\n')
	top.next++
}

// lineMarker reads '# 12 "file.h" 1'.
func lineMarker(line []byte) (number int, file string, ok bool) {
	text := string(line)
	rest, isMarker := strings.CutPrefix(text, "# ")
	if !isMarker {
		rest, isMarker = strings.CutPrefix(text, "#line ")
	}
	digits, rest, _ := strings.Cut(rest, " ")
	number, err := strconv.Atoi(digits)
	if !isMarker || err != nil {
		return 0, "", false
	}
	quoted, err := strconv.QuotedPrefix(rest)
	if err != nil {
		return 0, "", false
	}
	file, err = strconv.Unquote(quoted)
	return number, filepath.ToSlash(file), err == nil
}
