package lsp

import (
	"slices"
	"strings"

	"dhpfgo/diag"
)

// published are the diagnostics that lie in a document; those without a place stand at its beginning.
func published(path string, list []*diag.Diagnostic) []diagnostic {
	out := []diagnostic{}
	for _, d := range list {
		if !d.Span.Valid() || d.Span.File.Name == path {
			out = append(out, shown(d))
		}
	}
	return out
}

// shown puts notes and helps after the message, as editors show one text.
func shown(d *diag.Diagnostic) diagnostic {
	lines := []string{d.Message}
	if d.Label != "" {
		lines[0] += ": " + d.Label
	}
	lines = append(lines, d.Notes...)
	for _, h := range d.Helps {
		lines = append(lines, "help: "+h)
	}
	out := diagnostic{Range: rangeOf(d.Span), Severity: int(d.Severity) + 1, Code: d.Code, Source: "dhpfgo", Message: strings.Join(lines, "\n")}
	for _, o := range d.Others {
		out.Related = append(out.Related, relatedInformation{locationOf(o.Span), o.Text})
	}
	return out
}

// actions are the fixes of the diagnostics that touch a range.
func actions(uri, path string, r textRange, list []*diag.Diagnostic) []codeAction {
	out := []codeAction{}
	for _, d := range list {
		if !d.Span.Valid() || d.Span.File.Name != path || !touch(rangeOf(d.Span), r) {
			continue
		}
		for i, f := range d.Fixes {
			title := "write '" + strings.TrimSpace(f.Text) + "'"
			edit := workspaceEdit{map[string][]textEdit{uri: {{rangeOf(f.Span), f.Text}}}}
			out = append(out, codeAction{Title: title, Kind: "quickfix", Diagnostics: []diagnostic{shown(d)}, IsPreferred: i == 0, Edit: edit})
		}
	}
	return out
}

func touch(a, b textRange) bool { return !before(a.End, b.Start) && !before(b.End, a.Start) }

func before(p, q position) bool {
	return slices.Compare([]int{p.Line, p.Character}, []int{q.Line, q.Character}) < 0
}
