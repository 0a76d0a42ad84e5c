package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"dhpfgo/internal/pace"
	"dhpfgo/pgasrt"
)

// everyNth program also runs over MPI; at full size all do.
const everyNth = 36

// mpirunNoise is what a busy mpirun says of children that were quicker than it.
var mpirunNoise = regexp.MustCompile(`(?m)^.*plm:rsh: Warning: setpgid.*\n`)

// oneMachine starts 4 images on this machine, which plays two hosts.
func oneMachine(launcher string) played {
	return played{launcher: []string{launcher, "-quiet", "--oversubscribe", "--bind-to", "none", "-n", "4"}, env: "PGAS_NODES=2"}
}

// TestOverMPI compares programs with gfortran's output on 4 images of two hosts: MPI carries all that goes between them.
func TestOverMPI(t *testing.T) {
	requireGfortran(t)
	engine, err := pgasrt.FindMPI("")
	if err != nil || engine.Name != "Open MPI" || engine.Launcher() == "" {
		t.Skip("no Open MPI is installed: apt install libopenmpi-dev openmpi-bin")
	}
	p := oneMachine(engine.Launcher())
	p.conduit = []string{"--conduit", "mpi"}
	p.compareEveryNth(t, few(everyNth, 1))
}

// TestOverSHMEM does the same with OpenSHMEM.
func TestOverSHMEM(t *testing.T) {
	requireGfortran(t)
	engine, err := pgasrt.FindSHMEM("")
	if err != nil || engine.Launcher() == "" {
		t.Skip("no OpenSHMEM is installed: apt install libopenmpi-dev openmpi-bin")
	}
	p := oneMachine(engine.Launcher())
	p.conduit = []string{"--conduit", "shmem"}
	p.compareEveryNth(t, few(2*everyNth, 2))
}

// TestOnHosts does the same on two hosts, which network namespaces play, with all that start jobs on hosts: at full size with all
// programs, half of them with OpenSHMEM.
func TestOnHosts(t *testing.T) {
	requireGfortran(t)
	hosts := playTwoHosts(t)
	t.Run("Open MPI", func(t *testing.T) {
		engine := engineNamed(t, "Open MPI")
		p := played{launcher: []string{hosts, "openmpi", "4"}, conduit: []string{"--conduit", "mpi", "--mpicc", engine.MPICC}}
		p.compareEveryNth(t, few(4*everyNth, 1))
		p.compareCoarrays(t, few(6, 1))
	})
	t.Run("MPICH", func(t *testing.T) {
		engine := engineNamed(t, "MPICH")
		p := played{launcher: []string{hosts, "mpich", "4"}, conduit: []string{"--conduit", "mpi", "--mpicc", engine.MPICC}}
		p.compareEveryNth(t, few(4*everyNth, 1))
		p.compareCoarrays(t, few(6, 1))
	})
	t.Run(pgasrt.OpenSHMEM, func(t *testing.T) {
		if _, err := pgasrt.FindSHMEM(""); err != nil {
			t.Skip(err)
		}
		p := played{launcher: []string{hosts, "oshmem", "4"}, conduit: []string{"--conduit", "shmem"}}
		p.compareEveryNth(t, few(7*everyNth, 2))
		p.compareCoarrays(t, few(12, 1))
	})
}

// TestRandomOnHosts compares random programs with gfortran on two hosts, of as many images each and not.
func TestRandomOnHosts(t *testing.T) {
	requireGfortran(t)
	hosts := playTwoHosts(t)
	images := []string{"1+3", "3+2", "2+2"}
	for e, name := range []string{"Open MPI", "MPICH"} {
		t.Run(name, func(t *testing.T) {
			engine := engineNamed(t, name)
			launcher := map[string]string{"Open MPI": "openmpi", "MPICH": "mpich"}[name]
			for seed := *firstSeed; seed < *firstSeed+int64(few(1, *seeds)); seed++ {
				for k, program := range randomPrograms(seed) {
					if k%few(4, 1) != e%few(4, 1) {
						continue
					}
					on := images[(int(seed)+k/few(4, 1))%len(images)]
					p := played{launcher: []string{hosts, launcher, on}, conduit: []string{"--conduit", "mpi", "--mpicc", engine.MPICC}}
					t.Run(fmt.Sprint(program.kind, seed, " on ", on), func(t *testing.T) {
						t.Parallel()
						p.compare(t, writeRandom(t, seed, program.Case))
					})
				}
			}
		})
	}
}

