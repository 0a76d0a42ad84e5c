package sets

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// String returns the relation in isl notation, or the error in angle brackets.
func (r relation) String() string {
	if r.err != nil {
		return "<" + r.err.Error() + ">"
	}
	var b strings.Builder
	if len(r.params) > 0 {
		b.WriteString("[" + strings.Join(r.params, ", ") + "] -> ")
	}
	b.WriteString("{ ")
	b.WriteString(r.pieces())
	b.WriteString(" }")
	return b.String()
}

// pieces returns what stands between the braces.
func (r relation) pieces() string {
	if len(r.parts) == 0 {
		return newPrinter(r.space, conjunct{}).head() + " : false"
	}
	texts := make([]string, len(r.parts))
	for i, c := range r.parts {
		texts[i] = newPrinter(r.space, c).piece()
	}
	return strings.Join(texts, "; ")
}

// printer prints one conjunct of a space.
type printer struct {
	space
	c       conjunct
	columns []string // text of each column; locals as floor terms
	inlined []bool   // equalities printed inside the output tuple
}

func newPrinter(s space, c conjunct) *printer {
	p := &printer{space: s, c: c, columns: append([]string{""}, s.names()...), inlined: make([]bool, len(c.eqs))}
	for _, d := range c.divs {
		p.columns = append(p.columns, "floor("+p.fraction(d)+")")
	}
	return p
}

// fraction prints num/den, with parentheses around a sum.
func (p *printer) fraction(d div) string {
	num := p.sum(d.num)
	if terms(d.num) != 1 || d.num[0] != 0 {
		num = "(" + num + ")"
	}
	return num + "/" + strconv.FormatInt(d.den, 10)
}

// sum prints an affine form: positive terms first, the constant last unless
// it is the only positive one.
func (p *printer) sum(r row) string {
	var w sumWriter
	positive := slices.ContainsFunc(r[1:], func(v int64) bool { return v > 0 })
	rest := r[0]
	if !positive && rest > 0 && terms(r) > 0 {
		w.number(rest)
		rest = 0
	}
	for _, sign := range []int64{1, -1} {
		for j := 1; j < len(r) && j < len(p.columns); j++ {
			if r[j]*sign > 0 {
				w.term(r[j], p.columns[j])
			}
		}
	}
	return w.finish(rest)
}

func (p *printer) piece() string {
	head := p.head()
	if lines := p.lines(); len(lines) > 0 {
		return head + " : " + strings.Join(lines, " and ")
	}
	if p.out.absent {
		return " : true"
	}
	return head
}

// head prints the tuples. In a map an output dimension that an equality
// determines in terms of what precedes it is printed as an expression.
func (p *printer) head() string {
	out := p.out
	if !p.isMap {
		return out.String()
	}
	out.dims = slices.Clone(out.dims)
	for i, r := range p.c.eqs {
		col, rank := p.c.pivotColumn(r)
		if k := col - 1 - len(p.params) - len(p.in.dims); rank == 1 && k >= 0 && isConst(r[col:]) && !p.c.needed(i, col) {
			out.dims[k] = p.sum(solved(r, col))
			p.inlined[i] = true
		}
	}
	return p.in.String() + " -> " + out.String()
}

// needed reports whether a constraint other than equality i, or a definition,
// refers to a column.
func (c *conjunct) needed(i, col int) bool {
	for j, r := range c.eqs {
		if j != i && r[col] != 0 {
			return true
		}
	}
	uses := func(r row) bool { return r[col] != 0 }
	return slices.ContainsFunc(c.ins, uses) || slices.ContainsFunc(c.divs, func(d div) bool { return uses(d.num) })
}

// solved returns the form that equals column col by r = 0.
//
// Given r[col] = ±1.
func solved(r row, col int) row {
	s := slices.Clone(r)
	if r[col] > 0 {
		s = negated(r)
	}
	s[col] = 0
	return s
}

// lines prints the constraints: equalities, congruences, chains of
// inequalities; those on dimensions before those on parameters alone.
func (p *printer) lines() []string {
	var onDims, onParams []string
	put := func(r row, text string) {
		if p.subject(r) > len(p.params) {
			onDims = append(onDims, text)
		} else {
			onParams = append(onParams, text)
		}
	}
	for i, r := range p.c.eqs {
		if !p.inlined[i] {
			put(r, p.equality(r))
		}
	}
	for _, g := range p.groups() {
		for _, text := range p.chains(g) {
			put(g.row, text)
		}
	}
	return append(onDims, onParams...)
}

// subject returns the column a constraint is printed about: its last named
// column, else its last local.
func (p *printer) subject(r row) int {
	for j := p.c.named; j > 0; j-- {
		if r[j] != 0 {
			return j
		}
	}
	return len(r) - 1 - slices.IndexFunc(reversed(r), func(v int64) bool { return v != 0 })
}

func reversed(r row) row {
	c := slices.Clone(r)
	slices.Reverse(c)
	return c
}

// equality prints r = 0, as a congruence if it is one.
func (p *printer) equality(r row) string {
	if g, ok := p.c.congruence(r); ok {
		return p.congruenceText(g)
	}
	col, rank := p.c.pivotColumn(r)
	if rank != 1 {
		col = p.subject(r)
	}
	if r[col] < 0 {
		r = negated(r)
	}
	left, right := make(row, len(r)), negated(r)
	left[col], right[col] = r[col], 0
	return p.sum(left) + " = " + p.sum(right)
}

