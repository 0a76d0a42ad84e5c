package sem

import (
	"math"
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
)

// expr gives the typed form of an expression, which may be an array.
func (c *checker) expr(x parse.Expr) ir.Expr {
	switch x := x.(type) {
	case nil:
		return ir.Poison(diag.Span{})
	case *parse.IntLit:
		return operations{c}.intLit(x)
	case *parse.RealLit:
		return operations{c}.realLit(x)
	case *parse.LogicalLit:
		kind, ok := declarer{c}.literalKind(x.Kind, x.Pos, defaultLogical(c).Kind, ir.Logical)
		if !ok {
			return ir.Poison(x.Pos)
		}
		return &ir.Const{Pos: x.Pos, T: ir.Type{Base: ir.Logical, Kind: kind}, L: x.Value}
	case *parse.ComplexLit:
		return operations{c}.complexLit(x)
	case *parse.StringLit:
		kind, ok := declarer{c}.literalKind(x.Kind, x.Pos, 1, ir.Character)
		if !ok {
			return ir.Poison(x.Pos)
		}
		return literalText(x, kind)
	case *parse.BOZ:
		return operations{c}.boz(x)
	case *parse.Paren:
		return shapes.Unbounded(c.expr(x.X))
	case *parse.Name:
		return designators{c}.name(x)
	case *parse.Ref:
		return designators{c}.ref(x)
	case *parse.Unary:
		return operations{c}.unary(x)
	case *parse.Binary:
		return operations{c}.binary(x)
	case *parse.Coindexed:
		return coindexed(c, x, x)
	case *parse.Component:
		if s := selectorIn(x); s != nil {
			return coindexed(c, x, s)
		}
		if ref := typeInquiry(c, x); ref != nil {
			return designators{c}.ref(ref)
		}
		return structures{c}.component(x)
	case *parse.Substring:
		if s := selectorIn(x); s != nil {
			return coindexed(c, x, s)
		}
		return texts{c}.substring(c.expr(x.X), x.Sub, x.Pos)
	case *parse.ArrayCons:
		return operations{c}.constructor(x)
	}
	return operations{c}.refuseExpr(x)
}

// operations types literals and operators.
type operations struct{ *checker }

func (c operations) refuseExpr(x parse.Expr) ir.Expr {
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

func (c operations) intLit(x *parse.IntLit) ir.Expr {
	kind, ok := declarer(c).literalKind(x.Kind, x.Pos, defaultInteger(c.checker).Kind, ir.Integer)
	if !ok {
		return ir.Poison(x.Pos)
	}
	kind = c.file.Dialect.Kinds.OfInteger(kind)
	if k := elements.Literal(c.em, x.Text, ir.Type{Base: ir.Integer, Kind: kind}, x.Pos); k != nil {
		return k
	}
	d := c.bag.Errorf(x.Pos, "overflow", "%s is too large for integer(%d)", x.Text, kind)
	for _, larger := range ir.KindsOf(ir.Integer) {
		if ir.ReadInt(x.Text, ir.Type{Base: ir.Integer, Kind: larger}, x.Pos) != nil {
			d.Help("write '%s_%d'", x.Text, larger)
			break
		}
	}
	return ir.Poison(x.Pos)
}

// complexLit is (re, im), of the larger kind of its parts, Fortran 2008, 4.4.2.4.
func (c operations) complexLit(x *parse.ComplexLit) ir.Expr {
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
		kind = defaultReal(c.checker).Kind
	}
	t := ir.Type{Base: ir.Real, Kind: kind}
	return c.call("cmplx", []ir.Expr{c.convert(re, t), c.convert(im, t)}, ir.Type{Base: ir.Complex, Kind: kind}, x.Pos)
}

