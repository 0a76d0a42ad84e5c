package lsp

import (
	"slices"
	"strings"

	"dhpfgo/parse"
)

// directiveSnippets are the directives with places to fill in.
var directiveSnippets = []completionItem{
	{Label: "distribute", Detail: "who owns the elements of an array", InsertText: "distribute ${1:a}(${2|block,cyclic,*|})"},
	{Label: "align", Detail: "elements lie where those of another array lie", InsertText: "align ${1:b}(${2:i}) with ${3:a}(${2:i})"},
	{Label: "template", Detail: "an index space to align with", InsertText: "template ${1:t}(${2:n})"},
	{Label: "processors", Detail: "an arrangement of images", InsertText: "processors ${1:p}(${2:number_of_processors()})"},
	{Label: "independent", Detail: "no iteration needs another", InsertText: "independent"},
	{Label: "independent, new", Detail: "with variables that each iteration has for itself", InsertText: "independent, new(${1:x})"},
	{Label: "independent, reduction", Detail: "with variables that all iterations accumulate into", InsertText: "independent, reduction(${1:s})"},
	{Label: "on home", Detail: "who executes the next statement", InsertText: "on home(${1:a(i)})"},
	{Label: "shadow", Detail: "room for neighbours' elements", InsertText: "shadow ${1:a}(${2:1})"},
	{Label: "dynamic", Detail: "REDISTRIBUTE may map it anew", InsertText: "dynamic :: ${1:a}"},
	{Label: "redistribute", Detail: "map an array anew while the program runs", InsertText: "redistribute ${1:a}(${2:cyclic})"},
	{Label: "realign", Detail: "align an array anew while the program runs", InsertText: "realign ${1:b}(${2:i}) with ${3:a}(${2:i})"},
	{Label: "inherit", Detail: "a dummy argument mapped as the actual one", InsertText: "inherit ${1:a}"},
	{Label: "sequence", Detail: "storage in Fortran's order", InsertText: "sequence ${1:a}"},
}

// complete offers what may stand at a position: directives after their sentinel, components after "%", else names and words of statements.
func (n *names) complete(p position) []completionItem {
	offset := offsetOf(n.File, p)
	line, start := n.File.Line(p.Line + 1)
	before := strings.ToLower(line[:max(0, min(offset-start, len(line)))])
	if rest, ok := directive(before); ok && !strings.ContainsAny(strings.TrimSpace(rest), " (:") {
		return asSnippets(directiveSnippets)
	}
	from := offset
	for from > 0 && isNameByte(n.File.Text[from-1]) {
		from--
	}
	s := n.at(n.File, offset)
	if chain := designator(n.File.Text, from); len(chain) > 0 {
		return n.ofChain(s, chain)
	}
	return append(n.visible(s), asItems(statementWords, itemKeyword)...)
}

// directive cuts the sentinel off the beginning of a line.
func directive(line string) (rest string, ok bool) {
	line = strings.TrimLeft(line, " \t")
	for _, sentinel := range []string{"!hpf$", "chpf$", "*hpf$"} {
		if rest, ok = strings.CutPrefix(line, sentinel); ok {
			return rest, true
		}
	}
	return line, false
}

func asSnippets(list []completionItem) []completionItem {
	out := slices.Clone(list)
	for i := range out {
		out[i].Kind, out[i].Format = itemSnippet, snippet
	}
	return out
}

func asItems(words []string, kind int) (out []completionItem) {
	for _, w := range words {
		out = append(out, completionItem{Label: w, Kind: kind})
	}
	return out
}

func (n *names) ofChain(s *scope, chain []string) []completionItem {
	d := n.lookup(s, chain[0])
	for _, part := range chain[1:] {
		d = n.component(d, part)
	}
	out := []completionItem{}
	for _, c := range n.components(d) {
		out = append(out, c.item())
	}
	return out
}

// visible lists the names that a scope knows.
func (n *names) visible(s *scope) []completionItem {
	out, seen := []completionItem{}, map[string]bool{}
	add := func(d *declaration) {
		if d != nil && !seen[d.name] {
			seen[d.name] = true
			out = append(out, d.item())
		}
	}
	for ; s != nil; s = s.host {
		for _, name := range sortedNames(s.declared) {
			add(s.declared[name])
		}
		for _, u := range s.uses {
			n.brought(u, add)
		}
	}
	for _, g := range n.scopes {
		if g.unit.Kind != parse.MainProgram {
			add(n.ofUnit(g))
		}
	}
	return out
}

// brought gives the names that USE brings.
func (n *names) brought(u *parse.Use, add func(*declaration)) {
	for _, r := range u.Renames {
		if d := n.used(u, r.Local.Name, 0); d != nil {
			renamed := *d
			renamed.name = r.Local.Name
			add(&renamed)
		}
	}
	if m := n.modules[u.Module.Name]; m != nil && !u.Only {
		for _, name := range sortedNames(m.declared) {
			add(m.declared[name])
		}
	}
}

func sortedNames(m map[string]*declaration) []string {
	var out []string
	for name := range m {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

func (d *declaration) item() completionItem {
	kinds := map[int]int{symbolFunction: itemFunction, symbolField: itemField, symbolModule: itemModule, symbolStruct: itemStruct}
	kind := kinds[d.kind]
	if kind == 0 {
		kind = itemVariable
	}
	return completionItem{Label: d.name, Kind: kind, Detail: brief(d.text)}
}

// statementWords begin statements.
var statementWords = strings.Fields(`allocate allocatable associate backspace block call case character class close common complex concurrent contains
	continue cycle data deallocate default dimension do elemental else elseif elsewhere end enddo endif entry exit external forall format function
	goto if implicit import inquire integer intent interface intrinsic logical module namelist none nullify only open optional parameter pointer
	print private procedure program public pure read real recursive result return rewind save select stop submodule subroutine target then type
	use value where while write`)