// playTwoHosts makes two hosts, and gives the script that starts jobs on them; or skips the test.
func playTwoHosts(t *testing.T) string {
	t.Helper()
	script, err := filepath.Abs("../../scripts/hosts.sh")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Setenv("PGAS_HOSTS_NAME", fmt.Sprint("d", os.Getpid())); err != nil { // t.Setenv forbids parallel tests below this one
		t.Fatal(err)
	}
	up := exec.Command(script, "up", "2")
	up.Env = append(os.Environ(), fmt.Sprint("PGAS_HOSTS_SECONDS=", few(3600, 36000))) // at full size a busy machine takes hours
	if out, err := up.CombinedOutput(); err != nil {
		t.Skipf("no hosts can be played here: %s", out)
	}
	t.Cleanup(func() {
		_ = exec.Command(script, "down").Run()
		os.Unsetenv("PGAS_HOSTS_NAME")
	})
	return script
}

// played is how 4 images are started on two hosts, and programs are built for that.
type played struct {
	launcher, conduit []string
	env               string // "": none
}

func (p played) compareEveryNth(t *testing.T, nth int) {
	t.Helper()
	for i, source := range append(programs(t), programsOfHPF(t)...) {
		if i%nth != 0 {
			continue
		}
		t.Run(stem(source), func(t *testing.T) {
			t.Parallel()
			p.compare(t, source)
		})
	}
}

// compare compares what a program prints with gfortran's output.
func (p played) compare(t *testing.T, source string) {
	t.Helper()
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	want := answerOf(t, source)
	if diff := want.diff(t, p.output(t, source, want.input), toleranceOf(string(text))); diff != "" {
		t.Error(diff)
	}
}

// compareCoarrays compares what programs with coarrays print with what they print on one machine.
func (p played) compareCoarrays(t *testing.T, nth int) {
	t.Helper()
	sources, err := filepath.Glob("../../testdata/coarrays/*.f90")
	if err != nil || len(sources) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for i, source := range sources {
		if i%nth != 0 {
			continue
		}
		t.Run("coarrays/"+stem(source), func(t *testing.T) {
			t.Parallel()
			exe := filepath.Join(t.TempDir(), "exe")
			tool(t, "dhpfgo", "build", "-O1", "-o", exe, source)
			want, got := onImages(t, exe, 4), p.output(t, source, nil)
			if sortedLines(got) != sortedLines(want) {
				t.Errorf("\n%s\nwant:\n%s", got, want)
			}
		})
	}
}

// sessions is a folder for the sockets of one mpirun, which fails where another one makes or removes the common folder at that moment. Its
// name is short, as those of sockets must be.
func sessions(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "mpi")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

// output builds a program, runs it in a folder of its own, and gives what it prints.
func (p played) output(t *testing.T, source string, input []byte) string {
	t.Helper()
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", slices.Concat([]string{"build", "-O1", "-o", exe}, p.conduit, []string{source})...)
	ctx, cancel := context.WithTimeout(t.Context(), pace.Hang)
	defer cancel()
	cmd := exec.CommandContext(ctx, p.launcher[0], slices.Concat(p.launcher[1:], []string{exe})...)
	cmd.Dir = t.TempDir()
	cmd.Env = append(os.Environ(), "OMPI_MCA_orte_tmpdir_base="+sessions(t), "OMPI_ALLOW_RUN_AS_ROOT=1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1")
	if p.env != "" {
		cmd.Env = append(cmd.Env, p.env)
	}
	var stdout, stderr bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(input), &stdout, &stderr
	err := cmd.Run()
	if complaint := mpirunNoise.ReplaceAllString(stderr.String(), ""); err != nil || complaint != "" {
		t.Fatalf("%v\n%s", err, complaint)
	}
	return stdout.String()
}
