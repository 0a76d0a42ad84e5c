package partition

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/plan"
	"dhpfgo/sem"
)

// compile runs the passes on a source text and returns its unit before it is written out.
func compile(t *testing.T, name, source string) *unit {
	t.Helper()
	bag := &diag.Bag{}
	f := diag.NewFile(name, []byte(source))
	prog := sem.Check(parse.Parse(f, bag), bag)
	if bag.HasErrors() {
		bag.Print(os.Stderr, diag.Options{})
		t.Fatalf("%s does not compile", name)
	}
	u := (&building{bag: bag, arrays: map[*ir.Symbol]*spmd.Array{}}).analyse(prog.Units[0])
	if bag.HasErrors() {
		bag.Print(os.Stderr, diag.Options{})
		t.Fatalf("%s is refused", name)
	}
	return u
}

// TestExchangesByEnumeration compares every exchange of the programs in testdata with an enumeration of the iterations:
// each non-local element that a statement reads arrives exactly once, from its owner, and nothing else is sent (where
// the set is a box).
func TestExchangesByEnumeration(t *testing.T) {
	files, _ := filepath.Glob("testdata/comm/*.hpf")
	if len(files) < 8 {
		t.Fatalf("only %d programs", len(files))
	}
	for _, f := range files {
		source, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		u := compile(t, filepath.Base(f), string(source))
		if len(u.steps) == 0 {
			t.Errorf("%s: no exchange", f)
		}
		for images := 1; images <= 9; images++ {
			t.Run(fmt.Sprintf("%s/%d", filepath.Base(f), images), func(t *testing.T) { checkSteps(t, u, images) })
		}
	}
}

func checkSteps(t *testing.T, u *unit, images int) {
	d := newDescription(&plan.Plan{})
	u.describeStorage(d)
	for _, s := range u.steps {
		for _, sym := range s.arrays {
			v := &verification{u: u, d: d, images: images, step: s, sym: sym}
			if line := v.run(); len(v.faults) > 0 || strings.Contains(line, "not enumerated") && !space.General(sym.Map) {
				t.Error(line)
			}
		}
	}
}