// realLit rounds once, from the decimal text to the kind.
func (c operations) realLit(x *parse.RealLit) ir.Expr {
	fallback := defaultReal(c.checker).Kind
	switch x.Exp {
	case 'd':
		fallback = c.file.Dialect.Kinds.DoublePrecision()
	case 'q':
		fallback = 16
	}
	kind, ok := declarer(c).literalKind(x.Kind, x.Pos, fallback, ir.Real)
	if !ok {
		return ir.Poison(x.Pos)
	}
	if x.Kind != "" {
		kind = c.file.Dialect.Kinds.OfReal(kind)
	}
	if t := (ir.Type{Base: ir.Real, Kind: kind}); ir.IsWide(t) {
		k, why := ir.ReadReal(x.Text, t, x.Pos)
		if why != "" && c.em.AnyRange {
			return &ir.Const{Pos: x.Pos, T: t, R: math.Inf(1)}
		}
		if why != "" {
			c.bag.Errorf(x.Pos, "overflow", "%s is too large for %s", x.Text, t)
			return ir.Poison(x.Pos)
		}
		return k
	}
	r, err := strconv.ParseFloat(x.Text, kind*8)
	if err != nil && !c.em.AnyRange {
		c.bag.Errorf(x.Pos, "overflow", "%s is too large for real(%d)", x.Text, kind)
		return ir.Poison(x.Pos)
	}
	return &ir.Const{Pos: x.Pos, T: ir.Type{Base: ir.Real, Kind: kind}, R: r}
}

// defined refuses a defined operator.
func (c operations) defined(op string, pos diag.Span) bool {
	if op == "" || op[0] != '.' {
		return false
	}
	c.bag.Errorf(pos, "operator", "no operator '%s' is defined for these operands", op)
	return true
}

