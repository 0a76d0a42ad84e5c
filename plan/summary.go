package plan

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
)

// Summary is what a run moves and stores on several numbers of images.
type Summary struct {
	Version int      `json:"version"`
	File    string   `json:"file"`
	Rows    []OnRuns `json:"runs"`
}

// OnRuns is that on one number of images. Balance is the number of cells that an image has on average, of those of the image that has most:
// 1 where all have the same.
type OnRuns struct {
	Images   int           `json:"images"`
	Messages int64         `json:"messages"`
	Bytes    int64         `json:"bytes"`
	Unknown  bool          `json:"unknown"` // there is more that only the run knows
	Balance  float64       `json:"balance"`
	Arrays   int64         `json:"arrayBytes"`  // an image
	Buffers  int64         `json:"bufferBytes"` // an image
	Moves    []MoveShare   `json:"moves"`
	Memory   []ArrayMemory `json:"memory"`
	Assumed  []string      `json:"assumed,omitempty"`
}

// MoveShare is a move with its share of all bytes.
type MoveShare struct {
	*Move
	Share float64 `json:"share"`
}

// ArrayMemory is what an image stores of an array, in bytes.
type ArrayMemory struct {
	Array   string `json:"array"`
	Owned   int64  `json:"owned"`
	Shadow  int64  `json:"shadow"`
	Buffers int64  `json:"buffers"`
	Whole   int64  `json:"whole"`
	Unknown string `json:"unknown,omitempty"`
}

// Summarize puts runs on several numbers of images together.
func (p *Plan) Summarize(runs []*Run, values map[string]int64) *Summary {
	s := &Summary{Version: FormatVersion, File: p.File}
	for _, r := range runs {
		s.Rows = append(s.Rows, p.summarize(r, values))
	}
	return s
}

func (p *Plan) summarize(r *Run, values map[string]int64) OnRuns {
	sum, known := r.Total("")
	out := OnRuns{Images: r.Images, Messages: sum.Messages, Bytes: sum.Bytes, Unknown: !known, Balance: 1, Moves: []MoveShare{}, Memory: []ArrayMemory{}, Assumed: r.Assumed}
	for _, m := range r.Moves {
		share := 0.0
		if sum.Bytes > 0 {
			share = float64(m.Bytes) / float64(sum.Bytes)
		}
		out.Moves = append(out.Moves, MoveShare{m, share})
	}
	slices.SortStableFunc(out.Moves, func(a, b MoveShare) int { return cmp.Compare(b.Bytes, a.Bytes) })
	_, out.Buffers, _ = p.Total(r.Images, values)
	for _, a := range r.Arrays {
		m := p.arrayMemory(a, r.Images, values)
		out.Memory = append(out.Memory, m)
		out.Arrays += max(m.Owned+m.Shadow, m.Whole)
		if in, err := a.Layout.On(r.Images, values); err == nil {
			out.Balance = min(out.Balance, in.balance(r.Images))
		}
	}
	return out
}

func (p *Plan) arrayMemory(a *Array, images int, values map[string]int64) ArrayMemory {
	m, err := a.Memory(images, values)
	out := ArrayMemory{Array: a.Name, Owned: m.Owned, Shadow: m.Shadow, Whole: m.Whole}
	if err != nil {
		out.Unknown = err.Error()
	}
	for _, x := range p.Exchanges {
		if x.Array.Name != a.Name || x.Array.Line != a.Line || x.buffer() == nil {
			continue
		}
		bytes, err := p.BufferBytes(x, images, values)
		if err != nil {
			out.Unknown = "a buffer " + err.Error()
		}
		out.Buffers += bytes
	}
	return out
}

// balance is the average number of cells of an image by the largest.
func (in *Instance) balance(images int) float64 {
	all, most := 1.0, 1.0
	for g := range in.Grid {
		cells := max(0, in.Hi[g]-in.Lo[g]+1)
		all *= float64(cells)
		largest := int64(0)
		for c := range in.Grid[g] {
			largest = max(largest, in.cells(g, c, in.Lo[g], in.Hi[g]))
		}
		most *= float64(largest)
	}
	if in.places != nil {
		most *= float64(len(in.places[0]))
	}
	if most == 0 {
		return 1
	}
	return all / (most * float64(images))
}

// JSON writes the summary for programs.
func (s *Summary) JSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(s)
}

// mostMoves is how many moves the text names on each number of images.
const mostMoves = 8

// Text writes the summary for people.
func (s *Summary) Text(w io.Writer) {
	fmt.Fprintf(w, "summary of %s\n\n", s.File)
	table(w, "images\tmessages\tbytes\tbytes an image\tarrays an image\tbuffers an image\tbalance", func(row func(...any)) {
		for _, r := range s.Rows {
			row(r.Images, r.least(r.Messages), r.least(r.Bytes), r.least(r.Bytes/int64(r.Images)), r.Arrays, r.Buffers, percent(r.Balance))
		}
	})
	for _, r := range s.Rows {
		fmt.Fprintf(w, "\nwhat moves on %s\n", count(r.Images, "image"))
		table(w, "share\tmessages\tbytes\twhat", r.moves)
		if len(r.Memory) == 0 {
			continue
		}
		fmt.Fprintf(w, "\nbytes of an image on %s\n", count(r.Images, "image"))
		table(w, "owned\tshadow\tbuffers\twhole\tarray", r.memory)
	}
	fmt.Fprintf(w, "\nA run that depends on more than the plan knows moves at least what is marked >=; 'dhpfgo plan -n P' says why.\n")
	fmt.Fprintf(w, "balance: how many cells an image has on average, of those of the image that has most\n")
}

func (r OnRuns) least(n int64) string {
	if r.Unknown {
		return fmt.Sprintf(">=%d", n)
	}
	return fmt.Sprint(n)
}

func percent(x float64) string { return fmt.Sprintf("%.1f %%", 100*x) }

func (r OnRuns) moves(row func(...any)) {
	for i, m := range r.Moves {
		if i == mostMoves {
			row("", "", "", fmt.Sprintf("and %d more", len(r.Moves)-mostMoves))
			break
		}
		name := m.name()
		if m.Unknown != "" {
			name += ", and more: " + m.Unknown
		}
		row(percent(m.Share), m.Messages, m.Bytes, name)
	}
}

func (r OnRuns) memory(row func(...any)) {
	for _, m := range r.Memory {
		name := m.Array
		if m.Unknown != "" {
			name += ": " + m.Unknown
		}
		row(m.Owned, m.Shadow, m.Buffers, m.Whole, name)
	}
}

// table writes columns of numbers, aligned at the right; what is in the last one goes to the end of the line.
func table(w io.Writer, head string, rows func(row func(...any))) {
	t := tabwriter.NewWriter(w, 0, 1, 2, ' ', tabwriter.AlignRight)
	columns := strings.Split(head, "\t")
	line := func(cells []string) {
		last := len(cells) - 1
		fmt.Fprintf(t, "%s\t  %s\n", strings.Join(cells[:last], "\t"), cells[last])
	}
	line(columns)
	rows(func(cells ...any) {
		var text []string
		for _, c := range cells {
			text = append(text, fmt.Sprint(c))
		}
		line(text)
	})
	t.Flush()
}
