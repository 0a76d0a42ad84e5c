package sets

import (
	"encoding/binary"
	"slices"
	"strings"
	"sync"
)

// Memo remembers what operations gave. Values that a Memo makes, and all that is computed from them, are canonical: those
// with the same names and the same constraints are one value in memory, so that == finds them equal, and an operation on
// operands that it had before costs a look-up. Results, and the steps that they cost, are those of operations without memo.
//
// A nil Memo remembers nothing. A Memo grows with the number of different values and lives as long as any of them. It is for programs that ask the same
// again and again, as compilers do; it is safe for concurrent use. Values with a limit or a context of their own, and
// those that carry an error, are not remembered.
type Memo struct {
	mu      sync.Mutex
	values  map[string]*relation // by contents
	made    map[string]*relation // by the constraints that they were made from
	results map[memoKey]*relation
	answers map[memoKey]bool
	forms   map[string]normalForm
	key     []byte // scratch
}

// memoKey is an operation with its operands, which are canonical, and the text of other arguments.
type memoKey struct {
	op, arg string
	a, b    *relation
}

// normalForm is what normalForms made of a conjunct, and its cost.
type normalForm struct {
	parts []conjunct
	cells int // see work.cells
}

// NewMemo returns an empty memo, as new(Memo) does.
func NewMemo() *Memo { return &Memo{} }

// lock locks the memo, whose maps are there then.
func (m *Memo) lock() {
	m.mu.Lock()
	if m.values == nil {
		m.values, m.made, m.results = map[string]*relation{}, map[string]*relation{}, map[memoKey]*relation{}
		m.answers, m.forms = map[memoKey]bool{}, map[string]normalForm{}
	}
}

// SetOf is [SetOf] for canonical values.
func (m *Memo) SetOf(dims []string, exists []string, cs ...Constraint) Set {
	return Set{m.make("S", [][]string{dims, exists}, cs, func() relation {
		return build("SetOf", space{out: tuple{dims: slices.Clone(dims)}}, exists, cs, options{memo: m})
	})}
}

// MapOf is [MapOf] for canonical values.
func (m *Memo) MapOf(in, out []string, exists []string, cs ...Constraint) Map {
	return Map{m.make("M", [][]string{in, out, exists}, cs, func() relation {
		s := space{in: tuple{dims: slices.Clone(in)}, out: tuple{dims: slices.Clone(out)}, isMap: true}
		return build("MapOf", s, exists, cs, options{memo: m})
	})}
}

// UniverseSet is [UniverseSet] for canonical values.
func (m *Memo) UniverseSet(dims ...string) Set { return m.SetOf(dims, nil) }

// EmptySet is [EmptySet] for canonical values.
func (m *Memo) EmptySet(dims ...string) Set {
	return Set{m.canonical(&relation{space: space{out: tuple{dims: slices.Clone(dims)}}, opt: options{memo: m}})}
}

// make returns the relation for names and constraints.
func (m *Memo) make(kind string, names [][]string, cs []Constraint, build func() relation) *relation {
	if m == nil {
		made := build()
		return &made
	}
	key := []byte(kind)
	for _, list := range names {
		key = appendNames(key, list)
	}
	for _, c := range cs {
		key = appendConstraint(key, c)
	}
	m.lock()
	r := m.made[string(key)]
	m.mu.Unlock()
	if r == nil {
		made := build()
		r = m.canonical(&made)
		m.lock()
		m.made[string(key)] = r
		m.mu.Unlock()
	}
	return r
}

// canonical returns the value with the contents of r, which is r itself if there is none yet or it can not be remembered.
func (m *Memo) canonical(r *relation) *relation {
	if m == nil {
		return r
	}
	if r = r.settled(); r.canonical && r.opt.memo == m || r.err != nil || r.opt.bounded() {
		return r
	}
	m.lock()
	defer m.mu.Unlock()
	m.key = appendRelation(m.key[:0], r)
	if old := m.values[string(m.key)]; old != nil {
		return old
	}
	own := *r
	own.canonical, own.opt.memo = true, m
	m.values[string(m.key)] = &own
	return &own
}

// memoOf returns the memo of the first operand that has one, nil if there is none.
func memoOf(operands ...*relation) *Memo {
	for _, r := range operands {
		if r != nil && r.opt.memo != nil {
			return r.opt.memo
		}
	}
	return nil
}

