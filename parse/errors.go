package parse

import (
	"bytes"
	"errors"
	"fmt"
	"sort"
	"strconv"
	"strings"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"dhpfgo/diag"
)

// fault is an error at a token that is worded for the user. It is a participle.Error, so grammars pass it through.
type fault struct {
	tok   Token
	code  string
	msg   string
	label string
	note  string
	help  string
	fix   string // what the token should be, "" where that is not known
	open  bool   // a parenthesis is not closed
}

func (f *fault) Error() string            { return f.msg }
func (f *fault) Message() string          { return f.msg }
func (f *fault) Position() lexer.Position { return f.tok.Pos }

func faultf(t Token, format string, args ...any) *fault {
	return &fault{tok: t, code: "syntax", msg: fmt.Sprintf(format, args...)}
}

func (f *fault) with(help string, args ...any) *fault {
	f.help = fmt.Sprintf(help, args...)
	return f
}

// misspelt proposes the word that is most likely meant.
func (f *fault) misspelt(near string) *fault {
	f.help, f.fix = "did you mean '"+near+"'?", near
	return f
}

// What is expected where a parenthesis is open.
const (
	closed       = "')'"
	closedOrNext = "')' or ','"
)

// expected is the fault of a hand-written rule that met another token.
func expected(want string, t Token) *fault {
	f := faultf(t, "expected %s, found %s", want, found(t))
	if t.Value == "^" {
		f.fix = "**"
	}
	f.help, f.open = slip(want, t), want == closed || want == closedOrNext
	return f
}

// found names a token as the user sees it.
func found(t Token) string {
	switch {
	case t.Type == tEOS || t.EOF():
		return "the end of the statement"
	case t.Type == tString:
		return "a string"
	}
	return "'" + t.Value + "'"
}

// slip recognises typical mistakes and gives what to type.
func slip(want string, t Token) string {
	switch t.Value {
	case "=":
		return "'=' assigns; to compare, write '=='"
	case "&":
		return "write '.and.', or put '&' last in the line to continue it"
	case "=>":
		return "write '>=' to compare"
	case "|":
		return "write '.or.'"
	case "^":
		return "write '**' for a power"
	case "%":
		return "write 'mod(a, b)' for a remainder"
	case "else":
		return "write 'if (...) then', the statements and 'else' in lines of their own"
	}
	if want == "'='" && t.Value == "==" {
		return "'==' compares; to assign, write '='"
	}
	return ""
}

// soft reports a fault and goes on with the statement.
func (p *parser) soft(f *fault) { p.report(f) }

// report turns an error of the current statement into a diagnostic.
func (p *parser) report(err error) {
	var f *fault
	var u *participle.UnexpectedTokenError
	var other participle.Error
	switch {
	case errors.As(err, &f):
	case errors.As(err, &u):
		f = p.unexpected(u)
	case errors.As(err, &other):
		f = faultf(Token{Pos: other.Position()}, "%s", other.Message())
	default:
		f = faultf(p.tokens[0], "%s", err.Error())
	}
	if f.help == "" && p.cutByComment(f.tok) {
		f.help = "'!' begins a comment; to compare for unequal, write '/='"
	}
	d := p.bag.Errorf(p.span(f.tok), f.code, "%s", f.msg)
	if f.label != "" {
		d.At("%s", f.label)
	}
	if f.open {
		if open, ok := p.openParen(f.tok.Pos.Offset); ok {
			d.Because(p.span(open), "opened here")
		}
	}
	if f.note != "" {
		d.Note("%s", f.note)
	}
	if f.help != "" {
		d.Help("%s", f.help)
	}
	if f.fix != "" {
		d.Instead(f.fix)
	}
}

// cutByComment reports whether the statement ends at a comment that begins with "!=".
func (p *parser) cutByComment(t Token) bool {
	rest := bytes.TrimLeft(p.file.Text[min(t.Pos.Offset, len(p.file.Text)):], " ")
	return t.Type == tEOS && bytes.HasPrefix(rest, []byte("!="))
}

// openParen finds the last '(' before offset that is not closed there.
func (p *parser) openParen(offset int) (Token, bool) {
	var open []Token
	for _, t := range p.tokens {
		if t.Type != tOp || t.Pos.Offset >= offset {
			continue
		}
		switch t.Value {
		case "(":
			open = append(open, t)
		case ")":
			open = open[:max(len(open)-1, 0)]
		}
	}
	if len(open) == 0 {
		return Token{}, false
	}
	return open[len(open)-1], true
}

// unexpected words a mismatch that a grammar found: what was wanted comes first in the grammar's own notation.
func (p *parser) unexpected(u *participle.UnexpectedTokenError) *fault {
	t := u.Unexpected
	want := wanted(u.Message())
	switch {
	case want == "" && (t.Type == tEOS || t.EOF()):
		return faultf(t, "the statement is not complete")
	case want == "":
		f := faultf(t, "%s does not fit here", found(t))
		f.help = slip(want, t)
		return f
	case want == "the end of the statement":
		return p.leftover(t)
	}
	f := expected(want, t)
	switch {
	case want == "a name" && t.Value == "(" && p.tokens[0].Type == tDirective:
		f.help = "write '" + p.tokens[0].Value + " (...) :: a' or '" + p.tokens[0].Value + " a(...)'"
	}
	return f
}

