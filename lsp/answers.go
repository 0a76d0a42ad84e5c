package lsp

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/parse"
)

// hover says what a name is: its declaration, the directives that map it, who owns what of it, and what the line moves.
func (n *names) hover(p position) *hover {
	offset := offsetOf(n.File, p)
	w, ok := n.word(offset)
	if !ok {
		return nil
	}
	d := n.meaning(w)
	var parts []string
	if d != nil {
		code := append([]string{d.text}, n.directives(d)...)
		parts = append(parts, "```fortran\n"+strings.Join(code, "\n")+"\n```")
		if n.Array != nil {
			if text := n.Array(d.name); text != "" {
				parts = append(parts, "```\n"+text+"\n```")
			}
		}
	}
	if n.Line != nil {
		if lines := n.Line(w.Pos.Line()); len(lines) > 0 {
			parts = append(parts, fmt.Sprintf("line %d\n\n- %s", w.Pos.Line(), strings.Join(lines, "\n- ")))
		}
	}
	if len(parts) == 0 {
		return nil
	}
	return &hover{markup{"markdown", strings.Join(parts, "\n\n")}, rangeOf(w.Pos)}
}

// directives lists those of the scope of a declaration that name it.
func (n *names) directives(d *declaration) (out []string) {
	for _, st := range d.in.unit.Decls {
		var named []parse.Ident
		switch st := st.(type) {
		case *parse.Distribute:
			named = st.Names
		case *parse.Align:
			named = append(slices.Clone(st.Names), st.Target)
		case *parse.Shadow:
			named = st.Names
		case *parse.MapAttr:
			named = st.Names
		}
		if slices.ContainsFunc(named, func(i parse.Ident) bool { return i.Name == d.name }) {
			out = append(out, "!hpf$ "+st.Span().Text())
		}
	}
	return out
}

func (n *names) definition(p position) []location {
	if w, ok := n.word(offsetOf(n.File, p)); ok {
		if d := n.meaning(w); d != nil && d.pos.Valid() {
			return []location{locationOf(d.pos)}
		}
	}
	return []location{}
}

// uses lists the places where the name at a position is used, and where it is declared if that is wanted.
func (n *names) uses(p position, declaration bool) []location {
	out := []location{}
	w, ok := n.word(offsetOf(n.File, p))
	if !ok {
		return out
	}
	d := n.meaning(w)
	if d == nil {
		return out
	}
	for _, s := range n.references(d) {
		if declaration || s != d.pos {
			out = append(out, locationOf(s))
		}
	}
	if declaration && d.pos.File != n.File && d.pos.Valid() {
		out = append(out, locationOf(d.pos))
	}
	return out
}

// rename gives the name at a position another one, in this document; what other files know by it is left to the user.
func (n *names) rename(p position, to string) (*workspaceEdit, error) {
	w, ok := n.word(offsetOf(n.File, p))
	var d *declaration
	if ok {
		d = n.meaning(w)
	}
	switch {
	case d == nil:
		return nil, fmt.Errorf("no name that is declared stands here")
	case d.pos.File != n.File:
		return nil, fmt.Errorf("'%s' is declared in %s: rename it there", d.name, d.pos.File.Name)
	case d.kind != symbolField && n.lookup(n.at(n.File, w.Pos.Start), strings.ToLower(to)) != nil:
		return nil, fmt.Errorf("'%s' means something already", to)
	}
	edit := &workspaceEdit{map[string][]textEdit{}}
	uri := uriOf(n.File.Name)
	for _, s := range n.references(d) {
		edit.Changes[uri] = append(edit.Changes[uri], textEdit{rangeOf(s), to})
	}
	return edit, nil
}

// symbols lists the units of the document with what they declare.
func (n *names) symbols() []documentSymbol {
	out := []documentSymbol{}
	for _, s := range n.scopes {
		if s.span().File == n.File {
			out = append(out, s.symbol())
		}
	}
	return out
}

func (s *scope) symbol() documentSymbol {
	kind := symbolFunction
	if k := s.unit.Kind; k == parse.Module || k == parse.Submodule || k == parse.MainProgram {
		kind = symbolModule
	}
	out := documentSymbol{Name: s.unit.Name, Kind: kind, Range: rangeOf(s.span()), SelectionRange: rangeOf(s.unit.NameSpan)}
	if !s.unit.NameSpan.Valid() {
		out.SelectionRange = rangeOf(s.unit.Pos)
	}
	var list []*declaration
	for _, d := range s.declared {
		if d.kind != symbolFunction && d.pos.Valid() && d.pos.File == s.unit.Pos.File {
			list = append(list, d)
		}
	}
	slices.SortFunc(list, func(a, b *declaration) int { return a.pos.Start - b.pos.Start })
	for _, d := range list {
		out.Children = append(out.Children, d.symbol())
	}
	for _, c := range s.inner {
		out.Children = append(out.Children, c.symbol())
	}
	return out
}

func (d *declaration) symbol() documentSymbol {
	out := documentSymbol{Name: d.name, Detail: brief(d.text), Kind: d.kind, Range: rangeOf(d.pos), SelectionRange: rangeOf(d.pos)}
	for _, f := range d.fields {
		out.Children = append(out.Children, f.symbol())
	}
	return out
}

// hints show at the end of each line of a range what moves for it.
func (n *names) hints(r textRange) []inlayHint {
	out := []inlayHint{}
	if n.Traffic == nil {
		return out
	}
	for line := r.Start.Line; line <= r.End.Line; line++ {
		label := n.Traffic(line + 1)
		if label == "" {
			continue
		}
		text, start := n.File.Line(line + 1)
		out = append(out, inlayHint{positionOf(n.File, start+len(text)), label, true, &markup{"markdown", "- " + strings.Join(n.Line(line+1), "\n- ")}})
	}
	return out
}

// brief is the first line of a statement with blanks squeezed.
func brief(text string) string {
	first, _, _ := strings.Cut(text, "\n")
	return strings.Join(strings.Fields(first), " ")
}
