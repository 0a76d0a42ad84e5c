package sets

import "slices"

// pip is a lexicographic minimum by Feautrier's parametric dual simplex (RAIRO 1988) with a context and Gomory cuts.
//
// The unknowns of a system are x_i = x'_i - M, x'_i >= 0, for an M above all numbers. Each row of the tableau is an
// integer number
//
//	(m·M + f(context) + sum a_j·y_j) / den
//
// over the columns y_j >= 0, which are x' and the slacks of constraints in turn, stored as
//
//	[den | m | constant | a_1 ... a_n | parameters | locals of the context]
//
// The first n rows are the x'; all others, too, have to be >= 0. The columns are lexicographically positive in the first rows, so the
// point y = 0 is the least one as soon as it satisfies all rows and is integral.
type pip struct {
	w       *work
	n       int // unknowns
	named   int // columns of the context: parameters and dimensions that count as such
	outputs int // unknowns that are asked for; the others are floor terms
	found   []pipCase
	endless []conjunct // contexts in which there is no least point as the outputs have no lower bound
}

// pipCase is a solution: the values of the outputs, as rows over the context.
type pipCase struct {
	context conjunct
	values  []row
}

// pipNode is a case in the making.
type pipNode struct {
	context conjunct
	rows    []row
	known   []bool // rows that are >= 0 in the context
}

const (
	pipBig   = 1 // column of M
	pipConst = 2
	pipFirst = 3 // column of y_1
)

// leastParametric is least by parametric integer programming.
//
// Returns the points, and the contexts in which the columns have no lower bound; the rest of the
// domain, in which there is no point, is neither.
func leastParametric(w *work, c conjunct, first int) (least, endless []conjunct) {
	p := &pip{w: w, named: first - 1, outputs: c.named + 1 - first}
	stack := []pipNode{p.start(c)}
	for len(stack) > 0 {
		node := stack[len(stack)-1]
		stack = append(stack[:len(stack)-1], p.advance(node)...)
	}
	for _, s := range p.found {
		least = append(least, s.conjunct(c.named, first))
	}
	return least, p.endless
}

// start makes the tableau of c, whose locals that depend on parameters alone belong to the context.
func (p *pip) start(c conjunct) pipNode {
	to := make([]int, c.width()) // column of the tableau
	to[0] = pipConst
	var inner, outer []int
	for k, d := range c.divs {
		own := false
		for j := p.named + 1; j < len(d.num); j++ {
			own = own || d.num[j] != 0 && (j <= c.named || slices.Contains(inner, j))
		}
		if own {
			inner = append(inner, c.local(k))
		} else {
			outer = append(outer, c.local(k))
		}
	}
	p.n = p.outputs + len(inner)
	for j := 1; j <= p.named; j++ {
		to[j] = pipFirst + p.n + j - 1
	}
	for i := range p.outputs {
		to[p.named+1+i] = pipFirst + i
	}
	for i, j := range inner {
		to[j] = pipFirst + p.outputs + i
	}
	for i, j := range outer {
		to[j] = pipFirst + p.n + p.named + i
	}
	node := pipNode{context: conjunct{named: p.named}}
	width := pipFirst + p.n + p.named + len(outer)
	for i := range p.n {
		r := make(row, width)
		r[0], r[pipFirst+i] = 1, 1
		node.rows = append(node.rows, r)
	}
	for i, j := range outer {
		d := c.divs[j-1-c.named]
		num := make(row, 1+p.named+len(outer))
		num[0] = d.num[0]
		copy(num[1:], d.num[1:1+p.named])
		for e, l := range outer[:i] {
			num[1+p.named+e] = d.num[l]
		}
		node.context.divs = append(node.context.divs, div{num, d.den})
	}
	p.impose(&node, c.inequalities(), to, width)
	for _, j := range inner {
		p.impose(&node, c.divBounds(j-1-c.named), to, width)
	}
	node.known = make([]bool, len(node.rows))
	return node
}

