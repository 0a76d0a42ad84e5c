// Package elements makes what replaces array operations: variables, nests of loops over shapes, the element of an expression in
// them, and folded arithmetic. It decides nothing: sem, which types a program, and lower, which writes it out for elements, both use it.
package elements

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
	Check   bool           // what arrays conform to is tested when the program runs
	Ordered bool           // sums of reals keep the order of the source on any number of images
	Precise bool           // inside a constant expression: fold everything
	// AnyRange lets constants be what -fno-range-check makes of them: integers that wrap around, infinite reals.
	AnyRange bool
	wide     wideLiterals
	Outer    []*Frame  // the enclosing FORALLs
	Around   []*ir.Do  // the enclosing DO loops, the outermost first
	Out      Lowering  // writes out what cannot wait
	Target   []ir.Expr // extents of the array that the value which is being computed is assigned to; nil where they are not constants
	// Value is the value of an element of a constant array, or the element.
	Value func(*ir.Elem) ir.Expr

	named map[*ir.Procedure]map[*ir.Symbol]bool // see namedBy
}

// Lowering writes out what expressions and statements say of whole arrays. Package lower does it for a program as a whole; what is
// asked of it before that is what a declaration or a bound depends on.
type Lowering interface {
	// Resolve emits what an expression needs computed first, and gives the rest.
	Resolve(c *Emitter, e ir.Expr) ir.Expr
	// Arrays gives statements for the elements.
	Arrays(c *Emitter, list []ir.Stmt) []ir.Stmt
	// Images gives loops over elements of other images a form with direct accesses, and tells which accesses have none.
	Images(c *Emitter, body []ir.Stmt, runtime Runtime, missed func(pos diag.Span, why string)) []ir.Stmt
}

// Runtime makes calls of the runtime.
type Runtime struct {
	// Ask lets a pointer lead to an array of an image, and sets a variable to 1 if it can, else to 0.
	Ask   func(pointer, array *ir.Symbol, image ir.Expr, result *ir.Var) *ir.CallProc
	Stage func(Transfer) *ir.CallProc
}

// Transfer is one end of a loop whose pointer leads to a copy of a section of an image's array. Begin makes the copy and sets Result to -1;
// what is got is there then, what is put goes to the image at the end.
type Transfer struct {
	Begin, Put bool
	Pointer    *ir.Symbol
	Section    *ir.Section
	Image      ir.Expr
	Result     *ir.Var
	Pos        diag.Span
}

// Resolve emits at once what an expression needs computed first, and gives the rest.
func (c *Emitter) Resolve(e ir.Expr) ir.Expr { return c.Out.Resolve(c, e) }

// Arrays writes statements out at once.
func (c *Emitter) Arrays(list []ir.Stmt) []ir.Stmt { return c.Out.Arrays(c, list) }

// Unsupported refuses something by its name.
func (c *Emitter) Unsupported(pos diag.Span, format string, args ...any) *diag.Diagnostic {
	return c.Bag.Errorf(pos, "unsupported", format, args...)
}

// ConstElem folds an element of a constant array.
func (c *Emitter) ConstElem(e *ir.Elem) ir.Expr { return c.Value(e) }

func itoa(n int) string { return strconv.Itoa(n) }

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

// Frame is an enclosing FORALL: its loops, its mask and what the mask needs computed first.
type Frame struct {
	Nest *Nest
	Mask ir.Expr
	Pre  []ir.Stmt
	// Array components that the statements assign, seen as arrays, and what makes these before the loops.
	Views  ir.ExprMap[*ir.Symbol]
	Before []ir.Stmt
	Known  []ir.Stmt // what was computed first and is in front of the FORALL already
	Clash  bool      // statements change what the mask reads
	After  []ir.Stmt // after the loops
}

func (c *Emitter) Int8(n int64, pos diag.Span) *ir.Const {
	return &ir.Const{Pos: pos, T: ir.Int8, I: n}
}

// Emit puts statements before the current one.
func (c *Emitter) Emit(list ...ir.Stmt) { c.Pre = append(c.Pre, list...) }
