package elements

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// OptionalOf is the optional dummy argument that a typed expression names; nil for other expressions.
func OptionalOf(e ir.Expr) *ir.Symbol {
	switch e := e.(type) {
	case *ir.Var:
		if e.Sym.Optional {
			return e.Sym
		}
	case *ir.ArrayRef:
		if e.Whole && e.Section.Sym.Optional {
			return e.Section.Sym
		}
	}
	return nil
}

// PresentOr is an optional argument of an intrinsic function: where it names a dummy argument that is absent, the function is
// called without it, Fortran 2008, 13.2.1, which is the same as with the value without.
func (c *Emitter) PresentOr(x, e ir.Expr, without *ir.Const) ir.Expr {
	s := OptionalOf(x)
	if s == nil || s.Rank() > 0 || e.Type().Base != without.T.Base {
		return e
	}
	v := &ir.Var{Pos: e.Span(), Sym: c.Temp(s.Name, without.T, e.Span())}
	at := ir.At{Pos: e.Span()}
	given := []ir.Stmt{&ir.Assign{At: at, LHS: v, RHS: c.Convert(e, without.T)}}
	c.Emit(&ir.Assign{At: at, LHS: v, RHS: without}, &ir.If{At: at, Branches: []ir.Branch{{Pos: e.Span(), Cond: c.Presence(s, e.Span()), Body: given}}})
	return v
}

func (c *Emitter) Presence(s *ir.Symbol, pos diag.Span) ir.Expr {
	return &ir.Status{Pos: pos, Sym: s, Present: true}
}

// Masked runs a step of a function where the mask holds; everywhere if that is an optional argument that is absent.
func (c *Emitter) Masked(step []ir.Stmt, mask, given ir.Expr, pos diag.Span) []ir.Stmt {
	if mask == nil {
		return step
	}
	under := []ir.Stmt{&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: mask, Body: step}}}}
	s := OptionalOf(given)
	if s == nil {
		return under
	}
	return []ir.Stmt{&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: c.Presence(s, pos), Body: under}, {Pos: pos, Cond: nil, Body: step}}}}
}

// IfPresent runs statements where an optional argument is present; always where there is none.
func (c *Emitter) IfPresent(s *ir.Symbol, body []ir.Stmt, pos diag.Span) []ir.Stmt {
	if s == nil || len(body) == 0 {
		return body
	}
	return []ir.Stmt{&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: c.Presence(s, pos), Body: body}}}}
}
