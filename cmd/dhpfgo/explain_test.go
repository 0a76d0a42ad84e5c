package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/diag/explain"
)

// TestExplainedPrograms compiles the programs of every entry: the wrong one is reported with the code and with no error of another
// code, the right one with no error and without the code.
func TestExplainedPrograms(t *testing.T) {
	for _, e := range explain.All() {
		if e.NoExample != "" || e.IsReason() {
			continue
		}
		t.Run(e.Code, func(t *testing.T) {
			code, said := compileExample(t, e, e.Wrong)
			if !strings.Contains(said, "["+e.Code+"]\n") {
				t.Errorf("the wrong program is not reported with the code:\n%s", said)
			}
			for line := range strings.Lines(said) {
				if strings.Contains(line, ": error: ") && !strings.HasSuffix(line, "["+e.Code+"]\n") {
					t.Errorf("another error: %s", line)
				}
			}
			if isError := e.Severities[0] == "error"; isError != (code == exitUser) {
				t.Errorf("exit code %d:\n%s", code, said)
			}
			if code, said := compileExample(t, e, e.Right); code != 0 || strings.Contains(said, "["+e.Code+"]\n") {
				t.Errorf("the right program: exit code %d\n%s", code, said)
			}
		})
	}
}

func compileExample(t *testing.T, e explain.Entry, text string) (int, string) {
	t.Helper()
	t.Chdir(t.TempDir())
	if err := os.WriteFile(e.File, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	args := append(strings.Fields(e.Command), e.File)
	if args[0] == "build" {
		args = append(args, "-o", filepath.Join(t.TempDir(), "example"))
	}
	var stdout, stderr strings.Builder
	code := run(args, nil, &stdout, &stderr)
	return code, stderr.String()
}
