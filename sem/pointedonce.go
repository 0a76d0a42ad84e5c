package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
)

// pointedOnce puts bounds and subscripts of a pointer assignment that read distributed arrays into variables, by statements of
// their own: what moves is planned for those.
func (c pointing) pointedOnce(st *ir.PointTo) {
	once := func(list []ir.Expr) {
		for k, e := range list {
			if e == nil || !elements.ReadsMapped(e) {
				continue
			}
			v := &ir.Var{Pos: e.Span(), Sym: c.temp("n", e.Type(), e.Span())}
			c.emit(&ir.Assign{At: ir.At{Pos: st.Pos}, LHS: v, RHS: e})
			list[k] = v
		}
	}
	once(st.Lo)
	once(st.Extents)
	if s := st.Section; s != nil {
		once(s.Lo)
		once(s.Hi)
		once(s.Step)
	}
	if e, ok := st.Scalar.(*ir.Elem); ok {
		once(e.Subs)
	}
}
