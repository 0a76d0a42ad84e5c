// Package golden holds what a test got against a file: text in, text out. All packages share one flag, so that
//
//	go test ./lower ./specialise -update
//
// rewrites the files; read the difference before committing it.
package golden

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden/update"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/sem"

	"github.com/google/go-cmp/cmp"
)

// Compare holds a text against that of a file.
func Compare(t *testing.T, file, got string) {
	t.Helper()
	if update.Wanted() {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got); accept with -update\n%s", file, diff)
	}
}

// Programs compares what text makes of each program testdata/NAME.hpf with testdata/NAME.txt, and gives the names.
func Programs(t *testing.T, text func(t *testing.T, name string, p *ir.Program, bag *diag.Bag) string) []string {
	t.Helper()
	files, _ := filepath.Glob("testdata/*.hpf")
	if len(files) == 0 {
		t.Fatal("no programs")
	}
	var names []string
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".hpf")
		names = append(names, name)
		t.Run(name, func(t *testing.T) {
			p, bag := Checked(t, file)
			Compare(t, strings.TrimSuffix(file, ".hpf")+".txt", text(t, name, p, bag))
		})
	}
	return names
}

// Checked is the typed program of a file without errors.
func Checked(t *testing.T, file string) (*ir.Program, *diag.Bag) {
	t.Helper()
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	bag := &diag.Bag{}
	p := sem.Check(parse.Parse(diag.NewFile(filepath.Base(file), source), bag), lower.Now{}, bag)
	if bag.HasErrors() {
		bag.Print(os.Stderr, diag.Options{})
		t.Fatalf("%s does not compile", file)
	}
	return p, bag
}
