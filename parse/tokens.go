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
