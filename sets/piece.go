package sets

import (
	"slices"
	"strconv"
)

// Piece is one conjunction of a set.
type Piece struct {
	s   space
	c   conjunct
	opt options
}

// Pieces returns the conjunctions whose union is the set, in order; none if
// the set is empty or carries an error. They may overlap; see MakeDisjoint.
func (s Set) Pieces() []Piece {
	var out []Piece
	for _, c := range s.rel().parts {
		out = append(out, Piece{s.rel().space, c, s.rel().opt})
	}
	return out
}

// Set returns the piece as a set.
func (p Piece) Set() Set {
	return makeSet(relation{space: p.s, parts: []conjunct{p.c}, opt: p.opt})
}

// String returns the piece as a set in isl notation.
func (p Piece) String() string { return p.Set().String() }

// HasExists reports whether the piece has constraints with floor terms, such
// as strides; these are not among Constraints.
func (p Piece) HasExists() bool { return len(p.c.divs) > 0 }

// Mentions reports whether a constraint of the piece, or a floor term in one,
// has a dimension or parameter of this name.
func (p Piece) Mentions(name string) bool {
	column := 1 + slices.Index(p.s.names(), name)
	if column == 0 {
		return false
	}
	has := func(r row) bool { return r[column] != 0 }
	return slices.ContainsFunc(p.c.eqs, has) || slices.ContainsFunc(p.c.ins, has) ||
		slices.ContainsFunc(p.c.divs, func(d div) bool { return has(d.num) })
}

// Constraints returns the constraints without floor terms; strides are among [Piece.Congruences], and
// [Piece.Whole] has everything. Equalities first,
// solved for dimensions where possible and substituted in the rest; no
// constraint is implied by the others (over the integers). Coefficients are
// coprime. The order is that of the printed form's normal form.
func (p Piece) Constraints() []Constraint {
	var out []Constraint
	for _, r := range p.c.eqs {
		if isConst(r[p.c.named:]) {
			out = append(out, Constraint{p.s.aff(r), true})
		}
	}
	for _, r := range p.c.ins {
		if isConst(r[p.c.named:]) {
			out = append(out, Constraint{p.s.aff(r), false})
		}
	}
	return out
}

// FloorTerm is the integer Name = floor(Num/Den). Num may mention the
// terms before it in their list. Den >= 1.
type FloorTerm struct {
	Name string
	Num  Aff
	Den  int64
}

// Whole returns all constraints of the piece, those with floor terms included,
// and these terms: the conjunction of the constraints is the piece.
func (p Piece) Whole() ([]FloorTerm, []Constraint) {
	names := p.s.names()
	var floors []FloorTerm
	for k, d := range p.c.divs {
		f := FloorTerm{Name: "floor%" + strconv.Itoa(k+1), Den: d.den}
		f.Num = affOver(d.num, names)
		floors = append(floors, f)
		names = append(names, f.Name)
	}
	var out []Constraint
	for _, r := range p.c.eqs {
		out = append(out, Constraint{affOver(r, names), true})
	}
	for _, r := range p.c.ins {
		out = append(out, Constraint{affOver(r, names), false})
	}
	return floors, out
}

// aff converts a row without locals.
func (s space) aff(r row) Aff { return affOver(r, s.names()) }

// affOver converts a row whose columns after the first have these names.
func affOver(r row, names []string) Aff {
	var terms []Term
	for i, n := range names {
		if r[1+i] != 0 {
			terms = append(terms, Term{n, r[1+i]})
		}
	}
	return newAff(r[0], terms)
}

// row converts a form over the names of the space.
func (s space) row(a Aff, width int) row {
	r := make(row, width)
	r[0] = a.Const
	for _, t := range a.Terms {
		col := s.column(t.Name)
		if col == 0 {
			misfit("no parameter or dimension %s", t.Name)
		}
		r[col] = t.Coef
	}
	return r
}

// Bound is Aff/Div, to be rounded up for a lower and down for an upper bound.
// Div >= 1.
type Bound struct {
	Aff Aff
	Div int64
}

// Bounds returns the bounds of a dimension in terms of the parameters and the
// given dimensions, none implied by the others:
//
//	dim >= ceil(Aff/Div) for each lower, dim <= floor(Aff/Div) for each upper.
//
// The other dimensions are projected out. If exact, the values of dim that
// occur are precisely those within the bounds that also satisfy Stride, for values of
// the parameters and given dimensions for which there is one at all; otherwise
// the bounds contain them. No value breaks a constraint of the piece on dim, the parameters
// and given dimensions alone, if these satisfy those of the piece. Costs as Project.
func (p Piece) Bounds(dim string, given ...string) (lower, upper []Bound, exact bool, err error) {
	err = p.within("Bounds", func(w *work) {
		var c conjunct
		var s space
		c, s, exact = w.shadowOn(p, dim, given)
		lower, upper = s.boundsOf(selfContained(w, c, p, dim, given), c.named)
	})
	return lower, upper, exact, err
}

