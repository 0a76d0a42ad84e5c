package sets

import (
	"math/big"
	"slices"
)

// div is a local column. With den >= 1 its value is floor(num/den), where num
// refers to named columns and to earlier locals; with den = 0 it is an
// existentially quantified integer without definition.
type div struct {
	num row
	den int64
}

// conjunct is one conjunction of affine constraints over the integers. All its
// rows have the columns [1 | named | locals]. A conjunct at rest (in a Set or
// Map) has only defined locals, so it is a formula without quantifiers.
// Conjuncts are values: functions copy the slices they change.
type conjunct struct {
	named int // number of parameters and dimensions
	divs  []div
	eqs   []row // row = 0
	ins   []row // row >= 0
	tidy  bool  // set by simplify: normal form, known not to be empty
	at    row   // values of the named columns at a point; nil if none is known or c is not tidy
}

// universe returns the conjunct without constraints.
func universe(named int) conjunct { return conjunct{named: named, tidy: true, at: make(row, named)} }

// width returns the number of columns.
func (c *conjunct) width() int { return 1 + c.named + len(c.divs) }

// cells returns the number of entries of the rows of c.
func cells(c *conjunct) int { return c.width() * (len(c.divs) + len(c.eqs) + len(c.ins)) }

// local returns the column of local k.
func (c *conjunct) local(k int) int { return 1 + c.named + k }

// clone returns a copy whose slices may be changed; the rows are shared.
func (c conjunct) clone() conjunct {
	c.divs = slices.Clone(c.divs)
	c.eqs = slices.Clone(c.eqs)
	c.ins = slices.Clone(c.ins)
	c.tidy, c.at = false, nil
	return c
}

// mapRows applies f to every row, definitions included.
func (c conjunct) mapRows(f func(row) row) conjunct {
	c = c.clone()
	for i, r := range c.eqs {
		c.eqs[i] = f(r)
	}
	for i, r := range c.ins {
		c.ins[i] = f(r)
	}
	for k := range c.divs {
		c.divs[k].num = f(c.divs[k].num)
	}
	return c
}

// block is memory for the rows of one conjunct.
type block struct {
	free  []int64
	width int
}

// newBlock returns memory for n rows.
func newBlock(n, width int) block { return block{make([]int64, n*width), width} }

// shortLived is newBlock for rows that nobody keeps beyond the operation.
func shortLived(w *work, n, width int) block {
	need := n * width
	if need > len(w.free) {
		w.arena = make([]int64, max(need, firstArena))
		w.free = w.arena
	}
	b := block{w.free[:need:need], width}
	w.free = w.free[need:]
	clear(b.free)
	return b
}

// firstArena is the length of the memory for rows that nobody keeps.
const firstArena = 512

// row returns a zero row.
func (b *block) row() row {
	if len(b.free) < b.width {
		b.free = make([]int64, 4*b.width)
	}
	r := b.free[:b.width:b.width]
	b.free = b.free[b.width:]
	return r
}

// moved returns r with column j in column to[j].
func (b *block) moved(r row, to []int) row {
	n := b.row()
	for j, v := range r {
		if v != 0 {
			n[to[j]] = v
		}
	}
	return n
}

// copied returns a copy of r.
func (b *block) copied(r row) row {
	n := b.row()
	copy(n, r)
	return n
}

// place renumbers columns: column j of c becomes column to[j] of a conjunct
// with the given counts. Columns that nothing maps to are free; locals that
// nothing maps to are existentials. to[0] must be 0.
func (c conjunct) place(named, locals int, to []int) conjunct {
	d, b := empty(named, locals, len(c.eqs), len(c.ins))
	d.append(&c, &b, to)
	d.fillDivs(&b)
	return d
}

// empty returns a conjunct without constraints and with locals that are still to be defined, room for the
// given numbers of constraints, and memory for all rows.
func empty(named, locals, eqs, ins int) (conjunct, block) {
	eqRoom := eqs + 1
	rows := make([]row, eqRoom+ins+2)
	d := conjunct{named: named, eqs: rows[:0:eqRoom], ins: rows[eqRoom:eqRoom]}
	if locals > 0 {
		d.divs = make([]div, locals)
	}
	return d, newBlock(eqs+ins+locals, d.width())
}

// fillDivs makes existentials of the locals that have no definition yet.
func (c *conjunct) fillDivs(b *block) {
	for k := range c.divs {
		if c.divs[k].num == nil {
			c.divs[k].num = b.row()
		}
	}
}

