package sets

import (
	"fmt"
	"slices"
	"strings"
	"sync"
)

// tuple is an ordered list of dimensions with an optional name; a pair of
// tuples has the dimensions of both. The tuple of a set of parameter values is
// absent.
type tuple struct {
	name   string
	dims   []string
	pair   *pair
	absent bool
}

// pair is the structure of a nested tuple [left -> right].
type pair struct{ left, right shape }

// shape is a tuple without the names of its dimensions.
type shape struct {
	name string
	size int
	pair *pair
}

// space names the columns of a relation: [1 | params | in | out | locals].
// A set has only the out tuple. All names of a space differ; parameters are
// sorted, so that adding some keeps the order of the columns.
type space struct {
	params []string
	in     tuple
	out    tuple
	isMap  bool
}

// SpaceError says that operands do not fit together, or that a name is
// missing, repeated or already taken.
type SpaceError struct{ Reason string }

func (e *SpaceError) Error() string { return e.Reason }

// misfit halts the operation with a *SpaceError.
func misfit(format string, args ...any) {
	panic(halt{&SpaceError{fmt.Sprintf(format, args...)}})
}

// named returns the number of named columns.
func (s space) named() int { return len(s.params) + len(s.in.dims) + len(s.out.dims) }

// names returns the names of columns 1, 2, ...
func (s space) names() []string { return slices.Concat(s.params, s.in.dims, s.out.dims) }

// dims returns the dimensions, in then out.
func (s space) dims() []string { return slices.Concat(s.in.dims, s.out.dims) }

// column returns the column of a name, or 0.
func (s space) column(name string) int { return 1 + slices.Index(s.names(), name) }

func (t tuple) shape() shape { return shape{t.name, len(t.dims), t.pair} }

func (t tuple) String() string {
	if t.absent {
		return ""
	}
	var b strings.Builder
	t.shape().write(&b, t.dims)
	return b.String()
}

// write writes a tuple of the shape with the given texts as dimensions.
func (s shape) write(b *strings.Builder, dims []string) {
	b.WriteString(s.name)
	b.WriteByte('[')
	if s.pair != nil {
		s.pair.left.write(b, dims[:s.pair.left.size])
		b.WriteString(" -> ")
		s.pair.right.write(b, dims[s.pair.left.size:])
	} else {
		for i, d := range dims {
			if i > 0 {
				b.WriteString(", ")
			}
			b.WriteString(d)
		}
	}
	b.WriteByte(']')
}

// matches reports whether tuples have the same names, nesting and number of
// dimensions.
func (t tuple) matches(u tuple) bool { return t.absent == u.absent && t.shape().matches(u.shape()) }

func (s shape) matches(t shape) bool {
	if s.name != t.name || s.size != t.size || (s.pair == nil) != (t.pair == nil) {
		return false
	}
	return s.pair == nil || s.pair.left.matches(t.pair.left) && s.pair.right.matches(t.pair.right)
}

// changed returns a tuple with other dimensions; it loses the name and the
// nesting if they differ from those of t.
func (t tuple) changed(dims []string) tuple {
	if slices.Equal(t.dims, dims) {
		return t
	}
	return tuple{dims: dims}
}

func requireMatch(t, u tuple) {
	if !t.matches(u) {
		misfit("tuple %v does not fit tuple %v", t, u)
	}
}

// fresh returns name, with primes appended until it is not taken.
func fresh(name string, taken []string) string {
	for slices.Contains(taken, name) {
		name += "'"
	}
	return name
}

// distinct renames dimensions that clash with a parameter or an earlier
// dimension by appending primes.
func (s space) distinct() space {
	if s.isDistinct() {
		return s
	}
	taken := slices.Clone(s.params)
	rename := func(t tuple) tuple {
		t.dims = slices.Clone(t.dims)
		for i, d := range t.dims {
			t.dims[i] = fresh(d, taken)
			taken = append(taken, t.dims[i])
		}
		return t
	}
	s.in, s.out = rename(s.in), rename(s.out)
	return s
}

