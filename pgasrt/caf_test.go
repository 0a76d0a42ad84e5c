package pgasrt

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// coarrayPrograms check themselves, and say so from image 1.
var coarrayPrograms = []string{"access", "components", "sync", "teams", "collectives"}

var coarrayBuilds sync.Map

// coarrayProgram builds caf/testdata/name.f90 once with gfortran -fcoarray=lib and the library, with all else that the variant wants.
func (v *variant) coarrayProgram(t testing.TB, name string) string {
	t.Helper()
	v.once.Do(v.open)
	if v.err != nil {
		t.Fatal(v.err)
	}
	build, _ := coarrayBuilds.LoadOrStore(v.dir+name, sync.OnceValues(func() (string, error) {
		library, err := v.tools.Coarrays(context.Background())
		if err != nil {
			return "", err
		}
		exe := filepath.Join(v.dir, "caf-"+name)
		args := []string{"-O1", "-g", "-fcoarray=lib", "-J", v.dir, "caf/testdata/" + name + ".f90", library, "-o", exe}
		out, err := exec.Command("gfortran", args...).CombinedOutput()
		if err != nil {
			return "", fmt.Errorf("gfortran %v: %w\n%s", args, err, out)
		}
		return exe, nil
	}))
	exe, err := build.(func() (string, error))()
	if err != nil {
		t.Fatal(err)
	}
	return exe
}

func runCoarrays(t *testing.T, exe string, images int, env []string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	var out, messages strings.Builder
	cmd := exec.Command(exe, args...)
	cmd.Env = append(os.Environ(), fmt.Sprint("PGAS_IMAGES=", images))
	cmd.Env = append(cmd.Env, env...)
	cmd.Stdout, cmd.Stderr = &out, &messages
	if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return out.String(), messages.String(), cmd.ProcessState.ExitCode()
}

// TestCoarrays: what gfortran compiles, one executable for all numbers of images.
func TestCoarrays(t *testing.T) {
	t.Parallel()
	for _, name := range coarrayPrograms {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			exe := plain.coarrayProgram(t, name)
			for _, images := range sizes([]int{1, 2, 3, 4}, []int{1, 2, 3, 4, 6, 8}) {
				stdout, stderr, code := runCoarrays(t, exe, images, nil)
				if stdout != "ok\n" || stderr != "" || code != 0 {
					t.Errorf("%d images: exit code %d\n%s%s", images, code, stdout, stderr)
				}
			}
		})
	}
}

// TestAccessors: what gfortran 15 and 16 call, which pass some arguments otherwise than their forerunners under the same names. A C
// program stands in for them.
func TestAccessors(t *testing.T) {
	t.Parallel()
	tools, err := FindToolchain("")
	if err != nil {
		t.Fatal(err)
	}
	library, err := tools.Coarrays(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	for _, version := range []string{"15", "16"} {
		exe := filepath.Join(t.TempDir(), "accessors")
		args := []string{"-std=gnu11", "-O1", "-g", "-DGFORTRAN=" + version, "-Icore", "-Icaf", "-x", "c", "caf/testdata/accessors.c",
			"-x", "none", library, "-o", exe}
		if out, err := exec.Command("gfortran", args...).CombinedOutput(); err != nil {
			t.Fatalf("gfortran %v: %v\n%s", args, err, out)
		}
		for _, images := range sizes([]int{1, 2, 3}, []int{1, 2, 3, 4, 6, 8}) {
			stdout, stderr, code := runCoarrays(t, exe, images, nil)
			if stdout != "ok\n" || stderr != "" || code != 0 {
				t.Errorf("version %s, %d images: exit code %d\n%s%s", version, images, code, stdout, stderr)
			}
		}
		const refusal = "is on another node: what gfortran 15 and later compile needs images that share memory\n"
		if _, stderr, code := runCoarrays(t, exe, 2, []string{"PGAS_NODES=2x1"}); code != 1 || !strings.Contains(stderr, refusal) {
			t.Errorf("version %s, two nodes: exit code %d\n%s", version, code, stderr)
		}
	}
}

// TestCoarraysLate: the same between nodes, whose network completes puts as late as it may.
func TestCoarraysLate(t *testing.T) {
	t.Parallel()
	for _, name := range coarrayPrograms {
		exe := plain.coarrayProgram(t, name)
		for _, images := range sizes([]int{3}, []int{2, 3, 4, 8}) {
			for _, env := range placements(images)[1:] {
				stdout, stderr, code := runCoarrays(t, exe, images, append([]string{"PGAS_SIM_LATE=1"}, env...))
				if stdout != "ok\n" || stderr != "" || code != 0 {
					t.Errorf("%s on %d images, %v: exit code %d\n%s%s", name, images, env, code, stdout, stderr)
				}
			}
		}
	}
}

// TestCoarrayEnds: texts and exit codes of the ends of a run, and what is wrong.
func TestCoarrayEnds(t *testing.T) {
	t.Parallel()
	exe := plain.coarrayProgram(t, "ends")
	for _, c := range []struct {
		which, stdout, stderr string
		code                  int
	}{
		{"stop", "", "STOP 3\n", 3},
		{"text", "", "STOP all is well\n", 0},
		{"error", "", "ERROR STOP 9\n", 9},
		{"fail", "end\n", "", 0},
		{"read", "", "image 3 executed fail image, and is accessed without stat=\n", 1},
		{"loop", "", "image 3 executed fail image, and is accessed without stat=\n", 1},
		{"write", "", "image 3 executed fail image, and is accessed without stat=\n", 1},
		{"none", "", "there is no image 4 in the current team of 3 images\n", 1},
		{"slot", "", "there is no image ", 1},
		{"stuck", "end\n", "pgas: error: image 1 in sync images(3): image 3 has stopped\n", 1},
	} {
		stdout, stderr, code := runCoarrays(t, exe, 3, nil, c.which)
		if code != c.code || !strings.Contains(stderr, c.stderr) || c.stderr == "" && stderr != "" || c.code == 0 && stdout != c.stdout {
			t.Errorf("%s: exit code %d\n%s%s", c.which, code, stdout, stderr)
		}
	}
}

// TestCoarrayFailsLate: what an image has said before FAIL IMAGE reaches the others, over a network that is late, too.
func TestCoarrayFailsLate(t *testing.T) {
	t.Parallel()
	exe := plain.coarrayProgram(t, "ends")
	for seed := range 8 {
		stdout, stderr, code := runCoarrays(t, exe, 3, []string{"PGAS_NODES=3", fmt.Sprint("PGAS_SIM_LATE=", seed+1)}, "left")
		if code != 0 || stdout != "end\n" || stderr != "" {
			t.Errorf("seed %d: exit code %d\n%s%s", seed, code, stdout, stderr)
		}
	}
}