// leftover is the fault of a token behind a complete statement.
func (p *parser) leftover(t Token) *fault {
	f := faultf(t, "%s does not belong here", found(t))
	f.label, f.help = "the statement is complete before this", slip("", t)
	switch {
	case p.keyword() == "=" && t.Value == "=":
		f.help = "assign one variable in a statement"
	case p.keyword() == "print" && f.help == "":
		f.help = "put a comma behind the format and between items: 'print *, a, b'"
	}
	return f
}

// started gives a mismatch at the first token of a rule, for which participle names no expectation, the first element of
// the rule.
func started(err error, ebnf string) error {
	var u *participle.UnexpectedTokenError
	_, rest, ok := strings.Cut(ebnf, " = ")
	if !errors.As(err, &u) || !ok || strings.Contains(u.Message(), "(expected ") || strings.HasPrefix(rest, "(") {
		return err
	}
	return &participle.UnexpectedTokenError{Unexpected: u.Unexpected, Expect: rest}
}

// wanted takes the first element out of participle's "(expected <EBNF>)".
func wanted(message string) string {
	_, ebnf, ok := strings.Cut(message, "(expected ")
	if !ok {
		return ""
	}
	ebnf = strings.TrimLeft(ebnf, "(")
	if strings.HasPrefix(ebnf, `"`) {
		if q, err := strconv.QuotedPrefix(ebnf); err == nil {
			word, _ := strconv.Unquote(q)
			return "'" + word + "'"
		}
	}
	return terms[strings.TrimRight(firstTerm(ebnf), "?*+)!")]
}

func firstTerm(ebnf string) string {
	term, _, _ := strings.Cut(ebnf, " ")
	return term
}

// terms says in the user's words what the elements of the grammars are.
var terms = map[string]string{
	"<ident>": "a name", "<int>": "a label", "<eos>": "the end of the statement", "Expr": "an expression",
	"ArgList": "'('", "ImplicitType": "a type", "Word": "a name", "Dummy": "a name", "EntityRule": "a name", "Clause": "a clause",
	"ParameterRule": "a name", "DistributeeRule": "a name", "AttrRule": "a name", "Prefix": "a prefix",
	"HpfAttrRule": "an attribute", "AssignedRule": "a name", "<raw>": "'('",
}

// unknown is the fault of a statement that is headed by no known word.
func (p *parser) unknown(t Token) *fault {
	if t.Type != tIdent {
		f := faultf(t, "a statement cannot begin with %s", found(t))
		switch {
		case t.Type == tInt && p.peek(p.lx, 1).Type == tEOS:
			f = faultf(t, "the label stands before no statement").with("write '%s continue'", t.Value)
		case looksFixed(p, t):
			f.help = fixedForm
		}
		return f
	}
	next := p.peek(p.lx, 1)
	f := faultf(t, "'%s' begins no statement that is known", t.Value)
	behind := p.behindDesignator()
	switch near := diag.Nearest(t.Value, statementWords()); {
	case otherLanguages[t.Value] != "":
		f.help = "write '" + otherLanguages[t.Value] + "'"
	case looksFixed(p, t):
		f.help = fixedForm
	case behind.Value == "==":
		return faultf(behind, "'==' compares; this is no statement").with("to assign, write '='")
	case next.Value == "(" && behind.Type == tEOS && p.tokens[len(p.tokens)-2].Value != ")":
		return expected(closed, behind)
	case t.Value == "then":
		return faultf(t, "'then' must end the line").with("write the statement in the next line")
	case isOperator(next) && (near == "" || near == t.Value || p.peek(p.lx, 2).Value == "="):
		return f.with("to change a variable, write '%s = %s %s ...'", t.Value, t.Value, next.Value)
	case near != "" && near != t.Value:
		f.misspelt(near)
	case next.Value == "(" || next.Type == tEOS:
		f.help = "to call a subroutine, write 'call " + t.Value + "'"
	}
	return f
}

func isOperator(t Token) bool {
	return t.Value == "+" || t.Value == "-" || t.Value == "*" || t.Value == "/"
}

// fixedForm is the help for lines that are read in the wrong form.
const fixedForm = "this looks like fixed form: compile it with --form=fixed, or give the file a name that ends in .f"

// looksFixed holds for what marks a comment or a continuation in fixed form: C or * in column 1, & in column 6.
func looksFixed(p *parser, t Token) bool {
	_, column := p.span(t).LineCol()
	switch strings.ToLower(t.Value) {
	case "c", "*":
		return column == 1
	case "&":
		return column == 6
	}
	return false
}

// otherLanguages gives what is written in Fortran for words of other languages.
var otherLanguages = map[string]string{
	"for": "do i = first, last", "foreach": "do i = first, last", "while": "do while (...)", "break": "exit",
	"elif": "else if (...) then", "elsif": "else if (...) then", "switch": "select case (...)", "printf": "print *, ...",
	"loop": "do", "var": "integer :: ...", "int": "integer :: ...", "float": "real :: ...",
}

// behindDesignator gives the token behind a name and the parentheses after it, at the start of a statement.
func (p *parser) behindDesignator() Token {
	i := p.lx.pos + 1
	if i < len(p.tokens) && p.tokens[i].Value == "(" {
		i = closing(p.tokens, i) + 1
	}
	return p.tokens[min(i, len(p.tokens)-1)]
}

// statementWords lists the words that head statements.
func statementWords() []string {
	var words []string
	for _, set := range []map[string]bool{heads, typeWords} {
		for w := range set {
			words = append(words, w)
		}
	}
	for w := range joined {
		words = append(words, w)
	}
	sort.Strings(words)
	return words
}
