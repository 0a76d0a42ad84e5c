package ir

import (
	"strconv"
	"strings"
)

// opText gives the Fortran form of the operators and how strongly they bind.
var opText = [...]struct {
	text string
	prec int
}{
	Add: {"+", 6}, Sub: {"-", 6}, Mul: {"*", 7}, Div: {"/", 7}, Pow: {"**", 8}, Neg: {"-", 6},
	EQ: {"==", 5}, NE: {"/=", 5}, LT: {"<", 5}, LE: {"<=", 5}, GT: {">", 5}, GE: {">=", 5},
	And: {".and.", 3}, Or: {".or.", 2}, Not: {".not.", 4}, Eqv: {".eqv.", 1}, Neqv: {".neqv.", 1},
	FloorDiv: {"floordiv", 9}, CeilDiv: {"ceildiv", 9}, Concat: {"//", 6},
}

const precPrimary = 9

// ExprString gives compact Fortran text of a typed expression. Conversions are invisible.
func ExprString(e Expr) string {
	s, _ := exprText(e, false)
	return s
}

// exprText returns the text and how strongly its outermost operator binds. With conv, conversions are shown.
func exprText(e Expr, conv bool) (string, int) {
	switch e := e.(type) {
	case *Const:
		return constText(e)
	case *Var:
		return e.Sym.Name, precPrimary
	case *Elem:
		return e.Sym.Name + "(" + ListText(e.Subs, conv) + ")", precPrimary
	case *Conv:
		if conv {
			return e.T.String() + "{" + ListText([]Expr{e.X}, conv) + "}", precPrimary
		}
		return exprText(e.X, conv)
	case *Call:
		return e.Fn + "(" + ListText(e.Args, conv) + ")", precPrimary
	case *Field:
		text, _ := exprText(e.X, conv)
		text += "%" + e.Comp.Name
		if e.Subs != nil {
			text += "(" + ListText(e.Subs, conv) + ")"
		}
		return text, precPrimary
	case *Substr:
		text, _ := exprText(e.X, conv)
		lo, _ := exprText(e.Lo, conv)
		hi, _ := exprText(e.Hi, conv)
		return text + "(" + lo + ":" + hi + ")", precPrimary
	case *TextLen:
		if e.Field != nil {
			return "len(" + ExprString(e.Field) + ")", precPrimary
		}
		return "len(" + e.Sym.Name + ")", precPrimary
	case *Extent:
		return "extent(" + e.Sym.Name + "," + strconv.Itoa(e.Dim) + ")", precPrimary
	case *Status:
		return statusText(e, conv), precPrimary
	case *FuncRef:
		return e.Proc.Name + "(" + actualsText(e.Args, conv) + ")", precPrimary
	case *ArrayRef:
		return arrayText(e, conv), precPrimary
	case *Transform:
		return e.Fn + "(" + ListText(e.Args, conv) + ")", precPrimary
	case *Constructor:
		return "[" + ListText(e.Items, conv) + "]", precPrimary
	case *ImpliedDo:
		return "(" + ListText(e.Items, conv) + ", " + e.Var.Name + " = " + ListText([]Expr{e.Lo, e.Hi, e.Step}, conv) + ")", precPrimary
	case *Prepared:
		return exprText(e.X, conv)
	case *Unary:
		op := opText[e.Op]
		return op.text + operandText(e.X, op.prec+1, conv), op.prec
	case *Binary:
		return binaryText(e, conv)
	}
	return "?", precPrimary
}

// statusText is the inquiry with what it asks for.
func statusText(e *Status, conv bool) string {
	what := ""
	switch {
	case e.Field != nil:
		what, _ = exprText(e.Field, conv)
	case e.Sym != nil:
		what = e.Sym.Name
	}
	with := ""
	switch {
	case e.With != nil:
		with, _ = exprText(e.With, conv)
	case e.Section != nil:
		with = sectionText(e.Section, conv)
	case e.Proc != nil:
		with = e.Proc.Name
	}
	switch {
	case e.Contiguous:
		return "is_contiguous(" + with + ")"
	case e.Present:
		return "present(" + what + ")"
	case with != "":
		return "associated(" + what + "," + with + ")"
	case e.Sym != nil && e.Sym.Pointer || e.Field != nil && e.Field.Comp.Pointer:
		return "associated(" + what + ")"
	}
	return "allocated(" + what + ")"
}

