package main

import (
	"context"
	"fmt"
	"io/fs"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

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

// mutantsOf lists the mutants of all files of the packages and of the rooms below them, but their tests; files are named from the
// root of the tree.
func mutantsOf(dir string, packages []string) (all []mutant, err error) {
	for _, p := range packages {
		before := len(all)
		err := filepath.WalkDir(filepath.Join(dir, p), func(path string, d fs.DirEntry, err error) error {
			switch name := d.Name(); {
			case err != nil:
				return err
			case name == "testdata":
				return fs.SkipDir
			case d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_gen.go"):
				return nil
			}
			source, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			file, err := filepath.Rel(dir, path)
			if err != nil {
				return err
			}
			found, err := mutants(file, source)
			all = append(all, found...)
			return err
		})
		if err != nil {
			return nil, err
		}
		if len(all) == before {
			return nil, fmt.Errorf("there are no Go files in %s", p)
		}
	}
	return all, nil
}

// survivorsOf gives the mutants that an earlier run lists at its end, wherever in their files they are now.
func survivorsOf(output string, all []mutant, sourceOf func(file string) []byte) (out []mutant) {
	_, list, _ := strings.Cut(output, " survived\n")
	wanted, files := map[string]bool{}, map[string]bool{}
	for _, s := range survivor.FindAllStringSubmatch(list, -1) {
		files[s[1]] = true
		wanted[s[1]+s[2]+s[3]] = true
	}
	for _, m := range all {
		if !files[m.file] {
			continue
		}
		key := m.file + m.kind + m.lines(sourceOf(m.file))
		if wanted[key] {
			out = append(out, m)
		}
		delete(wanted, key) // the first of those that look alike
	}
	return out
}

var survivor = regexp.MustCompile(`(?m)^(\S+\.go):\d+: (.*), reached with .*\n(  - .*\n  \+ .*)$`)

// shuffled is an order that the seed decides.
func shuffled(all []mutant, seed int64) []mutant {
	all = slices.Clone(all)
	rand.New(rand.NewSource(seed)).Shuffle(len(all), func(i, k int) { all[i], all[k] = all[k], all[i] })
	return all
}

// draw writes the first n mutants of a list into the copy that can be switched: those that do not compile are left out, and
// others take their places.
func (r *run) draw(list []mutant, n int) error {
	for {
		more := min(n-len(r.mutants), len(list))
		r.mutants, list = append(r.mutants, list[:more]...), list[more:]
		if err := r.write(); err != nil {
			return err
		}
		out, ok := r.command(nil, r.dir, "go", "build", "-gcflags=-e", "./...")
		if ok {
			return nil
		}
		wrong := r.wrong(out)
		if len(wrong) == 0 {
			return fmt.Errorf("go build: %s", out)
		}
		r.leaveOut(wrong)
	}
}

// leaveOut drops mutants, but tries constants with another type first.
func (r *run) leaveOut(wrong []int) {
	var kept []mutant
	for id, m := range r.mutants {
		if slices.Contains(wrong, id) {
			if !strings.Contains(m.form.head, "[int]") {
				continue
			}
			m.form.head = strings.Replace(m.form.head, "[int]", "[int64]", 1)
		}
		kept = append(kept, m)
	}
	fmt.Printf("%d of %d do not compile with their switches\n", len(r.mutants)-len(kept), len(r.mutants))
	r.mutants = kept
}

// write writes the files with their mutants, and those that had some before as they were.
func (r *run) write() error {
	numbers := map[string][]int{}
	for file := range r.sources {
		numbers[file] = nil
	}
	for id, m := range r.mutants {
		numbers[m.file] = append(numbers[m.file], id)
	}
	for file, ids := range numbers {
		path := filepath.Join(r.dir, file)
		if r.sources[file] == nil {
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			r.sources[file] = text
		}
		if err := os.WriteFile(path, switched(r.sources[file], r.mutants, ids), 0o644); err != nil {
			return err
		}
	}
	return nil
}

var faultAt = regexp.MustCompile(`(?m)^(?:\./)?(\S+\.go):(\d+):`)

// wrong lists the mutants that the compiler complains of: those in the same line, or else near to it.
func (r *run) wrong(out string) (ids []int) {
	for _, at := range faultAt.FindAllStringSubmatch(out, -1) {
		line, _ := strconv.Atoi(at[2]) // digits
		near := func(most int) (found []int) {
			for id, m := range r.mutants {
				if m.file == at[1] && m.line-line <= most && line-m.line <= most {
					found = append(found, id)
				}
			}
			return found
		}
		if found := near(0); found != nil {
			ids = append(ids, found...)
		} else {
			ids = append(ids, near(3)...)
		}
	}
	return ids
}
