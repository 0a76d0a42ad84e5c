// Mutate measures how well tests notice faults: it changes one line of a package at a time, by seed, in a copy of the tree, and runs
// the package's own tests, and with -all then those of the whole tree. It lists the mutants that no test noticed.
//
//	go run ./internal/mutate [-n 200] [-seed 1] [-all] [-timeout 10m] [PACKAGE FOLDER ...]
//
// A survivor is a test that is missing, or a change that means the same; which of both, the reader decides. A mutant whose tests
// do not end in time counts as noticed; one that does not compile is no mutant.
package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// run is one measurement.
type run struct {
	ctx      context.Context
	dir      string // of the copy
	all      bool
	timeout  time.Duration
	noticed  map[string]int // mutants by who noticed them
	survived []string
}

func main() {
	n := flag.Int("n", 200, "number of mutants")
	seed := flag.Int64("seed", 1, "which mutants are drawn")
	all := flag.Bool("all", false, "try what survives with the tests of the whole tree, too")
	timeout := flag.Duration("timeout", 10*time.Minute, "how long the tests of a package may take")
	flag.Parse()
	packages := flag.Args()
	if len(packages) == 0 {
		packages = []string{"sem", "partition", "node", "codegen"}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	r := &run{ctx: ctx, all: *all, timeout: *timeout, noticed: map[string]int{}}
	if err := r.measure(packages, *n, *seed); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

func (r *run) measure(packages []string, n int, seed int64) error {
	var err error
	if r.dir, err = os.MkdirTemp("", "mutate-"); err != nil {
		return err
	}
	defer os.RemoveAll(r.dir)
	if err := copyTree(r.ctx, r.dir); err != nil {
		return err
	}
	if out, ok := r.passes(packages); !ok {
		return fmt.Errorf("tests fail without a mutant, too:\n%s", out)
	}
	all, err := mutantsOf(r.dir, packages)
	if err != nil {
		return err
	}
	fmt.Printf("%d possible mutants in %s; %d by seed %d\n", len(all), strings.Join(packages, " "), n, seed)
	tried := 0
	for _, m := range shuffled(all, seed) {
		if tried == n || r.ctx.Err() != nil {
			break
		}
		counts, err := r.try(m)
		if err != nil {
			return err
		}
		if counts {
			tried++
		}
	}
	r.report(tried)
	return r.ctx.Err()
}

// passes runs the tests that mutants are tried with on the tree as it is.
func (r *run) passes(packages []string) (out string, ok bool) {
	for _, p := range packages {
		if out, ok := r.limitedTest("./" + p); !ok {
			return out, false
		}
	}
	if r.all {
		return r.command("go", r.testArgs("./...")...)
	}
	return "", true
}

// copyTree copies the files that git knows or would add.
func copyTree(ctx context.Context, dir string) error {
	names, err := exec.CommandContext(ctx, "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").Output()
	if err != nil {
		return fmt.Errorf("git ls-files: %w", err)
	}
	for name := range strings.SplitSeq(strings.TrimRight(string(names), "\x00"), "\x00") {
		text, err := os.ReadFile(name)
		if os.IsNotExist(err) {
			continue // removed, but not yet for git
		}
		if err != nil {
			return err
		}
		info, err := os.Stat(name)
		if err != nil {
			return err
		}
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, text, info.Mode().Perm()); err != nil {
			return err
		}
	}
	return nil
}

// mutantsOf lists the mutants of all files of the packages but their tests; files are named from the root of the tree.
func mutantsOf(dir string, packages []string) ([]mutant, error) {
	var all []mutant
	for _, p := range packages {
		files, err := filepath.Glob(filepath.Join(dir, p, "*.go"))
		if err != nil || len(files) == 0 {
			return nil, fmt.Errorf("there are no Go files in %s", p)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			source, err := os.ReadFile(file)
			if err != nil {
				return nil, err
			}
			found, err := mutants(filepath.Join(p, filepath.Base(file)), source)
			if err != nil {
				return nil, err
			}
			all = append(all, found...)
		}
	}
	return all, nil
}

// shuffled is an order that the seed decides.
func shuffled(all []mutant, seed int64) []mutant {
	all = slices.Clone(all)
	rand.New(rand.NewSource(seed)).Shuffle(len(all), func(i, k int) { all[i], all[k] = all[k], all[i] })
	return all
}

// try runs the tests on one mutant and undoes it; false for one that does not compile.
func (r *run) try(m mutant) (counts bool, err error) {
	path := filepath.Join(r.dir, m.file)
	source, err := os.ReadFile(path)
	if err != nil {
		return false, err
	}
	changed := m.apply(source)
	if err := os.WriteFile(path, changed, 0o644); err != nil {
		return false, err
	}
	defer func() {
		if undone := os.WriteFile(path, source, 0o644); err == nil {
			err = undone
		}
	}()
	own := "./" + filepath.Dir(m.file)
	if out, ok := r.command("go", "build", own); !ok {
		return false, r.compilerFault(out)
	}
	by := r.noticedBy(testsOf(r.dir, filepath.Dir(m.file)))
	if r.ctx.Err() != nil {
		return false, nil // the tests were interrupted
	}
	if by == "" {
		before, after := lineOf(source, m.line), lineOf(changed, m.line)
		r.survived = append(r.survived, fmt.Sprintf("%s:%d: %s\n  - %s\n  + %s", m.file, m.line, m.kind, before, after))
		fmt.Println("survived", r.survived[len(r.survived)-1])
	} else {
		r.noticed[by]++
		fmt.Printf("noticed by %s %s:%d: %s\n", by, m.file, m.line, m.kind)
	}
	return true, nil
}

// testsOf are the folders whose tests are a package's own, the nearest first: its folder and those above it, as the parts of a stage are
// tested by what the stage makes, too.
func testsOf(root, dir string) []string {
	var out []string
	for at := dir; at != "."; at = filepath.Dir(at) {
		if tests, err := filepath.Glob(filepath.Join(root, at, "*_test.go")); err == nil && len(tests) > 0 {
			out = append(out, at)
		}
	}
	return out
}

// compilerFault is an error only if the compiler itself could not run.
func (r *run) compilerFault(out string) error {
	if strings.Contains(out, ".go:") || r.ctx.Err() != nil {
		return nil
	}
	return fmt.Errorf("go build: %s", out)
}

const ownTests = "the package's own tests"

// noticedBy names the tests that fail.
func (r *run) noticedBy(own []string) string {
	for _, folder := range own {
		if _, ok := r.limitedTest("./" + folder); !ok {
			return ownTests
		}
	}
	if !r.all {
		return ""
	}
	if _, ok := r.command("go", r.testArgs("./...")...); !ok {
		return "other tests"
	}
	return ""
}

func (r *run) testArgs(pattern string) []string {
	return []string{"test", "-vet=off", "-failfast", "-timeout", r.timeout.String(), pattern}
}

// limitedTest runs the tests of a package in 4 GiB of memory, because a loop without end may allocate. (Tests under the address
// sanitizer need more; they are not among those of a package that is changed.)
func (r *run) limitedTest(pattern string) (out string, ok bool) {
	return r.command("sh", append([]string{"-c", `ulimit -d 4194304; exec go "$@"`, "go"}, r.testArgs(pattern)...)...)
}

func (r *run) command(name string, args ...string) (out string, ok bool) {
	var text bytes.Buffer
	cmd := exec.CommandContext(r.ctx, name, args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = r.dir, &text, &text
	cmd.Env = append(os.Environ(), "DHPFGO_LEVELS=all") // see package levels
	err := cmd.Run()
	return text.String(), err == nil
}

func lineOf(source []byte, line int) string {
	return strings.TrimSpace(strings.Split(string(source), "\n")[line-1])
}

func (r *run) report(tried int) {
	fmt.Printf("\n%d mutants: %d noticed by the package's own tests", tried, r.noticed[ownTests])
	if r.all {
		fmt.Printf(", %d by other tests", r.noticed["other tests"])
	}
	fmt.Printf(", %d survived\n", len(r.survived))
	slices.Sort(r.survived)
	for _, s := range r.survived {
		fmt.Println(s)
	}
}
