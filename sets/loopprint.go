package sets

import (
	"fmt"
	"slices"
	"strings"
)

// loopStyle is the syntax of a printed loop program.
type loopStyle struct {
	floor, mod       string // functions floor(a/b) and a mod b >= 0
	min, max         string
	and, eq          string
	assign           string // format: variable, value
	loop, loopStep   string // formats: variable, low, high; and step
	cond, visit      string // formats: condition; name, arguments
	endLoop, endCond string
	endless          string // format of the upper bound of a loop without one: variable
	minIsBinary      bool   // min and max take two arguments
	endsOnClose      bool   // a variable lives until the end of its block
}

var fortranStyle = loopStyle{
	floor: "floordiv", mod: "modulo", min: "min", max: "max", and: " .and. ", eq: "==",
	assign: "%s = %s", loop: "do %s = %s, %s", loopStep: "do %s = %s, %s, %d",
	cond: "if (%s) then", visit: "%s(%s)", endLoop: "end do", endCond: "end if", endless: "huge(%s)",
}

var cStyle = loopStyle{
	floor: "floordiv", mod: "modulo", min: "min", max: "max", and: " && ", eq: "==",
	assign: "long %s = %s;", loop: "for (long %[1]s = %[2]s; %[1]s <= %[3]s; %[1]s++) {",
	loopStep: "for (long %[1]s = %[2]s; %[1]s <= %[3]s; %[1]s += %[4]d) {",
	cond:     "if (%s) {", visit: "%s(%s);", endLoop: "}", endCond: "}",
	endless: "LONG_MAX", minIsBinary: true, endsOnClose: true,
}

// String prints the program in the style of Fortran, with floordiv(a, b) for floor(a/b).
func (l *Loops) String() string { return printLoops(l.Body, fortranStyle) }

// C prints the program in the style of C. It uses the functions
//
//	long floordiv(long a, long b), modulo(long a, long b)   quotient rounded down and its remainder, b > 0
//	long min(long a, long b), max(long a, long b)
func (l *Loops) C() string { return printLoops(l.Body, cStyle) }

func printLoops(body []Node, style loopStyle) string {
	p := loopPrinter{loopStyle: style}
	p.nodes(body, "")
	return p.b.String()
}

type loopPrinter struct {
	loopStyle
	b strings.Builder
}

func (p *loopPrinter) line(indent, format string, args ...any) {
	p.b.WriteString(indent)
	fmt.Fprintf(&p.b, format, args...)
	p.b.WriteByte('\n')
}

func (p *loopPrinter) nodes(body []Node, indent string) {
	for i, n := range body {
		switch n := n.(type) {
		case *For:
			p.loopNode(n, indent)
		case *Let:
			p.let(n, indent, len(body) > 1 && i < len(body)-1)
		case *If:
			var conds []string
			for _, c := range n.Conds {
				conds = append(conds, p.condText(c))
			}
			p.line(indent, p.cond, strings.Join(conds, p.and))
			p.nodes(n.Body, indent+"  ")
			p.line(indent, "%s", p.endCond)
		case *Visit:
			var args []string
			for _, a := range n.Args {
				args = append(args, p.expr(a))
			}
			p.line(indent, p.visit, n.Name, strings.Join(args, ", "))
		}
	}
}

// let prints an assignment; in C one that others follow gets a block of its own.
func (p *loopPrinter) let(n *Let, indent string, followed bool) {
	if followed && p.endsOnClose {
		p.line(indent, "{")
		p.let(n, indent+"  ", false)
		p.line(indent, "}")
		return
	}
	p.line(indent, p.assign, n.Var, p.expr(n.Value))
	p.nodes(n.Body, indent)
}

func (p *loopPrinter) loopNode(n *For, indent string) {
	low, high := p.bound(n.Lower, true), fmt.Sprintf(p.endless, n.Var)
	if len(n.Upper) > 0 {
		high = p.bound(n.Upper, false)
	}
	if n.Step > 1 {
		p.line(indent, p.loopStep, n.Var, p.first(n, low), high, n.Step)
	} else {
		p.line(indent, p.loop, n.Var, low, high)
	}
	p.nodes(n.Body, indent+"  ")
	p.line(indent, "%s", p.endLoop)
}