// isDistinct reports whether no dimension has the name of a parameter or an earlier dimension.
func (s space) isDistinct() bool {
	for i, d := range s.in.dims {
		if slices.Contains(s.params, d) || slices.Contains(s.in.dims[:i], d) {
			return false
		}
	}
	for i, d := range s.out.dims {
		if slices.Contains(s.params, d) || slices.Contains(s.in.dims, d) || slices.Contains(s.out.dims[:i], d) {
			return false
		}
	}
	return true
}

// unprimed removes the primes of dimensions where no clash results.
func (s space) unprimed() space {
	primed := func(d string) bool { return strings.HasSuffix(d, "'") }
	if !slices.ContainsFunc(s.in.dims, primed) && !slices.ContainsFunc(s.out.dims, primed) {
		return s
	}
	s.in, s.out = s.in.unprimed(), s.out.unprimed()
	return s.distinct()
}

func (t tuple) unprimed() tuple {
	t.dims = slices.Clone(t.dims)
	for i, d := range t.dims {
		t.dims[i] = strings.TrimRight(d, "'")
	}
	return t
}

// mergeParams returns the names in s or t, sorted.
func mergeParams(s, t []string) []string {
	if slices.Equal(s, t) && slices.IsSorted(s) {
		return s
	}
	m := slices.Concat(s, t)
	slices.Sort(m)
	return slices.Compact(m)
}

// relation is what Set and Map share: a union of conjuncts in a space, or an
// error. A relation without error and without conjuncts is empty.
type relation struct {
	space
	parts []conjunct
	err   error
	opt   options

	canonical bool  // one that its memo keeps; never set in a copy
	late      *late // what is still to be done for parts; nil in a copy
}

// value returns a copy of the relation, the empty one for nil.
func (r *relation) value() relation {
	if r == nil {
		return relation{}
	}
	v := *r.settled()
	v.canonical = false
	return v
}

// late is a relation of which the constraints are there, and whose normal form is made when somebody looks at it: what
// intersections, compositions, projections and differences give is often an operand of one operation only, or of none.
// It says what the relation was made from. A union has not even its space until then.
//
// Values with a memo or a context get their normal form at once: a canonical value must have it, and an operation that came
// to its end before the context did should not fail later.
type late struct {
	raw    []conjunct // in place of parts; they may have existentials, unless distinct is set
	to     []int      // if not nil, in place of raw: the columns of a, of which column j becomes column to[j]
	some   bool       // each conjunct has a point
	apart  bool       // raw: no existentials, no two alike
	united int        // not 0 for the union of a and b: how many unions that nobody has looked at are one in another, at most
	op     string     // the operation, for messages; it is not run again
	a, b   *relation  // its operands; b is nil if there is one
	left   int        // steps that the operation may still take
	once   sync.Once
	result *relation
}

// eager reports whether results get their normal form at once.
func (o options) eager() bool { return o.memo != nil || o.ctx != nil }

// settled returns the relation in normal form.
func (r *relation) settled() *relation {
	if r == nil || r.late == nil {
		return r
	}
	r.late.once.Do(func() { r.late.settle(r.space, r.opt) })
	return r.late.result
}

// settle makes the result.
func (l *late) settle(s space, opt options) {
	if l.united > 0 {
		r := union(l.a.value(), l.b.value())
		l.result, l.a, l.b = &r, nil, nil
		return
	}
	r := relation{space: s, opt: opt}
	cause := attempt(func() {
		w := opt.begin()
		w.left = l.left
		if l.to != nil {
			r.parts = w.renumbered(*l.a, s, l.to).parts
		} else {
			r.parts = l.finish(w)
		}
		w.end()
	})
	if cause != nil {
		r = relation{space: l.a.space, err: &OpError{l.op, l.texts(), cause}, opt: opt}
	}
	l.result, l.raw, l.to, l.a, l.b = &r, nil, nil, nil, nil
}

