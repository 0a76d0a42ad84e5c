package sets

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// ParseError is a fault in set notation: what, and where.
type ParseError struct {
	Text   string
	Offset int // in bytes
	Reason string
}

// Error returns the reason with line and column and, below, the line with a
// caret under the place.
func (e *ParseError) Error() string {
	offset := min(max(e.Offset, 0), len(e.Text))
	start := strings.LastIndexByte(e.Text[:offset], '\n') + 1
	line, _, _ := strings.Cut(e.Text[start:], "\n")
	number := 1 + strings.Count(e.Text[:start], "\n")
	before := e.Text[start:offset]
	pad := strings.Map(func(r rune) rune {
		if r == '\t' {
			return r
		}
		return ' '
	}, before)
	return fmt.Sprintf("%d:%d: %s\n  %s\n  %s^", number, utf8.RuneCountInString(before)+1, e.Reason, line, pad)
}

// token is a word, a keyword, a number or a symbol in its usual spelling; the
// end has empty text.
type token struct {
	text   string
	offset int
	kind   tokenKind
}

type tokenKind uint8

const (
	endToken tokenKind = iota
	wordToken
	keywordToken
	functionToken // a keyword that starts an expression
	numberToken
	symbolToken
	badToken
)

// symbol is a symbol as written and in its usual spelling, which may be a
// keyword.
type symbol struct{ written, usual string }

// symbols, longest first; usual is empty where it is what is written.
var symbols = []symbol{
	{"<<=", ""}, {">>=", ""},
	{"->", ""}, {"<=", ""}, {">=", ""}, {"!=", ""}, {"<<", ""}, {">>", ""}, {"//", ""},
	{"==", "="}, {"&&", "and"}, {"||", "or"}, {"/\\", "and"}, {"\\/", "or"},
	{"[", ""}, {"]", ""}, {"{", ""}, {"}", ""}, {"(", ""}, {")", ""}, {":", ""}, {";", ""}, {",", ""},
	{"<", ""}, {">", ""}, {"=", ""}, {"+", ""}, {"-", ""}, {"*", ""}, {"/", ""}, {"?", ""}, {"^", ""},
	{"%", "mod"}, {"!", "not"}, {"&", "and"}, {"|", "or"},
	{"∧", "and"}, {"∨", "or"}, {"¬", "not"}, {"≤", "<="}, {"≥", ">="}, {"≠", "!="}, {"∃", "exists"}, {"→", "->"},
}

// symbolsBy holds the symbols by their first byte.
var symbolsBy = func() (by [256][]symbol) {
	for _, s := range symbols {
		if s.usual == "" {
			s.usual = s.written
		}
		by[s.written[0]] = append(by[s.written[0]], s)
	}
	return by
}()

// word returns the usual spelling and the kind of a word.
func word(text string) (string, tokenKind) {
	switch text {
	case "and", "AND":
		return "and", keywordToken
	case "or", "OR":
		return "or", keywordToken
	case "not", "NOT":
		return "not", keywordToken
	case "exists", "Exists", "exist":
		return "exists", keywordToken
	case "mod", "implies", "true", "false":
		return text, keywordToken
	case "floor", "ceil", "floord", "ceild", "min", "max", "NaN", "infty", "infinity":
		return text, functionToken
	}
	return text, wordToken
}

// lex splits the text; the last token is the end or a bad one. A # starts a
// comment up to the end of the line.
func lex(text string) []token {
	out := make([]token, 0, 8+len(text)/2)
	for at := 0; ; {
		at = skipSpace(text, at)
		t, next := nextToken(text, at)
		out = append(out, t)
		if t.kind == endToken || t.kind == badToken {
			return out
		}
		at = next
	}
}

func skipSpace(text string, at int) int {
	for at < len(text) {
		switch c := text[at]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			at++
		case c == '\\' && (strings.HasPrefix(text[at+1:], "\n") || strings.HasPrefix(text[at+1:], "\r\n")):
			at++
		case c == '#':
			line := strings.IndexByte(text[at:], '\n')
			if line < 0 {
				return len(text)
			}
			at += line
		case c >= utf8.RuneSelf:
			r, n := utf8.DecodeRuneInString(text[at:])
			if !unicode.IsSpace(r) {
				return at
			}
			at += n
		default:
			return at
		}
	}
	return at
}

// nextToken returns the token at a place and the place after it.
func nextToken(text string, at int) (token, int) {
	if at == len(text) {
		return token{"", at, endToken}, at
	}
	end := at
	switch c := text[at]; {
	case isDigit(c):
		for end < len(text) && isDigit(text[end]) {
			end++
		}
		return token{text[at:end], at, numberToken}, end
	case isWordStart(c):
		for end < len(text) && isWordPart(text[end]) {
			end++
		}
		usual, kind := word(text[at:end])
		return token{usual, at, kind}, end
	}
	for _, s := range symbolsBy[text[at]] {
		if strings.HasPrefix(text[at:], s.written) {
			kind := symbolToken
			if isWordStart(s.usual[0]) {
				kind = keywordToken
			}
			return token{s.usual, at, kind}, at + len(s.written)
		}
	}
	_, n := utf8.DecodeRuneInString(text[at:])
	return token{text[at : at+n], at, badToken}, at + n
}

func isDigit(c byte) bool     { return '0' <= c && c <= '9' }
func isWordStart(c byte) bool { return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }
func isWordPart(c byte) bool  { return isWordStart(c) || isDigit(c) || c == '\'' || c == '$' }
