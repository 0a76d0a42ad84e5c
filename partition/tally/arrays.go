package tally

import (
	"strconv"

	"dhpfgo/ir"
)

// store is what is known of the elements of an array that nobody distributed, by their distances from the first one in each dimension.
type store struct {
	elems map[string]value
	rest  value // of the others
}

// mostElems bounds how many elements of an array are kept.
const mostElems = 100_000

// storeOf is where the elements of an array are kept, nil for an array that is not followed.
func (m *memory) storeOf(s *ir.Symbol) *store {
	if s = m.facts.keptArray(s); s == nil {
		return nil
	}
	stores := m.stores
	if isLocal(s) {
		stores = m.frameOf(s).stores
	}
	if stores[s] == nil {
		stores[s] = &store{elems: map[string]value{}, rest: unknown("the elements of '%s' have no value that the plan knows", s.UserName())}
		if s.Storage == ir.Static {
			m.fill(stores[s], s)
		}
	}
	return stores[s]
}

// fill sets the initial values of an array.
func (m *memory) fill(x *store, s *ir.Symbol) {
	if len(s.InitElems) > mostElems {
		return
	}
	extents := make([]int64, len(s.Dims))
	for k, d := range s.Dims {
		lo, whyLo := m.number(d.Lo)
		hi, whyHi := m.number(d.Hi)
		if whyLo != "" || whyHi != "" {
			return
		}
		extents[k] = hi - lo + 1
	}
	for i, c := range s.InitElems {
		if c == nil || c.Absent {
			continue
		}
		var text []byte
		rest := int64(i)
		for _, n := range extents {
			text = appendPlace(text, rest%max(n, 1))
			rest /= max(n, 1)
		}
		x.elems[string(text)] = value{c: c}
	}
}

func appendPlace(text []byte, distance int64) []byte {
	return append(strconv.AppendInt(text, distance, 10), ' ')
}

// place is the key of an element.
func (m *memory) place(e *ir.Elem) (key, why string) {
	var text []byte
	for k, s := range e.Subs {
		i, why := m.number(s)
		if why != "" {
			return "", why
		}
		lo, why := m.number(e.Sym.Dims[k].Lo)
		if why != "" {
			return "", why
		}
		text = appendPlace(text, i-lo)
	}
	return string(text), ""
}

func (m *memory) element(e *ir.Elem) value {
	x := m.storeOf(e.Sym)
	if x == nil {
		return m.once(e, "'%s' is an element of data that the plan does not know")
	}
	key, why := m.place(e)
	if why != "" {
		return value{why: why}
	}
	if v, ok := x.elems[key]; ok {
		return v
	}
	return x.rest
}

func (m *memory) storeElement(e *ir.Elem, v value) {
	x := m.storeOf(e.Sym)
	if x == nil {
		return
	}
	key, why := m.place(e)
	if why != "" || len(x.elems) > mostElems {
		x.forget(unknown("an element of '%s' is set that only the run knows", e.Sym.UserName()))
		return
	}
	x.elems[key] = v
}

func (x *store) forget(why value) { x.elems, x.rest = map[string]value{}, why }
