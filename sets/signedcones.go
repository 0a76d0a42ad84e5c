package sets

import (
	"errors"
	"math/big"
	"slices"

	"dhpfgo/sets/internal/barvinok"
)

// signedCones is pieces by the signed cones of the vertices, whose number does not depend on the coefficients.
//
// Given a summand that is 1 on a conjunction whose equalities have no open unknowns.
func (k *counter) signedCones(s summand) []countPiece {
	var open []int
	for x, o := range s.open {
		if o {
			open = append(open, x)
		}
	}
	k.requireBounded(s, open)
	p := &barvinok.Polytope{Step: k.w.step}
	for _, r := range s.c.ins {
		if s.mentions(r) {
			var normal []int64
			for _, x := range open {
				normal = append(normal, r[x])
			}
			p.Normals, p.Offsets = append(p.Normals, normal), append(p.Offsets, r[:1+k.params])
		}
	}
	whole := s
	s.c.ins = slices.DeleteFunc(slices.Clone(s.c.ins), s.mentions)
	dom := k.finished(s).dom
	var active []vertexSum
	var vertices []*barvinok.Vertex
	for _, v := range p.Vertices() {
		rows, wide := make([]row, len(v.Domain)), make([]row, len(v.Domain))
		for i, r := range v.Domain {
			rows[i] = reduced(r, true)
			wide[i] = padded(rows[i], dom.width())
		}
		if !k.w.empty(dom, wide...) {
			vertices, active = append(vertices, v), append(active, vertexSum{rows: rows})
		}
	}
	if x, low, high := k.narrowest(whole, open); x > 0 && large(vertices) {
		return k.slices(whole, x, low, high)
	}
	parts, err := p.Decompose(vertices)
	if errors.Is(err, barvinok.ErrLarge) {
		panic(halt{ErrOverflow})
	}
	for i := range active {
		active[i].p = k.sumOfParts(parts[i])
	}
	return k.chambers(dom, active)
}

// shorter returns the pieces, or others for the same numbers that are shorter.
func (k *counter) shorter(s summand, pieces []countPiece) []countPiece {
	if f, last := k.strip(s); f != nil {
		var other []countPiece
		if within(k.w, k.sums, func() { other = k.byStrip(s, f, last) }) && length(other) < length(pieces) {
			return other
		}
	}
	return pieces
}

const (
	fewSlices  = 64      // values of an unknown that are counted one by one
	largeIndex = 1 << 20 // of a vertex that takes hundreds of cones
)

// large reports whether the vertices take many cones.
func large(vertices []*barvinok.Vertex) bool {
	bound := big.NewInt(largeIndex)
	return slices.ContainsFunc(vertices, func(v *barvinok.Vertex) bool { return v.Index().Cmp(bound) > 0 })
}

// narrowest returns the unknown with the fewest values between constant bounds; 0 if all have many.
func (k *counter) narrowest(s summand, open []int) (best int, low, high int64) {
	width := int64(fewSlices)
	for _, x := range open {
		value := make(row, s.c.width())
		value[x] = 1
		num, den, bounded, feasible := k.w.minimum(s.c, value)
		least := -floorDiv(-num, den)
		num, den, bounded2, feasible2 := k.w.minimum(s.c, negated(value))
		most := floorDiv(-num, den)
		if bounded && feasible && bounded2 && feasible2 && most-least < width {
			best, low, high, width = x, least, most, most-least
		}
	}
	return best, low, high
}

// slices counts for each value of x.
func (k *counter) slices(s summand, x int, low, high int64) []countPiece {
	var out []countPiece
	for v := low; v <= high; v++ {
		eq := make(row, s.c.width())
		eq[0], eq[x] = -v, 1
		t := s
		t.c = s.c.with([]row{eq}, nil)
		for _, p := range k.component(t) {
			if dom, ok := p.dom.simplify(k.w); ok {
				out = k.w.sumPieces(out, countPiece{dom, p.p})
			}
		}
	}
	return out
}

// requireBounded halts with ErrUnbounded unless the unknowns are bounded for each value of the parameters.
func (k *counter) requireBounded(s summand, open []int) {
	c := conjunct{named: len(open)}
	total := make(row, 1+len(open))
	total[0] = -1
	for _, r := range s.c.ins {
		if !s.mentions(r) {
			continue
		}
		n := make(row, 1+len(open))
		for i, x := range open {
			n[1+i] = r[x]
			total[1+i] = add(total[1+i], r[x])
		}
		c.ins = append(c.ins, n)
	}
	if !k.w.empty(c, total) { // a ray
		panic(halt{ErrUnbounded})
	}
	for i := range open { // a line
		for _, sign := range []int64{1, -1} {
			step := make(row, 1+len(open))
			step[0], step[1+i] = -1, sign
			if !k.w.empty(c, step) {
				panic(halt{ErrUnbounded})
			}
		}
	}
}

