package codegen

import (
	"os"
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