// impose adds the inequalities of a conjunct: to the context those without unknowns.
func (p *pip) impose(node *pipNode, ins []row, to []int, width int) {
	for _, in := range ins {
		r := make(row, width)
		r[0] = 1
		unknown := false
		for j, v := range in {
			if v == 0 {
				continue
			}
			r[to[j]] = v
			if at := to[j]; at >= pipFirst && at < pipFirst+p.n {
				r[pipBig] = add(r[pipBig], -v)
				unknown = true
			}
		}
		if unknown {
			node.rows = append(node.rows, r)
		} else {
			node.context = node.context.with(nil, []row{p.onContext(r)})
		}
	}
}

// onContext returns the constant part of a row over the columns of the context, times den.
func (p *pip) onContext(r row) row {
	return append(row{r[pipConst]}, r[pipFirst+p.n:]...)
}

// advance takes steps in a case until it splits or ends, and returns the cases that it splits into.
func (p *pip) advance(node pipNode) []pipNode {
	for {
		probe := p.w.probe(node.context)
		if probe == nil {
			return nil
		}
		next, done := p.step(&node, probe)
		probe.release()
		if done {
			return next
		}
	}
}

// step makes pivots and a cut within one context; done is true if the case ended or split.
func (p *pip) step(node *pipNode, probe *probe) (next []pipNode, done bool) {
	for {
		r, split := p.violated(node, probe)
		switch {
		case split >= 0:
			return p.split(node, split), true
		case r >= 0:
			if !p.pivot(node, r) {
				return nil, true
			}
		default:
			return nil, p.cut(node, probe)
		}
	}
}

// violated returns a row that is negative in all of the context, or one that is in part of it; -1 for none.
func (p *pip) violated(node *pipNode, probe *probe) (negative, split int) {
	split = -1
	p.w.cells(len(node.rows))
	for i, r := range node.rows {
		if node.known[i] || r[pipBig] > 0 {
			continue
		}
		f := p.onContext(r)
		switch {
		case r[pipBig] < 0, isConst(f) && f[0] < 0:
			return i, -1
		case isConst(f) || !probe.meets(complement(f)):
			node.known[i] = true
		case !probe.meets(f):
			return i, -1
		case split < 0 || p.helpless(r) && !p.helpless(node.rows[split]):
			split = i
		}
	}
	return -1, split
}

// helpless reports whether no column can make the row greater: where it is negative there is no point.
func (p *pip) helpless(r row) bool {
	return !slices.ContainsFunc(r[pipFirst:pipFirst+p.n], func(a int64) bool { return a > 0 })
}

// split returns the cases in which row i is >= 0 and in which it is not.
func (p *pip) split(node *pipNode, i int) []pipNode {
	f := p.onContext(node.rows[i])
	p.w.step(1)
	p.w.cells(len(node.rows) * len(node.rows[i]))
	below := pipNode{node.context.with(nil, []row{complement(f)}), copied(node.rows), slices.Clone(node.known)}
	node.context = node.context.with(nil, []row{f})
	node.known[i] = true
	return []pipNode{below, *node}
}

// pivot makes the slack of negative row r a column, in place of the one that keeps the columns lexicographically
// positive; false if no column can make the row greater.
func (p *pip) pivot(node *pipNode, r int) bool {
	k := -1
	for j := pipFirst; j < pipFirst+p.n; j++ {
		if node.rows[r][j] > 0 && (k < 0 || p.less(node, r, j, k)) {
			k = j
		}
	}
	if k < 0 {
		return false
	}
	y := negated(node.rows[r]) // of y_k
	d, a := -y[0], -y[k]
	y[0], y[k] = 0, d
	for i, q := range node.rows {
		p.w.step(1 + len(q)/wideRow)
		if f := q[k]; i != r && f != 0 {
			q[k] = 0
			node.rows[i] = combine(a, q, f, y)
			node.known[i] = false
		}
	}
	unit := node.rows[r]
	clear(unit)
	unit[0], unit[k] = 1, 1
	node.known[r] = true
	return true
}

// less reports whether column j, divided by its entry in row r, is lexicographically less than column k.
func (p *pip) less(node *pipNode, r, j, k int) bool {
	a, b := node.rows[r][j], node.rows[r][k]
	for _, q := range node.rows[:p.n] {
		x, ok := mul2(q[j], b)
		y, ok2 := mul2(q[k], a)
		if !ok || !ok2 {
			panic(halt{ErrOverflow})
		}
		if x != y {
			return x < y
		}
	}
	return false
}

