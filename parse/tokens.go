package parse

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"dhpfgo/diag"
)

// DumpTokens writes the classified tokens of a file, one statement a line.
func DumpTokens(w io.Writer, f *diag.File, opt Options) {
	out := bufio.NewWriter(w)
	defer out.Flush()
	src := newSource(f, &diag.Bag{}, opt.formOf(f), &opt)
	names := map[int]string{}
	for name, typ := range symbols {
		names[int(typ)] = strings.ToLower(name)
	}
	first := true
	for _, t := range scan(src) {
		switch {
		case t.EOF():
		case t.Type == tEOS:
			out.WriteByte('\n')
			first = true
		default:
			if first {
				line, col := f.LineCol(t.Pos.Offset)
				fmt.Fprintf(out, "%d:%d", line, col)
				first = false
			}
			fmt.Fprintf(out, " %s %q", names[int(t.Type)], t.Value)
		}
	}
}

// Names lists the words of a file that may be names, in their order, those of directives, too. What was included or made by the
// preprocessor lies in other files.
func Names(f *diag.File, opt Options) []Ident {
	src := newSource(f, &diag.Bag{}, opt.formOf(f), &opt)
	var out []Ident
	for _, t := range scan(src) {
		if t.Type == tIdent || t.Type == tBlock {
			out = append(out, Ident{t.Value, diag.Span{File: f, Start: t.Pos.Offset, End: t.Pos.Offset + t.Pos.Column}})
		}
	}
	return out
}
