// Package levels holds what the programs of testdata look like after a stage of the compiler against a list of digests, so that a
// change that should not change any program shows where it does. A digest says nothing of what is right: answers do, which the tests of
// cmd/dhpfgo compare with gfortran's.
package levels

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden"
	"dhpfgo/internal/golden/update"
	"dhpfgo/pipeline"
	"dhpfgo/plan"

	"github.com/google/go-cmp/cmp"
)

// list is what the programs of testdata are at the end of a stage, in testdata/levels.txt of a package.
type list struct {
	of    string // the package
	stage pipeline.Stage
	text  func(*compilation) string
}

// What sem types is seen before the step of it in which lower writes out arrays; what that and the steps after it leave is lower's.
var lists = []list{
	{"sem", pipeline.Check, func(c *compilation) string { return c.typed }},
	{"lower", pipeline.Check, scalars},
	{"specialise", pipeline.Specialise, scalars},
	{"partition", pipeline.Partition, planned},
	{"node", pipeline.Loops, distributed},
	{"codegen", pipeline.Code, module},
}

// compilation keeps what a program was after the step "statements".
type compilation struct {
	pipeline.Compilation
	typed string
}

func scalars(c *compilation) string     { return c.Typed.String() }
func distributed(c *compilation) string { return c.SPMD.String() }

// module is the text for clang without the folder that debug information names, where the tree happens to be.
func module(c *compilation) string {
	folder, err := os.Getwd()
	if err != nil {
		panic(err)
	}
	return strings.ReplaceAll(c.Text, folder, ".")
}

// planned is what one image runs, and the plan with its counts on three images.
func planned(c *compilation) string {
	var out strings.Builder
	out.WriteString(c.SPMD.String())
	given := plan.Given{}
	c.Why.Plan.Run = c.Why.Run(3, given)
	plan.Text(&out, c.Why.Plan, 3, given.Values)
	return out.String()
}

// sample is one of how many programs a package compares by itself.
const sample = 8

// Check compares the list of a package with the digests of a sample of the programs. The last package compares the lists of all, of
// all programs, from one compilation of each, and hands each to the others that look at it. With -update the lists of all stages up to
// the package's are written.
func Check(t *testing.T, of string, others ...func(file string, c *pipeline.Compilation)) {
	t.Helper()
	check(t, of, "levels.txt", programs, others)
}

func check(t *testing.T, of, file string, programs func(every int) ([]string, error), others []func(file string, c *pipeline.Compilation)) {
	t.Helper()
	own := slices.IndexFunc(lists, func(l list) bool { return l.of == of })
	mine, every := lists[own:own+1], sample
	if own == len(lists)-1 || update.Wanted() {
		mine, every = lists[:own+1], 1
	}
	files, err := programs(every)
	if err != nil {
		t.Fatal(err)
	}
	digests := make([][]string, len(files))
	each(len(files), func(i int) {
		defer naming(files[i])
		c, lines := digestsOf(files[i], mine)
		digests[i] = lines
		for _, look := range others {
			if !c.Bag.HasErrors() {
				look(files[i], &c.Compilation)
			}
		}
	})
	for k, l := range mine {
		var got strings.Builder
		for _, d := range digests {
			got.WriteString(d[k])
		}
		compare(t, "../"+l.of+"/testdata/"+file, every == 1, files, got.String())
	}
}

// naming says which program a fault of the compiler is about.
func naming(file string) {
	if r := recover(); r != nil {
		panic(fmt.Sprintf("%s: %v", file, r))
	}
}

