package parse

import (
	"strconv"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"dhpfgo/diag"
)

// Token is a lexical token. Its Position holds the byte offset in the file and, in Column, the length of the token as
// typed; lines and columns are computed by diag when a message is printed.
type Token = lexer.Token

// The types of token. The first tokens of every statement are an optional label, an optional construct name, and a
// keyword or directive that tells which statement it is; the last is the end of the statement.
const (
	tEOS lexer.TokenType = iota + 1
	tLabel
	tBlock
	tKeyword
	tDirective
	tIdent
	tInt
	tReal
	tString
	tLogical
	tBOZ
	tHollerith
	tOp
	tDefOp
	tRaw
	tBad
)

var symbols = map[string]lexer.TokenType{
	"EOF": lexer.EOF, "EOS": tEOS, "Label": tLabel, "Block": tBlock, "Keyword": tKeyword, "Directive": tDirective,
	"Ident": tIdent, "Int": tInt, "Real": tReal, "String": tString, "Logical": tLogical, "BOZ": tBOZ, "Hollerith": tHollerith, "Op": tOp,
	"DefOp": tDefOp, "Raw": tRaw, "Bad": tBad,
}

// dotOperators gives the normal form of the operators in letters.
var dotOperators = map[string]string{
	"eq": "==", "ne": "/=", "lt": "<", "le": "<=", "gt": ">", "ge": ">=",
	"and": ".and.", "or": ".or.", "not": ".not.", "eqv": ".eqv.", "neqv": ".neqv.",
}

// twoByte lists the operators of two characters.
var twoByte = map[string]bool{
	"**": true, "//": true, "/=": true, "==": true, "<=": true, ">=": true, "=>": true, "::": true, "(/": true, "/)": true,
}

// scanner makes tokens of one statement at a time and hands them to classify.
type scanner struct {
	src    *source
	text   string // src.text
	lower  string // text in lower case, byte by byte
	pos    int
	end    int
	seg    int // index of the segment of the last position looked up
	line   []Token
	tokens []Token
}

func newScanner(src *source) *scanner {
	return &scanner{src: src, text: string(src.text), lower: string(lowered(src.text))}
}

// scan returns all tokens of a source.
func scan(src *source) []Token {
	s := newScanner(src)
	var all []Token
	for _, st := range src.stmts {
		all = append(all, s.statement(st)...)
	}
	return append(all, lexer.EOFToken(lexer.Position{Offset: len(src.file.Text)}))
}

func lowered(text []byte) []byte {
	out := append([]byte(nil), text...)
	for i, c := range out {
		if c >= 'A' && c <= 'Z' {
			out[i] = c | 0x20
		}
	}
	return out
}

// statement returns the tokens of one statement, classified, with an end of statement. They are good until the next call;
// there are none if the statement is empty.
func (s *scanner) statement(st logical) []Token {
	s.pos, s.end, s.line, s.tokens = st.start, st.end, s.line[:0], s.tokens[:0]
	if st.from == preprocessor {
		s.emit(Token{Type: tKeyword, Value: "#", Pos: s.position(st.start, st.end)})
		return s.ended()
	}
	for s.next() {
	}
	if len(s.line) == 0 {
		return nil
	}
	switch st.from {
	case plain:
		s.classify(s.line)
	case hpf:
		s.classifyDirective(s.line)
	default:
		s.emit(s.synthetic(tDirective, "hpfj", s.line[0]))
		s.emit(s.line...)
	}
	return s.ended()
}

func (s *scanner) emit(t ...Token) { s.tokens = append(s.tokens, t...) }

func (s *scanner) ended() []Token {
	last := s.tokens[len(s.tokens)-1].Pos
	s.emit(Token{Type: tEOS, Pos: lexer.Position{Offset: last.Offset + last.Column}})
	return s.tokens
}

// synthetic is a token without text before t.
func (s *scanner) synthetic(typ lexer.TokenType, value string, t Token) Token {
	return Token{Type: typ, Value: value, Pos: lexer.Position{Offset: t.Pos.Offset}}
}

// next scans one token into line; false at the end of the statement.
func (s *scanner) next() bool {
	for s.pos < s.end && isBlank(s.text[s.pos]) {
		s.pos++
	}
	if s.pos >= s.end {
		return false
	}
	switch c := s.text[s.pos]; {
	case isLetter(c) || c == '_':
		s.word()
	case isDigit(c):
		s.number()
	case c == '\'' || c == '"':
		s.str()
	case c == '.':
		s.dot()
	default:
		s.operator()
	}
	return true
}

