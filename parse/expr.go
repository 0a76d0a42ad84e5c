package parse

import (
	"slices"
	"strings"

	"github.com/alecthomas/participle/v2"

	"dhpfgo/diag"
)

// Expressions are parsed by hand: operator precedence needs no grammar and is the hot path. The grammars reach this file
// through participle's hooks, which are the methods that take a *cursor.

// maxDepth bounds the nesting of parentheses and operators.
const maxDepth = 200

// The binding strengths of the operators, Fortran 2008, 7.1.3.
const (
	precDefined = iota + 1
	precEqv
	precOr
	precAnd
	precNot
	precRel
	precConcat
	precAdd
	precMul
	precPower
)

var binaryOps = map[string]int{
	".eqv.": precEqv, ".neqv.": precEqv, ".or.": precOr, ".and.": precAnd,
	"==": precRel, "/=": precRel, "<": precRel, "<=": precRel, ">": precRel, ">=": precRel,
	"//": precConcat, "+": precAdd, "-": precAdd, "*": precMul, "/": precMul, "**": precPower,
}

// expr is the hook for an expression.
func (p *parser) expr(lx *cursor) (Expr, error) {
	if !startsExpr(lx.Peek()) {
		return nil, participle.NextMatch
	}
	return p.need(lx)
}

func startsExpr(t *Token) bool {
	switch t.Type {
	case tIdent, tInt, tReal, tString, tLogical, tBOZ, tDefOp, tHollerith:
		return true
	case tOp:
		switch t.Value {
		case "(", "(/", "[", "+", "-", ".not.":
			return true
		}
	}
	return false
}

// need parses an expression that must come now.
func (p *parser) need(lx *cursor) (Expr, error) { return p.binary(lx, precDefined) }

// binary parses operands and operators that bind at least as strongly as level.
func (p *parser) binary(lx *cursor, level int) (Expr, error) {
	if p.depth++; p.depth > maxDepth {
		return nil, faultf(*lx.Peek(), "the expression is nested more than %d deep", maxDepth)
	}
	defer func() { p.depth-- }()
	left, err := p.unary(lx, level)
	limit := precPower
	for err == nil {
		t := *lx.Peek()
		prec := precedence(t)
		if prec < level || prec == 0 || prec > limit {
			return left, nil
		}
		if _, implied := left.(*ImpliedDo); implied {
			return left, nil
		}
		lx.Next()
		right := prec + 1
		if prec == precPower {
			right = precPower
		}
		if prec == precRel {
			limit = precAnd
		}
		var y Expr
		if y, err = p.binary(lx, right); err == nil {
			left = &Binary{Node{left.Span().To(y.Span())}, operatorName(t), left, y}
		}
	}
	return nil, err
}

// precedence gives the binding strength of a binary operator, 0 for another token.
func precedence(t Token) int {
	switch t.Type {
	case tOp:
		return binaryOps[t.Value]
	case tDefOp:
		return precDefined
	}
	return 0
}

// operatorName gives an operator as the tree has it: intrinsic ones without their dots.
func operatorName(t Token) string {
	if t.Type == tDefOp {
		return t.Value
	}
	return strings.Trim(t.Value, ".")
}

// unary parses an operand with the prefix operator that may stand at this level.
func (p *parser) unary(lx *cursor, level int) (Expr, error) {
	t := *lx.Peek()
	switch t.Type {
	case tDefOp:
		return p.definedUnary(lx)
	case tOp:
	default:
		return p.primary(lx)
	}
	operand := 0
	switch t.Value {
	case ".not.":
		operand = precNot
	case "+", "-":
		operand = max(precMul, level) // a + -b and a * -b are an extension of gfortran's
	default:
		return p.primary(lx)
	}
	if level > operand {
		return nil, faultf(t, "'%s' cannot follow another operator", strings.Trim(t.Value, ".")).
			with("put the operand in parentheses: '(%s...)'", t.Value)
	}
	lx.Next()
	x, err := p.binary(lx, operand)
	if err != nil {
		return nil, err
	}
	return &Unary{Node{p.span(t).To(x.Span())}, strings.Trim(t.Value, "."), x}, nil
}

// definedUnary parses .op. x, which binds more strongly than any other operator, Fortran 2008, R702.
func (p *parser) definedUnary(lx *cursor) (Expr, error) {
	t := *lx.Next()
	if next := *lx.Peek(); next.Type == tDefOp {
		return nil, faultf(next, "'%s' cannot follow another operator", next.Value).
			with("put the operand in parentheses: '(%s ...)'", next.Value)
	}
	x, err := p.primary(lx)
	if err != nil {
		return nil, err
	}
	return &Unary{Node{p.span(t).To(x.Span())}, t.Value, x}, nil
}

