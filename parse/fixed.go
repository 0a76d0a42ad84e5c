package parse

import (
	"bytes"
	"strings"

	"dhpfgo/diag"
)

// Fixed form, Fortran 2008, 3.3.3: a label in columns 1 to 5, a continuation mark in column 6, the statement in columns 7
// to 72. A tab in columns 1 to 6 leads to column 7, or to a continuation mark if a digit follows. Blanks count only in
// character context, so a statement is first freed of them and then gets those back that separate its keywords
// (fixedwords.go); the scanner sees what it would see in free form.

// piece is the part of a physical line that belongs to a statement; pad is how many blanks follow it up to the last column.
type piece struct{ from, to, pad int }

// fixed is the statement of fixed form that is being collected.
type fixed struct {
	width  int
	open   bool // lines are not filled with blanks
	label  piece
	pieces []piece

	text   []byte // of the statement without blanks
	origin []int  // the file offset of each byte of text
	quote  byte   // the open quotation mark
	raw    int    // how many characters of a Hollerith constant are still to come
}

// fixedLine takes one physical line file.Text[start:end] of fixed form.
func (s *source) fixedLine(start, end int) {
	line := s.file.Text[start:end]
	if kind, length := fixedSentinel(line); length > 0 && !s.serial {
		s.endFixed()
		s.fixedDirective(kind, start, length, end)
		return
	}
	switch {
	case len(line) == 0 || strings.IndexByte("cC*!", line[0]) >= 0 || s.blankLine(line):
		if len(line) > 0 && line[0] == '!' && !s.serial {
			s.lookalike(start, end)
		}
		return
	case line[0] == '#':
		s.endFixed()
		s.flush()
		s.begin(preprocessor)
		s.copy(start, end)
		s.flush()
		return
	}
	label, mark, body := columns(line)
	s.endDirective()
	p := piece{start + body, min(end, start+body+s.fix.width-6), 0}
	if !s.fix.open {
		p.pad = start + body + s.fix.width - 6 - p.to
	}
	if mark != 0 && mark != '0' && mark != ' ' {
		s.continueFixed(p, start, label)
		return
	}
	s.endFixed()
	s.fix.label = piece{start, start + label, 0}
	s.checkLabel(start, start+label)
	s.fix.pieces = append(s.fix.pieces, p)
}

// blankLine reports whether a line holds nothing, or only a comment that begins outside column 6.
func (s *source) blankLine(line []byte) bool {
	code := bytes.TrimLeft(line, " \t\r\f")
	at := len(line) - len(code)
	return len(code) == 0 || code[0] == '!' && (at != 5 || bytes.IndexByte(line[:at], '\t') >= 0)
}

// columns gives the length of the label field, the continuation mark (0 for none) and where the statement begins.
func columns(line []byte) (label int, mark byte, body int) {
	if tab := bytes.IndexByte(line[:min(len(line), 6)], '\t'); tab >= 0 {
		if tab+1 < len(line) && line[tab+1] >= '1' && line[tab+1] <= '9' {
			return tab, line[tab+1], tab + 2
		}
		return tab, 0, tab + 1
	}
	if len(line) < 6 {
		return len(line), 0, len(line)
	}
	return 5, line[5], 6
}

// continueFixed adds a continuation line.
func (s *source) continueFixed(p piece, start, label int) {
	if len(bytes.TrimSpace(s.file.Text[start:start+label])) > 0 && s.checkLabel(start, start+label) {
		s.bag.Errorf(diag.Span{File: s.file, Start: start, End: start + label}, "fixed-form", "a continuation line cannot have a label").
			Help("leave columns 1 to 5 blank")
	}
	if len(s.fix.pieces) == 0 {
		s.bag.Errorf(diag.Span{File: s.file, Start: p.from - 1, End: p.from}, "fixed-form", "this line continues no statement").
			Note("in fixed form a character in column 6 marks a continuation line").
			Help("begin the statement in column 7, or choose free form with '--form free'")
	}
	s.fix.pieces = append(s.fix.pieces, p)
}

// checkLabel reports anything but digits in the label field; it is then taken for empty.
func (s *source) checkLabel(start, end int) bool {
	for i := start; i < end; i++ {
		if c := s.file.Text[i]; !isDigit(c) && !isBlank(c) {
			s.bag.Errorf(diag.Span{File: s.file, Start: i, End: i + 1}, "fixed-form", "%q stands where only a label can be", string(s.file.Text[i:i+1])).
				Note("in fixed form columns 1 to 5 hold the label").
				Help("begin the statement in column 7, or choose free form with '--form free'")
			s.fix.label = piece{}
			return false
		}
	}
	return true
}

// fixedSentinel recognises a directive line; a comment has length 0.
func fixedSentinel(line []byte) (sentinel, int) {
	if len(line) < 5 || strings.IndexByte("cC*!", line[0]) < 0 {
		return plain, 0
	}
	if line[0] == '!' {
		return sentinelOf(line)
	}
	if hasPrefixFold(line[1:], "hpf$") {
		return hpf, 5
	}
	return plain, 0
}

