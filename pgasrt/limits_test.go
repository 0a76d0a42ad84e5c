package pgasrt

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
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

// TestSizeOfWholeCore holds the core, headers included, under 6,700 lines as they stand.
func TestSizeOfWholeCore(t *testing.T) {
	sum := 0
	files, _ := fs.Glob(core, "core/*.[ch]")
	for _, file := range files {
		text, _ := core.ReadFile(file)
		sum += strings.Count(string(text), "\n")
	}
	if sum == 0 || sum > 6700 {
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

// TestStateOfManyImages builds what an image of a run of 100,000 on hosts of 64 holds: bytes with pages, and what it reserves of its
// segment, are held to what the README says of them.
func TestStateOfManyImages(t *testing.T) {
	t.Parallel()
	far, err := filepath.Glob("far/*.c")
	if err != nil || len(far) == 0 {
		t.Fatalf("no files: %v", err)
	}
	many := &variant{with: far, extra: []string{"-Ifar"}}
	t.Cleanup(func() { os.RemoveAll(many.dir) })
	cmd := exec.Command(many.program(t, "state"), "100000")
	cmd.Env = append(os.Environ(), "PGAS_PIN=0")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	const kib, mib = 1 << 10, 1 << 20
	for i, most := range []struct {
		when                                string
		reserved, segment, private, control int
	}{
		{"joined", 210 * mib, 0, mib, 500 * kib},
		{"at work", 210 * mib, 300 * kib, 3 * mib / 2, 600 * kib},
		{"ended", 210 * mib, 300 * kib, 3 * mib / 2, 700 * kib},
	} {
		var reserved, segment, private, control int
		line := strings.Split(string(out), "\n")[i]
		t.Log(line)
		_, err := fmt.Sscanf(line, most.when+": reserved %d, segment %d, private %d, control area %d", &reserved, &segment, &private, &control)
		if err != nil || reserved > most.reserved || segment > most.segment || private > most.private || control > most.control {
			t.Errorf("%v; at most %+v", err, most)
		}
	}
}
