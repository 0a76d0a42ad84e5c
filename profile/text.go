package profile

import (
	"cmp"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
)

// Place is a line of the source over all images: seconds of the longest and of the mean image, of that waiting; what moved.
type Place struct {
	File      string
	Line      int
	IsMessage bool
	Runs      int64
	Most      float64
	Mean      float64
	Wait      float64
	Messages  int64
	Bytes     int64
	Busiest   int // image, from 1
}

// Kind is "computing" or "messages".
func (p Place) Kind() string {
	if p.IsMessage {
		return "messages"
	}
	return "computing"
}

// Imbalance is how much longer the busiest image takes than the mean one, in hundredths of that.
func (p Place) Imbalance() float64 {
	if p.Mean == 0 {
		return 0
	}
	return 100 * (p.Most/p.Mean - 1)
}

// Places adds up the images, by lines; what takes longest comes first.
func (p *Profile) Places() []*Place {
	type key struct {
		file      string
		line      int
		isMessage bool
	}
	found := map[key]*Place{}
	var out []*Place
	for _, im := range p.Images {
		for _, l := range im.Lines {
			k := key{l.File, l.Line, l.IsMessage}
			if found[k] == nil {
				found[k] = &Place{File: l.File, Line: l.Line, IsMessage: l.IsMessage}
				out = append(out, found[k])
			}
			found[k].add(im, l, len(p.Images))
		}
	}
	slices.SortStableFunc(out, func(a, b *Place) int { return cmp.Or(cmp.Compare(b.Mean, a.Mean), cmp.Compare(a.Line, b.Line)) })
	return out
}

func (p *Place) add(im *Image, l *Line, images int) {
	s := float64(l.Ns) * nanosecond
	p.Runs = max(p.Runs, l.Runs)
	p.Mean += s / float64(images)
	p.Wait += float64(l.WaitNs) * nanosecond / float64(images)
	p.Messages += l.Messages
	p.Bytes += l.Bytes
	if s > p.Most {
		p.Most, p.Busiest = s, im.Image
	}
}

// Sums are the mean seconds of an image: in all, computing in loops, in statements with messages, and of that waiting.
type Sums struct{ All, Computing, Messages, Waiting float64 }

// Sums adds up.
func (p *Profile) Sums() Sums {
	var s Sums
	for _, im := range p.Images {
		s.All += float64(im.Ns) * nanosecond / float64(len(p.Images))
	}
	for _, l := range p.Places() {
		if l.IsMessage {
			s.Messages += l.Mean
			s.Waiting += l.Wait
		} else {
			s.Computing += l.Mean
		}
	}
	return s
}

// Rest is what no line is named for.
func (s Sums) Rest() float64 { return max(0, s.All-s.Computing-s.Messages) }

// share is a part in hundredths.
func share(part, all float64) float64 { return 100 * part / max(all, 1e-30) }

// Text writes the profile for people; lines are those of the source, nil where there are several files.
func (p *Profile) Text(w io.Writer, lines []string) {
	s := p.Sums()
	fmt.Fprintf(w, "profile of %d images: %.4g s an image: %.1f %% computing in loops, %.1f %% messages (%.1f %% waiting), %.1f %% rest\n\n",
		len(p.Images), s.All, share(s.Computing, s.All), share(s.Messages, s.All), share(s.Waiting, s.All), share(s.Rest(), s.All))
	t := tabwriter.NewWriter(w, 0, 1, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "line\tshare\tseconds\twaiting\tbusiest image\truns\tmessages\tbytes\t  what")
	for _, l := range p.Places() {
		busiest := ""
		if !l.IsMessage {
			busiest = fmt.Sprintf("%d: +%.0f %%", l.Busiest, l.Imbalance())
		}
		fmt.Fprintf(t, "%d\t%.1f %%\t%.4g\t%.4g\t%s\t%d\t%d\t%d\t  %s: %s\n", l.Line, share(l.Mean, s.All), l.Mean, l.Wait, busiest, l.Runs, l.Messages, l.Bytes,
			l.Kind(), text(lines, l))
	}
	t.Flush()
	fmt.Fprintln(w, "\nseconds, waiting: of the mean image; busiest image: which, and how much longer it computes than the mean one")
}

// text is the line of the source, or its place.
func text(lines []string, l *Place) string {
	if l.Line >= 1 && l.Line <= len(lines) {
		return strings.TrimSpace(lines[l.Line-1])
	}
	return fmt.Sprintf("%s:%d", l.File, l.Line)
}

// row is a line of the page.
type row struct {
	*Place
	Text        string
	Share, Wide float64
}

var page = template.Must(template.New("profile").Parse(`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"/><title>Profile of {{.Name}}</title>
<style>
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
table { border-collapse: collapse } td, th { padding: .2em .7em; text-align: right; border-bottom: 1px solid #8884 }
td:last-child, th:last-child { text-align: left; font-family: monospace; white-space: pre } .bar { height: .5em; background: #27c; min-width: 1px }
.messages .bar { background: repeating-linear-gradient(45deg, #c60 0 4px, transparent 4px 6px) }
</style></head><body>
<h1>Profile of {{.Name}}</h1>
<p>{{.Images}} images, {{printf "%.4g" .Sums.All}} s an image: {{printf "%.4g" .Sums.Computing}} s computing in loops, {{printf "%.4g" .Sums.Messages}} s messages,
of which {{printf "%.4g" .Sums.Waiting}} s waiting, {{printf "%.4g" .Sums.Rest}} s rest. Times are those of the mean image.</p>
<table><thead><tr><th>line</th><th>share</th><th></th><th>seconds</th><th>waiting</th><th>imbalance %</th><th>runs</th><th>messages</th><th>bytes</th><th>what</th><th>source</th></tr></thead><tbody>
{{range .Rows}}<tr class="{{.Kind}}"><td>{{.Line}}</td>
<td>{{printf "%.1f" .Share}} %</td>
<td><div class="bar" style="width: {{printf "%.1f" .Wide}}px"></div></td>
<td>{{printf "%.4g" .Mean}}</td>
<td>{{printf "%.4g" .Wait}}</td>
<td>{{if not .IsMessage}}{{printf "%.0f" .Imbalance}}{{end}}</td>
<td>{{.Runs}}</td>
<td>{{.Messages}}</td>
<td>{{.Bytes}}</td>
<td>{{.Kind}}</td>
<td>{{.Text}}</td></tr>
{{end}}</tbody></table>
</body></html>
`))

// widestBar is the bar of the whole time, in pixels.
const widestBar = 300

// HTML writes one page.
func (p *Profile) HTML(w io.Writer, name string, lines []string) error {
	s := p.Sums()
	var rows []row
	for _, l := range p.Places() {
		rows = append(rows, row{l, text(lines, l), share(l.Mean, s.All), widestBar * l.Mean / max(s.All, 1e-30)})
	}
	return page.Execute(w, map[string]any{"Name": name, "Images": len(p.Images), "Sums": s, "Rows": rows})
}
