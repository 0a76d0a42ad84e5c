package inject

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// TestText checks that directives are lines of their own, which parse, and that a seed gives the same ones again.
func TestText(t *testing.T) {
	files, err := filepath.Glob("../../testdata/lang/*/*.f*")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs (%v)", err)
	}
	mapped := 0
	for _, name := range files {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var bag diag.Bag
		tree := parse.Parse(diag.NewFile(name, source), &bag)
		if bag.HasErrors() {
			continue
		}
		for seed := range int64(3) {
			text, names := Text(tree, Options{Seed: seed})
			if again, _ := Text(tree, Options{Seed: seed}); again != text {
				t.Errorf("%s, seed %d: two texts", name, seed)
			}
			mapped += len(names)
			parse.Parse(diag.NewFile(name, []byte(text)), &bag)
			if bag.HasErrors() {
				t.Fatalf("%s, seed %d: the directives do not parse:\n%s", name, seed, text)
			}
			if len(names) > 0 && without(text) != without(string(source)) {
				t.Errorf("%s, seed %d: the program itself is another:\n%s", name, seed, text)
			}
		}
	}
	if mapped == 0 {
		t.Error("nothing was mapped")
	}
}

// without leaves out directives and the constants that they use.
func without(text string) string {
	var kept []string
	for _, line := range strings.Split(text, "\n") {
		if !strings.HasPrefix(strings.ToLower(line), "!hpf$") && !strings.HasPrefix(line, "      integer, parameter :: inj_") {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "\n")
}

// TestSkip checks that leaving out an array leaves the directives for the others as they are.
func TestSkip(t *testing.T) {
	source := "program p\n  real :: a(5), b(6), c(7)\n  a = 1\n  b = 2\n  c = 3\nend program p\n"
	var bag diag.Bag
	tree := parse.Parse(diag.NewFile("p.f90", []byte(source)), &bag)
	for seed := range int64(50) {
		text, names := Text(tree, Options{Seed: seed, Skip: map[string]bool{"b": true}})
		for _, name := range names {
			if name == "b" {
				t.Errorf("seed %d: b is mapped:\n%s", seed, text)
			}
		}
		all, _ := Text(tree, Options{Seed: seed})
		for _, line := range strings.Split(text, "\n") {
			if strings.Contains(line, "distribute a(") && !strings.Contains(line, "redistribute") && !strings.Contains(all, line) {
				t.Errorf("seed %d: %q is not in\n%s", seed, line, all)
			}
		}
	}
}