func (s *scanner) add(typ lexer.TokenType, value string, start int) {
	s.line = append(s.line, Token{Type: typ, Value: value, Pos: s.position(start, s.pos)})
}

// position maps text[start:end] to the file.
func (s *scanner) position(start, end int) lexer.Position {
	from := s.at(start)
	return lexer.Position{Offset: from, Column: s.at(end-1) + 1 - from}
}

// at maps an offset in the logical text to one in the file. Lookups go nearly always forward.
func (s *scanner) at(i int) int {
	segs := s.src.segs
	for s.seg > 0 && segs[s.seg].at > i {
		s.seg--
	}
	for s.seg+1 < len(segs) && segs[s.seg+1].at <= i {
		s.seg++
	}
	from, limit := segs[s.seg].from+i-segs[s.seg].at, len(s.src.file.Text)-1
	return min(from, limit)
}

func (s *scanner) name() {
	for s.pos < s.end && isName(s.text[s.pos]) {
		s.pos++
	}
}

func (s *scanner) word() {
	start := s.pos
	s.name()
	w := s.lower[start:s.pos]
	if s.pos < s.end && len(w) == 1 && strings.Contains("bozx", w) && strings.IndexByte(`'"`, s.text[s.pos]) >= 0 {
		open := s.pos + 1
		s.str()
		digits := strings.TrimRight(s.lower[open:s.pos], `'"`)
		s.line[len(s.line)-1] = Token{Type: tBOZ, Value: w + digits, Pos: s.position(start, s.pos)}
		return
	}
	s.add(tIdent, w, start)
	if w == "format" && s.pos < s.end && s.formatFollows() {
		s.format()
	}
}

// formatFollows reports whether the word just scanned heads a FORMAT statement: only a label before it, '(' after it and
// the matching ')' at the end.
func (s *scanner) formatFollows() bool {
	rest := strings.TrimSpace(s.text[s.pos:s.end])
	return len(s.line) == 2 && s.line[0].Type == tInt && strings.HasPrefix(rest, "(") && strings.HasSuffix(rest, ")")
}

// format takes the parenthesised text of a FORMAT as one token.
func (s *scanner) format() {
	for isBlank(s.text[s.pos]) {
		s.pos++
	}
	start := s.pos
	s.pos = start + len(strings.TrimRight(s.text[start:s.end], " \t\r\f\v"))
	s.add(tRaw, s.text[start:s.pos], start)
	s.pos = s.end
}

func (s *scanner) digits() {
	for s.pos < s.end && isDigit(s.text[s.pos]) {
		s.pos++
	}
}

// number scans an integer or real literal with its kind. In "1.eq.n" the dot belongs to the operator.
func (s *scanner) number() {
	start, typ := s.pos, tInt
	s.digits()
	if s.peek(0)|0x20 == 'h' && s.hollerith(start) {
		return
	}
	if s.peek(0) == '.' && !s.dotWord(s.pos) {
		typ = tReal
		s.pos++
		s.digits()
	}
	if s.exponent() {
		typ = tReal
	}
	if next := s.peek(1); s.peek(0) == '_' && (isName(next) || next == '\'' || next == '"') {
		s.pos++
		s.name()
	}
	s.add(typ, s.lower[start:s.pos], start)
}

// hollerith scans the rest of 4habcd whose number starts at start. It can stand only where a constant can.
func (s *scanner) hollerith(start int) bool {
	n := len(s.line)
	if n < 2 || s.line[n-1].Type != tOp || s.pos-start > 4 {
		return false
	}
	count, _ := strconv.Atoi(s.text[start:s.pos])
	switch s.line[n-1].Value {
	case "(", ",", "/", "=", "[", "(/", "==", "/=", "<", "<=", ">", ">=":
	case ")": // write (u, f) 4habcd
		if s.line[0].Value != "write" {
			return false
		}
	case "*":
		if s.line[0].Value != "data" {
			return false
		}
	default:
		return false
	}
	if count == 0 || s.pos+1+count > s.end {
		return false
	}
	s.pos += 1 + count
	s.line = append(s.line, Token{Type: tHollerith, Value: s.text[s.pos-count : s.pos], Pos: s.position(start, s.pos)})
	return true
}

// exponent consumes e+10 and the like.
func (s *scanner) exponent() bool {
	if c := s.peek(0) | 0x20; c != 'e' && c != 'd' && c != 'q' {
		return false
	}
	n := 1
	if c := s.peek(1); c == '+' || c == '-' {
		n = 2
	}
	if !isDigit(s.peek(n)) {
		return false
	}
	s.pos += n
	s.digits()
	return true
}

