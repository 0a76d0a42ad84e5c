package parse

import (
	"bytes"
	"cmp"
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
	span := p.span(f.tok)
	if span.IsCut() {
		f.help, f.fix = "", ""
	} else if f.help == "" {
		f.help = guesser{p}.meant(f)
	}
	d := p.bag.Errorf(span, f.code, "%s", f.msg)
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
	case p.keyword() == "format" && t.Value == "(":
		f = faultf(t, "the format is not closed").with("end it with ')'")
	case want == "a name" && t.Value == "(" && p.tokens[0].Type == tDirective:
		f.help = "write '" + p.tokens[0].Value + " (...) :: a' or '" + p.tokens[0].Value + " a(...)'"
	}
	return f
}

// leftover is the fault of a token after a complete statement.
func (p *parser) leftover(t Token) *fault {
	f := faultf(t, "%s does not belong here", found(t))
	f.label, f.help = "the statement is complete before this", cmp.Or(guesser{p}.behindText(t), slip("", t))
	switch {
	case t.Value == "%" && p.tokens[0].Type == tDirective:
		f.label, f.help = "", "write the directive where the type is defined, with the name of the component alone"
	case p.keyword() == "=" && t.Value == "=":
		f.help = "assign one variable in a statement"
	case guesser{p}.beginsLine(t):
		f.help = "the line before ends with '&': leave that out, or write the rest of its statement here"
	case t.Type == tOp && (t.Value == ")" || t.Value == "]"):
		f.help = "leave it out: nothing is open here"
	case p.keyword() == "print" && f.help == "" && t.Type != tBad && t.Value != ")" && t.Value != "]":
		f.help = "put a comma after the format and between items: 'print *, a, b'"
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
		default:
			f.help = foreign(p, t)
		}
		return f
	}
	next := p.peek(p.lx, 1)
	f := faultf(t, "'%s' begins no statement that is known", t.Value)
	behind := p.behindDesignator()
	switch near := diag.Nearest(t.Value, statementWords()); {
	case next.Value == "::":
		return unknownType(f, t)
	case next.Value == "." && p.peek(p.lx, 2).Type == tIdent:
		f.help = "for a component, write '" + t.Value + "%" + p.peek(p.lx, 2).Value + "'"
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
	case next.Type == tIdent && p.peek(p.lx, 2).Type == tEOS:
		f.help = "to call a subroutine, write 'call " + t.Value + "(" + next.Value + ")'"
	}
	return f
}

// unknownType is the help for what stands like a type before '::'.
func unknownType(f *fault, t Token) *fault {
	var words []string
	for w := range typeWords {
		words = append(words, w)
	}
	sort.Strings(words)
	if word := otherLanguages[t.Value]; word != "" {
		return f.with("write '%s'", word)
	}
	if near := diag.Nearest(t.Value, words); near != "" {
		return f.misspelt(near)
	}
	return f.with("for a variable of a derived type, write 'type(%s) ::'", t.Value)
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
	"loop": "do", "var": "integer :: ...", "int": "integer :: ...", "float": "real :: ...", "double": "double precision :: ...",
	"bool": "logical :: ...", "boolean": "logical :: ...", "string": "character(len=80) :: ...", "char": "character(len=80) :: ...",
	"const": "integer, parameter :: n = ...", "def": "subroutine s(...)", "void": "subroutine s(...)", "catch": "if (...) then",
}

// behindDesignator gives the token after a name and the parentheses after it, at the start of a statement.
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

// What follows guesses what was meant by a statement that is not understood: words and signs of other languages, operators
// without their dots, what belongs to the next line. A guess is only the help of a message that stands without it.

// guesser knows the statement at hand.
type guesser struct{ *parser }

// slip gives what to type in place of a token that stands where want is expected.
func slip(want string, t Token) string {
	switch {
	case want == "'='" && t.Value == "==":
		return "'==' compares; to assign, write '='"
	case want == closed && comparisons[t.Value]:
		return "a comparison has two sides: write 'a < b .and. b < c'"
	case want == "'::'":
		return "write '::' before the names"
	}
	return slips[t.Value]
}

