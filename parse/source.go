package parse

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"dhpfgo/diag"
)

// sentinel tells what kind of line a logical statement comes from.
type sentinel int

const (
	plain sentinel = iota
	hpf
	hpfj
	preprocessor
)

// logical is one statement without comments and continuation marks: text[start:end] of its source.
type logical struct {
	start, end int
	from       sentinel
}

// segment says that text[at:] was copied from byte from of the file, up to the next segment.
type segment struct{ at, from int }

// source turns physical lines into logical statements. The source form is known only here: every later stage sees
// logical text, and at gives the place in the file of each of its bytes.
type source struct {
	file  *diag.File
	bag   *diag.Bag
	text  []byte
	segs  []segment
	stmts []logical

	start     int      // of the current statement in text
	from      sentinel // of the current statement
	quote     byte     // the open quotation mark, 0 outside character context
	continued bool     // the current statement goes on in the next line
	ampersand int      // file offset of the last continuation mark
	fix       fixed    // used in fixed form
	serial    bool     // directives are comments
	records   bool     // a dot may lead to a component
}

// newSource splits a file into statements.
func newSource(file *diag.File, bag *diag.Bag, form Form, opt *Options) *source {
	s := &source{file: file, bag: bag, text: make([]byte, 0, len(file.Text)), serial: opt.Serial, records: opt.Records}
	line := s.freeLine
	if form == FixedForm {
		line = s.fixedLine
		if s.fix.width = opt.Columns; s.fix.width < 7 {
			s.fix.width = 72
		}
		file.Width = s.fix.width
		s.fix.open = opt.NoPad
	}
	for start := 0; start < len(file.Text); {
		end, next := len(file.Text), len(file.Text)
		if i := bytes.IndexByte(file.Text[start:], '\n'); i >= 0 {
			end, next = start+i, start+i+1
		}
		if end > start && file.Text[end-1] == '\r' {
			end--
		}
		line(start, end)
		start = next
	}
	s.endDirective()
	s.endFixed()
	s.flush()
	return s
}

// freeLine takes one physical line file.Text[start:end] of free form.
func (s *source) freeLine(start, end int) {
	text := s.file.Text
	i := s.skipBlanks(start, end)
	switch {
	case i == end:
	case s.quote != 0 && s.from == plain && text[i] != '!':
		s.freeRest(s.afterAmpersand(i, start), end)
	case text[i] == '!':
		s.commentLine(i, end)
	case text[i] == '#' && i == start:
		s.flush()
		s.begin(preprocessor)
		s.copy(i, end)
		s.flush()
	default:
		s.statementLine(i, end)
	}
}

// afterAmpersand skips a leading continuation mark; a continued string without one goes on after the blanks, as gfortran
// reads it, though Fortran 2008, 3.3.2.4, requires the mark.
func (s *source) afterAmpersand(i, start int) int {
	switch {
	case s.file.Text[i] == '&':
		return i + 1
	case s.quote != 0:
		return i
	}
	return start
}

// commentLine takes a line that starts with '!': a directive, its continuation, or a comment.
func (s *source) commentLine(i, end int) {
	if s.serial {
		return
	}
	kind, length := sentinelOf(s.file.Text[i:end])
	span := diag.Span{File: s.file, Start: i, End: i + length}
	switch {
	case length == 0:
		s.lookalike(i, end)
	case s.continued && s.from == kind:
		i = s.skipBlanks(i+length, end)
		if i < end && s.file.Text[i] == '&' {
			i++
		} else {
			s.text = append(s.text, ' ')
		}
		s.freeRest(i, end)
	case s.continued && s.from == plain:
		s.bag.Errorf(span, "syntax", "a directive cannot stand inside a continued statement")
	default:
		s.flush()
		s.begin(kind)
		s.freeRest(i+length, end)
	}
}

// sentinelOf recognises a directive line and gives the length of its sentinel, 0 for a comment.
func sentinelOf(line []byte) (sentinel, int) {
	switch {
	case hasPrefixFold(line, "!hpf$"):
		return hpf, 5
	case hasPrefixFold(line, "!hpfj$"):
		return hpfj, 6
	case hasPrefixFold(line, "!hpfj ") || hasPrefixFold(line, "!hpfj\t"):
		return hpfj, 5
	}
	return plain, 0
}

// lookalike warns about a comment that was meant to be a directive: "!hpf", "! hpf$", "!$hpf", "!hpf#" and then a directive name.
func (s *source) lookalike(i, end int) {
	line := strings.ToLower(string(s.file.Text[i:min(end, i+40)]))
	rest := strings.TrimLeft(strings.TrimPrefix(line, "!"), " \t$")
	if !strings.HasPrefix(rest, "hpf") {
		return
	}
	rest = strings.TrimLeft(rest[3:], " \t$#%&*!:")
	word := firstWord(rest)
	if _, ok := directiveHeads[word]; ok {
		d := s.bag.Warnf(diag.Span{File: s.file, Start: i, End: end}, "hpf-sentinel", "this line is a comment, not a directive").
			Help("write '!hpf$ %s ...'", word)
		slip := diag.Span{File: s.file, Start: i, End: i + len(line) - len(rest)}
		d.Fixes = append(d.Fixes, diag.Fix{Span: slip, Text: "!hpf$ "})
	}
}

