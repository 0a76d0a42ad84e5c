package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
)

// intrinsicArgs matches the arguments of intrinsic functions and says what their types have in common.
type intrinsicArgs struct{ *checker }

// bind evaluates the arguments of a reference, each once; false after an error.
func (c intrinsicArgs) bind(x *parse.Ref) (elements.Given, bool) {
	args, ok := arguments.Match(x, c.isLogical, c.bag)
	if !ok {
		return nil, false
	}
	out := elements.Given{}
	for _, name := range arguments.Names(x.Name) {
		switch a := args[name]; {
		case a == nil:
		case name == "kind":
			out[name] = c.constant(a)
		case name == "order" && (lengths(c)).constantForm(a):
			out[name] = constantVector(c.checker, a, name)
		case name == "mold":
			if out[name] = c.unevaluated(a); out[name].Type().Base == ir.Invalid {
				out[name] = c.expr(a) // says why
			}
		case name == "source" && x.Name == "transfer":
			out[name] = c.expr(c.throughLogical(a))
		default:
			out[name] = c.expr(a)
		}
	}
	return out, true
}

// constantVector is a constant array of one dimension and default integers.
func constantVector(c *checker, x parse.Expr, name string) ir.Expr {
	elems, extents, ok := constants{c}.constantArray(x, ir.Int4, name)
	if !ok {
		return ir.Poison(parse.SpanOf(x))
	}
	s := &ir.Symbol{Name: name, Type: ir.Int4, Pos: parse.SpanOf(x), Made: true, InitElems: elems}
	for _, n := range extents {
		s.Dims = append(s.Dims, ir.Dim{Lo: ir.IntConst(1, s.Pos), Hi: ir.IntConst(n, s.Pos)})
	}
	return shapes.WholeExpr(s, s.Pos)
}

// resultKind is the type of the kind that KIND= asks for of a result of base type base; fallback without it.
func (c intrinsicArgs) resultKind(x parse.Expr, base ir.Base, fallback ir.Type) (ir.Type, bool) {
	if x == nil {
		return fallback, true
	}
	return elements.KindFrom(c.em, c.constant(x), base, fallback)
}

// isLogical tells MASK from DIM.
func (c intrinsicArgs) isLogical(x parse.Expr) bool {
	if _, ok := x.(*parse.IntLit); ok {
		return false
	}
	return c.traitOf(x).Type.Base == ir.Logical
}

// typeOfMold is the type of an argument whose value does not matter.
func (c intrinsicArgs) typeOfMold(x parse.Expr) (ir.Type, bool) {
	t := c.traitOf(x).Type
	if t.Base == ir.Invalid {
		t = c.expr(x).Type()
	}
	return t, t.Base != ir.Invalid
}

// throughLogical is the argument of an inner TRANSFER to a logical value of the same size: a logical value in a register has one
// bit, but in gfortran the bytes go through it unchanged.
func (c intrinsicArgs) throughLogical(x parse.Expr) parse.Expr {
	ref, ok := stripParens(x).(*parse.Ref)
	if !ok || ref.Name != "transfer" || len(ref.Args) != 2 || ref.Args[0].Keyword != "" || ref.Args[1].Keyword != "" {
		return x
	}
	if e := c.Lookup(ref.Name); e != nil && !e.Intrinsic {
		return x
	}
	from, to := c.traitOf(ref.Args[0].Value), c.traitOf(ref.Args[1].Value)
	if to.Type.Base != ir.Logical || from.Rank > 0 || to.Rank > 0 || !elements.Movable(from.Type) || ir.BytesPer(from.Type) != ir.BytesPer(to.Type) {
		return x
	}
	return ref.Args[0].Value
}
