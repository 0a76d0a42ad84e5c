package reuse

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// merge makes one list of several of one array that stand one after the other and whose elements are fetched together: with N and M what
// they note, the elements N ∪ M come in one message from each owner, those in both once. into tells which list is part of which.
func merge(u *spmd.Unit, into map[*spmd.Indirect]*spmd.Indirect) {
	at := map[*spmd.Indirect]fetches{}
	whereFetched(u.Body, at)
	u.Body = joined(u.Body, at, into)
	if len(into) > 0 {
		u.Body = without(u.Body, into)
	}
}

// fetches are the places of what fetches the elements of a list: of those one after the other the first.
type fetches map[ir.Stmt]int

func (f fetches) equal(g fetches) bool {
	for s, n := range f {
		if g[s] != n {
			return false
		}
	}
	return len(f) == len(g)
}

func whereFetched(body []ir.Stmt, at map[*spmd.Indirect]fetches) {
	var first ir.Stmt
	for _, s := range body {
		g, ok := s.(*spmd.Gather)
		if !ok {
			first = nil
			s.EachBlock(func(b []ir.Stmt) { whereFetched(b, at) })
			continue
		}
		if first == nil {
			first = s
		}
		if at[g.Indirect] == nil {
			at[g.Indirect] = fetches{}
		}
		at[g.Indirect][first]++
	}
}

// joined puts the loops of an inspector into the one before it where both can be one.
func joined(body []ir.Stmt, at map[*spmd.Indirect]fetches, into map[*spmd.Indirect]*spmd.Indirect) []ir.Stmt {
	var out []ir.Stmt
	last := -1 // the end of the inspector before, in out
	for i := 0; i < len(body); i++ {
		s := body[i]
		begin, ok := s.(*spmd.Inspect)
		if !ok {
			ir.ReplaceBodies(s, func(b []ir.Stmt) []ir.Stmt { return joined(b, at, into) })
			if !isMessage(s) {
				last = -1
			}
			out = append(out, s)
			continue
		}
		n := slices.IndexFunc(body[i:], func(s ir.Stmt) bool { x, ok := s.(*spmd.Inspect); return ok && x.End })
		inside := body[i+1 : i+n]
		i += n
		if last >= 0 && canJoin(out[last:], begin, at) {
			end := out[last].(*spmd.Inspect)
			into[begin.Indirect] = end.Indirect
			first := slices.IndexFunc(out, func(s ir.Stmt) bool { x, ok := s.(*spmd.Inspect); return ok && x.Indirect == end.Indirect })
			messages := slices.Clone(out[last+1:])
			loops := fused(out[first+1:last], notesFor(inside, end.Indirect))
			out = append(append(append(out[:first:first], messages...), out[first]), loops...)
			out = append(out, end)
			last = len(out) - 1
			continue
		}
		out = append(append(append(out, begin), inside...), body[i])
		last = -1
		if !hasMessage(inside) {
			last = len(out) - 1
		}
	}
	return out
}

// canJoin reports whether what an inspector notes can be noted by the one whose end and what follows is given: the same array, fetched
// in the same places, and nothing brings elements of the list before for this inspector.
func canJoin(since []ir.Stmt, begin *spmd.Inspect, at map[*spmd.Indirect]fetches) bool {
	before := since[0].(*spmd.Inspect).Indirect
	gathers := slices.ContainsFunc(since[1:], func(s ir.Stmt) bool { g, ok := s.(*spmd.Gather); return ok && g.Indirect == before })
	return before.Array == begin.Indirect.Array && before.Copy == nil && begin.Indirect.Copy == nil && !gathers && at[before].equal(at[begin.Indirect])
}

// notesFor is statements whose notes go into another list.
func notesFor(body []ir.Stmt, list *spmd.Indirect) []ir.Stmt {
	body = ir.CopyBody(body, nil, nil)
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if n, ok := s.(*spmd.Note); ok {
			n.Indirect = list
		}
		return true
	})
	return body
}

// fused is two lists of statements as one, with one loop for two that run alike.
func fused(a, b []ir.Stmt) []ir.Stmt {
	if len(a) == 1 && len(b) == 1 {
		x, okX := a[0].(*ir.Do)
		y, okY := b[0].(*ir.Do)
		if okX && okY && ir.Equal(x.Lo, y.Lo) && ir.Equal(x.Hi, y.Hi) && ir.Equal(x.Step, y.Step) {
			d := *x
			d.Body = fused(x.Body, ir.CopyBody(y.Body, map[*ir.Symbol]*ir.Symbol{y.Var: x.Var}, nil))
			return []ir.Stmt{&d}
		}
	}
	return append(slices.Clone(a), b...)
}

// without takes out what fetches the elements of lists that others have taken in.
func without(body []ir.Stmt, into map[*spmd.Indirect]*spmd.Indirect) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		if g, ok := s.(*spmd.Gather); ok && into[g.Indirect] != nil {
			continue
		}
		ir.ReplaceBodies(s, func(b []ir.Stmt) []ir.Stmt { return without(b, into) })
		out = append(out, s)
	}
	return out
}
