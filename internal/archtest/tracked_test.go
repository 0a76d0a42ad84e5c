package archtest

import (
	"bytes"
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"
)

var topLevel = []string{".gitignore", "CONTRIBUTING.md", "Makefile", "README.md", "go.mod", "go.sum"}

// TestTracked keeps what a trial leaves behind out of the repository: its top has the files above and no others, and what
// is not text is a picture.
func TestTracked(t *testing.T) {
	list := exec.Command("git", "ls-files", "-z")
	list.Dir = root
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00") {
		if !strings.Contains(file, "/") && !slices.Contains(topLevel, file) {
			t.Errorf("%s stands at the top of the tree, which has no place for it", file)
		}
		if path.Ext(file) != ".png" && bytes.IndexByte(read(t, file), 0) >= 0 {
			t.Errorf("%s is not text", file)
		}
	}
}
