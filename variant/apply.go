package variant

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// Changed are the lines of the directives that got other formats, the other arrays that these distribute, and what was left out of them.
type Changed struct {
	Lines []int
	With  []string
	Notes []string
}

// Apply puts formats i of a choice into all directives DISTRIBUTE that name its array. An array without one, or with another rank, is an
// error that says what to type.
func (c *Choice) Apply(files []*parse.File, i int) (Changed, error) {
	var out Changed
	w := survey(files)
	ranks := 0
	for _, d := range w.of(c.Array) {
		if len(d.Formats) != len(c.Formats[i]) {
			ranks = len(d.Formats)
			continue
		}
		if d.Onto != nil && cut(d.Formats) != cut(c.Formats[i]) {
			out.note(fmt.Sprintf("without ONTO %s, as another number of dimensions is distributed", d.Onto.Name))
			d.Onto, d.OntoArgs = nil, nil
		}
		d.Formats = c.Formats[i]
		out.add(c.Array, d)
	}
	switch {
	case len(out.Lines) > 0:
		return out, nil
	case ranks > 0:
		return out, fmt.Errorf("'%s' has %d dimensions, '%s' has %d formats: give one for each, such as '%s:%s'",
			c.Array, ranks, c.texts[i], len(c.Formats[i]), c.Array, likely(ranks))
	}
	return out, c.missing(w)
}

func (c *Changed) add(array string, d *parse.Distribute) {
	if line := d.Pos.Line(); !slices.Contains(c.Lines, line) {
		c.Lines = append(c.Lines, line)
	}
	for _, n := range d.Names {
		if n.Name != array && !slices.Contains(c.With, n.Name) {
			c.With = append(c.With, n.Name)
		}
	}
}

func (c *Changed) note(text string) {
	if !slices.Contains(c.Notes, text) {
		c.Notes = append(c.Notes, text)
	}
}

// likely is a list of formats for a number of dimensions: the last one in blocks.
func likely(rank int) string { return "(" + strings.Repeat("*,", rank-1) + "block)" }

// missing says why no directive distributes the array, and what to type.
func (c *Choice) missing(w *directives) error {
	if at, aligned := w.aligned[c.Array]; aligned {
		return fmt.Errorf("'%s' has no DISTRIBUTE: it follows '%s' by the ALIGN at line %d; compare '%s:...' instead", c.Array, at.Target.Name,
			at.Pos.Line(), at.Target.Name)
	}
	if rank, declared := w.ranks[c.Array]; declared && rank > 0 {
		return fmt.Errorf("'%s' has no DISTRIBUTE: put '!HPF$ DISTRIBUTE %s%s' after its declaration", c.Array, c.Array, likely(rank))
	} else if declared {
		return fmt.Errorf("'%s' is no array: %s", c.Array, w.have())
	}
	if near := diag.Nearest(c.Array, w.names()); near != "" {
		return fmt.Errorf("the program has no array '%s': did you mean '%s'?", c.Array, near)
	}
	return fmt.Errorf("the program has no array '%s': %s", c.Array, w.have())
}

// Text says which directives changed, for an array of the choice.
func (c Changed) Text(array string) string {
	var lines []string
	for _, n := range c.Lines {
		lines = append(lines, fmt.Sprint(n))
	}
	text := fmt.Sprintf("%s: DISTRIBUTE at line %s", array, strings.Join(lines, ", "))
	if len(c.With) > 0 {
		text += ", and with it " + strings.Join(c.With, ", ")
	}
	return text
}
