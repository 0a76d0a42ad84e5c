package space

import (
	bits "encoding/binary"

	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// memo keeps the sets that statements of one nest ask for again and again, by what they are made from: sets by identity,
// affine forms by their terms. It lasts for one pass, in which neither private variables nor reductions are found and
// no statement is replaced.
type memo struct {
	changes int // of the statements when it was begun

	loops map[*tree.Node]constraints
	iters map[iterKey]sets.Set
	data  map[dataKey]sets.Set
	feeds map[feedKey]sets.Set
	lifts map[liftKey]sets.Set
	sides map[sideKey][]Direction
	parts map[partKey]sets.Set
	alone map[aloneKey]bool
}

// constraints of a loop, with the names that they introduce.
type constraints struct {
	list   []sets.Constraint
	exists []string
}

type iterKey struct {
	loop  *tree.Node // the innermost
	extra string
}

type dataKey struct {
	sym   *ir.Symbol
	iters sets.Set
	loop  *tree.Node
	fixed int
	index string
}

type feedKey struct {
	read   sets.Set
	loop   *tree.Node
	shared int
	index  string
}

type liftKey struct {
	set      sets.Set
	from, to *tree.Node
	shared   int
}

type sideKey struct {
	data sets.Set
	sym  *ir.Symbol
}

type aloneKey struct {
	own   sets.Set
	start string
}

type partKey struct {
	sym  *ir.Symbol
	sign string
}

// Remember keeps what is computed from now on, until a statement is replaced or forget is called.
func (u *Space) Remember() {
	u.memo = &memo{u.Changes, map[*tree.Node]constraints{}, map[iterKey]sets.Set{}, map[dataKey]sets.Set{}, map[feedKey]sets.Set{},
		map[liftKey]sets.Set{}, map[sideKey][]Direction{}, map[partKey]sets.Set{}, map[aloneKey]bool{}}
}

// Forget ends what remember began.
func (u *Space) Forget() { u.memo = nil }

// remembered gives the entry of a key; find makes it where it is missing or nothing may be kept.
func remembered[K comparable, V any](u *Space, table func(*memo) map[K]V, key K, find func() V) V {
	if u.memo == nil || u.memo.changes != u.Changes {
		return find()
	}
	if v, ok := table(u.memo)[key]; ok {
		return v
	}
	v := find()
	table(u.memo)[key] = v
	return v
}

// constraintsKey is a text that two lists of constraints share only if they are the same.
func constraintsKey(cs []sets.Constraint) string {
	var b []byte
	for _, c := range cs {
		if c.Eq {
			b = append(b, '=')
		}
		b = appendForm(b, c.Aff)
	}
	return string(b)
}

func appendForm(b []byte, a sets.Aff) []byte {
	b = bits.AppendVarint(append(b, ':'), a.Const)
	b = bits.AppendUvarint(b, uint64(len(a.Terms)))
	for _, t := range a.Terms {
		b = bits.AppendVarint(b, t.Coef)
		b = bits.AppendUvarint(b, uint64(len(t.Name)))
		b = append(b, t.Name...)
	}
	return b
}
