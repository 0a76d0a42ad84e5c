package expand

import (
	"fmt"

	"dhpfgo/ir"
)

// passedAll is how many of the first dimensions of its array the dummy argument takes whole for which a call passes an element with
// what follows it; ok is false if it takes anything else.
//
//	real a(5,5);  call f(lhs(1,1,2,k))   takes   lhs(:,:,2,k)
func passedAll(call *ir.CallProc, k int) (m int, ok bool) {
	a := call.Args[k]
	e, isElem := a.X.(*ir.Elem)
	p := call.Proc
	if !isElem || !a.Sequence || a.Copy || p == nil || p.Unit == nil || k >= len(p.Dummies) || len(e.Subs) != e.Sym.Rank() {
		return 0, false
	}
	d := p.Dummies[k]
	if d.Size != ir.ExplicitShape || d.Pointer || d.Allocatable || d.Optional || d.Map != nil || d.Type != e.Sym.Type {
		return 0, false
	}
	rest := int64(1)
	for _, dim := range d.Dims {
		n, known := extentOf(dim)
		if !known || n < 1 {
			return 0, false
		}
		rest *= n
	}
	for ; rest > 1 && m < len(e.Subs); m++ {
		n, known := extentOf(e.Sym.Dims[m])
		begins, same := ir.Difference(e.Subs[m], e.Sym.Dims[m].Lo)
		if !known || !same || begins != 0 || n < 1 || rest%n != 0 {
			return 0, false
		}
		rest /= n
	}
	return m, rest == 1
}

// extentOf is the number of indices of a dimension with constant bounds.
func extentOf(d ir.Dim) (int64, bool) {
	n, ok := ir.Difference(d.Hi, d.Lo)
	return n + 1, ok
}

// isPassed reports whether all that a call does with array s is to take parts of it that lie in one place of each dimension after the
// first ones.
func isPassed(call *ir.CallProc, s *ir.Symbol) bool {
	for k, a := range call.Args {
		if ir.ActualSymbol(a) == s {
			if _, ok := passedAll(call, k); !ok {
				return false
			}
		}
	}
	return call.Result == nil && call.Into != s && !reaches(call.Proc, s)
}

// eachPassed calls f for the elements of array s with which calls in a loop pass parts of it, and the number of dimensions of each part.
func eachPassed(d *ir.Do, s *ir.Symbol, f func(e *ir.Elem, dims int)) {
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		if call, ok := st.(*ir.CallProc); ok {
			for k, a := range call.Args {
				if m, ok := passedAll(call, k); ok && ir.ActualSymbol(a) == s {
					f(a.X.(*ir.Elem), m)
				}
			}
		}
		return true
	})
}

// feedsByCall lists the parts of arrays that a call makes from others.
func feedsByCall(call *ir.CallProc) []feed {
	var out []feed
	for k, a := range call.Args {
		to, ok := a.X.(*ir.Elem)
		if !ok || !a.Sequence || !call.Proc.Effects.Arg(k).Written {
			continue
		}
		for j, b := range call.Args {
			from, ok := b.X.(*ir.Elem)
			if ok && j != k && b.Sequence && from.Sym == to.Sym && call.Proc.Effects.Arg(j).Read {
				out = append(out, feed{to, from})
			}
		}
	}
	return out
}

// copies puts copies of parts in place of what the calls in a list pass of the array, which has places in the layout now: statements
// know who owns what an assignment names.
//
//	call f(lhs(1,1,2,k))   →   t(:,:) = l(:,:,2,k,i,j); call f(t); l(:,:,2,k,i,j) = t(:,:)
func (p *plane) copies(u *ir.Unit, body []ir.Stmt, element func(*ir.Elem) *ir.Elem) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		switch st := st.(type) {
		case *ir.Do:
			st.Body = p.copies(u, st.Body, element)
		case *ir.While:
			st.Body = p.copies(u, st.Body, element)
		case *ir.If:
			for i := range st.Branches {
				st.Branches[i].Body = p.copies(u, st.Branches[i].Body, element)
			}
		case *ir.CallProc:
			out = append(out, p.copiesAround(u, st, element)...)
			continue
		}
		out = append(out, st)
	}
	return out
}

// copiesAround is a call with the copies that it takes in place of parts of the array.
func (p *plane) copiesAround(u *ir.Unit, call *ir.CallProc, element func(*ir.Elem) *ir.Elem) []ir.Stmt {
	var before, behind []ir.Stmt
	for k := range call.Args {
		a := &call.Args[k]
		if ir.ActualSymbol(*a) != p.array {
			continue
		}
		m, _ := passedAll(call, k)
		c := &part{unit: u, of: element(a.X.(*ir.Elem)), dims: m}
		c.array = c.symbol(p.array.Name, p.array.Type, copied(p.array.Dims[:m]))
		effect := call.Proc.Effects.Arg(k)
		if call.Proc.Dummies[k].Intent != "out" {
			before = append(before, c.copy(true))
		}
		if effect.Written {
			behind = append(behind, c.copy(false))
		}
		*a = ir.Actual{Pos: a.Pos, Section: ir.WholeSection(c.array)}
	}
	return append(append(before, call), behind...)
}

// part is the first dims dimensions of an array at an element, and an array for a copy of it.
type part struct {
	unit  *ir.Unit
	of    *ir.Elem
	dims  int
	array *ir.Symbol
}

// symbol makes a variable of the unit.
func (c *part) symbol(stem string, t ir.Type, dims []ir.Dim) *ir.Symbol {
	s := &ir.Symbol{Name: fmt.Sprintf("%s%%part%d", stem, len(c.unit.Symbols)), Type: t, Dims: dims, Made: true, Piece: len(dims) > 0, Storage: ir.Static}
	if c.unit.Proc != nil {
		s.Storage = ir.Automatic
	}
	c.unit.Symbols = append(c.unit.Symbols[:len(c.unit.Symbols):len(c.unit.Symbols)], s)
	return s
}

// copied are dimensions with bounds of their own.
func copied(dims []ir.Dim) []ir.Dim {
	var out []ir.Dim
	for _, d := range dims {
		out = append(out, ir.Dim{Lo: ir.CloneExpr(d.Lo), Hi: ir.CloneExpr(d.Hi)})
	}
	return out
}

// copy assigns the part to the copy, or the copy to the part.
func (c *part) copy(in bool) ir.Stmt {
	at := ir.At{Pos: c.of.Pos}
	there := ir.CloneExpr(c.of).(*ir.Elem)
	here := &ir.Elem{Pos: at.Pos, Sym: c.array}
	var loops []*ir.Symbol
	for k := range c.dims {
		v := c.symbol("i", ir.Int8, nil)
		loops = append(loops, v)
		there.Subs[k] = &ir.Var{Pos: at.Pos, Sym: v}
		here.Subs = append(here.Subs, &ir.Var{Pos: at.Pos, Sym: v})
	}
	var body ir.Stmt = &ir.Assign{At: at, LHS: there, RHS: here}
	if in {
		body = &ir.Assign{At: at, LHS: here, RHS: there}
	}
	for k, v := range loops {
		d := c.array.Dims[k]
		body = &ir.Do{At: at, Var: v, Lo: ir.Int8Of(ir.CloneExpr(d.Lo)), Hi: ir.Int8Of(ir.CloneExpr(d.Hi)), Step: ir.Int8Const(1),
			Body: []ir.Stmt{body}, Independent: &ir.Independent{Pos: at.Pos, Array: true}}
	}
	return body
}
