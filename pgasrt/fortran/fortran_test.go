package fortran

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"dhpfgo/internal/pace"
	"dhpfgo/pgasrt"
)

func run(t *testing.T, dir, name string, args ...string) {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
}

// built is the module, the slices and their C part, compiled once with gfortran and gcc.
var built struct {
	once    sync.Once
	dir     string
	objects []string
}

func TestMain(m *testing.M) {
	code := m.Run()
	os.RemoveAll(built.dir)
	os.Exit(code)
}

// library returns the directory of the modules and what to link.
func library(t *testing.T) (dir string, objects []string) {
	t.Helper()
	built.once.Do(func() { buildLibrary(t) })
	if built.objects == nil {
		t.Fatal("the library was not built")
	}
	return built.dir, built.objects
}

func buildLibrary(t *testing.T) {
	tools, err := pgasrt.FindToolchain("")
	if err != nil {
		t.Fatal(err)
	}
	runtime, err := tools.Runtime(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if built.dir, err = os.MkdirTemp("", "pgas-fortran-"); err != nil {
		t.Fatal(err)
	}
	dir := built.dir
	if err := Write(dir, pgasrt.Header()); err != nil {
		t.Fatal(err)
	}
	include, err := filepath.Abs("../core")
	if err != nil {
		t.Fatal(err)
	}
	run(t, dir, "gfortran", "-std=f2018", "-Wall", "-Werror", "-c", "pgas.f90")
	run(t, dir, "gfortran", "-std=f2018", "-Wall", "-Werror", "-cpp", "-c", "slices.F90")
	run(t, dir, "gcc", "-Wall", "-Wextra", "-Werror", "-O1", "-I"+include, "-c", "descriptor.c")
	for _, name := range []string{"pgas.o", "slices.o", "descriptor.o"} {
		built.objects = append(built.objects, filepath.Join(dir, name))
	}
	built.objects = append(built.objects, runtime)
}

// program builds a Fortran source in dir.
func program(t *testing.T, dir, source string) string {
	t.Helper()
	modules, objects := library(t)
	exe := filepath.Join(dir, "program")
	args := append([]string{"-fcheck=all", "-ffree-line-length-none", "-I" + modules, "-o", exe, source}, objects...)
	run(t, dir, "gfortran", args...)
	return exe
}

func runImages(t *testing.T, exe string, images int) string {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), pace.Hang)
	defer cancel()
	var out bytes.Buffer
	code, err := pgasrt.Run(ctx, exe, images, nil, nil, nil, &out, &out)
	if err != nil || code != 0 {
		t.Fatalf("%d images: exit code %d, %v\n%s", images, code, err, out.String())
	}
	return out.String()
}

func TestSlices(t *testing.T) {
	dir := t.TempDir()
	source, err := os.ReadFile("testdata/arrays.f90")
	if err != nil {
		t.Fatal(err)
	}
	modules, err := rankModules()
	if err != nil {
		t.Fatal(err)
	}
	place := "! For each type a module of ranks_test.go stands here.\n"
	write(t, dir, "arrays.f90", strings.Replace(string(source), place, modules, 1))
	exe := program(t, dir, "arrays.f90")
	for _, images := range []int{1, 2, 3, 8} {
		if out := runImages(t, exe, images); out != "" {
			t.Errorf("%d images printed\n%s", images, out)
		}
	}
}

func TestModule(t *testing.T) {
	source, err := filepath.Abs("testdata/sync.f90")
	if err != nil {
		t.Fatal(err)
	}
	exe := program(t, t.TempDir(), source)
	for _, images := range []int{1, 2, 3, 8} {
		if out := runImages(t, exe, images); out != "" {
			t.Errorf("%d images printed\n%s", images, out)
		}
	}
}

// TestExamples runs the programs in Fortran of examples/pgas, which check their results themselves.
func TestExamples(t *testing.T) {
	for _, name := range []string{"transpose", "multigrid"} {
		dir := t.TempDir()
		source, err := filepath.Abs("../../examples/pgas/" + name + ".f90")
		if err != nil {
			t.Fatal(err)
		}
		exe := program(t, dir, source)
		for _, images := range []int{1, 2, 3, 7} {
			if out := runImages(t, exe, images); !strings.HasPrefix(out, "seconds ") {
				t.Errorf("%s: %d images printed %q", name, images, out)
			}
		}
	}
}

// TestSizes holds the layout of each derived type to that of the C structure.
func TestSizes(t *testing.T) {
	d, err := parse(pgasrt.Header())
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	include, _ := filepath.Abs("../core")
	module, err := Module(pgasrt.Header())
	if err != nil {
		t.Fatal(err)
	}
	c, f := "#include \"pgas.h\"\n#include <stdio.h>\nint main(void) {\n", module+"program sizes\n  use pgas\n  implicit none\n"
	for _, s := range d.structs {
		f += fmt.Sprintf("  block\n    type(%s) :: x(2)\n    print '(i0)', c_sizeof(x)/2\n  end block\n", s.name)
		ctype := s.name
		if !strings.Contains(pgasrt.Header(), "typedef struct "+s.name) && !strings.Contains(pgasrt.Header(), " "+s.name+";\n") {
			ctype = "struct " + ctype
		}
		c += fmt.Sprintf("  printf(\"%%zu\\n\", sizeof(%s));\n", ctype)
	}
	write(t, dir, "sizes.c", c+"}\n")
	write(t, dir, "sizes.f90", f+"end program\n")
	run(t, dir, "gcc", "-I"+include, "-O1", "sizes.c", "-o", "c")
	run(t, dir, "gfortran", "sizes.f90", "-o", "f")
	want, _ := exec.Command(filepath.Join(dir, "c")).Output()
	got, _ := exec.Command(filepath.Join(dir, "f")).Output()
	if len(want) == 0 || string(want) != string(got) {
		t.Errorf("C:\n%s\nFortran:\n%s", want, got)
	}
}

func write(t *testing.T, dir, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestUnknownDeclarations(t *testing.T) {
	for text, want := range map[string]string{
		"void f(long double x);":    "f: parameter x of type \"long double\" has no Fortran equal",
		"struct unknown g(void);":   "g: result of type \"struct unknown\" has no Fortran equal",
		"struct s { float x; };":    "struct s: component x of type \"float\" has no Fortran equal",
		"int k(void)\nint l(void);": "not understood: int k(void) int l(void)",
		"int k(void); int l":        "not understood: int l",
		"void (*h(int x))(int);":    "not understood: void (*h(int x))(int)",
	} {
		_, err := Module(text)
		if err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}