var comparisons = map[string]bool{"<": true, ">": true, "<=": true, ">=": true, "==": true, "/=": true}

// slips are the tokens that are usual elsewhere, with what Fortran has for them.
var slips = map[string]string{
	"=":    "'=' assigns; to compare, write '=='",
	"&":    "write '.and.', or put '&' last in the line to continue it",
	"=>":   "write '>=' to compare",
	"|":    "write '.or.'",
	"^":    "write '**' for a power",
	"%":    "write 'mod(a, b)' for a remainder",
	"else": "write 'if (...) then', the statements and 'else' in lines of their own",
	"and":  "write '.and.'", "or": "write '.or.'",
	"{": "an array is written '[1, 2, 3]'", "}": "an array is written '[1, 2, 3]'",
	"\u2212": "write '-': this is another sign that looks like it", "\u2013": "write '-': this is another sign that looks like it",
	"\u2014": "write '-': this is another sign that looks like it",
	"\u00d7": "write '*'", "\u00b7": "write '*'", "\u22c5": "write '*'", "\u00f7": "write '/'", "\u2264": "write '<='", "\u2265": "write '>='", "\u2260": "write '/='",
	"\u201c": plainQuotes, "\u201d": plainQuotes, "\u201e": plainQuotes, "\u2018": plainQuotes, "\u2019": plainQuotes, "\u00b4": plainQuotes, "`": plainQuotes,
	"\u00a0": "this is a blank of another kind: write a plain one",
}

const plainQuotes = "write plain quotation marks: 'text' or \"text\""

// meant guesses from what stands before and after the token of a fault; "" where nothing comes to mind.
func (p guesser) meant(f *fault) string {
	i := p.indexOf(f.tok)
	var before, next Token
	if i > 0 {
		before = p.tokens[i-1]
	}
	if i+1 < len(p.tokens) {
		next = p.tokens[i+1]
	}
	guesses := []string{p.cutByComment(f.tok), p.goesOn(f.tok, before), joinedSigns(before, f.tok), ofDot(before, f.tok, next),
		p.ofStatement(before, f.tok, next), ofLetters(f.tok)}
	for _, guess := range guesses {
		if guess != "" {
			return guess
		}
	}
	return ""
}

func (p guesser) indexOf(t Token) int {
	for i, other := range p.tokens {
		if other.Pos == t.Pos && other.Type == t.Type {
			return i
		}
	}
	return -1
}

// cutByComment is for a statement that ends at a '!' which was meant as an operator.
func (p guesser) cutByComment(t Token) string {
	rest := bytes.TrimLeft(p.file.Text[min(t.Pos.Offset, len(p.file.Text)):], " ")
	switch keyword := p.keyword(); {
	case t.Type != tEOS || len(rest) < 2 || rest[0] != '!':
		return ""
	case rest[1] == '=':
		return "'!' begins a comment; to compare for unequal, write '/='"
	case keyword == "if" || keyword == "else if" || keyword == "do while":
		return "'!' begins a comment; to negate, write '.not.'"
	}
	return ""
}

// goesOn is for a statement that ends with an operator or a comma.
func (p guesser) goesOn(t, before Token) string {
	if t.Type != tEOS || before.Type != tOp && before.Type != tDefOp {
		return ""
	}
	switch before.Value {
	case ")", "]", "(", "[", ":", "::", "%", "(/", "/)":
		return ""
	}
	return "to continue the statement in the next line, end this one with '&'"
}

// joinedSigns is for operators that are written in other signs, or apart.
func joinedSigns(before, t Token) string {
	switch before.Value + t.Value {
	case "<>":
		return "to compare for unequal, write '/='"
	case "=>":
		return "write '=>' without a blank, or '>=' to compare"
	case "=<":
		return "write '<='"
	case "<=", ">=", "==", "/=", "**", "//":
		return "write '" + before.Value + t.Value + "' without a blank"
	}
	switch {
	case before.Value == "%" && t.Type == tInt:
		return slips["%"]
	case before.Value == "not" && t.Type == tIdent:
		return "write '.not. " + t.Value + "'"
	}
	return ""
}

