package parse

import (
	"io"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"dhpfgo/diag"
)

// The grammars of the single statements, each from behind its keyword to the end of the statement. They are LL(1): with
// no look-ahead beyond the next token an error is found exactly at the token that does not fit. The types of the fields
// that are interfaces are parsed by hand, in expr.go, decl.go and hpf.go.

// The hooks, named as in messages.
type (
	// Item is an I/O item.
	Item interface{ Span() diag.Span }
	// ArgList is a parenthesised list, []Arg.
	ArgList interface{}
	// ForallHead is the head of FORALL and DO CONCURRENT, []Arg.
	ForallHead interface{}
	// TypeSpecification is a type with kind and length, *TypeSpec.
	TypeSpecification interface{}
	// ImplicitType is a type before a list of letters, *TypeSpec.
	ImplicitType interface{}
	// Prefix is what stands before FUNCTION or SUBROUTINE, *prefix.
	Prefix interface{}
	// Clause is a clause of INDEPENDENT, *clause.
	Clause interface{}
)

type word struct {
	Tok Token `parser:"@Ident"`
}

// Executable statements.
type (
	condRule struct {
		Cond Expr `parser:"'(' @@ ')'"`
	}
	elseIfRule struct {
		Cond Expr  `parser:"'(' @@ ')' 'then'"`
		Name *word `parser:"@@? EOS"`
	}
	elseWhereRule struct {
		Cond Expr  `parser:"( '(' @@ ')' )?"`
		Name *word `parser:"@@? EOS"`
	}
	doRule struct {
		Label Token `parser:"( @Int ','? )?"`
		Var   Token `parser:"( @Ident"`
		Lo    Expr  `parser:"'=' @@"`
		Hi    Expr  `parser:"',' @@"`
		Step  Expr  `parser:"( ',' @@ )? )? EOS"`
	}
	whileRule struct {
		Label Token `parser:"( @Int ','? )? 'while'?"`
		Cond  Expr  `parser:"'(' @@ ')' EOS"`
	}
	concurrentRule struct {
		Label    Token      `parser:"( @Int ','? )? 'concurrent'"`
		Head     ForallHead `parser:"@@"`
		Locality *word      `parser:"@@?"`
	}
	forallRule struct {
		Head ForallHead `parser:"@@"`
	}
	nameRule struct {
		Name *word `parser:"@@? EOS"`
	}
	stopRule struct {
		Code Expr `parser:"@@? EOS"`
	}
	gotoRule struct {
		To Token `parser:"@Int EOS"`
	}
	callRule struct {
		Name word    `parser:"@@"`
		Args ArgList `parser:"@@? EOS"`
	}
	printRule struct {
		Star   Token  `parser:"( @'*'"`
		Format Expr   `parser:"| @@ )"`
		Items  []Item `parser:"( ',' @@ )* EOS"`
	}
	writeRule struct {
		Control ArgList `parser:"@@ ','?"`
		Items   []Item  `parser:"( @@ ( ',' @@ )* )? EOS"`
	}
	readRule struct {
		Control ArgList `parser:"( @@"`
		Items   []Item  `parser:"( @@ ( ',' @@ )* )?"`
		Star    Token   `parser:"| ( @'*'"`
		Format  Expr    `parser:"| @@ )"`
		More    []Item  `parser:"( ',' @@ )* ) EOS"`
	}
	formatRule struct {
		Text Token `parser:"@Raw EOS"`
	}
	listRule struct {
		List ArgList `parser:"@@ EOS"`
	}
)

