package specialise

import (
	"dhpfgo/ir"
	"dhpfgo/sem"
)

// copyArray writes a copy between arrays of one shape: between two mapped ones the runtime moves each element once; to an
// array that every image has in full it is gathered; from such an array each image takes what it owns.
func (l *lowering) copyArray(s *sem.CopyArray) sem.Stmt {
	switch {
	case s.To.Map != nil && s.From.Map != nil:
		return s
	case s.From.Map != nil:
		return &ir.GatherAll{At: s.At, From: s.From, Into: s.To}
	}
	to, from := &sem.Elem{Pos: s.Pos, Sym: s.To}, &sem.Elem{Pos: s.Pos, Sym: s.From}
	var vars []*sem.Symbol
	for range s.To.Dims {
		v := l.symbol("c", sem.Int8)
		vars = append(vars, v)
		to.Subs = append(to.Subs, &sem.Var{Pos: s.Pos, Sym: v})
		from.Subs = append(from.Subs, &sem.Var{Pos: s.Pos, Sym: v})
	}
	var body sem.Stmt = &sem.Assign{At: s.At, LHS: to, RHS: from}
	for k, v := range vars {
		d := s.To.Dims[k]
		body = &sem.Do{At: s.At, Var: v, Lo: ir.Int8Of(ir.CloneExpr(d.Lo)), Hi: ir.Int8Of(ir.CloneExpr(d.Hi)), Step: ir.Int8Const(1), Body: []sem.Stmt{body},
			Independent: &sem.Independent{Pos: s.Pos, Array: true}}
	}
	return body
}
