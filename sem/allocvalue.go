package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// allocatableValue gives an allocatable array component of a structure constructor its value, Fortran 2008, 4.5.10: NULL() and an
// allocatable variable that is not allocated leave it without one.
func (c *checker) allocatableValue(v *ir.Symbol, comp *ir.Component, a parse.Arg) []ir.Stmt {
	if isNull(a.Value) {
		return nil
	}
	left := &parse.Component{Node: parse.Node{Pos: a.Pos}, X: c.nameFor(v, a.Pos), Name: comp.Name}
	before := c.takePre()
	out := c.assign(&parse.Assign{Base: parse.Base{Pos: a.Pos}, LHS: left, RHS: a.Value})
	out = append(c.takePre(), out...)
	c.em.Pre = before
	if there := c.allocatedStatus(a.Value); there != nil {
		return []ir.Stmt{&ir.If{At: ir.At{Pos: a.Pos}, Branches: []ir.Branch{{Pos: a.Pos, Cond: there, Body: out}}}}
	}
	return out
}

// allocatedStatus tells whether the allocatable variable that an expression names is allocated; nil for other expressions.
func (c *checker) allocatedStatus(x parse.Expr) ir.Expr {
	switch x := x.(type) {
	case *parse.Name:
		if e := c.lookup(x.Ident); e != nil && e.class == variable && e.allocatable.Valid() {
			return &ir.Status{Pos: x.Pos, Sym: c.symbol(e)}
		}
	case *parse.Component:
		if f := c.wholeField(x); f != nil {
			return &ir.Status{Pos: x.Pos, Field: f}
		}
	}
	return nil
}