// selfContained adds to the projection c of a piece the constraints of the piece on dim that its bounds imply only together with
// constraints on the others that the piece does not have itself:
//
//	3 <= d <= 12 and v - 2 <= 3d <= v    is kept as    9 <= v <= 38 and v - 2 <= 3d <= v
func selfContained(w *work, c conjunct, p Piece, dim string, given []string) conjunct {
	named, to := p.columnsOn(dim, given)
	col := c.named
	var guards, own, bounds []row
	moved := p.c.movedTo(named, to)
	for _, r := range moved.inequalities() {
		switch {
		case !isConst(r[named:]):
		case r[col] == 0:
			guards = append(guards, r[:1+named])
		default:
			own = append(own, r[:1+named])
		}
	}
	further := false
	for _, r := range c.inequalities() {
		if r[col] != 0 {
			bounds = append(bounds, r)
		} else if !slices.ContainsFunc(guards, func(g row) bool { return slices.Equal(g, r) }) {
			further = true
		}
	}
	if !further {
		return c
	}
	known := conjunct{named: named, ins: slices.Concat(guards, bounds)}
	for _, r := range own {
		outside := negated(r)
		outside[0]--
		if !w.empty(known, outside) {
			c.ins, known.ins = append(slices.Clip(c.ins), r), append(known.ins, r)
		}
	}
	return c
}

// within runs f as operation op on the piece.
func (p Piece) within(op string, f func(w *work)) error {
	if cause := attempt(func() { f(p.opt.begin()) }); cause != nil {
		return &OpError{op, []string{p.String()}, cause}
	}
	return nil
}

// shadowOn projects the piece onto given dimensions and dim, as its last column.
//
// Returns one conjunct without locals that contains the projection, and
// whether it is equal to it up to congruences that involve dim.
func (w *work) shadowOn(p Piece, dim string, given []string) (conjunct, space, bool) {
	c, s, exact := w.onto(p, dim, given)
	plain, relaxed := w.withoutLocals(c)
	plain, ok := plain.simplify(w)
	if !ok {
		return conjunct{named: s.named()}, s, false
	}
	return plain, s, exact && !relaxed
}

// onto projects the piece onto given dimensions and dim; several pieces are
// replaced by their hull, exact is false then.
func (w *work) onto(p Piece, dim string, given []string) (conjunct, space, bool) {
	parts, s := w.projected(p, dim, given)
	switch len(parts) {
	case 0:
		return conjunct{named: s.named(), ins: []row{append(row{-1}, make(row, s.named())...)}}, s, true
	case 1:
		return parts[0], s, true
	}
	return w.normal([]conjunct{w.hull(parts)})[0], s, false
}

// projected projects the piece onto given dimensions and dim.
func (w *work) projected(p Piece, dim string, given []string) ([]conjunct, space) {
	keep := append(slices.Clone(given), dim)
	requireDistinct(keep)
	s := space{params: p.s.params, out: tuple{dims: keep}}
	named, to := p.columnsOn(dim, given)
	return w.normal([]conjunct{p.c.movedTo(named, to)}), s
}

// columnsOn is where the parameters, the given dimensions and dim, as the last column, come when the others are projected out.
func (p Piece) columnsOn(dim string, given []string) (named int, to []int) {
	keep := append(slices.Clone(given), dim)
	to = make([]int, 1+p.s.named())
	for i := range p.s.params {
		to[1+i] = 1 + i
	}
	for i, n := range keep {
		to[p.s.dimColumn(n)] = 1 + len(p.s.params) + i
	}
	return len(p.s.params) + len(keep), to
}

// withoutLocals drops the congruences and eliminates other locals over the rationals; relaxed
// reports that there were such.
func (w *work) withoutLocals(c conjunct) (conjunct, bool) {
	relaxed := false
	var eqs []row
	for _, r := range c.eqs {
		if _, ok := c.congruence(r); !ok {
			eqs = append(eqs, r)
		}
	}
	c.eqs, c.tidy, c.at = eqs, false, nil
	c = c.dropUnused()
	for k := range c.divs {
		relaxed = true
		c.ins = append(slices.Clip(c.ins), c.divBounds(k)...)
	}
	for k := len(c.divs) - 1; k >= 0; k-- {
		c = w.rationalShadow(c, c.local(k))
	}
	c.divs = c.divs[:0:0]
	cut := func(rows []row) []row {
		var out []row
		for _, r := range rows {
			out = append(out, r[:1+c.named])
		}
		return out
	}
	c.eqs, c.ins = cut(c.eqs), cut(c.ins)
	return c, relaxed
}

