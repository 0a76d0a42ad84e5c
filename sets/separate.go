package sets

import "slices"

// maxRegions bounds the ranges into which a loop is cut.
const maxRegions = 40

// ordered groups parts so that, for equal columns before from, all points of a group come before
// those of the next by column at.
//
// Part i must not come after part j if some point of i is at or before one of j; the
// groups are the strongly connected components of that relation, in topological order.
func (sc *scanner) ordered(parts []scanPart, from, at int, known system) [][]scanPart {
	shadows := make([][]row, len(parts))
	for i, p := range parts {
		shadows[i] = sc.shadowOn(p.sys, at)
	}
	var out [][]scanPart
	for _, group := range sc.w.components(len(parts), func(i, j int) bool {
		return sc.mayPrecede(shadows[i], shadows[j], from, at, known)
	}) {
		var list []scanPart
		slices.Sort(group)
		for _, i := range group {
			list = append(list, parts[i])
		}
		out = append(out, list)
	}
	return out
}

// shadowOn returns the inequalities of the projection onto the columns up to at.
func (sc *scanner) shadowOn(s system, at int) []row {
	_, s = sc.w.triangular(s, at+1, len(sc.names)-1)
	return s.rows()
}

// components returns the strongly connected components of a relation on
// 0, ..., n-1 in topological order of its transitive closure.
func (w *work) components(n int, related func(i, j int) bool) [][]int {
	reach := make([][]bool, n)
	for i := range reach {
		reach[i] = make([]bool, n)
		for j := range reach[i] {
			reach[i][j] = i == j || related(i, j)
		}
	}
	for m := range n {
		w.step(1 + n*n/wideRow)
		for i := range n {
			for j := range n {
				reach[i][j] = reach[i][j] || reach[i][m] && reach[m][j]
			}
		}
	}
	before := make([]int, n)
	for i := range n {
		for j := range n {
			if reach[j][i] {
				before[i]++
			}
		}
	}
	order := identity(n)
	slices.SortStableFunc(order, func(a, b int) int { return before[a] - before[b] })
	var groups [][]int
	for _, i := range order {
		g := slices.IndexFunc(groups, func(g []int) bool { return reach[g[0]][i] && reach[i][g[0]] })
		if g < 0 {
			groups = append(groups, []int{i})
		} else {
			groups[g] = append(groups[g], i)
		}
	}
	return groups
}

// mayPrecede reports whether there may be points x of a and y of b that agree in the columns
// before from, with x[at] <= y[at].
//
// Given inequalities over the columns up to at. A needless true only joins loops.
func (sc *scanner) mayPrecede(a, b []row, from, at int, known system) bool {
	n := len(sc.names)
	extra := at - from + 1
	sc.w.step(1 + (len(a)+len(b)+len(known.ins))*(n+extra)/wideRow)
	var rows []row
	for _, r := range a {
		rows = append(rows, padded(r, n+extra))
	}
	for _, r := range b {
		c := padded(slices.Clone(r), n+extra)
		for j := from; j <= at; j++ {
			c[n+j-from], c[j] = c[j], 0
		}
		rows = append(rows, c)
	}
	order := make(row, n+extra)
	order[at], order[n+at-from] = -1, 1
	rows = append(rows, order)
	for _, r := range known.ins {
		rows = append(rows, padded(r, n+extra))
	}
	return !sc.w.plainlyEmpty(conjunct{named: n + extra - 1, ins: rows})
}

// tiles returns the code of parts that may interleave in the dimension that the floor term of col
// is about: a loop over its values that all share.
func (sc *scanner) tiles(parts []scanPart, col int, known system) []Node {
	parts = sc.defined(sc.aligned(parts, col), col)
	var out []Node
	for _, group := range sc.ordered(parts, col, col, known) {
		if len(group) == 1 {
			out = append(out, sc.single(group[0], col, known)...)
		} else {
			out = append(out, sc.together(group, col, known)...)
		}
	}
	return out
}

// defined returns the parts with the definition of the floor term of a column, and of the later
// terms inside it.
func (sc *scanner) defined(parts []scanPart, col int) []scanPart {
	out := slices.Clone(parts)
	for i := range out {
		out[i].sys = sc.withDefinition(out[i].sys, col)
	}
	return out
}

func (sc *scanner) withDefinition(s system, col int) system {
	if s.mentions(col) {
		return s
	}
	for j := col + 1; j < len(sc.names); j++ {
		if sc.defs[col].num[j] != 0 && sc.defs[j].den > 0 {
			s = sc.withDefinition(s, j)
		}
	}
	return s.and(sc.definition(col)...)
}

