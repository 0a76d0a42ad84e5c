package pgasrt

import (
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dhpfgo/internal/golden/update"
)

// larger are the sizes with which PGAS_TEST_FULL checks models, too.
var larger = map[string][]*strings.Replacer{
	"barrier":   {strings.NewReplacer("IMAGES 3", "IMAGES 4", "BARRIERS 3", "BARRIERS 4")},
	"finish":    {strings.NewReplacer("FUNCTIONS 3", "FUNCTIONS 4")},
	"heap":      {strings.NewReplacer("CELLS 6", "CELLS 7")},
	"mcs":       {strings.NewReplacer("IMAGES 3", "IMAGES 4", "ROUNDS 2", "ROUNDS 1"), strings.NewReplacer("ROUNDS 2", "ROUNDS 3"), strings.NewReplacer("DEATHS 1", "DEATHS 2")},
	"pair":      {strings.NewReplacer("BARRIERS 4", "BARRIERS 12")},
	"tdlb":      {strings.NewReplacer("NODES 3", "NODES 4", "BARRIERS 3", "BARRIERS 1"), strings.NewReplacer("BARRIERS 3", "BARRIERS 4")},
	"tdlb_pair": {strings.NewReplacer("OF_EACH 2", "OF_EACH 3"), strings.NewReplacer("BARRIERS 3", "BARRIERS 6")},
}

// many lists the models with so many states that compiling the search with -O1 pays.
var many = []string{"mcs", "tdlb"}

// checkModel explores all states of a Promela model and returns spin's report.
func checkModel(t *testing.T, model, level string) string {
	t.Helper()
	dir := t.TempDir()
	path := write(t, dir, "model.pml", model)
	var out []byte
	for _, command := range [][]string{
		{"spin", "-a", path},
		{"gcc", level, "-DSAFETY", "-DCOLLAPSE", "-o", "pan", "pan.c"},
		{"./pan", "-m100000"},
	} {
		if _, err := exec.LookPath(command[0]); err != nil && command[0] != "./pan" {
			t.Fatalf("%s is missing: run scripts/setup.sh test, or apt-get install spin gcc", command[0])
		}
		cmd := exec.Command(command[0], command[1:]...)
		cmd.Dir = dir
		var err error
		if out, err = cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v: %v\n%s", command, err, out)
		}
	}
	return string(out)
}

// faults are changes of the models that a check must find: what is replaced, by what.
var faults = map[string][]string{
	"barrier":   {"atomic { arrived++; before = arrived };", "before = arrived + 1; arrived = before;"},
	"event":     {"taken = taken + count;", "taken = value;"},
	"finish":    {" && sent_sum[sum] == sent_sum[sum-1] && run_sum[sum] == run_sum[sum-1]", ""},
	"heap":      {"depth[cell] >= d", "depth[cell] > d"},
	"mcs":       {"     :: atomic { BEHIND(tail) && dead[tail-1] -> heir = tail }\n", ""},
	"pair":      {"word[1 - _pid] >= number * 4;", "word[1 - _pid] >= number;"},
	"tdlb":      {"        arrived[NODE] >= number * OF_EACH;\n", ""},
	"tdlb_pair": {"(PLACE(node, round) * 2 + number % 2)", "(PLACE(node, round) * 2)"},
	"wait":      {"  value++;\n  wake()", "  bool any = flag;\n  value++;\n  if\n  :: any -> wake()\n  :: else\n  fi"},
}

func expectCorrect(t *testing.T, model, level string) {
	t.Helper()
	report := checkModel(t, model, level)
	if !strings.Contains(report, "errors: 0") || strings.Contains(report, "max search depth too small") {
		t.Errorf("%s", report)
	}
}

// checkedModels lists the models as spin has checked them, each with its fault.
const checkedModels = "models/checked.txt"

// writeChecked writes the list when all models have been checked.
func writeChecked(t *testing.T, lines string) {
	if t.Failed() {
		return
	}
	if err := os.WriteFile(checkedModels, []byte(lines), 0o644); err != nil {
		t.Fatal(err)
	}
}

// Every model is free of errors, and has at least one with its fault. A model that is in the list as it is has been checked before: at full
// size and with -update, which writes the list, all are checked.
func TestModels(t *testing.T) {
	t.Parallel()
	list, err := os.ReadFile(checkedModels)
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("models/*.pml")
	if err != nil || len(files) != len(faults) {
		t.Fatalf("%d models, %d faults, %v", len(files), len(faults), err)
	}
	lines := ""
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".pml")
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		sum := sha256.Sum256([]byte(string(text) + strings.Join(faults[name], "")))
		line := fmt.Sprintf("%s %x\n", name, sum[:12])
		lines += line
		if strings.Contains(string(list), line) && os.Getenv("PGAS_TEST_FULL") == "" && !update.Wanted() {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			model, level := string(text), "-O0"
			if slices.Contains(many, name) {
				level = "-O1"
			}
			for _, resize := range sizes([]*strings.Replacer{strings.NewReplacer()}, larger[name]) {
				expectCorrect(t, resize.Replace(model), level)
			}
			broken := strings.Replace(model, faults[name][0], faults[name][1], 1)
			if report := checkModel(t, broken, "-O0"); broken == model || strings.Contains(report, "errors: 0") {
				t.Errorf("the fault is not seen:\n%s", report)
			}
		})
	}
	if update.Wanted() {
		t.Cleanup(func() { writeChecked(t, lines) })
	}
}
