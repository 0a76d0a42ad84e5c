package main

import (
	"bytes"
	"context"
	"fmt"
	"hash/fnv"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"dhpfgo/internal/pace"
)

// imageCounts are the numbers of images that every program must give gfortran's output on.
var imageCounts = []int{1, 2, 3, 4, 6, 7, 8}

const (
	usualTolerance = 1e-12
	tiny           = 1e-13 // two numbers below this are both rounding of zero
)

// full asks for the tests at full size, of 'make test-all': all programs with the default optimisation, more seeds.
var full = os.Getenv("DHPFGO_TEST_FULL") != ""

// few is a number of seeds, or that of the tests at full size.
func few(n, all int) int {
	if full {
		return all
	}
	return n
}

// TestPrograms compares the output of each program with gfortran's on the same file, for all image counts.
func TestPrograms(t *testing.T) {
	requireGfortran(t)
	for _, source := range programs(t) {
		t.Run(stem(source), func(t *testing.T) {
			t.Parallel()
			comparePrograms(t, source, sampled(source)...)
		})
	}
}

// sampled gives the flags for a program whose test is not about what clang does to loops: clang's -O0, which takes a tenth of the
// time of -O3 and leaves the compiler's own steps as they are, but for every fifth program and the examples, which compute for long, and
// at full size for all, the default.
func sampled(source string) []string {
	if full || nameHash(source)%5 == 0 || strings.Contains(source, "examples/") || slices.Contains(aboutClang, stem(source)) {
		return nil
	}
	return []string{"--linker=-O0"} // clang compiles and links in one go, and takes the last level
}

// aboutClang are programs about what clang may take for granted, or whose last digits depend on what it computes.
var aboutClang = []string{"component_views_overlap", "target_dummy_overlaps", "pointer_section_onto_itself", "test_and_value_differ",
	"test_and_value_differ_mapped", "power_of_least_integer", "transfer_through_logical", "sums_distributed_alike", "null_pointer_is_saved", "digits_of_sums",
	"mixed_mode"} // a power that gfortran computes while it compiles

func requireGfortran(t *testing.T) {
	t.Helper()
	if _, err := exec.LookPath("gfortran"); err != nil {
		t.Fatal("gfortran is missing; the answers are compared with it: apt install gfortran (or run scripts/setup.sh test)")
	}
}

func programs(t *testing.T) []string {
	t.Helper()
	var all []string
	for _, pattern := range []string{"../../testdata/programs/*.hpf", "../../testdata/fixedbugs/*.[hf]*", "../../examples/*.hpf"} {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) == 0 {
			t.Fatalf("no programs in %s (%v)", pattern, err)
		}
		all = append(all, found...)
	}
	return all
}

func comparePrograms(t *testing.T, source string, flags ...string) {
	t.Helper()
	compareImages(t, source, countsFor(source, imageCounts), flags).compareLate(t)
}

// countsFor chooses of some numbers of images, unless at full size, 1, one of few and one of many, by the program's name: each program
// takes both ways, and all of them each number. A program that showed a fault keeps all.
func countsFor(source string, all []int) []int {
	if full || strings.Contains(source, "fixedbugs") {
		return all
	}
	few, many := all[1:len(all)/2+1], all[len(all)/2+1:]
	hash := nameHash(source) / 3 // by which the level of optimisation does not go
	return []int{1, few[hash%len(few)], many[hash/len(few)%len(many)]}
}

// nameHash is a number by the name of a program.
func nameHash(source string) int {
	hash := fnv.New32a()
	_, _ = hash.Write([]byte(filepath.Base(source))) // never fails
	return int(hash.Sum32())
}

// compared is a program that was compared with gfortran's: the executable, and what it should print.
type compared struct {
	exe       string
	want      *answer
	tolerance float64
}

// compareImages compiles a program once and holds its output on each number of images against gfortran's.
func compareImages(t *testing.T, source string, counts []int, flags []string) compared {
	t.Helper()
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", append(append([]string{"build", "-o", exe}, flags...), source)...)
	return compareRuns(t, source, exe, counts)
}

// compareRuns holds what an executable prints on each number of images against gfortran's output.
func compareRuns(t *testing.T, source, exe string, counts []int) compared {
	t.Helper()
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	ran := compared{exe, answerOf(t, source), toleranceOf(string(text))}
	for _, images := range counts {
		tolerance := ran.tolerance
		if images == 1 && !lastDigitsPattern.Match(text) {
			tolerance = noTolerance
		}
		if diff := ran.want.diff(t, output(t, ran.want.input, images, exe), tolerance); diff != "" {
			t.Errorf("%d images: %s", images, diff)
		}
	}
	return ran
}

// lateImages is the number of images between which puts are also made as late as a network may make them.
const lateImages = 4