// rationalShadow eliminates a column from the constraints over the rationals.
func (w *work) rationalShadow(c conjunct, col int) conjunct {
	if i := slices.IndexFunc(c.eqs, func(r row) bool { return r[col] != 0 }); i >= 0 {
		c = c.clone()
		r := c.eqs[i]
		if r[col] < 0 {
			r = negated(r)
		}
		c.eqs = slices.Delete(c.eqs, i, i+1)
		clear := func(rows []row) {
			for j, s := range rows {
				w.step(1)
				rows[j] = combine(r[col], s, -s[col], r)
			}
		}
		clear(c.eqs)
		clear(c.ins)
		return c
	}
	low, high, rest := c.bounds(col)
	for _, l := range low {
		for _, h := range high {
			w.step(1)
			rest = append(rest, combine(-h[col], l, l[col], h))
		}
	}
	c.ins = rest
	return c
}

// boundsOf reads the bounds of a column from the rows without locals.
func (s space) boundsOf(c conjunct, col int) (lower, upper []Bound) {
	for _, r := range c.inequalities() {
		form := slices.Clone(r)
		form[col] = 0
		switch {
		case r[col] > 0:
			lower = append(lower, Bound{s.aff(negated(form)), r[col]})
		case r[col] < 0:
			upper = append(upper, Bound{s.aff(form), -r[col]})
		}
	}
	return lower, upper
}

// Stride returns offset and modulus >= 2 with dim ≡ offset (mod modulus) on
// the projection of the piece onto dim and the given dimensions; modulus 1 if
// none is known.
func (p Piece) Stride(dim string, given ...string) (offset Aff, modulus int64, err error) {
	modulus = 1
	err = p.within("Stride", func(w *work) {
		c, s, _ := w.onto(p, dim, given)
		for _, r := range c.eqs {
			if o, m, ok := c.strideOf(r, c.named); ok && m > modulus {
				offset, modulus = s.aff(o), m
			}
		}
	})
	return offset, modulus, err
}

// strideOf reads r = 0 as col ≡ offset (mod m).
//
// Possible if r is a congruence of a form without locals whose coefficient of
// col is invertible mod m.
func (c *conjunct) strideOf(r row, col int) (offset row, m int64, ok bool) {
	g, ok := c.congruence(r)
	if !ok || !isConst(g.form[c.named:]) {
		return nil, 0, false
	}
	inverse, ok := inverseMod(g.form[col], g.modulus)
	if !ok {
		return nil, 0, false
	}
	offset = slices.Clone(g.form)
	offset[col] = 0
	for j, v := range offset {
		v = mul(-inverse, v-floorDiv(v, g.modulus)*g.modulus)
		v -= floorDiv(v, g.modulus) * g.modulus
		if j > 0 && v > g.modulus/2 {
			v -= g.modulus
		}
		offset[j] = v
	}
	return offset, g.modulus, true
}

// inverseMod returns x in [0, m) with a·x ≡ 1 (mod m), if there is one.
func inverseMod(a, m int64) (int64, bool) {
	r0, r1 := m, a-floorDiv(a, m)*m
	x0, x1 := int64(0), int64(1)
	for r1 != 0 {
		q := r0 / r1
		r0, r1 = r1, r0-q*r1
		x0, x1 = x1, x0-q*x1
	}
	return x0 - floorDiv(x0, m)*m, r0 == 1
}

// UpperConst returns the least constant c known with form <= c at every point
// of the piece for every value of the parameters: the maximum over the
// rationals, rounded down. ok is false if that is unbounded.
func (p Piece) UpperConst(form Aff) (c int64, ok bool, err error) {
	c, ok, err = p.LowerConst(form.Neg())
	return -c, ok, err
}

// LowerConst is the greatest constant c known with form >= c; see UpperConst.
func (p Piece) LowerConst(form Aff) (c int64, ok bool, err error) {
	err = p.within("LowerConst", func(w *work) {
		num, den, bounded, feasible := w.minimum(p.c, p.s.row(form, p.c.width()))
		c, ok = -floorDiv(-num, den), bounded && feasible
	})
	return c, ok, err
}

// IsBox reports whether the piece has no floor terms and each constraint
// involves at most one dimension.
func (p Piece) IsBox() bool {
	first := 1 + len(p.s.params)
	for _, r := range slices.Concat(p.c.eqs, p.c.ins) {
		if terms(r[first-1:]) > 1 {
			return false
		}
	}
	return !p.HasExists()
}

// Congruence is Aff ≡ 0 (mod Modulus). Modulus >= 2; the constant is in 0, ..., Modulus-1, the
// coefficients are between -Modulus/2 and Modulus/2.
type Congruence struct {
	Aff     Aff
	Modulus int64
}

// String prints the congruence as (Aff) mod Modulus = 0.
func (c Congruence) String() string {
	return "(" + c.Aff.String() + ") mod " + strconv.FormatInt(c.Modulus, 10) + " = 0"
}

