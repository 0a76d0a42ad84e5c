package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestCoarrays compiles each program of testdata/coarrays by both ways in, dhpfgo's own and gfortran's over the same runtime, and compares
// what they print on 1 to 8 images, of which each program takes three. Where gfortran lacks something the first line says "! ok:", and the program checks itself; after "! any order:" the lines of images may
// be mixed.
func TestCoarrays(t *testing.T) {
	files, err := filepath.Glob("../../testdata/coarrays/*.f90")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, file := range files {
		source, err := filepath.Abs(file)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(strings.TrimSuffix(filepath.Base(file), ".f90"), func(t *testing.T) {
			dir := t.TempDir()
			own := filepath.Join(dir, "own")
			var stdout, stderr strings.Builder
			if code := run([]string{"build", "-O2", "-o", own, source}, strings.NewReader(""), &stdout, &stderr); code != 0 {
				t.Fatalf("exit code %d\n%s", code, stderr.String())
			}
			text, err := os.ReadFile(source)
			if err != nil {
				t.Fatal(err)
			}
			other := ""
			if !strings.HasPrefix(string(text), "! ok:") {
				other = filepath.Join(dir, "other")
				if out, code := asCaf(t, dir, source, "-o", other); code != 0 {
					t.Fatalf("gfortran: exit code %d\n%s", code, out)
				}
			}
			for _, n := range countsFor(source, []int{1, 2, 3, 4, 6, 8}) {
				want := "ok\n"
				if other != "" {
					want = onImages(t, other, n)
				}
				got := onImages(t, own, n)
				if strings.HasPrefix(string(text), "! any order:") {
					want, got = sortedLines(want), sortedLines(got)
				}
				if got != want {
					t.Errorf("%d images:\n%s\nwant:\n%s", n, got, want)
				}
			}
		})
	}
}

func sortedLines(text string) string {
	lines := strings.Split(text, "\n")
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

// onImages runs a program.
func onImages(t *testing.T, exe string, n int) string {
	t.Helper()
	cmd := exec.Command(exe)
	cmd.Env = append(os.Environ(), "PGAS_IMAGES="+strconv.Itoa(n))
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Errorf("%d images: %v", n, err)
	}
	return string(out)
}