// behindText is for what stands after a text.
func (p guesser) behindText(t Token) string {
	i := p.indexOf(t)
	if i < 1 || p.tokens[i-1].Type != tString {
		return ""
	}
	switch before := p.tokens[i-1].Pos; {
	case before.Offset+before.Column == t.Pos.Offset && (t.Type == tIdent || t.Type == tInt):
		return "inside a string, a quotation mark is written twice: 'it''s'"
	case t.Value == "&":
		return "to join texts, write '//'"
	}
	return ""
}

// beginsLine reports whether a token is the first of a line that continues a statement.
func (p guesser) beginsLine(t Token) bool {
	before := p.file.Text[:t.Pos.Offset]
	line := before[bytes.LastIndexByte(before, '\n')+1:]
	return p.indexOf(t) > 1 && len(bytes.TrimLeft(line, " \t&")) == 0 && len(line) < len(before)
}

// ofDot is for dots that are no decimal points, and exponents without digits.
func ofDot(before, t, next Token) string {
	adjacent := before.Pos.Offset+before.Pos.Column == t.Pos.Offset
	switch {
	case t.Value == "." && before.Type == tIdent && next.Type == tIdent:
		return "for a component, write '" + before.Value + "%" + next.Value + "'"
	case adjacent && (before.Type == tReal || before.Type == tInt) && (t.Value == "e" || t.Value == "d"):
		return "the exponent has no digits: write '" + before.Value + t.Value + "0'"
	case t.Value == "," && adjacent && before.Type == tInt && next.Type == tInt && t.Pos.Offset+1 == next.Pos.Offset:
		return "a decimal point is written '.': '" + before.Value + "." + next.Value + "'"
	}
	return ""
}

// ofLetters is for names with letters beyond a to z.
func ofLetters(t Token) string {
	if t.Type == tBad && t.Value != "" && t.Value[0] >= 0x80 {
		return "names consist of the letters a to z, digits and '_'"
	}
	return ""
}

// ofStatement is for mistakes of one kind of statement.
func (p guesser) ofStatement(before, t, next Token) string {
	switch keyword := p.keyword(); {
	case keyword == "print" && before.Value == "(":
		return "write 'print *, ...' or 'write (*, *) ...'"
	case (keyword == "write" || keyword == "read") && t.Value == "*" && before.Value == keyword:
		return "write '" + keyword + " (*, *) ...'"
	case (keyword == "allocate" || keyword == "deallocate") && before.Value == keyword:
		return "write '" + keyword + "(...)'"
	case keyword == "do" && before.Value == "while":
		return "write the condition in parentheses: 'do while (...)'"
	case keyword == "do" && (t.Value == "to" || t.Value == ":" || t.Value == "."):
		return "write 'do i = first, last'"
	}
	return p.ofDirective(before, t)
}

// ofDirective is for mistakes of directives.
func (p guesser) ofDirective(before, t Token) string {
	switch keyword := p.tokens[0].Value; {
	case p.tokens[0].Type != tDirective:
	case keyword == "align" && (t.Value == "to" || t.Value == "onto" || t.Value == "on"):
		return "write 'with'"
	case keyword == "distribute" && (t.Value == "on" || t.Value == "to" || t.Value == "with"):
		return "write 'onto'"
	case keyword == "distribute" && before.Type == tIdent && t.Type == tIdent:
		return "write the formats in parentheses: '" + before.Value + "(" + t.Value + ")'"
	case keyword == "end":
		return "write 'end on', or the name of what ends"
	}
	return ""
}

// foreign is for statements that begin with a sign of another language.
func foreign(p *parser, t Token) string {
	next := p.peek(p.lx, 1)
	switch {
	case t.Value == "}" || t.Value == "{":
		return "a block ends with 'end if', 'end do' or the 'end' of its statement"
	case t.Value == "//" || t.Value == "#" || t.Value == "-" && next.Value == "-" || t.Value == "/" && next.Value == "*" || t.Value == "/" && strings.HasPrefix(next.Value, "*"):
		return "a comment begins with '!'"
	case t.Type == tInt || t.Type == tReal || t.Type == tString || t.Value == "+" || t.Value == "-" || t.Value == "&":
		return "to continue the line before, end that with '&'"
	}
	return ""
}
