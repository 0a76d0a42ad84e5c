// Package levels holds what the programs of testdata look like behind a stage of the compiler against a list of digests, so that a
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
	"strings"
	"sync"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden"
	"dhpfgo/pipeline"
)

// Check compares the digest of each program of testdata with the one in testdata/levels.txt of the package that is tested. text is what
// the compilation has made at the end of the stage; one program in every of those that need no files beside them is taken.
func Check(t *testing.T, stage pipeline.Stage, every int, text func(c *pipeline.Compilation) string) {
	t.Helper()
	files := programs(t, every)
	lines := make([]string, len(files))
	each(len(files), func(i int) { lines[i] = digest(files[i], stage, text) })
	golden.Compare(t, "testdata/levels.txt", strings.Join(lines, ""))
}

// digest is a line of the list: a program with the number of lines and a hash of what is said of it and made from it.
func digest(file string, stage pipeline.Stage, text func(c *pipeline.Compilation) string) string {
	name := strings.TrimPrefix(file, "../testdata/")
	source, err := os.ReadFile(file)
	if err != nil {
		return fmt.Sprintf("%s %v\n", name, err)
	}
	c := &pipeline.Compilation{Bag: &diag.Bag{}, Sources: []pipeline.Source{{File: diag.NewFile(filepath.Base(file), source)}}}
	c.Improve = true
	if err := c.Run(stage); err != nil {
		return fmt.Sprintf("%s %v\n", name, err)
	}
	var made strings.Builder
	c.Bag.Print(&made, diag.Options{})
	if !c.Bag.HasErrors() {
		made.WriteString(text(c))
	}
	sum := sha256.Sum256([]byte(made.String()))
	return fmt.Sprintf("%s %d %s\n", name, strings.Count(made.String(), "\n"), hex.EncodeToString(sum[:6]))
}

// programs are those of testdata in free form; which of them are taken depends on their names alone, so that a new one moves no other.
func programs(t *testing.T, every int) (taken []string) {
	t.Helper()
	for _, pattern := range []string{"errors/*.hpf", "fixedbugs/*.f90", "fixedbugs/*.hpf", "hpf/*.hpf", "lang/*/*.f90", "programs/*.hpf"} {
		files, err := filepath.Glob("../testdata/" + pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("no programs %s: %v", pattern, err)
		}
		for _, f := range files {
			h := fnv.New32a()
			h.Write([]byte(filepath.Base(f)))
			if h.Sum32()%uint32(every) == 0 {
				taken = append(taken, f)
			}
		}
	}
	return taken
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
