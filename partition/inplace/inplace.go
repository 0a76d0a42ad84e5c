// Package inplace makes accumulations at places that index arrays name act on the array itself, where they were written with a copy that
// is combined with it afterwards.
package inplace

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// Accumulate lets images accumulate into the array itself where they accumulate into copies that are combined:
//
//	p = identity;  do ..; p(ix(i)) = p(ix(i)) op e; end do;  combine y op p
//
// Where a list says which elements of others an image adds to, this becomes
//
//	begin scatter;  do ..; y(ix(i)) = y(ix(i)) op e; end do;  scatter y by op
//
// and else, for N images,
//
//	if (N > 1) p = identity
//	if (N > 1) then; do ..; p(ix(i)) = p(ix(i)) op e; end do; else; do ..; y(ix(i)) = y(ix(i)) op e; end do; end if
//	if (N > 1) combine y op p
//
// so that one image computes as the source says, digit by digit. Lists that serve nothing are not made.
func Accumulate(p *spmd.Program) {
	for _, u := range p.Units {
		a := &accumulations{lists: map[*ir.Symbol]*spmd.Indirect{}, named: map[*ir.Symbol]int{}}
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			switch s := s.(type) {
			case *ir.Combine:
				a.named[s.From] = 0
			case *spmd.Inspect:
				a.lists[s.Indirect.Copy] = s.Indirect
			}
			return true
		})
		if len(a.named) == 0 {
			continue
		}
		for from := range a.named {
			a.named[from] = mentions(u.Body, from)
		}
		u.Body = withoutUnused(a.within(u.Body))
	}
}

// accumulations are those of a unit.
type accumulations struct {
	lists map[*ir.Symbol]*spmd.Indirect // by copy
	named map[*ir.Symbol]int            // how often the unit names a copy
}

// within does it in a list of statements and in the blocks of these, for copies that nothing outside of the list names.
func (a *accumulations) within(body []ir.Stmt) []ir.Stmt {
	for _, s := range body {
		ir.ReplaceBodies(s, a.within)
	}
	var combines []*ir.Combine
	for _, s := range body {
		if c, ok := s.(*ir.Combine); ok && mentions(body, c.From) == a.named[c.From] {
			combines = append(combines, c)
		}
	}
	two := map[ir.Stmt]bool{}
	for _, c := range combines {
		if !isBlocked(c.Into) {
			continue
		}
		if out := listed(body, c, a.listFor(c), two); out != nil {
			a.lists[c.From].InPlace = true
			body = out
			continue
		}
		if out := alone(body, c, two); out != nil {
			body = out
		}
	}
	return body
}

// listFor is the list of the elements that images add to, nil where there is none, or it would be made each time.
func (a *accumulations) listFor(c *ir.Combine) *spmd.Indirect {
	list := a.lists[c.From]
	if list == nil || !c.Partial || !list.Outside && list.Again != "" {
		return nil
	}
	return list
}

// withoutUnused takes the inspectors out whose lists nothing uses.
func withoutUnused(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	var skipped *spmd.Indirect
	for _, s := range body {
		if x, ok := s.(*spmd.Inspect); ok && x.Indirect.Copy != nil && !x.Indirect.InPlace {
			skipped = x.Indirect
			if x.End {
				skipped = nil
			}
			continue
		}
		if skipped == nil {
			ir.ReplaceBodies(s, withoutUnused)
			out = append(out, s)
		}
	}
	return out
}

// mentions counts how often statements name a variable.
func mentions(body []ir.Stmt, v *ir.Symbol) int {
	n := 0
	ir.EachNamed(body, func(s *ir.Symbol) {
		if s == v {
			n++
		}
	})
	return n
}

// parts are the statements of a list with which an accumulation is made: those that make the copy and give it neutral elements, and the
// loops that add to it.
type parts struct {
	makes, clears, adds []int
	end                 int
}

// partsOf finds them; known is false where it is not so simple. A loop of which there are two already, for several images and for one, is
// in two.
func partsOf(body []ir.Stmt, c *ir.Combine, two map[ir.Stmt]bool) (p parts, known bool) {
	p.end = slices.Index(body, ir.Stmt(c))
	for k, s := range body {
		l, isLoop := s.(*ir.Do)
		one := body[k : k+1]
		switch {
		case k == p.end:
		case mentions(one, c.From) == 0:
			if k < p.end && len(p.adds) > 0 && mentions(one, c.Into) > 0 {
				return p, false
			}
		case isAllocation(s):
			p.makes = append(p.makes, k)
		case k > p.end || mentions(one, c.Into) > 0:
			return p, false
		case two[s]:
			p.adds = append(p.adds, k)
		case !isLoop || !isLocal(l):
			return p, false
		case setsOnly(l, c.From):
			p.clears = append(p.clears, k)
		default:
			p.adds = append(p.adds, k)
		}
	}
	return p, len(p.adds) > 0
}

