package plan

import (
	"fmt"
	"strings"
)

// OfArray is what Text prints of the mapped arrays with a name, and of their layouts; "" for none.
func (p *Plan) OfArray(name string, images int, values map[string]int64) string {
	var b strings.Builder
	t := &printer{w: &b, p: p, images: images, values: values}
	for _, a := range p.Arrays {
		if a.Name == name {
			t.layout(a.Layout)
			t.array(a)
		}
	}
	return strings.TrimSpace(b.String())
}

// OfLine says who computes a line of a file, and what moves for it in a run.
func (p *Plan) OfLine(file string, line int, run *Run) (out []string) {
	for _, s := range p.Statements {
		switch {
		case s.Line != line || s.File != file:
		case s.Home == "":
			out = appendOnce(out, fmt.Sprintf("computed by %s: %s", s.unowned(), s.Why))
		default:
			out = appendOnce(out, fmt.Sprintf("computed by the owners of %s: %s", s.Home, s.Why))
		}
	}
	for _, m := range run.Moves {
		if m.Line == line && m.File == file {
			out = append(out, m.String())
		}
	}
	return out
}

// Traffic is what moves for a line of a file in a run, in short: "2 messages, 7984 bytes"; "" for nothing.
func (r *Run) Traffic(file string, line int) string {
	var messages, bytes int64
	found, more := false, ""
	for _, m := range r.Moves {
		if m.Line != line || m.File != file {
			continue
		}
		found = true
		messages, bytes = messages+m.Messages, bytes+m.Bytes
		if m.Unknown != "" {
			more = " or more"
		}
	}
	switch {
	case !found:
		return ""
	case messages == 0 && more != "":
		return "messages that only the run can count"
	}
	return fmt.Sprintf("%s, %d bytes%s", count(int(messages), "message"), bytes, more)
}