// compare holds lines for all programs, or for some, against those of a file.
func compare(t *testing.T, file string, all bool, files []string, got string) {
	t.Helper()
	if all {
		golden.Compare(t, file, got)
		return
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var want strings.Builder
	for line := range strings.Lines(string(text)) {
		name, _, _ := strings.Cut(line, " ")
		if slices.Contains(files, name) || slices.Contains(files, "../testdata/"+name) {
			want.WriteString(line)
		}
	}
	if diff := cmp.Diff(want.String(), got); diff != "" {
		t.Errorf("%s (-want +got); accept with -update\n%s", file, diff)
	}
}

// digestsOf are the lines of some lists for a program, which goes from stage to stage. Its invariants are verified after each step.
func digestsOf(file string, mine []list) (*compilation, []string) {
	name := strings.TrimPrefix(file, "../testdata/")
	out := make([]string, len(mine))
	file, option, chosen := strings.Cut(file, "@")
	sources, mistake, err := sourcesOf(file)
	c := &compilation{Compilation: pipeline.Compilation{Bag: &diag.Bag{}, Sources: sources}}
	c.Explain = slices.ContainsFunc(mine, func(l list) bool { return l.of == "partition" })
	c.Improve, c.Verify, c.Dump, c.Print = true, true, "statements", func(text string) { c.typed = text }
	c.choose(option)
	for k, l := range mine {
		if (mistake != "" || chosen) && c.isRefused(l) {
			break
		}
		if err == nil {
			err = c.Run(l.stage)
		}
		switch {
		case err != nil:
			out[k] = fmt.Sprintf("%s %v\n", name, err)
		case mistake != "":
			out[k] = name + " " + mistake + c.said() + digest(c, l.text)
		default:
			out[k] = name + digest(c, l.text)
		}
	}
	return c, out
}

// digest is the number of lines and a hash of what is said of a program and made from it.
func digest(c *compilation, text func(*compilation) string) string {
	var made strings.Builder
	c.Bag.Print(&made, diag.Options{})
	if !c.Bag.HasErrors() {
		made.WriteString(text(c))
	}
	sum := sha256.Sum256([]byte(made.String()))
	return fmt.Sprintf(" %d %s\n", strings.Count(made.String(), "\n"), hex.EncodeToString(sum[:6]))
}

// Digests gives the lines of a program in the lists of the packages that are named, or of all. Like the tests of a package it runs in a
// folder of the tree.
func Digests(file string, of ...string) []string {
	mine := lists
	if len(of) > 0 {
		mine = slices.DeleteFunc(slices.Clone(lists), func(l list) bool { return !slices.Contains(of, l.of) })
	}
	_, lines := digestsOf(file, mine)
	return lines
}

// Programs are all programs of the lists: those of testdata as they are, with mistakes and with options, and those elsewhere.
func Programs() (files []string, err error) {
	for _, more := range []func(every int) ([]string, error){programs, misprints, elsewhere, optional} {
		found, err := more(1)
		if err != nil {
			return nil, err
		}
		files = append(files, found...)
	}
	return files, nil
}

// sourcesOf reads a program: FILE~K is the file with mistake K, ARCHIVE~FILE a file of an archive with what it needs of the others,
// and RULES~K one of several programs.
func sourcesOf(name string) (sources []pipeline.Source, mistake string, err error) {
	file, part, isPart := strings.Cut(name, "~")
	var text []byte
	switch {
	case !isPart:
		text, err = os.ReadFile(file)
	case filepath.Ext(file) == ".txtar":
		sources, err = archived(file, part)
		return sources, "", err
	case filepath.Base(filepath.Dir(file)) == "rules":
		text, err = rule(file, part)
	default:
		text, mistake, err = misprinted(file, part)
	}
	return []pipeline.Source{{File: diag.NewFile(filepath.Base(file), text)}}, mistake, err
}

// programs are those of testdata in free form; which of them are taken depends on their names alone, so that a new one moves no other.
func programs(every int) ([]string, error) {
	return matching(every, "coarrays/*.f90", "errors/*.hpf", "fixedbugs/*.f90", "fixedbugs/*.hpf", "hpf/*.hpf", "lang/*/*.f90", "programs/*.hpf")
}

func matching(every int, patterns ...string) (taken []string, err error) {
	for _, pattern := range patterns {
		files, err := filepath.Glob("../testdata/" + pattern)
		if err != nil || len(files) == 0 {
			return nil, fmt.Errorf("no programs %s: %w", pattern, err)
		}
		for _, f := range files {
			h := fnv.New32a()
			h.Write([]byte(filepath.Base(f)))
			if h.Sum32()%uint32(every) == 0 {
				taken = append(taken, f)
			}
		}
	}
	return taken, nil
}

// each runs work(0) ... work(n-1) on all processors.
func each(n int, work func(i int)) {
	var wait sync.WaitGroup
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i := range n {
		slots <- struct{}{}
		wait.Go(func() { work(i); <-slots })
	}
	wait.Wait()
}
