package archtest

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

var quoted = regexp.MustCompile("`([^`]+)`")

// TestMap holds the table "Where is it?" to the tree: each file and package that it names is there, and so is each package of
// the table of packages.
func TestMap(t *testing.T) {
	text := string(read(t, "docs/architecture.md"))
	_, where, ok := strings.Cut(text, "## Where is it?")
	if !ok {
		t.Fatal("docs/architecture.md does not say where things are")
	}
	rows := 0
	for line := range strings.Lines(where) {
		cells := strings.Split(line, " | ")
		if len(cells) != 2 {
			continue
		}
		for _, name := range quoted.FindAllStringSubmatch(cells[1], -1) {
			rows++
			if _, err := os.Stat(root + name[1]); err != nil {
				t.Errorf("%s: there is no %s", strings.TrimSpace(line), name[1])
			}
		}
	}
	if rows < 30 {
		t.Errorf("only %d files are named", rows)
	}
	for pkg := range rules {
		if isOfCompiler(pkg) && !strings.Contains(text, "| `"+pkg+"`") && !strings.Contains(text, ", `"+pkg+"`") {
			t.Errorf("docs/architecture.md does not say what package %s is for", pkg)
		}
	}
}

// isOfCompiler leaves out benchmarks, tools of the tests, and parts of the runtime.
func isOfCompiler(pkg string) bool {
	first, rest, _ := strings.Cut(pkg, "/")
	return first != "bench" && first != "internal" && (first != "pgasrt" || rest == "")
}