// Congruences returns the strides of the piece: the constraints form ≡ 0 (mod m) whose form has no floor term. Constraints and
// Congruences together are the piece unless it has other floor terms; [Piece.Whole] has these too.
func (p Piece) Congruences() []Congruence {
	var out []Congruence
	for _, r := range p.c.eqs {
		if g, ok := p.c.congruence(r); ok && isConst(g.form[p.c.named:]) {
			out = append(out, Congruence{p.s.aff(g.form).reduced(g.modulus), g.modulus})
		}
	}
	return out
}

// Vertex is a vertex of a polyhedron with parameters: the point where dimension i has the value Point[i].Aff/Point[i].Div, an exact quotient, not
// to be rounded, for the values of the parameters in Where.
type Vertex struct {
	Point []Bound
	Where Set
}

// Vertices returns the vertices of the polyhedron that the constraints of the piece describe over the rationals, for integer values of
// the parameters; none if it contains a line:
//
//	Vertices([n] -> { [i, j] : 0 <= i and 0 <= 2j <= n - i }) = [0, 0], [n, 0], [0, n/2], each for n >= 0
//
// Two are one point for some values of the parameters where three or more faces meet. The piece must have no floor terms. Exponential in the number of
// dimensions.
func (p Piece) Vertices() (out []Vertex, err error) {
	err = p.within("Vertices", func(w *work) {
		if len(p.c.divs) > 0 {
			misfit("vertices of a piece with floor terms")
		}
		e := vertexSystem{w: w, first: 1 + len(p.s.params), s: p.s}
		for _, r := range p.c.eqs {
			e, _ = e.with(r)
		}
		known := map[string]bool{}
		e.choose(p.c.ins, 0, func(v vertexSystem) {
			key := string(appendRows(nil, v.rows))
			if known[key] {
				return
			}
			known[key] = true
			if where, ok := v.domain(p.c); ok {
				s := space{params: p.s.params, out: tuple{absent: true}}
				out = append(out, Vertex{v.point(), makeSet(relation{space: s, parts: []conjunct{where}, opt: p.opt})})
			}
		})
	})
	return out, err
}

// vertexSystem is a system of equalities that gives some dimensions, each in a row a·x + f = 0 with a > 0 where f has none of these.
type vertexSystem struct {
	w     *work
	first int // column of the first dimension
	s     space
	rows  []row
	cols  []int // dimension of each row
}

// reduce returns a positive multiple of r, without the dimensions that the rows give.
func (e vertexSystem) reduce(r row) row {
	for i, col := range e.cols {
		if r[col] != 0 {
			e.w.step(1 + len(r)/wideRow)
			r = combine(e.rows[i][col], r, -r[col], e.rows[i])
		}
	}
	return r
}

// with adds the equality r = 0; ok is false if it gives no further dimension.
func (e vertexSystem) with(r row) (vertexSystem, bool) {
	r = e.reduce(r)
	col := e.first + slices.IndexFunc(r[e.first:], func(v int64) bool { return v != 0 })
	if col < e.first {
		return e, false
	}
	if r[col] < 0 {
		r = negated(r)
	}
	rows := make([]row, len(e.rows), len(e.rows)+1)
	for i, old := range e.rows {
		rows[i] = old
		if old[col] != 0 {
			rows[i] = combine(r[col], old, -old[col], r)
		}
	}
	at, _ := slices.BinarySearch(e.cols, col)
	e.rows, e.cols = slices.Insert(rows, at, r), slices.Insert(slices.Clone(e.cols), at, col)
	return e, true
}

// choose calls f for each choice of inequalities, from number i on, that gives all dimensions as equalities.
func (e vertexSystem) choose(ins []row, i int, f func(vertexSystem)) {
	if e.w.step(1); len(e.cols) == e.s.named()+1-e.first {
		f(e)
		return
	}
	for ; i < len(ins); i++ {
		if v, ok := e.with(ins[i]); ok {
			v.choose(ins, i+1, f)
		}
	}
}

// domain returns the parameters for which the point satisfies c, false if there are none.
func (e vertexSystem) domain(c conjunct) (conjunct, bool) {
	d := conjunct{named: e.first - 1}
	for _, r := range c.eqs {
		d.eqs = append(d.eqs, slices.Clone(e.reduce(r)[:e.first]))
	}
	for _, r := range c.ins {
		d.ins = append(d.ins, slices.Clone(e.reduce(r)[:e.first]))
	}
	return d.simplify(e.w)
}

// point returns the values of the dimensions.
func (e vertexSystem) point() []Bound {
	var out []Bound
	for i, r := range e.rows {
		out = append(out, Bound{affOver(negated(r[:e.first]), e.s.params), r[e.cols[i]]})
	}
	return out
}
