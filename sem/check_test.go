package sem

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden/update"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// checkText runs parser and checker over a source text.
func checkText(name, text string) (*ir.Program, *diag.Bag) {
	bag := &diag.Bag{}
	f := diag.NewFile(name, []byte(text))
	return Check(parse.Parse(f, bag), lower.Now{}, bag), bag
}

func sources(t *testing.T, dir string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("testdata", dir, "*.f90"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no sources in %s: %v", dir, err)
	}
	return files
}

func readFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestGolden compares the typed program of testdata/good with the golden dump beside each source.
func TestGolden(t *testing.T) {
	for _, name := range sources(t, "good") {
		p, bag := checkText(filepath.Base(name), readFile(t, name))
		for _, d := range bag.All() {
			t.Errorf("%v", d)
		}
		if bag.HasErrors() {
			continue
		}
		if err := ir.Verify(p, ir.Scalar); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		var b strings.Builder
		p.Dump(&b)
		golden := strings.TrimSuffix(name, ".f90") + ".sem"
		if update.Wanted() {
			if err := os.WriteFile(golden, []byte(b.String()), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if want := readFile(t, golden); want != b.String() {
			t.Errorf("%s differs; after reading the difference: go test ./sem -run Golden -update\n%s", golden, firstDifference(want, b.String()))
		}
	}
}

// TestMappings pins what directives mean: the declarations of the typed program of testdata/mapping.f90.
func TestMappings(t *testing.T) {
	p, bag := checkText("mapping.f90", readFile(t, "testdata/mapping.f90"))
	for _, d := range bag.All() {
		t.Errorf("%v", d)
	}
	got, _, _ := strings.Cut(p.String(), "begin\n")
	if update.Wanted() {
		if err := os.WriteFile("testdata/mapping.sem", []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want := readFile(t, "testdata/mapping.sem"); want != got {
		t.Errorf("testdata/mapping.sem differs; after reading the difference: go test ./sem -run Mappings -update\n%s",
			firstDifference(want, got))
	}
}

// TestEnvironment finds units that call procedures of the IEEE modules by which real operations round, and no others.
func TestEnvironment(t *testing.T) {
	p, bag := checkText("rounding.f90", `program p
  use, intrinsic :: ieee_arithmetic
  call other(1)
  call ieee_set_rounding_mode(ieee_up)
  call other(2)
contains
  subroutine other(i)
    integer, intent(in) :: i
    print *, i
    call last
  end subroutine other
  subroutine last
  end subroutine last
end program p
`)
	for _, d := range bag.All() {
		t.Error(d)
	}
	for _, u := range p.Units {
		if want := u.Name == "p"; u.Environment != want && slices.Contains([]string{"p", "other", "last"}, u.Name) {
			t.Errorf("%s: %v", u.Name, u.Environment)
		}
	}
}

func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range w {
		if i >= len(g) || w[i] != g[i] {
			return "want " + w[i] + "\ngot  " + strings.Join(g[min(i, len(g)-1):min(i+1, len(g))], "")
		}
	}
	return "more lines than wanted"
}

var (
	expectation = regexp.MustCompile(`! (ERROR|WARNING)((?: "(?:[^"])*")+)`)
	quoted      = regexp.MustCompile(`"([^"]*)"`)
)

// TestRules checks that each program of testdata/rules is refused where its ERROR comments say so, and nowhere else. A file
// holds many programs, with lines "! ---" between. A pattern is matched against severity, message, label, notes and helps.
func TestRules(t *testing.T) {
	n := 0
	for _, name := range sources(t, "rules") {
		line := 1
		for _, text := range strings.Split(readFile(t, name), "! ---\n") {
			checkRules(t, name, strings.Repeat("\n", line-1)+text)
			line += strings.Count(text, "\n") + 1
			n++
		}
	}
	if n < 60 {
		t.Errorf("only %d programs", n)
	}
}

// TestErrors checks in the same way the programs of testdata/errors, whose errors are found by this package or before.
func TestErrors(t *testing.T) {
	files, err := filepath.Glob("../testdata/errors/*.hpf")
	if err != nil || len(files) < 50 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	for _, name := range files {
		checkRules(t, name, readFile(t, name))
	}
}

func checkRules(t *testing.T, name, text string) {
	t.Helper()
	p, bag := checkText(filepath.Base(name), text)
	got := map[int][]string{}
	for _, d := range bag.All() {
		line, _ := d.Span.LineCol()
		full := strings.Join(append(append([]string{d.Severity.String(), d.Message, d.Label}, d.Notes...), d.Helps...), "\n")
		for _, o := range d.Others {
			full += "\n" + o.Text
		}
		got[line] = append(got[line], full)
	}
	for i, line := range strings.Split(text, "\n") {
		m := expectation.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		for _, q := range quoted.FindAllStringSubmatch(m[2], -1) {
			got[i+1] = match(t, name, i+1, "(?s)^"+strings.ToLower(m[1])+"\n.*"+q[1], got[i+1])
		}
	}
	for line, rest := range got {
		for _, d := range rest {
			t.Errorf("%s:%d: not expected: %s", name, line, strings.ReplaceAll(d, "\n", " | "))
		}
	}
	if !bag.HasErrors() {
		if err := ir.Verify(p, ir.Scalar); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// match removes the first diagnostic that matches.
func match(t *testing.T, name string, line int, pattern string, list []string) []string {
	t.Helper()
	re, err := regexp.Compile(pattern)
	if err != nil {
		t.Fatalf("%s:%d: %v", name, line, err)
	}
	for i, d := range list {
		if re.MatchString(d) {
			return append(append([]string(nil), list[:i]...), list[i+1:]...)
		}
	}
	t.Errorf("%s:%d: no diagnostic matches %q in %q", name, line, pattern, list)
	return list
}
