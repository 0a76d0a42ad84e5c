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
	for _, line := range strings.Split(strings.ReplaceAll(text, ownerFunction, ""), "\n") {
		if !strings.HasPrefix(strings.ToLower(strings.TrimSpace(line)), "!hpf$") && !strings.HasPrefix(line, "      integer, parameter :: inj_") {
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

// TestReplace checks that other formats leave the program itself as it is, parse, and are those of the seed.
func TestReplace(t *testing.T) {
	files, err := filepath.Glob("../../testdata/hpf/*.hpf")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs (%v)", err)
	}
	count := map[string]int{}
	for _, name := range files {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var bag diag.Bag
		tree := parse.Parse(diag.NewFile(name, source), &bag)
		for seed := range int64(9) {
			text, none := Replace(tree, seed)
			if again, _ := Replace(tree, seed); again != text {
				t.Errorf("%s, seed %d: two texts", name, seed)
			}
			parse.Parse(diag.NewFile(name, []byte(text)), &bag)
			if bag.HasErrors() {
				t.Fatalf("%s, seed %d: the directives do not parse:\n%s", name, seed, text)
			}
			if without(text) != without(string(source)) {
				t.Errorf("%s, seed %d: the program itself is another:\n%s", name, seed, text)
			}
			for _, f := range uniform {
				if !none && seed <= 5 && strings.Contains(text, f) {
					count[f]++
				}
			}
		}
	}
	for _, f := range uniform {
		if count[f] < 50 {
			t.Errorf("%s stands in %d programs only", f, count[f])
		}
	}
}

// TestReplaceOnto checks arrangements: that of a format that needs another one is replaced or left out.
func TestReplaceOnto(t *testing.T) {
	source := "program p\n  real :: a(5,5), b(6)\n!hpf$ processors q(2,2), r(4)\n!hpf$ distribute a(block,cyclic) onto q(1:2,:)\n" +
		"!hpf$ distribute (block) onto r :: b\n  a = 1\n  b = 2\n!hpf$ redistribute a(*,block) onto r\nend program p\n"
	var bag diag.Bag
	tree := parse.Parse(diag.NewFile("p.f90", []byte(source)), &bag)
	for seed, want := range map[int64][]string{
		1: {"distribute a(cyclic,cyclic) onto q(1:2,:)\n", "(cyclic) onto r :: b", "a(*,cyclic) onto r\n"},
		3: {"distribute a(gen_block(inj_sizes),block)  onto inj_p2\n", "(gen_block(inj_sizes))  onto inj_p1 :: b",
			"a(*,gen_block(inj_sizes))  onto inj_p1\n", "inj_sizes(5) = (/3,0,7,5,1000000/)\n!hpf$ processors inj_p1(5), inj_p2(5,2)"},
		5: {"distribute a(owner(inj_owner),*) \n", "(owner(inj_owner))  :: b", "a(*,owner(inj_owner)) \n", "function inj_owner(inj_i)"},
		4: {"distribute a(multi,multi) \n", "(block) onto r :: b", "a(multi,multi) \n"},
	} {
		text, _ := Replace(tree, seed)
		for _, w := range want {
			if !strings.Contains(text, w) {
				t.Errorf("seed %d: %q is not in\n%s", seed, w, text)
			}
		}
	}
}
