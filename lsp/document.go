package lsp

import (
	"net/url"
	"path/filepath"
	"unicode/utf8"

	"dhpfgo/diag"
)

// pathOf is the file of a URI, "" where it names none.
func pathOf(uri string) string {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != "file" {
		return ""
	}
	return filepath.FromSlash(u.Path)
}

func uriOf(path string) string {
	if abs, err := filepath.Abs(path); err == nil {
		path = abs
	}
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(path)}).String()
}

// offsetOf is the byte at a position; past the end of a line it is that end.
func offsetOf(f *diag.File, p position) int {
	text, at := f.Line(p.Line + 1)
	for units := 0; len(text) > 0 && units < p.Character; {
		r, n := utf8.DecodeRuneInString(text)
		units += unitsOf(r)
		text, at = text[n:], at+n
	}
	return at
}

// unitsOf is how many units of UTF-16 a character takes.
func unitsOf(r rune) int {
	if r > 0xffff {
		return 2
	}
	return 1
}

func positionOf(f *diag.File, offset int) position {
	line, col := f.LineCol(min(offset, len(f.Text)))
	text, _ := f.Line(line)
	p := position{Line: line - 1}
	for _, r := range text[:min(col-1, len(text))] {
		p.Character += unitsOf(r)
	}
	return p
}

func rangeOf(s diag.Span) textRange {
	if !s.Valid() {
		return textRange{}
	}
	return textRange{positionOf(s.File, s.Start), positionOf(s.File, s.End)}
}

func locationOf(s diag.Span) location { return location{uriOf(s.File.Name), rangeOf(s)} }
