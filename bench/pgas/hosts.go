package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"

	"dhpfgo/pgasrt"
)

const hostsScript = "scripts/hosts.sh"

// playHosts makes network namespaces, which play hosts, until leave is called.
func playHosts(hosts int) (leave func(), err error) {
	if err := os.Setenv("PGAS_HOSTS_NAME", fmt.Sprint("o", os.Getpid())); err != nil {
		return nil, err
	}
	if out, err := exec.Command(hostsScript, "up", fmt.Sprint(hosts)).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, out)
	}
	return func() { _ = exec.Command(hostsScript, "down").Run() }, nil
}

// runOnHosts compares the operations between hosts: all runtimes over Open MPI, or its OpenSHMEM, and one network.
func runOnHosts(hosts, rounds int, images, sel string) error {
	dir, err := os.MkdirTemp("", "bench-pgas-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	runtimes, err := buildForHosts(context.Background(), dir)
	if err != nil {
		return err
	}
	leave, err := playHosts(hosts)
	if err != nil {
		return err
	}
	defer leave()
	return measureOperations(os.Stdout, runtimes, rounds, images, sel)
}

// buildForHosts changes how the runtimes start. MPI's one-sided operations over TCP are those of osc pt2pt. Strided puts of OpenSHMEM
// and OpenCoarrays go there element by element: one of 512x512 takes seconds, so they are left out.
func buildForHosts(ctx context.Context, dir string) ([]runtime, error) {
	runtimes, err := build(ctx, dir)
	if err != nil {
		return nil, err
	}
	if runtimes[0], err = buildOursForHosts(ctx, dir); err != nil {
		return nil, err
	}
	for i := range runtimes {
		r := &runtimes[i]
		switch r.name {
		case "shmem":
			r.launch = []string{hostsScript, "oshmem", "N", "-x", "SHMEM_SYMMETRIC_SIZE=512M"}
		default:
			r.launch, r.env = []string{hostsScript, "openmpi", "N"}, slices.Concat(r.env, []string{"OMPI_MCA_osc=pt2pt"})
		}
		r.env = append(r.env, "OMPI_MCA_mpi_yield_when_idle=1")
		if r.name == "shmem" || r.name == "caf" {
			r.leaves = "s"
		}
	}
	return runtimes, nil
}

func buildOursForHosts(ctx context.Context, dir string) (runtime, error) {
	ours := runtime{name: "pgasrt", exe: filepath.Join(dir, "pgasrt")}
	tools, err := pgasrt.FindToolchain("")
	if err != nil {
		return ours, err
	}
	engine, err := pgasrt.FindMPI("mpicc.openmpi")
	if err != nil {
		return ours, err
	}
	return ours, tools.Link(ctx, []string{source}, ours.exe, pgasrt.BuildOptions{Opt: 2, Flags: oursFlags, Engine: engine})
}
