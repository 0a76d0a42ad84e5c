package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode"

	"dhpfgo/diag"
	"dhpfgo/sets"
)

// calculator computes lines such as 'a := { [i] : 0 <= i < n }' and 'lexmin(a - b)'.
//
//	line    = [ name ":=" ] compare .
//	compare = sum [ ( "<=" | ">=" | "=" | "!=" ) sum ] .
//	sum     = product { ( "+" | "-" ) product } .          union, difference
//	product = power { ( "*" | "." ) power } .              intersection; composition or application
//	power   = primary { "^-1" | "^+" } .                   inverse, transitive closure
//	primary = text of a set or map | name [ "(" compare ")" ] | operation arguments | "(" compare ")" .
//
// Arguments are in parentheses, or one primary without. A map in front of parentheses is applied to a set.
type calculator struct {
	stdout, stderr io.Writer
	ctx            context.Context
	limit          int
	timeout        time.Duration
	values         map[string]any // of type sets.UnionSet, sets.UnionMap or text
	history        history
	talking, ended bool // a prompt is shown; the user said quit

	text, rest string          // of the line that is computed
	notes      []string        // on the line that is computed
	line       context.Context // with the time limit of the line
}

func newCalculator(s *session, limit int, timeout time.Duration) *calculator {
	return &calculator{stdout: s.stdout, stderr: s.stderr, ctx: s.ctx, limit: limit, timeout: timeout, values: map[string]any{}}
}

// compute computes a line and prints its value; of an assignment only remarks.
func (c *calculator) compute(text string) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case calcError:
			err = r.err
		default:
			panic(r)
		}
	}()
	c.line = c.ctx
	if c.timeout > 0 {
		var cancel context.CancelFunc
		c.line, cancel = context.WithTimeout(c.ctx, c.timeout)
		defer cancel()
	}
	c.text, c.rest, c.notes = text, text, nil
	name := c.assigned()
	v := c.compare()
	if c.space(); c.rest != "" {
		c.fail("expected an operator or the end")
	}
	if name != "" {
		c.values[name] = v
	} else {
		fmt.Fprintln(c.stdout, strings.TrimSuffix(fmt.Sprint(v), "\n"))
	}
	for _, note := range c.notes {
		fmt.Fprintln(c.stdout, "#", note)
	}
	return nil
}

// assigned reads 'name :=' if the line starts so.
func (c *calculator) assigned() string {
	before, after, ok := strings.Cut(c.rest, ":=")
	name := strings.TrimSpace(before)
	if !ok || !isName(name) {
		return ""
	}
	if len(operationsNamed(name)) > 0 || isCommand(name) {
		c.fail("%s is the name of an operation or command; choose another", name)
	}
	c.rest = after
	return name
}

// faultOf returns the error that a value is or carries.
func faultOf(v any) error {
	switch v := v.(type) {
	case error:
		return v
	case interface{ Err() error }:
		return v.Err()
	}
	return nil
}

// calcError carries an error out of the recursive descent.
type calcError struct{ err error }

// fail reports a fault at the place that was reached.
func (c *calculator) fail(format string, args ...any) {
	c.space()
	c.failAt(len(c.text)-len(c.rest), format, args...)
}

func (c *calculator) failAt(offset int, format string, args ...any) {
	panic(calcError{&sets.ParseError{Text: c.text, Offset: offset, Reason: fmt.Sprintf(format, args...)}})
}

func isNamePart(r rune) bool { return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) }

func isName(s string) bool {
	return s != "" && !unicode.IsDigit(rune(s[0])) && !strings.ContainsFunc(s, func(r rune) bool { return !isNamePart(r) })
}

func (c *calculator) space() { c.rest = strings.TrimLeftFunc(c.rest, unicode.IsSpace) }

func (c *calculator) accept(symbols ...string) string {
	c.space()
	for _, s := range symbols {
		if strings.HasPrefix(c.rest, s) {
			c.rest = c.rest[len(s):]
			return s
		}
	}
	return ""
}

func (c *calculator) expect(symbol string) {
	if c.accept(symbol) == "" {
		c.fail("expected %q", symbol)
	}
}

func (c *calculator) compare() any {
	v := c.sum()
	at := c.at()
	switch c.accept("<=", ">=", "!=", "=") {
	case "<=":
		return c.call("is_subset", at, v, c.sum())
	case ">=":
		return c.call("is_subset", at, c.sum(), v)
	case "=":
		return c.call("is_equal", at, v, c.sum())
	case "!=":
		equal := c.call("is_equal", at, v, c.sum())
		if answer, ok := equal.(bool); ok {
			return !answer
		}
		return equal
	}
	return v
}

// at returns the place of what comes next.
func (c *calculator) at() int {
	c.space()
	return len(c.text) - len(c.rest)
}

