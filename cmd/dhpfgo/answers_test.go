package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"dhpfgo/internal/golden/update"
)

// answer is what a program prints, as gfortran has it: its text, or only the digest of it that the list of answers has for the same
// source, input and flags. gfortran compiles the program when somebody asks for the text: when it is not in the list, or when an output has
// another digest, as where the last digits of reals differ.
type answer struct {
	source string
	asked  string // the digest of source, input and flags
	flags  []string
	input  []byte // what the program reads, if anything
	digest string // of the text; "": not in the list
	text   string
	known  bool // the text is
}

// answerOf is the answer to a program. At full size it comes from gfortran itself, and the list must have the same.
func answerOf(t *testing.T, source string) *answer {
	t.Helper()
	input, err := os.ReadFile(strings.TrimSuffix(source, filepath.Ext(source)) + ".in")
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	var flags []string
	if !strings.Contains(source, "testdata/lang/") && !strings.Contains(source, "testdata/hpf/") {
		flags = append(flags, "-std=legacy") // not for all: gfortran's library asks for it, too, in what READ says at the end of a file
	}
	if filepath.Ext(source) == ".hpf" {
		flags = append(flags, "-x", "f95", "-ffree-form")
	}
	if strings.Contains(string(text), "call ieee_set_rounding_mode") {
		flags = append(flags, "-O0") // from -O1 on gfortran moves real operations past such calls
	}
	a := &answer{source: source, flags: flags, input: input}
	name, listed := strings.CutPrefix(source, "../../")
	if !listed { // made by the test
		return a
	}
	a.asked = digestOf(string(text), string(input), strings.Join(flags, " "))
	found, err := answers()
	if err != nil {
		t.Fatal(err)
	}
	switch line := found[name]; {
	case line.asked == a.asked && !full && !update.Wanted():
		a.digest = line.printed
	case line.asked == a.asked && full && line.printed != digestOf(a.wanted(t)):
		t.Errorf("gfortran prints something else than when %s was written: it or its libraries are others; accept with -run TestAnswers -update", listOfAnswers)
	}
	return a
}

// wanted is what gfortran's executable prints.
func (a *answer) wanted(t *testing.T) string {
	t.Helper()
	if a.known {
		return a.text
	}
	dir := t.TempDir()
	reference := filepath.Join(dir, "reference")
	// The last level of optimisation is the one that counts.
	flags := append([]string{"-w", "-O1", "-ffp-contract=off", "-J", dir, "-o", reference}, a.flags...)
	tool(t, "gfortran", append(flags, a.source)...)
	a.text, a.known = output(t, a.input, 0, reference), true
	return a.text
}

// diff gives the first difference between an output and the answer.
func (a *answer) diff(t *testing.T, got string, tolerance float64) string {
	t.Helper()
	if !a.known && a.digest != "" && digestOf(got) == a.digest {
		a.text, a.known = got, true
	}
	return compareText(a.wanted(t), got, tolerance)
}

func digestOf(texts ...string) string {
	sum := sha256.New()
	for _, text := range texts {
		fmt.Fprintf(sum, "%d %s", len(text), text)
	}
	return hex.EncodeToString(sum.Sum(nil)[:12])
}

// listOfAnswers has a line for each program: digests of what was asked, source, input and flags, and of what gfortran's executable
// printed. A program that has changed, or is new, has no answer there; a test at full size compares the list with gfortran.
const listOfAnswers = "../../testdata/answers.txt"

type answered struct{ asked, printed string }

// answers reads the list.
var answers = sync.OnceValues(func() (map[string]answered, error) {
	text, err := os.ReadFile(listOfAnswers)
	of := map[string]answered{}
	for line := range strings.Lines(string(text)) {
		if words := strings.Fields(line); len(words) == 3 {
			of[words[0]] = answered{words[1], words[2]}
		}
	}
	return of, err
})

// TestAnswers wants an output with another digest to be compared with gfortran's. With -update it writes the list.
func TestAnswers(t *testing.T) {
	requireGfortran(t)
	source := filepath.Join(t.TempDir(), "two.f90")
	if err := os.WriteFile(source, []byte("print '(f4.2)', 2.0\nend\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	a := answerOf(t, source)
	a.digest = digestOf("3.00\n")
	for got, same := range map[string]bool{"2.01\n": false, "2.00\n": true, "3.00\n": false} {
		b := *a
		b.digest = digestOf("2.00\n")
		if diff := b.diff(t, got, noTolerance); (diff == "") != same || b.text != "2.00\n" {
			t.Errorf("%q: %q, the answer is %q", got, diff, b.text)
		}
	}
	if update.Wanted() {
		writeAnswers(t)
	}
}

// writeAnswers asks gfortran about the programs that have changed, or are new; at full size about all.
func writeAnswers(t *testing.T) {
	sources := slices.Concat(programs(t), programsOfHPF(t), langPrograms(t))
	slices.Sort(sources)
	lines := make([]string, len(sources))
	t.Run("gfortran", func(t *testing.T) {
		for i, source := range sources {
			t.Run(stem(source), func(t *testing.T) {
				t.Parallel()
				a, name := answerOf(t, source), strings.TrimPrefix(source, "../../")
				old, err := answers()
				if err != nil {
					t.Fatal(err)
				}
				printed := old[name].printed
				if old[name].asked != a.asked || full {
					printed = digestOf(a.wanted(t))
				}
				lines[i] = fmt.Sprintln(name, a.asked, printed)
			})
		}
	})
	if err := os.WriteFile(listOfAnswers, []byte(strings.Join(lines, "")), 0o644); err != nil {
		t.Fatal(err)
	}
}
