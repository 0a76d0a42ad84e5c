package archtest

import (
	"go/parser"
	"go/token"
	"os"
	"path"
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

var exported = regexp.MustCompile("`([a-z/]+)\\.([A-Z][A-Za-z]*)`")

// TestNamesInDocs looks up the names of packages that the pages for contributors give: what they tell to call is declared there.
func TestNamesInDocs(t *testing.T) {
	known := declaredNames(t)
	found := 0
	for _, page := range []string{"CONTRIBUTING.md", "docs/architecture.md", "docs/adding-a-pass.md", "docs/adding-a-statement.md", "docs/rationale.md"} {
		for _, m := range exported.FindAllStringSubmatch(string(read(t, page)), -1) {
			if found++; !known[m[1]+"."+m[2]] {
				t.Errorf("%s: package %s declares no %s", page, m[1], m[2])
			}
		}
	}
	if found < 30 {
		t.Errorf("only %d names", found)
	}
}

// declaredNames are the exported names of all packages, tests included: "ir.Equal".
func declaredNames(t *testing.T) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	for _, file := range goFiles(t) {
		tree, err := parser.ParseFile(token.NewFileSet(), root+file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for name := range tree.Scope.Objects {
			out[path.Base(path.Dir(file))+"."+name] = true
		}
	}
	return out
}

// isOfCompiler leaves out benchmarks, tools of the tests, and parts of the runtime.
func isOfCompiler(pkg string) bool {
	first, rest, _ := strings.Cut(pkg, "/")
	return first != "bench" && first != "internal" && (first != "pgasrt" || rest == "")
}
