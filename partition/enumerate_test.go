package partition

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/partition/explain"
	"dhpfgo/partition/oracle"
	"dhpfgo/partition/space"
	"dhpfgo/plan"
	"dhpfgo/sem"
)

// compile runs the passes on a source text and returns its unit before it is written out.
func compile(t *testing.T, name, source string) *unit {
	t.Helper()
	bag := &diag.Bag{}
	f := diag.NewFile(name, []byte(source))
	prog := sem.Check(parse.Parse(f, bag), lower.Now{}, bag)
	if bag.HasErrors() {
		bag.Print(os.Stderr, diag.Options{})
		t.Fatalf("%s does not compile", name)
	}
	u := newBuilding(Options{Verify: true}, bag).analyse(prog.Units[0], nil).unit
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
		if len(u.Steps) == 0 {
			t.Errorf("%s: no exchange", f)
		}
		for images := 1; images <= 9; images++ {
			t.Run(fmt.Sprintf("%s/%d", filepath.Base(f), images), func(t *testing.T) { checkSteps(t, u, images) })
		}
	}
}

func checkSteps(t *testing.T, u *unit, images int) {
	d := explain.NewDescription(&plan.Plan{})
	explain.DescribeStorage(u.Unit, d)
	for _, s := range u.Steps {
		for _, sym := range s.Arrays {
			for _, part := range enumerated(u, s, sym) {
				line, holds := oracle.Check(enumerable(u, d, images, nil), part)
				if !holds || strings.Contains(line, "not enumerated") && !space.General(sym.Map) && !usesManyTiles(part) {
					t.Error(line)
				}
			}
		}
	}
}

// usesManyTiles reports whether a message depends on tiles of which an image has several.
func usesManyTiles(s *oracle.Step) bool {
	return slices.ContainsFunc(s.Messages, func(m oracle.Message) bool { return m.OverTiles() })
}

// TestOracleFindsFaults breaks the messages of a program in ways that the enumeration must find.
func TestOracleFindsFaults(t *testing.T) {
	source, err := os.ReadFile("testdata/comm/five_point.hpf")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, want string
		harm       func(*oracle.Step)
	}{
		{"a message is missing", "is not sent to image", func(s *oracle.Step) { s.Messages = s.Messages[1:] }},
		{"a message comes twice", "comes twice", func(s *oracle.Step) { s.Messages = append(s.Messages, s.Messages[0]) }},
		{"nobody reads what is sent", "which does not read it", func(s *oracle.Step) { s.Reads = s.Reads[1:] }},
	} {
		t.Run(c.name, func(t *testing.T) {
			u := compile(t, "five_point.hpf", string(source))
			d := explain.NewDescription(&plan.Plan{})
			explain.DescribeStorage(u.Unit, d)
			s := enumerated(u, u.Steps[0], u.Steps[0].Arrays[0])[0]
			if line, holds := oracle.Check(enumerable(u, d, 4, nil), s); !holds {
				t.Fatalf("wrong before: %s", line)
			}
			c.harm(s)
			if line, holds := oracle.Check(enumerable(u, d, 4, nil), s); holds || !strings.Contains(line, c.want) {
				t.Errorf("not found: %s", line)
			}
		})
	}
}
