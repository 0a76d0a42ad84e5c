package main

import (
	"encoding/json"
	"fmt"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"dhpfgo/pipeline"
	"dhpfgo/plan"

	"github.com/alecthomas/kong"
)

// plannedImages is the number of images on which the plans of whole runs are held against runs.
const plannedImages = 4

// partlyPlanned are the programs of testdata/hpf of which only the run knows everything, but for messages by index arrays ("irregular"),
// with what it depends on.
var partlyPlanned = listed(map[string][]string{
	"it reads the extents or the number of cases": {
		"allocatable_levels", "jacobi_offset_bounds", "lu_planes", "triangular_symbolic",
	},
	"extents are components of a variable":                {"components_as_bounds"},
	"the number of levels is known when the program runs": {"levels_as_arguments", "levels_beyond_some"},
	"PACK gives as many elements as a mask selects": {
		"allocated_in_loop", "assignment_allocates", "extents_of_the_run", "matmul_transpose", "move_alloc", "pack_unpack", "packs_of_planes", "scans_and_sorts",
	},
	"iterations go on until a residual or an order of the data is reached": {
		"cg_preconditioned", "histogram_sort", "neighbours_in_place", "red_black_sor",
	},
	"a branch is taken by what an element or a sum is": {
		"cg_stencil", "cholesky_dealt", "conditionals_and_exits", "flags_of_loops", "householder_eigen", "lu_pivot_rows", "lu_solved", "map_lu_cyclic", "map_redistribute_control", "map_remap_flow", "map_remap_symbolic", "parts_added", "redistribute_behind_jumps", "reductions_dealt_relatives", "values_of_loops",
	},
	"bounds are components of a variable of derived type, which the plan does not follow": {
		"invariant_bounds", "ways_to_a_subscript",
	},
	"a subscript is an element of an array that is set through an index array": {
		"index_pivoting", "sparse_and_indirect",
	},
})

// assumedWrong are the programs of which a plan takes for granted what does not hold.
var assumedWrong = map[string]string{
	"extrema_of_infinities":     "arrays without any number: MAXVAL looks a second time",
	"reductions_every_operator": "the same",
}

// listed turns a list of names by reason round.
func listed(by map[string][]string) map[string]string {
	out := map[string]string{}
	for why, names := range by {
		for _, name := range names {
			out[name] = why
		}
	}
	return out
}

// plannedRun is the part of a plan in JSON that says what a whole run moves.
type plannedRun struct {
	Run *struct {
		Messages, Bytes, Joined int64
		Moves                   []struct {
			Kind, Unknown   string
			Line            int
			Messages, Bytes int64
		}
	}
}

// plans is what the commands 'plan', 'plan --format json' and 'plan --verify' say of a program.
type plans struct{ text, json, enumerated string }

// buildPlanned plans a program and builds it, from one analysis, and gives also what the compiler says.
func buildPlanned(t *testing.T, source string, images int, exe string, flags []string) (p plans, said string) {
	t.Helper()
	args, err := asOurs(slices.Concat([]string{"build", "-o", exe}, flags, []string{source}))
	if err != nil {
		t.Fatal(err)
	}
	var cli commandLine
	if _, err := kong.Must(&cli).Parse(args); err != nil {
		t.Fatal(err)
	}
	var errs strings.Builder
	s := &session{ctx: t.Context(), stderr: &errs, report: cli.reporting, read: cli.reading}
	src, err := s.load(cli.Build.inputs)
	if err == nil {
		src.Explain = true
		err = src.reach(pipeline.Partition)
	}
	if err == nil {
		p = src.plans(t, images)
		err = cli.Build.finish(src)
	}
	if err != nil {
		t.Fatalf("%s: %v\n%s", source, err, errs.String())
	}
	return p, errs.String()
}

// finish goes on with a program to the executable.
func (c *buildCommand) finish(src *source) error {
	opt, err := c.linked(&c.native)
	if err != nil {
		return err
	}
	ir, err := src.llvm(c.native)
	if err != nil {
		return err
	}
	return c.write(src.session, ir, opt)
}

func (src *source) plans(t *testing.T, images int) plans {
	t.Helper()
	var text, asJSON, enumerated strings.Builder
	src.stdout = &enumerated
	var c planCommand
	if err := c.verify(src.session, src.Why, images); err != nil {
		t.Errorf("%v\n%s", err, enumerated.String())
	}
	src.Why.Plan.Run = src.Why.Run(images, c.given())
	plan.Text(&text, src.Why.Plan, images, nil)
	if err := plan.JSON(&asJSON, src.Why.Plan, images, nil); err != nil {
		t.Fatal(err)
	}
	return plans{text.String(), asJSON.String(), enumerated.String()}
}