// Specification statements.
type (
	programRule struct {
		Name word `parser:"@@ EOS"`
	}
	unitRule struct {
		Prefix Prefix   `parser:"@@"`
		Kind   Token    `parser:"@( 'subroutine' | 'function' )"`
		Name   word     `parser:"@@"`
		Args   *dummies `parser:"@@?"`
		Suffix []suffix `parser:"@@* EOS"`
	}
	dummies struct {
		Open  Token   `parser:"@'('"`
		Names []dummy `parser:"( @@ ( ',' @@ )* )? ')'"`
	}
	dummy struct {
		Name Token `parser:"@Ident"`
		Star Token `parser:"| @'*'"`
	}
	suffix struct {
		Word Token   `parser:"@Ident"`
		List ArgList `parser:"@@"`
	}
	declRule struct {
		Type     TypeSpecification `parser:"@@"`
		Attrs    []attrRule        `parser:"( ( ',' @@ )*"`
		Colons   Token             `parser:"@'::' )?"`
		Entities []entityRule      `parser:"@@ ( ',' @@ )* EOS"`
	}
	attrRule struct {
		Name word    `parser:"@@"`
		Args ArgList `parser:"@@?"`
	}
	entityRule struct {
		Name    word     `parser:"@@"`
		Dims    ArgList  `parser:"@@?"`
		Len     *lenRule `parser:"( '*' @@ )?"`
		Init    Expr     `parser:"( '=' @@"`
		Pointer Expr     `parser:"| '=>' @@ )?"`
	}
	lenRule struct {
		Number Token   `parser:"@Int"`
		List   ArgList `parser:"| @@"`
	}
	attrDeclRule struct {
		Entities []entityRule `parser:"'::'? @@ ( ',' @@ )* EOS"`
	}
	saveRule struct {
		Entities []savedRule `parser:"( '::'? @@ ( ',' @@ )* )? EOS"`
	}
	savedRule struct {
		Name   Token `parser:"@Ident"`
		Common Token `parser:"| '/' @Ident '/'"`
	}
	parameterRule struct {
		Items []assignedRule `parser:"'(' @@ ( ',' @@ )* ')' EOS"`
	}
	assignedRule struct {
		Name word `parser:"@@"`
		Init Expr `parser:"'=' @@"`
	}
	implicitRule struct {
		None  Token         `parser:"( @'none' ( '(' Ident ( ',' Ident )* ')' )?"`
		Rules []letterRules `parser:"| @@ ( ',' @@ )* ) EOS"`
	}
	letterRules struct {
		Type    ImplicitType  `parser:"@@"`
		Letters []letterRange `parser:"'(' @@ ( ',' @@ )* ')'"`
	}
	letterRange struct {
		First word  `parser:"@@"`
		Last  *word `parser:"( '-' @@ )?"`
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
		With  ontoRule   `parser:"'with' @@ EOS"`
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
		With *ontoRule `parser:"( 'with' @@ )?"`
		Onto *ontoRule `parser:"( 'onto' @@ )? )"`
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
	src, _ := newSource(diag.NewFile(name, text), &diag.Bag{})
	return &replay{tokens: scan(src)}, nil
}

// grammars holds the handlers of all statements by keyword and the parsers that they use.
type grammars struct {
	handlers   map[string]handler
	directives map[string]handler
}

// handler parses a statement from behind its keyword.
type handler func(base Base, head Token) (Stmt, error)

// hooks plugs the hand-written rules into a grammar.
func (p *parser) hooks() []participle.Option {
	return []participle.Option{
		participle.Lexer(definition{}), participle.UseLookahead(0),
		participle.ParseTypeWith(p.expr), participle.ParseTypeWith(p.item),
		participle.ParseTypeWith(p.argList), participle.ParseTypeWith(p.forallHead),
		participle.ParseTypeWith(p.typeSpecification), participle.ParseTypeWith(p.implicitType),
		participle.ParseTypeWith(p.prefix), participle.ParseTypeWith(p.clause),
	}
}

// rule builds the grammar G and makes a handler of it and of the function that turns its result into a statement.
func rule[G any](p *parser, convert func(p *parser, base Base, g *G) (Stmt, error)) handler {
	grammar := participle.MustBuild[G](p.hooks()...)
	return func(base Base, _ Token) (Stmt, error) {
		g, err := grammar.ParseFromLexer(p.lx, participle.AllowTrailing(true))
		if err != nil {
			return nil, started(err, grammar.String())
		}
		return convert(p, base, g)
	}
}

// sub builds a grammar for a part of a statement.
func sub[G any](p *parser) func() (*G, error) {
	grammar := participle.MustBuild[G](p.hooks()...)
	return func() (*G, error) {
		g, err := grammar.ParseFromLexer(p.lx, participle.AllowTrailing(true))
		if err != nil {
			return nil, started(err, grammar.String())
		}
		return g, nil
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
