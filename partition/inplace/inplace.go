// Package single takes out of the SPMD program what one image alone need not do.
package single

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// Accumulate lets one image accumulate into the array itself where several accumulate into copies that are combined:
//
//	p = identity;  do ..; p(ix(i)) = p(ix(i)) op e; end do;  combine y op p
//
// becomes, for N images,
//
//	if (N > 1) p = identity
//	if (N > 1) then; do ..; p(ix(i)) = p(ix(i)) op e; end do; else; do ..; y(ix(i)) = y(ix(i)) op e; end do; end if
//	if (N > 1) combine y op p
//
// so that one image computes as the source says, digit by digit.
func Accumulate(p *spmd.Program) {
	for _, u := range p.Units {
		combined := map[*ir.Symbol]int{}
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			if c, ok := s.(*ir.Combine); ok {
				combined[c.From] = 0
			}
			return true
		})
		if len(combined) > 0 {
			for from := range combined {
				combined[from] = mentions(u.Body, from)
			}
			u.Body = accumulations(u.Body, combined)
		}
	}
}

// accumulations does this in a list of statements and in the blocks of these, for copies that nothing outside of the list names.
func accumulations(body []ir.Stmt, named map[*ir.Symbol]int) []ir.Stmt {
	for _, s := range body {
		ir.ReplaceBodies(s, func(b []ir.Stmt) []ir.Stmt { return accumulations(b, named) })
	}
	var combines []*ir.Combine
	for _, s := range body {
		if c, ok := s.(*ir.Combine); ok && mentions(body, c.From) == named[c.From] {
			combines = append(combines, c)
		}
	}
	made := map[ir.Stmt]bool{}
	for _, c := range combines {
		body = inPlace(body, c, made)
	}
	return body
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

// inPlace is the list with what a combination combines accumulated in place on one image; the list itself where that is not so simple.
// made are the loops of other combinations that stand as two already.
func inPlace(body []ir.Stmt, c *ir.Combine, made map[ir.Stmt]bool) []ir.Stmt {
	end := slices.Index(body, ir.Stmt(c))
	if !isBlocked(c.Into) {
		return body
	}
	own := func(list []ir.Stmt) []ir.Stmt {
		return ir.CopyBody(list, map[*ir.Symbol]*ir.Symbol{c.From: c.Into}, nil)
	}
	out := slices.Clone(body)
	for k, s := range body[:end] {
		l, isLoop := s.(*ir.Do)
		switch {
		case mentions(body[k:k+1], c.From) == 0 || isAllocation(s):
		case made[s] && mentions(body[k:k+1], c.Into) == 0:
			two := s.(*ir.If)
			out[k] = several(two.Branches[0].Body[0], own(two.Branches[1].Body))
			made[out[k]] = true
		case !isLoop || mentions(body[k:k+1], c.Into) > 0 || !isLocal(l):
			return body
		case setsOnly(l, c.From):
			out[k] = several(s, nil)
		default:
			out[k] = several(s, own(body[k:k+1]))
			made[out[k]] = true
		}
	}
	out[end] = several(c, nil)
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
	_, ok := s.(*ir.Allocate)
	return ok
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
