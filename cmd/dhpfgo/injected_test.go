package main

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/inject"
	"dhpfgo/parse"
)

var injected = flag.Int("injected", few(6, 40), "number of programs of testdata/lang that get directives; 0: all")

// TestInjected puts mapping directives into ordinary programs and compares their output with what gfortran makes of the
// programs as they are: directives never change the answer. -first-seed chooses the programs and the directives.
func TestInjected(t *testing.T) {
	requireGfortran(t)
	sources := slices.DeleteFunc(langPrograms(t), func(s string) bool { return filepath.Ext(s) == ".F90" || filepath.Ext(s) == ".hpf" })
	r := rand.New(rand.NewSource(*firstSeed))
	r.Shuffle(len(sources), func(i, k int) { sources[i], sources[k] = sources[k], sources[i] })
	found := 0
	for _, source := range sources {
		c := injection{source: source, skip: map[string]bool{}}
		if text, names := c.text(t); len(names) == 0 || text == "" || strings.Contains(text, "is_contiguous(") {
			continue // how elements lie is what directives change
		}
		if found++; *injected > 0 && found > *injected {
			break
		}
		t.Run(fmt.Sprintf("%s-%d", stem(source), *firstSeed), func(t *testing.T) {
			t.Parallel()
			c.compare(t)
		})
	}
	if found == 0 {
		t.Error("no program has an array that can be mapped")
	}
}

// injection is a program with directives for some of its arrays.
type injection struct {
	source string
	skip   map[string]bool // arrays whose directives were refused
}

// text gives the program with directives, and the names of the arrays that they map.
func (c *injection) text(t *testing.T) (text string, names []string) {
	t.Helper()
	source, err := os.ReadFile(c.source)
	if err != nil {
		t.Fatal(err)
	}
	var bag diag.Bag
	tree := parse.Parse(diag.NewFile(c.source, source), &bag)
	if bag.HasErrors() {
		return "", nil
	}
	return inject.Text(tree, inject.Options{Seed: *firstSeed, Skip: c.skip})
}

func (c *injection) compare(t *testing.T) {
	dir := t.TempDir()
	exe := filepath.Join(dir, "exe")
	if !c.build(t, filepath.Join(dir, filepath.Base(c.source)), exe) {
		return
	}
	want := answerOf(t, c.source)
	for _, images := range langImages {
		got, refused := c.run(t, want.input, images, exe)
		if refused {
			continue
		}
		if diff := want.diff(t, got, usualTolerance); diff != "" {
			text, _ := c.text(t)
			t.Errorf("%d images: %s\n%s", images, diff, text)
		}
	}
}

// build compiles the program, without the directives for arrays that may have none; false if nothing is left.
func (c *injection) build(t *testing.T, file, exe string) bool {
	t.Helper()
	for {
		text, names := c.text(t)
		if len(names) == 0 {
			return false
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command("dhpfgo", append([]string{"build", "--reproducible", "-o", exe, file}, sampled(c.source)...)...).CombinedOutput()
		if err == nil {
			return true
		}
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() != 1 {
			t.Fatalf("%v\n%s\n%s", err, out, text)
		}
		before := maps.Clone(c.skip)
		c.refuse(string(out), names)
		if len(c.skip) == len(before) {
			t.Fatalf("the errors name none of the arrays %s\n%s\n%s", names, out, text)
		}
	}
}

var (
	errorLine  = regexp.MustCompile(`(?m)^.*: error: .*$`)
	quotedName = regexp.MustCompile(`'(\w+)'`)
	sourceLine = regexp.MustCompile(`(?m)^ *\d+ \|.*$`)
	anyWord    = regexp.MustCompile(`\w+`)
)

// refuse leaves out the arrays that error messages name, or else those on the lines that they show.
func (c *injection) refuse(messages string, names []string) {
	found := 0
	note := func(name string) {
		if name = strings.ToLower(name); slices.Contains(names, name) {
			c.skip[name] = true
			found++
		}
	}
	for _, line := range errorLine.FindAllString(messages, -1) {
		for _, m := range quotedName.FindAllStringSubmatch(line, -1) {
			note(m[1])
		}
	}
	if found > 0 {
		return
	}
	for _, line := range sourceLine.FindAllString(messages, -1) {
		for _, name := range anyWord.FindAllString(line, -1) {
			note(name)
		}
	}
}

// rulesAtRunTime are what ends a run that breaks a rule of HPF which is known only then.
var rulesAtRunTime = []string{"other bounds than the dummy argument", "would be allocated anew by an assignment"}

// run executes the program; refused tells that it broke a rule.
func (c *injection) run(t *testing.T, input []byte, images int, exe string) (out string, refused bool) {
	t.Helper()
	out, stderr, err := runImages(t, input, images, exe)
	if err != nil {
		refused = slices.ContainsFunc(rulesAtRunTime, func(rule string) bool { return strings.Contains(stderr, rule) })
		if !refused {
			text, _ := c.text(t)
			t.Errorf("%d images: %v\n%s\n%s", images, err, stderr, text)
		}
	}
	return out, refused
}
