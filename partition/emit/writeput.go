package emit

import (
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// put stores the value itself where the image owns the element.
func (w *writer) put(s *ir.Put) []ir.Stmt {
	own := &ir.Elem{Pos: s.Puts.Pos, Sym: s.Puts.Sym, Subs: ir.CloneExprs(s.Subs)}
	store := &ir.Assign{At: s.At, LHS: own, RHS: ir.CloneExpr(s.Value)}
	before, test := w.ownerTest(own)
	return append(before, &ir.If{At: s.At, Branches: []ir.Branch{
		{Pos: s.Pos, Cond: test, Body: []ir.Stmt{store}},
		{Pos: s.Pos, Body: []ir.Stmt{s}}}})
}

// note lists only what others own.
func (w *writer) note(s *spmd.Note) []ir.Stmt {
	e := &ir.Elem{Pos: s.Pos, Sym: s.Indirect.Array.Sym, Subs: ir.CloneExprs(s.Subs)}
	before, test := w.ownerTest(e)
	return append(before, ir.Guarded(s.At, &ir.Unary{Pos: s.Pos, Op: ir.Not, X: test}, s))
}
