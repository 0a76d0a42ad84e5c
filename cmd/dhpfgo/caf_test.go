package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// asCaf runs the command in a folder of its own, as a process: gfortran writes there.
func asCaf(t *testing.T, dir string, args ...string) (out string, code int) {
	t.Helper()
	t.Chdir(dir)
	var stdout, stderr strings.Builder
	code = run(append([]string{"caf"}, args...), strings.NewReader(""), &stdout, &stderr)
	return stdout.String() + stderr.String(), code
}

const twoFiles = `module shared
  integer :: x[*]
end module
`

const cafMain = `program main
  use shared
  x = this_image()
  sync all
  if (this_image() == 1) print *, x[num_images()]
end program
`

// TestCaf compiles two files and links them, in separate steps as build tools do, and runs them.
func TestCaf(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"shared.f90": twoFiles, "main.f90": cafMain} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range [][]string{{"-O2", "-c", "shared.f90"}, {"-c", "main.f90", "-o", "main.o"}, {"main.o", "shared.o", "-o", "main"}} {
		if out, code := asCaf(t, dir, args...); code != 0 || out != "" {
			t.Fatalf("caf %v: exit code %d\n%s", args, code, out)
		}
	}
	cmd := exec.Command(filepath.Join(dir, "main"))
	cmd.Env = append(os.Environ(), "PGAS_IMAGES=3")
	out, err := cmd.CombinedOutput()
	if err != nil || strings.TrimSpace(string(out)) != "3" {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestCafTellsTheCommand: what build tools ask for, and errors of gfortran's.
func TestCafTellsTheCommand(t *testing.T) {
	dir := t.TempDir()
	out, code := asCaf(t, dir, "--show", "a.f90")
	if code != 0 || !strings.Contains(out, "gfortran -fcoarray=lib a.f90 ") || !strings.HasSuffix(out, "/libcaf_pgas.a\n") {
		t.Errorf("--show: exit code %d\n%s", code, out)
	}
	out, code = asCaf(t, dir, "--version")
	if code != 0 || !strings.Contains(out, "GNU Fortran") {
		t.Errorf("--version: exit code %d\n%s", code, out)
	}
	out, code = asCaf(t, dir, "-c", "none.f90")
	if code != 1 || !strings.Contains(out, "none.f90") {
		t.Errorf("a file that is not there: exit code %d\n%s", code, out)
	}
	if got := calledAs([]string{"/usr/local/bin/caf", "-c", "a.f90"}); strings.Join(got, " ") != "caf -c a.f90" {
		t.Errorf("a link named caf: %v", got)
	}
}
