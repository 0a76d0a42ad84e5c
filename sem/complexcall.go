package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// complexFunctions are the real functions that also take complex arguments, Fortran 2008, 13.5.
var complexFunctions = wordSet("sqrt exp log sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh")

// complexParts is AIMAG or CONJG.
func complexParts(c *checker, x *parse.Ref) ir.Expr {
	args, _, ok := c.values(x, 1, 1)
	if !ok {
		return ir.Poison(x.Pos)
	}
	t := args[0].Type()
	if t.Base != ir.Complex {
		return c.argType(x, args[0], "complex")
	}
	if x.Name == "aimag" {
		t.Base = ir.Real
	}
	return c.call(x.Name, args, t, x.Pos)
}

// complexOf is CMPLX(x, y, kind) or DCMPLX(x, y), Fortran 2008, 13.7.36.
func complexOf(c *checker, x *parse.Ref) ir.Expr {
	most := 3
	t := ir.Complex4
	switch x.Name {
	case "dcmplx":
		most, t = 2, ir.Complex8
	case "complex":
		most = 2
	}
	args, kind, ok := c.values(x, 1, most)
	if !ok {
		return ir.Poison(x.Pos)
	}
	if len(args) == 3 {
		kind, args = x.Args[2].Value, args[:2]
	}
	if kind != nil {
		k, known := c.ConstInt(kind, "the kind")
		if known && !ir.HasKind(ir.Complex, k) {
			c.unsupported(kind.Span(), "kind %d is not supported", k).Note("the kinds are %s", ir.KindList(ir.Complex))
			return ir.Poison(x.Pos)
		}
		t.Kind = int(k)
	}
	for _, e := range args {
		if !ir.IsNumeric(e.Type()) || e.Type().Base == ir.Complex && len(args) > 1 {
			return c.argType(x, e, "a number")
		}
		if x.Name == "complex" && e.Type().Base == ir.Real { // GNU's function keeps the precision of its arguments
			t.Kind = max(t.Kind, e.Type().Kind)
		}
	}
	if args[0].Type().Base == ir.Complex {
		return c.convert(args[0], t)
	}
	part := ir.Type{Base: ir.Real, Kind: t.Kind}
	im := ir.Expr(&ir.Const{Pos: x.Pos, T: part})
	if len(args) == 2 {
		im = c.convert(args[1], part)
		if isOptional(args[1]) {
			im = c.em.PresentOr(args[1], im, &ir.Const{Pos: x.Pos, T: part})
		}
	}
	return c.call("cmplx", []ir.Expr{c.convert(args[0], part), im}, t, x.Pos)
}
