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
	start := strings.LastIndexByte(e.Text[:e.Offset], '\n') + 1
	line, _, _ := strings.Cut(e.Text[start:], "\n")
	number := 1 + strings.Count(e.Text[:start], "\n")
	column := utf8.RuneCountInString(e.Text[start:e.Offset])
	pad := strings.Repeat(" ", column)
	return fmt.Sprintf("%d:%d: %s\n  %s\n  %s^", number, column+1, e.Reason, line, pad)
}

// token is a word, a number or a symbol; the end has empty text.
type token struct {
	text   string
	offset int
	kind   tokenKind
}

type tokenKind int

const (
	endToken tokenKind = iota
	wordToken
	numberToken
	symbolToken
	badToken
)

// symbols, longest first.
var symbols = []string{"->", "<=", ">=", "!=", "==", "&&", "||", "/\\", "\\/",
	"[", "]", "{", "}", "(", ")", ":", ";", ",", "<", ">", "=", "+", "-", "*", "/", "%", "!", "&", "|"}

// canonical replaces alternative spellings.
var canonical = map[string]string{"&&": "and", "&": "and", "|": "or", "Exists": "exists", "exist": "exists", "/\\": "and", "||": "or", "\\/": "or", "!": "not", "==": "=",
	"∧": "and", "∨": "or", "%": "mod", "AND": "and", "OR": "or", "NOT": "not"}

// lex splits the text; the last token is the end or a bad one.
func lex(text string) []token {
	var out []token
	for at := 0; ; {
		at += len(text[at:]) - len(strings.TrimLeftFunc(text[at:], unicode.IsSpace))
		t := nextToken(text, at)
		if c, ok := canonical[t.text]; ok {
			at += len(t.text)
			t.text = c
		} else {
			at += len(t.text)
		}
		out = append(out, t)
		if t.kind == endToken || t.kind == badToken {
			return out
		}
	}
}

func nextToken(text string, at int) token {
	rest := text[at:]
	if rest == "" {
		return token{"", at, endToken}
	}
	if n := spanOf(rest, isDigit); n > 0 {
		return token{rest[:n], at, numberToken}
	}
	if isWordStart(rune(rest[0])) {
		return token{rest[:spanOf(rest, isWordPart)], at, wordToken}
	}
	for _, s := range symbols {
		if strings.HasPrefix(rest, s) {
			return token{s, at, symbolToken}
		}
	}
	_, n := utf8.DecodeRuneInString(rest)
	return token{rest[:n], at, badToken}
}

func spanOf(s string, in func(rune) bool) int {
	return len(s) - len(strings.TrimLeftFunc(s, in))
}

func isDigit(r rune) bool     { return '0' <= r && r <= '9' }
func isWordStart(r rune) bool { return r == '_' || r < utf8.RuneSelf && unicode.IsLetter(r) }
func isWordPart(r rune) bool  { return isWordStart(r) || isDigit(r) || r == '\'' || r == '$' }
