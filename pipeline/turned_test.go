package pipeline

import (
	"os"
	"testing"

	"dhpfgo/ir"
)

// TestTurned wants arrays to be cut anew for lines whose scratch is in COMMON, but not where the last line's is used.
func TestTurned(t *testing.T) {
	text, err := os.ReadFile("../testdata/hpf/lines_scratch_of_common.hpf")
	if err != nil {
		t.Fatal(err)
	}
	c := compilation(string(text))
	if err := c.Run(Partition); err != nil || c.Bag.HasErrors() {
		t.Fatal(err, c.Bag.All())
	}
	copies := map[string]int{}
	for _, u := range c.Typed.Units {
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			if _, ok := s.(*ir.CopyArray); ok {
				copies[u.Name]++
			}
			return true
		})
	}
	if copies["across"] != 3 || len(copies) != 1 {
		t.Errorf("copies %v, want 3 in across", copies)
	}
}