// aligned expresses the floor terms that differ from that of col by a constant inside the floor in
// terms of col:
//
//	floor((f + b)/d) = floor((f + a)/d) + e + (0 or 1),  b - a = d·e + r,  0 <= r < d
//
// where it is 1 from remainder d - r of f + a on; such a part is cut in two. Terms inside of
// others stay.
func (sc *scanner) aligned(parts []scanPart, col int) []scanPart {
	for other := col + 1; other < len(sc.names); other++ {
		d, e := sc.defs[col], sc.defs[other]
		inner := slices.ContainsFunc(sc.defs, func(f div) bool { return f.den > 0 && f.num[other] != 0 })
		if d.den != e.den || !slices.Equal(d.num[1:], e.num[1:]) || inner {
			continue
		}
		var out []scanPart
		for _, p := range parts {
			if !p.sys.mentions(other) {
				out = append(out, p)
				continue
			}
			shift := add(e.num[0], -d.num[0])
			whole := floorDiv(shift, d.den)
			over := slices.Clone(d.num) // f + a - d·t - (d - r)
			over[col] = -d.den
			over[0] = add(over[0], shift-whole*d.den-d.den)
			for k, cut := range []row{complement(over), over} {
				q := sc.replaced(p, other, col, whole+int64(k))
				q.sys = q.sys.and(append(sc.definition(col), cut)...).tidied(sc.w)
				if !sc.w.impossible(q.sys) {
					out = append(out, q)
				}
			}
		}
		parts = out
	}
	return parts
}

// replaced returns a part with column old replaced by column to plus a constant.
func (sc *scanner) replaced(p scanPart, old, to int, plus int64) scanPart {
	swap := func(r row) row {
		v := r[old]
		if v == 0 {
			return r
		}
		r = slices.Clone(r)
		r[old] = 0
		r[to] = add(r[to], v)
		r[0] = add(r[0], mul(v, plus))
		return r
	}
	each := func(rows []row) []row {
		var out []row
		for _, r := range rows {
			out = append(out, swap(r))
		}
		return out
	}
	s := system{eqs: each(p.sys.eqs), ins: each(p.sys.ins)}
	for _, m := range p.sys.congs {
		s.demand(modRow{swap(m.form), m.m})
	}
	return scanPart{p.statement, s}
}

// together returns the code of parts that may interleave in column col.
func (sc *scanner) together(parts []scanPart, col int, known system) []Node {
	if sc.options.separates(sc.names[col]) || slices.ContainsFunc(parts, func(p scanPart) bool { return !sc.loopsInside(p, col) }) {
		if code, ok := sc.separated(parts, col, known); ok {
			return code
		}
	}
	return sc.share(parts, col, known)
}

// loopsInside reports whether the code of a part has a loop inside that of column col.
func (sc *scanner) loopsInside(p scanPart, col int) bool {
	strata, _ := sc.w.triangular(p.sys, col+1, len(sc.names)-1)
	for c := col + 1; c < len(sc.names); c++ {
		if s := strata[c]; s.eq == nil && len(s.low) > 0 && !sc.isLet(c) {
			return true
		}
	}
	return false
}

// share returns one loop over column col for parts; what it does not ensure is left to conditions
// inside.
func (sc *scanner) share(parts []scanPart, col int, known system) []Node {
	strides := make([]modRow, len(parts))
	var lows, highs [][]row
	for i, p := range parts {
		_, s := sc.w.triangular(p.sys, col+1, len(sc.names)-1)
		strides[i] = s.takeStride(sc.w, col)
		low, high := sc.sides(s.rows(), col, known)
		facts := system{ins: append(s.rows(), known.ins...), eqs: known.eqs}
		lows, highs = sc.widen(lows, low, facts), sc.widen(highs, high, facts)
	}
	stride := commonStride(strides)
	var body []Node
	known, hole := sc.guard(stride.demands(col), known, &body)
	loop := sc.loop(col, stride)
	loop.Lower, loop.Upper = sc.bounds(lows, col, 1), sc.bounds(highs, col, -1)
	known = known.and(append(commonRows(lows), commonRows(highs)...)...)
	if loop.Step > 1 {
		known.congs = append(slices.Clip(known.congs), stride)
	}
	loop.Body = sc.level(parts, col+1, known)
	*hole = []Node{loop}
	return body
}

// sides returns the bounds of col among rows, without redundant ones.
func (sc *scanner) sides(rows []row, col int, known system) (low, high []row) {
	bounds := slices.DeleteFunc(slices.Clone(rows), func(r row) bool { return r[col] == 0 })
	known = known.and(slices.DeleteFunc(slices.Clone(rows), func(r row) bool { return r[col] != 0 })...)
	for _, r := range sc.w.irredundant(known, bounds, col) {
		if r[col] > 0 {
			low = append(low, r)
		} else {
			high = append(high, r)
		}
	}
	return low, high
}

