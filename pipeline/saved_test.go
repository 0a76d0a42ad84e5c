package pipeline

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/diag"
)

// TestSavedPrograms saves programs after each stage, reads them back, and goes on: the code is that of a compilation in one go, which
// also makes the plan, and what is read back is saved as the same text.
func TestSavedPrograms(t *testing.T) {
	for _, path := range chosen(t) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		whole := start(path, text)
		whole.Explain = true
		if err := whole.Run(Code); err != nil || whole.Bag.HasErrors() {
			continue // an error of the user, or one that only other options do without
		}
		for _, stage := range []Stage{Check, Specialise, Partition, Loops} {
			c := start(path, text)
			if err := c.Run(stage); err != nil {
				t.Fatal(path, err)
			}
			kept := c.Save()
			again := &Compilation{Bag: &diag.Bag{}, Options: c.Options}
			if err := again.Load(kept); err != nil {
				t.Errorf("%s after %s: %v", path, Stages[stage].Name, err)
				continue
			}
			if again.Save() != kept {
				t.Errorf("%s after %s: what is read back is saved as another text", path, Stages[stage].Name)
			}
			if err := again.Run(Code); err != nil || again.Text != whole.Text {
				t.Errorf("%s after %s: the code differs from that of one go (%v, %v)", path, Stages[stage].Name, err, again.Bag)
			}
		}
	}
}

func start(path string, text []byte) *Compilation {
	c := &Compilation{Sources: []Source{{File: diag.NewFile(path, text)}}, Bag: &diag.Bag{}}
	c.Improve = true
	return c
}

// chosen are the programs of testdata that end with one of a few letters: some forty of all kinds.
func chosen(t *testing.T) []string {
	var out []string
	err := filepath.WalkDir(filepath.Join("..", "testdata"), func(path string, d fs.DirEntry, err error) error {
		stem, isFree := strings.CutSuffix(strings.TrimSuffix(path, ".hpf"), ".f90")
		if isFree = isFree || strings.HasSuffix(path, ".hpf"); isFree && (os.Getenv("ALL") == "1" || strings.HasSuffix(stem, "k") || strings.HasSuffix(stem, "y")) {
			out = append(out, path)
		}
		return err
	})
	if err != nil || len(out) < 20 {
		t.Fatal("only", len(out), "programs", err)
	}
	return out
}
