package sem

// pointedOnce puts bounds and subscripts of a pointer assignment that read distributed arrays into variables, by statements of
// their own: what moves is planned for those.
func (c *checker) pointedOnce(st *PointTo) {
	once := func(list []Expr) {
		for k, e := range list {
			if e == nil || !readsMapped(e) {
				continue
			}
			v := &Var{e.Span(), c.temp("n", e.Type(), e.Span())}
			c.emit(&Assign{At{st.Pos}, v, e})
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
	if e, ok := st.Scalar.(*Elem); ok {
		once(e.Subs)
	}
}
