package codegen

import (
	"os"
	"path/filepath"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/partition"
	"dhpfgo/partition/spmd"
	"dhpfgo/sem"
	"dhpfgo/specialise"
)

// fromSource is what this package makes of a program as the user writes it.
func fromSource(t *testing.T, name string, source []byte) *spmd.Program {
	t.Helper()
	var bag diag.Bag
	checked := sem.Check(parse.Parse(diag.NewFile(name, source), &bag), lower.Now{}, &bag)
	if !bag.HasErrors() {
		specialise.All(checked, specialise.Options{}, &bag)
	}
	p := partition.Build(checked, &bag)
	if bag.HasErrors() {
		bag.Print(os.Stderr, diag.Options{})
		t.Fatalf("%s does not compile", name)
	}
	return p
}

// TestProgramsAreWellFormed verifies modules of the programs whose answers other tests compare: one as it is compiled by default,
// the next with checks and debug information.
func TestProgramsAreWellFormed(t *testing.T) {
	options := []Options{{}, {Debug: true, Check: true, Undefined: true, Contract: true}}
	for k, file := range programs(t) {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m := Module(fromSource(t, file, source), options[k%len(options)])
		if m.String() == "" { // which numbers registers and metadata
			t.Errorf("%s: no text", file)
		}
		for _, fault := range malformed(m) {
			t.Errorf("%s: %s", file, fault)
		}
	}
}

// programs are those of testdata/lang, and some of testdata/hpf, which take longer.
func programs(t *testing.T) []string {
	t.Helper()
	lang, err := filepath.Glob("../testdata/lang/*/*.f90")
	if err != nil {
		t.Fatal(err)
	}
	hpf, err := filepath.Glob("../testdata/hpf/*.hpf")
	if err != nil {
		t.Fatal(err)
	}
	if len(lang) < 150 || len(hpf) < 100 {
		t.Fatalf("only %d and %d programs", len(lang), len(hpf))
	}
	for k := 0; k < len(hpf); k += 5 {
		lang = append(lang, hpf[k])
	}
	return lang
}
