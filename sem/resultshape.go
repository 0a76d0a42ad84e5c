package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/sem/names"
)

// describeResult lets an array function of a module or a host make its own result where callers cannot tell the shape of it from
// the arguments, Fortran 2008, 7.1.11: the shape depends on components, or on variables of the host. Such a result is allocated
// at the entry of the function and described to the caller.
func (c heading) describeResult(p *ir.Procedure) {
	s := p.Result
	if c.host == nil || c.entry != nil || c.family != nil || isDescribed(s) || s.Type.Base == ir.Character {
		return
	}
	known := true
	for _, d := range p.ResultDims {
		known = known && tellsCaller(p, d.Lo) && tellsCaller(p, d.Hi)
	}
	if known {
		return
	}
	own := s.Dims
	s.Dims = nil
	elements.DescribedDims(c.em, s, len(own), s.Pos)
	s.Allocatable, s.Storage = true, ir.Argument
	if reallocator(c).directed(s.Name) {
		c.result.Allocatable = s.Pos // its layout follows from the bounds that it is allocated with
	}
	at := ir.At{Pos: s.Pos}
	for k, d := range own {
		for _, b := range [][2]ir.Expr{{s.Dims[k].Lo, d.Lo}, {s.Dims[k].Hi, d.Hi}} {
			b[0].(*ir.Var).Sym.Captured = len(c.src.Contains) > 0
			c.atEntry = append(c.atEntry, &ir.Assign{At: at, LHS: b[0], RHS: c.convert(b[1], ir.Int8)})
		}
	}
	c.atEntry = append(c.atEntry, &ir.Allocate{At: at, Sym: s})
}

// handOver lets a character function of a module or a host hand over a copy of its variable, of deferred length, where callers cannot
// tell its length from the arguments.
func (c heading) handOver(p *ir.Procedure) {
	s := p.Result
	assumed, isAssumed := p.ResultLen.(*ir.TextLen)
	if c.host == nil || c.entry != nil || c.family != nil || isDescribed(s) || s.Rank() > 0 || p.ResultLen == nil || isAssumed && assumed.Sym == s ||
		tellsCaller(p, p.ResultLen) {
		return
	}
	s.Storage = ir.Automatic
	r, n := c.makeSymbol(s.Name+"%value", s.Type, s.Pos), c.makeSymbol(s.Name+"%value%len", ir.Int8, s.Pos)
	r.Allocatable, r.Deferred, r.Storage, r.Len = true, true, ir.Argument, &ir.Var{Pos: s.Pos, Sym: n}
	p.Result, p.ResultLen = r, r.Len
}

// handedOver copies the variable of such a function where it ends.
func handedOver(c *checker, pos diag.Span) []ir.Stmt {
	if c.result == nil || c.result.Sym == nil || c.unit.Proc.Result == c.result.Sym || !c.unit.Proc.Result.Deferred {
		return nil
	}
	variable := func(s *ir.Symbol) *ir.Var { return &ir.Var{Pos: pos, Sym: s} }
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: variable(c.unit.Proc.Result), RHS: variable(c.result.Sym)}}
}

// atReturn is what a procedure does before it ends.
func atReturn(c *checker, pos diag.Span) []ir.Stmt {
	out := append(handedOver(c, pos), finalizer{c}.leaveBlocks(func(outside) bool { return true }, pos)...)
	of := *c
	for of.around != nil {
		of = *of.around
	}
	of.em = c.em
	return append(out, finalizer{&of}.finalizeLocals(pos)...)
}

// tellsCaller reports whether callers can evaluate a bound of the result from the arguments and variables of modules.
func tellsCaller(p *ir.Procedure, e ir.Expr) bool {
	ok := true
	ir.WalkExprs(e, func(x ir.Expr) {
		s := (*ir.Symbol)(nil)
		switch x := x.(type) {
		case *ir.Var:
			s = x.Sym
		case *ir.Elem:
			s = x.Sym
		case *ir.FuncRef, *ir.Status, *ir.Transform, *ir.Constructor:
			ok = false
		}
		if s != nil && !slices.Contains(p.Dummies, s) {
			ok = ok && names.Of(s) != nil && names.Of(s).Home != nil && homeOf(names.Of(s)).unit.Module
		}
	})
	return ok
}
