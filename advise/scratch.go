package advise

import (
	"slices"

	"dhpfgo/ir"
)

// A small array that iterations of a loop set anew is scratch: which iteration has set it last says nothing of where it belongs, and each image
// can have its own.
//
//	do k = 1, n
//	  do i = 1, n; line(i) = u(i,k)**2; end do
//	  do i = 2, n-1; r(i,k) = line(i+1) - line(i-1); end do
//	end do

// scratchPart is the part of all elements of a program from which on an array is none.
const scratchPart = 0.01

func (g *Graph) isScratch(a *Array) bool {
	n := elements(a)
	return a.anew > 0 && n > 0 && float64(n) < scratchPart*float64(g.all())
}

// elements is the number of elements of an array, 0 where only the run knows it.
func elements(a *Array) int64 {
	n := int64(1)
	for _, d := range a.Symbol.Dims {
		n *= extent(d)
	}
	return n
}

// all is the number of elements of all arrays.
func (g *Graph) all() int64 {
	n := int64(0)
	for _, a := range g.Arrays {
		n += elements(a)
	}
	return n
}

// rewritten weighs the assignments in loops: those that set an array anew in each iteration of a loop around, through which others are indexed,
// against the rest.
func (g *Graph) rewritten(list []ir.Stmt, loops []*ir.Symbol, subscripts map[*ir.Symbol]bool) {
	for _, s := range list {
		inside := loops
		if d, ok := s.(*ir.Do); ok {
			inside = append(slices.Clone(loops), d.Var)
		}
		if a, ok := s.(*ir.Assign); ok {
			g.write(a, loops, subscripts)
		}
		s.EachBlock(func(b []ir.Stmt) { g.rewritten(b, inside, subscripts) })
	}
}

func (g *Graph) write(s *ir.Assign, loops []*ir.Symbol, subscripts map[*ir.Symbol]bool) {
	e, ok := s.LHS.(*ir.Elem)
	if !ok || g.arrayOf(e.Sym) == nil {
		return
	}
	isUpdate := false
	ir.WalkExprs(s.RHS, func(x ir.Expr) {
		r, ok := x.(*ir.Elem)
		isUpdate = isUpdate || ok && r.Sym == e.Sym
	})
	if isUpdate { // who has set it first says which it is
		return
	}
	own := map[*ir.Symbol]bool{}
	for _, sub := range e.Subs {
		eachVar(sub, func(v *ir.Symbol) { own[v] = true })
	}
	weight := -1.0
	if slices.ContainsFunc(loops, func(v *ir.Symbol) bool { return subscripts[v] && !own[v] }) {
		weight = 1
	}
	for range loops {
		weight *= oftenInLoop
	}
	g.arrayOf(e.Sym).anew += weight
}

// subscriptsIn finds the variables in subscripts.
func subscriptsIn(list []ir.Stmt) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		for _, e := range ir.ExprsOf(s) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if r, ok := x.(*ir.Elem); ok {
					for _, sub := range r.Subs {
						eachVar(sub, func(v *ir.Symbol) { out[v] = true })
					}
				}
			})
		}
		return true
	})
	return out
}

func eachVar(e ir.Expr, f func(*ir.Symbol)) {
	ir.WalkExprs(e, func(x ir.Expr) {
		if v, ok := x.(*ir.Var); ok {
			f(v.Sym)
		}
	})
}
