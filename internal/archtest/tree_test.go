// Package archtest holds the tests on the tree itself: who imports whom, how long files and functions are, and words that
// may not occur. The tests read the files themselves, so that the test cache sees every change.
package archtest

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

const (
	module = "dhpfgo"
	root   = "../../"
)

func goFiles(t *testing.T) []string {
	t.Helper()
	return sourceFiles(t, ".go")
}

// sourceFiles lists the files of the tree with one of the endings, by their slash-separated path from the root. Left out
// are hidden folders, what the build makes, and what is for machines to read.
func sourceFiles(t *testing.T, endings ...string) []string {
	t.Helper()
	var found []string
	err := filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		if entry.IsDir() {
			return skipped(rel)
		}
		if rel != ".git" && entry.Type().IsRegular() && ends(rel, endings) {
			found = append(found, rel)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(found) == 0 {
		t.Fatalf("no file ends with %q", endings)
	}
	return found
}

func skipped(dir string) error {
	if dir == "bin" || dir == "out" || dir != "." && strings.HasPrefix(dir, ".") && dir != ".ci" ||
		strings.HasSuffix(dir, "testdata/fuzz") {
		return fs.SkipDir
	}
	return nil
}

func ends(name string, endings []string) bool {
	for _, e := range endings {
		if strings.HasSuffix(name, e) {
			return name != "go.sum"
		}
	}
	return false
}
