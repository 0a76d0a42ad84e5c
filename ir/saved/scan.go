package saved

import (
	"fmt"
	"strconv"
	"strings"

	"dhpfgo/diag"
)

// scanner cuts the text of a saved program into tokens: strings in quotes, marks of one character, and words.
type scanner struct {
	rest  string
	line  int // of the rest, from 1
	files []*diag.File
}

// fault is what the scanner and the reader throw; Read gives it back as an error.
type fault struct{ error }

func (s *scanner) fail(form string, args ...any) {
	panic(fault{fmt.Errorf("line %d of the saved program: %s", s.line, fmt.Sprintf(form, args...))})
}

// cutLine takes the first line of the rest.
func (s *scanner) cutLine() string {
	line, rest, _ := strings.Cut(s.rest, "\n")
	s.rest = rest
	s.line++
	return line
}

// heads reads the source files at the head of the text.
func (s *scanner) heads() {
	for strings.HasPrefix(s.rest, `file "`) {
		var name string
		var count int
		if _, err := fmt.Sscanf(s.cutLine(), "file %q %d", &name, &count); err != nil {
			s.fail("a source file has the form file \"NAME\" LINES")
		}
		lines := make([]string, 0, min(count, len(s.rest)))
		for range count {
			line, ok := strings.CutPrefix(s.cutLine(), "|")
			if !ok {
				s.fail("a line of %q begins with |", name)
			}
			lines = append(lines, line)
		}
		s.files = append(s.files, diag.NewFile(name, []byte(strings.Join(lines, "\n"))))
	}
}

func (s *scanner) blanks() {
	for s.rest != "" && strings.IndexByte(" \t\r\n", s.rest[0]) >= 0 {
		if s.rest[0] == '\n' {
			s.line++
		}
		s.rest = s.rest[1:]
	}
}

// accept takes a mark if it is next.
func (s *scanner) accept(mark string) bool {
	s.blanks()
	rest, ok := strings.CutPrefix(s.rest, mark)
	s.rest = rest
	return ok
}

func (s *scanner) expect(mark string) {
	if !s.accept(mark) {
		s.fail("%s expected before %.20q", mark, s.rest)
	}
}

// word takes what stands before the next blank, bracket, colon, equals sign or quote.
func (s *scanner) word() string {
	s.blanks()
	n := strings.IndexAny(s.rest, " \t\r\n{}[]()=:\"")
	if n < 0 {
		n = len(s.rest)
	}
	out := s.rest[:n]
	s.rest = s.rest[n:]
	return out
}

func (s *scanner) quoted() string {
	s.blanks()
	text, err := strconv.QuotedPrefix(s.rest)
	if err != nil {
		s.fail("a text in quotes expected before %.20q", s.rest)
	}
	s.rest = s.rest[len(text):]
	out, err := strconv.Unquote(text)
	if err != nil {
		s.fail("%s is no text", text)
	}
	return out
}

func (s *scanner) int() int64 {
	w := s.word()
	n, err := strconv.ParseInt(w, 10, 64)
	if err != nil {
		s.fail("%q is not a number", w)
	}
	return n
}

// span reads a place in the source: @LINE:COLUMN+BYTES, or with a number of the file before the line.
func (s *scanner) span() diag.Span {
	if !s.accept("@") {
		if w := s.word(); w != "nowhere" {
			s.fail("a place @LINE:COLUMN+BYTES expected instead of %q", w)
		}
		return diag.Span{}
	}
	text := s.word()
	for s.accept(":") {
		text += ":" + s.word()
	}
	place, bytes, _ := strings.Cut(text, "+")
	parts := strings.Split(place, ":")
	if len(parts) == 2 {
		parts = append([]string{"0"}, parts...)
	}
	var n [4]int
	for k, p := range append(parts, bytes) {
		v, err := strconv.Atoi(p)
		if err != nil || len(parts) != 3 {
			s.fail("@%s is not a place @LINE:COLUMN+BYTES", text)
		}
		n[k] = v
	}
	_, start := s.file(n[0]).Line(n[1])
	start += n[2] - 1
	return diag.Span{File: s.file(n[0]), Start: start, End: start + n[3]}
}

// file is the source file of a number.
func (s *scanner) file(k int) *diag.File {
	if k < 0 || k >= len(s.files) {
		s.fail("there is no source file %d", k)
	}
	return s.files[k]
}
