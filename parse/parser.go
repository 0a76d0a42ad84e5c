package parse

import (
	"sync"

	"dhpfgo/diag"
)

// Parse reads a source file: logical statements, tokens, a rule for each kind of statement, and then blocks and units by
// a stack. Every fault goes to the bag and costs only its own statement; the tree is the best that is left.
func Parse(f *diag.File, bag *diag.Bag) *File { return ParseWith(f, bag, Options{}) }

// ParseWith is Parse with options.
func ParseWith(f *diag.File, bag *diag.Bag, opt Options) *File {
	p := parsers.Get().(*parser)
	defer p.release()
	p.bag, p.opt = bag, &opt
	b := newBuilder(f, bag)
	p.images = b.file
	p.read(f, b, opt.formOf(f))
	out := b.finish()
	if opt.formOf(f) == FixedForm {
		onlyTheForm(f, bag)
	}
	out.Dialect = opt.Dialect
	opt.applyDialect(out.Units)
	return out
}

// maxIncludes bounds how deep files may include each other.
const maxIncludes = 64

// read parses a file and those that it includes, which have its form.
func (p *parser) read(f *diag.File, b *builder, form Form) {
	if p.includes++; p.includes > maxIncludes {
		p.bag.Errorf(diag.Span{File: f}, "include", "files include each other more than %d deep", maxIncludes)
		return
	}
	src := newSource(f, p.bag, form, p.opt)
	scanner := newScanner(src)
	for _, st := range src.stmts {
		p.file = f
		tokens := scanner.statement(st)
		if tokens == nil {
			continue
		}
		if included := p.included(tokens); included != nil {
			p.read(included, b, form)
			continue
		}
		if tokens[0].Value == "#" && tokens[0].Type == tKeyword {
			p.preprocessorLine(p.span(tokens[0]))
			continue
		}
		b.add(p.statement(tokens))
	}
	p.includes--
}

// parser holds the grammars and the state of one file. Grammars are slow to build and their hooks need the state, so
// whole parsers are kept for reuse.
type parser struct {
	*grammars
	opt      *Options
	includes int // how deep the current file is included
	file     *diag.File
	bag      *diag.Bag
	tokens   []Token // of the current statement
	lx       *cursor // reads tokens
	end      int     // file offset of the end of the current statement
	depth    int     // nesting of the current expression
	images   *File   // notes what is there of coarrays
	itemAt   int     // index of a token where an implied DO may begin
}

var parsers = sync.Pool{New: func() any {
	p := &parser{}
	p.grammars = newGrammars(p)
	return p
}}

// release forgets the file and makes the parser available again.
func (p *parser) release() {
	*p = parser{grammars: p.grammars}
	parsers.Put(p)
}

// span is the place of a token.
func (p *parser) span(t Token) diag.Span {
	return diag.Span{File: p.file, Start: t.Pos.Offset, End: t.Pos.Offset + t.Pos.Column}
}

// peek looks n tokens ahead.
func (p *parser) peek(lx *cursor, n int) Token {
	return p.tokens[min(lx.pos+n, len(p.tokens)-1)]
}

// since is the place from start to the last token taken.
func (p *parser) since(start diag.Span, lx *cursor) diag.Span {
	if i := lx.pos - 1; i >= 0 {
		return start.To(p.span(p.tokens[i]))
	}
	return start
}

// ident makes a name of a token.
func (p *parser) ident(t Token) Ident { return Ident{Name: t.Value, Pos: p.span(t)} }

// statement parses the tokens of one statement. A statement with a fault gives a *faulty.
func (p *parser) statement(tokens []Token) Stmt {
	p.tokens, p.lx = tokens, &cursor{tokens: tokens}
	p.end = tokens[len(tokens)-1].Pos.Offset
	base := Base{Pos: p.span(tokens[0])}
	if t := p.lx.Peek(); t.Type == tLabel {
		base.Lab = p.label(*p.lx.Next())
	}
	if t := p.lx.Peek(); t.Type == tBlock {
		base.Block = p.lx.Next().Value
	}
	st, err := p.action(base)
	if err != nil {
		p.report(err)
		base.Pos.End = p.end
		return &faulty{Base: base, keyword: p.keyword()}
	}
	return st
}

// keyword gives the first keyword of the statement, "" if it has none.
func (p *parser) keyword() string {
	for _, t := range p.tokens {
		if t.Type == tKeyword {
			return t.Value
		}
	}
	return ""
}

// action parses the statement whose keyword comes next.
func (p *parser) action(base Base) (Stmt, error) {
	head := *p.lx.Next()
	if !base.Pos.Valid() {
		base.Pos = p.span(head)
	}
	base.Pos.End = p.end
	p.depth, p.itemAt = 0, -1
	if head.Type == tDirective {
		return p.directive(base, head)
	}
	if h := p.handlers[head.Value]; h != nil {
		return h(base, head)
	}
	return nil, p.unknown(*p.lx.Peek())
}

// label reads a statement label.
func (p *parser) label(t Token) int {
	n := 0
	for _, c := range []byte(t.Value) {
		if n = n*10 + int(c-'0'); !isDigit(c) || n > 99999 {
			p.bag.Errorf(p.span(t), "syntax", "'%s' is not a statement label", t.Value).
				Note("a label has one to five digits")
			return 0
		}
	}
	if n == 0 {
		p.bag.Errorf(p.span(t), "syntax", "a statement label must not be zero")
	}
	return n
}
