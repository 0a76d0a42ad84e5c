package partition

import (
	"dhpfgo/ir"
	"dhpfgo/sem"
)

// put stores the value itself where the image owns the element.
func (w *writer) put(s *ir.Put) sem.Stmt {
	own := &sem.Elem{Pos: s.Puts.Pos, Sym: s.Puts.Sym, Subs: ir.CloneExprs(s.Subs)}
	store := &sem.Assign{At: s.At, LHS: own, RHS: ir.CloneExpr(s.Value)}
	return &sem.If{At: s.At, Branches: []sem.Branch{
		{Pos: s.Pos, Cond: w.ownerTest(own), Body: []sem.Stmt{store}},
		{Pos: s.Pos, Body: []sem.Stmt{s}}}}
}

// note lists only what others own.
func (w *writer) note(s *Note) sem.Stmt {
	e := &sem.Elem{Pos: s.Pos, Sym: s.Indirect.Array.Sym, Subs: ir.CloneExprs(s.Subs)}
	return guarded(s.At, &sem.Unary{Pos: s.Pos, Op: sem.Not, X: w.ownerTest(e)}, s)
}