// actualsText is the list of actual arguments.
func actualsText(args []Actual, conv bool) string {
	var parts []string
	for _, a := range args {
		switch {
		case a.Section != nil:
			parts = append(parts, sectionText(a.Section, conv))
		case a.Proc != nil:
			parts = append(parts, a.Proc.Name)
		case a.X == nil:
			parts = append(parts, "")
		default:
			text, _ := exprText(a.X, conv)
			if _, array := a.X.(*ArrayRef); array {
				text = "(" + text + ")"
			}
			if a.Sequence {
				text += ".."
			}
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, ",")
}

// sectionText is sym(lo:hi:step,...).
func sectionText(s *Section, conv bool) string { return arrayText(&ArrayRef{Section: s}, conv) }

// arrayText is sym(lo:hi:step,vector,...).
func arrayText(a *ArrayRef, conv bool) string {
	var subs []string
	s := a.Section
	for k := range s.Lo {
		if v := a.Vector(k); v != nil {
			text, _ := exprText(v, conv)
			subs = append(subs, text)
			continue
		}
		lo, _ := exprText(s.Lo[k], conv)
		hi, _ := exprText(s.Hi[k], conv)
		step, _ := exprText(s.Step[k], conv)
		subs = append(subs, lo+":"+hi+":"+step)
	}
	return s.Sym.Name + "(" + strings.Join(subs, ",") + ")"
}

func binaryText(e *Binary, conv bool) (string, int) {
	op := opText[e.Op]
	left, right := op.prec, op.prec+1
	switch {
	case op.prec == precPrimary:
		return op.text + "(" + ListText([]Expr{e.X, e.Y}, conv) + ")", precPrimary
	case e.Op == Pow:
		left, right = op.prec+1, op.prec
	case op.prec == 5:
		left++
	}
	text := op.text
	if op.prec < 7 {
		text = " " + text + " "
	}
	return operandText(e.X, left, conv) + text + operandText(e.Y, right, conv), op.prec
}

// operandText puts an operand in parentheses if it binds less strongly than prec.
func operandText(e Expr, prec int, conv bool) string {
	s, p := exprText(e, conv)
	if p < prec {
		return "(" + s + ")"
	}
	return s
}

// ListText is the text of a list of expressions, separated by commas; with conv, conversions are shown.
func ListText(list []Expr, conv bool) string {
	parts := make([]string, len(list))
	for i, x := range list {
		parts[i], _ = exprText(x, conv)
	}
	return strings.Join(parts, ",")
}

func constText(c *Const) (string, int) {
	s := ""
	switch base := c.T.Base; {
	case IsWide(c.T) && base != Integer:
		s = wideText(c)
	case base == Integer:
		s = c.BigInt().String()
	case base == Real:
		s = realText(c)
	case base == Complex:
		im := *c
		im.R = c.Im
		s = "(" + realText(c) + "," + realText(&im) + ")"
	case base == Logical:
		s = "." + strconv.FormatBool(c.L) + "."
	case base == Character:
		if c.T.CharBytes() > 1 {
			s = strconv.Itoa(c.T.Kind) + "_"
		}
		s += "'" + strings.ReplaceAll(c.UserChars(), "'", "''") + "'"
	}
	if strings.HasPrefix(s, "-") {
		return s, 6
	}
	return s, precPrimary
}

func realText(c *Const) string {
	size := c.T.Kind * 8
	if size != 32 {
		size = 64
	}
	s := strconv.FormatFloat(c.R, 'g', -1, size)
	mantissa, exp, scientific := strings.Cut(s, "e")
	if !strings.ContainsAny(mantissa, ".NI") {
		mantissa += ".0"
	}
	switch {
	case size == 64 && !scientific:
		return mantissa + "d0"
	case size == 64:
		return mantissa + "d" + strings.TrimPrefix(exp, "+")
	case scientific:
		return mantissa + "e" + strings.TrimPrefix(exp, "+")
	}
	return mantissa
}

func (it Item) text() string {
	if it.Section != nil {
		return sectionText(it.Section, true)
	}
	return dumpText(it.X)
}

// String gives the statement with its specifiers.
func (s *IOBegin) String() string {
	parts := []string{s.Op.String()}
	if s.List {
		parts = append(parts, "*")
	}
	if s.File != nil {
		parts = append(parts, "internal="+s.File.text())
	}
	for _, v := range s.Values {
		parts = append(parts, v.Keyword+"="+dumpText(v.X))
	}
	if s.Choice != nil {
		parts = append(parts, "fmt="+dumpText(s.Choice))
	}
	if s.Pieces != nil {
		parts = append(parts, "fmt="+sectionText(s.Pieces, true))
	}
	if s.Group != "" {
		parts = append(parts, "nml="+s.Group)
	}
	return strings.Join(parts, " ")
}

// String gives the item.
func (s *Transfer) String() string {
	if s.Input {
		return "get " + s.Item.text()
	}
	return "put " + s.Item.text()
}

// String gives the variables that are set.
func (s *IOEnd) String() string {
	parts := []string{"end of input or output"}
	for _, x := range s.Results {
		parts = append(parts, dumpText(x))
	}
	if s.Branch != nil {
		parts = append(parts, dumpText(s.Branch))
	}
	return strings.Join(parts, " ")
}

// String gives the operator as Fortran writes it; FloorDiv and CeilDiv, which Fortran does not have, by a word.
func (op Op) String() string { return opText[op].text }

// String is the pointer assignment as Fortran writes it.
func (s *PointTo) String() string {
	pointer, target := "", "null()"
	if s.Sym != nil {
		pointer = s.Sym.Name
	} else {
		pointer = ExprString(s.Field)
	}
	switch {
	case s.Scalar != nil:
		target = ExprString(s.Scalar)
	case s.Section != nil:
		target = sectionText(s.Section, false)
	case s.Proc != nil:
		target = s.Proc.Name
	case s.From != nil:
		target = ExprString(s.From)
	}
	if s.Lo != nil {
		pointer += "(" + ListText(s.Lo, false) + ":)"
	}
	return pointer + " => " + target
}
