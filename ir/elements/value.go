package elements

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// KindFrom is resultKind for a value.
func KindFrom(c *Emitter, e ir.Expr, base ir.Base, fallback ir.Type) (ir.Type, bool) {
	if e == nil {
		return fallback, true
	}
	v, ok := e.(*ir.Const)
	if !ok || v.T.Base != ir.Integer {
		if ok && v.T.Base != ir.Invalid {
			c.Bag.Errorf(v.Pos, "type-mismatch", "the kind must be an integer, this is %s", v.T)
		}
		return fallback, false
	}
	k := v.I
	if ir.HasKind(base, k) {
		return ir.Type{Base: base, Kind: int(k)}, true
	}
	c.Unsupported(e.Span(), "kind %d is not supported", k).Note("the kinds are %s", ir.KindList(base))
	return fallback, false
}

// Dimension is the constant argument DIM of a function of an array with rank dimensions, 1 <= DIM <= rank.
func Dimension(c *Emitter, fn string, dim ir.Expr, rank int) (int, bool) {
	e := c.IntegerValue(dim, "the dimension")
	k, ok := e.(*ir.Const)
	if !ok {
		if e.Type().Base == ir.Integer {
			c.Unsupported(dim.Span(), "'%s' with a variable DIM is not supported yet", fn).
				Help("write a SELECT CASE over the dimensions")
		}
		return 0, false
	}
	if k.T.Base != ir.Integer {
		return 0, false
	}
	if k.I < 1 || k.I > int64(rank) {
		c.Bag.Errorf(dim.Span(), "argument", "dimension %d of an array with %s", k.I, diag.Count(rank, "dimension"))
		return 0, false
	}
	return int(k.I), true
}

// NoValue reports an operation that is not mathematically defined, Fortran 2008, 7.1.5.2.4.
func (c *Emitter) NoValue(e ir.Expr, why string) {
	c.Bag.Errorf(e.Span(), "arithmetic", "the value of '%s' cannot be computed: %s", ir.ExprString(e), why)
}

// Common is the type of a mixed-mode operation, Fortran 2008, 7.1.9.3.
func Common(l, r ir.Type) ir.Type {
	switch {
	case l.Base == r.Base:
		return ir.Type{Base: l.Base, Kind: max(l.Kind, r.Kind)}
	case l.Base == ir.Complex && r.Base == ir.Real:
		return ir.Type{Base: ir.Complex, Kind: max(l.Kind, r.Kind)}
	case l.Base == ir.Complex || r.Base == ir.Complex && l.Base != ir.Real:
		if r.Base == ir.Complex {
			return r
		}
		return l
	case r.Base == ir.Complex:
		return ir.Type{Base: ir.Complex, Kind: max(l.Kind, r.Kind)}
	case l.Base == ir.Real:
		return l
	}
	return r
}

// Operate builds l op r with the conversions made explicit. The operands fit the operator.
func (c *Emitter) Operate(op ir.Op, l, r ir.Expr, pos diag.Span) ir.Expr {
	if op >= ir.And && op <= ir.Neqv {
		kind := max(l.Type().Kind, r.Type().Kind)
		e := c.Folded(&ir.Binary{Pos: pos, Op: op, X: c.Convert(l, ir.Log4), Y: c.Convert(r, ir.Log4), T: ir.Log4})
		return c.Convert(e, ir.Type{Base: ir.Logical, Kind: kind})
	}
	if op >= ir.And || l.Type().Base == ir.Character {
		return c.Folded(&ir.Binary{Pos: pos, Op: op, X: Untrimmed(l), Y: Untrimmed(r), T: ir.Log4})
	}
	t := Common(l.Type(), r.Type())
	l = c.Convert(l, t)
	if op != ir.Pow || r.Type().Base != ir.Integer {
		r = c.Convert(r, t)
	}
	if op >= ir.EQ && op <= ir.GE {
		return c.Folded(&ir.Binary{Pos: pos, Op: op, X: l, Y: r, T: ir.Log4})
	}
	return c.Folded(&ir.Binary{Pos: pos, Op: op, X: l, Y: r, T: t})
}

// Untrimmed is the argument of TRIM, which is equal to its value: a comparison takes blanks for what the shorter text has not,
// Fortran 2008, 7.1.5.5.1.
func Untrimmed(e ir.Expr) ir.Expr {
	if t, ok := e.(*ir.Call); ok && t.Fn == "trim" {
		return t.Args[0]
	}
	return e
}