// append adds the renumbered constraints and definitions of c to d.
func (d *conjunct) append(c *conjunct, b *block, to []int) {
	for _, r := range c.eqs {
		d.eqs = append(d.eqs, b.moved(r, to))
	}
	for _, r := range c.ins {
		d.ins = append(d.ins, b.moved(r, to))
	}
	for k, v := range c.divs {
		if at := to[c.local(k)] - 1 - d.named; at >= 0 {
			d.divs[at] = div{b.moved(v.num, to), v.den}
		}
	}
}

// owned returns a copy whose rows may be changed in place.
func (c conjunct) owned() conjunct {
	d, b := empty(c.named, len(c.divs), len(c.eqs), len(c.ins))
	for _, r := range c.eqs {
		d.eqs = append(d.eqs, b.copied(r))
	}
	for _, r := range c.ins {
		d.ins = append(d.ins, b.copied(r))
	}
	for k, v := range c.divs {
		d.divs[k] = div{b.copied(v.num), v.den}
	}
	return d
}

// conjoin returns a ∧ b.
//
// Given a, b over the same named columns. Equal definitions are merged later,
// by tidyUp.
func conjoin(a, b conjunct) conjunct {
	to := identity(1 + a.named)
	return conjoinOn(a.named, 0, a, b, to, to)
}

// conjoinOn returns a ∧ b with other columns: named column j of a becomes column toA[j] of named columns,
// followed by the given number of existentials, that of b column toB[j].
func conjoinOn(named, existentials int, a, b conjunct, toA, toB []int) conjunct {
	la, lb := len(a.divs), len(b.divs)
	x, m := empty(named, existentials+la+lb, len(a.eqs)+len(b.eqs), len(a.ins)+len(b.ins))
	x.append(&a, &m, withLocals(toA, 1+named+existentials, la))
	x.append(&b, &m, withLocals(toB, 1+named+existentials+la, lb))
	x.fillDivs(&m)
	return x
}

// withLocals extends a renumbering of named columns to n locals, which go to first, first+1, ...
func withLocals(to []int, first, n int) []int {
	if n == 0 {
		return to
	}
	full := make([]int, 0, len(to)+n)
	full = append(full, to...)
	for k := range n {
		full = append(full, first+k)
	}
	return full
}

func identity(n int) []int {
	id := make([]int, n)
	for i := range id {
		id[i] = i
	}
	return id
}

// with returns c with further equalities and inequalities.
func (c conjunct) with(eqs, ins []row) conjunct {
	c.eqs = append(slices.Clip(c.eqs), eqs...)
	c.ins = append(slices.Clip(c.ins), ins...)
	c.tidy, c.at = false, nil
	return c
}

// divBounds returns the rows that define local k.
//
// Returns num - den·e >= 0 and den·e + den - 1 - num >= 0, nil for an
// existential.
func (c *conjunct) divBounds(k int) []row {
	d := c.divs[k]
	if d.den == 0 {
		return nil
	}
	low := slices.Clone(d.num)
	low[c.local(k)] = -d.den
	high := negated(low)
	high[0] = add(high[0], d.den-1)
	return []row{low, high}
}

// forget turns named columns into existentials. The remaining named columns
// keep their order.
func (c conjunct) forget(drop func(col int) bool) conjunct {
	to := make([]int, c.width())
	keep, gone := 0, 0
	for j := 1; j <= c.named; j++ {
		if !drop(j) {
			keep++
			to[j] = keep
		}
	}
	for j := 1; j <= c.named; j++ {
		if drop(j) {
			gone++
			to[j] = keep + gone
		}
	}
	for k := range c.divs {
		to[c.local(k)] = c.local(k)
	}
	return c.place(keep, gone+len(c.divs), to)
}

func (c *conjunct) dependsOnExistential(r row) bool {
	for k, d := range c.divs {
		if d.den == 0 && r[c.local(k)] != 0 {
			return true
		}
	}
	return false
}

// dropLocals removes the locals for which gone holds; no row may use them.
func (c conjunct) dropLocals(gone func(k int) bool) conjunct {
	to := identity(c.width())
	n := 0
	for k := range c.divs {
		if gone(k) {
			to[c.local(k)] = 0
			continue
		}
		to[c.local(k)] = c.local(n)
		n++
	}
	if n == len(c.divs) {
		return c
	}
	return c.place(c.named, n, to)
}