// TestCoarrayLoops counts the pointers through which loops reach other images, and looks at the remarks about the accesses that stay
// calls.
func TestCoarrayLoops(t *testing.T) {
	var stdout, stderr strings.Builder
	if code := run([]string{"emit", "--stage", "sem", "../../testdata/coarrays/loops.f90"}, strings.NewReader(""), &stdout, &stderr); code != 0 {
		t.Fatalf("exit code %d\n%s", code, stderr.String())
	}
	if n := strings.Count(stdout.String(), "hpf_co_direct("); n != 16 {
		t.Errorf("%d pointers to other images, want 16", n)
	}
	source := filepath.Join(t.TempDir(), "missed.f90")
	program := `program missed
  integer :: a(10)[*], i, s, x[*], k
  a = this_image()
  x = 1
  s = 0
  sync all
  do i = 1, 10
    s = s + a(i)[mod(i, num_images()) + 1]
    s = s + x[1]
    s = s + a(i)[1, stat=k]
  end do
  print *, s
end program
`
	if err := os.WriteFile(source, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	stderr.Reset()
	if code := run([]string{"build", "-Rcomm-missed", "-o", source + ".exe", source}, strings.NewReader(""), &stdout, &stderr); code != 0 {
		t.Fatalf("exit code %d\n%s", code, stderr.String())
	}
	for _, want := range []string{"the image changes in the loop", "no element of an array of numbers", "stat= tells of each access"} {
		if !strings.Contains(stderr.String(), want) {
			t.Errorf("no remark %q in\n%s", want, stderr.String())
		}
	}
}

// TestCoarrayLoopsBetweenNodes runs loops where no image shares memory with another, and the network is late: what is got or put element by
// element elsewhere goes in one message.
func TestCoarrayLoopsBetweenNodes(t *testing.T) {
	for _, name := range []string{"loops", "cobound_loops", "staged_loops"} {
		source, exe := "../../testdata/coarrays/"+name+".f90", filepath.Join(t.TempDir(), name)
		var stdout, stderr strings.Builder
		if code := run([]string{"build", "-O1", "-o", exe, source}, strings.NewReader(""), &stdout, &stderr); code != 0 {
			t.Fatalf("exit code %d\n%s", code, stderr.String())
		}
		for _, n := range []int{2, 3, 5} {
			want := sortedLines(onImages(t, exe, n))
			for _, late := range []string{"0", "7"} {
				t.Setenv("PGAS_NODES", strconv.Itoa(n))
				t.Setenv("PGAS_SIM_LATE", late)
				if got := sortedLines(onImages(t, exe, n)); got != want {
					t.Errorf("%s on %d nodes, late %s:\n%s\nwant:\n%s", name, n, late, got, want)
				}
				os.Unsetenv("PGAS_NODES")
				os.Unsetenv("PGAS_SIM_LATE")
			}
		}
	}
	source := filepath.Join(t.TempDir(), "section.f90")
	program := `program section
  integer :: a(1000)[*], x(1000), i
  a = this_image()
  sync all
  do i = 1, 1000
    x(i) = a(i)[1]
  end do
  do i = 1, 1000
    if (x(i) == 1) x(i) = a(i)[1]
  end do
  print *, sum(x)
end program
`
	if err := os.WriteFile(source, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	var stdout, stderr strings.Builder
	if code := run([]string{"build", "-Rcomm-missed", "-o", source + ".exe", source}, strings.NewReader(""), &stdout, &stderr); code != 0 {
		t.Fatalf("exit code %d\n%s", code, stderr.String())
	}
	if want := "on an image that shares no memory, a condition decides about the access"; strings.Count(stderr.String(), want) != 1 {
		t.Errorf("no remark %q in\n%s", want, stderr.String())
	}
	t.Setenv("PGAS_NODES", "2")
	t.Setenv("PGAS_STATS", "1")
	const asked = 2 * (1 + 1000) // questions and answers; a wait that lasts asks for a word of its own now and then
	out := onImages(t, source+".exe", 2)
	found := regexp.MustCompile(`pgas: get: calls 0, messages (\d+),`).FindStringSubmatch(out)
	if found == nil {
		t.Fatalf("no messages in\n%s", out)
	}
	if n, err := strconv.Atoi(found[1]); err != nil || n < asked || n > asked+50 {
		t.Errorf("%s messages, not %d", found[1], asked)
	}
}

// TestCoarrayOfFailedImage: accesses of an image that has failed end the run, in loops that load and store directly, too.
func TestCoarrayOfFailedImage(t *testing.T) {
	own := filepath.Join(t.TempDir(), "own")
	source := filepath.Join("..", "..", "pgasrt", "caf", "testdata", "ends.f90")
	var stdout, stderr strings.Builder
	if code := run([]string{"build", "-o", own, source}, strings.NewReader(""), &stdout, &stderr); code != 0 {
		t.Fatalf("exit code %d\n%s", code, stderr.String())
	}
	for _, which := range []string{"read", "loop", "write"} {
		cmd := exec.Command(own, which)
		cmd.Env = append(os.Environ(), "PGAS_IMAGES=3")
		out, err := cmd.CombinedOutput()
		if want := "image 3 executed fail image, and is accessed without stat=\n"; err == nil || !strings.HasSuffix(string(out), want) {
			t.Errorf("%s: %v\n%s", which, err, out)
		}
	}
}

// TestCoarrayErrors: what the images do unlike each other, and images that there are not, end the run with a line.
func TestCoarrayErrors(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"cobounds", "allocate (a(3)[this_image():*])", "last one was allocate at line 3, and of image 2, whose last one was allocate at line 3, do not match"},
		{"bounds", "allocate (a(this_image())[*])", "last one was allocate at line 3, and of image 2, whose last one was allocate at line 3, do not match"},
		{"cosubscripts", "k = 3\nif (this_image() == 1) x[k, 1] = 1\nsync all", "cosubscripts.f90:4: the cosubscripts are those of no image"},
		{"order", "if (this_image() == 1) call co_sum(x)\ncall co_max(x)\ncall co_sum(x)", "do not match"},
		{"absent", "if (this_image() == 1) print *, a(1)[2]\nsync all", "absent.f90:3: the coarray is not allocated"},
		{"shape", "allocate (a(3)[*])\na = [1.0, 2.0]", "shape.f90:4:1: the coarray 'a' is not allocated, or has another shape than what is assigned to it"},
		{"shapeless", "a = [1.0, 2.0]", "shapeless.f90:3:1: the coarray 'a' is not allocated, or has another shape"},
		{"scalar", "s = 4", "scalar.f90:3:1: the coarray 's' is not allocated"},
		{"length", "allocate (character(3) :: w[*])\nw = 'abc'\nw = 'abcd'", "length.f90:5:1: the coarray 'w' has another length than what is assigned to it"},
		{"component", "allocate (y%c(3)[*])\ny%c = [1, 2, 3]\ny%c = [1, 2]", "component.f90:5:1: the coarray 'c' is not allocated, or has another shape"},
		{"componentless", "y%d = 1", "componentless.f90:3:1: the coarray 'd' is not allocated"},
	} {
		source := filepath.Join(t.TempDir(), c.name+".f90")
		text := "program " + c.name + "_\ninteger :: x[2, *], k; real, allocatable :: a(:)[:]; type t; integer, allocatable :: c(:)[:], d[:]; end type; " +
			"type(t) y; integer, allocatable :: s[:]; character(:), allocatable :: w[:]\n" + c.body + "\nend program\n"
		if err := os.WriteFile(source, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		var stdout, stderr strings.Builder
		if code := run([]string{"build", "-O0", "-o", source + ".exe", source}, strings.NewReader(""), &stdout, &stderr); code != 0 {
			t.Fatalf("%s: exit code %d\n%s", c.name, code, stderr.String())
		}
		cmd := exec.Command(source + ".exe")
		cmd.Env = append(os.Environ(), "PGAS_IMAGES=2")
		if out, err := cmd.CombinedOutput(); err == nil || !strings.Contains(string(out), c.want) {
			t.Errorf("%s: %v\n%swant %q", c.name, err, out, c.want)
		}
	}
}
