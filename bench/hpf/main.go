// Command hpf compares compiled HPF kernels on two images with the same by hand with MPI on two ranks, in one run: medians
// of seconds, and their ratio. It needs mpicc and mpirun.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
)

// kernel is an HPF program in kernels, and an MPI program there with its arguments.
type kernel struct {
	hpf, mpi string
	args     []string
}

var kernels = []kernel{
	{"stencil7", "stencil", []string{"7", "160", "40"}},
	{"stencil27", "stencil", []string{"27", "128", "20"}},
	{"sweep", "sweep", []string{"3000", "20", "64"}},
}

func main() {
	rounds := flag.Int("rounds", 5, "runs of each program")
	flag.Parse()
	if err := compare(*rounds); err != nil {
		fmt.Fprintln(os.Stderr, "bench/hpf:", err)
		os.Exit(1)
	}
}

func compare(rounds int) error {
	dir, err := os.MkdirTemp("", "bench-hpf-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	fmt.Printf("%-12s %10s %10s %6s\n", "kernel", "dhpfgo s", "MPI s", "ratio")
	for _, k := range kernels {
		ours, theirs, err := k.measure(dir, rounds)
		if err != nil {
			return fmt.Errorf("%s: %w", k.hpf, err)
		}
		fmt.Printf("%-12s %10.4f %10.4f %6.2f\n", k.hpf, ours, theirs, ours/theirs)
	}
	return nil
}

// measure gives the median seconds of both programs, which run in turn.
func (k kernel) measure(dir string, rounds int) (ours, theirs float64, err error) {
	exe, byHand := filepath.Join(dir, k.hpf), filepath.Join(dir, k.mpi+".mpi")
	if err = tool("bin/dhpfgo", "build", "-o", exe, "bench/hpf/kernels/"+k.hpf+".hpf"); err != nil {
		return 0, 0, err
	}
	if err = tool("mpicc", "-O3", "-march=native", "-o", byHand, "bench/hpf/kernels/"+k.mpi+".c"); err != nil {
		return 0, 0, err
	}
	var a, b []float64
	for range rounds {
		images := exec.Command(exe)
		images.Env = append(os.Environ(), "PGAS_IMAGES=2")
		s, err := seconds(images)
		if err != nil {
			return 0, 0, err
		}
		a = append(a, s)
		s, err = seconds(exec.Command("mpirun", append([]string{"--allow-run-as-root", "--oversubscribe", "-n", "2", byHand}, k.args...)...))
		if err != nil {
			return 0, 0, err
		}
		b = append(b, s)
	}
	return median(a), median(b), nil
}

func tool(name string, args ...string) error {
	if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", name, err, out)
	}
	return nil
}

var clock = regexp.MustCompile(`seconds\s+(\S+)`)

func seconds(cmd *exec.Cmd) (float64, error) {
	out, err := cmd.Output()
	if err != nil {
		return 0, err
	}
	m := clock.FindSubmatch(out)
	if m == nil {
		return 0, fmt.Errorf("no time in %q", out)
	}
	return strconv.ParseFloat(string(m[1]), 64)
}

func median(v []float64) float64 {
	slices.Sort(v)
	return v[len(v)/2]
}
