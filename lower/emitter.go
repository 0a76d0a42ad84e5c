// Package lower writes out for elements what a program says of whole arrays. A typed expression may be an array: a section
// (ir.ArrayRef), or an elemental operation on some. Its shape follows from it (shape.go), a nest of loops over that shape replaces
// it by its element, and what must be computed before is emitted in front of the statement:
//
//	a(2:n) = a(1:n-1) + sum(b)      s = 0; do j; s = s + b(j); end do
//	                                do i = 2, n; t(i) = a(i-1) + s; end do
//	                                do i = 2, n; a(i) = t(i); end do
//
// An Emitter of ir/elements makes the variables and the statements; the functions of Fortran whose values are arrays are in Transforms,
// one file each. It works on a typed program; what sem needs of it while it types, it asks for through elements.Lowering (Now).
package lower

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/lower/direct"
)

// Now answers what is asked while a program is typed.
type Now struct{}

// Resolve emits what an expression needs computed first, and gives the rest.
func (Now) Resolve(c *elements.Emitter, e ir.Expr) ir.Expr { return Resolve(c, e) }

// Arrays gives statements for the elements.
func (Now) Arrays(c *elements.Emitter, list []ir.Stmt) []ir.Stmt { return Arrays(c, list) }

// Images gives loops over elements of other images a form with direct accesses.
func (Now) Images(c *elements.Emitter, body []ir.Stmt, runtime elements.Runtime, missed func(diag.Span, string)) []ir.Stmt {
	return direct.Loops(c, body, runtime, missed)
}

// split takes an expression apart into what must be computed first for it, written out, and the rest.
func split(c *elements.Emitter, e ir.Expr) (ir.Expr, []ir.Stmt) {
	pre := c.TakePre()
	defer func() { c.Pre = pre }()
	if p, ok := e.(*ir.Prepared); ok {
		outer := c.Outer
		c.Outer = nil // what is computed first is no assignment of a FORALL around
		c.Pre = Arrays(c, p.First)
		c.Outer, e = outer, p.X
	}
	x := Resolve(c, e)
	return x, c.TakePre()
}

// takenFirst emits what must be computed first for an expression, and gives the rest.
func takenFirst(c *elements.Emitter, e ir.Expr) ir.Expr {
	x, first := split(c, e)
	c.Emit(first...)
	return x
}
