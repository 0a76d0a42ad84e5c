package arguments_test

import (
	"fmt"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/semtest"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
)

// reference parses "name(arguments)".
func reference(t *testing.T, text string) (*parse.Ref, *diag.Bag) {
	t.Helper()
	bag := &diag.Bag{}
	f := parse.Parse(diag.NewFile("ref.f90", []byte("x = "+text+"\nend\n")), bag)
	if bag.HasErrors() {
		t.Fatal(bag.All()[0].Message)
	}
	return f.Units[0].Body[0].(*parse.Assign).RHS.(*parse.Ref), bag
}

// isLogical takes names that begin with l for logical ones.
func isLogical(x parse.Expr) bool {
	n, ok := x.(*parse.Name)
	return ok && strings.HasPrefix(n.Ident, "l")
}

func TestMatch(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{"sum(a)", "array=a"},
		{"sum(a, 2)", "array=a dim=2"},
		{"sum(a, lm)", "array=a mask=lm"},
		{"sum(a, 2, lm)", "array=a dim=2 mask=lm"},
		{"sum(mask=lm, array=a)", "array=a mask=lm"},
		{"spread(s, ncopies=3, dim=1)", "source=s dim=1 ncopies=3"},
		{"sum()", "sum(): 'sum' lacks the argument 'array'"},
		{"sum(a, aray=b)", "aray=b: 'sum' has no argument 'aray'"},
		{"sum(a, array=b)", "array=b: the argument 'array' of 'sum' is given twice"},
		{"transpose(a, b)", "transpose(a, b): 'transpose' takes at most 1 argument"},
		{"sum(1:2)", "1:2: a section is no argument"},
	} {
		ref, bag := reference(t, x.text)
		given, ok := arguments.Match(ref, isLogical, bag)
		var got []string
		for _, name := range arguments.Names(ref.Name) {
			if given[name] != nil {
				got = append(got, name+"="+given[name].Span().Text())
			}
		}
		if !ok {
			got = []string{bag.All()[0].Span.Text() + ": " + bag.All()[0].Message}
		}
		if strings.Join(got, " ") != x.want {
			t.Errorf("%s: got %s, want %s", x.text, strings.Join(got, " "), x.want)
		}
	}
}

func TestPlace(t *testing.T) {
	for text, want := range map[string]int{"sign b": 1, "atan2 x": 1, "atan2 y": 0, "sin x": 0, "sin z": -1, "max a7": 6, "max b": -1, "cmplx kind": 2} {
		if w := strings.Fields(text); arguments.Place(w[0], w[1]) != want {
			t.Errorf("%s: %d, want %d", text, arguments.Place(w[0], w[1]), want)
		}
	}
}

// procedure is one whose dummy arguments are declared like this, "elemental f: real x; integer n".
func procedure(t *testing.T, text string) *ir.Procedure {
	t.Helper()
	head, dummies, _ := strings.Cut(text, ": ")
	name, elemental := strings.CutPrefix(head, "elemental ")
	p := &ir.Procedure{Name: name, Elemental: elemental, Known: true, Explicit: true}
	u := semtest.Parse(t, strings.Split(dummies, "; ")...)
	for _, e := range u.Order {
		s := e.Symbol()
		s.Optional = strings.HasPrefix(s.Name, "opt")
		p.Dummies = append(p.Dummies, s)
	}
	return p
}

func TestSpecific(t *testing.T) {
	list := []*ir.Procedure{
		procedure(t, "elemental each: real x"),
		procedure(t, "vector: real x(1)"),
		procedure(t, "two: integer n; real opt"),
		procedure(t, "other: integer n(1); integer m"),
	}
	for _, x := range []struct{ actuals, keyword, want string }{
		{"real a", "", "each"},
		{"real a(1)", "", "vector"},
		{"real a(1,1)", "", "each"},
		{"integer a", "", "two"},
		{"integer a; real b", "", "two"},
		{"integer a; real b", "opt", "two"},
		{"integer a; real b", "n", "none"},
		{"integer a(1); integer b", "m", "other"},
		{"integer a(1)", "", "none"},
		{"double precision a", "", "none"},
	} {
		u := semtest.Parse(t, strings.Split(x.actuals, "; ")...)
		var traits []arguments.Trait
		args := make([]parse.Arg, len(u.Order))
		for _, e := range u.Order {
			s := e.Symbol()
			traits = append(traits, arguments.Trait{Type: s.Type, Rank: s.Rank()})
		}
		args[len(args)-1].Keyword = x.keyword
		got := "none"
		if p := arguments.Specific(list, args, traits, func(*ir.Procedure) bool { return true }); p != nil {
			got = p.Name
		}
		if got != x.want {
			t.Errorf("%s (%s): %s, want %s", arguments.Text(traits), x.keyword, got, x.want)
		}
	}
	if got := arguments.DummiesText(list[3]); got != "integer(4) array of rank 1, integer(4)" {
		t.Errorf("other takes %s", got)
	}
}

func TestOf(t *testing.T) {
	p := procedure(t, "p: real a; real b; real opt")
	for _, x := range []struct{ text, want string }{
		{"p(x, y)", "x y -"},
		{"p(x, opt=z, b=y)", "x y z"},
		{"p(x, a=y)", "the argument 'a' of 'p' is given twice"},
		{"p(x, c=y)", "'p' has no argument 'c'"},
		{"p(x, y, z, u)", "'p' takes 3 arguments, this call has 4"},
	} {
		ref, bag := reference(t, x.text)
		matched, ok := arguments.Of(p, ref.Args, bag)
		var got []string
		for _, a := range matched {
			if a == nil {
				got = append(got, "-")
			} else {
				got = append(got, fmt.Sprint(a.Value.Span().Text()))
			}
		}
		if !ok {
			got = []string{bag.All()[0].Message}
		}
		if strings.Join(got, " ") != x.want {
			t.Errorf("%s: got %s, want %s", x.text, strings.Join(got, " "), x.want)
		}
	}
}

func TestDiffer(t *testing.T) {
	for _, x := range []struct{ a, b, want string }{
		{"f: real x", "f: real y", ""},
		{"f: real x", "f: real x; real y", "1 argument and 2 arguments"},
		{"f: real x", "f: integer x", "the argument 'x' is real(4), 'x' is integer(4)"},
		{"f: real x", "f: real x(2)", "the argument 'x' has another shape"},
	} {
		if got := arguments.Differ(procedure(t, x.a), procedure(t, x.b), func(x, y *ir.Symbol) bool { return false }); got != x.want {
			t.Errorf("%s, %s: %q, want %q", x.a, x.b, got, x.want)
		}
	}
}
