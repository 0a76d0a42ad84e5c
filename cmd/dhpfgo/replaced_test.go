package main

import (
	"errors"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"sync/atomic"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/inject"
	"dhpfgo/parse"
)

var replaced = flag.Int("replaced", few(6, 60), "number of programs of testdata/hpf that get other distributions; 0: all, each by the same seed")

// otherSums is a tolerance for sums that images form in another order.
const otherSums = 1e-10

// TestReplaced puts other formats into the directives DISTRIBUTE and REDISTRIBUTE of programs and compares what they
// print with gfortran's output: a distribution never changes the answer. The seed -first-seed chooses the programs and
// the formats: its rest by nine says whether one is put everywhere. A program that breaks a rule with them is left out.
func TestReplaced(t *testing.T) {
	requireGfortran(t)
	sources, err := filepath.Glob("../../testdata/hpf/*.hpf")
	if err != nil || len(sources) == 0 {
		t.Fatalf("no programs in testdata/hpf (%v)", err)
	}
	step := int64(0)
	if *replaced > 0 {
		r := rand.New(rand.NewSource(*firstSeed))
		r.Shuffle(len(sources), func(i, k int) { sources[i], sources[k] = sources[k], sources[i] })
		sources, step = sources[:min(*replaced, len(sources))], 1
	}
	var compared atomic.Int64
	t.Run("programs", func(t *testing.T) {
		for i, source := range sources {
			seed := *firstSeed + int64(i)*step
			t.Run(fmt.Sprintf("%s-%d", stem(source), seed), func(t *testing.T) {
				t.Parallel()
				if compareReplaced(t, source, seed) {
					compared.Add(1)
				}
			})
		}
	})
	if compared.Load() == 0 {
		t.Error("no program was compiled")
	}
}

// compareReplaced compares one program; false if nothing of it can be replaced, or the formats break a rule.
func compareReplaced(t *testing.T, source string, seed int64) bool {
	text := replacedText(t, source, seed)
	if text == "" {
		return false
	}
	dir := t.TempDir()
	file, exe := filepath.Join(dir, filepath.Base(source)), filepath.Join(dir, "exe")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	var exit *exec.ExitError
	out, err := exec.Command("dhpfgo", "build", "--linker=-O0", "-o", exe, file).CombinedOutput()
	if errors.As(err, &exit) && exit.ExitCode() == 1 {
		return false
	}
	if err != nil {
		t.Fatalf("%v\n%s\n%s", err, out, text)
	}
	want := answerOf(t, source)
	counts := []int{3, 4, 7}
	if full {
		counts = []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16}
	}
	for _, images := range counts {
		got := output(t, want.input, images, exe)
		if diff := want.diff(t, got, max(otherSums, toleranceOf(text))); diff != "" {
			t.Errorf("%d images: %s", images, diff)
		}
	}
	if t.Failed() {
		t.Log(text)
	}
	return true
}

func replacedText(t *testing.T, source string, seed int64) string {
	t.Helper()
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	var bag diag.Bag
	tree := parse.Parse(diag.NewFile(source, text), &bag)
	if bag.HasErrors() {
		return ""
	}
	changed, none := inject.Replace(tree, seed)
	if none {
		return ""
	}
	return changed
}
