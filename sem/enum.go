package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
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
				if n, ok := c.ConstInt(x.Init, "the value of an enumerator"); ok {
					next = n
				}
			}
			e := c.Declare(x.Ident)
			if e.Class == names.Constant || e.TypePos.Valid() {
				c.bag.Errorf(x.Pos, "redeclared", "'%s' is declared already", x.Name).Because(e.Pos, "declared here")
				continue
			}
			e.Class, e.Type, e.TypePos, e.Value = names.Constant, ir.Int4, x.Pos, ir.IntConst(next, x.Pos)
			next++
		}
	}
}
