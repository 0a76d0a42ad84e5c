package main

import (
	"context"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"strings"

	"dhpfgo/pgasrt"
)

// examples are the programs of examples/pgas that have a counterpart in bench/mpi.
var examples = []struct {
	name string
	args []string
}{
	{"dht", []string{"1000000", "100000"}},
	{"p2p", []string{"200", "1000", "1000"}},
	{"stencil", []string{"1000", "400"}},
}

// exampleFlags let gcc and clang vectorise a maximum.
var exampleFlags = []string{"-march=native", "-ffinite-math-only", "-fno-signed-zeros", "-fno-trapping-math"}

// compareExamples prints the ratio of each example's time to that of its counterpart, medians of runs in turn. Open MPI's
// osc/sm is its faster choice on one machine, and osc/rdma of Open MPI 4.1 does not survive the hash table.
func compareExamples(out io.Writer, dir string, rounds, np int) error {
	fmt.Fprintf(out, "%-32s %9s %9s %7s goal\n", fmt.Sprintf("program on %d images, seconds", np), "pgasrt", "mpi", "ratio")
	for _, e := range examples {
		ours, theirs, err := buildExample(dir, e.name)
		if err != nil {
			return err
		}
		r := &row{test: e.name, images: np, unit: "s", values: map[string][]float64{}}
		t := table{names: []string{"pgasrt", "mpi"}}
		for range rounds {
			for _, side := range []runtime{ours, theirs} {
				seconds, err := side.seconds(np, e.args)
				if err != nil {
					return err
				}
				r.values[side.name] = append(r.values[side.name], seconds)
			}
		}
		a, _ := r.median("pgasrt")
		b, _ := r.median("mpi")
		fmt.Fprintf(out, "%-32s %9.4f %9.4f%s\n", strings.Join(append([]string{e.name}, e.args...), " "), a, b, t.verdict(r))
	}
	return nil
}

func buildExample(dir, name string) (ours, theirs runtime, err error) {
	ours = runtime{name: "pgasrt", exe: filepath.Join(dir, "pgas-"+name), env: []string{"PGAS_IMAGES=N"}}
	tools, err := pgasrt.FindToolchain("")
	if err != nil {
		return ours, theirs, err
	}
	opt := pgasrt.BuildOptions{Opt: 3, Flags: append([]string{"-Ipgasrt/core"}, exampleFlags...)}
	if err := tools.Link(context.Background(), []string{"examples/pgas/" + name + ".c"}, ours.exe, opt); err != nil {
		return ours, theirs, err
	}
	theirs, err = buildByHand(dir, name, tools.CC)
	return ours, theirs, err
}

// buildByHand builds a program of bench/mpi with the flags of the examples and more.
func buildByHand(dir, name, compiler string, more ...string) (runtime, error) {
	mpi := runtime{name: "mpi", exe: filepath.Join(dir, "mpi-"+name),
		launch: []string{"mpirun", "--mca", "osc", "sm", "--oversubscribe", "-n", "N"}}
	args := append([]string{"-O3", "-o", mpi.exe, "bench/mpi/" + name + ".c", "-lm"}, append(exampleFlags, more...)...)
	cmd := exec.Command("mpicc", args...)
	cmd.Env = append(cmd.Environ(), "OMPI_CC="+compiler)
	if text, err := cmd.CombinedOutput(); err != nil {
		return mpi, fmt.Errorf("mpicc: %w\n%s", err, text)
	}
	return mpi, nil
}

// seconds runs a program that prints a line "seconds T".
func (r runtime) seconds(np int, args []string) (float64, error) {
	cmd := r.command(np, "")
	cmd.Args = append(cmd.Args, args...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		return 0, fmt.Errorf("%s: %w\n%s", strings.Join(cmd.Args, " "), err, out)
	}
	var seconds float64
	_, text, _ := strings.Cut(string(out), "seconds ")
	if _, err := fmt.Sscan(text, &seconds); err != nil {
		return 0, fmt.Errorf("%s printed no time:\n%s", strings.Join(cmd.Args, " "), out)
	}
	return seconds, nil
}