var countedMoves = regexp.MustCompile(`(?m)^pgas: (exchange|[a-z]+)(?: \d+)?: .*messages (\d+), bytes (\d+)$`)

// comparePlanned holds what a program moves in a run against what its plan says: for each kind of message as many and as long ones, or where
// the plan says that only the run knows, no fewer. What it prints must be gfortran's answer.
func comparePlanned(t *testing.T, source, planned string, ran compared) {
	t.Helper()
	var p plannedRun
	if err := json.Unmarshal([]byte(planned), &p); err != nil {
		t.Fatal(err)
	}
	got, stderr, err := runImages(t, ran.want.input, plannedImages, ran.exe, "PGAS_STATS=1")
	if err != nil {
		t.Fatalf("%v\n%s", err, stderr)
	}
	if diff := ran.want.diff(t, got, ran.tolerance); diff != "" {
		t.Errorf("%d images: %s", plannedImages, diff)
	}
	want, why := map[string]traffic{}, map[string]string{}
	for _, m := range p.Run.Moves {
		w := want[m.Kind]
		want[m.Kind] = traffic{w.messages + m.Messages, w.bytes + m.Bytes}
		if m.Unknown != "" {
			why[m.Kind] = fmt.Sprintf("line %d: %s", m.Line, m.Unknown)
		}
	}
	counted := countedByKind(t, stderr)
	comparePartly(t, stem(source), why)
	if assumedWrong[stem(source)] != "" {
		return
	}
	for kind := range kindsOf(want, counted) {
		w, g := want[kind], counted[kind]
		switch {
		case why[kind] != "" && (w.messages > g.messages || w.bytes > g.bytes):
			t.Errorf("%s: the plan says at least %+v (%s), the run counts %+v", kind, w, why[kind], g)
		case why[kind] == "" && w != g:
			t.Errorf("%s: the plan says %+v, the run counts %+v", kind, w, g)
		}
	}
	if joined := regexp.MustCompile(`pgas: joined: messages (\d+)`).FindStringSubmatch(stderr); len(why) == 0 && joined != nil && number(t, joined[1]) != p.Run.Joined {
		t.Errorf("the plan says that %d messages are joined, the run counts %s", p.Run.Joined, joined[1])
	}
}

// comparePartly wants only the listed programs to depend on more than index arrays.
func comparePartly(t *testing.T, name string, why map[string]string) {
	t.Helper()
	listed, partly := partlyPlanned[name] != "", false
	for kind, reason := range why {
		if kind == "irregular" {
			continue
		}
		partly = true
		if !listed {
			t.Errorf("%s: the plan does not know what moves: %s", kind, reason)
		}
	}
	if listed && !partly {
		t.Errorf("the plan knows what moves; take %s from the list partlyPlanned", name)
	}
}

func countedByKind(t *testing.T, stderr string) map[string]traffic {
	t.Helper()
	out := map[string]traffic{}
	for _, m := range countedMoves.FindAllStringSubmatch(stderr, -1) {
		if kind := m[1]; kind != "total" && kind != "inspector" {
			x := out[kind]
			out[kind] = traffic{x.messages + number(t, m[2]), x.bytes + number(t, m[3])}
		}
	}
	return out
}

func kindsOf(a, b map[string]traffic) map[string]bool {
	out := map[string]bool{}
	for k := range a {
		out[k] = true
	}
	for k := range b {
		out[k] = true
	}
	return out
}

// TestSummary wants the table to give the totals of the plans.
func TestSummary(t *testing.T) {
	const source = "../../testdata/hpf/map_redistribute.hpf"
	table := stdoutOf(t, exec.Command("dhpfgo", "plan", "--summary", "-n", "2,4", source))
	for _, images := range []string{"2", "4"} {
		plan := stdoutOf(t, exec.Command("dhpfgo", "plan", "-n", images, source))
		found := regexp.MustCompile(`whole run on \d+ images: (\d+) messages, (\d+) bytes`).FindStringSubmatch(plan)
		if found == nil {
			t.Fatalf("no total:\n%s", plan)
		}
		row := regexp.MustCompile(`(?m)^ +` + images + ` +` + found[1] + ` +` + found[2] + ` `)
		if !row.MatchString(table) {
			t.Errorf("no row for %s with %s messages, %s bytes:\n%s", images, found[1], found[2], table)
		}
	}
	for _, column := range []string{"owned", "shadow", "buffers", "whole", "balance", "share"} {
		if !strings.Contains(table, column) {
			t.Errorf("no column %q:\n%s", column, table)
		}
	}
}
