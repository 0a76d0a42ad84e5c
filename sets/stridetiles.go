package sets

import "slices"

// maxClasses bounds the residue classes into which the pieces of one dimension are cut, maxTile the common
// multiple of their moduli.
const maxClasses, maxTile = 12, 64

// strided says that x + f ≡ residue (mod modulus), for the column x of a piece.
type strided struct {
	eqs     []int // the equalities of the piece that say so
	form    row   // x + f over the base columns, without constant
	residue int64
	modulus int64
}

// tileStrides gives pieces with different strides in one dimension x + f ≡ r (mod m) a common tile: a
// floor term t = floor((x + f)/L), L the least common multiple of the moduli, and a piece x + f = L·t + r for
// each residue. Then they share the loop over t and need no conditions inside.
//
// It does so in dimensions that have no other floor terms, where all pieces have strides of one form, no more
// classes than maxClasses in all, and two of different strides may meet.
func (sc *scanner) tileStrides(p *plan, sources []partSource) []partSource {
	for x := 1 + p.params; x < p.base; x++ {
		if slices.ContainsFunc(p.terms, func(t *floorTerm) bool { return t.slot == x }) {
			continue
		}
		strides := make([]strided, len(sources))
		for i := range sources {
			strides[i] = p.stride(&sources[i], x)
		}
		if lcm := commonTile(sources, strides, x); lcm > 0 && sc.interleaved(p, sources, strides, x) {
			sources = p.cutClasses(sources, strides, lcm)
		}
	}
	return sources
}

// commonTile returns the least common multiple of the strides of all pieces that have column x; 0 if one has no
// stride, they have different forms, or there would be too many classes.
func commonTile(sources []partSource, strides []strided, x int) int64 {
	var form row
	lcm, classes := int64(1), int64(0)
	for i, s := range strides {
		if !slices.Contains(sources[i].named, x) {
			continue
		}
		if s.modulus == 0 || form != nil && !slices.Equal(form, s.form) {
			return 0
		}
		form = s.form
		if lcm *= s.modulus / gcd(lcm, s.modulus); lcm > maxTile {
			return 0
		}
	}
	for _, s := range strides {
		if s.modulus > 0 {
			classes += lcm / s.modulus
		}
	}
	if classes > maxClasses {
		return 0
	}
	return lcm
}

// stride returns the stride of a piece in base column x, with modulus 0 if it has none, or several about
// different forms.
func (p *plan) stride(src *partSource, x int) (s strided) {
	col := slices.Index(src.named, x)
	if col < 0 {
		return s
	}
	for i, r := range src.c.eqs {
		offset, m, ok := src.c.strideOf(r, col)
		if !ok || m > maxTile || depthOf(offset) > col || p.isTerm(src, r) {
			continue
		}
		form := negated(offset)
		form[col] = 1
		residue := floorMod(-form[0], m)
		form[0] = 0
		t := strided{[]int{i}, p.numerator(src, form)[:p.base], residue, m}
		if s.modulus > 0 {
			t, ok = s.and(t)
		}
		if !ok {
			return strided{}
		}
		s = t
	}
	return s
}

// and combines two strides of one form; false if the forms differ, the modulus is large, or no value has both.
func (s strided) and(t strided) (strided, bool) {
	m := s.modulus / gcd(s.modulus, t.modulus) * t.modulus
	if m > maxTile || !slices.Equal(s.form, t.form) {
		return s, false
	}
	for r := s.residue; r < m; r += s.modulus {
		if floorMod(r, t.modulus) == t.residue {
			return strided{slices.Concat(s.eqs, t.eqs), s.form, r, m}, true
		}
	}
	return s, false
}

// isTerm reports whether a row of a piece refers to a floor term.
func (p *plan) isTerm(src *partSource, r row) bool {
	for k, t := range src.terms {
		if t >= 0 && r[src.c.local(k)] != 0 {
			return true
		}
	}
	return false
}

func floorMod(a, m int64) int64 { return a - floorDiv(a, m)*m }

// interleaved reports whether two pieces with different strides in column x may meet.
func (sc *scanner) interleaved(p *plan, sources []partSource, strides []strided, x int) bool {
	for i, a := range strides {
		for j, b := range strides[:i] {
			differ := a.residue != b.residue || a.modulus != b.modulus
			if a.modulus > 0 && b.modulus > 0 && differ && sc.meet(p, &sources[i], &sources[j], x) {
				return true
			}
		}
	}
	return false
}

// meet reports whether two pieces may have points with equal columns up to x, if their congruences do not count.
func (sc *scanner) meet(p *plan, a, b *partSource, x int) bool {
	later := slices.Clone(b.named)
	for j, at := range later {
		if at > x {
			later[j] = at + p.base
		}
	}
	both := conjoinOn(2*p.base, 0, a.withoutCongruences(), b.withoutCongruences(), a.named, later)
	return !sc.w.plainlyEmpty(both)
}

// withoutCongruences drops the equalities that are strides.
func (src *partSource) withoutCongruences() conjunct {
	c := src.c.clone()
	c.eqs = slices.DeleteFunc(c.eqs, func(r row) bool {
		g, ok := src.c.congruence(r)
		return ok && src.terms[g.local] < 0
	})
	return c.dropUnused()
}

// cutClasses replaces each piece that has a stride by one for each residue modulo lcm.
func (p *plan) cutClasses(sources []partSource, strides []strided, lcm int64) []partSource {
	var out []partSource
	for i, src := range sources {
		s := strides[i]
		if s.modulus == 0 {
			out = append(out, src)
			continue
		}
		term := p.termOf(s.form, lcm)
		for r := s.residue; r < lcm; r += s.modulus {
			out = append(out, src.class(s, term, lcm, r))
		}
	}
	return out
}

// termOf returns the index of the floor term floor(form/den), which it enters if it is new.
func (p *plan) termOf(form row, den int64) int {
	num := padded(form, p.base+len(p.terms))
	i := slices.IndexFunc(p.terms, func(t *floorTerm) bool {
		return t.den == den && slices.Equal(padded(t.num, len(num)), num)
	})
	if i < 0 {
		i = len(p.terms)
		p.terms = append(p.terms, &floorTerm{num: num, den: den, slot: p.slotOf(num), sign: 1})
	}
	return i
}

// class returns the points of a piece with form = lcm·t + r, where t is the given floor term, in place of its stride.
func (src partSource) class(s strided, term int, lcm, r int64) partSource {
	c := src.c.clone()
	for _, i := range slices.Backward(s.eqs) {
		c.eqs = slices.Delete(c.eqs, i, i+1)
	}
	c = c.place(c.named, len(c.divs)+1, identity(c.width()))
	eq := make(row, c.width())
	for j, at := range src.named {
		eq[j] = s.form[at]
	}
	k := len(c.divs) - 1
	c.divs[k] = div{slices.Clone(eq), lcm}
	eq[0], eq[c.local(k)] = -r, -lcm
	c.eqs = append(c.eqs, eq)
	src.c, src.terms = c, append(slices.Clip(src.terms), term)
	return src
}