// compareLate runs a program once between simulated nodes whose network completes puts and notifications late, so that
// a synchronisation too few shows: each image a node, two nodes in blocks or dealt, by the program's name; in the tests at
// full size all three, with delays of several seeds.
func (c compared) compareLate(t *testing.T) {
	t.Helper()
	nodes := []string{"PGAS_NODES=4", "PGAS_NODES=2", "PGAS_NODE_OF=0,1,0,1"}
	for k := range few(1, 2*len(nodes)) {
		seed := nameHash(t.Name())%100 + k
		env := []string{nodes[seed%len(nodes)], fmt.Sprint("PGAS_SIM_LATE=", seed+1)}
		got, stderr, err := runImages(t, c.want.input, lateImages, c.exe, env...)
		if err != nil {
			t.Errorf("%v: %v\n%s", env, err, stderr)
		} else if diff := c.want.diff(t, got, c.tolerance); diff != "" {
			t.Errorf("%v: %s", env, diff)
		}
	}
}

// tool runs a compiler and gives what it says; a failure ends the test. Our own runs in the process of the test.
func tool(t *testing.T, name string, args ...string) string {
	t.Helper()
	if name == "dhpfgo" {
		var out bytes.Buffer
		if code := run(args, strings.NewReader(""), &out, &out); code != 0 {
			t.Fatalf("%s %s: exit code %d\n%s", name, strings.Join(args, " "), code, out.String())
		}
		return out.String()
	}
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}

func output(t *testing.T, input []byte, images int, exe string) string {
	t.Helper()
	stdout, stderr, err := runImages(t, input, images, exe)
	if err != nil {
		t.Errorf("%d images: %v\n%s", images, err, stderr)
	}
	return stdout
}

// runImages runs an executable in a folder of its own, for the files that programs write.
func runImages(t *testing.T, input []byte, images int, exe string, env ...string) (stdout, stderr string, err error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), pace.Hang)
	defer cancel()
	var out, errs bytes.Buffer
	cmd := exec.CommandContext(ctx, exe)
	cmd.Dir = t.TempDir()
	cmd.Env = append(append(os.Environ(), env...), fmt.Sprintf("PGAS_IMAGES=%d", images))
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(input), &out, &errs
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGTERM) }
	cmd.WaitDelay = time.Minute
	err = cmd.Run()
	return out.String(), errs.String(), err
}

// lastDigitsPattern is a comment by which a program says why its reals have other last digits than gfortran's on one image, too.
var lastDigitsPattern = regexp.MustCompile(`(?m)^\s*! last digits: .*$`)

// noTolerance asks for the same digits.
const noTolerance = -1

var tolerancePattern = regexp.MustCompile(`(?m)^\s*! tolerance (\S+)$`)

// toleranceOf reads the comment by which a program declares that its sums may be formed in another order.
func toleranceOf(source string) float64 {
	m := tolerancePattern.FindStringSubmatch(source)
	if m == nil {
		return usualTolerance
	}
	tolerance, err := strconv.ParseFloat(m[1], 64)
	if err != nil {
		panic(err)
	}
	return tolerance
}

// compareText gives the first difference: words and integers must be equal, reals nearly so.
func compareText(want, got string, tolerance float64) string {
	wantLines, gotLines := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(wantLines), len(gotLines)) {
		if why := compareLine(wantLines[i], gotLines[i], tolerance); why != "" {
			return fmt.Sprintf("line %d: %s", i+1, why)
		}
	}
	if len(wantLines) != len(gotLines) {
		return fmt.Sprintf("%d lines instead of gfortran's %d; the last is %q", len(gotLines), len(wantLines), gotLines[len(gotLines)-1])
	}
	return ""
}

func compareLine(want, got string, tolerance float64) string {
	wantWords, gotWords := strings.Fields(want), strings.Fields(got)
	if len(wantWords) != len(gotWords) {
		return fmt.Sprintf("%.200q instead of %.200q", got, want)
	}
	for k, w := range wantWords {
		if !sameWord(w, gotWords[k], tolerance) {
			return fmt.Sprintf("word %d: %s instead of %s", k+1, gotWords[k], w)
		}
	}
	return ""
}

var realPattern = regexp.MustCompile(`^[-+]?(\d+\.\d*|\.\d+)([EeDd]?[-+]?\d+)?$`)

func sameWord(want, got string, tolerance float64) bool {
	if want == got {
		return true
	}
	if tolerance == noTolerance || !realPattern.MatchString(want) || !realPattern.MatchString(got) {
		return false
	}
	w, errW := strconv.ParseFloat(want, 64)
	g, errG := strconv.ParseFloat(got, 64)
	if errW != nil || errG != nil {
		return false
	}
	return math.Abs(w-g) <= tolerance*max(math.Abs(w), math.Abs(g)) || max(math.Abs(w), math.Abs(g)) < tiny
}

func TestCompareText(t *testing.T) {
	for _, c := range []struct {
		want, got string
		same      bool
	}{
		{"sum  1.0000000000000000\n", "sum 1.0000000000000002\n", true},
		{"sum  1.0000000000000000\n", "sum 1.0000000001\n", false},
		{"12\n", "13\n", false},
		{"12\n", "12.0\n", false},
		{"1.0E-20\n", "-3.0E-17\n", true},
		{"a b\n", "a\n", false},
		{"a\n", "a\nb\n", false},
		{"NaN\n", "1.0\n", false},
	} {
		if why := compareText(c.want, c.got, usualTolerance); (why == "") != c.same {
			t.Errorf("compareText(%q, %q): %q", c.want, c.got, why)
		}
	}
}
