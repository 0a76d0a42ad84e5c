package diag

import (
	"encoding/json"
	"io"
)

// The JSON form follows the Diagnostic of the Language Server Protocol: lines and characters count from 0, characters
// are bytes, and severity is 1 error, 2 warning, 3 information.
type (
	jsonPosition struct {
		Line      int `json:"line"`
		Character int `json:"character"`
	}
	jsonRange struct {
		Start jsonPosition `json:"start"`
		End   jsonPosition `json:"end"`
	}
	jsonLocation struct {
		URI   string    `json:"uri"`
		Range jsonRange `json:"range"`
	}
	jsonRelated struct {
		Location jsonLocation `json:"location"`
		Message  string       `json:"message"`
	}
	jsonData struct {
		Label string    `json:"label,omitempty"`
		Notes []string  `json:"notes,omitempty"`
		Helps []string  `json:"helps,omitempty"`
		Fixes []jsonFix `json:"fixes,omitempty"`
	}
	jsonFix struct {
		Range   jsonRange `json:"range"`
		NewText string    `json:"newText"`
	}
	jsonDiagnostic struct {
		Version  int           `json:"version"`
		File     string        `json:"file"`
		Range    jsonRange     `json:"range"`
		Severity int           `json:"severity"`
		Source   string        `json:"source"`
		Code     string        `json:"code,omitempty"`
		Message  string        `json:"message"`
		Data     *jsonData     `json:"data,omitempty"`
		Related  []jsonRelated `json:"relatedInformation,omitempty"`
	}
)

// PrintJSON writes all diagnostics, one JSON object a line.
func (b *Bag) PrintJSON(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	for _, d := range b.All() {
		if err := enc.Encode(jsonOf(d)); err != nil {
			return err
		}
	}
	return nil
}

func jsonOf(d *Diagnostic) jsonDiagnostic {
	j := jsonDiagnostic{Range: rangeOf(d.Span), Severity: int(d.Severity) + 1, Source: "dhpfgo", Code: d.Code, Message: d.Message}
	if d.Span.Valid() {
		j.File = d.Span.File.Name
	}
	if d.Label != "" || len(d.Notes)+len(d.Helps) > 0 {
		j.Data = &jsonData{Label: d.Label, Notes: d.Notes, Helps: d.Helps}
		for _, f := range d.Fixes {
			j.Data.Fixes = append(j.Data.Fixes, jsonFix{rangeOf(f.Span), f.Text})
		}
	}
	for _, l := range d.Others {
		j.Related = append(j.Related, jsonRelated{jsonLocation{l.Span.File.Name, rangeOf(l.Span)}, l.Text})
	}
	return j
}

func rangeOf(s Span) jsonRange {
	if !s.Valid() {
		return jsonRange{}
	}
	return jsonRange{positionOf(s.File, s.Start), positionOf(s.File, s.End)}
}

func positionOf(f *File, offset int) jsonPosition {
	line, col := f.LineCol(offset)
	return jsonPosition{line - 1, col - 1}
}
