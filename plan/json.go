package plan

import (
	"encoding/json"
	"io"

	"dhpfgo/diag"
)

// FormatVersion is the version of the JSON form of plans. It changes when a field changes its meaning or goes away.
const FormatVersion = 1

// The JSON form of a plan: docs/formats.md describes the fields.
type (
	jsonPlan struct {
		Version    int            `json:"version"`
		File       string         `json:"file"`
		Images     int            `json:"images,omitempty"`
		Layouts    []jsonLayout   `json:"layouts"`
		Arrays     []jsonArray    `json:"arrays"`
		Statements []*Statement   `json:"statements"`
		Exchanges  []jsonExchange `json:"exchanges"`
		Computed   []string       `json:"computed,omitempty"`
		Gathers    []*Gather      `json:"gathers,omitempty"`
		Puts       []*Put         `json:"puts,omitempty"`
		Fetches    []*Fetch       `json:"fetches,omitempty"`
		Shares     []*Share       `json:"shares,omitempty"`
		Transfers  []*Transfer    `json:"transfers,omitempty"`
		Reductions []*Reduction   `json:"reductions,omitempty"`
		Run        *jsonRun       `json:"run,omitempty"`
	}
	jsonLayout struct {
		Name  string    `json:"name"`
		Line  int       `json:"line"`
		Onto  string    `json:"onto,omitempty"`
		Dims  []jsonDim `json:"dims"`
		Grid  []int64   `json:"grid,omitempty"`
		Tiles []int64   `json:"tiles,omitempty"`
	}
	jsonDim struct {
		Format string `json:"format"`
		Lo     string `json:"lo"`
		Hi     string `json:"hi"`
		V      string `json:"tileStart"`
		W      string `json:"senderStart"`
		B      string `json:"tileExtent"`
	}
	jsonArray struct {
		Name      string   `json:"name"`
		Line      int      `json:"line"`
		Type      string   `json:"type"`
		ElemBytes int64    `json:"elemBytes"`
		Shape     string   `json:"shape"`
		Layout    string   `json:"layout"`
		Owns      string   `json:"owns"`
		Storage   string   `json:"storage"`
		Notes     []string `json:"notes,omitempty"`
		Bytes     int64    `json:"bytesAnImage,omitempty"`
	}
	jsonExchange struct {
		ID        int          `json:"id"`
		Label     string       `json:"label"`
		Line      int          `json:"line"`
		Array     string       `json:"array"`
		Refs      []string     `json:"refs"`
		Set       string       `json:"set"`
		Back      bool         `json:"back,omitempty"`
		Exact     bool         `json:"exact"`
		Bytes     string       `json:"bytes"`
		Messages  string       `json:"messages"`
		Partners  string       `json:"partners"`
		Placement string       `json:"placement"`
		Reason    diag.Reason  `json:"reason"`
		Code      string       `json:"reasonCode"`
		Overlap   string       `json:"overlap,omitempty"`
		Joined    []string     `json:"joined,omitempty"`
		Count     *jsonTraffic `json:"count,omitempty"`
		Uncounted string       `json:"uncounted,omitempty"`
		Buffer    *int64       `json:"bufferBytes,omitempty"`
	}
	jsonRun struct {
		Messages int64    `json:"messages"`
		Bytes    int64    `json:"bytes"`
		Joined   int64    `json:"joined"`
		Unknown  bool     `json:"unknown"`
		Assumed  []string `json:"assumed,omitempty"`
		Moves    []*Move  `json:"moves"`
	}
	jsonTraffic struct {
		Messages int64 `json:"messages"`
		Bytes    int64 `json:"bytes"`
		Least    int64 `json:"leastBytes"`
		Greatest int64 `json:"greatestBytes"`
	}
)

// JSON writes the plan for programs. images and values are those of Text.
func JSON(w io.Writer, p *Plan, images int, values map[string]int64) error {
	out := jsonPlan{Version: FormatVersion, File: p.File, Images: images, Layouts: []jsonLayout{}, Arrays: []jsonArray{},
		Exchanges: []jsonExchange{}, Statements: p.Statements, Computed: p.Computed, Gathers: p.Gathers, Puts: p.Puts, Fetches: p.Fetches, Shares: p.Shares, Transfers: p.Transfers,
		Reductions: p.Reductions, Run: runJSON(p.Run)}
	if out.Statements == nil {
		out.Statements = []*Statement{}
	}
	for _, l := range p.Layouts {
		out.Layouts = append(out.Layouts, layoutJSON(l, images, values))
	}
	for _, a := range p.Arrays {
		out.Arrays = append(out.Arrays, jsonArray{a.Name, a.Line, a.Type, a.ElemBytes, a.Shape, a.Layout.Name, a.Owns, a.Storage, a.Notes, bytesOf(a, images, values)})
	}
	for _, x := range p.Exchanges {
		out.Exchanges = append(out.Exchanges, p.exchangeJSON(x, images, values))
	}
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(out)
}

// bytesOf is what each image stores of an array, 0 where that is not known.
func bytesOf(a *Array, images int, values map[string]int64) int64 {
	if images == 0 {
		return 0
	}
	m, _ := a.Memory(images, values)
	return m.Bytes()
}

func runJSON(r *Run) *jsonRun {
	if r == nil {
		return nil
	}
	t, known := r.Total("")
	return &jsonRun{t.Messages, t.Bytes, r.Joined, !known, r.Assumed, r.Moves}
}

func layoutJSON(l *Layout, images int, values map[string]int64) jsonLayout {
	out := jsonLayout{Name: l.Name, Line: l.Line, Onto: l.Onto}
	for _, d := range l.Dims {
		out.Dims = append(out.Dims, jsonDim{d.Format, d.Lo.String(), d.Hi.String(), d.V, d.W, d.B})
	}
	if images > 0 {
		if in, err := l.On(images, values); err == nil {
			out.Grid, out.Tiles = in.Grid, in.Block
		}
	}
	return out
}

func (p *Plan) exchangeJSON(x *Exchange, images int, values map[string]int64) jsonExchange {
	out := jsonExchange{ID: x.ID, Label: x.Label, Line: x.Line, Array: x.Array.Name, Refs: x.Refs, Set: x.Set, Back: x.Back, Exact: x.Exact,
		Bytes: x.Size, Messages: x.Messages, Partners: x.Partners, Placement: x.Placement, Reason: x.Reason, Code: x.Reason.Code.Name, Overlap: x.Overlap, Joined: x.Joined}
	if images == 0 {
		return out
	}
	if x.buffer() != nil {
		if bytes, err := p.BufferBytes(x, images, values); err == nil {
			out.Buffer = &bytes
		}
	}
	t, err := p.Count(x, images, values)
	if err != nil {
		out.Uncounted = err.Error()
		return out
	}
	out.Count = &jsonTraffic{t.Messages, t.Bytes, t.LeastB, t.GreatestB}
	return out
}