func (c operations) unary(x *parse.Unary) ir.Expr {
	if ref := (generics(c)).operation(x, x.Op, x.X); ref != nil {
		return designators(c).ref(ref)
	}
	if c.defined(x.Op, x.Pos) {
		return ir.Poison(x.Pos)
	}
	e := c.expr(x.X)
	t := e.Type()
	switch {
	case t.Base == ir.Invalid || !c.typed(e):
		return ir.Poison(x.Pos)
	case x.Op == "not" && t.Base == ir.Integer && c.file.Dialect.Bitwise:
		return c.call("not", []ir.Expr{e}, t, x.Pos)
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

// bitwise are the functions that logical operators stand for beside integers, where an option says so.
var bitwise = map[string]string{"and": "iand", "or": "ior", "eqv": "ieor", "neqv": "ieor"}

// isExclusiveOr reports whether '.xor.', where nobody defined it, has operands that '.neqv.' takes.
func isExclusiveOr(c *checker, x *parse.Binary) bool {
	base := c.unevaluated(x.X).Type().Base
	return base == c.unevaluated(x.Y).Type().Base && (base == ir.Logical || base == ir.Integer && c.file.Dialect.Bitwise)
}

func (c operations) binary(x *parse.Binary) ir.Expr {
	if ref := (generics(c)).operation(x, x.Op, x.X, x.Y); ref != nil {
		return designators(c).ref(ref)
	}
	if x.Op == ".xor." && isExclusiveOr(c.checker, x) {
		return c.binary(&parse.Binary{Node: x.Node, Op: "neqv", X: x.X, Y: x.Y})
	}
	if c.defined(x.Op, x.Pos) {
		return ir.Poison(x.Pos)
	}
	l, r := c.expr(x.X), c.expr(x.Y)
	if l.Type().Base == ir.Invalid || r.Type().Base == ir.Invalid {
		return ir.Poison(x.Pos)
	}
	if op := binaryOps[x.Op]; op >= ir.EQ && op <= ir.GE {
		l, r = hollerithFor(c.checker, l, r.Type()), hollerithFor(c.checker, r, l.Type())
	}
	if !c.typed(l) || !c.typed(r) {
		return ir.Poison(x.Pos)
	}
	elements.Conforming(c.em, l, r)
	if x.Op == "//" {
		return texts(c).concat(x, l, r)
	}
	op, ok := binaryOps[x.Op]
	if ok && l.Type().Base == ir.Character && r.Type().Base == ir.Character && !sameCharKind(c.checker, x, l, r) {
		return ir.Poison(x.Pos)
	}
	if fn := bitwise[x.Op]; fn != "" && c.file.Dialect.Bitwise && l.Type().Base == ir.Integer && r.Type().Base == ir.Integer {
		t := elements.Common(l.Type(), r.Type())
		e := c.call(fn, []ir.Expr{c.convert(l, t), c.convert(r, t)}, t, x.Pos)
		if x.Op == "eqv" {
			e = c.call("not", []ir.Expr{e}, t, x.Pos)
		}
		return e
	}
	if !ok || !operandsFit(op, l.Type(), r.Type()) {
		// Fortran 2008, 7.1.5.1, tables 7.2 to 7.5.
		d := c.bag.Errorf(x.Pos, "type-mismatch", "the operands of %s are %s and %s", opName(x.Op), l.Type(), r.Type()).
			Because(l.Span(), "%s", l.Type()).Because(r.Span(), "%s", r.Type())
		if l.Type().Base == ir.Logical && r.Type().Base == ir.Logical && (op == ir.EQ || op == ir.NE) {
			d.Help("compare logical values with '%s'", map[ir.Op]string{ir.EQ: ".eqv.", ir.NE: ".neqv."}[op])
		}
		if l.Type().Base == ir.Character && r.Type().Base == ir.Character && op == ir.Add {
			d.Help("join texts with '//'")
		}
		hintAtOperands(d, op, l, r)
		return ir.Poison(x.Pos)
	}
	e := c.operate(op, l, r, x.Pos)
	if op >= ir.EQ && op <= ir.GE {
		e = c.convert(e, defaultLogical(c.checker))
	}
	warnOfQuotient(c.checker, x, e)
	return e
}

// hollerithFor gives a Hollerith constant the type of the number or logical value that it is compared with; beside characters it is
// a text.
func hollerithFor(c *checker, e ir.Expr, t ir.Type) ir.Expr {
	k, ok := e.(*ir.Const)
	switch {
	case !ok || !k.Bits || k.T.Base != ir.Character:
		return e
	case ir.IsNumeric(t) || t.Base == ir.Logical:
		return c.convert(k, t)
	}
	text := *k
	text.Bits = false
	return &text
}

// warnOfQuotient tells of a fraction of two literals that is 0, as 1/2.
func warnOfQuotient(c *checker, x *parse.Binary, e ir.Expr) {
	n, over := x.X.(*parse.IntLit)
	_, literal := x.Y.(*parse.IntLit)
	if k, ok := e.(*ir.Const); ok && over && literal && x.Op == "/" && k.T.Base == ir.Integer && k.I == 0 && strings.Trim(n.Text, "0") != "" {
		c.bag.Warnf(x.Pos, "integer-division", "'%s' is 0: integers are divided without a remainder", x.Pos.Text()).
			Help("write '%s.0' for a fraction", n.Text)
	}
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

// scalar gives the typed form of an expression that must be scalar.
func (c *checker) scalar(x parse.Expr) ir.Expr {
	return c.em.ScalarValue(c.expr(x))
}

// integer is a scalar integer expression; what names it in the message.
func (c *checker) Integer(x parse.Expr, what string) ir.Expr {
	return c.em.MustBeInteger(c.scalar(x), what)
}

// condition is a scalar logical expression.
func (c *checker) condition(x parse.Expr) ir.Expr { return c.em.ConditionValue(c.expr(x)) }

// constant is a constant scalar expression, Fortran 2008, 7.1.12; a poison value after an error.
func (c *checker) constant(x parse.Expr) *ir.Const {
	if k := (structures{c}).derivedConstant(x); k != nil {
		return k
	}
	e := constants{c}.constantScalar(x)
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
func (c *checker) ConstInt(x parse.Expr, what string) (int64, bool) {
	k := c.constant(x)
	if k.T.Base != ir.Integer && k.T.Base != ir.Invalid {
		c.bag.Errorf(k.Pos, "type-mismatch", "%s must be an integer, this is %s", what, k.T)
	}
	return k.I, k.T.Base == ir.Integer
}
