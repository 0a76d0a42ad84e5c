package sem

import (
	"dhpfgo/ir"
	"strconv"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// expr gives the typed form of an expression, which may be an array.
func (c *checker) expr(x parse.Expr) ir.Expr {
	switch x := x.(type) {
	case nil:
		return ir.Poison(diag.Span{})
	case *parse.IntLit:
		return c.intLit(x)
	case *parse.RealLit:
		return c.realLit(x)
	case *parse.LogicalLit:
		kind, ok := c.literalKind(x.Kind, x.Pos, 4, 1, 2, 4, 8)
		if !ok {
			return ir.Poison(x.Pos)
		}
		return &ir.Const{Pos: x.Pos, T: ir.Type{Base: ir.Logical, Kind: kind}, L: x.Value}
	case *parse.ComplexLit:
		return c.complexLit(x)
	case *parse.StringLit:
		return &ir.Const{Pos: x.Pos, T: ir.Type{Base: ir.Character, Kind: 1, Len: len(x.Value)}, S: x.Value, Bits: x.Hollerith}
	case *parse.BOZ:
		return c.boz(x)
	case *parse.Paren:
		return unbounded(c.expr(x.X))
	case *parse.Name:
		return c.name(x)
	case *parse.Ref:
		return c.ref(x)
	case *parse.Unary:
		return c.unary(x)
	case *parse.Binary:
		return c.binary(x)
	case *parse.Component:
		return c.component(x)
	case *parse.Substring:
		return c.substring(c.expr(x.X), x.Sub, x.Pos)
	case *parse.ArrayCons:
		if s := c.constructor(x); s != nil {
			return wholeExpr(s, x.Pos)
		}
		return ir.Poison(x.Pos)
	}
	return c.refuseExpr(x)
}

// unbounded is an array in parentheses, which has bounds of its own.
func unbounded(e ir.Expr) ir.Expr {
	if a, ok := e.(*ir.ArrayRef); ok && a.Whole {
		value := *a
		value.Whole = false
		return &value
	}
	return e
}

func (c *checker) refuseExpr(x parse.Expr) ir.Expr {
	pos := x.Span()
	switch x := x.(type) {
	case *parse.ImpliedDo:
		c.unsupported(pos, "an implied DO is not supported here").Help("write a DO loop")
	case *parse.AnyLen:
		c.bag.Errorf(pos, "expression", "'*' is no value")
	default:
		c.unsupported(x.Span(), "this expression is not supported yet")
	}
	return ir.Poison(pos)
}

func (c *checker) intLit(x *parse.IntLit) ir.Expr {
	kind, ok := c.literalKind(x.Kind, x.Pos, 4, 1, 2, 4, 8)
	if !ok {
		return ir.Poison(x.Pos)
	}
	n, ok := ir.ParseInt(x.Text)
	if !ok || !ir.Fits(n, kind) {
		d := c.bag.Errorf(x.Pos, "overflow", "%s is too large for integer(%d)", x.Text, kind)
		if ok {
			d.Help("write '%s_8'", x.Text)
		}
		return ir.Poison(x.Pos)
	}
	return &ir.Const{Pos: x.Pos, T: ir.Type{Base: ir.Integer, Kind: kind}, I: n}
}

// complexLit is (re, im), of the larger kind of its parts, Fortran 2008, 4.4.2.4.
func (c *checker) complexLit(x *parse.ComplexLit) ir.Expr {
	re, im := c.scalar(x.Re), c.scalar(x.Im)
	kind := 0
	for _, part := range []ir.Expr{re, im} {
		k, ok := part.(*ir.Const)
		switch t := part.Type(); {
		case t.Base == ir.Invalid:
			return ir.Poison(x.Pos)
		case !ok || t.Base != ir.Integer && t.Base != ir.Real:
			c.bag.Errorf(part.Span(), "not-constant", "the parts of a complex constant are real or integer constants").
				Help("write 'cmplx(%s, %s)'", ir.ExprString(re), ir.ExprString(im))
			return ir.Poison(x.Pos)
		case t.Base == ir.Real:
			kind = max(kind, k.T.Kind)
		}
	}
	if kind == 0 {
		kind = 4
	}
	t := ir.Type{Base: ir.Real, Kind: kind}
	return c.call("cmplx", []ir.Expr{c.convert(re, t), c.convert(im, t)}, ir.Type{Base: ir.Complex, Kind: kind}, x.Pos)
}

// realLit rounds once, from the decimal text to the kind.
func (c *checker) realLit(x *parse.RealLit) ir.Expr {
	fallback := 4
	if x.Exp == 'd' {
		fallback = 8
	}
	if x.Exp == 'q' {
		c.unsupported(x.Pos, "real(16) is not supported").Help("write a 'd' exponent for real(8)")
		return ir.Poison(x.Pos)
	}
	kind, ok := c.literalKind(x.Kind, x.Pos, fallback, 4, 8)
	if !ok {
		return ir.Poison(x.Pos)
	}
	r, err := strconv.ParseFloat(x.Text, kind*8)
	if err != nil {
		c.bag.Errorf(x.Pos, "overflow", "%s is too large for real(%d)", x.Text, kind)
		return ir.Poison(x.Pos)
	}
	return &ir.Const{Pos: x.Pos, T: ir.Type{Base: ir.Real, Kind: kind}, R: r}
}

// defined refuses a defined operator.
func (c *checker) defined(op string, pos diag.Span) bool {
	if op == "" || op[0] != '.' {
		return false
	}
	c.bag.Errorf(pos, "operator", "no operator '%s' is defined for these operands", op)
	return true
}

func (c *checker) unary(x *parse.Unary) ir.Expr {
	if ref := c.operation(x, x.Op, x.X); ref != nil {
		return c.ref(ref)
	}
	if c.defined(x.Op, x.Pos) {
		return ir.Poison(x.Pos)
	}
	e := c.expr(x.X)
	t := e.Type()
	switch {
	case t.Base == ir.Invalid || !c.typed(e):
		return ir.Poison(x.Pos)
	case x.Op == "not" && t.Base != ir.Logical, x.Op != "not" && !ir.IsNumeric(t):
		// Fortran 2008, 7.1.5.1, table 7.2.
		c.bag.Errorf(x.Pos, "type-mismatch", "the operand of %s is %s", opName(x.Op), t)
		return ir.Poison(x.Pos)
	case x.Op == "+":
		return e
	}
	if x.Op == "not" {
		return c.convert(c.folded(&ir.Unary{Pos: x.Pos, Op: ir.Not, X: c.convert(e, ir.Log4)}), t)
	}
	return c.folded(&ir.Unary{Pos: x.Pos, Op: ir.Neg, X: e})
}

func opName(op string) string {
	switch op {
	case "and", "or", "not", "eqv", "neqv":
		return "'." + op + ".'"
	}
	return "'" + op + "'"
}

var binaryOps = map[string]ir.Op{
	"+": ir.Add, "-": ir.Sub, "*": ir.Mul, "/": ir.Div, "**": ir.Pow, "==": ir.EQ, "/=": ir.NE, "<": ir.LT, "<=": ir.LE, ">": ir.GT, ">=": ir.GE,
	"and": ir.And, "or": ir.Or, "eqv": ir.Eqv, "neqv": ir.Neqv,
}

func (c *checker) binary(x *parse.Binary) ir.Expr {
	if ref := c.operation(x, x.Op, x.X, x.Y); ref != nil {
		return c.ref(ref)
	}
	if c.defined(x.Op, x.Pos) {
		return ir.Poison(x.Pos)
	}
	l, r := c.expr(x.X), c.expr(x.Y)
	if l.Type().Base == ir.Invalid || r.Type().Base == ir.Invalid {
		return ir.Poison(x.Pos)
	}
	if !c.typed(l) || !c.typed(r) {
		return ir.Poison(x.Pos)
	}
	conforming(c, l, r)
	if x.Op == "//" {
		return c.concat(x, l, r)
	}
	op, ok := binaryOps[x.Op]
	if !ok || !operandsFit(op, l.Type(), r.Type()) {
		// Fortran 2008, 7.1.5.1, tables 7.2 to 7.5.
		d := c.bag.Errorf(x.Pos, "type-mismatch", "the operands of %s are %s and %s", opName(x.Op), l.Type(), r.Type()).
			Because(l.Span(), "%s", l.Type()).Because(r.Span(), "%s", r.Type())
		if l.Type().Base == ir.Logical && r.Type().Base == ir.Logical && (op == ir.EQ || op == ir.NE) {
			d.Help("compare logical values with '%s'", map[ir.Op]string{ir.EQ: ".eqv.", ir.NE: ".neqv."}[op])
		}
		return ir.Poison(x.Pos)
	}
	return c.operate(op, l, r, x.Pos)
}

func operandsFit(op ir.Op, l, r ir.Type) bool {
	switch {
	case op >= ir.And:
		return l.Base == ir.Logical && r.Base == ir.Logical
	case op >= ir.EQ && op <= ir.GE && l.Base == ir.Character:
		return r.Base == ir.Character
	}
	if op >= ir.LT && op <= ir.GE && (l.Base == ir.Complex || r.Base == ir.Complex) {
		return false
	}
	return ir.IsNumeric(l) && ir.IsNumeric(r)
}

// common is the type of a mixed-mode operation, Fortran 2008, 7.1.9.3.
func common(l, r ir.Type) ir.Type {
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

// operate builds l op r with the conversions made explicit. The operands fit the operator.
func (c *checker) operate(op ir.Op, l, r ir.Expr, pos diag.Span) ir.Expr {
	if op >= ir.And && op <= ir.Neqv {
		kind := max(l.Type().Kind, r.Type().Kind)
		e := c.folded(&ir.Binary{Pos: pos, Op: op, X: c.convert(l, ir.Log4), Y: c.convert(r, ir.Log4), T: ir.Log4})
		return c.convert(e, ir.Type{Base: ir.Logical, Kind: kind})
	}
	if op >= ir.And || l.Type().Base == ir.Character {
		return c.folded(&ir.Binary{Pos: pos, Op: op, X: l, Y: r, T: ir.Log4})
	}
	t := common(l.Type(), r.Type())
	l = c.convert(l, t)
	if op != ir.Pow || r.Type().Base != ir.Integer {
		r = c.convert(r, t)
	}
	if op >= ir.EQ && op <= ir.GE {
		return c.folded(&ir.Binary{Pos: pos, Op: op, X: l, Y: r, T: ir.Log4})
	}
	return c.folded(&ir.Binary{Pos: pos, Op: op, X: l, Y: r, T: t})
}

// arith builds compiler-made integer arithmetic in a short form: constants are added up, neutral operands left out.
func (c *checker) arith(op ir.Op, l, r ir.Expr, pos diag.Span) ir.Expr {
	if l.Type().Base != ir.Integer || r.Type().Base != ir.Integer {
		return ir.Poison(pos)
	}
	switch {
	case ir.IsInt(r, 0) && op != ir.Mul, ir.IsInt(r, 1) && op == ir.Mul:
		return l
	case ir.IsInt(l, 0) && op == ir.Add, ir.IsInt(l, 1) && op == ir.Mul:
		return r
	}
	e := c.operate(op, l, r, pos)
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
	v := c.convert(&ir.Var{Pos: pos, Sym: form.Terms[0].Sym}, e.Type())
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

// convert makes the conversion of e to t explicit.
func (c *checker) convert(e ir.Expr, t ir.Type) ir.Expr {
	k, ok := e.(*ir.Const)
	if e.Type() == t && !(ok && k.Bits) || e.Type().Base == ir.Invalid || e.Type().Base == ir.Character && t.Base == ir.Character && t.Len < 0 {
		return e
	}
	return c.folded(&ir.Conv{Pos: e.Span(), T: t, X: e})
}

// folded replaces an operation on constants by its value.
func (c *checker) folded(e ir.Expr) ir.Expr {
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
	k, why := ir.FoldNode(e, operands, c.precise)
	if why != "" {
		c.noValue(e, why)
		return ir.Poison(e.Span())
	}
	if k == nil {
		return e
	}
	out := *k
	out.Pos = e.Span()
	return &out
}

// scalar gives the typed form of an expression that must be scalar.
func (c *checker) scalar(x parse.Expr) ir.Expr {
	return c.scalarValue(c.expr(x))
}

// scalarValue is scalar for an expression that is typed already.
func (c *checker) scalarValue(e ir.Expr) ir.Expr {
	if ir.Rank(e) > 0 {
		return c.refuseArray(e)
	}
	return e
}

// refuseArray reports the first array in an expression that must be a scalar.
func (c *checker) refuseArray(e ir.Expr) ir.Expr {
	var first *ir.ArrayRef
	ir.WalkExprs(e, func(x ir.Expr) {
		if a, ok := x.(*ir.ArrayRef); ok && first == nil {
			first = a
		}
	})
	c.bag.Errorf(first.Pos, "rank-mismatch", "'%s' is an array where a scalar is needed", first.Pos.Text()).
		Because(first.Section.Sym.Pos, "declared here")
	return ir.Poison(e.Span())
}

// integer is a scalar integer expression; what names it in the message.
func (c *checker) integer(x parse.Expr, what string) ir.Expr {
	return c.mustBeInteger(c.scalar(x), what)
}

// integerValue is integer for an expression that is typed already.
func (c *checker) integerValue(e ir.Expr, what string) ir.Expr {
	return c.mustBeInteger(c.scalarValue(e), what)
}

func (c *checker) mustBeInteger(e ir.Expr, what string) ir.Expr {
	if t := e.Type(); t.Base != ir.Integer && t.Base != ir.Invalid {
		c.bag.Errorf(e.Span(), "type-mismatch", "%s must be an integer, this is %s", what, t)
		return ir.Poison(e.Span())
	}
	return e
}

// condition is a scalar logical expression.
func (c *checker) condition(x parse.Expr) ir.Expr { return c.conditionValue(c.expr(x)) }

// conditionValue is condition for an expression that is typed already.
func (c *checker) conditionValue(e ir.Expr) ir.Expr {
	e = c.scalarValue(e)
	if t := e.Type(); t.Base != ir.Logical && t.Base != ir.Invalid {
		c.bag.Errorf(e.Span(), "type-mismatch", "the condition must be logical, this is %s", t)
		return ir.Poison(e.Span())
	}
	return e
}

// constant is a constant scalar expression, Fortran 2008, 7.1.12; a poison value after an error.
func (c *checker) constant(x parse.Expr) *ir.Const {
	if k := c.derivedConstant(x); k != nil {
		return k
	}
	e := c.constantScalar(x)
	k, ok := e.(*ir.Const)
	if !ok {
		d := c.bag.Errorf(e.Span(), "not-constant", "'%s' is not a constant expression", ir.ExprString(e))
		if v, isVar := e.(*ir.Var); isVar {
			d.Because(v.Sym.Pos, "'%s' is a variable", v.Sym.Name).Help("give it the attribute PARAMETER")
		}
		return ir.Poison(e.Span())
	}
	return k
}

// constInt is a constant integer.
func (c *checker) constInt(x parse.Expr, what string) (int64, bool) {
	k := c.constant(x)
	if k.T.Base != ir.Integer && k.T.Base != ir.Invalid {
		c.bag.Errorf(k.Pos, "type-mismatch", "%s must be an integer, this is %s", what, k.T)
	}
	return k.I, k.T.Base == ir.Integer
}
