package arrayflow

import (
	"fmt"

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
}

// New returns a Flow that makes its sets with a memo.
func New(m *sets.Memo) *Flow {
	return &Flow{sets: m, names: map[any]string{}, symbols: map[string]*ir.Symbol{}, summaries: map[summaryKey]*summary{}}
}

// WhyNotPrivate gives the statement of loop body that may read an element of array s before its iteration sets it, nil if there is
// none: s then hands no value from one iteration to another.
func (f *Flow) WhyNotPrivate(body []ir.Stmt, s *ir.Symbol) ir.Stmt {
	return f.region(body, s).exposedAt()
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
