package pgasrt

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// checkModel explores all states of a Promela model and returns spin's report.
func checkModel(t *testing.T, model string) string {
	t.Helper()
	dir := t.TempDir()
	path := write(t, dir, "model.pml", model)
	for _, command := range [][]string{
		{"spin", "-a", path},
		{"gcc", "-DSAFETY", "-o", "pan", "pan.c"},
		{"./pan"},
	} {
		cmd := exec.Command(command[0], command[1:]...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Skipf("%v: %v\n%s", command, err, out)
		}
		if command[0] == "./pan" {
			return string(out)
		}
	}
	return ""
}

// The wait primitive loses no wake; and the model would show it if the poster looked for sleepers first.
func TestWaitModel(t *testing.T) {
	text, err := os.ReadFile("testdata/wait.pml")
	if err != nil {
		t.Fatal(err)
	}
	model := string(text)
	if report := checkModel(t, model); !strings.Contains(report, "errors: 0") {
		t.Errorf("%s", report)
	}
	broken := strings.Replace(model, "  value++;\n  if\n  :: sleepers > 0 -> asleep = false\n  :: else\n  fi\n",
		"  bool any = sleepers > 0;\n  value++;\n  if\n  :: any -> asleep = false\n  :: else\n  fi\n", 1)
	if report := checkModel(t, broken); broken == model || strings.Contains(report, "errors: 0") {
		t.Errorf("the fault is not seen:\n%s", report)
	}
}
