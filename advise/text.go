package advise

import (
	"fmt"
	"io"
	"regexp"
	"strings"
	"text/tabwriter"
)

var mapping = regexp.MustCompile(`(?im)^([ \t]*[!cC*])(HPF\$[ \t]*(?:PROCESSORS|TEMPLATE|DISTRIBUTE|REDISTRIBUTE|ALIGN|REALIGN|SHADOW|DYNAMIC|INHERIT)\b)`)

// Bare turns the directives of a source that say where arrays live into comments. It reports whether there were any.
func Bare(text string) (bare string, had bool) {
	bare = mapping.ReplaceAllString(text, "$1 was $2")
	return bare, bare != text
}

// With puts directives into the text of a file, after their lines.
func With(text string, list []Directive) string {
	lines := strings.SplitAfter(text, "\n")
	var out strings.Builder
	next := 0
	for i, l := range lines {
		out.WriteString(l)
		for ; next < len(list) && list[next].Line == i+1; next++ {
			if !strings.HasSuffix(out.String(), "\n") {
				out.WriteString("\n")
			}
			out.WriteString(list[next].Text + "\n")
		}
	}
	return out.String()
}

// Table writes what was weighed, best first.
func Table(w io.Writer, images int, looked []Weighed) {
	fmt.Fprintf(w, "weighed for %d images\n", images)
	t := tabwriter.NewWriter(w, 0, 1, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "of the best\tmessages\tbytes\tmemory an image\tbalance\t  distribution")
	best := 0.0
	for _, c := range looked {
		if c.Refused == "" && (best == 0 || c.Seconds < best) {
			best = c.Seconds
		}
	}
	for _, c := range looked {
		if c.Refused != "" {
			fmt.Fprintf(t, "-\t-\t-\t-\t-\t  %s: %s\n", c.Text, c.Refused)
			continue
		}
		fmt.Fprintf(t, "%.2f\t%d\t%d\t%d\t%.1f %%\t  %s\n", c.Seconds/max(best, 1e-30), c.Messages, c.Bytes, c.Memory, 100*c.Balance, c.Text)
	}
	t.Flush()
}
