package sets

import (
	"fmt"
	"slices"
	"strings"
)

// Statement is a named set of iterations with the time of each.
type Statement struct {
	Name     string
	Domain   Set
	Schedule Map // iteration -> time; the zero Map: the iteration itself is its time
}

// Scan returns loops that visit the points of the set in lexicographic order,
// each once, as iterations of a statement with the name of the tuple, or
// "visit". See the function Scan.
func (s Set) Scan() (*Loops, error) {
	name := s.TupleName()
	if name == "" {
		name = "visit"
	}
	return Scan(Statement{Name: name, Domain: s})
}

// Scan returns loops that visit the iterations of the statements in the lexicographic order of
// their times, those of one time in the order of the statements, each once. The times have one
// length. Every dimension must be bounded from below in terms of the parameters and the dimensions
// before it; a loop over one without upper bound does not end.
//
// A floor term becomes a variable: where it depends on a dimension, an outer loop over the tiles
// in which it is constant. So in the loops of one piece every constraint is a bound or a stride,
// none is a condition, except those on parameters alone. Several pieces share a loop where they
// may interleave; a loop that has no loop inside is first cut into ranges in which the same pieces
// are active, so that conditions stay outside of it. Pieces with different strides share a loop over
// tiles as long as the least common multiple of these. Costs a rational projection per piece, and
// emptiness tests for each pair of pieces and loop.
//
// After Kelly, Pugh, Rosser, Frontiers 1995 and Quilleré, Rajopadhye, Wilde, IJPP 2000.
func Scan(statements ...Statement) (*Loops, error) { return ScanOptions{}.Scan(statements...) }

// ScanOptions shape the loops of Scan for the dimensions of the times that have the given names.
type ScanOptions struct {
	// Separate cuts the loop over a dimension into ranges in which the same pieces are active, also where they have loops inside: no
	// condition asks inside which pieces are active, and the code is longer. Pieces that alternate still share a loop.
	Separate []string

	// Unroll puts one copy of the body for each value in place of a loop that has one lower bound and, by a constant, at most 256 values.
	// Other loops stay.
	Unroll []string

	// Isolate gives the times in it loops of their own, as far as the order allows, as full tiles beside partial ones; not for
	// the zero Set.
	Isolate Set
}

// Scan is the function Scan with these options.
func (o ScanOptions) Scan(statements ...Statement) (*Loops, error) {
	relations, err := timed(statements, o.Isolate)
	if err != nil {
		return nil, err
	}
	out := &Loops{Params: relations[0].params}
	cause := attempt(func() {
		sc := &scanner{w: relations[0].opt.begin(), options: o}
		o.requireNames(relations[0].time().dims)
		if o.Isolate.p != nil {
			isolate := o.Isolate.rel()
			requireMatch(tuple{dims: relations[0].time().dims}, tuple{dims: isolate.out.dims})
			sc.isolate = isolate.withParams(out.Params).parts
		}
		parts := sc.layOut(statements, relations)
		known := system{}
		out.Body = unrolled(hoisted(sc.level(parts, 1+len(out.Params), known)), o.Unroll)
	})
	if cause != nil {
		return nil, &OpError{"Scan", operandTexts(relations...), cause}
	}
	return out, nil
}

// requireNames halts for a name that is no dimension of the times.
func (o ScanOptions) requireNames(dims []string) {
	for _, n := range slices.Concat(o.Separate, o.Unroll) {
		if !slices.Contains(dims, n) {
			misfit("no dimension %s in the times [%s]", n, strings.Join(dims, ", "))
		}
	}
}

// arranged returns disjoint conjuncts for the parts of a statement: as few as coalescing finds, of those to isolate and of the others.
func (sc *scanner) arranged(parts []conjunct) []conjunct {
	few := func(parts []conjunct) []conjunct { return sc.w.disjoint(sc.w.coalesce(parts, ownFaces)) }
	if len(sc.isolate) > 0 && len(parts) > 0 {
		named := parts[0].named
		var inside, alone []conjunct
		for _, d := range sc.isolate {
			d = d.movedTo(named, identity(1+d.named))
			alone = append(alone, d)
			for _, c := range parts {
				inside = append(inside, conjoin(c, d))
			}
		}
		return append(few(sc.w.normal(inside)), few(sc.w.minusAll(parts, sc.w.normal(alone)))...)
	}
	if len(parts) < 2 {
		return parts
	}
	return few(parts)
}

