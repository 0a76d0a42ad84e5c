package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// inside is a name with a part behind '%': a component, or a name that the compiler has made.
var inside = regexp.MustCompile(`[a-z_][a-z_0-9]*(%[a-z_0-9]+)`)

// TestNoMadeNames looks through plans, remarks and warnings for names that no source has: each part behind '%' must stand in the
// source as a component.
func TestNoMadeNames(t *testing.T) {
	for _, pattern := range []string{"hpf/*.hpf", "fixedbugs/*.hpf", "fixedbugs/*.f90", "programs/*.hpf", "errors/*.hpf", "lang/*/*.hpf"} {
		files, err := filepath.Glob("../../testdata/" + pattern)
		if err != nil {
			t.Fatal(err)
		}
		for i, file := range files {
			if pattern != "hpf/*.hpf" && i%3 != 0 {
				continue // the others take most of the time of this test
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			said := printed("plan", "-n", "4", file)
			if pattern == "hpf/*.hpf" {
				kind := []string{"comm", "comm-missed", "loops", "loops-missed"}[i%4]
				said += printed("emit", "--stage", "llvm", "-R", kind, file)
			}
			if name := madeName(said, string(text)); name != "" {
				t.Errorf("%s: a name that the compiler has made: %s", file, name)
			}
		}
	}
}

// printed gives what a command tells the user; of emit only the diagnostics.
func printed(args ...string) string {
	var stdout, stderr strings.Builder
	run(args, nil, &stdout, &stderr)
	if args[0] == "emit" {
		return stderr.String()
	}
	return stdout.String() + stderr.String()
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
