package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// What the checker asks of its emitter most.

func (c *checker) temp(stem string, t ir.Type, pos diag.Span) *ir.Symbol {
	return c.em.Temp(stem, t, pos)
}

func (c *checker) makeSymbol(name string, t ir.Type, pos diag.Span) *ir.Symbol {
	return c.em.MakeSymbol(name, t, pos)
}

func (c *checker) takePre() []ir.Stmt { return c.em.TakePre() }

func (c *checker) emit(list ...ir.Stmt) { c.em.Emit(list...) }

func (c *checker) convert(e ir.Expr, t ir.Type) ir.Expr { return c.em.Convert(e, t) }

func (c *checker) operate(op ir.Op, l, r ir.Expr, pos diag.Span) ir.Expr {
	return c.em.Operate(op, l, r, pos)
}

func (c *checker) arith(op ir.Op, l, r ir.Expr, pos diag.Span) ir.Expr {
	return c.em.Arith(op, l, r, pos)
}

func (c *checker) call(fn string, args []ir.Expr, t ir.Type, pos diag.Span) ir.Expr {
	return c.em.Call(fn, args, t, pos)
}

func (c *checker) folded(e ir.Expr) ir.Expr { return c.em.Folded(e) }

func (c *checker) int8(n int64, pos diag.Span) *ir.Const { return c.em.Int8(n, pos) }

func (c *checker) hold(e ir.Expr, stem string) ir.Expr { return c.em.Hold(e, stem) }

func (c *checker) viewOf(f *ir.Field) *ir.Symbol { return c.em.ViewOf(f) }

func (c *checker) lenOf(e ir.Expr) ir.Expr { return c.em.LenOf(e) }

func (c *checker) textTemp(stem string, e ir.Expr) *ir.Symbol { return c.em.TextTemp(stem, e) }
