package plan

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"
)

//go:embed page.html
var pageText string

var pageTemplate = template.Must(template.New("page").Parse(pageText))

// page is what the page of a plan shows: everything that changes with the number of images comes from the summary.
type page struct {
	File   string
	First  int // the number in the summary that is shown at first
	Last   int
	Runs   []OnRuns
	Lines  []sourceLine
	Rows   []*pageRow
	Arrays []pageArray
	Notes  []string
	Data   template.JS
}

// sourceLine is a line of the source with who computes it and which rows of the messages belong to it.
type sourceLine struct {
	Number int
	Text   string
	Who    []string
	Rows   []*pageRow
}

// pageRow is a move with what explains it.
type pageRow struct {
	ID       int
	Line     int
	Name     string
	Of       *Exchange // nil for other kinds
	Remedy   string
	Now      rowRun // on the number of images that is shown at first
	Pictures []onPicture
}

// pageArray is an array with its pictures.
type pageArray struct {
	*Array
	Pictures []onPicture
}

// onPicture is a picture for one number of images, or the reason why there is none.
type onPicture struct {
	Images  int
	Hidden  bool
	SVG     template.HTML
	Caption string
	Pairs   []Pair
}

// pageData is what the script of the page knows of each number of images.
type pageData struct {
	Images   int      `json:"images"`
	Messages int64    `json:"messages"`
	Bytes    int64    `json:"bytes"`
	Unknown  bool     `json:"unknown"`
	Arrays   int64    `json:"arrays"`
	Buffers  int64    `json:"buffers"`
	Balance  string   `json:"balance"`
	Rows     []rowRun `json:"rows"`
}

// rowRun is what a row moves.
type rowRun struct {
	Runs     int64  `json:"runs"`
	Messages int64  `json:"messages"`
	Bytes    int64  `json:"bytes"`
	Unknown  string `json:"unknown"`
}

// HTML writes one page with the source, the arrays and the messages, on each of several numbers of images. lines are those of the source;
// `first` is the number of images that is shown at first.
func HTML(w io.Writer, p *Plan, lines []string, runs []*Run, values map[string]int64, first int) error {
	sum := p.Summarize(runs, values)
	x := &page{File: p.File, Runs: sum.Rows, Last: len(runs) - 1}
	x.First = max(0, slices.IndexFunc(runs, func(r *Run) bool { return r.Images == first }))
	x.rows(p, runs)
	x.arrays(p, runs, values)
	for _, r := range runs {
		for _, a := range r.Assumed {
			x.Notes = appendOnce(x.Notes, "Taken for granted: "+a+".")
		}
	}
	data := x.data(runs)
	for k, row := range x.Rows {
		row.Now = data[x.First].Rows[k]
	}
	for k, text := range lines {
		x.Lines = append(x.Lines, x.line(p, k+1, text))
	}
	encoded, err := json.Marshal(data)
	if err != nil {
		return err
	}
	x.Data = template.JS(encoded)
	return pageTemplate.Execute(w, x)
}

func appendOnce(list []string, s string) []string {
	if slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}

// moveName tells moves apart that several runs have.
func moveName(m *Move) string {
	name, _, _ := strings.Cut(m.String(), "): ")
	return name + ")"
}

// rows lists the moves of all runs.
func (x *page) rows(p *Plan, runs []*Run) {
	index := map[string]int{}
	for _, r := range runs {
		for _, m := range r.Moves {
			name := moveName(m)
			if _, known := index[name]; known {
				continue
			}
			index[name] = len(x.Rows)
			row := &pageRow{ID: len(x.Rows), Line: m.Line, Name: name}
			if i := slices.IndexFunc(p.Exchanges, func(e *Exchange) bool { return e.ID == m.Exchange }); m.Exchange > 0 && i >= 0 {
				row.Of, row.Remedy = p.Exchanges[i], p.Exchanges[i].remedy()
			}
			x.Rows = append(x.Rows, row)
		}
	}
	for _, row := range x.Rows {
		if row.Of != nil {
			row.Pictures = x.messagePictures(row, runs)
		}
	}
}

