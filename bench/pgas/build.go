package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"dhpfgo/pgasrt"
)

// runtime is one side of the comparison.
type runtime struct {
	name   string
	exe    string
	launch []string // command that starts exe; "N" stands for the number of images
	env    []string
	leaves string // tests that are left out
	ours   bool   // another way into the runtime that stands first
}

const source = "bench/pgas/ops/operations.c"

// peers are the runtimes to beat. OMPI_MCA_osc=^rdma keeps OSHMEM of Open MPI 4.1 from crashing at its end, without
// effect on its speed.
var peers = []struct {
	runtime
	compile []string
	install string
}{
	{runtime{name: "mpi", launch: []string{"mpirun", "--oversubscribe", "-n", "N"}},
		[]string{"mpicc", "-O2", `-DRUNTIME="op_mpi.h"`, source}, "libopenmpi-dev openmpi-bin"},
	{runtime{name: "shmem", launch: []string{"oshrun", "--oversubscribe", "-x", "SHMEM_SYMMETRIC_SIZE=512M", "-n", "N"},
		env: []string{"OMPI_MCA_osc=^rdma"}},
		[]string{"oshcc", "-O2", "-Wno-deprecated-declarations", `-DRUNTIME="op_shmem.h"`, source}, "libopenmpi-dev openmpi-bin"},
	{runtime{name: "caf", launch: []string{"cafrun", "-np", "N", "--oversubscribe"}},
		[]string{"caf", "-O2", "bench/pgas/ops/coarray.f90"}, "libcoarrays-openmpi-dev gfortran"},
}

// build returns ours first, then the peers.
func build(ctx context.Context, dir string) ([]runtime, error) {
	ours, err := buildOurs(ctx, dir)
	if err != nil {
		return nil, err
	}
	runtimes := []runtime{ours}
	for _, p := range peers {
		if _, err := exec.LookPath(p.compile[0]); err != nil {
			return nil, fmt.Errorf("%s is missing: apt install %s", p.compile[0], p.install)
		}
		r := p.runtime
		r.exe = filepath.Join(dir, r.name)
		args := append(p.compile[1:], "-o", r.exe)
		if r.name == "caf" {
			args = append(args, "-J", dir)
		}
		if out, err := exec.Command(p.compile[0], args...).CombinedOutput(); err != nil {
			return nil, fmt.Errorf("%s: %w\n%s", p.compile[0], err, out)
		}
		runtimes = append(runtimes, r)
	}
	return runtimes, nil
}

func buildOurs(ctx context.Context, dir string) (runtime, error) {
	ours := runtime{name: "pgasrt", exe: filepath.Join(dir, "pgasrt"), env: []string{"PGAS_IMAGES=N"}}
	tools, err := pgasrt.FindToolchain("")
	if err != nil {
		return ours, err
	}
	return ours, tools.Link(ctx, []string{source}, ours.exe, pgasrt.BuildOptions{Opt: 2, Flags: oursFlags})
}

var oursFlags = []string{"-Ipgasrt/core", `-DRUNTIME="op_ours.h"`}

// first is what gives a command the CPUs before all others, where that may be: all runtimes turn while they wait, and one that gives
// its CPU to another program meanwhile gets it back after milliseconds.
var first = sync.OnceValue(func() []string {
	words := []string{"chrt", "-r", "5"}
	if exec.Command(words[0], append(words[1:], "true")...).Run() != nil {
		return nil
	}
	return words
})

// command starts the runtime's program on np images.
func (r runtime) command(np int, sel string) *exec.Cmd {
	count := func(words []string) (out []string) {
		for _, w := range words {
			out = append(out, replaceCount(w, np))
		}
		return out
	}
	args := slices.Concat(first(), count(r.launch), []string{r.exe})
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Env = append(os.Environ(), "SEL="+strings.ReplaceAll(sel, r.leaves, ""))
	if os.Getuid() == 0 {
		cmd.Env = append(cmd.Env, "OMPI_ALLOW_RUN_AS_ROOT=1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1")
	}
	cmd.Env = append(cmd.Env, count(r.env)...)
	return cmd
}

func replaceCount(word string, np int) string {
	switch word {
	case "N":
		return fmt.Sprint(np)
	case "PGAS_IMAGES=N":
		return fmt.Sprintf("PGAS_IMAGES=%d", np)
	}
	return word
}