// separates reports whether the loop over a dimension is to be cut.
func (o ScanOptions) separates(dim string) bool {
	return o.Isolate.p != nil || slices.Contains(o.Separate, dim)
}

// timed returns for each statement the relation from times to iterations, or its set of iterations
// if they are the times; over the parameters of all and of a further set.
func timed(statements []Statement, isolate Set) ([]relation, error) {
	var out []relation
	params := isolate.rel().params
	if err := isolate.Err(); err != nil {
		return nil, err
	}
	opt := options{}
	for _, s := range statements {
		r := s.Domain.rel()
		if s.Schedule.rel().isMap {
			r = s.Schedule.IntersectDomain(s.Domain).Inverse().rel()
		}
		if r.err != nil {
			return nil, r.err
		}
		opt = opt.tighter(r.opt)
		params = mergeParams(params, r.params)
		out = append(out, r)
	}
	cause := attempt(func() {
		for i := range out {
			if len(out[i].time().dims) != len(out[0].time().dims) {
				misfit("time %v does not fit time %v", out[i].time(), out[0].time())
			}
			out[i] = out[i].withParams(params)
			out[i].opt = opt
		}
		if len(out) == 0 {
			misfit("no statement to scan")
		}
	})
	if cause != nil {
		return nil, &OpError{"Scan", operandTexts(out...), cause}
	}
	return out, nil
}

// time returns the tuple of times of a relation made by timed.
func (r relation) time() tuple {
	if r.isMap {
		return r.in
	}
	return r.out
}

// scanPart is a piece of a statement.
type scanPart struct {
	statement int
	sys       system
}

// scanner generates loops. Its columns are [1 | parameters | variables] in the order of the loops;
// see layOut.
type scanner struct {
	w          *work
	options    ScanOptions
	isolate    []conjunct // of options, over the common parameters
	names      []string   // of the columns; names[0] is empty
	defs       []div      // of each column: the floor term that it stands for, den = 0 for others
	dims       []int      // of each column: itself, or the dimension that a floor term before it is about
	shared     int        // columns from here on belong to one statement
	statements []string
	args       [][]int // of each statement: the columns of its iteration
}

// isLet reports whether a column is a floor term of columns before it.
func (sc *scanner) isLet(col int) bool {
	return sc.defs[col].den > 0 && depthOf(sc.defs[col].num) < col
}

// isDim reports whether a column is a dimension of the times or of the iterations of a statement.
func (sc *scanner) isDim(col, statement int) bool {
	return sc.defs[col].den == 0 && (col < sc.shared || slices.Contains(sc.args[statement], col))
}

// level returns the code for the columns from col on.
//
// Given parts with loops around the code that ensure known.
func (sc *scanner) level(parts []scanPart, col int, known system) []Node {
	switch {
	case len(parts) == 0:
		return nil
	case len(parts) == 1:
		return sc.single(parts[0], col, known)
	case col == len(sc.names):
		return sc.each(parts, col, known)
	case col >= sc.shared && parts[0].statement != parts[len(parts)-1].statement:
		return sc.eachStatement(parts, col, known)
	case !slices.ContainsFunc(parts, func(p scanPart) bool { return p.sys.mentions(col) || sc.isDim(col, p.statement) }):
		return sc.level(parts, col+1, known)
	case sc.isLet(col):
		def := sc.definition(col)
		let := &Let{Var: sc.names[col], Value: sc.floor(sc.defs[col])}
		let.Body = sc.level(sc.defined(parts, col), col+1, known.and(def...))
		return []Node{let}
	}
	var out []Node
	for _, group := range sc.ordered(parts, col, sc.dims[col], known) {
		switch {
		case len(group) == 1:
			out = append(out, sc.single(group[0], col, known)...)
		case sc.dims[col] == col:
			out = append(out, sc.together(group, col, known)...)
		default:
			out = append(out, sc.tiles(group, col, known)...)
		}
	}
	return out
}

// each returns the code of the parts one after the other.
func (sc *scanner) each(parts []scanPart, col int, known system) []Node {
	var out []Node
	for _, p := range parts {
		out = append(out, sc.single(p, col, known)...)
	}
	return out
}

