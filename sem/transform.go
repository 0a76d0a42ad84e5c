package sem

import (
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// ownTransforms are the transformational functions whose values the checker knows without computing anything.
var ownTransforms = map[string]func(*checker, *ir.Transform, lower.Given) *lower.Computed{}

// isTransform reports whether a name is that of a function whose value may be an array that is computed before the statement,
// Fortran 2008, 13.5.
func isTransform(name string) bool {
	return ownTransforms[name] != nil || lower.Transforms[name] != nil
}

func addTransforms() {
	for _, name := range []string{"shape", "lbound", "ubound"} {
		ownTransforms[name], intrinsics[name] = boundVector, transformValue
	}
	ownTransforms["processors_shape"], intrinsics["processors_shape"] = processorsShape, transformValue
	for name := range lower.Transforms {
		intrinsics[name] = transformValue
	}
}

// dimGiven reports whether a reference has the argument DIM.
func (c *checker) dimGiven(x *parse.Ref) bool {
	at := 1
	if x.Name == "findloc" {
		at = 2
	}
	for i, a := range x.Args {
		if a.Keyword == "dim" || a.Keyword == "" && i == at && a.Value != nil && !c.isLogical(a.Value) {
			return true
		}
	}
	return false
}

// transformed computes the value of a reference before the current statement, once.
func (c *checker) transformed(x *parse.Ref) *lower.Computed {
	if a, ok := c.bind(x); ok {
		call := &ir.Transform{Pos: x.Pos, Fn: x.Name}
		var v *lower.Computed
		if f := ownTransforms[x.Name]; f != nil {
			v = f(c, call, a)
		} else {
			v = lower.Transforms[x.Name](c.em, call, a)
		}
		if v != nil {
			return v
		}
	}
	return &lower.Computed{E: ir.Poison(x.Pos)}
}

// transformValue is the value of a transformational function: an array, or a scalar.
func transformValue(c *checker, x *parse.Ref) ir.Expr {
	switch {
	case !c.dimGiven(x) && lower.WholeReductions[x.Name]:
		return wholeReduction(c, x)
	case (x.Name == "lbound" || x.Name == "ubound") && c.dimGiven(x):
		return arrayInquiry(c, x)
	}
	v := c.transformed(x)
	if v.Sym == nil {
		return v.E
	}
	return lower.WholeExpr(v.Sym, x.Pos)
}

// wholeReduction is DOT_PRODUCT, or a reduction of all elements.
func wholeReduction(c *checker, x *parse.Ref) ir.Expr {
	g, ok := c.bind(x)
	if !ok {
		return ir.Poison(x.Pos)
	}
	return lower.Reduction(c.em, &ir.Transform{Pos: x.Pos, Fn: x.Name}, g)
}
