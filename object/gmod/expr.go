package gmod

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
)

// operators are the words for operations in expressions.
var operators = map[string]string{"PLUS": "+", "MINUS": "-", "TIMES": "*", "DIVIDE": "/", "POWER": "**", "CONCAT": "//", "AND": ".and.", "OR": ".or.",
	"EQV": ".eqv.", "NEQV": ".neqv.", "EQ": "==", "NE": "/=", "GT": ">", "GE": ">=", "LT": "<", "LE": "<=",
	"OLD_EQ": "==", "OLD_NE": "/=", "OLD_GT": ">", "OLD_GE": ">=", "OLD_LT": "<", "OLD_LE": "<="}

var prefixes = map[string]string{"UPLUS": "+", "UMINUS": "-", "NOT": ".not.", "PARENTHESES": ""}

// expr writes an expression; false for one of a form that is not known here.
func (m *module) expr(e node) (string, bool) {
	switch e.at(0).text {
	case "CONSTANT":
		return literal(e)
	case "NULL":
		return "null()", true
	case "OP":
		return m.operation(e)
	case "VARIABLE":
		s := m.symbols[e.at(3).number()]
		if s == nil || !e.at(4).empty() {
			return "", false
		}
		return s.known(), true
	case "ARRAY":
		return m.array(e)
	case "STRUCTURE":
		return m.structure(e)
	case "FUNCTION":
		return m.reference(e)
	}
	return "", false
}

func (m *module) operation(e node) (string, bool) {
	x, ok := m.expr(e.at(4))
	if !ok {
		return "", false
	}
	word := e.at(3).text
	if op, is := prefixes[word]; is {
		return "(" + op + x + ")", true
	}
	y, ok := m.expr(e.at(5))
	op, is := operators[word]
	return "(" + x + op + y + ")", ok && is
}

// array writes a constructor of one dimension, or one in the shape that the file says.
func (m *module) array(e node) (string, bool) {
	var list, shape []string
	for _, v := range e.at(3).list {
		x, ok := m.expr(v.at(0))
		if !ok || !v.at(1).empty() {
			return "", false
		}
		list = append(list, x)
	}
	for _, n := range e.at(4).list {
		shape = append(shape, n.text)
	}
	text := "[" + strings.Join(list, ", &\n    ") + "]"
	if len(shape) > 1 {
		text = "reshape(" + text + ", [" + strings.Join(shape, ", ") + "])"
	}
	return text, len(list) > 0
}

// structure writes a value of a derived type.
func (m *module) structure(e node) (string, bool) {
	d := m.symbols[e.at(1).at(1).number()]
	if d == nil || !m.reach(d) || d.private {
		return "", false
	}
	var list []string
	for _, v := range e.at(3).list {
		x, ok := m.expr(v.at(0))
		if !ok {
			return "", false
		}
		list = append(list, x)
	}
	return d.known() + "(" + strings.Join(list, ", ") + ")", true
}

// reference writes a reference to a function of the language: number, arguments, name in the library, 0, name.
func (m *module) reference(e node) (string, bool) {
	name := ""
	if last := e.at(len(e.list) - 2); last.quote {
		name = last.text
	}
	var list []string
	for _, a := range e.at(4).list {
		if a.at(1).empty() {
			continue
		}
		x, ok := m.expr(a.at(1))
		if !ok {
			return "", false
		}
		list = append(list, x)
	}
	return name + "(" + strings.Join(list, ", ") + ")", name != ""
}

// literal writes a constant: its type, rank, value.
func literal(e node) (string, bool) {
	kind := e.at(1).at(1).text
	switch e.at(1).at(0).text {
	case "INTEGER":
		return strings.TrimSuffix(e.at(3).text+"_"+kind, "_4"), true
	case "REAL":
		x, ok := realText(e.at(3).text)
		return x + "_" + kind, ok
	case "COMPLEX":
		re, ok := realText(e.at(3).text)
		im, fine := realText(e.at(4).text)
		return fmt.Sprintf("(%s_%s, %s_%s)", re, kind, im, kind), ok && fine
	case "LOGICAL":
		if e.at(3).text == "1" {
			return ".true._" + kind, true
		}
		return ".false._" + kind, true
	case "CHARACTER":
		return quotedText(e.at(4).text)
	}
	return "", false
}

// realText puts a number with digits to the base 16, as 0.3243f6a8885a30@1, into decimal digits that read as the same.
func realText(text string) (string, bool) {
	digits, power, _ := strings.Cut(text, "@")
	p := 0
	if power != "" {
		v, err := strconv.Atoi(power)
		if err != nil {
			return "", false
		}
		p = v
	}
	sign := ""
	if rest, ok := strings.CutPrefix(digits, "-"); ok {
		sign, digits = "-", rest
	}
	x, _, err := big.ParseFloat(fmt.Sprintf("0x%sp%d", digits, 4*p), 0, 64, big.ToNearestEven)
	if err != nil {
		return "", false
	}
	v, _ := x.Float64()
	out := strconv.FormatFloat(v, 'e', -1, 64)
	if !strings.Contains(out, ".") {
		out = strings.Replace(out, "e", ".0e", 1)
	}
	return sign + out, true
}

// quotedText writes a character constant; characters that no line has are written by their numbers.
func quotedText(text string) (string, bool) {
	var parts []string
	var run strings.Builder
	flush := func() {
		if run.Len() > 0 {
			parts = append(parts, "'"+strings.ReplaceAll(run.String(), "'", "''")+"'")
			run.Reset()
		}
	}
	for text != "" {
		if rest, ok := strings.CutPrefix(text, `\U`); ok && len(rest) >= 8 {
			code, err := strconv.ParseInt(rest[:8], 16, 32)
			if err != nil || code > 255 {
				return "", false
			}
			flush()
			parts, text = append(parts, fmt.Sprintf("achar(%d)", code)), rest[8:]
			continue
		}
		run.WriteByte(text[0])
		text = text[1:]
	}
	flush()
	if len(parts) == 0 {
		return "''", true
	}
	return strings.Join(parts, "//"), true
}
