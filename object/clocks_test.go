package object

import (
	"maps"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestClocks has a function that names gettimeofday and a variable that no other file sees, one that prints, too, one that sets a variable
// of the program, one that calls another function of the file, and one that reads no clock.
func TestClocks(t *testing.T) {
	var text strings.Builder
	for name, named := range map[string]string{"clock_": "gettimeofday, mark", "prints_": "gettimeofday, puts", "sets_": "clock_gettime, seen",
		"calls_": "time, hidden", "plain_": "mark"} {
		text.WriteString(".text\n.globl " + name + "\n.type " + name + ",%function\n" + name + ": .quad " + named + "\n.size " + name + ", .-" + name + "\n")
	}
	text.WriteString("hidden: .quad 0\n.data\nmark: .quad 0\n.globl seen\nseen: .quad 0\n")
	path := filepath.Join(t.TempDir(), "clocks.o")
	cmd := exec.Command("as", "-o", path, "-")
	cmd.Stdin = strings.NewReader(text.String())
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("as: %v\n%s", err, out)
	}
	found := map[string]bool{}
	Clocks(path, found)
	if got := slices.Sorted(maps.Keys(found)); !slices.Equal(got, []string{"clock_"}) {
		t.Errorf("clocks %v, want clock_ alone", got)
	}
}
