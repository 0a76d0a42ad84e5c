package specialise

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// linked gives the allocations of two arrays that exchange their memory by MOVE_ALLOC, where each ALLOCATE of the one stands beside one of the
// other: MOVE_ALLOC leaves all that are allocated with the same bounds, if what else it passes through is not allocated where ALLOCATE stands.
//
//	allocate (u(n), v(n));  do; call move_alloc(u, t);  call move_alloc(v, u);  call move_alloc(t, v);  end do;  deallocate (u, v)
func (x *extents) linked(a, b *ir.Symbol) [][2]*allocation {
	group := x.group(a)
	if !slices.Contains(group, b) {
		return nil
	}
	for _, s := range group {
		if s != a && s != b && !x.passes(s) {
			return nil
		}
	}
	return x.pairs(x.given(a), x.given(b))
}

// group are the arrays that MOVE_ALLOC links with one.
func (x *extents) group(s *ir.Symbol) []*ir.Symbol {
	out := []*ir.Symbol{s}
	add := func(s *ir.Symbol) {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	for i := 0; i < len(out); i++ {
		for to, list := range x.of {
			for _, a := range list {
				switch {
				case a.from != nil && to == out[i]:
					add(a.from)
				case a.from == out[i]:
					add(to)
				}
			}
		}
	}
	return out
}

// given are the allocations of an array that are no moves.
func (x *extents) given(s *ir.Symbol) []*allocation {
	return slices.DeleteFunc(slices.Clone(x.of[s]), func(a *allocation) bool { return a.from != nil })
}

// passes reports whether an array is allocated only from one MOVE_ALLOC to another one in the same list of statements, between which nothing is
// called or allocated otherwise.
func (x *extents) passes(s *ir.Symbol) bool {
	if len(x.of[s]) == 0 || len(x.given(s)) > 0 {
		return false
	}
	for _, a := range x.of[s] {
		if !passesOn(a.unit.Body, a.list, s) {
			return false
		}
	}
	return true
}

// passesOn looks for the list with the statement whose block allocates an array, and for the end of the array behind.
func passesOn(body, block []ir.Stmt, s *ir.Symbol) (found bool) {
	for i, st := range body {
		st.EachBlock(func(b []ir.Stmt) {
			if len(b) > 0 && &b[0] == &block[0] {
				found = endsIn(body[i+1:], s)
			} else {
				found = found || passesOn(b, block, s)
			}
		})
	}
	return found
}

// endsIn reports whether an array that is allocated is freed by a MOVE_ALLOC behind which only others stand in between.
func endsIn(behind []ir.Stmt, s *ir.Symbol) bool {
	for _, st := range behind {
		test, ok := st.(*ir.If)
		if !ok || len(test.Branches) != 1 {
			return false
		}
		for _, inner := range test.Branches[0].Body {
			switch inner := inner.(type) {
			case *ir.Deallocate:
				if inner.Sym == s {
					return isAllocatedTest(test.Branches[0].Cond, s)
				}
			case *ir.Allocate, *ir.CopyArray, *ir.Assign:
			default:
				return false
			}
		}
	}
	return false
}

func isAllocatedTest(cond ir.Expr, s *ir.Symbol) bool {
	t, ok := cond.(*ir.Status)
	return ok && t.Sym == s && !t.Present && t.With == nil && t.Section == nil
}

// likeOther is the allocatable array whose bounds statements just before an ALLOCATE give to an array, in all dimensions; nil for none.
func (x *extents) likeOther(s *ir.Symbol, before []ir.Stmt) *ir.Symbol {
	if s.Rank() == 0 {
		return nil
	}
	of := x.bounded[affine.ScalarOf(given(s.Dims[0].Hi, before))]
	if of == nil || of == s || of.Rank() != s.Rank() {
		return nil
	}
	for k, d := range s.Dims {
		if !isSame(given(d.Lo, before), of.Dims[k].Lo) || !isSame(given(d.Hi, before), of.Dims[k].Hi) {
			return nil
		}
	}
	return of
}

// given is the value of a bound after statements.
func given(bound ir.Expr, before []ir.Stmt) ir.Expr {
	if v := affine.ScalarOf(bound); v != nil && v.Made {
		return lastValue(v, before)
	}
	return bound
}

// boundedBy are the allocatable arrays of a program by the variables of their bounds.
func boundedBy(prog *ir.Program) map[*ir.Symbol]*ir.Symbol {
	out := map[*ir.Symbol]*ir.Symbol{}
	for _, u := range prog.Units {
		for _, s := range u.Symbols {
			if s.Allocatable && !s.Pointer {
				for _, v := range boundVariables(s) {
					out[v] = s
				}
			}
		}
	}
	return out
}