// widen adds the bounds of another part to the lists of bounds of parts, unless one of these
// covers it: by the facts about the other part its rows hold.
func (sc *scanner) widen(lists [][]row, list []row, facts system) [][]row {
	for _, other := range lists {
		if !slices.ContainsFunc(other, func(r row) bool { return !sc.w.implied(facts, nil, r) }) {
			return lists
		}
	}
	return append(lists, list)
}

// commonRows returns the rows that are in every list.
func commonRows(lists [][]row) []row {
	return slices.DeleteFunc(slices.Clone(lists[0]), func(r row) bool {
		return slices.ContainsFunc(lists[1:], func(l []row) bool {
			return !slices.ContainsFunc(l, func(q row) bool { return slices.Equal(q, r) })
		})
	})
}

// commonStride returns the stride that all parts have, if it is the same.
func commonStride(strides []modRow) modRow {
	for _, s := range strides[1:] {
		if s.m != strides[0].m || !slices.Equal(s.form, strides[0].form) {
			return modRow{}
		}
	}
	return strides[0]
}

// region is a polyhedron with the parts that have points in it.
type region struct {
	rows  []row
	parts []int
}

// separated cuts the range of column col into regions in each of which the same parts are active;
// false if there are too many or their order is not fixed.
func (sc *scanner) separated(parts []scanPart, col int, known system) ([]Node, bool) {
	var regions []region
	for i, p := range parts {
		regions = sc.overlay(regions, sc.shadowOn(p.sys, col), i, known)
		if len(regions) > maxRegions {
			return nil, false
		}
	}
	groups := sc.w.components(len(regions), func(i, j int) bool {
		return sc.mayPrecede(regions[i].rows, regions[j].rows, col, col, known)
	})
	if len(groups) < len(regions) {
		return nil, false
	}
	var out []Node
	for _, g := range groups {
		out = append(out, sc.region(regions[g[0]], parts, col, known)...)
	}
	return out, true
}

// overlay adds the part with the given rows to disjoint regions.
func (sc *scanner) overlay(regions []region, rows []row, part int, known system) []region {
	slices.SortStableFunc(rows, func(a, b row) int { return depthOf(a) - depthOf(b) })
	var out []region
	rest := [][]row{rows}
	for _, r := range regions {
		if sc.w.impossible(known, append(slices.Clip(r.rows), rows...)...) {
			out = append(out, r)
			continue
		}
		outside, inside := sc.cut(r.rows, rows, known)
		for _, o := range outside {
			out = append(out, region{o, r.parts})
		}
		out = append(out, region{inside, append(slices.Clip(r.parts), part)})
		var next [][]row
		for _, q := range rest {
			outside, _ := sc.cut(q, r.rows, known)
			next = append(next, outside...)
		}
		rest = next
	}
	for _, q := range rest {
		out = append(out, region{q, []int{part}})
	}
	return out
}

// cut returns the polyhedra that make up a − b, and a ∩ b.
func (sc *scanner) cut(a, b []row, known system) (outside [][]row, inside []row) {
	inside = slices.Clip(a)
	for _, r := range b {
		if sc.w.implied(known, inside, r) {
			continue
		}
		if o := append(slices.Clip(inside), complement(r)); !sc.w.impossible(known, o...) {
			outside = append(outside, o)
		}
		inside = append(slices.Clip(inside), r)
	}
	return outside, inside
}

// region returns the code of the parts in a region: a condition for what it says about outer
// columns, and a loop.
func (sc *scanner) region(r region, parts []scanPart, col int, known system) []Node {
	var active []scanPart
	strides := make([]modRow, 0, len(r.parts))
	for _, i := range r.parts {
		p := parts[i]
		p.sys = p.sys.and(r.rows...).tidied(sc.w)
		if sc.w.impossible(p.sys) {
			continue
		}
		active = append(active, p)
		_, s := sc.w.triangular(p.sys, col+1, len(sc.names)-1)
		strides = append(strides, s.takeStride(sc.w, col))
	}
	if len(active) < 2 {
		return sc.level(active, col, known)
	}
	var body []Node
	outer := slices.DeleteFunc(slices.Clone(r.rows), func(f row) bool { return f[col] != 0 })
	low, high := sc.sides(r.rows, col, known)
	stride := commonStride(strides)
	facts := stride.demands(col)
	facts.ins = outer
	known, hole := sc.guard(facts, known, &body)
	st := stratum{low: low, high: high, stride: stride}
	known, hole = sc.stratum(st, col, known, hole)
	*hole = sc.level(active, col+1, known)
	return body
}
