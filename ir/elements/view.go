package elements

import "dhpfgo/ir"

// ViewOf makes an array component of one variable an array.
func (c *Emitter) ViewOf(f *ir.Field) *ir.Symbol {
	v := c.NewView(f)
	for _, d := range f.Comp.Dims {
		if f.Comp.Allocatable || f.Comp.Pointer {
			d = ir.Dim{Lo: c.boundOfView(f, "%l"), Hi: c.boundOfView(f, "%u")}
		}
		v.Dims = append(v.Dims, d)
	}
	at := ir.At{Pos: f.Pos}
	if tag := f.Comp.Tag; tag != nil {
		v.Tag = c.Temp(f.Comp.Name+"%type", ir.Int8, f.Pos)
		c.Emit(&ir.Assign{At: at, LHS: &ir.Var{Pos: f.Pos, Sym: v.Tag}, RHS: &ir.Field{Pos: f.Pos, X: ir.CloneExpr(f.X), Comp: tag}})
	}
	if f.Comp.Deferred {
		v.Len = c.KeepLen(c.LenOf(f), f.Pos)
	}
	c.Emit(&ir.View{At: at, Sym: v, First: f})
	return v
}

func (c *Emitter) boundOfView(f *ir.Field, which string) ir.Expr {
	return &ir.Var{Pos: f.Pos, Sym: c.Temp(f.Comp.Name+which, ir.Int8, f.Pos)}
}

// NewView is an array that shows a component, without bounds yet.
func (c *Emitter) NewView(f *ir.Field) *ir.Symbol {
	v := c.Temp(f.Comp.Name, f.Comp.Type, f.Pos)
	v.Shows(f)
	return v
}
