package sets

import "slices"

// Scan returns loops that visit the points of the set in lexicographic order,
// each once. Every dimension must be bounded in terms of the parameters and
// the dimensions before it. Pieces that a dimension separates get loops of
// their own, others share a loop and are told apart by conditions inside.
// Costs a projection per piece and level and an emptiness test per pair of
// pieces and level.
func (s Set) Scan() (*Loops, error) {
	if s.r.err != nil {
		return nil, s.r.err
	}
	var body []Node
	cause := attempt(func() {
		sc := scanner{w: s.r.opt.begin(), s: s.r.space}
		var parts []scanPart
		for _, c := range sc.w.disjoint(sc.w.coalesce(s.r.parts)) {
			parts = append(parts, scanPart{c: c, known: conjunct{named: c.named}})
		}
		body = sc.level(parts, 0)
	})
	if cause != nil {
		return nil, &OpError{"Scan", operandTexts(s.r), cause}
	}
	return &Loops{s.Dims(), body}, nil
}

// scanPart is a piece with what the enclosing loops and conditions ensure.
type scanPart struct {
	c     conjunct
	known conjunct
}

type scanner struct {
	w *work
	s space
}

// column returns the column of dimension k.
func (sc *scanner) column(k int) int { return 1 + len(sc.s.params) + k }

// level returns the code for dimensions k and up.
//
// Given disjoint parts and loops for the dimensions before k around the code.
func (sc *scanner) level(parts []scanPart, k int) []Node {
	if k == len(sc.s.out.dims) {
		var body []Node
		for _, p := range parts {
			body = append(body, sc.guarded(p, k, func(scanPart) []Node { return []Node{&Visit{}} })...)
		}
		return body
	}
	var body []Node
	for _, group := range sc.separate(parts, k) {
		if len(group) == 1 {
			body = append(body, sc.guarded(group[0], k, func(p scanPart) []Node { return sc.single(p, k) })...)
			continue
		}
		body = append(body, sc.shared(group, k))
	}
	return body
}

// guarded wraps code in the conditions of a part that concern only dimensions
// before k and are not known.
func (sc *scanner) guarded(p scanPart, k int, code func(scanPart) []Node) []Node {
	early := func(r row) bool { return sc.depth(p.c, r) < sc.column(k) }
	need := p.c.clone()
	need.eqs = slices.DeleteFunc(need.eqs, func(r row) bool { return !early(r) })
	need.ins = slices.DeleteFunc(need.ins, func(r row) bool { return !early(r) })
	missing := need.dropRedundant(sc.w, []conjunct{p.known})
	p.known, _ = conjoin(p.known, missing).tidyUp(sc.w)
	body := code(p)
	if conds := sc.conds(missing); len(conds) > 0 {
		return []Node{&If{conds, body}}
	}
	return body
}

// depth returns the last named column on which a row depends, directly or
// through locals.
func (sc *scanner) depth(c conjunct, r row) int {
	last := 0
	for j := 1; j <= c.named; j++ {
		if r[j] != 0 {
			last = j
		}
	}
	for k, d := range c.divs {
		if r[c.local(k)] != 0 {
			last = max(last, sc.depth(c, d.num))
		}
	}
	return last
}

// single returns the loop of dimension k for one part.
func (sc *scanner) single(p scanPart, k int) []Node {
	prefixes := sc.prefixes(p.c, k)
	ranges, rows := sc.ranges(prefixes, k)
	loop := &For{Var: sc.s.out.dims[k], Ranges: ranges, Step: 1}
	p.known = p.known.with(nil, widened(rows, p.known.width()))
	if len(prefixes) == 1 {
		c := prefixes[0]
		for _, r := range c.eqs {
			if o, m, ok := c.strideOf(r, sc.column(k)); ok && m > loop.Step {
				loop.Step, loop.Offset = m, sc.s.aff(o)
			}
		}
	}
	if loop.Step > 1 {
		p.known = conjoin(p.known, sc.strideFact(loop, k))
	}
	loop.Body = sc.level([]scanPart{p}, k+1)
	return []Node{loop}
}

func widened(rows []row, width int) []row {
	var out []row
	for _, r := range rows {
		out = append(out, padded(r, width))
	}
	return out
}

// strideFact returns dim ≡ Offset (mod Step) as a conjunct.
func (sc *scanner) strideFact(f *For, k int) conjunct {
	c := conjunct{named: sc.s.named(), divs: make([]div, 1)}
	num := negated(sc.s.row(f.Offset, c.width()))
	num[sc.column(k)] = 1
	eq := slices.Clone(num)
	eq[c.local(0)] = -f.Step
	c.divs[0], c.eqs = div{num, f.Step}, []row{eq}
	return c
}

// shared returns one loop of dimension k for several parts.
func (sc *scanner) shared(parts []scanPart, k int) Node {
	var prefixes []conjunct
	for _, p := range parts {
		prefixes = append(prefixes, sc.prefixes(p.c, k)...)
	}
	ranges, rows := sc.ranges(prefixes, k)
	loop := &For{Var: sc.s.out.dims[k], Ranges: ranges, Step: 1}
	for i, p := range parts {
		parts[i].known = p.known.with(nil, widened(rows, p.known.width()))
	}
	loop.Body = sc.level(parts, k+1)
	return loop
}

