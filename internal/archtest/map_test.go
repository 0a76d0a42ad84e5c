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
	rows := namedFiles(t, where)
	if rows < 30 {
		t.Errorf("only %d files are named", rows)
	}
	for pkg := range rules {
		if isOfCompiler(pkg) && !strings.Contains(text, "| `"+pkg+"`") && !strings.Contains(text, ", `"+pkg+"`") {
			t.Errorf("docs/architecture.md does not say what package %s is for", pkg)
		}
	}
}

// TestFeatures does the same for the ten features of CONTRIBUTING.md.
func TestFeatures(t *testing.T) {
	_, table, _ := strings.Cut(string(read(t, "CONTRIBUTING.md")), "| feature | file |")
	if n := strings.Count(table, "\n|") - 1; n != 10 {
		t.Errorf("%d features", n)
	}
	if namedFiles(t, table) < 10 {
		t.Error("not every feature has a file")
	}
}

// namedFiles counts the files that the second column of a table names, and reports those that are not there.
func namedFiles(t *testing.T, table string) (n int) {
	t.Helper()
	for line := range strings.Lines(table) {
		cells := strings.Split(line, " | ")
		if len(cells) != 2 {
			continue
		}
		for _, name := range quoted.FindAllStringSubmatch(cells[1], -1) {
			n++
			if _, err := os.Stat(root + name[1]); err != nil {
				t.Errorf("%s: there is no %s", strings.TrimSpace(line), name[1])
			}
		}
	}
	return n
}

// isOfCompiler leaves out benchmarks, tools of the tests, and parts of the runtime.
func isOfCompiler(pkg string) bool {
	first, rest, _ := strings.Cut(pkg, "/")
	return first != "bench" && first != "internal" && (first != "pgasrt" || rest == "")
}
