package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// compiled is a program of testdata, or one with a misprint, as the compiler without a mutant makes it.
type compiled struct {
	File    string
	Digests []string
	Reached []int
	Seconds float64
}

// stages are the packages with a list of digests, in the order of the lists.
var stages = []string{"sem", "lower", "specialise", "partition", "node", "codegen"}

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

// own gives the lists that count as a package's own tests: that of its stage; the last stage compares those of all.
func own(file string) []string {
	stage, _, _ := strings.Cut(file, "/")
	if k := slices.Index(stages, stage); k >= 0 && k < len(stages)-1 {
		return stages[k : k+1]
	}
	return stages
}

// compileAll compiles all programs without a mutant, on all processors.
func (r *run) compileAll() error {
	files, ok := r.command(nil, filepath.Join(r.dir, "sem"), r.bin("programs"), "-list")
	if !ok {
		return fmt.Errorf("programs: %s", files)
	}
	parts := make([][]string, runtime.GOMAXPROCS(0))
	for k, file := range strings.Fields(files) {
		parts[k%len(parts)] = append(parts[k%len(parts)], file)
	}
	each(len(parts), func(k int) {
		out, done := r.command(nil, filepath.Join(r.dir, "sem"), r.bin("programs"), parts[k]...)
		r.mutex.Lock()
		defer r.mutex.Unlock()
		ok = ok && done
		for in := json.NewDecoder(strings.NewReader(out)); in.More(); {
			var c compiled
			ok = in.Decode(&c) == nil && ok
			r.programs = append(r.programs, c)
		}
	})
	if !ok {
		return errors.New("the compiler fails without a mutant, too")
	}
	slices.SortFunc(r.programs, func(a, b compiled) int { return cmp.Compare(a.Seconds, b.Seconds) })
	return nil
}

// each runs work(0) ... work(n-1) on all processors.
func each(n int, work func(int)) {
	var wait sync.WaitGroup
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	for k := range n {
		slots <- struct{}{}
		wait.Go(func() { work(k); <-slots })
	}
	wait.Wait()
}

// noticedBy names those who notice a mutant: a list of digests that changes, or a test that fails.
func (r *run) noticedBy(id int) string {
	m := r.mutants[id]
	folders := testsOf(r.dir, filepath.Dir(m.file))
	switch {
	case r.changes(id, own(m.file)):
		return ownTests
	case slices.ContainsFunc(folders, func(folder string) bool { return r.fails(id, folder) }):
		return ownTests
	case r.all && (r.changes(id, stages) ||
		slices.ContainsFunc(r.others, func(folder string) bool { return !slices.Contains(folders, folder) && r.fails(id, folder) })):
		return otherTests
	}
	return ""
}

// changes reports whether a program that comes by the mutant gets another digest in some lists, or the compiler ends.
func (r *run) changes(id int, of []string) bool {
	args := []string{"-of", strings.Join(of, ",")}
	want := map[string]compiled{}
	for _, c := range r.programs {
		if slices.Contains(c.Reached, id) {
			args = append(args, c.File)
			want[c.File] = c
		}
	}
	if len(want) == 0 {
		return false
	}
	cmd, cancel := r.limited(id, filepath.Join(r.dir, "sem"), r.bin("programs"), args...)
	defer cancel()
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		panic(err)
	}
	for in := json.NewDecoder(out); in.More(); {
		var c compiled
		if in.Decode(&c) != nil || differs(want[c.File], c, of) {
			cancel()
			_ = cmd.Wait() // ended on purpose
			return true
		}
	}
	return cmd.Wait() != nil
}

// differs compares the digests of some lists; the program without a mutant has those of all.
func differs(want, got compiled, of []string) bool {
	for k, stage := range of {
		if got.Digests[k] != want.Digests[slices.Index(stages, stage)] {
			return true
		}
	}
	return false
}

// build makes the executable of the tests of a folder and notes which mutants they come by.
func (r *run) build(folder string) error {
	name := r.bin(strings.ReplaceAll(folder, "/", "_"))
	if out, ok := r.command(nil, r.dir, "go", "test", "-c", "-vet=off", "-o", name, "./"+folder); !ok {
		return fmt.Errorf("tests of %s: %s", folder, out)
	}
	log := name + ".reached"
	out, ok := r.command([]string{"MUTANT_REACHED=" + log}, filepath.Join(r.dir, folder), name, r.testArgs()...)
	if !ok {
		return fmt.Errorf("the tests of %s fail without a mutant, too:\n%s", folder, out)
	}
	text, err := os.ReadFile(log)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	r.reached[folder] = map[int]bool{}
	for word := range strings.FieldsSeq(string(text)) {
		id, err := strconv.Atoi(word)
		if err != nil {
			return err
		}
		r.reached[folder][id] = true
	}
	return nil
}

// fails reports whether the tests of a folder notice a mutant. They are all but those whose part changes has: lists of digests, and
// what programs of the lists print when they are written back as Fortran, which is as before where they are.
func (r *run) fails(id int, folder string) bool {
	if !r.reached[folder][id] {
		return false
	}
	cmd, cancel := r.limited(id, filepath.Join(r.dir, folder), r.bin(strings.ReplaceAll(folder, "/", "_")), r.testArgs()...)
	defer cancel()
	return cmd.Run() != nil
}

func (r *run) testArgs() []string {
	return []string{"-test.failfast", "-test.skip=^Test(Level|AgainstFortran|Answers)", "-test.timeout=" + (patience * r.timeout).String()}
}

// patience is how much longer than the time of a processor something may take: a busy machine must not notice mutants.
const patience = 6

// limited is a command with a mutant in 4 GiB of memory and limited time of a processor, because a loop without end may allocate.
func (r *run) limited(id int, dir, name string, args ...string) (cmd *exec.Cmd, cancel func()) {
	ctx, cancel := context.WithTimeout(r.ctx, patience*r.timeout)
	limits := fmt.Sprintf(`ulimit -d 4194304; ulimit -t %.0f; exec "$@"`, r.timeout.Seconds())
	cmd = exec.CommandContext(ctx, "sh", append([]string{"-c", limits, name, name}, args...)...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), fmt.Sprintf("MUTANT=%d", id))
	return cmd, cancel
}