// prefixes projects a part onto the dimensions up to k. The result is over all
// named columns.
func (sc *scanner) prefixes(c conjunct, k int) []conjunct {
	dims := sc.s.out.dims
	parts, _ := sc.w.projected(Piece{s: sc.s, c: c}, dims[k], dims[:k])
	for i, d := range parts {
		parts[i] = d.movedTo(c.named, identity(1+d.named))
	}
	return parts
}

// ranges returns the bounds of dimension k on each conjunct, and the rows that
// every range ensures.
func (sc *scanner) ranges(parts []conjunct, k int) ([]Range, []row) {
	var out []Range
	var common []row
	for i, c := range parts {
		r, rows := sc.rangeOf(c, k)
		if !slices.ContainsFunc(out, func(q Range) bool { return sameRange(q, r) }) {
			out = append(out, r)
		}
		if i == 0 {
			common = rows
		}
		common = slices.DeleteFunc(common, func(f row) bool {
			return !slices.ContainsFunc(rows, func(g row) bool { return slices.Equal(f, g) })
		})
	}
	return out, common
}

func sameRange(a, b Range) bool {
	same := func(x, y Bound) bool { return x.Div == y.Div && x.Aff.String() == y.Aff.String() }
	return slices.EqualFunc(a.Lower, b.Lower, same) && slices.EqualFunc(a.Upper, b.Upper, same)
}

// rangeOf returns the bounds of dimension k on a conjunct over the dimensions
// up to k, and the rows they come from. Floor terms are relaxed.
func (sc *scanner) rangeOf(c conjunct, k int) (Range, []row) {
	plain, _ := sc.w.withoutLocals(c)
	plain, ok := plain.simplify(sc.w)
	if !ok {
		plain = conjunct{named: plain.named}
	}
	col := sc.column(k)
	var r Range
	r.Lower, r.Upper = sc.s.boundsOf(plain, col)
	if len(r.Lower) == 0 || len(r.Upper) == 0 {
		misfit("dimension %s is unbounded", sc.s.out.dims[k])
	}
	rows := slices.DeleteFunc(plain.inequalities(), func(f row) bool { return f[col] == 0 })
	return r, rows
}

// conds converts the constraints of a conjunct.
func (sc *scanner) conds(c conjunct) []Cond {
	var out []Cond
	for _, r := range c.eqs {
		if g, ok := c.congruence(r); ok {
			out = append(out, Cond{Expr: sc.expr(c, g.form), Mod: g.modulus})
		} else {
			out = append(out, Cond{Expr: sc.expr(c, r), Eq: true})
		}
	}
	for _, r := range c.ins {
		out = append(out, Cond{Expr: sc.expr(c, r)})
	}
	return out
}

func (sc *scanner) expr(c conjunct, r row) Expr {
	e := Expr{Aff: sc.s.aff(r)}
	for k, d := range c.divs {
		if v := r[c.local(k)]; v != 0 {
			e.Floors = append(e.Floors, Floor{v, sc.expr(c, d.num), d.den})
		}
	}
	return e
}

// separate groups the parts so that, for equal dimensions before k, all points
// of a group come before those of the next by dimension k.
//
// Part i must not come after part j if some point of i is at or before one of
// j; the groups are the strongly connected components of that relation, in topological order.
func (sc *scanner) separate(parts []scanPart, k int) [][]scanPart {
	n := len(parts)
	reach := make([][]bool, n)
	for i := range reach {
		reach[i] = make([]bool, n)
		for j := range reach[i] {
			reach[i][j] = i == j || sc.mayPrecede(parts[i].c, parts[j].c, k)
		}
	}
	for m := range n {
		for i := range n {
			for j := range n {
				reach[i][j] = reach[i][j] || reach[i][m] && reach[m][j]
			}
		}
	}
	order := identity(n)
	before := func(i int) int {
		count := 0
		for j := range n {
			if reach[j][i] {
				count++
			}
		}
		return count
	}
	slices.SortStableFunc(order, func(a, b int) int { return before(a) - before(b) })
	var groups [][]scanPart
	var heads []int
	for _, i := range order {
		g := slices.IndexFunc(heads, func(h int) bool { return reach[h][i] && reach[i][h] })
		if g < 0 {
			g = len(groups)
			heads, groups = append(heads, i), append(groups, nil)
		}
		groups[g] = append(groups[g], parts[i])
	}
	return groups
}

// mayPrecede reports whether, as far as a short search can tell, a point of a
// and a point of b agree in the dimensions before k and a's dimension k is at
// most b's. A needless true only joins loops.
func (sc *scanner) mayPrecede(a, b conjunct, k int) bool {
	first := sc.column(k)
	extra := a.named + 1 - first
	to := identity(1 + b.named)
	for j := first; j <= b.named; j++ {
		to[j] += extra
	}
	both := conjoin(a.movedTo(a.named+extra, identity(1+a.named)), b.movedTo(b.named+extra, to))
	order := make(row, both.width())
	order[first], order[first+extra] = -1, 1
	return !sc.w.plainlyEmpty(both.with(nil, []row{order}))
}
