package codegen

import (
	"os"
	"strings"
	"testing"

	"dhpfgo/internal/golden/update"
)

// TestGolden pins the text of one module, for review of what a change to this package does to it.
func TestGolden(t *testing.T) {
	const golden = "testdata/shift.ll"
	got := Text(shiftProgram().program(), Options{Triple: "x86_64-pc-linux-gnu"})
	if update.Wanted() {
		if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("first difference: %s\ncheck it, then accept it with: go test ./codegen -run Golden -update",
			firstDifference(got, string(want)))
	}
}

func firstDifference(got, want string) string {
	lines := strings.Split(want, "\n")
	for i, line := range strings.Split(got, "\n") {
		if i >= len(lines) || line != lines[i] {
			return line
		}
	}
	return "the end"
}
