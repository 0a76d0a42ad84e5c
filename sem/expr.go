package sem

import (
	"strconv"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// expr gives the typed form of an expression. Where c.nest is set, arrays stand for their elements.
func (c *checker) expr(x parse.Expr) Expr {
	switch x := x.(type) {
	case nil:
		return bad(diag.Span{})
	case *parse.IntLit:
		return c.intLit(x)
	case *parse.RealLit:
		return c.realLit(x)
	case *parse.LogicalLit:
		kind, ok := c.literalKind(x.Kind, x.Pos, 4, 1, 2, 4, 8)
		if !ok {
			return bad(x.Pos)
		}
		return &Const{Pos: x.Pos, T: Type{Base: Logical, Kind: kind}, L: x.Value}
	case *parse.ComplexLit:
		return c.complexLit(x)
	case *parse.StringLit:
		return &Const{Pos: x.Pos, T: Type{Base: Character, Kind: 1, Len: len(x.Value)}, S: x.Value, Bits: x.Hollerith}
	case *parse.BOZ:
		return c.boz(x)
	case *parse.Paren:
		return c.expr(x.X)
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
			return c.element(s, whole(s), x.Pos)
		}
		return bad(x.Pos)
	}
	return c.refuseExpr(x)
}

func (c *checker) refuseExpr(x parse.Expr) Expr {
	pos := x.Span()
	switch x := x.(type) {
	case *parse.ImpliedDo:
		c.unsupported(pos, "an implied DO is not supported here").Help("write a DO loop")
	case *parse.AnyLen:
		c.bag.Errorf(pos, "expression", "'*' is no value")
	default:
		c.unsupported(x.Span(), "this expression is not supported yet")
	}
	return bad(pos)
}

func (c *checker) intLit(x *parse.IntLit) Expr {
	kind, ok := c.literalKind(x.Kind, x.Pos, 4, 1, 2, 4, 8)
	if !ok {
		return bad(x.Pos)
	}
	n, ok := parseInt(x.Text)
	if !ok || !fits(n, kind) {
		d := c.bag.Errorf(x.Pos, "overflow", "%s is too large for integer(%d)", x.Text, kind)
		if ok {
			d.Help("write '%s_8'", x.Text)
		}
		return bad(x.Pos)
	}
	return &Const{Pos: x.Pos, T: Type{Base: Integer, Kind: kind}, I: n}
}

// complexLit is (re, im), of the larger kind of its parts, Fortran 2008, 4.4.2.4.
func (c *checker) complexLit(x *parse.ComplexLit) Expr {
	re, im := c.scalar(x.Re), c.scalar(x.Im)
	kind := 0
	for _, part := range []Expr{re, im} {
		k, ok := part.(*Const)
		switch t := part.Type(); {
		case t.Base == Invalid:
			return bad(x.Pos)
		case !ok || t.Base != Integer && t.Base != Real:
			c.bag.Errorf(part.Span(), "not-constant", "the parts of a complex constant are real or integer constants").
				Help("write 'cmplx(%s, %s)'", ExprString(re), ExprString(im))
			return bad(x.Pos)
		case t.Base == Real:
			kind = max(kind, k.T.Kind)
		}
	}
	if kind == 0 {
		kind = 4
	}
	t := Type{Base: Real, Kind: kind}
	return c.call("cmplx", []Expr{c.convert(re, t), c.convert(im, t)}, Type{Base: Complex, Kind: kind}, x.Pos)
}

// realLit rounds once, from the decimal text to the kind.
func (c *checker) realLit(x *parse.RealLit) Expr {
	fallback := 4
	if x.Exp == 'd' {
		fallback = 8
	}
	if x.Exp == 'q' {
		c.unsupported(x.Pos, "real(16) is not supported").Help("write a 'd' exponent for real(8)")
		return bad(x.Pos)
	}
	kind, ok := c.literalKind(x.Kind, x.Pos, fallback, 4, 8)
	if !ok {
		return bad(x.Pos)
	}
	r, err := strconv.ParseFloat(x.Text, kind*8)
	if err != nil {
		c.bag.Errorf(x.Pos, "overflow", "%s is too large for real(%d)", x.Text, kind)
		return bad(x.Pos)
	}
	return &Const{Pos: x.Pos, T: Type{Base: Real, Kind: kind}, R: r}
}

// defined refuses a defined operator.
func (c *checker) defined(op string, pos diag.Span) bool {
	if op == "" || op[0] != '.' {
		return false
	}
	c.bag.Errorf(pos, "operator", "no operator '%s' is defined for these operands", op)
	return true
}

