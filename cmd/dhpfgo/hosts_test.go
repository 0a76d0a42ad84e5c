package main

import (
	"bytes"
	"context"
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
const everyNth = 12

// mpirunNoise is what a busy mpirun says of children that were quicker than it.
var mpirunNoise = regexp.MustCompile(`(?m)^.*plm:rsh: Warning: setpgid.*\n`)

// hostsOf names a kind of launcher of scripts/hosts.sh, whose hosts, which must be up, then run the programs: all of them, not
// a sample. Without it one machine plays two hosts.
const hostsOf = "DHPFGO_TEST_HOSTS"

// conduitOf is how programs for a kind of launcher are built.
func conduitOf(kind string) []string {
	if kind == "oshmem" {
		return []string{"--conduit", "shmem"}
	}
	return []string{"--conduit", "mpi"}
}

// TestOverMPI compares programs with gfortran's output on 4 images of two hosts: MPI carries all that goes between them.
func TestOverMPI(t *testing.T) {
	requireGfortran(t)
	engine, err := pgasrt.FindMPI("")
	launcher := []string{engine.Launcher(), "-quiet", "--oversubscribe", "--bind-to", "none", "-n", "4"}
	nth, kind := few(everyNth, 1), os.Getenv(hostsOf)
	if kind != "" {
		launcher, nth = []string{"../../scripts/hosts.sh", kind, "4"}, 1
	} else if err != nil || engine.Name != "Open MPI" || launcher[0] == "" {
		t.Skip("no Open MPI is installed: apt install libopenmpi-dev openmpi-bin")
	}
	compareEveryNth(t, nth, launcher, conduitOf(kind))
}

// TestOverSHMEM does the same with OpenSHMEM.
func TestOverSHMEM(t *testing.T) {
	requireGfortran(t)
	engine, err := pgasrt.FindSHMEM("")
	if err != nil || engine.Launcher() == "" {
		t.Skip("no OpenSHMEM is installed: apt install libopenmpi-dev openmpi-bin")
	}
	launcher := []string{engine.Launcher(), "-quiet", "--oversubscribe", "--bind-to", "none", "-n", "4"}
	compareEveryNth(t, few(3*everyNth, 2), launcher, conduitOf("oshmem"))
}

func compareEveryNth(t *testing.T, nth int, launcher, conduit []string) {
	t.Helper()
	for i, source := range append(programs(t), programsOfHPF(t)...) {
		if i%nth != 0 {
			continue
		}
		t.Run(stem(source), func(t *testing.T) {
			t.Parallel()
			compareOverHosts(t, source, launcher, conduit)
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

func compareOverHosts(t *testing.T, source string, launcher, conduit []string) {
	t.Helper()
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	input, want := answer(t, source, "-std=legacy")
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", slices.Concat([]string{"build", "-O1", "-o", exe}, conduit, []string{source})...)
	ctx, cancel := context.WithTimeout(context.Background(), pace.Hang)
	defer cancel()
	cmd := exec.CommandContext(ctx, launcher[0], append(launcher[1:len(launcher):len(launcher)], exe)...)
	cmd.Env = append(os.Environ(), "OMPI_MCA_orte_tmpdir_base="+sessions(t), "OMPI_ALLOW_RUN_AS_ROOT=1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1")
	if os.Getenv(hostsOf) == "" {
		cmd.Env = append(cmd.Env, "PGAS_NODES=2")
	}
	var stdout, stderr bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(input), &stdout, &stderr
	err = cmd.Run()
	if complaint := mpirunNoise.ReplaceAllString(stderr.String(), ""); err != nil || complaint != "" {
		t.Fatalf("%v\n%s", err, complaint)
	}
	if diff := compareText(want, stdout.String(), toleranceOf(string(text))); diff != "" {
		t.Error(diff)
	}
}
