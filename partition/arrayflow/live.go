package arrayflow

import (
	"dhpfgo/ir"
)

// UsedBehind reports whether the value that array s has after statement `at`, anywhere inside of body, may be used: by the rest of
// the lists around it, by another iteration of a loop around it, or, if atEnd, when the body ends.
func (f *Flow) UsedBehind(body []ir.Stmt, at ir.Stmt, s *ir.Symbol, atEnd bool) bool {
	skips, way := jumps([]ir.Stmt{at}), wayTo(withoutReturn(body), at)
	for _, l := range way {
		rest := l.list[l.index+1:]
		skips = skips || jumps(rest)
		r := f.region(rest, s)
		if r.exposedAt() != nil {
			return true
		}
		if !skips && r.setsAll() {
			return false
		}
		if _, isIf := l.parent.(*ir.If); l.parent != nil && !isIf {
			if f.region([]ir.Stmt{l.parent}, s).exposedAt() != nil {
				return true
			}
		}
	}
	return atEnd || len(way) == 0
}

// level is a list of statements with the number of the one on the way.
type level struct {
	list   []ir.Stmt
	index  int
	parent ir.Stmt
}

// wayTo lists the lists around a statement, the innermost first.
func wayTo(body []ir.Stmt, at ir.Stmt) []level {
	var find func(list []ir.Stmt, parent ir.Stmt) []level
	find = func(list []ir.Stmt, parent ir.Stmt) []level {
		for k, s := range list {
			here := level{list, k, parent}
			if s == at {
				return []level{here}
			}
			for _, b := range ir.BlocksOf(s) {
				if way := find(b, s); way != nil {
					return append(way, here)
				}
			}
		}
		return nil
	}
	return find(body, nil)
}

// jumps reports whether statements may be left on another way than by their end.
func jumps(body []ir.Stmt) bool {
	inner, found := map[ir.Stmt]bool{}, false
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Do, *ir.While:
			inner[s] = true
		case *ir.Jump:
			found = found || !inner[s.Loop]
		case *ir.Return:
			found = true
		}
		return true
	})
	return found
}

// setsAll reports whether the region surely sets every element of the array.
func (r *region) setsAll() bool {
	if len(r.writes) == 0 {
		return false
	}
	all, err := r.flow.sets.SetOf(dataDims(r.array), nil, r.bounds()...).IsSubset(r.mustData())
	return err == nil && all
}
