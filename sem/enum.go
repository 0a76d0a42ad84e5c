package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// enum is ENUM, BIND(C): named constants of the kind of C's int that count from the last given value, Fortran 2008, 4.6.
func (c typeDefiner) enum(s *parse.Enum) {
	next := int64(0)
	for _, st := range s.Items {
		d, ok := st.(*parse.Enumerator)
		if !ok {
			continue
		}
		for i := range d.Entities {
			x := &d.Entities[i]
			if x.Init != nil {
				if n, ok := c.constInt(x.Init, "the value of an enumerator"); ok {
					next = n
				}
			}
			e := c.declare(x.Ident)
			if e.class == constant || e.typePos.Valid() {
				c.bag.Errorf(x.Pos, "redeclared", "'%s' is declared already", x.Name).Because(e.pos, "declared here")
				continue
			}
			e.class, e.typ, e.typePos, e.value = constant, ir.Int4, x.Pos, ir.IntConst(next, x.Pos)
			next++
		}
	}
}