// eachStatement returns the code of the statements at one time.
//
// Given parts sorted by statement.
func (sc *scanner) eachStatement(parts []scanPart, col int, known system) []Node {
	var out []Node
	for len(parts) > 0 {
		n := slices.IndexFunc(parts, func(p scanPart) bool { return p.statement != parts[0].statement })
		if n < 0 {
			n = len(parts)
		}
		out = append(out, sc.level(parts[:n], col, known)...)
		parts = parts[n:]
	}
	return out
}

// single returns the code of one part: conditions on what is known outside, then a loop or an
// assignment per column.
func (sc *scanner) single(p scanPart, col int, known system) []Node {
	strata, outer := sc.w.triangular(p.sys, col, len(sc.names)-1)
	var body []Node
	hole := &body
	known, hole = sc.guard(outer, known, hole)
	for c := col; c < len(sc.names); c++ {
		if p.sys.mentions(c) || sc.isDim(c, p.statement) {
			known, hole = sc.stratum(strata[c], c, known, hole)
		}
	}
	visit := &Visit{Name: sc.statements[p.statement]}
	for _, c := range sc.args[p.statement] {
		visit.Args = append(visit.Args, Expr{Aff: Var(sc.names[c])})
	}
	*hole = []Node{visit}
	return body
}

// stratum puts the loop, assignment or condition of a column into the hole.
//
// Returns what is known inside, and the hole inside.
func (sc *scanner) stratum(st stratum, col int, known system, hole *[]Node) (system, *[]Node) {
	switch {
	case st.eq != nil:
		let := &Let{Var: sc.names[col], Value: sc.solution(st.eq, col)}
		*hole = []Node{let}
		known.eqs = append(slices.Clip(known.eqs), st.eq)
		return known, &let.Body
	case sc.isLet(col):
		let := &Let{Var: sc.names[col], Value: sc.floor(sc.defs[col])}
		*hole = []Node{let}
		rest := system{ins: slices.Concat(st.low, st.high)}
		if st.stride.m > 0 {
			rest.congs = []modRow{st.stride}
		}
		return sc.guard(rest, known.and(sc.definition(col)...), &let.Body)
	}
	bounds := sc.w.irredundant(known, slices.Concat(st.low, st.high), col)
	loop := sc.loop(col, st.stride)
	known = known.and(bounds...)
	if loop.Step > 1 {
		known.congs = append(slices.Clip(known.congs), st.stride)
	}
	loop.Lower, loop.Upper = sc.bounds([][]row{bounds}, col, 1), sc.bounds([][]row{bounds}, col, -1)
	if let := loop.once(); let != nil {
		*hole = []Node{let}
		return known, &let.Body
	}
	*hole = []Node{loop}
	return known, &loop.Body
}

// loop returns a loop without bounds and body.
func (sc *scanner) loop(col int, stride modRow) *For {
	f := &For{Var: sc.names[col], Step: stride.step(col)}
	if f.Step > 1 {
		f.Offset = sc.offset(stride, col)
	}
	return f
}

// once returns an assignment if the bounds leave exactly one value.
func (f *For) once() *Let {
	if len(f.Lower) != 1 || len(f.Upper) != 1 || len(f.Lower[0]) != 1 || len(f.Upper[0]) != 1 {
		return nil
	}
	l, h := f.Lower[0][0], f.Upper[0][0]
	width := h.Aff.Sub(l.Aff)
	if l.Div != 1 || h.Div != 1 || !width.IsConst() || width.Const != f.Step-1 {
		return nil
	}
	if f.Step == 1 {
		return &Let{Var: f.Var, Value: Expr{Aff: l.Aff}}
	}
	return &Let{Var: f.Var, Value: remainder(l.Aff, f.Offset, f.Step)}
}

// bounds returns the lower (side 1) or the upper (side -1) bounds of a column from lists of rows;
// none if a list has no upper bound.
func (sc *scanner) bounds(lists [][]row, col int, side int64) [][]Bound {
	var out [][]Bound
	for _, rows := range lists {
		var list []Bound
		for _, r := range rows {
			if a := r[col] * side; a > 0 {
				form := scaled(-side, r, 0, r)
				form[col] = 0
				list = append(list, Bound{sc.aff(form), a})
			}
		}
		if len(list) == 0 && side > 0 {
			panic(halt{fmt.Errorf("dimension %s is %w", sc.names[col], ErrUnbounded)})
		}
		if len(list) == 0 {
			return nil
		}
		out = append(out, list)
	}
	return out
}

