package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/transforms"
)

// ownTransforms are the transformational functions whose values the checker knows without computing anything.
var ownTransforms = map[string]func(*checker, *parse.Ref, elements.Given) ir.Expr{}

// isTransform reports whether a name is that of a function whose value may be an array that is computed before the statement,
// Fortran 2008, 13.5.
func isTransform(name string) bool {
	return ownTransforms[name] != nil || elements.Transforms[name]
}

func addTransforms() {
	for _, name := range []string{"shape", "lbound", "ubound"} {
		ownTransforms[name], intrinsics[name] = boundVector, ownTransform
	}
	ownTransforms["processors_shape"], intrinsics["processors_shape"] = processorsShape, ownTransform
	for name := range elements.Transforms {
		intrinsics[name] = transform
	}
}

// dimGiven reports whether a reference has the argument DIM.
func dimGiven(x *parse.Ref) bool {
	for i, a := range x.Args {
		if a.Keyword == "dim" || a.Keyword == "" && i == 1 && a.Value != nil {
			return true
		}
	}
	return false
}

// ownTransform is SHAPE, LBOUND, UBOUND or PROCESSORS_SHAPE.
func ownTransform(c *checker, x *parse.Ref) ir.Expr {
	if (x.Name == "lbound" || x.Name == "ubound") && dimGiven(x) {
		return arrayInquiry(c, x)
	}
	g, ok := intrinsicArgs{c}.bind(x)
	if !ok {
		return ir.Poison(x.Pos)
	}
	return ownTransforms[x.Name](c, x, g)
}

// transform is the reference of a transformational function, an array or a scalar.
func transform(c *checker, x *parse.Ref) ir.Expr {
	g, ok := intrinsicArgs{c}.bind(x)
	if !ok {
		return ir.Poison(x.Pos)
	}
	t := &ir.Transform{Pos: x.Pos, Fn: x.Name}
	for _, name := range arguments.Names(x.Name) {
		switch e := g[name]; {
		case e == nil:
		case e.Type().Base == ir.Invalid:
			return ir.Poison(x.Pos)
		default:
			t.Names, t.Args = append(t.Names, name), append(t.Args, e)
		}
	}
	if !transforms.Type(c.em, c.bag, t, g) {
		return ir.Poison(x.Pos)
	}
	if x.Name == "transfer" && t.Dims == 0 {
		return t
	}
	return t
}