func (s *scanner) peek(n int) byte {
	if s.pos+n < s.end {
		return s.text[s.pos+n]
	}
	return 0
}

// dotWord reports whether an operator or logical literal in letters starts at i: a dot, letters, a dot.
func (s *scanner) dotWord(i int) bool {
	j := i + 1
	for j < s.end && isLetter(s.text[j]) {
		j++
	}
	return j > i+1 && j < s.end && s.text[j] == '.'
}

func (s *scanner) dot() {
	start := s.pos
	if isDigit(s.peek(1)) {
		s.number()
		return
	}
	if s.src.records && s.beforeComponent() {
		s.pos++
		s.add(tOp, "%", start)
		return
	}
	if !s.dotWord(start) {
		s.pos++
		s.add(tBad, ".", start)
		return
	}
	s.pos += 1 + strings.IndexByte(s.text[s.pos+1:s.end], '.') + 1
	word := s.lower[start+1 : s.pos-1]
	switch op, ok := dotOperators[word]; {
	case ok:
		s.add(tOp, op, start)
	case word == "true" || word == "false":
		if s.peek(0) == '_' {
			s.name()
		}
		s.add(tLogical, s.lower[start:s.pos], start)
	default:
		s.add(tDefOp, "."+word+".", start)
	}
}

// beforeComponent reports whether a dot leads to a component, a.b: it stands between a name or a parenthesis and a name without
// blanks, and begins no operator of the language.
func (s *scanner) beforeComponent() bool {
	if s.pos == 0 || !isName(s.text[s.pos-1]) && s.text[s.pos-1] != ')' || !isLetter(s.peek(1)) {
		return false
	}
	if n := len(s.line); n == 0 || s.line[n-1].Type != tIdent && s.line[n-1].Value != ")" {
		return false
	}
	if !s.dotWord(s.pos) {
		return true
	}
	word := s.lower[s.pos+1 : s.pos+1+strings.IndexByte(s.lower[s.pos+1:s.end], '.')]
	return dotOperators[word] == "" && word != "true" && word != "false" && word != "xor"
}

// str scans a character literal; its token keeps the quotes, and the kind that may stand before them: ascii_'text'.
func (s *scanner) str() {
	start, quote := s.pos, s.text[s.pos]
	if n := len(s.line); n > 0 && start > 0 && s.text[start-1] == '_' {
		if last := s.line[n-1]; last.Type == tIdent || last.Type == tInt {
			s.line, start = s.line[:n-1], start-len(last.Value)
		}
	}
	for s.pos++; s.pos < s.end; s.pos++ {
		if s.text[s.pos] != quote {
			continue
		}
		if s.peek(1) != quote {
			s.pos++
			s.add(tString, s.text[start:s.pos], start)
			s.suffixedBOZ(start)
			return
		}
		s.pos++
	}
	s.pos = s.end
	s.add(tString, s.text[start:s.end]+string(quote), start)
	p := s.position(start, s.end)
	s.src.bag.Errorf(diag.Span{File: s.src.file, Start: p.Offset, End: p.Offset + 1}, "unterminated-string",
		"the string is not closed").At("no second %c in the statement", quote).
		Help("close it with %c; inside a string, a quotation mark is written twice", quote)
}

// suffixedBOZ takes the letter of 'ff'x, the common old form of a hexadecimal or octal constant.
func (s *scanner) suffixedBOZ(start int) {
	letter := s.peek(0) | 0x20
	if strings.IndexByte("xzo", letter) < 0 || isName(s.peek(1)) {
		return
	}
	digits := s.lower[start+1 : s.pos-1]
	s.pos++
	s.line[len(s.line)-1] = Token{Type: tBOZ, Value: string(letter) + digits, Pos: s.position(start, s.pos)}
}

func (s *scanner) operator() {
	start := s.pos
	if s.pos+1 < s.end && twoByte[s.text[s.pos:s.pos+2]] {
		s.pos += 2
		s.add(tOp, s.text[start:s.pos], start)
		return
	}
	typ := tBad
	if strings.IndexByte("+-*/=<>():,%[]", s.text[s.pos]) >= 0 {
		typ = tOp
	}
	s.pos++
	for typ == tBad && s.pos < s.end && s.text[s.pos]&0xC0 == 0x80 {
		s.pos++
	}
	s.add(typ, s.text[start:s.pos], start)
}