// primary parses a literal, a designator, or something in parentheses.
func (p *parser) primary(lx *cursor) (Expr, error) {
	t := *lx.Peek()
	node := Node{p.span(t)}
	switch t.Type {
	case tIdent:
		return p.designator(lx)
	case tInt:
		lx.Next()
		text, kind, _ := strings.Cut(t.Value, "_")
		return &IntLit{node, text, kind}, nil
	case tReal:
		lx.Next()
		return realLit(node, t.Value), nil
	case tString:
		return p.stringLit(lx)
	case tHollerith:
		lx.Next()
		return &StringLit{Node: node, Value: t.Value, Hollerith: true}, nil
	case tLogical:
		lx.Next()
		value, kind, _ := strings.Cut(t.Value, "_")
		return &LogicalLit{node, value == ".true.", kind}, nil
	case tBOZ:
		lx.Next()
		return bozLit(node, t)
	}
	switch t.Value {
	case "%":
		if next := p.peek(lx, 1); next.Type == tIdent && next.Value == "loc" { // DEC's spelling of the function
			lx.Next()
			return p.designator(lx)
		}
	case "(":
		return p.paren(lx)
	case "(/", "[":
		return p.arrayCons(lx)
	}
	return nil, expected("an expression", t)
}

// stringLit parses a character literal and the substring that may be taken of it.
func (p *parser) stringLit(lx *cursor) (Expr, error) {
	t := *lx.Next()
	opening, start := strings.IndexAny(t.Value, `'"`), p.span(t)
	quote, text := t.Value[opening:opening+1], t.Value[opening+1:len(t.Value)-1]
	text = strings.ReplaceAll(text, quote+quote, quote)
	x := &StringLit{Node: Node{start}, Value: p.opt.unescaped(text), Wide: p.opt.characters(text), Kind: strings.ToLower(strings.TrimSuffix(t.Value[:opening], "_"))}
	open := *lx.Peek()
	if open.Type != tOp || open.Value != "(" {
		return x, nil
	}
	args, err := p.args(lx, false)
	if err != nil {
		return nil, err
	}
	return apply(x, args, p.since(start, lx), open)
}

// bozLit checks the digits of z'ff': the token holds the letter of the base and the digits.
func bozLit(node Node, t Token) (Expr, error) {
	x := &BOZ{node, t.Value[0], t.Value[1:]}
	if x.Base == 'x' {
		x.Base = 'z'
	}
	digits := map[byte]string{'b': "01", 'o': "01234567", 'z': "0123456789abcdef"}[x.Base]
	if x.Digits == "" || strings.Trim(x.Digits, digits) != "" {
		return nil, faultf(t, "the digits of a constant with '%c' are %s", t.Value[0], digits)
	}
	return x, nil
}

func realLit(node Node, text string) *RealLit {
	text, kind, _ := strings.Cut(text, "_")
	i := strings.IndexAny(text, "edq")
	if i < 0 {
		return &RealLit{node, text, 0, kind}
	}
	return &RealLit{node, text[:i] + "e" + text[i+1:], text[i], kind}
}

// designator parses a name with subscripts, substring and components.
func (p *parser) designator(lx *cursor) (Expr, error) {
	t := *lx.Next()
	start := p.span(t)
	var x Expr = &Name{Node{start}, t.Value}
	for {
		next := *lx.Peek()
		switch {
		case next.Type == tOp && next.Value == "(":
			args, err := p.args(lx, false)
			if err != nil {
				return nil, err
			}
			if x, err = apply(x, args, p.since(start, lx), next); err != nil {
				return nil, err
			}
		case next.Type == tOp && next.Value == "%":
			lx.Next()
			field := *lx.Peek()
			if field.Type != tIdent {
				return nil, expected("the name of a component", field)
			}
			lx.Next()
			x = &Component{Node: Node{p.since(start, lx)}, X: x, Name: field.Value}
		case next.Type == tOp && next.Value == "[":
			var err error
			if x, err = p.coindexed(lx, x, start); err != nil {
				return nil, err
			}
		default:
			return x, nil
		}
	}
}

// coindexed parses the image selector [i, j, team=t, stat=s] after x, Fortran 2018, R924.
func (p *parser) coindexed(lx *cursor, x Expr, start diag.Span) (Expr, error) {
	images, err := bracketed(p, lx)
	p.images.Coarrays = true
	if err != nil {
		return nil, err
	}
	if len(images) == 0 {
		return nil, faultf(*lx.Peek(), "an image selector names an image").with("write 'x[image]'")
	}
	return &Coindexed{Node{p.since(start, lx)}, x, images}, nil
}

