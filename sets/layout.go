package sets

import (
	"math"
	"slices"
)

// shortTile is the number of points from which on the tiles of a floor term get a loop even if only
// later dimensions refer to the term: below, a division costs less than so short a loop.
const shortTile = 8

// floorTerm is a floor term floor(num/den) of some parts.
//
// num is over the base columns [1 | parameters | dimensions], then earlier terms.
type floorTerm struct {
	num  row
	den  int64
	slot int   // the last base column on which it depends
	tile bool  // its column stands before that of slot, as a loop over tiles
	at   int   // its column
	sign int64 // the column holds sign·floor(num/den)
}

// plan collects the columns of a scanner.
type plan struct {
	params int
	base   int // number of base columns, with the constant
	terms  []*floorTerm
	at     []int // final column of each base column
}

// layOut makes the columns of the scanner and returns the parts over them.
//
// The base columns are [1 | parameters | times | iterations of statement 1 | of statement 2 |
// ...], where the iterations of a statement without schedule are the times themselves. Each floor
// term gets a column: one of parameters alone after the parameters, one of dimensions before or
// after the last of these (see floorTerm).
func (sc *scanner) layOut(statements []Statement, relations []relation) []scanPart {
	p := &plan{params: len(relations[0].params)}
	names := slices.Concat([]string{""}, relations[0].params, relations[0].time().dims)
	shared := len(names)
	var sources []partSource
	for i, r := range relations {
		src := partSource{statement: i, named: identity(1 + r.named())}
		args := span(1+p.params, len(r.time().dims))
		if r.isMap {
			args = span(len(names), len(r.out.dims))
			copy(src.named[shared:], args)
			for _, d := range r.out.dims {
				names = append(names, fresh(d, names))
			}
		}
		sc.args = append(sc.args, args)
		sc.statements = append(sc.statements, statements[i].Name)
		for _, c := range sc.arranged(r.parts) {
			src.c = c
			sources = append(sources, src)
		}
	}
	p.base = len(names)
	for i := range sources {
		p.collect(&sources[i])
	}
	sources = sc.tileStrides(p, sources)
	p.chooseTiles(sources)
	sc.place(p, names, shared)
	for _, args := range sc.args {
		for i, j := range args {
			args[i] = p.at[j]
		}
	}
	var out []scanPart
	for _, src := range sources {
		sys := p.system(src, len(sc.names), sc.definition)
		if !sc.w.impossible(sys) { // a residue that has no point in its piece bounds nothing
			out = append(out, scanPart{src.statement, sys})
		}
	}
	return out
}

// partSource is a piece as the engine has it.
type partSource struct {
	statement int
	c         conjunct
	named     []int // base column of each named column
	terms     []int // of each local: its term, -1 for the quotient of a congruence
}

// collect enters the floor terms of a piece.
func (p *plan) collect(src *partSource) {
	c := &src.c
	src.terms = make([]int, len(c.divs))
	for k, d := range c.divs {
		if src.terms[k] = -1; c.isQuotient(k) {
			continue
		}
		num := p.numerator(src, d.num)
		src.terms[k] = p.termOf(num, d.den)
	}
}

// isQuotient reports whether local k occurs in one congruence and nowhere else.
func (c *conjunct) isQuotient(k int) bool {
	col := c.local(k)
	uses := func(r row) bool { return r[col] != 0 }
	n := 0
	for _, r := range c.eqs {
		if uses(r) {
			if g, ok := c.congruence(r); !ok || g.local != k {
				return false
			}
			n++
		}
	}
	return n == 1 && !slices.ContainsFunc(c.ins, uses) &&
		!slices.ContainsFunc(c.divs, func(d div) bool { return uses(d.num) })
}

// numerator rewrites a row of a piece over the base columns and the terms.
func (p *plan) numerator(src *partSource, r row) row {
	out := make(row, p.base+len(p.terms))
	for j, v := range r {
		switch {
		case v == 0:
		case j <= src.c.named:
			out[src.named[j]] = v
		default:
			out[p.base+src.terms[j-1-src.c.named]] = v
		}
	}
	return out
}

// slotOf returns the last base column on which a row depends, 0 for parameters alone.
func (p *plan) slotOf(r row) int {
	slot := 0
	for j, v := range r {
		if v == 0 {
			continue
		}
		if j >= p.base {
			slot = max(slot, p.terms[j-p.base].slot)
		} else if j > p.params {
			slot = max(slot, j)
		}
	}
	return slot
}

// chooseTiles marks the terms that become loops over tiles: those that bound their own dimension,
// those of long tiles, and the terms inside these.
func (p *plan) chooseTiles(sources []partSource) {
	for _, src := range sources {
		for _, r := range slices.Concat(src.c.eqs, src.c.ins) {
			if g, ok := src.c.congruence(r); ok && src.terms[g.local] < 0 {
				r = g.form
			}
			num := p.numerator(&src, r)
			slot := p.slotOf(num)
			for i, v := range num[p.base:] {
				if v != 0 && p.terms[i].slot == slot {
					p.terms[i].tile = true
				}
			}
		}
	}
	for i := len(p.terms) - 1; i >= 0; i-- {
		t := p.terms[i]
		t.tile = (t.tile || t.den >= shortTile) && t.slot > 0
		if !t.tile {
			continue
		}
		for j, v := range t.num[p.base:] {
			if v != 0 && p.terms[j].slot == t.slot {
				p.terms[j].tile = true
			}
		}
	}
}

