package sets

// verdict is the answer of a search that may give up.
type verdict int

const (
	no verdict = iota
	yes
	unsure
)

// branchLimit bounds the nodes of one branch-and-bound search; after that the
// Omega test, which always ends, decides.
const branchLimit = 200

// empty reports whether c has no integer point (existentials included).
// It is exact.
func (w *work) empty(c conjunct) bool {
	_, v := w.point(c)
	return v == no
}

// point decides whether c has an integer point.
//
// Returns yes with a point over all columns of c, unsure if c has points but
// none is known, or no.
func (w *work) point(c conjunct) (row, verdict) {
	p, v, o := w.search(c)
	if v == unsure && !w.omega(o) {
		return nil, no
	}
	return p, v
}

// plainlyEmpty reports whether a search of bounded length shows that c has no
// integer point. It may miss that.
func (w *work) plainlyEmpty(c conjunct) bool {
	_, v, _ := w.search(c)
	return v == no
}

// search looks for an integer point of c by branch and bound.
//
// Returns yes with a point, no, or unsure with the system of inequalities
// that is left to decide.
func (w *work) search(c conjunct) (row, verdict, conjunct) {
	o := c.opened()
	w.step(1 + len(o.eqs) + len(o.ins))
	o, trail, ok := w.solveAll(o)
	if !ok {
		return nil, no, o
	}
	t := newTableau(w, o.width()-1)
	for _, r := range o.ins {
		if !t.add(r) {
			return nil, no, o
		}
	}
	nodes := branchLimit
	p, v := t.branch(&nodes)
	if v == yes {
		p = trail.complete(p)
	}
	return p, v, o
}

// binding records that a column was replaced by a form over the others.
type binding struct {
	col int
	def row
}

// bindings are substitutions in the order in which they were made.
type bindings []binding

// complete computes the values of the replaced columns.
//
// Given p, the values of the columns that remain.
func (b bindings) complete(p row) row {
	for i := len(b) - 1; i >= 0; i-- {
		p[b[i].col-1] = dot(b[i].def, p)
	}
	return p
}

// solveAll solves the equalities of a conjunct all of whose columns are
// existentials, by unimodular substitutions.
//
// Returns an equivalent system of inequalities, or false if the equalities
// have no integer solution or an inequality is plainly false.
func (w *work) solveAll(o conjunct) (conjunct, bindings, bool) {
	var trail bindings
	for len(o.eqs) > 0 {
		r := primitive(append(row{}, o.eqs[0]...))
		if !solvable(r) {
			return o, nil, false
		}
		if isConst(r) {
			o.eqs = o.eqs[1:]
			continue
		}
		col, def := o.reduction(r)
		o = o.rebind(w, col, def)
		trail = append(trail, binding{col, def})
	}
	o, _, ok := o.tightenInequalities(w)
	if ok && len(o.eqs) > 0 {
		var more bindings
		o, more, ok = w.solveAll(o)
		trail = append(trail, more...)
	}
	return o, trail, ok
}

// reduction chooses a unimodular substitution that makes the equality r = 0
// over existentials smaller.
//
// Let a be the existential coefficient of least magnitude, of column x. If all others
// are multiples of a and the whole row is (a = ±1), x is solved for; otherwise
// x := x - sum round(r_j/a)·x_j leaves coefficients of at most |a|/2. In the
// second case the form refers to x itself as the new unknown.
func (o *conjunct) reduction(r row) (int, row) {
	x := 0
	for k := range o.divs {
		j := o.local(k)
		if o.divs[k].den == 0 && r[j] != 0 && (x == 0 || abs(r[j]) < abs(r[x])) {
			x = j
		}
	}
	def := make(row, len(r))
	if abs(r[x]) == 1 {
		for j, v := range r {
			def[j] = -v * r[x]
		}
		def[x] = 0
		return x, def
	}
	for k := range o.divs {
		if j := o.local(k); j != x && o.divs[k].den == 0 {
			def[j] = -roundDiv(r[j], r[x])
		}
	}
	def[x] = 1
	return x, def
}

// rebind applies a substitution found by reduction.
func (c conjunct) rebind(w *work, col int, def row) conjunct {
	if def[col] == 0 {
		return c.replace(w, col, def)
	}
	whole := append(row{}, def...)
	whole[col] = 0
	return c.replaceSelf(w, col, whole)
}

func abs(v int64) int64 { return max(v, -v) }

// roundDiv returns the integer nearest to a/b.
func roundDiv(a, b int64) int64 {
	if b < 0 {
		a, b = -a, -b
	}
	return floorDiv(add(a, b/2), b)
}

// branch searches for an integer point by branch and bound.
//
// Given a feasible tableau and the number of nodes left.
func (t *tableau) branch(nodes *int) (row, verdict) {
	p := make(row, t.n)
	split, bound := -1, int64(0)
	for v := range p {
		num, den := t.value(v)
		p[v] = floorDiv(num, den)
		if split < 0 && num%den != 0 {
			split, bound = v, p[v]
		}
	}
	if split < 0 {
		return p, yes
	}
	if *nodes--; *nodes < 0 {
		return nil, unsure
	}
	low, high := make(row, t.n+1), make(row, t.n+1)
	low[0], low[1+split] = bound, -1
	high[0], high[1+split] = -bound-1, 1
	result := no
	for _, cut := range []row{low, high} {
		c := t.clone()
		if !c.add(cut) {
			continue
		}
		q, v := c.branch(nodes)
		if v == yes {
			return q, yes
		}
		if v == unsure {
			result = unsure
		}
	}
	return nil, result
}

// feasible reports whether the inequalities of o have a rational solution.
func (w *work) feasible(o conjunct) bool {
	t := newTableau(w, o.width()-1)
	for _, r := range o.ins {
		if !t.add(r) {
			return false
		}
	}
	return true
}

// thinAbove is the number of inequalities from which on the Omega test removes
// redundant ones before it eliminates: elimination squares their number.
const thinAbove = 12

// thin removes the inequalities that the others imply over the rationals.
func (c conjunct) thin(w *work) conjunct {
	c.ins = dropEach(c.ins, func(r row, rest []row) bool {
		t := newTableau(w, c.width()-1)
		for _, s := range rest {
			t.add(s)
		}
		num, _, bounded := t.maximum(negated(r))
		return bounded && num <= 0
	})
	return c
}

// omega decides by the Omega test whether a system of inequalities over
// existentials has an integer solution. It always ends: each step removes one
// unknown from every remaining system.
func (w *work) omega(o conjunct) bool {
	stack := []conjunct{o}
	for len(stack) > 0 {
		c := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		c, _, ok := w.solveAll(c)
		if !ok || !w.feasible(c) {
			continue
		}
		if len(c.ins) > thinAbove {
			c = c.thin(w)
		}
		x, _ := c.cheapest()
		if x == 0 {
			return true
		}
		next := c.shadows(w, x)
		for i := len(next) - 1; i >= 0; i-- {
			stack = append(stack, next[i])
		}
	}
	return false
}