// texts returns the operands' notation.
func (l *late) texts() []string {
	if l.b == nil {
		return operandTexts(*l.a)
	}
	return operandTexts(*l.a, *l.b)
}

// finish makes the normal forms.
func (l *late) finish(w *work) (out []conjunct) {
	if !l.apart {
		return w.normal(l.raw)
	}
	for k, c := range l.raw {
		w.waiting = len(l.raw) - 1 - k
		if c, ok := c.simplify(w); ok {
			out = append(out, c)
		}
	}
	return out
}

// later returns r with the given conjuncts, whose normal form is still to be made.
func (r relation) later(raw []conjunct) relation {
	r.parts = nil
	if len(raw) > 0 {
		r.late = &late{raw: raw}
	}
	return r
}

// finished returns the conjuncts of r in normal form.
func (r relation) finished(w *work) []conjunct {
	if r.late == nil {
		return r.parts
	}
	return r.late.finish(w)
}

// simple reports whether there is at most one conjunct, or an error.
func (r *relation) simple() bool { return r == nil || len(r.settled().parts) < 2 }

// withParams returns r over the given parameters, which include its own.
func (r relation) withParams(params []string) relation {
	if slices.Equal(params, r.params) {
		return r
	}
	to := make([]int, 1+r.named())
	for i, p := range r.params {
		to[1+i] = 1 + slices.Index(params, p)
	}
	for i := len(r.params); i < r.named(); i++ {
		to[1+i] = 1 + i + len(params) - len(r.params)
	}
	s := r.space
	s.params = params
	m := r.moved(s.distinct(), to)
	for i, c := range r.parts {
		m.parts[i].tidy, m.parts[i].at = c.tidy, c.at.moved(s.named(), to)
	}
	return m
}

// moved renumbers the named columns of every conjunct: column j becomes to[j],
// or an existential if to[j] = 0 for j > 0.
func (r relation) moved(s space, to []int) relation {
	parts := make([]conjunct, len(r.parts))
	for i, c := range r.parts {
		parts[i] = c.movedTo(s.named(), to)
	}
	return relation{space: s, parts: parts, opt: r.opt}
}

func (c conjunct) movedTo(named int, to []int) conjunct {
	full := make([]int, len(to), len(to)+len(c.divs))
	copy(full, to)
	locals := 0
	for j := 1; j < len(to); j++ {
		if to[j] == 0 {
			full[j] = 1 + named + locals
			locals++
		}
	}
	for k := range c.divs {
		full = append(full, 1+named+locals+k)
	}
	return c.place(named, locals+len(c.divs), full)
}

// aligned brings two relations over the same parameters.
func aligned(a, b relation) (relation, relation) {
	params := mergeParams(a.params, b.params)
	return a.withParams(params), b.withParams(params)
}

// operation computes a relation from operands.
//
// The error of an operand is returned unchanged; if f halts, the result is an
// *OpError. f gets the operands over common parameters.
func operation(op string, a, b relation, f func(w *work, a, b relation) relation) relation {
	opt := a.opt.tighter(b.opt)
	if err := firstError(a, b); err != nil {
		return relation{space: a.space, err: err, opt: opt}
	}
	var out relation
	cause := attempt(func() {
		w := opt.begin()
		a, b := aligned(a, b)
		out = f(w, a, b)
		out.settleNow(w, opt)
		w.end()
	})
	if cause != nil {
		out = relation{space: a.space, err: &OpError{op, operandTexts(a, b), cause}}
	}
	out.opt = opt
	if out.late != nil {
		x, y := a, b
		out.late.op, out.late.a, out.late.b = op, &x, &y
	}
	return out
}

// settleNow makes the normal form of a result that needs it at once.
func (r *relation) settleNow(w *work, opt options) {
	if r.late == nil {
		return
	}
	if r.late.left = w.left; opt.eager() {
		r.parts, r.late = r.late.finish(w), nil
	}
}

