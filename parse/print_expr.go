package parse

import (
	"strconv"
	"strings"
)

// ExprString gives an expression in compact form for messages and plans: b(i-1,j), 2*i+1.
func ExprString(e Expr) string {
	var b strings.Builder
	writeExpr(&b, e)
	return b.String()
}

// writeExpr writes Fortran that parses to the same tree: the tree keeps parentheses, so none are added.
func writeExpr(b *strings.Builder, e Expr) {
	switch x := e.(type) {
	case nil:
	case *Name:
		b.WriteString(x.Ident)
	case *IntLit:
		b.WriteString(x.Text + kindSuffix(x.Kind))
	case *RealLit:
		writeReal(b, x)
	case *LogicalLit:
		b.WriteString(map[bool]string{true: ".true.", false: ".false."}[x.Value] + kindSuffix(x.Kind))
	case *StringLit:
		if x.Hollerith {
			b.WriteString(strconv.Itoa(len(x.Value)) + "h" + x.Value)
			return
		}
		if x.Kind != "" {
			b.WriteString(x.Kind + "_")
		}
		b.WriteString("'" + strings.ReplaceAll(x.Value, "'", "''") + "'")
	case *BOZ:
		b.WriteString(string(x.Base) + "'" + x.Digits + "'")
	case *AnyLen:
		if x.Rank {
			b.WriteByte('.')
			b.WriteByte('.')
			return
		}
		b.WriteByte('*')
	case *Colon:
		b.WriteByte(':')
	case *ComplexLit:
		writeList(b, "(", []Expr{x.Re, x.Im}, ")")
	case *Paren:
		writeList(b, "(", []Expr{x.X}, ")")
	case *ArrayCons:
		open := "["
		if x.Type != nil {
			open += typeText(*x.Type) + " :: "
		}
		writeList(b, open, x.Items, "]")
	case *ImpliedDo:
		writeList(b, "(", x.Items, ",")
		b.WriteString(x.Var.Name + "=")
		writeRange(b, x.Lo, x.Hi, x.Step, ",")
		b.WriteByte(')')
	case *Ref:
		b.WriteString(x.Name)
		if x.Params != nil {
			writeArgs(b, x.Params)
		}
		writeArgs(b, x.Args)
	case *Component:
		writeExpr(b, x.X)
		b.WriteString("%" + x.Name)
		if x.Args != nil {
			writeArgs(b, x.Args)
		}
	case *Coindexed:
		writeExpr(b, x.X)
		text := argsText(x.Images)
		b.WriteString("[" + text[1:len(text)-1] + "]")
	case *Substring:
		writeExpr(b, x.X)
		writeArgs(b, []Arg{x.Sub})
	case *Unary:
		b.WriteString(strings.TrimLeft(operator(x.Op), " "))
		writeExpr(b, x.X)
	case *Binary:
		writeExpr(b, x.X)
		b.WriteString(operator(x.Op))
		writeExpr(b, x.Y)
	}
}

// operator gives an operator as written: the ones in letters with dots and blanks.
func operator(op string) string {
	switch op {
	case "and", "or", "eqv", "neqv":
		return " ." + op + ". "
	case "not":
		return ".not. "
	}
	if op[0] == '.' {
		return " " + op + " "
	}
	return op
}

func kindSuffix(kind string) string {
	if kind == "" {
		return ""
	}
	return "_" + kind
}

func writeReal(b *strings.Builder, x *RealLit) {
	text := x.Text
	if x.Exp != 0 && x.Exp != 'e' {
		text = strings.Replace(text, "e", string(x.Exp), 1)
	}
	b.WriteString(text + kindSuffix(x.Kind))
}

func writeList(b *strings.Builder, open string, items []Expr, end string) {
	b.WriteString(open)
	for i, x := range items {
		if i > 0 {
			b.WriteByte(',')
		}
		writeExpr(b, x)
	}
	b.WriteString(end)
}

func writeArgs(b *strings.Builder, args []Arg) {
	b.WriteByte('(')
	for i, a := range args {
		if i > 0 {
			b.WriteByte(',')
		}
		writeArg(b, a)
	}
	b.WriteByte(')')
}

func writeArg(b *strings.Builder, a Arg) {
	if a.Keyword != "" {
		b.WriteString(a.Keyword + "=")
	}
	if a.Label != 0 {
		b.WriteString("*" + strconv.Itoa(a.Label))
		return
	}
	if !a.Section {
		writeExpr(b, a.Value)
		return
	}
	writeExpr(b, a.Lo)
	b.WriteByte(':')
	writeExpr(b, a.Hi)
	if a.Step != nil {
		b.WriteByte(':')
		writeExpr(b, a.Step)
	}
}

// writeRange writes lo, hi and an optional step.
func writeRange(b *strings.Builder, lo, hi, step Expr, sep string) {
	writeExpr(b, lo)
	b.WriteString(sep)
	writeExpr(b, hi)
	if step != nil {
		b.WriteString(sep)
		writeExpr(b, step)
	}
}
