// Command hpf compares compiled HPF kernels on two images with the same algorithms by hand with MPI (bench/mpi) on two ranks,
// in one run: medians of seconds with their ratio, and the bytes that both send to other images. The programs run in turn,
// begin alike and must give the same check sum. Solvers of examples/ it compares with gfortran on one image, and with themselves on
// two. With -cluster both run on two hosts, of one image each, which network namespaces play: the same engine carries the messages of
// both. It needs gfortran, mpicc and mpirun. Run it from the root of the tree: make bench-hpf, make bench-cluster.
package main

import (
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
)

// kernel is an HPF program in kernels, and an MPI program in bench/mpi with its arguments.
type kernel struct {
	hpf, mpi string
	args     []string
}

var kernels = []kernel{
	{"stencil5", "grid2d", []string{"5", "1500", "60"}},
	{"stencil9", "grid2d", []string{"9", "1500", "60"}},
	{"stencil7", "grid3d", []string{"7", "160", "40"}},
	{"stencil27", "grid3d", []string{"27", "128", "20"}},
	{"sweep", "sweep", []string{"3000", "20", "750"}},
	{"cg", "cg", []string{"300", "300"}},
	{"fft", "fft", []string{"1024", "8"}},
	{"lu", "lu", []string{"1500", "8"}},
	{"product", "product", []string{"1200", "32"}},
	{"redistribute", "redistribute", []string{"4000000", "10"}},
}

func main() {
	rounds := flag.Int("rounds", 5, "runs of each program")
	only := flag.String("only", ".", "kernels whose name this regular expression matches")
	cluster := flag.String("cluster", "", "on two hosts, with this engine: openmpi or mpich; without the solvers")
	flag.Parse()
	if err := compare(*rounds, *only, *cluster); err != nil {
		fmt.Fprintln(os.Stderr, "bench/hpf:", err)
		os.Exit(1)
	}
}

func compare(rounds int, only, cluster string) error {
	wanted, err := regexp.Compile(only)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "bench-hpf-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	on := oneMachine
	if cluster != "" {
		if on, err = twoHosts(cluster); err != nil {
			return err
		}
		defer on.leave()
	}
	fmt.Printf("two images and two ranks %s, medians of %d runs each, in turn\n\n", on.name, rounds)
	fmt.Printf("%-12s %10s %10s %6s %13s %11s %11s\n", "kernel", "dhpfgo s", "MPI s", "ratio", "spread", "dhpfgo B", "MPI B")
	for _, k := range kernels {
		if !wanted.MatchString(k.hpf) {
			continue
		}
		if err := k.measure(on, dir, rounds); err != nil {
			return fmt.Errorf("%s: %w", k.hpf, err)
		}
	}
	if cluster != "" {
		return nil
	}
	return compareSolvers(dir, rounds, wanted)
}

// measure builds both programs, runs them in turn, once uncounted, and prints a line.
func (k kernel) measure(on place, dir string, rounds int) error {
	exe, byHand := filepath.Join(dir, k.hpf), filepath.Join(dir, k.mpi+".mpi")
	if err := tool("bin/dhpfgo", append([]string{"build", "-O3", "-march=native", "-o", exe, "bench/hpf/kernels/" + k.hpf + ".hpf"}, on.flags...)...); err != nil {
		return err
	}
	if err := tool(on.mpicc, "-Ofast", "-march=native", "-o", byHand, "bench/mpi/"+k.mpi+".c", "bench/mpi/sent.c", "-lm"); err != nil {
		return err
	}
	var ours, theirs, ratios []float64
	var a, b result
	for round := range rounds + 1 {
		var err error
		if a, err = on.ours(exe); err != nil {
			return err
		}
		if b, err = on.byHand(byHand, k.args); err != nil {
			return err
		}
		if math.IsNaN(a.check) || math.Abs(a.check-b.check) > 1e-9*math.Abs(b.check) {
			return fmt.Errorf("different results: %.12g, and %.12g with MPI", a.check, b.check)
		}
		if round > 0 {
			ours, theirs, ratios = append(ours, a.seconds), append(theirs, b.seconds), append(ratios, a.seconds/b.seconds)
		}
	}
	fmt.Printf("%-12s %10.4f %10.4f %6.2f %5.2f .. %.2f %11.0f %11.0f\n", k.hpf, median(ours), median(theirs),
		median(ours)/median(theirs), slices.Min(ratios), slices.Max(ratios), a.bytes, b.bytes)
	return nil
}

func median(v []float64) float64 {
	sorted := slices.Sorted(slices.Values(v))
	return sorted[len(sorted)/2]
}
