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

// coarrayKernels are written with coarrays in ops, and with MPI in bench/mpi.
var coarrayKernels = []struct {
	name string
	args []string
}{
	{"p2p", []string{"100", "1000", "1000"}},
	{"stencil", []string{"1000", "200"}},
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

func coarrayFlags(dir string) []string { return []string{"-O3", "-march=native", "-J", dir} }

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
	if err := measureOperations(out, append(sides, mpi), rounds, images, sel); err != nil {
		return err
	}
	fmt.Fprintf(out, "\n%-28s %9s %9s %9s %14s %14s\n", "kernel on 2 images, seconds", "caf_pgas", "caf", "mpi", "ours/caf", "ours/mpi")
	for _, kernel := range coarrayKernels {
		if err := compareKernel(out, dir, kernel.name, kernel.args, rounds); err != nil {
			return err
		}
	}
	return nil
}

// compareKernel prints medians of runs in turn.
func compareKernel(out io.Writer, dir, name string, args []string, rounds int) error {
	const np = 2
	sides, err := coarrays(dir, name)
	if err != nil {
		return err
	}
	_, mpi, err := buildExample(dir, name)
	if err != nil {
		return err
	}
	sides = append(sides, mpi)
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
	var median [3]float64
	for i, side := range sides {
		median[i], _ = r.median(side.name)
		fmt.Fprintf(out, " %9.4f", median[i])
	}
	fmt.Fprintf(out, " %14.3f %14.3f\n", median[0]/median[1], median[0]/median[2])
	return nil
}