// inPlace are statements with the array in place of the copy.
func inPlace(list []ir.Stmt, c *ir.Combine) []ir.Stmt {
	return ir.CopyBody(list, map[*ir.Symbol]*ir.Symbol{c.From: c.Into}, nil)
}

// listed is the list of statements with what a combination combines accumulated in place, by all images; nil where there is no list of
// elements, or it is not so simple.
func listed(body []ir.Stmt, c *ir.Combine, list *spmd.Indirect, two map[ir.Stmt]bool) []ir.Stmt {
	p, known := partsOf(body, c, two)
	if list == nil || !known {
		return nil
	}
	out := slices.Clone(body)
	for _, k := range append(p.makes, p.clears...) {
		out[k] = nil
	}
	for _, k := range p.adds {
		out[k] = inPlace(body[k:k+1], c)[0]
		two[out[k]] = two[body[k]]
	}
	out[p.end] = &spmd.Scatter{At: c.At, Indirect: list, Into: c.Into, Op: c.Op, End: true}
	out = slices.Insert(out, p.adds[0], ir.Stmt(&spmd.Scatter{At: c.At, Indirect: list, Into: c.Into, Op: c.Op}))
	return slices.DeleteFunc(out, func(s ir.Stmt) bool { return s == nil })
}

// alone is the list of statements with what a combination combines accumulated in place where an image is alone; nil where it is not so
// simple.
func alone(body []ir.Stmt, c *ir.Combine, two map[ir.Stmt]bool) []ir.Stmt {
	p, known := partsOf(body, c, two)
	if !known {
		return nil
	}
	out := slices.Clone(body)
	for _, k := range append(p.clears, p.end) {
		out[k] = several(body[k], nil)
	}
	for _, k := range p.adds {
		if s := body[k]; two[s] {
			branches := s.(*ir.If).Branches
			out[k] = several(branches[0].Body[0], inPlace(branches[1].Body, c))
		} else {
			out[k] = several(s, inPlace(body[k:k+1], c))
		}
		two[out[k]] = true
	}
	return out
}

// several is a statement for several images, and what one image does in its place.
func several(s ir.Stmt, alone []ir.Stmt) ir.Stmt {
	at := ir.At{Pos: s.Span()}
	images := ir.Int8Of(&ir.Call{Pos: at.Pos, Fn: "number_of_processors", T: ir.Int4})
	cond := &ir.Binary{Pos: at.Pos, Op: ir.GT, X: images, Y: ir.Int8Const(1), T: ir.Log4}
	out := &ir.If{At: at, Branches: []ir.Branch{{Pos: at.Pos, Cond: cond, Body: []ir.Stmt{s}}}}
	if alone != nil {
		out.Branches = append(out.Branches, ir.Branch{Pos: at.Pos, Body: alone})
	}
	return out
}

// isBlocked reports whether an image has one block of an array.
func isBlocked(s *ir.Symbol) bool {
	return s.Map != nil && !s.Map.Layout.IsMulti() && !slices.ContainsFunc(s.Map.Layout.Dims, func(d ir.LayoutDim) bool { return d.Many() })
}

func isAllocation(s ir.Stmt) bool {
	switch s.(type) {
	case *ir.Allocate, *ir.Deallocate:
		return true
	}
	return false
}

// isLocal reports whether a loop concerns each image alone and is left at its end.
func isLocal(d *ir.Do) bool {
	local := true
	inside := map[ir.Stmt]bool{d: true}
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		inside[s] = true
		switch s := s.(type) {
		case *ir.Do, *ir.If, *ir.Assign:
		case *ir.Jump:
			local = local && inside[s.Loop]
		default:
			local = false
		}
		return local
	})
	return local
}

// setsOnly reports whether a loop does nothing but give the elements of a variable values.
func setsOnly(d *ir.Do, v *ir.Symbol) bool {
	only := true
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Do:
		case *ir.Assign:
			only = only && ir.SymbolOf(s.LHS) == v && ir.Occurrences(s.RHS, v) == 0
		default:
			only = false
		}
		return only
	})
	return only
}
