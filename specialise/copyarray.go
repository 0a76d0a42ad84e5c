package specialise

import (
	"dhpfgo/ir"
)

// copyArray writes a copy between arrays of one shape: between two mapped ones the runtime moves each element once; to an
// array that every image has in full it is gathered; from such an array each image takes what it owns.
func (l *lowering) copyArray(s *ir.CopyArray) ir.Stmt {
	switch {
	case s.To.Map != nil && s.From.Map != nil:
		return s
	case s.From.Map != nil:
		return &ir.GatherAll{At: s.At, From: s.From, Into: s.To}
	}
	to, from := &ir.Elem{Pos: s.Pos, Sym: s.To}, &ir.Elem{Pos: s.Pos, Sym: s.From}
	var vars []*ir.Symbol
	for range s.To.Dims {
		v := l.symbol("c", ir.Int8)
		vars = append(vars, v)
		to.Subs = append(to.Subs, &ir.Var{Pos: s.Pos, Sym: v})
		from.Subs = append(from.Subs, &ir.Var{Pos: s.Pos, Sym: v})
	}
	var body ir.Stmt = &ir.Assign{At: s.At, LHS: to, RHS: from}
	for k, v := range vars {
		d := s.To.Dims[k]
		body = &ir.Do{At: s.At, Var: v, Lo: ir.Int8Of(ir.CloneExpr(d.Lo)), Hi: ir.Int8Of(ir.CloneExpr(d.Hi)), Step: ir.Int8Const(1), Body: []ir.Stmt{body},
			Independent: &ir.Independent{Pos: s.Pos, Array: true}}
	}
	return body
}