func (sc *scanner) aff(r row) Aff {
	var terms []Term
	for j := 1; j < len(r); j++ {
		if r[j] != 0 {
			terms = append(terms, Term{sc.names[j], r[j]})
		}
	}
	return newAff(r[0], terms)
}

// floor returns floor(num/den).
func (sc *scanner) floor(d div) Expr {
	if d.den == 1 {
		return Expr{Aff: sc.aff(d.num)}
	}
	return Expr{Floors: []Floor{{Coef: 1, Num: Expr{Aff: sc.aff(d.num)}, Div: d.den}}}
}

// solution returns the value of col in c·col + f = 0.
func (sc *scanner) solution(eq row, col int) Expr {
	f := negated(eq)
	f[col] = 0
	return sc.floor(div{f, eq[col]})
}

// offset returns a value of col in a·col + g ≡ 0 (mod m), given gcd(a, m) divides g.
func (sc *scanner) offset(s modRow, col int) Expr {
	h := gcd(s.form[col], s.m)
	m := s.m / h
	inverse, _ := inverseMod(s.form[col]/h, m)
	g := slices.Clone(s.form)
	g[col] = 0
	if content(g)%h != 0 {
		return Expr{Floors: []Floor{{Coef: -inverse, Num: Expr{Aff: sc.aff(g)}, Div: h}}}
	}
	for j := range g {
		v := g[j] / h
		g[j] = mul(-inverse, v-floorDiv(v, m)*m)
		g[j] -= floorDiv(g[j]+(m-1)/2, m) * m
	}
	return Expr{Aff: sc.aff(g)}
}

// definition returns num - den·q >= 0 and den·q + den - 1 - num >= 0 for the floor term of a column.
func (sc *scanner) definition(col int) []row {
	d := sc.defs[col]
	low := slices.Clone(d.num)
	low[col] = -d.den
	high := negated(low)
	high[0] = add(high[0], d.den-1)
	return []row{low, high}
}

// guard puts a condition into the hole for what facts say beyond known.
func (sc *scanner) guard(facts, known system, hole *[]Node) (system, *[]Node) {
	test := &If{}
	for _, r := range facts.eqs {
		if !sc.w.implied(known, nil, r) || !sc.w.implied(known, nil, negated(r)) {
			test.Conds = append(test.Conds, Cond{Expr: Expr{Aff: sc.aff(r)}, Eq: true})
			known.eqs = append(slices.Clip(known.eqs), r)
		}
	}
	for _, m := range facts.congs {
		if !sc.congruent(known, m) {
			test.Conds = append(test.Conds, Cond{Expr: Expr{Aff: sc.aff(m.form)}, Mod: m.m})
			known.congs = append(slices.Clip(known.congs), m)
		}
	}
	var ins []row
	for _, r := range facts.ins {
		if !sc.w.implied(known, nil, r) {
			ins = append(ins, r)
		}
	}
	if len(ins) > 1 {
		ins = dropEach(ins, func(r row, rest []row) bool { return sc.w.implied(known, rest, r) })
	}
	for _, r := range ins {
		test.Conds = append(test.Conds, Cond{Expr: Expr{Aff: sc.aff(r)}})
	}
	if len(test.Conds) == 0 {
		return known, hole
	}
	*hole = []Node{test}
	return known.and(ins...), &test.Body
}

// congruent reports whether a congruence follows from the known facts.
func (sc *scanner) congruent(known system, m modRow) bool {
	same := func(n modRow) bool { return n.m == m.m && slices.Equal(n.form, m.form) }
	if slices.ContainsFunc(known.congs, same) {
		return true
	}
	if len(known.congs)+len(known.eqs) == 0 {
		return false
	}
	c := known.conjunct(len(sc.names) - 1)
	to := identity(c.width())
	c = c.place(c.named, len(c.divs)+1, to)
	k := len(c.divs) - 1
	form := padded(m.form, c.width())
	c.divs[k] = div{form, m.m}
	least := slices.Clone(form)
	least[0], least[c.local(k)] = least[0]-1, -m.m
	return sc.w.empty(c.with(nil, []row{least}))
}
