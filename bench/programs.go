package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// workload is an example with other parameters, and with a clock around its main loop.
type workload struct {
	name    string
	source  string
	changes [][2]string // text in the source, and what stands there instead
	mpiArgs []string    // arguments of the program by hand, nil if there is none
}

var workloads = []workload{
	stencil("1000", "400"),
	stencil("3000", "60"),
	heat("100", "100"),
	heat("250", "15"),
}

const clock = "implicit none\n  integer(8) :: clock_start, clock_end, clock_rate"

func stencil(n, sweeps string) workload {
	return workload{"stencil " + n + "^2 x " + sweeps, "examples/stencil.hpf", [][2]string{
		{"implicit none", clock},
		{"n = 1000", "n = " + n},
		{"max_sweeps = 400", "max_sweeps = " + sweeps},
		{"  sweep = 0\n", "  sweep = 0\n  call system_clock(clock_start, clock_rate)\n"},
		{"  print *, 'sweeps'", report + "  print *, 'sweeps'"},
	}, []string{n, sweeps}}
}

func heat(n, steps string) workload {
	return workload{"heat3d " + n + "^3 x " + steps, "examples/heat3d.hpf", [][2]string{
		{"implicit none", clock},
		{"n = 100\n", "n = " + n + "\n"},
		{"steps = 100\n", "steps = " + steps + "\n"},
		{"  do step = 1, steps\n", "  call system_clock(clock_start, clock_rate)\n  do step = 1, steps\n"},
		{"  total = 0.0d0\n  hottest", report + "  total = 0.0d0\n  hottest"},
	}, nil}
}

const report = "  call system_clock(clock_end)\n" +
	"  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)\n"

// write makes the changed source; each text to change must occur exactly once, so that an edited example is noticed.
func (w workload) write(dir string) (string, error) {
	data, err := os.ReadFile(w.source)
	if err != nil {
		return "", err
	}
	text := string(data)
	for _, c := range w.changes {
		if strings.Count(text, c[0]) != 1 {
			return "", fmt.Errorf("%s: %q does not occur exactly once", w.source, c[0])
		}
		text = strings.Replace(text, c[0], c[1], 1)
	}
	path := filepath.Join(dir, strings.ReplaceAll(w.name, " ", "_")+".hpf")
	return path, os.WriteFile(path, []byte(text), 0o600)
}

// program is an executable that prints a line "seconds T".
type program struct {
	args []string
	env  []string
}

func (p program) images(n int) program {
	p.env = append(os.Environ(), fmt.Sprintf("PGAS_IMAGES=%d", n))
	return p
}

// dhpfgo compiles a workload, once.
func (b *bench) dhpfgo(w workload) (program, error) {
	return b.compile(w, ".dhpfgo", func(source, exe string) []string {
		return []string{"bin/dhpfgo", "build", "-O3", "-march=native", "-o", exe, source}
	})
}

func (b *bench) gfortran(w workload) (program, error) {
	return b.compile(w, ".gfortran", func(source, exe string) []string {
		return []string{"gfortran", "-x", "f95", "-ffree-form", "-O3", "-march=native", "-o", exe, source}
	})
}

func (b *bench) compile(w workload, ending string, command func(source, exe string) []string) (program, error) {
	source, err := w.write(b.dir)
	if err != nil {
		return program{}, err
	}
	exe := source + ending
	if _, err := os.Stat(exe); err == nil {
		return program{args: []string{exe}}, nil
	}
	return program{args: []string{exe}}, execute(command(source, exe))
}

// mpiStencil compiles the program by hand with the flags that let gcc vectorise its maximum, too.
func (b *bench) mpiStencil(w workload) (program, error) {
	exe := filepath.Join(b.dir, "mpi_stencil")
	if _, err := exec.LookPath("mpicc"); err != nil {
		return program{}, errors.New("mpicc is missing, so there is no comparison with MPI: apt install libopenmpi-dev openmpi-bin")
	}
	err := execute([]string{"mpicc", "-O3", "-march=native", "-ffinite-math-only", "-fno-signed-zeros", "-fno-trapping-math",
		"-o", exe, "bench/mpi/stencil.c", "-lm"})
	args := []string{"mpirun", "-np", "2", "--bind-to", "core", exe}
	if os.Getuid() == 0 {
		args = []string{"mpirun", "--allow-run-as-root", "-np", "2", "--bind-to", "core", exe}
	}
	return program{args: append(args, w.mpiArgs...)}, err
}

func execute(args []string) error {
	out, err := exec.Command(args[0], args[1:]...).CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", strings.Join(args, " "), err, out)
	}
	return nil
}
