package node

import (
	"slices"

	"dhpfgo/ir"
)

// loopBefore is the last loop of a list and the statements after it, if these may as well stand in front of it: scalars get values,
// also under conditions, that have nothing to do with the loop. The place is -1 if there is no such loop.
//
//	do k; A(k)        becomes   S
//	S                           do k; A(k)
//	do k; B(k)                  do k; B(k)
func loopBefore(list []ir.Stmt) (at int, between []ir.Stmt) {
	for at = len(list) - 1; at >= 0 && len(list)-at <= maxBetween; at-- {
		switch s := list[at].(type) {
		case *ir.Do:
			if between = list[at+1:]; !comeFirst(between, s) {
				return -1, nil
			}
			return at, between
		case *ir.Assign, *ir.If:
		default:
			return -1, nil
		}
	}
	return -1, nil
}

const maxBetween = 12 // statements

// comeFirst reports whether statements after a loop may stand in front of it.
func comeFirst(behind []ir.Stmt, d *ir.Do) bool {
	if len(behind) == 0 {
		return true
	}
	moved, loop := &nest{body: behind}, &nest{body: []ir.Stmt{d}}
	if !moved.collect() || !loop.collect() || len(moved.inner) > 0 {
		return false
	}
	for _, a := range moved.accesses {
		for _, b := range loop.accesses {
			if (a.write || b.write) && ir.SharesStorage(a.elem.Sym, b.elem.Sym) {
				return false
			}
		}
	}
	return !meet(scalarsSet(behind), loop.mentioned()) && !meet(scalarsSet(loop.body), moved.mentioned())
}

func meet(a, b symbols) bool {
	for s := range a {
		if b[s] {
			return true
		}
	}
	return false
}

// sumsBeside reports whether the second loop does nothing but put sums into scalars, of elements that the first one uses in the same
// iteration. Such sums keep the order of the source, so each operation waits for the one before (see order); beside the work of
// another loop they do not wait alone, and the elements are loaded once.
func (f *fusion) sumsBeside() bool {
	if f.second.depth() != 1 || len(f.second.accesses) > maxLine || len(f.first.body) > maxLine || !f.second.onlySums() {
		return false
	}
	for _, a := range f.first.accesses {
		for _, b := range f.second.accesses {
			if a.elem.Sym == b.elem.Sym && f.sameElement(a.elem, b.elem) {
				return true
			}
		}
	}
	return false
}

const maxLine = 12 // accesses and statements of loops that become one innermost loop

// onlySums reports whether no element is set, and each scalar that is set is one that the same statement reads.
func (n *nest) onlySums() bool {
	return !slices.ContainsFunc(n.body, func(s ir.Stmt) bool {
		a, ok := s.(*ir.Assign)
		if !ok {
			return true
		}
		v, ok := a.LHS.(*ir.Var)
		return !ok || !uses(a.RHS, v.Sym)
	})
}

// sameElement reports whether both nests touch an element in the same iteration of their outermost loops.
func (f *fusion) sameElement(a, b *ir.Elem) bool {
	ahead, meet, known := f.ahead(a, b)
	return meet && known && ahead == 0
}