// remedy is what a user may do about messages.
func (x *Exchange) remedy() string {
	switch name := x.Reason.Code.Name; {
	case strings.Contains(x.Placement, "inside all its loops"):
		return "distribute a dimension along which nothing is carried, or leave the array undistributed if it is small"
	case x.Owners && len(x.Layouts) > 1 && x.Layouts[0] != x.Layouts[1]:
		return "align the arrays with each other, or distribute both alike; REDISTRIBUTE between phases that need different mappings"
	case name == "pipeline":
		return "none is needed: strips overlap the images' work; another distribution may have no carried dimension"
	}
	return "none: these elements are at the edges of tiles; fewer cut dimensions, or larger tiles, send less"
}

// data is what the script shows.
func (x *page) data(runs []*Run) []pageData {
	var out []pageData
	for k, r := range x.Runs {
		d := pageData{r.Images, r.Messages, r.Bytes, r.Unknown, r.Arrays, r.Buffers, percent(r.Balance), make([]rowRun, len(x.Rows))}
		for _, m := range runs[k].Moves {
			i := slices.IndexFunc(x.Rows, func(row *pageRow) bool { return row.Name == moveName(m) })
			d.Rows[i] = rowRun{d.Rows[i].Runs + m.Runs, d.Rows[i].Messages + m.Messages, d.Rows[i].Bytes + m.Bytes, m.Unknown}
		}
		out = append(out, d)
	}
	return out
}

// line annotates a line of the source.
func (x *page) line(p *Plan, number int, text string) sourceLine {
	out := sourceLine{Number: number, Text: text}
	for _, s := range p.Statements {
		switch {
		case s.Line != number:
		case s.Home == "":
			out.Who = appendOnce(out.Who, s.unowned())
		default:
			out.Who = appendOnce(out.Who, "owners of "+s.Home)
		}
	}
	for _, r := range x.Rows {
		if r.Line == number {
			out.Rows = append(out.Rows, r)
		}
	}
	return out
}

// arrays draws each array on each number of images.
func (x *page) arrays(p *Plan, runs []*Run, values map[string]int64) {
	for k, a := range p.Arrays {
		out := pageArray{Array: a}
		for i, r := range runs {
			o := onPicture{Images: r.Images, Hidden: i != x.First}
			o.Caption = memoryText(r.Arrays[k].Memory(r.Images, values))
			if r.Images <= Drawn {
				o.draw(r.Arrays[k], values, fmt.Sprintf("tiles of %s on %s", a.Name, count(r.Images, "image")), nil)
			}
			out.Pictures = append(out.Pictures, o)
		}
		x.Arrays = append(x.Arrays, out)
	}
}

func (o *onPicture) draw(a *Array, values map[string]int64, title string, pairs []Pair) {
	x, err := newPicture(a, o.Images, values)
	if err != nil {
		o.Caption = err.Error()
		return
	}
	o.SVG = x.svg(title, pairs)
	if x.cut {
		o.Caption += "; the first tiles are drawn"
	}
}

// mostPairs is how many messages are drawn and named.
const mostPairs = 48

// messagePictures draws the messages of an exchange where they are known one by one.
func (x *page) messagePictures(row *pageRow, runs []*Run) []onPicture {
	var out []onPicture
	for i, r := range runs {
		k := slices.IndexFunc(r.Moves, func(m *Move) bool { return moveName(m) == row.Name })
		if k < 0 || len(r.Moves[k].Pairs) == 0 {
			continue
		}
		o := onPicture{Images: r.Images, Hidden: i != x.First, Pairs: r.Moves[k].Pairs}
		o.Pairs = o.Pairs[:min(len(o.Pairs), mostPairs)]
		for _, a := range r.Arrays {
			if a.Name == row.Of.Array.Name && a.Line == row.Of.Array.Line {
				o.draw(a, nil, fmt.Sprintf("messages of exchange %d on %s", row.Of.ID, count(r.Images, "image")), o.Pairs)
				break
			}
		}
		out = append(out, o)
	}
	return out
}

// Cost is "3 messages, 96 bytes;".
func (r rowRun) Cost() string {
	least := ""
	if r.Unknown != "" {
		least = "at least "
	}
	return fmt.Sprintf("%s%d messages, %d bytes;", least, r.Messages, r.Bytes)
}

// More says what the run knows more.
func (r rowRun) More() string {
	if r.Unknown == "" {
		return ""
	}
	return "and more that only the run knows: " + r.Unknown
}