// used reports, for each local, whether a constraint or the definition of a
// used local refers to it.
func (c *conjunct) used() []bool {
	u := make([]bool, len(c.divs))
	mark := func(r row) {
		for k := range u {
			u[k] = u[k] || r[c.local(k)] != 0
		}
	}
	for _, r := range c.eqs {
		mark(r)
	}
	for _, r := range c.ins {
		mark(r)
	}
	for k := len(u) - 1; k >= 0; k-- {
		if u[k] && c.divs[k].den > 0 {
			mark(c.divs[k].num)
		}
	}
	return u
}

// dropUnused removes the locals that no constraint needs.
func (c conjunct) dropUnused() conjunct {
	if len(c.divs) == 0 {
		return c
	}
	u := c.used()
	if !slices.Contains(u, false) {
		return c
	}
	return c.dropLocals(func(k int) bool { return !u[k] })
}

// dropUnusedOwned is dropUnused for an owned conjunct, whose rows it may change.
func dropUnusedOwned(c conjunct) conjunct {
	if len(c.divs) == 0 {
		return c
	}
	u := c.used()
	if !slices.Contains(u, false) {
		return c
	}
	compact := func(r row) row {
		n := 1 + c.named
		for k, uses := range u {
			if uses {
				r[n] = r[c.local(k)]
				n++
			}
		}
		return r[:n:n]
	}
	for i, r := range c.eqs {
		c.eqs[i] = compact(r)
	}
	for i, r := range c.ins {
		c.ins[i] = compact(r)
	}
	kept := c.divs[:0]
	for k, uses := range u {
		if uses {
			kept = append(kept, div{compact(c.divs[k].num), c.divs[k].den})
		}
	}
	c.divs, c.tidy, c.at = kept, false, nil
	return c
}

// addMultiple adds y·d to r, in place; it halts the operation on overflow.
func addMultiple(r row, y int64, d row) {
	for j, v := range d {
		if v != 0 {
			r[j] = add(r[j], mul(y, v))
		}
	}
}

// addToConstraint adds y·d, in place, to an equality or inequality, which is divided by the gcd of its
// coefficients if it does not fit otherwise.
func addToConstraint(r row, y int64, d row, inequality bool) {
	for j, v := range d {
		if v == 0 {
			continue
		}
		sum, ok := mulAdd2(1, r[j], y, v)
		if !ok {
			for k := range j { // undo
				r[k] -= y * d[k]
			}
			copy(r, reduced(bigSum(1, r, y, d), inequality))
			return
		}
		r[j] = sum
	}
}

// substitute adds r[col]·def to every row r, in place; column col becomes zero
// if without is set.
//
// Given an owned conjunct and def[col] = 0.
func (c *conjunct) substitute(w *work, col int, def row, without bool) {
	multiple := func(r row) int64 {
		y := r[col]
		if y != 0 {
			w.step(1 + len(r)/wideRow)
		}
		if without {
			r[col] = 0
		}
		return y
	}
	for _, r := range c.eqs {
		if y := multiple(r); y != 0 {
			addToConstraint(r, y, def, false)
		}
	}
	for _, r := range c.ins {
		if y := multiple(r); y != 0 {
			addToConstraint(r, y, def, true)
		}
	}
	for k, d := range c.divs {
		if y := multiple(d.num); y != 0 {
			c.addToDefinition(w, k, y, def)
		}
	}
}

// addToDefinition adds y·d, in place, to the numerator of local k. If that does not fit, its integer
// part moves into the rows that use the local.
func (c *conjunct) addToDefinition(w *work, k int, y int64, d row) {
	num, den := c.divs[k].num, c.divs[k].den
	if fits(num, y, d) {
		addMultiple(num, y, d)
		return
	}
	whole := make(row, len(num))
	for j, v := range d {
		sum := new(big.Int).Mul(big.NewInt(y), big.NewInt(v))
		sum.Add(sum, big.NewInt(num[j]))
		q, r := sum.DivMod(sum, big.NewInt(den), new(big.Int))
		if !q.IsInt64() {
			panic(halt{ErrOverflow})
		}
		whole[j], num[j] = q.Int64(), r.Int64()
	}
	c.substitute(w, c.local(k), whole, false)
}

// fits reports whether r + y·d has no overflow.
func fits(r row, y int64, d row) bool {
	for j, v := range d {
		if v != 0 {
			if _, ok := mulAdd2(1, r[j], y, v); !ok {
				return false
			}
		}
	}
	return true
}