// Arith builds compiler-made integer arithmetic in a short form: constants are added up, neutral operands left out.
func (c *Emitter) Arith(op ir.Op, l, r ir.Expr, pos diag.Span) ir.Expr {
	if l.Type().Base != ir.Integer || r.Type().Base != ir.Integer {
		return ir.Poison(pos)
	}
	switch {
	case ir.IsInt(r, 0) && op != ir.Mul, ir.IsInt(r, 1) && op == ir.Mul:
		return l
	case ir.IsInt(l, 0) && op == ir.Add, ir.IsInt(l, 1) && op == ir.Mul:
		return r
	}
	e := c.Operate(op, l, r, pos)
	form, why := ir.AffineOf(e)
	if why != "" || len(form.Terms) > 1 || len(form.Terms) == 1 && form.Terms[0].Coef != 1 {
		return e
	}
	if !ir.Fits(form.Const, e.Type().Kind) {
		return e
	}
	k := &ir.Const{Pos: pos, T: e.Type(), I: form.Const}
	if len(form.Terms) == 0 {
		return k
	}
	v := c.Convert(&ir.Var{Pos: pos, Sym: form.Terms[0].Sym}, e.Type())
	switch {
	case k.I > 0:
		return &ir.Binary{Pos: pos, Op: ir.Add, X: v, Y: k, T: k.T}
	case k.I < 0 && k.I > -ir.HugeInt(4):
		return &ir.Binary{Pos: pos, Op: ir.Sub, X: v, Y: &ir.Const{Pos: pos, T: k.T, I: -k.I}, T: k.T}
	case k.I < 0:
		return e
	}
	return v
}

// Convert makes the conversion of e to t explicit.
func (c *Emitter) Convert(e ir.Expr, t ir.Type) ir.Expr {
	k, ok := e.(*ir.Const)
	if ok && e.Type() != t {
		k = c.wide.whole(k)
		e = k
	}
	if e.Type() == t && !(ok && k.Bits) || e.Type().Base == ir.Invalid || sameText(e.Type(), t) {
		return e
	}
	return c.Folded(&ir.Conv{Pos: e.Span(), T: t, X: e})
}

// sameText holds for characters of any length that become others of any length.
func sameText(from, to ir.Type) bool {
	return from.Base == ir.Character && to.Base == ir.Character && to.Len < 0 && from.CharBytes() == to.CharBytes()
}

// Folded replaces an operation on constants by its value.
func (c *Emitter) Folded(e ir.Expr) ir.Expr {
	var operands []*ir.Const
	for _, x := range ir.OperandsOf(e) {
		k, ok := x.(*ir.Const)
		if !ok {
			return e
		}
		if k.T.Base == ir.Invalid {
			return ir.Poison(e.Span())
		}
		operands = append(operands, k)
	}
	if c.AnyRange {
		out := at(ir.FoldAnyRange(e, operands, c.Precise), e)
		c.wide.negate(e, operands, out, c.Precise)
		return out
	}
	k, why := ir.FoldNode(e, operands, c.Precise)
	if why != "" {
		c.NoValue(e, why)
		return ir.Poison(e.Span())
	}
	return at(k, e)
}

// at is the value of an expression in its place, the expression where it has none.
func at(k *ir.Const, e ir.Expr) ir.Expr {
	if k == nil {
		return e
	}
	out := *k
	out.Pos = e.Span()
	return &out
}

// ScalarValue is scalar for an expression that is typed already.
func (c *Emitter) ScalarValue(e ir.Expr) ir.Expr {
	if ir.Rank(e) > 0 {
		return c.refuseArray(e)
	}
	return e
}

// refuseArray reports the first array in an expression that must be a scalar.
func (c *Emitter) refuseArray(e ir.Expr) ir.Expr {
	first := firstArray(e)
	d := c.Bag.Errorf(first.Span(), "rank-mismatch", "'%s' is an array where a scalar is needed", first.Span().Text())
	if a, ok := first.(*ir.ArrayRef); ok {
		d.Because(a.Section.Sym.Pos, "declared here")
	}
	if e.Type().Base == ir.Logical {
		d.Help("write 'all(%[1]s)' or 'any(%[1]s)'", e.Span().Text())
	}
	return ir.Poison(e.Span())
}

// firstArray is the first operand that is an array by itself, not by its operands.
func firstArray(e ir.Expr) ir.Expr {
	switch x := e.(type) {
	case *ir.ArrayRef, *ir.Transform, *ir.Constructor:
		return e
	case *ir.FuncRef:
		if !x.Proc.Elemental {
			return e
		}
	}
	for _, x := range ir.OperandsOf(e) {
		if ir.Rank(x) > 0 {
			return firstArray(x)
		}
	}
	return e
}

// IntegerValue is integer for an expression that is typed already.
func (c *Emitter) IntegerValue(e ir.Expr, what string) ir.Expr {
	return c.MustBeInteger(c.ScalarValue(e), what)
}

func (c *Emitter) MustBeInteger(e ir.Expr, what string) ir.Expr {
	if t := e.Type(); t.Base != ir.Integer && t.Base != ir.Invalid {
		c.Bag.Errorf(e.Span(), "type-mismatch", "%s must be an integer, this is %s", what, t)
		return ir.Poison(e.Span())
	}
	return e
}

// ConditionValue is condition for an expression that is typed already.
func (c *Emitter) ConditionValue(e ir.Expr) ir.Expr {
	e = c.ScalarValue(e)
	if t := e.Type(); t.Base != ir.Logical && t.Base != ir.Invalid {
		c.Bag.Errorf(e.Span(), "type-mismatch", "the condition must be logical, this is %s", t)
		return ir.Poison(e.Span())
	}
	return e
}

func (c *Emitter) Call(fn string, args []ir.Expr, t ir.Type, pos diag.Span) ir.Expr {
	return c.Folded(&ir.Call{Pos: pos, Fn: fn, Args: args, T: t})
}
