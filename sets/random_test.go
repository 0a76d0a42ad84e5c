package sets

import (
	"fmt"
	"strings"

	"pgregory.net/rapid"
)

// maker draws random texts. Coefficients are at most 2 (3 for existentials)
// and constants at most 4, values at most 4: an existential bounded by such
// a form has a witness within existsRange.
type maker struct {
	t      *rapid.T
	exists int // existentials that may still be used
}

func (g *maker) pick(label string, n int) int { return rapid.IntRange(0, n-1).Draw(g.t, label) }

func (g *maker) sum(names []string, limit int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d", g.pick("const", 9)-4)
	for _, n := range names {
		if c := g.pick("coef", 2*limit+3) - limit - 1; c != 0 && abs(int64(c)) <= int64(limit) {
			fmt.Fprintf(&b, " + %d%s", c, n)
		}
	}
	return strings.ReplaceAll(b.String(), "+ -", "- ")
}

func (g *maker) comparison() string {
	return []string{"<=", ">=", "<", ">", "=", "<=", ">=", "!="}[g.pick("op", 8)]
}

func (g *maker) atom(names []string) string {
	d := g.pick("modulus", 4) + 2
	switch g.pick("atom", 6) {
	case 0:
		return fmt.Sprintf("(%s) mod %d = %d", g.sum(names, 2), d, g.pick("residue", d))
	case 1:
		return fmt.Sprintf("floor((%s)/%d) %s %s", g.sum(names, 2), d, g.comparison(), g.sum(names, 1))
	case 2:
		x := names[g.pick("name", len(names))]
		return fmt.Sprintf("%s <= %s < %s", g.sum(names[:1], 1), x, g.sum(names, 1))
	}
	return fmt.Sprintf("%s %s 0", g.sum(names, 2), g.comparison())
}

func (g *maker) formula(names []string, depth int) string {
	if depth == 0 {
		return g.atom(names)
	}
	switch g.pick("formula", 8) {
	case 0:
		return fmt.Sprintf("(%s or %s)", g.formula(names, depth-1), g.formula(names, depth-1))
	case 1:
		return fmt.Sprintf("not (%s)", g.formula(names, depth-1))
	case 2:
		if g.exists > 0 {
			g.exists--
			a, b := g.pick("a", 3)+1, g.pick("b", 3)+1
			inner := append(append([]string{}, names...), "e")
			return fmt.Sprintf("exists e : (%s <= %de and %de <= %s and %s)", g.sum(names, 2), a, b, g.sum(names, 2), g.atom(inner))
		}
	case 3:
		return g.atom(names)
	}
	return fmt.Sprintf("(%s and %s)", g.formula(names, depth-1), g.formula(names, depth-1))
}

// fancy draws an atom in one of the forms that isl has beside the plain ones.
func (g *maker) fancy(names []string) string {
	d := g.pick("divisor", 3) + 2
	switch g.pick("fancy", 7) {
	case 0:
		return fmt.Sprintf("(%s)/%d + (%s)/3 %s %s", g.sum(names, 2), d, g.sum(names, 1), g.comparison(), g.sum(names, 1))
	case 1:
		order := []string{"<<", "<<=", ">>", ">>="}[g.pick("order", 4)]
		return fmt.Sprintf("%s, %s %s %s, %s", g.sum(names, 1), g.sum(names, 1), order, g.sum(names, 1), g.sum(names, 1))
	case 2:
		return fmt.Sprintf("(%s implies %s)", g.atom(names), g.atom(names))
	case 3:
		return fmt.Sprintf("(%s ? %s : %s) %s %s", g.atom(names), g.sum(names, 1), g.sum(names, 1), g.comparison(), g.sum(names, 1))
	case 4:
		c := g.atom(names)
		return fmt.Sprintf("(%s : %s; %s : not (%s) and %s) %s 0", g.sum(names, 1), c, g.sum(names, 1), c, g.atom(names), g.comparison())
	case 5:
		return fmt.Sprintf("min(%s, (%s)//%d) %s ceil((%s)/%d)", g.sum(names, 1), g.sum(names, 2), d, g.comparison(), g.sum(names, 1), d)
	}
	return fmt.Sprintf("%s, %s %s %s, max(%s, %s)", g.sum(names, 1), g.sum(names, 1), g.comparison(), g.sum(names, 1), g.sum(names, 1), g.sum(names, 1))
}

const box = 3 // bounded texts keep every dimension within -box..box

// set draws a set over the dimensions and the parameter n.
func (g *maker) set(dims []string, bounded bool) string {
	names := append([]string{"n"}, dims...)
	tuple := "[" + strings.Join(dims, ", ") + "]"
	var pieces []string
	for range g.pick("pieces", 2) + 1 {
		f := g.formula(names, 2)
		if bounded {
			f = fmt.Sprintf("%d <= %s <= %d and %s", -box, strings.Join(dims, ", "), box, f)
		}
		pieces = append(pieces, tuple+" : "+f)
	}
	return "[n] -> { " + strings.Join(pieces, "; ") + " }"
}

// relation draws a map from [i] to [j, k] or [j].
func (g *maker) relation(in, out []string) string {
	s := g.set(append(append([]string{}, in...), out...), true)
	tuple := "[" + strings.Join(append(append([]string{}, in...), out...), ", ") + "]"
	arrow := "[" + strings.Join(in, ", ") + "] -> [" + strings.Join(out, ", ") + "]"
	return strings.ReplaceAll(s, tuple, arrow)
}