// cut ends the case if the point y = 0 is integral, or endless. Otherwise it adds a Gomory cut, or writes the point in another
// form that the context allows, and returns false.
//
// For an x' = (f + sum a_j·y_j)/den the number (f' + den·floor(-f'/den) + sum (a_j mod den)·y_j)/den, f' = f mod den, is an integer above
// -1, hence >= 0.
func (p *pip) cut(node *pipNode, probe *probe) bool {
	for i := range p.n {
		r := node.rows[i]
		if r[pipBig] != r[0] {
			p.endless = append(p.endless, node.context)
			return true
		}
		f := p.onContext(r)
		if !slices.ContainsFunc(f, func(v int64) bool { return v%r[0] != 0 }) {
			continue
		}
		for j, v := range f {
			f[j] = v - floorDiv(v, r[0])*r[0]
		}
		if isConst(f) {
			p.add(node, i, f)
			return false
		}
		col := p.quotient(node, negated(f), r[0])
		f = padded(f, node.context.width())
		f[col] = add(f[col], r[0])
		if col < probe.c.width() && probe.excludes(complement(f)) || col >= probe.c.width() && p.w.empty(node.context, complement(f)) {
			p.rewrite(node, i, f)
			return false
		}
		p.add(node, i, f)
		return false
	}
	p.solved(node)
	return true
}

// quotient returns the column of floor(num/den) in the context, a new one if it has none.
func (p *pip) quotient(node *pipNode, num row, den int64) int {
	c := &node.context
	for k, d := range c.divs {
		if d.den == den && slices.Equal(d.num, num) {
			return c.local(k)
		}
	}
	k := len(c.divs)
	*c = c.place(c.named, k+1, identity(c.width()))
	c.divs[k] = div{padded(num, c.width()), den}
	for i, r := range node.rows {
		node.rows[i] = append(slices.Clip(r), 0)
	}
	return c.local(k)
}

// add adds the cut of row i with constant part f; a constant one is short of the next multiple of den.
func (p *pip) add(node *pipNode, i int, f row) {
	r := node.rows[i]
	p.w.step(1 + len(r)/wideRow)
	q := make(row, len(r))
	q[0] = r[0]
	for j := pipFirst; j < pipFirst+p.n; j++ {
		q[j] = r[j] - floorDiv(r[j], r[0])*r[0]
	}
	if q[pipConst] = f[0]; isConst(f) {
		q[pipConst] = f[0] - r[0]
	}
	copy(q[pipFirst+p.n:], f[1:])
	node.rows = append(node.rows, primitive(q))
	node.known = append(node.known, false)
}

// rewrite subtracts f, which is 0 in the context, from row i.
func (p *pip) rewrite(node *pipNode, i int, f row) {
	r := slices.Clone(node.rows[i])
	r[pipConst] = add(r[pipConst], -f[0])
	for j, v := range f[1:] {
		r[pipFirst+p.n+j] = add(r[pipFirst+p.n+j], -v)
	}
	node.rows[i] = primitive(r)
}

// solved adds the solution y = 0.
func (p *pip) solved(node *pipNode) {
	s := pipCase{context: node.context}
	for _, r := range node.rows[:p.outputs] {
		f := p.onContext(r)
		for j := range f {
			f[j] /= r[0]
		}
		s.values = append(s.values, f)
	}
	p.found = append(p.found, s)
}

// conjunct returns the solution as a conjunct over the named columns.
func (s pipCase) conjunct(named, first int) conjunct {
	to := identity(s.context.width())
	for k := range s.context.divs {
		to[s.context.local(k)] = 1 + named + k
	}
	c := s.context.place(named, len(s.context.divs), to)
	for i, f := range s.values {
		eq := make(row, c.width())
		for j, v := range f {
			eq[to[j]] = v
		}
		eq[first+i] = -1
		c.eqs = append(c.eqs, eq)
	}
	return c
}