// congruence says form mod modulus = 0; local is the quotient.
type congruence struct {
	form    row
	modulus int64
	local   int
}

// congruence reads an equality as a congruence: num + d - den·e = 0 for a local
// e = floor(num/den) and -den < d <= 0.
func (c *conjunct) congruence(r row) (congruence, bool) {
	for k := len(c.divs) - 1; k >= 0; k-- {
		d, col := c.divs[k], c.local(k)
		if r[col] == 0 {
			continue
		}
		if r[col] > 0 {
			r = negated(r)
		}
		form := slices.Clone(r)
		form[col] = 0
		diff := scaled(1, form, -1, d.num)
		ok := -r[col] == d.den && isConst(diff) && 0 <= -diff[0] && -diff[0] < d.den
		return congruence{form, d.den, k}, ok
	}
	return congruence{}, false
}

// congruenceText prints a congruence with a residue in [0, modulus).
func (p *printer) congruenceText(g congruence) string {
	form := slices.Clone(g.form)
	for j := range form {
		form[j] -= floorDiv(form[j]+(g.modulus-1)/2, g.modulus) * g.modulus
	}
	if j := p.subject(form); form[j] < 0 {
		form = negated(form)
	}
	residue := -form[0] - floorDiv(-form[0], g.modulus)*g.modulus
	form[0] = 0
	text := p.sum(form)
	if terms(form) > 1 || !strings.HasPrefix(text, p.columns[p.subject(form)]) {
		text = "(" + text + ")"
	}
	m := strconv.FormatInt(g.modulus, 10)
	return text + " mod " + m + " = " + strconv.FormatInt(residue, 10)
}

// group collects the inequalities about one multiple of one column.
type group struct {
	row    row // the first, for its subject
	col    int
	coef   int64
	lowers []row // forms f with f <= coef·column
	uppers []row // forms g with coef·column <= g
}

// groups sorts the inequalities into groups, ordered by column.
func (p *printer) groups() []*group {
	var gs []*group
	for _, r := range p.c.ins {
		col := p.subject(r)
		coef := abs(r[col])
		i := slices.IndexFunc(gs, func(g *group) bool { return g.col == col && g.coef == coef })
		if i < 0 {
			i = len(gs)
			gs = append(gs, &group{row: r, col: col, coef: coef})
		}
		form := slices.Clone(r)
		form[col] = 0
		if r[col] > 0 {
			gs[i].lowers = append(gs[i].lowers, negated(form))
		} else {
			gs[i].uppers = append(gs[i].uppers, form)
		}
	}
	slices.SortStableFunc(gs, func(a, b *group) int { return cmp.Compare(a.col, b.col) })
	return gs
}

// chains prints a group; lower and upper bounds that share names are paired.
func (p *printer) chains(g *group) []string {
	mid := make(row, len(g.row))
	mid[g.col] = g.coef
	name := p.sum(mid)
	partner := partners(g.lowers, g.uppers)
	var out []string
	for i, l := range g.lowers {
		if j := partner[i]; j >= 0 {
			out = append(out, p.between(name, l, g.uppers[j]))
		} else {
			out = append(out, p.above(name, l))
		}
	}
	for j, u := range g.uppers {
		if !slices.Contains(partner, j) {
			out = append(out, p.below(name, u))
		}
	}
	return out
}

// partners pairs lower with upper bounds, those that share most terms first.
//
// Returns for each lower bound the index of an upper bound, or -1.
func partners(lowers, uppers []row) []int {
	partner := slices.Repeat([]int{-1}, len(lowers))
	for range min(len(lowers), len(uppers)) {
		bestI, bestJ, best := -1, -1, -1
		for i, l := range lowers {
			for j, u := range uppers {
				free := partner[i] < 0 && !slices.Contains(partner, j)
				if s := sharedTerms(l, u); free && s > best {
					bestI, bestJ, best = i, j, s
				}
			}
		}
		partner[bestI] = bestJ
	}
	return partner
}

// sharedTerms counts the columns with the same non-zero coefficient.
func sharedTerms(a, b row) int {
	n := 0
	for j := 1; j < len(a); j++ {
		if a[j] != 0 && a[j] == b[j] {
			n++
		}
	}
	return n
}

func (p *printer) between(name string, l, u row) string {
	left := p.sum(l) + " <= "
	if strictLow(l) {
		left = p.sum(shifted(l, -1)) + " < "
	}
	return left + p.below(name, u)
}

func (p *printer) below(name string, u row) string {
	if u[0] == -1 && !isConst(u) {
		return name + " < " + p.sum(shifted(u, 1))
	}
	return name + " <= " + p.sum(u)
}

func (p *printer) above(name string, l row) string {
	if strictLow(l) {
		return name + " > " + p.sum(shifted(l, -1))
	}
	return name + " >= " + p.sum(l)
}

// strictLow reports whether l <= x reads better as l-1 < x.
func strictLow(l row) bool { return l[0] == 1 && !isConst(l) }