// wordAt is the word that begins at i, in lower case.
func (s *source) wordAt(i, end int) string {
	return firstWord(strings.ToLower(string(s.file.Text[i:min(end, i+40)])))
}

func firstWord(text string) string {
	if n := strings.IndexFunc(text, func(r rune) bool { return r != '_' && (r > 127 || !isLetter(byte(r))) }); n >= 0 {
		return text[:n]
	}
	return text
}

// statementLine takes a line that holds statements or the continuation of one.
func (s *source) statementLine(i, end int) {
	if s.continued && s.from != plain {
		s.cutDirective()
	}
	switch {
	case !s.continued:
		s.flush()
		s.begin(plain)
	case s.file.Text[i] == '&':
		i++
	case s.doublesQuote(s.file.Text[i]):
	default:
		s.text = append(s.text, ' ')
	}
	s.freeRest(i, end)
}

// doublesQuote reports whether c at the beginning of a line and the quotation mark right before the '&' of the line before stand for one
// in a text of FORMAT: gfortran reads them so, though Fortran 2008, 3.3.2.4, wants a second '&' for that.
func (s *source) doublesQuote(c byte) bool {
	if n := s.ampersand; c != '\'' && c != '"' || n == 0 || s.file.Text[n-1] != c {
		return false
	}
	head := bytes.TrimLeft(s.text[s.start:], " \t0123456789")
	return len(head) < len(s.text)-s.start && hasPrefixFold(head, "format") && bytes.HasPrefix(bytes.TrimLeft(head[6:], " \t"), []byte("("))
}

// cutDirective reports a directive whose continuation is missing.
func (s *source) cutDirective() {
	s.bag.Errorf(diag.Span{File: s.file, Start: s.ampersand, End: s.ampersand + 1}, "syntax",
		"the directive is continued, but the next line is not a directive").
		Help("start the next line with '!hpf$'")
	s.drop()
}

// freeRest copies file.Text[i:end] up to a comment or a continuation mark, and splits it at semicolons.
func (s *source) freeRest(i, end int) {
	text := s.file.Text
	s.continued = false
	piece := i
	for ; i < end; i++ {
		c := text[i]
		switch {
		case c == '&' && s.endsLine(i+1, end):
			s.copy(piece, i)
			s.continued, s.ampersand = true, i
			return
		case s.quote != 0:
			if c == s.quote {
				s.quote = 0
			}
		case c == '\'' || c == '"':
			s.quote = c
		case c|0x20 == 'h':
			i += s.hollerithAt(text[piece:i])
		case c == '!':
			s.copy(piece, i)
			s.flush()
			return
		case c == ';' && s.from == plain:
			s.copy(piece, i)
			s.flush()
			piece = i + 1
		}
	}
	s.copy(piece, end)
	s.flush()
}

// hollerithAt is how many characters follow the 'h' after text, which goes on a FORMAT statement, 3habc; 0 where there is no such constant.
func (s *source) hollerithAt(text []byte) int {
	digits := len(text) - len(bytes.TrimRight(text, "0123456789"))
	if digits == 0 || digits > 4 || s.from != plain {
		return 0
	}
	head := bytes.TrimLeft(slices.Concat(s.text[s.start:], text[:len(text)-digits]), " \t0123456789")
	if !hasPrefixFold(head, "format") || !bytes.HasPrefix(bytes.TrimLeft(head[6:], " \t"), []byte("(")) {
		return 0
	}
	if before := bytes.TrimRight(head, " \t"); strings.IndexByte("(,/:", before[len(before)-1]) < 0 {
		return 0
	}
	n, _ := strconv.Atoi(string(text[len(text)-digits:]))
	return n
}

// endsLine reports whether nothing that counts follows: blanks, or outside character context a comment.
func (s *source) endsLine(i, end int) bool {
	i = s.skipBlanks(i, end)
	return i == end || s.quote == 0 && s.file.Text[i] == '!'
}

func (s *source) skipBlanks(i, end int) int {
	for i < end && isBlank(s.file.Text[i]) {
		i++
	}
	return i
}

func (s *source) begin(kind sentinel) { s.start, s.from = len(s.text), kind }

func (s *source) copy(from, to int) {
	s.segs = append(s.segs, segment{len(s.text), from})
	s.text = append(s.text, s.file.Text[from:to]...)
}

// drop forgets the current statement, about which enough has been said.
func (s *source) drop() {
	s.text = s.text[:s.start]
	for n := len(s.segs); n > 0 && s.segs[n-1].at >= s.start; n-- {
		s.segs = s.segs[:n-1]
	}
	s.flush()
}

// flush ends the current statement; the next one has the same sentinel unless begin says otherwise.
func (s *source) flush() {
	if len(bytes.TrimSpace(s.text[s.start:])) > 0 {
		s.stmts = append(s.stmts, logical{s.start, len(s.text), s.from})
	}
	s.start, s.continued, s.quote = len(s.text), false, 0
}

func isBlank(c byte) bool  { return c == ' ' || c == '\t' || c == '\f' || c == '\v' || c == '\r' }
func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
func isDigit(c byte) bool  { return c >= '0' && c <= '9' }
func isName(c byte) bool   { return isLetter(c) || isDigit(c) || c == '_' || c == '$' }
