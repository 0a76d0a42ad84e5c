package lsp

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// Compiler is what the server asks about a document: the text of a file as the editor has it.
type Compiler interface {
	// Parse is quick. The first tree is that of the document; then come those of the files whose modules it uses.
	Parse(path string, text []byte) *Parsed
	// Check is what the command 'check' says, with the facts of the plan.
	Check(path string, text []byte) *Checked
}

// Parsed is a document as written.
type Parsed struct {
	File    *diag.File
	Options parse.Options
	Trees   []*parse.File
}

// Checked is what the compiler says of a document. The functions are nil where it has errors.
type Checked struct {
	Diagnostics []*diag.Diagnostic
	Array       func(name string) string // who owns what of a mapped array, "" for another variable
	Line        func(line int) []string  // who computes a line, and what moves for it
	Traffic     func(line int) string    // messages and bytes of a line in short, "" for none
}

// names knows what each word of a document means, and what the last check said if the text is still the same.
type names struct {
	*Parsed
	*index
	*Checked
	words []parse.Ident
}

func newNames(p *Parsed, c *Checked) *names {
	return &names{Parsed: p, index: newIndex(p.Trees), Checked: c, words: parse.Names(p.File, p.Options)}
}

// word is the word at an offset, or just before it.
func (n *names) word(offset int) (parse.Ident, bool) {
	i := slices.IndexFunc(n.words, func(w parse.Ident) bool { return w.Pos.Start <= offset && offset <= w.Pos.End })
	if i < 0 {
		return parse.Ident{}, false
	}
	return n.words[i], true
}

// meaning is the declaration of a word, nil where none is known: an intrinsic procedure, a keyword, a name without declaration.
func (n *names) meaning(w parse.Ident) *declaration {
	s := n.at(w.Pos.File, w.Pos.Start)
	if s == nil {
		return nil
	}
	chain := designator(w.Pos.File.Text, w.Pos.Start)
	if len(chain) == 0 {
		return n.lookup(s, w.Name)
	}
	d := n.lookup(s, chain[0])
	for _, part := range append(chain[1:], w.Name) {
		if d = n.component(d, part); d == nil {
			return nil
		}
	}
	return d
}

// designator lists the names that lead with "%" to what stands at an offset: of a%b(i)%c before c they are a and b.
func designator(text []byte, at int) (chain []string) {
	for {
		at = skipBlanks(text, at)
		if at == 0 || text[at-1] != '%' {
			return chain
		}
		at = skipBlanks(text, skipParentheses(text, skipBlanks(text, at-1)))
		end := at
		for at > 0 && isNameByte(text[at-1]) {
			at--
		}
		if at == end {
			return chain
		}
		chain = append([]string{strings.ToLower(string(text[at:end]))}, chain...)
	}
}

func skipBlanks(text []byte, at int) int {
	for at > 0 && (text[at-1] == ' ' || text[at-1] == '\t') {
		at--
	}
	return at
}

// skipParentheses goes back over "(...)" and "[...]" that end before at.
func skipParentheses(text []byte, at int) int {
	depth := 0
	for i := at; i > 0 && text[i-1] != '\n'; i-- {
		switch text[i-1] {
		case ')', ']':
			depth++
		case '(', '[':
			if depth--; depth == 0 {
				return skipParentheses(text, skipBlanks(text, i-1))
			}
		}
		if depth == 0 {
			break
		}
	}
	return at
}

func isNameByte(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z'
}

// references lists the words of the document that mean a declaration.
func (n *names) references(d *declaration) (out []diag.Span) {
	for _, w := range n.words {
		if w.Name == d.name {
			if m := n.meaning(w); m != nil && m.pos == d.pos {
				out = append(out, w.Pos)
			}
		}
	}
	return out
}
