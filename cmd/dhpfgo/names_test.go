package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// inside is a name with a part after '%': a component, or a name that the compiler has made.
var inside = regexp.MustCompile(`[a-z_][a-z_0-9]*(%[a-z_0-9]+)`)

// TestNoMadeNames looks through plans and warnings for names that no source has: each part after '%' must stand in the
// source as a component. TestHPF does so for its programs, with remarks.
func TestNoMadeNames(t *testing.T) {
	for _, pattern := range []string{"fixedbugs/*.hpf", "fixedbugs/*.f90", "programs/*.hpf", "errors/*.hpf", "lang/*/*.hpf"} {
		files, err := filepath.Glob("../../testdata/" + pattern)
		if err != nil {
			t.Fatal(err)
		}
		for i, file := range files {
			if !full && i%6 != 0 {
				continue
			}
			t.Run(stem(file), func(t *testing.T) {
				t.Parallel()
				var said bytes.Buffer
				run([]string{"plan", "-n", "4", file}, nil, &said, &said)
				wantNamesOf(t, file, said.String())
			})
		}
	}
}

// wantNamesOf wants what the user is told of a program to name only what the program does.
func wantNamesOf(t *testing.T, source, said string) {
	t.Helper()
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	if name := madeName(said, string(text)); name != "" {
		t.Errorf("%s: a name that the compiler has made: %s", source, name)
	}
}

// madeName finds the line with the first name that a source does not have, "" for none.
func madeName(said, source string) string {
	source = strings.ToLower(strings.ReplaceAll(source, " ", ""))
	for line := range strings.Lines(said) {
		for _, m := range inside.FindAllStringSubmatch(line, -1) {
			if !regexp.MustCompile(m[1]+`($|[^a-z_0-9])`).MatchString(source) && !declares(source, m[1][1:]) {
				return strings.TrimSpace(line)
			}
		}
	}
	return ""
}

// declares reports whether a source without blanks declares a name: whole components print all their parts.
func declares(source, component string) bool {
	return regexp.MustCompile(`(?m)(::|,)` + component + `($|[^a-z_0-9])`).MatchString(source)
}

func TestMadeName(t *testing.T) {
	const source = "type t\n real :: v, w2\nend type\nx % v = 1"
	for said, want := range map[string]string{
		"x%v is fetched": "", "x%w2(I1) is fetched": "", "loop i%1": "loop i%1", "depends on a%ub1": "depends on a%ub1", "x%v2": "x%v2",
	} {
		if got := madeName(said, source); got != want {
			t.Errorf("%q: %q instead of %q", said, got, want)
		}
	}
}