func (c *checker) unary(x *parse.Unary) Expr {
	if ref := c.operation(x, x.Op, x.X); ref != nil {
		return c.ref(ref)
	}
	if c.defined(x.Op, x.Pos) {
		return bad(x.Pos)
	}
	e := c.expr(x.X)
	t := e.Type()
	switch {
	case t.Base == Invalid || !c.typed(e):
		return bad(x.Pos)
	case x.Op == "not" && t.Base != Logical, x.Op != "not" && !isNumeric(t):
		// Fortran 2008, 7.1.5.1, table 7.2.
		c.bag.Errorf(x.Pos, "type-mismatch", "the operand of %s is %s", opName(x.Op), t)
		return bad(x.Pos)
	case x.Op == "+":
		return e
	}
	if x.Op == "not" {
		return c.convert(c.folded(&Unary{x.Pos, Not, c.convert(e, Log4)}), t)
	}
	return c.folded(&Unary{x.Pos, Neg, e})
}

func opName(op string) string {
	switch op {
	case "and", "or", "not", "eqv", "neqv":
		return "'." + op + ".'"
	}
	return "'" + op + "'"
}

var binaryOps = map[string]Op{
	"+": Add, "-": Sub, "*": Mul, "/": Div, "**": Pow, "==": EQ, "/=": NE, "<": LT, "<=": LE, ">": GT, ">=": GE,
	"and": And, "or": Or, "eqv": Eqv, "neqv": Neqv,
}

func (c *checker) binary(x *parse.Binary) Expr {
	if ref := c.operation(x, x.Op, x.X, x.Y); ref != nil {
		return c.ref(ref)
	}
	if c.defined(x.Op, x.Pos) {
		return bad(x.Pos)
	}
	l, r := c.expr(x.X), c.expr(x.Y)
	if l.Type().Base == Invalid || r.Type().Base == Invalid {
		return bad(x.Pos)
	}
	if !c.typed(l) || !c.typed(r) {
		return bad(x.Pos)
	}
	if x.Op == "//" {
		return c.concat(x, l, r)
	}
	op, ok := binaryOps[x.Op]
	if !ok || !operandsFit(op, l.Type(), r.Type()) {
		// Fortran 2008, 7.1.5.1, tables 7.2 to 7.5.
		d := c.bag.Errorf(x.Pos, "type-mismatch", "the operands of %s are %s and %s", opName(x.Op), l.Type(), r.Type()).
			Because(l.Span(), "%s", l.Type()).Because(r.Span(), "%s", r.Type())
		if l.Type().Base == Logical && r.Type().Base == Logical && (op == EQ || op == NE) {
			d.Help("compare logical values with '%s'", map[Op]string{EQ: ".eqv.", NE: ".neqv."}[op])
		}
		return bad(x.Pos)
	}
	return c.operate(op, l, r, x.Pos)
}

func operandsFit(op Op, l, r Type) bool {
	switch {
	case op >= And:
		return l.Base == Logical && r.Base == Logical
	case op >= EQ && op <= GE && l.Base == Character:
		return r.Base == Character
	}
	if op >= LT && op <= GE && (l.Base == Complex || r.Base == Complex) {
		return false
	}
	return isNumeric(l) && isNumeric(r)
}

// common is the type of a mixed-mode operation, Fortran 2008, 7.1.9.3.
func common(l, r Type) Type {
	switch {
	case l.Base == r.Base:
		return Type{Base: l.Base, Kind: max(l.Kind, r.Kind)}
	case l.Base == Complex && r.Base == Real:
		return Type{Base: Complex, Kind: max(l.Kind, r.Kind)}
	case l.Base == Complex || r.Base == Complex && l.Base != Real:
		if r.Base == Complex {
			return r
		}
		return l
	case r.Base == Complex:
		return Type{Base: Complex, Kind: max(l.Kind, r.Kind)}
	case l.Base == Real:
		return l
	}
	return r
}

// operate builds l op r with the conversions made explicit. The operands fit the operator.
func (c *checker) operate(op Op, l, r Expr, pos diag.Span) Expr {
	if op >= And && op <= Neqv {
		kind := max(l.Type().Kind, r.Type().Kind)
		e := c.folded(&Binary{pos, op, c.convert(l, Log4), c.convert(r, Log4), Log4})
		return c.convert(e, Type{Base: Logical, Kind: kind})
	}
	if op >= And || l.Type().Base == Character {
		return c.folded(&Binary{pos, op, l, r, Log4})
	}
	t := common(l.Type(), r.Type())
	l = c.convert(l, t)
	if op != Pow || r.Type().Base != Integer {
		r = c.convert(r, t)
	}
	if op >= EQ && op <= GE {
		return c.folded(&Binary{pos, op, l, r, Log4})
	}
	return c.folded(&Binary{pos, op, l, r, t})
}

