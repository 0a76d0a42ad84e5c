package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/internal/pace"
	"dhpfgo/pgasrt"
)

const farProgram = `
program far_sum
  implicit none
  integer :: a(100), i
!HPF$ DISTRIBUTE (BLOCK) :: a
  do i = 1, 100
    a(i) = i
  end do
  do i = 1, 99
    a(i) = a(i+1)
  end do
  print *, sum(a)
end program far_sum
`

// farSum is what it prints.
const farSum = "        5149\n"

func writeFarProgram(t *testing.T, text string) string {
	t.Helper()
	source := filepath.Join(t.TempDir(), "far_sum.hpf")
	if err := os.WriteFile(source, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return source
}

// engineNamed skips the test where there is no such MPI.
func engineNamed(t *testing.T, name string) pgasrt.Engine {
	t.Helper()
	for _, engine := range pgasrt.InstalledMPIs() {
		if engine.Name == name && engine.Launcher() != "" {
			return engine
		}
	}
	t.Skipf("no %s is installed", name)
	return pgasrt.Engine{}
}

// launched runs dhpfgo, below another command or not, and gives what it printed and its exit code.
func launched(t *testing.T, command ...string) (stdout, stderr string, code int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), pace.Hang)
	defer cancel()
	var out, errs bytes.Buffer
	cmd := exec.CommandContext(ctx, command[0], command[1:]...)
	cmd.Env = append(os.Environ(), "OMPI_MCA_orte_tmpdir_base="+sessions(t), "OMPI_ALLOW_RUN_AS_ROOT=1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1")
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); ctx.Err() != nil || cmd.ProcessState == nil {
		t.Fatalf("%s: %v\n%s", strings.Join(command, " "), err, errs.String())
	}
	return out.String(), errs.String(), cmd.ProcessState.ExitCode()
}

// Network namespaces play two hosts.
func TestRunOnHosts(t *testing.T) {
	hosts := playTwoHosts(t)
	source := writeFarProgram(t, farProgram)
	dhpfgo, err := exec.LookPath("dhpfgo")
	if err != nil {
		t.Fatal(err)
	}
	run := func(engine pgasrt.Engine, args ...string) (string, string, int) {
		return launched(t, append([]string{hosts, "exec", "1", dhpfgo, "run", "--mpicc", engine.MPICC}, append(args, source)...)...)
	}
	for _, name := range []string{"Open MPI", "MPICH"} {
		t.Run(name, func(t *testing.T) {
			engine := engineNamed(t, name)
			for _, args := range [][]string{
				{"-n", "3", "--hosts", "10.77.1.1,10.77.2.1"},
				{"-n", "2", "--launcher", engine.Launcher() + " -host 10.77.1.1,10.77.2.1"},
			} {
				if stdout, stderr, code := run(engine, args...); stdout != farSum || code != 0 {
					t.Errorf("%v: exit code %d, %q\n%s", args, code, stdout, stderr)
				}
			}
			stdout, stderr, code := run(engine, "-n", "2", "--hosts", "10.77.1.1,10.77.9.1")
			want := "error: the hosts of --hosts cannot all be reached (hosts.sh: host 9 is not up); '" + engine.Launcher()
			if code != 1 || stdout != "" || !strings.HasPrefix(stderr, want) || strings.Count(stderr, "\n") != 1 {
				t.Errorf("exit code %d, %q, want %q", code, stderr, want)
			}
			// Each host has a /dev/shm of its own.
			stdout, stderr, code = launched(t, hosts, "exec", "1", "bash", "-c", `mkdir -p /dev/shm/c/dhpfgo && ln -s ~/.cache/dhpfgo/* /dev/shm/c/dhpfgo && `+
				`rm -f /dev/shm/c/dhpfgo/programs && XDG_CACHE_HOME=/dev/shm/c "$0" run --mpicc "$1" -n 3 --hosts 10.77.1.1,10.77.2.1 "$2"`, dhpfgo, engine.MPICC, source)
			want = "error: not all hosts have /dev/shm/c/dhpfgo/programs/far_sum-"
			if code != 1 || stdout != "" || !strings.HasPrefix(stderr, want) || !strings.Contains(stderr, " (host2 has not): set XDG_CACHE_HOME to ") {
				t.Errorf("exit code %d, %q, want %q", code, stderr, want)
			}
		})
	}
	t.Run(pgasrt.OpenSHMEM, func(t *testing.T) {
		if _, err := pgasrt.FindSHMEM(""); err != nil {
			t.Skip(err)
		}
		stdout, stderr, code := launched(t, hosts, "exec", "1", dhpfgo, "run", "--conduit", "shmem", "-n", "3", "--hosts", "10.77.1.1,10.77.2.1", source)
		if stdout != farSum || code != 0 {
			t.Errorf("exit code %d, %q\n%s", code, stdout, stderr)
		}
	})
}

