package progen

import (
	"fmt"
	"strings"
	"testing"
)

// TestProgramIsDeterministic guards the use of seeds as names of failures.
func TestProgramIsDeterministic(t *testing.T) {
	for seed := int64(0); seed < 50; seed++ {
		if first, second := Program(seed), Program(seed); first != second {
			t.Fatalf("seed %d gives two programs", seed)
		}
		if first, second := Rich(seed), Rich(seed); first != second {
			t.Fatalf("seed %d gives two programs", seed)
		}
		if first, second := Lines(seed), Lines(seed); first != second {
			t.Fatalf("seed %d gives two programs", seed)
		}
		if first, second := Levels(seed), Levels(seed); first != second {
			t.Fatalf("seed %d gives two programs", seed)
		}
	}
}

// TestFolded folds statements at blanks, at commas where there is no blank, and not at all where there is neither.
func TestFolded(t *testing.T) {
	long := strings.Repeat("x", lineLength)
	for _, c := range []struct {
		statement string
		lines     int
	}{
		{"a = b", 1},
		{strings.Repeat("a + ", 30) + "b", 2},
		{strings.Repeat("f(1,", 60) + "b", 3},
		{long, 1},
		{"y = " + long, 2},
	} {
		lines := folded("  ", c.statement)
		if len(lines) != c.lines {
			t.Errorf("%q has %d lines, not %d", c.statement, len(lines), c.lines)
		}
		var whole string
		for i, line := range lines {
			whole += strings.TrimSuffix(strings.TrimLeft(line, " "), "&")
			if i+1 < len(lines) && len(line) > lineLength+2 {
				t.Errorf("line %q has %d columns", line, len(line))
			}
		}
		if squeeze := strings.NewReplacer(" ", ""); squeeze.Replace(whole) != squeeze.Replace(c.statement) {
			t.Errorf("%q became %q", c.statement, whole)
		}
	}
}

// TestLinesFit writes programs of seeds whose statements once were too long for a line: of one without a blank in it, and of nested
// calls.
func TestLinesFit(t *testing.T) {
	for _, text := range []string{Kernels(7654374), Constructs(53038)} {
		for line := range strings.Lines(text) {
			if len(line) > 132 && !strings.HasPrefix(strings.TrimSpace(line), "!") {
				t.Errorf("line of %d columns: %s", len(line), line)
			}
		}
	}
}

// TestAlignmentsFit aligns lines of any length with the template, in cells 1 to 96 of it.
func TestAlignmentsFit(t *testing.T) {
	for seed := range int64(2000) {
		g := &generator{dice: seeded(seed)}
		n := 1 + int(seed)%cells
		var stride, offset int
		if _, err := fmt.Sscanf(g.alignSubscript("", n), "%d*%d", &stride, &offset); err != nil {
			t.Fatal(err)
		}
		if least, most := min(stride, stride*n)+offset, max(stride, stride*n)+offset; least < 1 || most > cells {
			t.Errorf("%d elements lie in cells %d to %d", n, least, most)
		}
	}
}