// bracketed parses '[' arg, ... ']'.
func bracketed(p *parser, lx *cursor) ([]Arg, error) {
	lx.Next()
	list := []Arg{}
	for {
		if t := lx.Peek(); t.Type == tOp && t.Value == "]" {
			lx.Next()
			return list, nil
		}
		arg, err := p.arg(lx, false)
		if err != nil {
			return nil, err
		}
		list = append(list, arg)
		switch t := *lx.Peek(); {
		case t.Type == tOp && t.Value == ",":
			lx.Next()
		case t.Type != tOp || t.Value != "]":
			return nil, expected("']' or ','", t)
		}
	}
}

// apply puts an argument list after x.
func apply(x Expr, args []Arg, span diag.Span, paren Token) (Expr, error) {
	switch x := x.(type) {
	case *Name:
		return &Ref{Node: Node{span}, Name: x.Ident, Args: args}, nil
	case *Component:
		if x.Args == nil {
			return &Component{Node{span}, x.X, x.Name, args}, nil
		}
	case *Substring:
		return nil, faultf(paren, "a list of subscripts cannot follow a substring")
	case *Coindexed:
		if len(args) != 1 || !args[0].Section {
			return nil, faultf(paren, "subscripts cannot follow an image selector").with("write '%s(...)[...]'", ExprString(x.X))
		}
	}
	if len(args) == 1 && args[0].Section && args[0].Step == nil && args[0].Keyword == "" {
		return &Substring{Node{span}, x, args[0]}, nil
	}
	if ref, ok := x.(*Ref); ok && ref.Params == nil && !slices.ContainsFunc(ref.Args, func(a Arg) bool { return a.Section }) {
		return &Ref{Node: Node{span}, Name: ref.Name, Params: ref.Args, Args: args}, nil
	}
	return nil, secondList(paren)
}

// secondList refuses the list that begins at paren.
func secondList(paren Token) *fault {
	return faultf(paren, "a second list of subscripts cannot follow the first").with("a substring is written '(first:last)'")
}

// argList is the hook for a parenthesised list of arguments or subscripts.
func (p *parser) argList(lx *cursor) (ArgList, error) {
	if t := lx.Peek(); t.Type != tOp || t.Value != "(" {
		return nil, participle.NextMatch
	}
	return p.args(lx, false)
}

// args parses '(' arg, ... ')'. The result is empty, not nil, for "()".
func (p *parser) args(lx *cursor, forall bool) ([]Arg, error) {
	lx.Next()
	list := []Arg{}
	if t := lx.Peek(); t.Type == tOp && t.Value == ")" {
		lx.Next()
		return list, nil
	}
	for {
		arg, err := p.arg(lx, forall)
		if err != nil {
			return nil, err
		}
		list = append(list, arg)
		switch t := *lx.Peek(); {
		case t.Type == tOp && t.Value == ",":
			lx.Next()
		case t.Type == tOp && t.Value == ")":
			lx.Next()
			return list, nil
		default:
			return nil, expected(closedOrNext, t)
		}
	}
}

// arg parses a value, keyword=value, '*', or a section.
func (p *parser) arg(lx *cursor, forall bool) (Arg, error) {
	t := *lx.Peek()
	arg := Arg{}
	if next := p.peek(lx, 1); t.Type == tIdent && next.Type == tOp && next.Value == "=" {
		arg.Keyword = t.Value
		lx.Next()
		lx.Next()
	}
	var err error
	if lx.Peek().Value == "*" && lx.Peek().Type == tOp {
		lx.Next()
		if next := *lx.Peek(); next.Type == tInt {
			arg.Label = p.label(*lx.Next())
		} else {
			arg.Value = &AnyLen{Node: Node{p.since(p.span(t), lx)}}
		}
	} else if next := p.peek(lx, 1); t.Value == "." && next.Value == "." && next.Pos.Offset == t.Pos.Offset+1 {
		lx.Next()
		lx.Next()
		arg.Value = &AnyLen{Node: Node{p.since(p.span(t), lx)}, Rank: true}
	} else if !isColon(lx.Peek()) {
		arg.Value, err = p.need(lx)
	}
	if err != nil {
		return arg, err
	}
	if colon := *lx.Peek(); isColon(&colon) {
		if arg.Keyword != "" && !forall && arg.Value != nil {
			return arg, faultf(colon, "a section cannot have a keyword")
		}
		arg.Section, arg.Lo, arg.Value = true, arg.Value, nil
		if err := p.section(lx, &arg); err != nil {
			return arg, err
		}
	}
	arg.Pos = p.since(p.span(t), lx)
	return arg, nil
}

func isColon(t *Token) bool { return t.Type == tOp && (t.Value == ":" || t.Value == "::") }

