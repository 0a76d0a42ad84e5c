// Mutate measures how well tests notice faults: it draws changes of one line of some packages by seed, writes all of them into a copy
// of the tree, each behind a switch, and tries them one after the other: with the lists of digests of what the stages make of
// the programs of testdata, with the tests of the package, and with -all then with those of the whole tree. It lists the mutants that no
// test noticed.
//
//	go run ./internal/mutate [-n 200] [-seed 1] [-again FILE] [-all] [-without FOLDER,...] [-timeout 10m] [FOLDER ...]
//
// A survivor is a test that is missing, or a change that means the same; which of both, the reader decides. A mutant whose tests
// do not end within that time of a processor counts as noticed, however busy the machine is; one that does not compile is no mutant.
// A test is run with a mutant only if it comes by it without. With -again, the survivors that stand in the output of an earlier run
// are tried, and no others.
package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
)

// run is one measurement.
type run struct {
	ctx      context.Context
	dir      string // of the copy
	all      bool
	without  []string // folders whose tests are not run with all
	timeout  time.Duration
	mutants  []mutant
	sources  map[string][]byte // of the files with mutants, as they are without
	programs []compiled
	others   []string                // folders with tests that are run with all
	reached  map[string]map[int]bool // by the tests of a folder
	mutex    sync.Mutex
	noticed  map[string]int // mutants by who noticed them
	survived []string
}

const ownTests, otherTests = "the package's own tests", "other tests"

func main() {
	n := flag.Int("n", 200, "number of mutants")
	seed := flag.Int64("seed", 1, "which mutants are drawn")
	again := flag.String("again", "", "the output of an earlier run, whose survivors are tried again")
	all := flag.Bool("all", false, "try what survives with the tests of the whole tree, too")
	without := flag.String("without", "", "folders whose tests are not part of the whole tree")
	timeout := flag.Duration("timeout", 10*time.Minute, "how much time of a processor the tests of a package may take")
	flag.Parse()
	packages := flag.Args()
	if len(packages) == 0 {
		packages = []string{"sem", "lower", "specialise", "partition", "node", "codegen"}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	r := &run{ctx: ctx, all: *all, without: strings.Split(*without, ","), timeout: *timeout,
		sources: map[string][]byte{}, reached: map[string]map[int]bool{}, noticed: map[string]int{}}
	if err := r.measure(packages, *n, *seed, *again); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

func (r *run) measure(packages []string, n int, seed int64, again string) error {
	var err error
	if r.dir, err = os.MkdirTemp("", "mutate-"); err != nil {
		return err
	}
	defer os.RemoveAll(r.dir)
	if err := copyTree(r.ctx, r.dir); err != nil {
		return err
	}
	all, err := mutantsOf(r.dir, packages)
	if err != nil {
		return err
	}
	if again != "" {
		output, err := os.ReadFile(again)
		if err != nil {
			return err
		}
		all = survivorsOf(string(output), all, r.textOf)
		n = len(all)
	}
	fmt.Printf("%d possible mutants in %s; %d by seed %d\n", len(all), strings.Join(packages, " "), n, seed)
	if err := r.draw(shuffled(all, seed), n); err != nil {
		return err
	}
	if err := r.prepare(); err != nil {
		return err
	}
	each(len(r.mutants), r.try)
	r.report()
	return r.ctx.Err()
}

// prepare builds and runs without a mutant all that mutants are tried with.
func (r *run) prepare() error {
	if out, ok := r.command(nil, r.dir, "go", "build", "-o", r.bin("programs"), "./internal/mutate/programs"); !ok {
		return fmt.Errorf("programs: %s", out)
	}
	if err := r.compileAll(); err != nil {
		return err
	}
	var folders []string
	for _, m := range r.mutants {
		folders = append(folders, testsOf(r.dir, filepath.Dir(m.file))...)
	}
	slices.Sort(folders)
	for _, folder := range slices.Compact(folders) {
		if err := r.build(folder); err != nil {
			return err
		}
	}
	if !r.all {
		return nil
	}
	return r.findOthers()
}

// findOthers builds the tests of the folders of the tree. Those that fail without a mutant, as they look at the copy, are left out.
func (r *run) findOthers() error {
	out, ok := r.command(nil, r.dir, "go", "list", "-f", "{{if or .TestGoFiles .XTestGoFiles}}{{.Dir}}{{end}}", "./...")
	if !ok {
		return fmt.Errorf("go list: %s", out)
	}
	for dir := range strings.FieldsSeq(out) {
		folder, err := filepath.Rel(r.dir, dir)
		if err != nil {
			return err
		}
		if slices.Contains(r.without, folder) {
			continue
		}
		if r.reached[folder] == nil {
			if err := r.build(folder); err != nil {
				fmt.Println("left out:", err)
				continue
			}
		}
		if len(r.reached[folder]) > 0 {
			r.others = append(r.others, folder)
		}
	}
	return nil
}

func (r *run) try(id int) {
	if r.ctx.Err() != nil {
		return
	}
	by := r.noticedBy(id)
	if r.ctx.Err() != nil {
		return // the tests were interrupted
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	m := r.mutants[id]
	if by != "" {
		r.noticed[by]++
		fmt.Printf("noticed by %s %s:%d: %s\n", by, m.file, m.line, m.kind)
		return
	}
	source := r.sources[m.file]
	r.survived = append(r.survived, fmt.Sprintf("%s:%d: %s, %s\n%s", m.file, m.line, m.kind, r.comeBy(id), m.lines(source)))
	fmt.Println("survived", r.survived[len(r.survived)-1])
}

// comeBy says how many programs the compiler comes by a mutant with.
func (r *run) comeBy(id int) string {
	n := 0
	for _, c := range r.programs {
		if slices.Contains(c.Reached, id) {
			n++
		}
	}
	return fmt.Sprintf("reached with %d of %d programs", n, len(r.programs))
}

// lines shows the line of a mutant without it and with it.
func (m mutant) lines(source []byte) string {
	return fmt.Sprintf("  - %s\n  + %s", lineOf(source, m.line), lineOf(m.apply(source), m.line))
}

// textOf is a file without mutants.
func (r *run) textOf(file string) []byte {
	if r.sources[file] == nil {
		r.sources[file], _ = os.ReadFile(filepath.Join(r.dir, file)) // it was read before
	}
	return r.sources[file]
}

func lineOf(source []byte, line int) string {
	return strings.TrimSpace(strings.Split(string(source), "\n")[line-1])
}

func (r *run) bin(name string) string { return filepath.Join(r.dir, "bin_"+name) }

func (r *run) command(env []string, dir, name string, args ...string) (out string, ok bool) {
	var text, faults bytes.Buffer
	cmd := exec.CommandContext(r.ctx, name, args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr, cmd.Env = dir, &text, &faults, append(os.Environ(), env...)
	if err := cmd.Run(); err != nil {
		return text.String() + faults.String(), false
	}
	return text.String(), true
}

func (r *run) report() {
	tried := r.noticed[ownTests] + r.noticed[otherTests] + len(r.survived)
	fmt.Printf("\n%d mutants: %d noticed by the package's own tests", tried, r.noticed[ownTests])
	if r.all {
		fmt.Printf(", %d by other tests", r.noticed[otherTests])
	}
	fmt.Printf(", %d survived\n", len(r.survived))
	slices.Sort(r.survived)
	for _, s := range r.survived {
		fmt.Println(s)
	}
}
