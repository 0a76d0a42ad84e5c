package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
)

// mapper gives each array the mapping that follows from the directives of its unit. It answers what these ask.
type mapper struct{ *checker }

func (c mapper) reader() mapping.Reader {
	return mapping.Reader{Scope: c, Bag: c.bag, Proc: c.unit.Proc != nil, Commons: c.memory.Members}
}

// directives takes the mapping directives.
func (c mapper) directives() {
	c.maps = c.reader().Read(c.src.Decls)
	c.mapArrays()
	c.reader().CheckSequence(c.src.Decls, c.maps)
}

// alignmentOf is the alignment of an array by the directives of the unit that declares it, nil for none.
func alignmentOf(e *names.Entity) *mapping.Alignment { return homeOf(e).maps.Aligns[e.Name] }

// distributionOf is the distribution of an array or a template by the directives of the unit that declares it, nil for none.
func distributionOf(e *names.Entity) *mapping.Distribution { return homeOf(e).maps.Dists[e.Name] }

// isDeclaredDynamic reports whether an array or a template is DYNAMIC.
func isDeclaredDynamic(e *names.Entity) bool { return homeOf(e).maps.Dynamic[e.Name].Valid() }

// Own gives the entity of a name of this unit.
func (c mapper) Own(name string) *names.Entity { return c.names[name] }

// AlignSubscript types a subscript of ALIGN, in which the dummies are integers.
func (c mapper) AlignSubscript(x parse.Expr, dummies []string) (e ir.Expr, fresh string) {
	hidden := map[string]*names.Entity{}
	for _, name := range dummies {
		hidden[name] = c.names[name]
	}
	for name := range hidden {
		s := &ir.Symbol{Name: name, Type: ir.Int8}
		c.names[name] = &names.Entity{Name: name, Typing: names.Typing{Type: s.Type, TypePos: parse.SpanOf(x)}, Storage: names.Storage{Sym: s}}
	}
	known := len(c.order)
	e = c.scalar(x)
	for name, old := range hidden {
		if c.names[name] = old; old == nil {
			delete(c.names, name)
		}
	}
	if len(c.order) > known {
		fresh = c.order[known].Name
	}
	return e, fresh
}

// Specification is an integer over constants, NUMBER_OF_PROCESSORS() and, in a procedure, dummy arguments and variables of
// others, HPF 2.0, 3.7.
func (c mapper) Specification(x parse.Expr) ir.Expr {
	if lengths(c).constantForm(x) {
		if k, ok := constants(c).constantScalar(x).(*ir.Const); ok && k.T.Base == ir.Integer {
			return k
		}
	}
	e := c.Integer(x, "a bound")
	ok := e.Type().Base != ir.Invalid
	ir.WalkExprs(e, func(e ir.Expr) {
		switch e.(type) {
		case *ir.Var, *ir.Elem:
			if s := ir.Root(e); c.unit.Proc != nil && (s.Storage != ir.Automatic || names.Of(s) == nil || names.Of(s).Home != c.checker) {
				return
			}
			if ok {
				c.bag.Errorf(parse.SpanOf(x), "not-constant", "'%s' is not a constant expression", parse.SpanOf(x).Text()).
					Note("bounds may hold constants and number_of_processors()")
			}
			ok = false
		}
	})
	if !ok {
		return ir.IntConst(1, parse.SpanOf(x))
	}
	return e
}

// Bound is a bound of a template or of a processor arrangement. That of a template whose value is known at the entry of
// a procedure is kept there, as bounds of arrays are.
func (c mapper) Bound(e *names.Entity, x parse.Expr) ir.Expr {
	b := c.Specification(x)
	if e.Class == names.Template && c.unit.Proc != nil && !ir.IsConst(b) {
		return c.keptBound(e, b)
	}
	return b
}