// place gives every base column and every term its column.
func (sc *scanner) place(p *plan, names []string, shared int) {
	p.at = make([]int, p.base)
	appendTerm := func(t *floorTerm, slot int, name string) {
		t.at = len(sc.names)
		sc.names = append(sc.names, fresh(name, slices.Concat(names, sc.names)))
		sc.dims = append(sc.dims, slot)
	}
	for j := range p.base {
		if j == p.params+1 {
			sc.placeTerms(p, 0, "q", appendTerm)
		}
		if j == shared {
			sc.shared = len(sc.names)
		}
		first := len(sc.names)
		if j > p.params {
			for _, t := range p.tileOrder(j) {
				appendTerm(t, j, names[j]+"t")
			}
		}
		p.at[j] = len(sc.names)
		for c := first; c < len(sc.names); c++ {
			sc.dims[c] = p.at[j]
		}
		sc.names = append(sc.names, names[j])
		sc.dims = append(sc.dims, p.at[j])
		if j > p.params {
			sc.placeTerms(p, j, names[j]+"q", appendTerm)
		}
	}
	if p.base == p.params+1 {
		sc.placeTerms(p, 0, "q", appendTerm)
	}
	if shared == p.base {
		sc.shared = len(sc.names)
	}
	sc.defs = make([]div, len(sc.names))
	for _, t := range p.terms {
		num := p.final(t.num, len(sc.names))
		if t.sign < 0 {
			num = negated(num)
			num[0] = add(num[0], t.den-1)
		}
		sc.defs[t.at] = div{num, t.den}
	}
}

// placeTerms places the terms that are computed after their last dimension.
func (sc *scanner) placeTerms(
	p *plan, slot int, name string, put func(t *floorTerm, slot int, name string),
) {
	for _, t := range p.terms {
		if t.slot == slot && !t.tile {
			put(t, slot, name)
		}
	}
}

// tileOrder returns the tile terms of a dimension in the order of their loops: each does not
// decrease where the dimension grows and those before it stay, so that the loops together run
// through the dimension in order; long tiles come first. It sets their signs.
func (p *plan) tileOrder(slot int) []*floorTerm {
	var rest, out []*floorTerm
	placed := map[*floorTerm]bool{}
	for _, t := range p.terms {
		if t.slot == slot && t.tile {
			rest = append(rest, t)
		}
	}
	for len(rest) > 0 {
		best, bestSlope := -1, math.Inf(1)
		for i, t := range rest {
			slope, monotone := p.slope(t, slot, placed)
			if monotone && math.Abs(slope) < bestSlope {
				best, bestSlope = i, math.Abs(slope)
			}
		}
		t := rest[best]
		if slope, _ := p.slope(t, slot, placed); slope < 0 {
			t.sign = -1
		}
		placed[t] = true
		out = append(out, t)
		rest = slices.Delete(rest, best, best+1)
	}
	return out
}

// slope returns the mean growth of a term with its dimension while placed terms stay, and whether
// it is monotone. The first term of a dimension that is not placed always is: it refers to the
// dimension itself and to placed terms.
func (p *plan) slope(t *floorTerm, slot int, placed map[*floorTerm]bool) (float64, bool) {
	sum := float64(t.num[slot])
	least, most := min(sum, 0), max(sum, 0)
	for j, v := range t.num[p.base:] {
		u := p.terms[j]
		if v == 0 || u.slot != slot || placed[u] {
			continue
		}
		g, monotone := p.slope(u, slot, placed)
		if !monotone {
			return 0, false
		}
		sum += float64(v) * g
		least, most = min(least, float64(v)*g), max(most, float64(v)*g)
	}
	return sum / float64(t.den), least == 0 || most == 0
}

// final rewrites a row over the base columns and the terms over the scanner's columns.
func (p *plan) final(r row, width int) row {
	out := make(row, width)
	for j, v := range r {
		switch {
		case v == 0:
		case j < p.base:
			out[p.at[j]] = v
		default:
			t := p.terms[j-p.base]
			out[t.at] = v * t.sign
		}
	}
	return out
}

// system returns a piece over the scanner's columns.
func (p *plan) system(src partSource, width int, definition func(col int) []row) system {
	var s system
	convert := func(r row) row { return p.final(p.numerator(&src, r), width) }
	for _, r := range src.c.eqs {
		if g, ok := src.c.congruence(r); ok && src.terms[g.local] < 0 {
			s.demand(modRow{convert(g.form), g.modulus})
		} else {
			s.eqs = append(s.eqs, convert(r))
		}
	}
	for _, r := range src.c.ins {
		s.ins = append(s.ins, convert(r))
	}
	for _, t := range src.terms {
		if t >= 0 {
			s.ins = append(s.ins, definition(p.terms[t].at)...)
		}
	}
	return s
}

// span returns start, start+1, ... with n members.
func span(start, n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = start + i
	}
	return out
}
