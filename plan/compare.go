package plan

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
)

// Variant is a program with one choice of its distributions. Rows are what it moves and stores on several numbers of images, Whole which
// arrays every image keeps whole, with the reasons; one that the compiler refuses has only the message.
type Variant struct {
	Name    string
	Rows    []OnRuns
	Whole   []string
	Refused string
}

// WholeArrays lists the arrays that every image stores whole in a dimension that is distributed, with the reasons.
func (p *Plan) WholeArrays() []string {
	var out []string
	for _, a := range p.Arrays {
		for _, n := range a.Notes {
			if text := a.Name + ": " + n; !slices.Contains(out, text) {
				out = append(out, text)
			}
		}
	}
	return out
}

// stored is the memory of an image for arrays and buffers, in bytes.
func (r OnRuns) stored() int64 { return r.Arrays + r.Buffers }

// Compare writes for each number of images a table of the variants, best first, and why they differ.
func Compare(w io.Writer, list []Variant) {
	images := 0
	for _, v := range list {
		images = max(images, len(v.Rows))
	}
	var order []Variant
	for k := range images {
		order = ranked(list, k)
		fmt.Fprintf(w, "on %s\n", count(order[0].Rows[k].Images, "image"))
		table(w, "messages\tbytes\tbytes an image\tmemory an image\tbalance\tdistribution", func(row func(...any)) {
			for _, v := range order {
				r := v.Rows[k]
				row(r.least(r.Messages), r.least(r.Bytes), r.least(r.Bytes/int64(r.Images)), r.stored(), percent(r.Balance), v.Name)
			}
		})
		fmt.Fprintln(w)
	}
	for _, v := range list {
		if v.Refused != "" {
			fmt.Fprintf(w, "%s cannot be compiled: %s\n", v.Name, v.Refused)
		}
	}
	if len(order) > 0 {
		explain(w, order, images-1)
	}
}

// ranked puts the variants that can be compiled in order: by the bytes that an image sends, for equal ones by messages, then by memory.
// What depends on more than the plan knows comes after the rest.
func ranked(list []Variant, k int) []Variant {
	var out []Variant
	for _, v := range list {
		if v.Refused == "" {
			out = append(out, v)
		}
	}
	slices.SortStableFunc(out, func(a, b Variant) int {
		x, y := a.Rows[k], b.Rows[k]
		return cmp.Or(boolean(x.Unknown)-boolean(y.Unknown), cmp.Compare(x.Bytes, y.Bytes), cmp.Compare(x.Messages, y.Messages),
			cmp.Compare(x.stored(), y.stored()))
	})
	return out
}

func boolean(b bool) int {
	if b {
		return 1
	}
	return 0
}

// mostReasons is how many moves of a variant are named.
const mostReasons = 3

// explain names what makes most of the bytes of each variant.
func explain(w io.Writer, order []Variant, k int) {
	for _, text := range order[0].Rows[k].Assumed {
		fmt.Fprintf(w, "taken for granted: %s\n", text)
	}
	fmt.Fprintf(w, "why, on %s\n", count(order[0].Rows[k].Images, "image"))
	for i, v := range order {
		r := v.Rows[k]
		fmt.Fprintf(w, "  %s%s\n", v.Name, beside(order[0].Rows[k], r, i))
		for _, m := range r.Moves[:min(len(r.Moves), mostReasons)] {
			fmt.Fprintf(w, "    %s of the bytes: %s, %s, %d bytes\n", percent(m.Share), m.name(), count(int(m.Messages), "message"), m.Bytes)
		}
		if why := r.doubt(); why != "" {
			fmt.Fprintf(w, "    >=: %s\n", why)
		}
		for _, text := range v.Whole {
			fmt.Fprintf(w, "    %s\n", text)
		}
	}
}

// doubt is the first reason why a run moves more than is counted, "" if it does not.
func (r OnRuns) doubt() string {
	for _, m := range r.Moves {
		if m.Unknown != "" {
			return m.Unknown
		}
	}
	return ""
}

// beside says how a variant differs from the best one.
func beside(best, r OnRuns, i int) string {
	switch {
	case i == 0:
		return ": the best of these"
	case r.Bytes == best.Bytes && r.Messages == best.Messages:
		return ": sends as much"
	}
	var parts []string
	for _, x := range []struct {
		what string
		a, b int64
	}{{"bytes", r.Bytes, best.Bytes}, {"messages", r.Messages, best.Messages}, {"memory", r.stored(), best.stored()}} {
		if x.a != x.b && x.b > 0 {
			parts = append(parts, fmt.Sprintf("%.2f of the %s", float64(x.a)/float64(x.b), x.what))
		}
	}
	if parts == nil {
		return ""
	}
	return ": " + strings.Join(parts, ", ") + " of the best"
}
