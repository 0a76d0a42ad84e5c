package expand

import (
	"fmt"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/reason"
)

// refusal is why array elements of the iterations of a loop got no place in tiles.
type refusal struct {
	loop *ir.Do
	why  diag.Reason
}

// telling orders the reasons by how much an array was like one that gets a place. With others the array has nothing to do with tiles.
var telling = []diag.ReasonCode{reason.ExtentsOfRun, reason.AlongTwo, reason.NoLoopAlong, reason.NotElements, reason.PassesLine,
	reason.NoCells, reason.ReadsEarlier, reason.UsedBehind}

// refuse notes why array s of loop d got no place, unless more is known of another loop already. Only recurrences matter: what others
// read in an array without places they compute themselves.
func (x *expansion) refuse(d *ir.Do, s *ir.Symbol, why diag.Reason) {
	if rank := slices.Index(telling, why.Code); rank > slices.Index(telling, x.refused[s].why.Code) && recurs(d, s) {
		x.refused[s] = refusal{d, why}
	}
}

// recurs reports whether a loop computes elements of s from those of other iterations of a loop inside.
func recurs(d *ir.Do, s *ir.Symbol) bool {
	found := false
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		for _, f := range feeds(st) {
			found = found || f.to.Sym == s && f.isShift()
		}
		return !found
	})
	return found
}

// isShift reports whether the two elements lie at different places along the same loop.
func (f feed) isShift() bool {
	for k, sub := range f.to.Subs {
		v, at, ok := shifted(sub)
		w, from, okFrom := shifted(f.from.Subs[k])
		if ok && okFrom && v == w && at != from {
			return true
		}
	}
	return false
}

// warn tells of the arrays that got no place, in each loop whose elements go from one step to the next by themselves then.
func (x *expansion) warn(bag *diag.Bag) {
	for _, s := range x.unit.Symbols {
		r, ok := x.refused[s]
		if !ok {
			continue
		}
		m := bag.Warnf(r.loop.Pos, "no-sweep", "the loop does not run tile by tile: '%s' gets no place in the tiles of what the loop sets", s.UserName()).
			At("messages for each element of '%s'", s.UserName())
		if r.why.Span.Valid() {
			m.Because(r.why.Span, "%s", r.why)
		} else {
			m.Note("%s", r.why)
		}
		m.Note("with a place in the tiles, one message goes from each hyperplane of tiles to the next").Help("%s", remedy(s, r))
	}
}

// remedy is what to write so that the array gets its place.
func remedy(s *ir.Symbol, r refusal) string {
	name := s.UserName()
	switch a := r.why.Args; r.why.Code {
	case reason.NoCells:
		return fmt.Sprintf("distribute a template whose dimension %d is %d:%d, with '%s' aligned to it; or declare '%s' with fewer elements", a[4], a[8], a[9], a[5], name)
	case reason.ReadsEarlier:
		return fmt.Sprintf("if each iteration sets what it reads of '%s', write '!hpf$ independent, new(%s)' before line %d, too", name, name, a[2])
	case reason.UsedBehind:
		return fmt.Sprintf("if nothing after the loop uses '%s', write '!hpf$ independent, new(%s)' before line %d", name, name, a[1])
	case reason.NotElements:
		return fmt.Sprintf("write a loop over the elements of '%s' in line %d, or take the procedure's statements into the loop", name, a[1])
	case reason.PassesLine:
		return fmt.Sprintf("take the procedure's statements into the loop, or pass elements of '%s' at one place of the line", name)
	case reason.NoLoopAlong:
		return fmt.Sprintf("distribute dimension %d of '%s' with '*', or give '%s' a dimension for it, aligned with it", a[1], a[2], name)
	case reason.ExtentsOfRun:
		return fmt.Sprintf("give '%s' a dimension for each one of '%s', aligned with it", name, a[0])
	}
	return fmt.Sprintf("use one variable for each dimension of the template in the subscripts of '%s'", name)
}