// remember returns op(a, b) with further arguments, given as text, from the memo of a or b if it is there, else as f
// computes it. For operations on one value b is nil.
func remember(op, arg string, a, b *relation, f func(a, b relation) relation) *relation {
	m := memoOf(a, b)
	key, ok := m.find(op, arg, a, b)
	if ok {
		m.lock()
		r := m.results[key]
		m.mu.Unlock()
		if r != nil {
			return r
		}
	}
	r := f(a.value(), b.value())
	if !ok || r.err != nil {
		return &r
	}
	known := m.canonical(&r)
	m.lock()
	m.results[key] = known
	m.mu.Unlock()
	return known
}

// answer is remember for predicates.
func answer(op string, a, b *relation, f func(a, b relation) (bool, error)) (bool, error) {
	m := memoOf(a, b)
	key, ok := m.find(op, "", a, b)
	if ok {
		m.lock()
		yes, known := m.answers[key]
		m.mu.Unlock()
		if known {
			return yes, nil
		}
	}
	yes, err := f(a.value(), b.value())
	if ok && err == nil {
		m.lock()
		m.answers[key] = yes
		m.mu.Unlock()
	}
	return yes, err
}

// find returns the key of an operation; ok is false if its result can not be remembered.
func (m *Memo) find(op, arg string, a, b *relation) (key memoKey, ok bool) {
	if m == nil {
		return key, false
	}
	for _, x := range []**relation{&a, &b} {
		if *x == nil {
			continue
		}
		if *x = m.canonical(*x); !(*x).canonical {
			return key, false
		}
	}
	return memoKey{op: op, arg: arg, a: a, b: b}, true
}

// normalForms is what find makes of conjunct c, from the memo, if there is one, where it was found before.
func (m *Memo) normalForms(w *work, c *conjunct, find func() []conjunct) []conjunct {
	if m == nil || w.byValue {
		return find()
	}
	key := appendConjunct(nil, c)
	m.lock()
	known, ok := m.forms[string(key)]
	m.mu.Unlock()
	if ok {
		w.cells(known.cells)
		return known.parts
	}
	before := w.allowed()
	parts := find()
	m.lock()
	m.forms[string(key)] = normalForm{slices.Clip(parts), before - w.allowed()}
	m.mu.Unlock()
	return parts
}

// joined is one text for a list of names.
func joined(names []string) string { return string(appendNames(nil, names)) }

func appendNames(b []byte, names []string) []byte {
	b = binary.AppendUvarint(b, uint64(len(names)))
	for _, n := range names {
		b = binary.AppendUvarint(b, uint64(len(n)))
		b = append(b, n...)
	}
	return b
}

func appendConstraint(b []byte, c Constraint) []byte {
	kind := byte('>')
	if c.Eq {
		kind = '='
	}
	b = binary.AppendVarint(append(b, kind), c.Aff.Const)
	b = binary.AppendUvarint(b, uint64(len(c.Aff.Terms)))
	for _, t := range c.Aff.Terms {
		b = binary.AppendVarint(b, t.Coef)
		b = binary.AppendUvarint(b, uint64(len(t.Name)))
		b = append(b, t.Name...)
	}
	return b
}

// appendRelation adds all that tells a relation from others.
func appendRelation(b []byte, r *relation) []byte {
	var tuples strings.Builder
	r.in.shape().key(&tuples, r.in.absent || !r.isMap)
	tuples.WriteString("->")
	r.out.shape().key(&tuples, r.out.absent)
	if r.isMap {
		b = append(b, 'M')
	}
	b = append(binary.AppendUvarint(b, uint64(tuples.Len())), tuples.String()...)
	b = appendNames(appendNames(appendNames(b, r.params), r.in.dims), r.out.dims)
	for i := range r.parts {
		b = appendConjunct(append(b, ';'), &r.parts[i])
	}
	return b
}

// appendConjunct adds the constraints and definitions of a conjunct.
func appendConjunct(b []byte, c *conjunct) []byte {
	tidy := byte(0)
	if c.tidy {
		tidy = 1
	}
	b = append(binary.AppendUvarint(b, uint64(c.named)), tidy)
	b = binary.AppendUvarint(b, uint64(len(c.divs)))
	for _, d := range c.divs {
		b = appendRow(binary.AppendVarint(b, d.den), d.num)
	}
	b = appendRows(b, c.eqs)
	return appendRows(b, c.ins)
}

func appendRows(b []byte, rows []row) []byte {
	b = binary.AppendUvarint(b, uint64(len(rows)))
	for _, r := range rows {
		b = appendRow(b, r)
	}
	return b
}

// appendRow adds the entries of a row whose length is known.
func appendRow(b []byte, r row) []byte {
	for _, v := range r {
		if -64 <= v && v < 64 {
			b = append(b, byte(v<<1)^byte(v>>63))
			continue
		}
		b = binary.AppendVarint(b, v)
	}
	return b
}
