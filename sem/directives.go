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
	e := c.specified(x)
	if c.unit.Proc == nil || c.isSettled(e) {
		return e
	}
	for _, v := range c.unit.Symbols {
		if old := c.kept[v]; old != nil && ir.EqualStripped(old, e) {
			return &ir.Var{Pos: e.Span(), Sym: v}
		}
	}
	v := c.keptValue(e)
	v.Captured = len(c.src.Contains) > 0
	c.kept[v] = e
	c.unit.Entry = append(c.unit.Entry, c.takePre()...)
	return &ir.Var{Pos: e.Span(), Sym: v}
}

// keptValue sets a variable to a size that a directive gives.
func (c mapper) keptValue(e ir.Expr) *ir.Symbol {
	v := c.temp("size", ir.Int8, e.Span())
	v.Source = e.Span().Text()
	c.emit(&ir.Assign{At: ir.At{Pos: e.Span()}, LHS: &ir.Var{Pos: e.Span(), Sym: v}, RHS: c.convert(e, ir.Int8)})
	return v
}

// isSettled reports whether a size has one value, which can be computed wherever a layout is described: no variable that the
// procedure may change, nothing that must be computed first, as SUM(n), and no element, which may be on another image.
func (c mapper) isSettled(e ir.Expr) bool {
	settled := true
	ir.WalkExprs(e, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Var:
			settled = settled && e.Sym.Intent == "in" && names.Of(e.Sym) != nil && names.Of(e.Sym).Home == c.checker
		case *ir.Const, *ir.Unary, *ir.Binary, *ir.Conv, *ir.Call:
		default:
			settled = false
		}
	})
	return settled
}

// constantSize is the value of a constant integer expression, nil for others.
func (c mapper) constantSize(x parse.Expr) *ir.Const {
	if lengths(c).constantForm(x) {
		if k, ok := constants(c).constantScalar(x).(*ir.Const); ok && k.T.Base == ir.Integer {
			return k
		}
	}
	return nil
}

// specified types a specification expression.
func (c mapper) specified(x parse.Expr) ir.Expr {
	if k := c.constantSize(x); k != nil {
		return k
	}
	e := c.Integer(x, "a bound")
	if e.Type().Base == ir.Invalid {
		return ir.IntConst(1, parse.SpanOf(x))
	}
	if !c.knownAtEntry(e) {
		c.bag.Errorf(parse.SpanOf(x), "not-constant", "'%s' is not a constant expression", parse.SpanOf(x).Text()).
			Note("bounds may hold constants and number_of_processors()")
		return ir.IntConst(1, parse.SpanOf(x))
	}
	return e
}

// knownAtEntry reports whether an expression has no variables but, in a procedure, dummy arguments and variables of others.
func (c mapper) knownAtEntry(e ir.Expr) bool {
	known := true
	ir.WalkExprs(e, func(e ir.Expr) {
		switch e.(type) {
		case *ir.Var, *ir.Elem, *ir.ArrayRef:
			s := ir.Root(e)
			known = known && c.unit.Proc != nil && (s.Storage != ir.Automatic || names.Of(s) == nil || names.Of(s).Home != c.checker)
		}
	})
	return known
}

// Bound is a bound of a template or of a processor arrangement. That of a template whose value is known at the entry of
// a procedure is kept there, as bounds of arrays are.
func (c mapper) Bound(e *names.Entity, x parse.Expr) ir.Expr {
	if e.Class != names.Template || c.unit.Proc == nil {
		return c.Specification(x)
	}
	b := c.specified(x)
	if !ir.IsConst(b) {
		return declarer(c).keptBound(e, b)
	}
	return b
}

// executed is a mapper for the directives among the executable statements, whose sizes are any integer expressions: HPF 2.0, 8.4.
type executed struct{ mapper }

// Specification evaluates a size before the directive.
func (c executed) Specification(x parse.Expr) ir.Expr {
	if k := c.constantSize(x); k != nil {
		return k
	}
	e := c.Integer(x, "a size")
	if e.Type().Base == ir.Invalid || c.isSettled(e) {
		return e
	}
	return &ir.Var{Pos: e.Span(), Sym: c.keptValue(e)}
}
