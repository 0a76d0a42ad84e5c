package llopt

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/internal/golden/update"
	"dhpfgo/pgasrt"

	"github.com/llir/llvm/asm"
	llvm "github.com/llir/llvm/ir"
)

func parse(t *testing.T, text string) *llvm.Module {
	t.Helper()
	m, err := asm.ParseString("test.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// golden compares text with that of a file.
func golden(t *testing.T, file, got string) {
	t.Helper()
	if update.Wanted() {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s:\n%s\ncheck it, then accept it with: go test ./llopt -update", file, got)
	}
}

// run compiles a module, lets clang verify it, and gives what its function main prints.
func run(t *testing.T, text string) string {
	t.Helper()
	tools, err := pgasrt.FindToolchain("")
	if err != nil {
		t.Fatal(err)
	}
	ll, exe := filepath.Join(t.TempDir(), "test.ll"), filepath.Join(t.TempDir(), "test")
	if err := os.WriteFile(ll, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(tools.CC, "-O2", "-Wno-override-module", ll, "-o", exe).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s\n%s", err, out, text)
	}
	out, err := exec.Command(exe).Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return strings.TrimSpace(string(out))
}