// section parses the rest of lo:hi:step from the first colon.
func (p *parser) section(lx *cursor, arg *Arg) error {
	var err error
	second := lx.Next().Value == "::"
	if !second {
		if arg.Hi, err = p.optional(lx); err != nil {
			return err
		}
		second = lx.Peek().Type == tOp && lx.Peek().Value == ":"
		if second {
			lx.Next()
		}
	}
	if second {
		arg.Step, err = p.need(lx)
	}
	return err
}

// optional parses an upper bound: "*", an expression, or nothing before ',' ')' ':'.
func (p *parser) optional(lx *cursor) (Expr, error) {
	if t := lx.Peek(); t.Type == tOp {
		switch t.Value {
		case ",", ")", ":", "]":
			return nil, nil
		case "*":
			return &AnyLen{Node: Node{p.span(*lx.Next())}}, nil
		}
	}
	return p.need(lx)
}

// needItem parses an item of a list in which an implied DO may stand.
func (p *parser) needItem(lx *cursor) (Expr, error) {
	p.itemAt = lx.pos
	return p.need(lx)
}

// paren parses (x), a complex literal, or where it may stand an implied DO.
func (p *parser) paren(lx *cursor) (Expr, error) {
	mayLoop := p.itemAt == lx.pos
	open := *lx.Next()
	start := p.span(open)
	var items []Expr
	for {
		if t := p.peek(lx, 1); mayLoop && len(items) > 0 && lx.Peek().Type == tIdent && t.Value == "=" {
			return p.impliedDo(lx, start, items)
		}
		if mayLoop {
			p.itemAt = lx.pos
		}
		x, err := p.need(lx)
		if err != nil {
			return nil, err
		}
		items = append(items, x)
		if t := lx.Peek(); t.Type != tOp || t.Value != "," {
			break
		}
		lx.Next()
	}
	if t := *lx.Peek(); t.Type != tOp || t.Value != ")" {
		return nil, expected(closed, t)
	}
	lx.Next()
	node := Node{p.since(start, lx)}
	_, loop := items[len(items)-1].(*ImpliedDo)
	switch {
	case len(items) == 1 && !loop:
		return &Paren{node, items[0]}, nil
	case len(items) == 2 && !loop:
		return &ComplexLit{node, items[0], items[1]}, nil
	}
	return nil, faultf(open, "a list in parentheses is no value").
		with("an array is written '[a, b, c]', an implied DO '(items, i = 1, n)'")
}

// impliedDo parses the rest of (items, i = lo, hi, step).
func (p *parser) impliedDo(lx *cursor, start diag.Span, items []Expr) (Expr, error) {
	do := &ImpliedDo{Items: items, Var: p.ident(*lx.Next())}
	lx.Next()
	for i, part := range []*Expr{&do.Lo, &do.Hi, &do.Step} {
		x, err := p.need(lx)
		if err != nil {
			return nil, err
		}
		*part = x
		t := *lx.Peek()
		switch {
		case t.Type == tOp && t.Value == ")" && i > 0:
			lx.Next()
			do.Pos = p.since(start, lx)
			return do, nil
		case t.Type == tOp && t.Value == "," && i < 2:
			lx.Next()
		case i == 0:
			return nil, expected("',' and the upper limit", t)
		default:
			return nil, expected(closed, t)
		}
	}
	return do, nil
}

// arrayCons parses (/ ... /) or [ ... ], with a type before the values or without.
func (p *parser) arrayCons(lx *cursor) (Expr, error) {
	open := *lx.Next()
	closer := map[string]string{"[": "]", "(/": "/)"}[open.Value]
	x := &ArrayCons{}
	if t := *lx.Peek(); t.Type == tIdent && p.typeInBrackets(lx) {
		var err error
		if x.Type, err = p.typeName(lx); err != nil {
			return nil, err
		}
		lx.Next()
	}
	for x.Type == nil || lx.Peek().Type != tOp || lx.Peek().Value != closer {
		item, err := p.needItem(lx)
		if err != nil {
			return nil, err
		}
		x.Items = append(x.Items, item)
		if t := *lx.Peek(); t.Type != tOp || t.Value != "," {
			break
		}
		lx.Next()
	}
	if t := *lx.Next(); t.Type != tOp || t.Value != closer {
		return nil, expected("'"+closer+"' or ','", t)
	}
	x.Pos = p.since(p.span(open), lx)
	return x, nil
}

// typeInBrackets reports whether "::" follows what may be a type with its kind.
func (p *parser) typeInBrackets(lx *cursor) bool {
	i := lx.pos
	if i+1 < len(p.tokens) && p.tokens[i].Value == "double" {
		i++
	}
	i = afterType(p.tokens, i+1)
	return i < len(p.tokens) && p.tokens[i].Type == tOp && p.tokens[i].Value == "::"
}