// fixedDirective takes a directive line. A mark in column 6, or '&' at the end of the line before, continues a directive.
func (s *source) fixedDirective(kind sentinel, start, length, end int) {
	end = min(end, start+s.fix.width)
	body := start + length
	mark := length == 5 && body < end && s.marksDirective(kind, body, end)
	switch {
	case mark && s.from != kind:
		s.bag.Errorf(diag.Span{File: s.file, Start: body, End: body + 1}, "fixed-form", "this line continues no directive")
		return
	case mark:
		s.text = append(s.text, ' ')
		body++
	case s.continued && s.from == kind:
		s.text = append(s.text, ' ')
	default:
		s.flush()
		s.begin(kind)
	}
	s.directiveRest(body, end)
}

// marksDirective reports whether the character in column 6 continues a directive. A letter there does if a directive is
// open, unless a directive begins with it.
func (s *source) marksDirective(kind sentinel, body, end int) bool {
	c := s.file.Text[body]
	if isBlank(c) || c == '0' || !isLetter(c) {
		return !isBlank(c) && c != '0'
	}
	_, head := directiveHeads[s.wordAt(body, end)]
	return s.from == kind && !head
}

// directiveRest copies a directive up to a comment or to '&' at the end; the statement stays open for further lines.
func (s *source) directiveRest(i, end int) {
	text := s.file.Text
	s.continued = false
	for j := i; j < end; j++ {
		switch c := text[j]; {
		case c == '!':
			end = j
		case c == '&' && s.endsLine(j+1, end):
			s.continued, s.ampersand = true, j
			end = j
		}
	}
	s.copy(i, end)
}

// endDirective ends a directive that another line follows.
func (s *source) endDirective() {
	if s.from == hpf || s.from == hpfj {
		if s.continued {
			s.cutDirective()
		}
		s.flush()
		s.from = plain
	}
}

// endFixed ends the statement of fixed form that is open.
func (s *source) endFixed() {
	if len(s.fix.pieces) == 0 {
		s.fix.label = piece{}
		return
	}
	f := &s.fix
	f.quote, f.raw = 0, 0
	s.beginFixed()
	for _, p := range f.pieces {
		s.compact(p)
	}
	s.flushFixed()
	f.label, f.pieces = piece{}, f.pieces[:0]
}

func (s *source) beginFixed() {
	s.fix.text, s.fix.origin = s.fix.text[:0], s.fix.origin[:0]
}

// compact adds the characters of a piece that count.
func (s *source) compact(p piece) {
	f, text := &s.fix, s.file.Text
	for i := p.from; i < p.to; i++ {
		c := text[i]
		switch {
		case f.raw > 0:
			f.raw--
		case f.quote != 0:
			if c == f.quote {
				f.quote = 0
			}
		case isBlank(c):
			continue
		case c == '!':
			return
		case c == ';':
			s.flushFixed()
			f.label = piece{}
			s.beginFixed()
			continue
		case c == '\'' || c == '"':
			f.quote = c
		case c|0x20 == 'h':
			f.raw = hollerithLength(f.text)
		}
		f.text, f.origin = append(f.text, c), append(f.origin, i)
	}
	if f.quote == 0 && f.raw == 0 {
		return
	}
	for i := 0; i < p.pad; i++ {
		f.text, f.origin = append(f.text, ' '), append(f.origin, p.to)
		if f.raw > 0 {
			f.raw--
		}
	}
}

// hollerithLength gives the number before an 'h' that begins a Hollerith constant, 0 if it is part of a name.
func hollerithLength(text []byte) int {
	i := len(text)
	for i > 0 && isDigit(text[i-1]) {
		i--
	}
	if i == len(text) || i == 0 || len(text)-i > 4 {
		return 0
	}
	switch c := text[i-1]; {
	case hasPrefixFold(text, "format("):
		if c == '.' {
			return 0
		}
	case c == '*' && !hasPrefixFold(text, "data"), strings.IndexByte("(,/=*", c) < 0:
		return 0
	}
	n := 0
	for _, c := range text[i:] {
		n = n*10 + int(c-'0')
	}
	return n
}

// flushFixed hands the collected statement over, with blanks between its keywords.
func (s *source) flushFixed() {
	f := &s.fix
	if len(f.text) == 0 && len(bytes.TrimSpace(s.file.Text[f.label.from:f.label.to])) == 0 {
		return
	}
	s.flush()
	s.begin(plain)
	for i := f.label.from; i < f.label.to; i++ {
		if isDigit(s.file.Text[i]) {
			s.copy(i, i+1)
		}
	}
	if len(s.text) > s.start {
		s.text = append(s.text, ' ')
	}
	s.spread(keywordBreaks(f.text))
	s.flush()
}

// spread copies the statement with a blank before each of the given offsets.
func (s *source) spread(breaks []int) {
	f := &s.fix
	for i := 0; i < len(f.text); {
		if len(breaks) > 0 && breaks[0] <= i {
			s.text = append(s.text, ' ')
			breaks = breaks[1:]
			continue
		}
		j := i + 1
		for j < len(f.text) && f.origin[j] == f.origin[j-1]+1 && (len(breaks) == 0 || j < breaks[0]) {
			j++
		}
		s.segs = append(s.segs, segment{len(s.text), f.origin[i]})
		s.text = append(s.text, f.text[i:j]...)
		i = j
	}
}
