package sem

import (
	"math"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// reduction writes an array intrinsic such as SUM out as loops that accumulate into a scalar, which stands for it.
func reduction(c *checker, x *parse.Ref) Expr {
	a, ok := c.reductionArgs(x)
	if !ok {
		return bad(x.Pos)
	}
	var sh *shape
	for _, e := range []parse.Expr{a.array, a.second, a.mask} {
		if e != nil {
			sh = c.join(sh, c.shape(e))
		}
	}
	if sh == nil {
		c.bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Name)
		return bad(x.Pos)
	}
	if a.second != nil && len(sh.dims) != 1 {
		// Fortran 2008, 13.7.52: the arguments of DOT_PRODUCT have rank one.
		c.bag.Errorf(x.Pos, "rank-mismatch", "the arguments of 'dot_product' must have one dimension, these have %d", len(sh.dims))
		return bad(x.Pos)
	}
	saved := c.nest
	c.nest = c.newNest(sh)
	defer func() { c.nest = saved }()
	return c.accumulate(x, a)
}

// reduceArgs are the arguments of an array intrinsic; second is that of DOT_PRODUCT.
type reduceArgs struct{ array, second, mask parse.Expr }

func (c *checker) reductionArgs(x *parse.Ref) (a reduceArgs, ok bool) {
	logical := x.Name == "any" || x.Name == "all" || x.Name == "count"
	for i, arg := range x.Args {
		switch {
		case arg.Section || arg.Value == nil:
			c.bag.Errorf(arg.Pos, "argument", "a section is no argument")
			return a, false
		case i == 0 && (arg.Keyword == "" || arg.Keyword == "array" || arg.Keyword == "mask" && logical):
			a.array = arg.Value
		case x.Name == "dot_product" && i == 1:
			a.second = arg.Value
		case arg.Keyword == "mask" && !logical, arg.Keyword == "" && !logical && c.isLogical(arg.Value):
			a.mask = arg.Value
		case arg.Keyword == "dim" || arg.Keyword == "":
			c.unsupported(arg.Pos, "'%s' with DIM is not supported yet", x.Name).Help("write a loop over the other dimensions")
			return a, false
		default:
			c.bag.Errorf(arg.Pos, "argument", "'%s' has no argument '%s'", x.Name, arg.Keyword)
			return a, false
		}
	}
	if a.array == nil || x.Name == "dot_product" && a.second == nil {
		c.bag.Errorf(x.Pos, "argument", "'%s' lacks an argument", x.Name)
		return a, false
	}
	return a, true
}

// isLogical looks at the form of an argument that is either DIM or MASK.
func (c *checker) isLogical(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.LogicalLit:
		return true
	case *parse.Paren:
		return c.isLogical(x.X)
	case *parse.Unary:
		return x.Op == "not"
	case *parse.Binary:
		return binaryOps[x.Op] >= EQ
	case *parse.Name:
		e := c.lookup(x.Ident)
		return e != nil && c.typeOf(e).Base == Logical
	case *parse.Ref:
		e := c.lookup(x.Name)
		return e != nil && c.typeOf(e).Base == Logical
	}
	return false
}

func (c *checker) accumulate(x *parse.Ref, a reduceArgs) Expr {
	n := c.nest
	e := c.expr(a.array)
	if a.second != nil {
		e = c.dotTerm(x, e, c.expr(a.second))
	}
	var mask Expr
	if a.mask != nil {
		if mask = c.expr(a.mask); mask.Type().Base != Logical && mask.Type().Base != Invalid {
			c.bag.Errorf(mask.Span(), "type-mismatch", "the mask must be logical, this is %s", mask.Type())
			return bad(x.Pos)
		}
	}
	logical := x.Name == "any" || x.Name == "all" || x.Name == "count"
	t := e.Type()
	if t.Base == Invalid {
		return bad(x.Pos)
	}
	ordered := x.Name == "maxval" || x.Name == "minval"
	if ordered && t.Base == Complex || a.second == nil && logical != (t.Base == Logical) || !logical && a.second == nil && !isNumeric(t) {
		c.bag.Errorf(e.Span(), "type-mismatch", "the argument of '%s' is %s", x.Name, t)
		return bad(x.Pos)
	}
	if x.Name == "count" {
		mask, e, t = e, intConst(1, x.Pos), Int4
	}
	s := c.temp("s", t, x.Pos)
	v := &Var{x.Pos, s}
	var step Stmt = &Assign{At{x.Pos}, v, c.combine(x, v, e)}
	if mask != nil {
		step = &If{At{x.Pos}, []Branch{{x.Pos, mask, []Stmt{step}}}}
	}
	c.pre = append(c.pre, &Assign{At{x.Pos}, v, identity(x.Name, t, x.Pos)})
	c.pre = append(c.pre, n.wrap(c, []Stmt{step}, s)...)
	return v
}

// dotTerm is one term of DOT_PRODUCT: a product, or for logical arguments a conjunction.
func (c *checker) dotTerm(x *parse.Ref, l, r Expr) Expr {
	lt, rt := l.Type(), r.Type()
	switch {
	case lt.Base == Invalid || rt.Base == Invalid:
		return bad(x.Pos)
	case lt.Base == Logical && rt.Base == Logical:
		return c.operate(And, l, r, x.Pos)
	case isNumeric(lt) && isNumeric(rt):
		if lt.Base == Complex {
			l = c.call("conjg", []Expr{l}, lt, x.Pos)
		}
		return c.operate(Mul, l, r, x.Pos)
	}
	c.bag.Errorf(x.Pos, "type-mismatch", "the arguments of 'dot_product' are %s and %s", lt, rt)
	return bad(x.Pos)
}

func (c *checker) combine(x *parse.Ref, v *Var, e Expr) Expr {
	switch {
	case x.Name == "product":
		return c.operate(Mul, v, e, x.Pos)
	case x.Name == "maxval":
		return &Call{x.Pos, "max", []Expr{v, e}, v.Type()}
	case x.Name == "minval":
		return &Call{x.Pos, "min", []Expr{v, e}, v.Type()}
	case x.Name == "all":
		return c.operate(And, v, e, x.Pos)
	case v.Type().Base == Logical:
		return c.operate(Or, v, e, x.Pos)
	}
	return c.operate(Add, v, e, x.Pos)
}

// identity is the value of the intrinsic for an array without elements, Fortran 2008, 13.7.
func identity(fn string, t Type, pos diag.Span) *Const {
	k := &Const{Pos: pos, T: t}
	switch fn {
	case "product":
		k.I, k.R = 1, 1
	case "maxval":
		k.R = -hugeReal(t.Kind)
		k.I = -hugeInt(t.Kind) - 1
	case "minval":
		k.R = hugeReal(t.Kind)
		k.I = hugeInt(t.Kind)
	case "all":
		k.L = true
	}
	if t.Base == Integer {
		k.R = 0
	} else {
		k.I = 0
	}
	return k
}

// hugeInt is the largest integer of a kind.
func hugeInt(kind int) int64 { return math.MaxInt64 >> (64 - 8*min(kind, 8)) }

func hugeReal(kind int) float64 {
	if kind == 4 {
		return math.MaxFloat32
	}
	return math.MaxFloat64
}