// sumOfParts returns the sum of the polynomials of cones.
func (k *counter) sumOfParts(parts []barvinok.Part) poly {
	var out poly
	value := new(big.Rat)
	for _, part := range parts {
		apex := poly(nil)
		for _, c := range part.Apex {
			num := make(row, k.width)
			for j, v := range c.Num {
				if !v.IsInt64() || !c.Den.IsInt64() {
					panic(halt{ErrOverflow})
				}
				num[j] = -v.Int64()
			}
			apex = append(apex, k.floor(num, c.Den.Int64()).scale(k.w, big.NewRat(-c.Coef, 1))...)
		}
		sum := horner(k.w, part.Powers, gathered(apex))
		if len(sum) == 1 && len(sum[0].factors) == 0 {
			value.Add(value, sum[0].coef)
		} else {
			out = append(out, sum...)
		}
	}
	return gathered(append(out, constant(value)...))
}

// vertexSum is a polynomial that counts where the parameters satisfy all rows.
type vertexSum struct {
	rows []row
	p    poly
}

// chambers adds up the polynomials on the parts of a domain in which the same ones count.
func (k *counter) chambers(dom conjunct, active []vertexSum) []countPiece {
	type node struct {
		dom    conjunct
		active []vertexSum
	}
	var out []countPiece
	stack := []node{{dom, active}}
	for len(stack) > 0 {
		n := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		k.w.step(1)
		var ok bool
		if n.dom, ok = n.dom.simplify(k.w); !ok {
			continue
		}
		var wall row
		if n.active, wall = k.undecided(n.dom, n.active); wall != nil {
			stack = append(stack,
				node{n.dom.with(nil, []row{padded(complement(wall), n.dom.width())}), n.active},
				node{n.dom.with(nil, []row{padded(wall, n.dom.width())}), n.active})
			continue
		}
		var sum poly
		for _, v := range n.active {
			sum = append(sum, v.p...)
		}
		k.w.step(len(sum))
		if sum = gathered(sum); len(sum) > 0 {
			out = append(out, countPiece{n.dom, sum})
		}
	}
	return out
}

// undecided returns the sums that count somewhere in the domain, each without the rows that hold in all of it, and the row that
// the most of them have; nil if none has any.
func (k *counter) undecided(dom conjunct, active []vertexSum) ([]vertexSum, row) {
	probe := k.w.probe(dom)
	if probe == nil {
		return nil, nil
	}
	defer probe.release()
	const holds, fails, open = 1, 2, 3
	known := map[string]int{}
	state := func(r row) int {
		key := string(appendRow(nil, r))
		if known[key] == 0 {
			switch wide := padded(r, dom.width()); {
			case probe.excludes(wide):
				known[key] = fails
			case probe.excludes(complement(wide)):
				known[key] = holds
			default:
				known[key] = open
			}
		}
		return known[key]
	}
	uses := map[string]int{}
	var out []vertexSum
	var wall row
	most := 0
	for _, v := range active {
		var rest []row
		failed := false
		for _, r := range v.rows {
			s := state(r)
			failed = failed || s == fails
			if s == open {
				rest = append(rest, r)
			}
		}
		if failed {
			continue
		}
		out = append(out, vertexSum{rest, v.p})
		for _, r := range rest {
			key := string(appendRow(nil, r))
			if uses[key]++; uses[key] > most {
				most, wall = uses[key], r
			}
		}
	}
	return out, wall
}

// shortSums is how many steps symbolic summation may take, of a connected component, before signed cones are counted.
const shortSums = 50_000

// component counts the values of open unknowns that are connected: by symbolic summation if that takes few steps, else by signed
// cones.
func (k *counter) component(s summand) (out []countPiece) {
	s, ok := k.withoutEqualities(s)
	if !ok {
		return nil
	}
	if !slices.Contains(s.open, true) {
		return k.pieces(s)
	}
	if within(k.w, k.sums, func() { out = k.pieces(s) }) {
		return k.shorter(s, out)
	}
	return k.signedCones(s)
}

// withoutEqualities solves the equalities with open unknowns; false if they have no solution.
func (k *counter) withoutEqualities(s summand) (summand, bool) {
	for {
		var ok bool
		if s.c, ok = s.c.simplify(k.w); !ok {
			return s, false
		}
		i := slices.IndexFunc(s.c.eqs, func(r row) bool { return s.mentions(r) })
		if i < 0 {
			return s, true
		}
		if s, ok = k.solve(s, i); !ok {
			return s, false
		}
	}
}