// arith builds compiler-made integer arithmetic in a short form: constants are added up, neutral operands left out.
func (c *checker) arith(op Op, l, r Expr, pos diag.Span) Expr {
	if l.Type().Base != Integer || r.Type().Base != Integer {
		return bad(pos)
	}
	switch {
	case isInt(r, 0) && op != Mul, isInt(r, 1) && op == Mul:
		return l
	case isInt(l, 0) && op == Add, isInt(l, 1) && op == Mul:
		return r
	}
	e := c.operate(op, l, r, pos)
	form, why := AffineOf(e)
	if why != "" || len(form.Terms) > 1 || len(form.Terms) == 1 && form.Terms[0].Coef != 1 {
		return e
	}
	if !fits(form.Const, e.Type().Kind) {
		return e
	}
	k := &Const{Pos: pos, T: e.Type(), I: form.Const}
	if len(form.Terms) == 0 {
		return k
	}
	v := c.convert(&Var{pos, form.Terms[0].Sym}, e.Type())
	switch {
	case k.I > 0:
		return &Binary{pos, Add, v, k, k.T}
	case k.I < 0 && k.I > -hugeInt(4):
		return &Binary{pos, Sub, v, &Const{Pos: pos, T: k.T, I: -k.I}, k.T}
	case k.I < 0:
		return e
	}
	return v
}

// convert makes the conversion of e to t explicit.
func (c *checker) convert(e Expr, t Type) Expr {
	k, ok := e.(*Const)
	if e.Type() == t && !(ok && k.Bits) || e.Type().Base == Invalid || e.Type().Base == Character && t.Base == Character && t.Len < 0 {
		return e
	}
	return c.folded(&Conv{e.Span(), t, e})
}

// folded replaces an operation on constants by its value.
func (c *checker) folded(e Expr) Expr {
	var operands []*Const
	for _, x := range operandsOf(e) {
		k, ok := x.(*Const)
		if !ok {
			return e
		}
		if k.T.Base == Invalid {
			return bad(e.Span())
		}
		operands = append(operands, k)
	}
	k, why := foldNode(e, operands, c.precise)
	if why != "" {
		c.noValue(e, why)
		return bad(e.Span())
	}
	if k == nil {
		return e
	}
	out := *k
	out.Pos = e.Span()
	return &out
}

// scalar gives the typed form of an expression that must be scalar.
func (c *checker) scalar(x parse.Expr) Expr {
	saved := c.nest
	c.nest = nil
	defer func() { c.nest = saved }()
	return c.expr(x)
}

// integer is a scalar integer expression; what names it in the message.
func (c *checker) integer(x parse.Expr, what string) Expr {
	e := c.scalar(x)
	if t := e.Type(); t.Base != Integer && t.Base != Invalid {
		c.bag.Errorf(e.Span(), "type-mismatch", "%s must be an integer, this is %s", what, t)
		return bad(e.Span())
	}
	return e
}

// condition is a scalar logical expression.
func (c *checker) condition(x parse.Expr) Expr {
	e := c.scalar(x)
	if t := e.Type(); t.Base != Logical && t.Base != Invalid {
		c.bag.Errorf(e.Span(), "type-mismatch", "the condition must be logical, this is %s", t)
		return bad(e.Span())
	}
	return e
}

// constant is a constant scalar expression, Fortran 2008, 7.1.12; a poison value after an error.
func (c *checker) constant(x parse.Expr) *Const {
	if k := c.derivedConstant(x); k != nil {
		return k
	}
	e := c.constantScalar(x)
	k, ok := e.(*Const)
	if !ok {
		d := c.bag.Errorf(e.Span(), "not-constant", "'%s' is not a constant expression", ExprString(e))
		if v, isVar := e.(*Var); isVar {
			d.Because(v.Sym.Pos, "'%s' is a variable", v.Sym.Name).Help("give it the attribute PARAMETER")
		}
		return bad(e.Span())
	}
	return k
}

// constInt is a constant integer.
func (c *checker) constInt(x parse.Expr, what string) (int64, bool) {
	k := c.constant(x)
	if k.T.Base != Integer && k.T.Base != Invalid {
		c.bag.Errorf(k.Pos, "type-mismatch", "%s must be an integer, this is %s", what, k.T)
	}
	return k.I, k.T.Base == Integer
}
