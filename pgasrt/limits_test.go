package pgasrt

import (
	"io/fs"
	"sort"
	"strings"
	"testing"
)

// functionLengths reads C as this project formats it: a function ends at a brace in column 1, and starts at the last
// line before it that begins in column 1 and is not a brace.
func functionLengths(text string) (lengths []int) {
	start := 0
	for i, line := range strings.Split(text, "\n") {
		switch {
		case line == "}":
			lengths = append(lengths, i-start+1)
		case line != "" && !strings.ContainsAny(line[:1], " }/#"):
			start = i
		case strings.HasPrefix(line, "#define"):
			start = i
		}
	}
	return lengths
}

// TestSizeOfWholeCore holds the core, headers included, under 6,600 lines as they stand.
func TestSizeOfWholeCore(t *testing.T) {
	sum := 0
	files, _ := fs.Glob(core, "core/*.[ch]")
	for _, file := range files {
		text, _ := core.ReadFile(file)
		sum += strings.Count(string(text), "\n")
	}
	if sum == 0 || sum > 6600 {
		t.Errorf("%d lines", sum)
	}
}

func TestSizesOfCore(t *testing.T) {
	var all []int
	files, _ := fs.Glob(core, "*/*.c")
	for _, file := range files {
		text, _ := core.ReadFile(file)
		if lines := strings.Count(string(text), "\n"); lines > 600 {
			t.Errorf("%s has %d lines", file, lines)
		}
		for _, n := range functionLengths(string(text)) {
			all = append(all, n)
			if n > 80 {
				t.Errorf("%s has a function of %d lines", file, n)
			}
		}
	}
	sort.Ints(all)
	if median, p90 := all[len(all)/2], all[len(all)*9/10]; median > 15 || p90 > 40 {
		t.Errorf("functions: median %d, p90 %d lines", median, p90)
	}
}
