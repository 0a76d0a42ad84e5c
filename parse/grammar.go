package parse

import (
	"io"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"dhpfgo/diag"
)

// The grammars of directives and of some rare statements, each from after its keyword to the end of the statement. They
// are LL(1): with no look-ahead beyond the next token an error is found exactly at the token that does not fit. The
// types of the fields that are interfaces are parsed by hand, in expr.go and hpf.go.

// The hooks, named as in messages.
type (
	// ArgList is a parenthesised list, []Arg.
	ArgList interface{}
	// Clause is a clause of INDEPENDENT, *clause.
	Clause interface{}
)

type word struct {
	Tok Token `parser:"@Ident"`
}

// Executable statements.
type (
	nameRule struct {
		Name *word `parser:"@@? EOS"`
	}
	formatRule struct {
		Text Token `parser:"@Raw EOS"`
	}
)

// Specification statements.
type (
	programRule struct {
		Name word `parser:"@@ EOS"`
	}
	dummies struct {
		Open  Token   `parser:"@'('"`
		Names []dummy `parser:"( @@ ( ',' @@ )* )? ')'"`
	}
	dummy struct {
		Name Token `parser:"@Ident"`
		Star Token `parser:"| @'*'"`
	}
	attrRule struct {
		Name word    `parser:"@@"`
		Args ArgList `parser:"@@?"`
	}
	entityRule struct {
		Name word    `parser:"@@"`
		Dims ArgList `parser:"@@?"`
	}
)

// Directives.
type (
	entitiesRule struct {
		Entities []entityRule `parser:"@@ ( ',' @@ )* EOS"`
	}
	distributeRule struct {
		Items []distributeeRule `parser:"@@ ( ',' @@ )*"`
		Onto  *ontoRule         `parser:"( 'onto' @@ )? EOS"`
	}
	distributeeRule struct {
		Name    word    `parser:"@@"`
		Star    Token   `parser:"@'*'?"`
		Formats ArgList `parser:"@@?"`
	}
	ontoRule struct {
		Star   Token     `parser:"( @'*'"`
		Behind *attrRule `parser:"@@?"`
		Name   word      `parser:"| @@"`
		Args   ArgList   `parser:"@@? )"`
	}
	alignRule struct {
		Items []attrRule `parser:"@@ ( ',' @@ )*"`
		With  withRule   `parser:"'with' @@ EOS"`
	}
	withRule struct {
		Target ontoRule `parser:"@@"`
		Parts  []word   `parser:"( '%' @@ )*"`
		Args   ArgList  `parser:"@@?"`
	}
	shadowRule struct {
		Items []attrRule `parser:"@@ ( ',' @@ )* EOS"`
	}
	combinedRule struct {
		Attrs    []hpfAttrRule `parser:"@@ ( ',' @@ )* '::'"`
		Entities []entityRule  `parser:"@@ ( ',' @@ )* EOS"`
	}
	hpfAttrRule struct {
		Name word      `parser:"( @@"`
		Star Token     `parser:"@'*'?"`
		Args ArgList   `parser:"@@?"`
		With *withRule `parser:"( 'with' @@ )?"`
		Onto *ontoRule `parser:"( 'onto' @@ )? )"`
	}
	namesRule struct {
		Items []nameOrBlock `parser:"'::'? ( @@ ( ',' @@ )* )? EOS"`
	}
	nameOrBlock struct {
		Block *word `parser:"( '/' @@ '/'"`
		Name  *word `parser:"| @@ )"`
	}
	rangeRule struct {
		First attrRule  `parser:"@@"`
		More  []ArgList `parser:"( ',' @@ )* EOS"`
	}
	independentRule struct {
		Indices *dummies `parser:"@@?"`
		Clauses []Clause `parser:"( ','? @@ )* EOS"`
	}
)

// definition lets participle know the token types; tokens themselves come from scan.
type definition struct{}

// Symbols gives the token types by name.
func (definition) Symbols() map[string]lexer.TokenType { return symbols }

// Lex reads free form source.
func (definition) Lex(name string, r io.Reader) (lexer.Lexer, error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	src := newSource(diag.NewFile(name, text), &diag.Bag{}, FreeForm, &Options{})
	return &replay{tokens: scan(src)}, nil
}

// replay is a lexer over tokens that exist already.
type replay struct {
	tokens []Token
	next   int
}

// Next returns the next token, at last the end of file.
func (r *replay) Next() (Token, error) {
	if r.next == len(r.tokens) {
		return lexer.EOFToken(r.tokens[r.next-1].Pos), nil
	}
	r.next++
	return r.tokens[r.next-1], nil
}

func peeking(tokens []Token) *lexer.PeekingLexer {
	lx, err := lexer.Upgrade(&replay{tokens: tokens})
	if err != nil {
		diag.Bugf("the token list cannot be read: %v", err)
	}
	return lx
}

// grammars holds the handlers of all statements by keyword and the parsers that they use.
type grammars struct {
	handlers   map[string]handler
	directives map[string]handler
}

// handler parses a statement from after its keyword.
type handler func(base Base, head Token) (Stmt, error)

// hooks plugs the hand-written rules into a grammar.
func (p *parser) hooks() []participle.Option {
	return []participle.Option{
		participle.Lexer(definition{}), participle.UseLookahead(0),
		participle.ParseTypeWith(hook(p, p.expr)),
		participle.ParseTypeWith(hook(p, p.argList)),
		participle.ParseTypeWith(hook(p, p.clause)),
	}
}

// hook lets a grammar call a rule that is written by hand, which reads the tokens from where the grammar has come to.
func hook[T any](p *parser, parse func(lx *cursor) (T, error)) func(*lexer.PeekingLexer) (T, error) {
	return func(lx *lexer.PeekingLexer) (T, error) {
		outer := p.lx
		p.lx = &cursor{p.tokens, int(lx.RawCursor())}
		x, err := parse(p.lx)
		for int(lx.RawCursor()) < p.lx.pos {
			lx.Next()
		}
		p.lx = outer
		return x, err
	}
}

// rule builds the grammar G and makes a handler of it and of the function that turns its result into a statement.
func rule[G any](p *parser, convert func(p *parser, base Base, g *G) (Stmt, error)) handler {
	grammar := participle.MustBuild[G](p.hooks()...)
	return func(base Base, _ Token) (Stmt, error) {
		lx := peeking(p.tokens)
		for lx.RawCursor() < lexer.RawCursor(p.lx.pos) {
			lx.Next()
		}
		g, err := grammar.ParseFromLexer(lx, participle.AllowTrailing(true))
		p.lx.pos = int(lx.RawCursor())
		if err != nil {
			return nil, started(err, grammar.String())
		}
		return convert(p, base, g)
	}
}

func newGrammars(p *parser) *grammars {
	g := &grammars{handlers: map[string]handler{}, directives: map[string]handler{}}
	executable(p, g.handlers)
	control(p, g.handlers)
	specification(p, g.handlers)
	mapping(p, g.directives)
	return g
}
