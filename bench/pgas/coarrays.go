package main

import (
	"context"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"dhpfgo/pgasrt"
)

// coarrayKernels are written with coarrays in ops; mpi names their counterpart by hand in bench/mpi, if there is one.
var coarrayKernels = []struct {
	name string
	args []string
	mpi  string
}{
	{"p2p", []string{"100", "1000", "1000"}, "p2p"},
	{"p2p_event", []string{"100", "1000", "1000"}, "p2p"},
	{"stencil", []string{"1000", "200"}, "stencil"},
	{"nstream", []string{"2000000", "50"}, ""},
	{"transpose", []string{"2000", "10"}, ""},
	{"dgemm", []string{"600", "4"}, ""},
	{"himeno", []string{"64", "20"}, ""},
	{"hpl", []string{"1536", "32", "1"}, "hpl"},
	{"hpl", []string{"1536", "32", "2"}, "hpl"},
	{"hash", []string{"100000", "400000"}, ""},
}

// coarrays are the compilers of one Fortran source: gfortran with our library, and with OpenCoarrays.
func coarrays(dir, name string) (sides []runtime, err error) {
	tools, err := pgasrt.FindToolchain("")
	if err != nil {
		return nil, err
	}
	library, err := tools.Coarrays(context.Background())
	if err != nil {
		return nil, err
	}
	source := "bench/pgas/ops/" + name + ".f90"
	ours := runtime{name: "caf_pgas", exe: filepath.Join(dir, name+"-pgas"), env: []string{"PGAS_IMAGES=N"}}
	theirs := runtime{name: "caf", exe: filepath.Join(dir, name+"-open"), launch: []string{"cafrun", "-np", "N", "--oversubscribe"}}
	for _, args := range [][]string{
		append([]string{"gfortran", "-fcoarray=lib", source, library, "-o", ours.exe}, coarrayFlags(dir)...),
		append([]string{"caf", source, "-o", theirs.exe}, coarrayFlags(dir)...),
	} {
		if out, err := exec.Command(args[0], args[1:]...).CombinedOutput(); err != nil {
			return nil, fmt.Errorf("%s: %w\n%s", strings.Join(args, " "), err, out)
		}
	}
	return []runtime{ours, theirs}, nil
}

// anyOrder is what all sides are compiled with, as the Parallel Research Kernels are for gfortran.
const anyOrder = "-ffast-math"

func coarrayFlags(dir string) []string {
	return []string{"-O3", "-march=native", anyOrder, "-J", dir}
}

// compareCoarrays prints operations and kernels with our library beside OpenCoarrays and, by hand, MPI.
func compareCoarrays(out io.Writer, dir string, rounds int, images, sel string) error {
	sides, err := coarrays(dir, "coarray")
	if err != nil {
		return err
	}
	mpi := peers[0].runtime
	mpi.exe = filepath.Join(dir, "mpi")
	compile := peers[0].compile
	if text, err := exec.Command(compile[0], append(compile[1:], "-o", mpi.exe)...).CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", compile[0], err, text)
	}
	dhpfgo := filepath.Join(dir, "dhpfgo")
	if text, err := exec.Command("go", "build", "-o", dhpfgo, "./cmd/dhpfgo").CombinedOutput(); err != nil {
		return fmt.Errorf("go build: %w\n%s", err, text)
	}
	own, err := ownCoarrays(dir, dhpfgo, "coarray")
	if err != nil {
		return err
	}
	if err := measureOperations(out, append(sides, mpi, own), rounds, images, sel); err != nil {
		return err
	}
	fmt.Fprintf(out, "\n%-28s %9s %9s %9s %9s   ratios of medians (least to greatest of a round)\n", "kernel on 2 images, seconds", "dhpfgo", "caf_pgas", "caf", "mpi")
	for _, kernel := range coarrayKernels {
		sides, err := kernelSides(dir, dhpfgo, kernel.name, kernel.mpi)
		if err != nil {
			return err
		}
		if err := compareKernel(out, kernel.name, kernel.args, sides, rounds); err != nil {
			return err
		}
	}
	return nil
}

// ownCoarrays compiles a source by dhpfgo's own front end.
func ownCoarrays(dir, dhpfgo, name string) (runtime, error) {
	own := runtime{name: "dhpfgo", exe: filepath.Join(dir, name+"-own"), env: []string{"PGAS_IMAGES=N"}, ours: true}
	args := []string{"build", "-O3", "-march=native", anyOrder, "bench/pgas/ops/" + name + ".f90", "-o", own.exe}
	if text, err := exec.Command(dhpfgo, args...).CombinedOutput(); err != nil {
		return own, fmt.Errorf("dhpfgo %s: %w\n%s", strings.Join(args, " "), err, text)
	}
	return own, nil
}

// kernelSides are the executables of a kernel: dhpfgo's own coarrays, gfortran with our library and with OpenCoarrays, MPI by hand.
func kernelSides(dir, dhpfgo, name, byHand string) ([]runtime, error) {
	own, err := ownCoarrays(dir, dhpfgo, name)
	if err != nil {
		return nil, err
	}
	others, err := coarrays(dir, name)
	if err != nil {
		return nil, err
	}
	sides := append([]runtime{own}, others...)
	if byHand == "" {
		return sides, nil
	}
	tools, err := pgasrt.FindToolchain("")
	if err != nil {
		return nil, err
	}
	mpi, err := buildByHand(dir, byHand, tools.CC, anyOrder)
	return append(sides, mpi), err
}

// compareKernel prints medians of runs in turn, and the ratios of both ways in to OpenCoarrays and to MPI.
func compareKernel(out io.Writer, name string, args []string, sides []runtime, rounds int) error {
	const np = 2
	r := &row{test: name, images: np, unit: "s", values: map[string][]float64{}}
	for range rounds {
		for _, side := range sides {
			seconds, err := side.seconds(np, args)
			if err != nil {
				return err
			}
			r.values[side.name] = append(r.values[side.name], seconds)
		}
	}
	fmt.Fprintf(out, "%-28s", strings.Join(append([]string{name}, args...), " "))
	for _, name := range []string{"dhpfgo", "caf_pgas", "caf", "mpi"} {
		if median, known := r.median(name); known {
			fmt.Fprintf(out, " %9.4f", median)
		} else {
			fmt.Fprintf(out, " %9s", "-")
		}
	}
	for _, peer := range sides[2:] {
		for _, side := range sides[:2] {
			fmt.Fprintf(out, "   %s/%s %s", side.name, peer.name, spread(r.values[side.name], r.values[peer.name]))
		}
	}
	fmt.Fprintln(out)
	return nil
}

// spread is the ratio of the medians of two series with the least and the greatest ratio of a round.
func spread(a, b []float64) string {
	ratios := make([]float64, len(a))
	for i := range a {
		ratios[i] = a[i] / b[i]
	}
	return fmt.Sprintf("%.2f (%.2f to %.2f)", middle(a)/middle(b), slices.Min(ratios), slices.Max(ratios))
}

func middle(list []float64) float64 {
	sorted := slices.Sorted(slices.Values(list))
	return sorted[len(sorted)/2]
}
