package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestExport builds a C and a Fortran program with nothing but what export leaves and the system's compilers.
func TestExport(t *testing.T) {
	dir := t.TempDir()
	if err := export(context.Background(), dir); err != nil {
		t.Fatal(err)
	}
	flags := []string{"-I" + dir + "/include", "-L" + dir + "/lib"}
	for _, c := range []struct{ compiler, source, libraries, args string }{
		{"gcc", "dht.c", "-lpgas -lm", "1000 100"},
		{"gfortran", "transpose.f90", "-lpgasf -lpgas -lm", ""},
	} {
		exe := filepath.Join(dir, c.source+".exe")
		args := append([]string{"../../examples/pgas/" + c.source, "-o", exe}, append(flags, strings.Fields(c.libraries)...)...)
		if out, err := exec.Command(c.compiler, args...).CombinedOutput(); err != nil {
			t.Fatalf("%s %v: %v\n%s", c.compiler, args, err, out)
		}
		run := exec.Command(exe, strings.Fields(c.args)...)
		run.Env = append(os.Environ(), "PGAS_IMAGES=3")
		if out, err := run.CombinedOutput(); err != nil || !strings.Contains(string(out), "seconds ") {
			t.Errorf("%s: %v\n%s", c.source, err, out)
		}
	}
}
