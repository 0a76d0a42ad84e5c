package main

import (
	"bytes"
	"go/parser"
	"go/token"
	"slices"
	"strings"
	"testing"
)

const sample = `package p

func f(a, b int, list []int) (int, bool) {
	n := 1
	if a < b && len(list) != 7 {
		n += a
		list[0] = n
	}
	for range list {
		break
	}
	return n - 1, true
}

func g() {
	f(0x10, 2, nil)
	h := func() *int { g(); return nil }
	_ = h
}

type t struct{}

func unknown() (t, error) {
	g()
	g()
	return t{}, nil
}
`

func TestMutants(t *testing.T) {
	all, err := mutants("p.go", []byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(sample, "\n")
	var got []string
	for _, m := range all {
		changed := m.apply([]byte(sample))
		if _, err := parser.ParseFile(token.NewFileSet(), "p.go", changed, 0); err != nil {
			t.Errorf("%+v: %v", m, err)
		}
		now := strings.Split(string(changed), "\n")
		if len(now) != len(lines) || bytes.Equal(changed, []byte(sample)) {
			t.Errorf("%+v does not change one line", m)
		}
		for i := range lines {
			if now[i] != lines[i] && i != m.line-1 {
				t.Errorf("%+v changes line %d", m, i+1)
			}
		}
		got = append(got, m.kind+": "+strings.TrimSpace(now[m.line-1]))
	}
	for _, want := range []string{
		"negated condition: if !(a < b && len(list) != 7) {", "other operator: if a <= b && len(list) != 7 {",
		"other operator: if a < b || len(list) != 7 {", "other operator: if a < b && len(list) == 7 {",
		"other constant: if a < b && len(list) != 8 {", "other constant: n := 2", "other operator: return n + 1, true",
		"other constant: return n - 1, false", "removed statement: ", "early return: return 0, false; for range list {",
		"early return: return; h := func() *int { g(); return nil }", "other constant: f(17, 2, nil)",
		"removed statement: h := func() *int { ; return nil }",
	} {
		if !slices.Contains(got, want) {
			t.Errorf("no mutant %q among\n%s", want, strings.Join(got, "\n"))
		}
	}
	for _, m := range all {
		if m.line > 22 && m.kind == "early return" {
			t.Errorf("a return without the value of an unknown type: %+v", m)
		}
	}
}

func TestChooseIsTheSameBySeed(t *testing.T) {
	all, err := mutants("p.go", []byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	one, two, other := shuffled(all, 1), shuffled(all, 1), shuffled(all, 2)
	if !slices.Equal(one, two) || slices.Equal(one, other) || len(one) != len(all) {
		t.Error("the order does not depend on the seed alone")
	}
}

func TestTestsOf(t *testing.T) {
	for dir, want := range map[string][]string{"codegen/storage": {"codegen"}, "codegen/debug": {"codegen/debug", "codegen"}, "lower": {"lower"}} {
		if got := testsOf("../..", dir); !slices.Equal(got, want) {
			t.Errorf("the tests of %s are in %s, want %s", dir, got, want)
		}
	}
}

// TestSurvivorsOf finds the survivors of an earlier run in a file that has changed since.
func TestSurvivorsOf(t *testing.T) {
	source := []byte("package p\n\nfunc f(a, b int) bool {\n\treturn a < b && b < 7\n}\n")
	all, err := mutants("p/f.go", source)
	if err != nil {
		t.Fatal(err)
	}
	output := `survived p/f.go:9: other constant, reached with 0 of 3 programs
  - return a < b && b < 7
  + return a < b && b < 8

5 mutants: 3 noticed by the package's own tests, 2 survived
p/f.go:9: other operator, reached with 0 of 3 programs
  - return a < b && b < 7
  + return a < b || b < 7
p/g.go:9: other operator, reached with 0 of 3 programs
  - return a < b && b < 7
  + return a <= b && b < 7
`
	found := survivorsOf(output, all, func(string) []byte { return source })
	if len(found) != 1 || found[0].text != "||" {
		t.Errorf("%+v", found)
	}
}