// unary is operation for one operand.
func unary(op string, a relation, f func(w *work, a relation) relation) relation {
	if a.err != nil {
		return a
	}
	var out relation
	cause := attempt(func() {
		w := a.opt.begin()
		out = f(w, a)
		out.settleNow(w, a.opt)
		w.end()
	})
	if cause != nil {
		out = relation{space: a.space, err: &OpError{op, operandTexts(a), cause}}
	}
	out.opt = a.opt
	if out.late != nil {
		x := a
		out.late.op, out.late.a = op, &x
	}
	return out
}

// decide computes a predicate of two relations.
func decide(op string, a, b relation, f func(w *work, a, b relation) bool) (bool, error) {
	if err := firstError(a, b); err != nil {
		return false, err
	}
	var answer bool
	cause := attempt(func() {
		w := a.opt.tighter(b.opt).begin()
		a, b := aligned(a, b)
		answer = f(w, a, b)
		w.end()
	})
	if cause != nil {
		return false, &OpError{op, operandTexts(a, b), cause}
	}
	return answer, nil
}

func firstError(rs ...relation) error {
	for _, r := range rs {
		if r.err != nil {
			return r.err
		}
	}
	return nil
}

// operandTexts returns the operands' notation, cut at 400 bytes.
func operandTexts(rs ...relation) []string {
	var texts []string
	for _, r := range rs {
		texts = append(texts, shortened(r.String()))
	}
	return texts
}

func shortened(text string) string {
	if len(text) > 400 {
		return text[:400] + "..."
	}
	return text
}

// normal returns the conjuncts without existentials and in normal form; empty
// ones and repetitions are left out.
func (w *work) normal(parts []conjunct) []conjunct {
	var out []conjunct
	for _, c := range parts {
		if c.tidy {
			out = appendNew(out, c)
			continue
		}
		for _, d := range w.memo.normalForms(w, &c, func() []conjunct { return w.normalForms(c) }) {
			out = appendNew(out, d)
		}
	}
	return out
}

// normalForms returns a conjunct without existentials and in normal form. Where that overflows, it
// gives existentials with constant bounds each of their values in turn, which keeps coefficients small.
func (w *work) normalForms(c conjunct) []conjunct {
	var out []conjunct
	try := func() {
		for _, d := range c.owned().resolveOwned(w) {
			if d, ok := d.simplifyOwned(w); ok {
				out = append(out, d)
			}
		}
	}
	switch {
	case w.byValue:
		try()
	case !withoutOverflow(try):
		out, w.byValue = nil, true
		try()
		w.byValue = false
	}
	return out
}

// appendNew appends c unless the same conjunct is there.
func appendNew(parts []conjunct, c conjunct) []conjunct {
	if among([]conjunct{c}, parts) {
		return parts
	}
	return append(parts, c)
}

// among reports whether each conjunct of a is also one of b, most likely the one at the same place.
func among(a, b []conjunct) bool {
	for i := range a {
		if i < len(b) && alike(&a[i], &b[i]) {
			continue
		}
		if !slices.ContainsFunc(b, func(d conjunct) bool { return alike(&a[i], &d) }) {
			return false
		}
	}
	return true
}

// sameConjunct compares normal forms; equal forms have equal points.
func sameConjunct(a, b conjunct) bool { return alike(&a, &b) }

// alike is sameConjunct without copies.
func alike(a, b *conjunct) bool {
	if len(a.eqs) != len(b.eqs) || len(a.ins) != len(b.ins) || len(a.divs) != len(b.divs) {
		return false
	}
	for i, r := range a.ins {
		if !slices.Equal(r, b.ins[i]) {
			return false
		}
	}
	for i, r := range a.eqs {
		if !slices.Equal(r, b.eqs[i]) {
			return false
		}
	}
	for i, d := range a.divs {
		if d.den != b.divs[i].den || !slices.Equal(d.num, b.divs[i].num) {
			return false
		}
	}
	return true
}