// first prints the least value of the stride at or above the lower bound.
func (p *loopPrinter) first(n *For, low string) string {
	if len(n.Lower) == 1 && len(n.Lower[0]) == 1 && n.Lower[0][0].Div == 1 {
		return p.expr(remainder(n.Lower[0][0].Aff, n.Offset, n.Step))
	}
	return fmt.Sprintf("%s + %s(%s - %s, %d)", low, p.mod, p.expr(n.Offset), low, n.Step)
}

func (p *loopPrinter) bound(lists [][]Bound, lower bool) string {
	inner, outer := p.min, p.max
	if lower {
		inner, outer = p.max, p.min
	}
	var texts []string
	for _, list := range lists {
		var each []string
		for _, b := range list {
			each = append(each, p.boundText(b, lower))
		}
		texts = append(texts, p.extremum(inner, each))
	}
	return p.extremum(outer, texts)
}

func (p *loopPrinter) boundText(b Bound, lower bool) string {
	if b.Div == 1 {
		return affText(b.Aff)
	}
	if lower {
		b.Aff = b.Aff.AddConst(b.Div - 1)
	}
	return fmt.Sprintf("%s(%s, %d)", p.floor, affText(b.Aff), b.Div)
}

// extremum prints min or max of the distinct texts.
func (p *loopPrinter) extremum(f string, list []string) string {
	var distinct []string
	for _, s := range list {
		if !slices.Contains(distinct, s) {
			distinct = append(distinct, s)
		}
	}
	if len(distinct) == 1 {
		return distinct[0]
	}
	if p.minIsBinary && len(distinct) > 2 {
		distinct = []string{distinct[0], p.extremum(f, distinct[1:])}
	}
	return f + "(" + strings.Join(distinct, ", ") + ")"
}

// condText prints a condition without negative terms.
func (p *loopPrinter) condText(c Cond) string {
	if c.Mod > 1 {
		return fmt.Sprintf("%s(%s, %d) %s 0", p.mod, p.expr(c.Expr), c.Mod, p.eq)
	}
	left, right := c.Expr.sides()
	op, swapped := ">=", "<="
	if c.Eq {
		op, swapped = p.eq, p.eq
	}
	if left.Aff.IsConst() && left.IsAffine() {
		left, right, op = right, left, swapped
	}
	return fmt.Sprintf("%s %s %s", p.expr(left), op, p.expr(right))
}

// sides splits e into left - right: positive terms go left, negative ones
// right, the constant to the side without terms, or right.
func (e Expr) sides() (left, right Expr) {
	for _, t := range e.Aff.Terms {
		if t.Coef > 0 {
			left.Aff.Terms = append(left.Aff.Terms, t)
		} else {
			right.Aff.Terms = append(right.Aff.Terms, Term{t.Name, -t.Coef})
		}
	}
	for _, f := range e.Floors {
		side := &left
		if f.Coef < 0 {
			f.Coef = -f.Coef
			side = &right
		}
		side.Floors = append(side.Floors, f)
	}
	if left.Aff.IsConst() && left.IsAffine() {
		left.Aff.Const = e.Aff.Const
	} else {
		right.Aff.Const = -e.Aff.Const
	}
	return left, right
}

func affText(a Aff) string { return (&loopPrinter{}).expr(Expr{Aff: a}) }

func (p *loopPrinter) expr(e Expr) string {
	var w sumWriter
	for _, f := range e.Floors {
		w.sign(f.Coef < 0)
		if abs(f.Coef) != 1 {
			fmt.Fprintf(&w.b, "%d*", abs(f.Coef))
		}
		name := p.floor
		if f.Mod {
			name = p.mod
		}
		fmt.Fprintf(&w.b, "%s(%s, %d)", name, p.expr(f.Num), f.Div)
	}
	for _, positive := range []bool{true, false} {
		for _, t := range e.Aff.Terms {
			if t.Coef > 0 != positive {
				continue
			}
			w.sign(t.Coef < 0)
			if abs(t.Coef) != 1 {
				fmt.Fprintf(&w.b, "%d*", abs(t.Coef))
			}
			w.b.WriteString(t.Name)
		}
	}
	return w.finish(e.Aff.Const)
}