func buildOther(t *testing.T, engine pgasrt.Engine) string {
	t.Helper()
	exe := filepath.Join(t.TempDir(), "other")
	source := writeFarProgram(t, strings.ReplaceAll(farProgram, "99", "98"))
	tool(t, "dhpfgo", "build", "--conduit", "mpi", "--mpicc", engine.MPICC, "-o", exe, source)
	return exe
}

// madeAtOnce is what Open MPI 4 says where two of its processes that no launcher of its own has started make the directory of their host at
// the same time.
const madeAtOnce = "A call to mkdir was unable to create the desired directory"

// Each end names what to do. What MPICH says of processes that it has killed comes on the standard output.
func TestLaunchersRefused(t *testing.T) {
	openMPI, mpich := engineNamed(t, "Open MPI"), engineNamed(t, "MPICH")
	source := writeFarProgram(t, farProgram)
	other, otherMPICH := buildOther(t, openMPI), buildOther(t, mpich)
	for _, c := range []struct {
		name string
		args []string
		said string
	}{
		{"no engine", []string{"--mpicc", "/nowhere/mpicc", "--hosts", "a,b"}, "error: no mpicc found (looked for /nowhere/mpicc); install it: apt install"},
		{"no launcher", []string{"--mpicc", mpich.MPICC, "--launcher", "nowhere -x"}, "error: no launcher nowhere found (looked for nowhere): put it on PATH, or write its path ["},
		{"no compiler of C", []string{"--conduit", "mpi", "--mpicc", "mpif90"}, "mpif90, which must compile C by clang, cannot (gfortran: "},
		{"OpenSHMEM's compiler", []string{"--conduit", "mpi", "--mpicc", "oshcc"}, "error: /usr/bin/oshcc is an OpenSHMEM's compiler: --conduit shmem takes it"},
		{"not both", []string{"--launcher", "mpirun", "--hosts", "a,b"}, "error: run: --hosts and --launcher both say where images run: give one of them"},
		{"fewer images", []string{"--hosts", "a,b,c"}, "error: run: -n 2: fewer images than the 3 hosts of --hosts"},
		{"Open MPI's launcher", []string{"--mpicc", mpich.MPICC, "--launcher", openMPI.Launcher() + " --oversubscribe"},
			"pgas: error: the launcher has started 2 processes (OMPI_COMM_WORLD_SIZE), but MPICH Version: "},
		{"MPICH's launcher", []string{"--mpicc", openMPI.MPICC, "--launcher", mpich.Launcher()},
			"pgas: error: the launcher has started 2 processes (PMI_SIZE), but Open MPI v"},
		{"slots", []string{"--mpicc", openMPI.MPICC, "--launcher", openMPI.Launcher() + " --host localhost:1"},
			"\nThere are not enough slots available in the system to satisfy the 2\n"},
		{"another program", []string{"--mpicc", openMPI.MPICC, "--launcher", openMPI.Launcher() + " --oversubscribe -n 1 " + other + " :"},
			" has another version of the program than host "},
		{"another program under MPICH", []string{"--mpicc", mpich.MPICC, "--launcher", mpich.Launcher() + " -n 1 " + otherMPICH + " :"},
			" has another version of the program than host "},
	} {
		t.Run(c.name, func(t *testing.T) {
			command := append([]string{"dhpfgo", "run", "-n", "2"}, append(c.args, source)...)
			stdout, stderr, code := launched(t, command...)
			for range 3 {
				if !strings.Contains(stderr, madeAtOnce) {
					break
				}
				stdout, stderr, code = launched(t, command...)
			}
			if code == 0 || strings.Contains(stdout, farSum) || !strings.Contains("\n"+stderr, c.said) || strings.Count(stderr, "error: ") > 1 {
				t.Errorf("exit code %d, %q\n%swant:\n%s", code, stdout, stderr, c.said)
			}
		})
	}
}
