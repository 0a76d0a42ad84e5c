package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// emission makes variables, and the statements that run before the current one. It knows nothing of the source.
type emission struct {
	em *elements.Emitter
}

func (c *emission) temp(stem string, t ir.Type, pos diag.Span) *ir.Symbol {
	return c.em.Temp(stem, t, pos)
}

func (c *emission) makeSymbol(name string, t ir.Type, pos diag.Span) *ir.Symbol {
	return c.em.MakeSymbol(name, t, pos)
}

func (c *emission) takePre() []ir.Stmt { return c.em.TakePre() }

func (c *emission) emit(list ...ir.Stmt) { c.em.Emit(list...) }

func (c *emission) convert(e ir.Expr, t ir.Type) ir.Expr { return c.em.Convert(e, t) }

func (c *emission) operate(op ir.Op, l, r ir.Expr, pos diag.Span) ir.Expr {
	return c.em.Operate(op, l, r, pos)
}

func (c *emission) Arith(op ir.Op, l, r ir.Expr, pos diag.Span) ir.Expr {
	return c.em.Arith(op, l, r, pos)
}

func (c *emission) call(fn string, args []ir.Expr, t ir.Type, pos diag.Span) ir.Expr {
	return c.em.Call(fn, args, t, pos)
}

func (c *emission) folded(e ir.Expr) ir.Expr { return c.em.Folded(e) }

func (c *emission) int8(n int64, pos diag.Span) *ir.Const { return c.em.Int8(n, pos) }

func (c *emission) viewOf(f *ir.Field) *ir.Symbol { return c.em.ViewOf(f) }

// keep lets a variable of the compiler hold the values of an array expression; nil for a scalar.
func (c *emission) keep(e ir.Expr, pos diag.Span) *ir.Section {
	return c.keepAs(&ir.KeepArray{At: ir.At{Pos: pos}, Value: e})
}

// keepAs makes the variable of a statement that keeps values.
func (c *emission) keepAs(s *ir.KeepArray) *ir.Section {
	s.Sym = elements.RoomFor(c.em, s.Value, s.Pos)
	if s.Sym == nil {
		return nil
	}
	c.emit(s)
	return shapes.Section(s.Sym, shapes.Whole(s.Sym), s.Pos).Section
}

func (c *emission) lenOf(e ir.Expr) ir.Expr { return c.em.LenOf(e) }

func (c *emission) textTemp(stem string, e ir.Expr) *ir.Symbol { return c.em.TextTemp(stem, e) }