func (c *calculator) sum() any {
	v := c.product()
	for {
		switch at := c.at(); c.accept("+", "-") {
		case "+":
			v = c.call("union", at, v, c.product())
		case "-":
			v = c.call("subtract", at, v, c.product())
		default:
			return v
		}
	}
}

func (c *calculator) product() any {
	v := c.power()
	for {
		switch at := c.at(); c.accept("*", ".") {
		case "*":
			v = c.call("intersect", at, v, c.power())
		case ".":
			v = c.call("apply_range", at, v, c.power())
		default:
			return v
		}
	}
}

func (c *calculator) power() any {
	v := c.primary()
	for {
		switch at := c.at(); c.accept("^-1", "^+") {
		case "^-1":
			v = c.call("inverse", at, v)
		case "^+":
			v = c.call("closure", at, v)
		default:
			return v
		}
	}
}

func (c *calculator) primary() any {
	at := c.at()
	if c.accept("(") != "" {
		v := c.compare()
		c.expect(")")
		return v
	}
	if strings.HasPrefix(c.rest, "{") || strings.HasPrefix(c.rest, "[") {
		return c.literal()
	}
	name := c.word()
	if name == "" {
		c.fail("expected a set, a map, a name or an operation")
	}
	if v, ok := c.values[name]; ok {
		v = c.bounded(v)
		if at := c.at(); c.accept("(") != "" {
			argument := c.compare()
			c.expect(")")
			return c.call("apply", at, argument, v)
		}
		return v
	}
	if ops := operationsNamed(name); len(ops) > 0 {
		return c.operation(name, at, ops)
	}
	c.failAt(at, "%s", unknownName(name, c.values))
	return nil
}

// word reads a name; empty if there is none.
func (c *calculator) word() string {
	c.space()
	n := strings.IndexFunc(c.rest+" ", func(r rune) bool { return !isNamePart(r) })
	name := c.rest[:n]
	c.rest = c.rest[n:]
	return name
}

// unknownName says what is wrong with a name that is neither a value nor an operation.
func unknownName(name string, values map[string]any) string {
	known := calcNames()
	for v := range values {
		known = append(known, v)
	}
	slices.Sort(known)
	hint := "assign to it with :="
	if near := diag.Nearest(name, known); near != "" {
		hint = "did you mean " + near + "?"
	}
	return fmt.Sprintf("%s has no value and is no operation; %s", name, hint)
}

// operation reads the arguments of an operation and computes it.
func (c *calculator) operation(name string, at int, ops []calcOperation) any {
	if c.accept("(") == "" {
		return c.call(name, at, c.primary())
	}
	args := []any{c.compare()}
	for c.accept(",") != "" {
		if ops[0].names {
			args = append(args, c.dimension())
			continue
		}
		args = append(args, c.compare())
	}
	c.expect(")")
	return c.call(name, at, args...)
}

// dimension reads the name of a dimension, which may have primes.
func (c *calculator) dimension() dimensionName {
	name := c.word()
	if name == "" {
		c.fail("expected the name of a dimension")
	}
	for strings.HasPrefix(c.rest, "'") {
		name, c.rest = name+"'", c.rest[1:]
	}
	return dimensionName(name)
}

// literal reads the text of a set or a map up to its closing brace.
func (c *calculator) literal() any {
	at := c.at()
	end := strings.IndexByte(c.rest, '}')
	if end < 0 {
		c.failAt(len(c.text), "expected } at the end of a set")
	}
	s, m, isMap, err := sets.ParseUnion(c.rest[:end+1], sets.WithLimit(c.limit), sets.WithContext(c.line))
	if fault, ok := err.(*sets.ParseError); ok {
		c.failAt(at+fault.Offset, "%s", fault.Reason)
	}
	if err != nil {
		panic(calcError{err})
	}
	c.rest = c.rest[end+1:]
	if isMap {
		return m
	}
	return s
}

// bounded gives a value the limits of the line.
func (c *calculator) bounded(v any) any {
	switch v := v.(type) {
	case sets.UnionSet:
		return v.WithLimit(c.limit).WithContext(c.line)
	case sets.UnionMap:
		return v.WithLimit(c.limit).WithContext(c.line)
	}
	return v
}

// call computes an operation on values.
func (c *calculator) call(name string, at int, args ...any) any {
	kinds := ""
	for _, a := range args {
		if err := faultOf(a); err != nil {
			panic(calcError{err})
		}
		kinds += kindOf(a)
	}
	ops := operationsNamed(name)
	for _, op := range ops {
		if op.kinds == kinds || op.names && strings.HasPrefix(kinds, op.kinds) {
			v := op.run(args)
			if n, ok := v.(noted); ok {
				v = n.value
				c.notes = append(c.notes, n.note)
			}
			if err := faultOf(v); err != nil {
				panic(calcError{err})
			}
			return v
		}
	}
	c.failAt(at, "%s takes %s, not %s", name, signatures(ops), signature(kinds))
	return nil
}
