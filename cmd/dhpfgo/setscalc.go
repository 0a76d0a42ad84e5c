package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"

	"dhpfgo/sets"
)

// calculator computes lines such as 'a := { [i] : 0 <= i < n }' and 'lexmin(a - b)'.
//
//	line    = [ name ":=" ] compare .
//	compare = sum [ ( "<=" | "=" ) sum ] .
//	sum     = product { ( "+" | "-" ) product } .          union, difference
//	product = primary { ( "*" | "." ) primary } .          intersection; composition or application
//	primary = text of a set or map | name | operation "(" compare [ "," compare ] ")" | "(" compare ")" .
//
// An operation is one of case files, without "set." or "map.".
type calculator struct {
	limit  int
	values map[string]any
	rest   string
}

// line computes a line and prints its value; an assignment prints nothing.
func (c *calculator) line(w io.Writer, text string) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case calcError:
			err = r.err
		default:
			panic(r)
		}
	}()
	if c.rest = strings.TrimSpace(text); c.rest == "" || c.rest[0] == '#' {
		return nil
	}
	name := ""
	if before, after, ok := strings.Cut(c.rest, ":="); ok && isName(strings.TrimSpace(before)) {
		name, c.rest = strings.TrimSpace(before), after
	}
	v := c.compare()
	if c.space(); c.rest != "" {
		c.fail("unexpected %q", c.rest)
	}
	if name != "" {
		c.values[name] = v
		return nil
	}
	printed, _, err := resultText(v)
	if err == nil {
		fmt.Fprintln(w, strings.TrimSuffix(printed, "\n"))
	}
	return err
}

// calcError carries an error out of the recursive descent.
type calcError struct{ err error }

func (c *calculator) fail(format string, args ...any) { panic(calcError{fmt.Errorf(format, args...)}) }

func isName(s string) bool {
	return s != "" && !strings.ContainsFunc(s, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) })
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

var calcNames = map[string]string{"+": "union", "-": "subtract", "*": "intersect", ".": "apply_range", "<=": "is_subset", "=": "is_equal"}

func (c *calculator) compare() any {
	v := c.sum()
	if op := c.accept("<=", "="); op != "" {
		v = c.call(calcNames[op], v, c.sum())
	}
	return v
}

func (c *calculator) sum() any {
	v := c.product()
	for op := c.accept("+", "-"); op != ""; op = c.accept("+", "-") {
		v = c.call(calcNames[op], v, c.product())
	}
	return v
}

func (c *calculator) product() any {
	v := c.primary()
	for op := c.accept("*", "."); op != ""; op = c.accept("*", ".") {
		v = c.call(calcNames[op], v, c.primary())
	}
	return v
}

func (c *calculator) primary() any {
	c.space()
	if c.accept("(") != "" {
		v := c.compare()
		c.expect(")")
		return v
	}
	if strings.HasPrefix(c.rest, "{") || strings.HasPrefix(c.rest, "[") {
		return c.literal()
	}
	n := strings.IndexFunc(c.rest+" ", func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	name := c.rest[:n]
	c.rest = c.rest[n:]
	if c.accept("(") != "" {
		args := []any{c.compare()}
		for c.accept(",") != "" {
			args = append(args, c.compare())
		}
		c.expect(")")
		return c.call(name, args...)
	}
	v, ok := c.values[name]
	if !ok {
		c.fail("%q has no value", name)
	}
	return v
}

func (c *calculator) expect(symbol string) {
	if c.accept(symbol) == "" {
		c.fail("expected %q before %q", symbol, c.rest)
	}
}

// literal reads the text of a set or a map up to its closing brace.
func (c *calculator) literal() any {
	end := strings.IndexByte(c.rest, '}')
	if end < 0 {
		c.fail("a set ends with }")
	}
	text := c.rest[:end+1]
	c.rest = c.rest[end+1:]
	v, err := parseValue(text, false, c.limit)
	if err != nil && strings.Count(text[strings.IndexByte(text+"{", '{'):], "->") > 0 {
		v, err = parseValue(text, true, c.limit)
	}
	if err != nil {
		panic(calcError{err})
	}
	return v
}

// call runs an operation on values; its kinds are those of the arguments.
func (c *calculator) call(name string, args ...any) any {
	kinds := ""
	for _, a := range args {
		switch a.(type) {
		case sets.Set:
			kinds += "s"
		case sets.Map:
			kinds += "m"
		default:
			c.fail("%s takes sets and maps", name)
		}
	}
	if name == "apply_range" && kinds == "sm" {
		name = "apply"
	}
	for _, prefix := range []string{"set.", "map."} {
		if op, ok := setsOperations[prefix+calcName(name)]; ok && op.kinds == kinds {
			return op.run(args)
		}
	}
	c.fail("no operation %s of these arguments", name)
	return nil
}

// calcName returns the case file's name of an operation.
func calcName(name string) string {
	if i := slices.Index([]string{"scan", "hull"}, name); i >= 0 {
		return []string{"ast", "simple_hull"}[i]
	}
	return name
}
