package arrayflow

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/sets"
)

// Flow answers questions about the arrays of one program. It remembers what it found of procedures, so that their statements must
// not change meanwhile.
type Flow struct {
	sets      *sets.Memo
	names     map[any]string // of variables, by what stands for their storage
	symbols   map[string]*ir.Symbol
	summaries map[summaryKey]*summary
	settings  map[ir.Stmt]*setting
	named     map[ir.Stmt]map[*ir.Symbol]bool
	extents   map[*ir.Symbol]extent
	bounds    map[*ir.Symbol]ir.Expr // of arrays of the unit at hand, by the scalars that hold them
}

// New returns a Flow that makes its sets with a memo.
func New(m *sets.Memo) *Flow {
	return &Flow{sets: m, names: map[any]string{}, symbols: map[string]*ir.Symbol{}, summaries: map[summaryKey]*summary{}, settings: map[ir.Stmt]*setting{},
		named: map[ir.Stmt]map[*ir.Symbol]bool{}, extents: map[*ir.Symbol]extent{}}
}

// Forget drops what was found of statements, which may have changed.
func (f *Flow) Forget() {
	clear(f.settings)
	clear(f.named)
}

// WhyNotPrivate gives the statement of a loop that may read an element of array s that another iteration has set, nil if there is
// none. Elements that the loop never sets are what they were before it, in all iterations.
func (f *Flow) WhyNotPrivate(loop *ir.Do, s *ir.Symbol) ir.Stmt {
	r := f.region(loop.Body, s)
	at := r.exposedAt()
	if at == nil {
		return nil
	}
	set, known := f.everSet(loop, s)
	if !known {
		return at
	}
	return r.exposedAt(set)
}

// ReadsEarlier gives the statement of a loop that may read an element of array s that the same iteration has not set, nil if there is
// none.
func (f *Flow) ReadsEarlier(loop *ir.Do, s *ir.Symbol) ir.Stmt {
	return f.region(loop.Body, s).exposedAt()
}

// SetsFirst reports whether a statement sets each element of array s that it reads before it reads it, as a call may do.
func (f *Flow) SetsFirst(st ir.Stmt, s *ir.Symbol) bool {
	return f.region([]ir.Stmt{st}, s).exposedAt() == nil
}

// SetsAll reports whether statements surely set every element of array s, each before they read it.
func (f *Flow) SetsAll(body []ir.Stmt, s *ir.Symbol) bool {
	leaves := false
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		_, jump := st.(*ir.Jump)
		leaves = leaves || jump
		return !leaves
	})
	r := f.region(body, s)
	return !leaves && r.exposedAt() == nil && r.setsAll()
}

// everSet is the set [data..] of the elements that a loop may set; known is false if something sets them in a way that no set tells.
func (f *Flow) everSet(loop *ir.Do, s *ir.Symbol) (data sets.Set, known bool) {
	known = true
	ir.WalkStmts(loop.Body, func(st ir.Stmt) bool {
		eachCall(st, func(p *ir.Procedure, args []ir.Actual) {
			known = known && !p.Effects.WritesShared(s) && !slices.ContainsFunc(args, func(a ir.Actual) bool { return ir.ActualSymbol(a) == s })
		})
		if !setsElements(st) {
			ir.Mentions(st, func(sym *ir.Symbol, role ir.Role) { known = known && (sym != s || !role.Sets()) })
		}
		return known
	})
	if !known {
		return data, false
	}
	dims := dataDims(s)
	data = f.sets.EmptySet(dims...)
	r := f.region([]ir.Stmt{loop}, s)
	for _, w := range r.writes {
		var unknown []string
		for _, name := range w.elements.Params() {
			if _, inside := r.values.depth[name]; inside {
				unknown = append(unknown, name)
			}
		}
		data = data.Union(w.elements.ParamsToDims(unknown...).Project(dims...))
	}
	return sets.CoalesceOwn(data), !r.vague
}

// setsElements reports whether a statement assigns to an element or to an array as a whole.
func setsElements(st ir.Stmt) bool {
	a, ok := st.(*ir.Assign)
	if !ok {
		return false
	}
	switch a.LHS.(type) {
	case *ir.Elem, *ir.Var:
		return true
	}
	return false
}

// name is the name of scalar s in sets.
func (f *Flow) name(s *ir.Symbol) string {
	key := ir.StorageOf(s)
	n, ok := f.names[key]
	if !ok {
		n = fmt.Sprintf("%s_%d", plain(s.Name), len(f.names))
		f.names[key], f.symbols[n] = n, s
	}
	return n
}

// plain keeps of a name what may stand in a set.
func plain(name string) string {
	out := []byte("v")
	for i := range len(name) {
		if c := name[i]; c >= 'a' && c <= 'z' || c >= '0' && c <= '9' {
			out = append(out, c)
		}
	}
	return string(out)
}

// dataDim names dimension k of the array, from 0.
func dataDim(k int) string { return fmt.Sprintf("D%d", k+1) }

func dataDims(s *ir.Symbol) []string {
	out := make([]string, s.Rank())
	for k := range out {
		out[k] = dataDim(k)
	}
	return out
}
