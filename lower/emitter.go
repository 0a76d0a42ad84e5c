// Package lower writes out for elements what a program says of whole arrays. A typed expression may be an array: a section
// (ir.ArrayRef), or an elemental operation on some. Its shape follows from it (shape.go), a nest of loops over that shape replaces
// it by its element, and what must be computed before is emitted in front of the statement:
//
//	a(2:n) = a(1:n-1) + sum(b)      s = 0; do j; s = s + b(j); end do
//	                                do i = 2, n; t(i) = a(i-1) + s; end do
//	                                do i = 2, n; a(i) = t(i); end do
//
// An Emitter makes the variables and the statements; the functions of Fortran whose values are arrays are in Transforms, one
// file each. Package sem types expressions and calls this package for each statement; it knows nothing of the source text.
package lower

import (
	"strconv"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Emitter writes what a typed program says of whole arrays out as statements for their elements: it makes the variables and the
// statements that these need. Nothing else in the compiler's front end emits code for an array operation.
type Emitter struct {
	Unit    *ir.Unit
	Bag     *diag.Bag
	Made    map[string]int // how many compiler-made names of each stem exist
	Pre     []ir.Stmt      // what must run before the current statement
	Precise bool           // inside a constant expression: fold everything
	Outer   []*Frame       // the enclosing FORALLs
	// Value is the value of an element of a constant array, or the element.
	Value func(*ir.Elem) ir.Expr

	named map[*ir.Procedure]map[*ir.Symbol]bool // see namedBy
}

// unsupported refuses something by its name.
func (c *Emitter) unsupported(pos diag.Span, format string, args ...any) *diag.Diagnostic {
	return c.Bag.Errorf(pos, "unsupported", format, args...)
}

// constElem folds an element of a constant array.
func (c *Emitter) constElem(e *ir.Elem) ir.Expr { return c.Value(e) }

func itoa(n int) string { return strconv.Itoa(n) }

// count is "1 dimension", "2 dimensions".
func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return itoa(n) + " " + what + "s"
}

// Temp makes a compiler-made variable named stem%n and enters it in the unit.
func (c *Emitter) Temp(stem string, t ir.Type, pos diag.Span) *ir.Symbol {
	c.Made[stem]++
	return c.MakeSymbol(stem+"%"+itoa(c.Made[stem]), t, pos)
}

func (c *Emitter) MakeSymbol(name string, t ir.Type, pos diag.Span) *ir.Symbol {
	s := &ir.Symbol{Name: name, Type: t, Pos: pos, Made: true}
	c.Unit.Symbols = append(c.Unit.Symbols, s)
	return s
}

// TakePre returns the statements that must run before the current one and forgets them.
func (c *Emitter) TakePre() []ir.Stmt {
	out := c.Pre
	c.Pre = nil
	return out
}

// split takes an expression apart into what must be computed first for it, written out, and the rest.
func split(c *Emitter, e ir.Expr) (ir.Expr, []ir.Stmt) {
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
func takenFirst(c *Emitter, e ir.Expr) ir.Expr {
	x, first := split(c, e)
	c.Emit(first...)
	return x
}
