package fortran

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"dhpfgo/pgasrt"
)

const manual = "../../docs/runtime.md"

func readManual(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(manual)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

var tableTests = regexp.MustCompile("`(Test\\w+)`")

// TestManualNamesTests: what the manual's table of features says is shown by a test.
func TestManualNamesTests(t *testing.T) {
	known := map[string]bool{}
	files, _ := filepath.Glob("../*_test.go")
	own, _ := filepath.Glob("*_test.go")
	for _, file := range append(files, own...) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?m)^func (Test\w+)\(t \*testing`).FindAllStringSubmatch(string(text), -1) {
			known[m[1]] = true
		}
	}
	named := tableTests.FindAllStringSubmatch(readManual(t), -1)
	if len(named) < 30 {
		t.Errorf("only %d tests are named", len(named))
	}
	for _, m := range named {
		if !known[m[1]] {
			t.Errorf("there is no %s", m[1])
		}
	}
}

// TestManualListsEnvironment: every variable that the core reads is described.
func TestManualListsEnvironment(t *testing.T) {
	files, _ := filepath.Glob("../*/*.c")
	text := readManual(t)
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`"(PGAS_[A-Z_]+)"`).FindAllStringSubmatch(string(source), -1) {
			if !strings.Contains(text, "| `"+m[1]+"` |") {
				t.Errorf("%s reads %s, which is not described", file, m[1])
			}
		}
	}
}

var codeBlock = regexp.MustCompile("(?s)\n```(c|fortran)\n(.*?)\n```\n")

// completed makes a program of an example that is none: after a line ---, what stands outside of main.
func completed(example string) string {
	if strings.Contains(example, "int main(") {
		return example
	}
	body, outside, _ := strings.Cut(example, "\n---\n")
	return "#include \"pgas.h\"\n#undef NDEBUG\n#include <assert.h>\n#include <stdio.h>\n#include <string.h>\n" + outside +
		"\nint main(int argc, char **argv) {\npgas_init(argc, argv);\n" + body + "\npgas_finalize();\nreturn 0;\n}\n"
}

func TestExamplesOfTheManual(t *testing.T) {
	dir := t.TempDir()
	tools, err := pgasrt.FindToolchain("")
	if err != nil {
		t.Fatal(err)
	}
	blocks := codeBlock.FindAllStringSubmatch(readManual(t), -1)
	if len(blocks) < 12 {
		t.Errorf("only %d examples", len(blocks))
	}
	for i, block := range blocks {
		var exe string
		if block[1] == "fortran" {
			write(t, dir, "example.f90", block[2]+"\n")
			exe = program(t, dir, "example.f90")
		} else {
			name := fmt.Sprintf("example%d", i)
			write(t, dir, name+".c", completed(block[2]))
			exe = filepath.Join(dir, name)
			opt := pgasrt.BuildOptions{Opt: 1, Flags: []string{"-I../core", "-Wall", "-Wextra", "-Werror"}}
			if err := tools.Link(context.Background(), []string{exe + ".c"}, exe, opt); err != nil {
				t.Errorf("%v\n%s", err, block[2])
				continue
			}
		}
		for _, images := range []int{1, 2, 5} {
			runImages(t, exe, images)
		}
	}
}
