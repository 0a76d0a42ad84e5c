package sets_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestElsewhere runs the program of another module both ways in which a module without public path is found: a
// replace directive, and a workspace.
func TestElsewhere(t *testing.T) {
	const want = `need   [n, v] -> { a[o0] : 1 <= o0 <= n - 2 and v - 2 <= o0 < v }
words  2
visit  a [7]
visit  a [8]
piece  [i >= 0 8 - i >= 0] [(i + 3) mod 4 = 0]
`
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join("testdata", "elsewhere")
	byReplace, inWorkspace := t.TempDir(), t.TempDir()
	for _, dir := range []string{byReplace, inWorkspace} {
		copyFile(t, filepath.Join(program, "main.go.txt"), filepath.Join(dir, "main.go"), func(s string) string { return s })
	}
	module := filepath.Join(program, "go.mod.txt")
	copyFile(t, module, filepath.Join(byReplace, "go.mod"), func(s string) string { return strings.ReplaceAll(s, "../dhpfgo", root) })
	copyFile(t, module, filepath.Join(inWorkspace, "go.mod"), func(s string) string {
		head, _, _ := strings.Cut(s, "\nrequire ")
		return head
	})
	write(t, filepath.Join(inWorkspace, "go.work"), "go 1.26.0\n\nuse (\n\t.\n\t"+root+"\n)\n")
	for way, dir := range map[string]string{"replace": byReplace, "workspace": inWorkspace} {
		cmd := exec.Command("go", "run", ".")
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		if err != nil || string(out) != want {
			t.Errorf("%s: %v\n%s", way, err, out)
		}
	}
}

func copyFile(t *testing.T, from, to string, change func(string) string) {
	text, err := os.ReadFile(from)
	if err != nil {
		t.Fatal(err)
	}
	write(t, to, change(string(text)))
}

func write(t *testing.T, name, text string) {
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
