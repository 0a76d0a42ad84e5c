package back

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/ir"
)

// Answers holds what a typed program prints, written back as Fortran, against what its source prints, both compiled by gfortran.
// Where there is a file of the same name with the ending ".in", both read it.
func Answers(t *testing.T, source string, p *ir.Program) {
	t.Helper()
	if testing.Short() {
		t.Skip("compiles programs")
	}
	if _, err := exec.LookPath("gfortran"); err != nil {
		t.Fatal("gfortran is not installed: apt install gfortran")
	}
	text, err := Fortran(p)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	written := filepath.Join(dir, "back.f90")
	if err := os.WriteFile(written, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	input, _ := os.ReadFile(strings.TrimSuffix(source, filepath.Ext(source)) + ".in") // most have none
	want, got := run(t, source, dir, "source", string(input)), run(t, written, dir, "back", string(input))
	if want != got {
		t.Errorf("%s prints\n%s\nthe typed program prints\n%s\nit is\n%s", source, want, got, text)
	}
}

// run compiles a program in a directory of its own and gives what it prints.
func run(t *testing.T, source, dir, exe, input string) string {
	t.Helper()
	source, err := filepath.Abs(source)
	if err != nil {
		t.Fatal(err)
	}
	compiler := exec.Command("gfortran", "-O0", "-fcheck=bounds", "-ffree-line-length-none", "-w", "-x", "f95", source, "-o", exe)
	compiler.Dir = dir
	if out, err := compiler.CombinedOutput(); err != nil {
		text, _ := os.ReadFile(source)
		t.Fatalf("%v\n%s\n%s", err, out, text)
	}
	program := exec.Command(filepath.Join(dir, exe))
	program.Dir, program.Stdin = dir, strings.NewReader(input)
	out, err := program.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", source, err, out)
	}
	return string(out)
}
