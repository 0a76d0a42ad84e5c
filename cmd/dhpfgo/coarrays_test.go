package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestCoarrays compiles each program of testdata/coarrays by both ways in, dhpfgo's own and gfortran's over the same runtime, and compares
// what they print on 1 to 8 images. Where gfortran lacks something the first line says "! ok:", and the program checks itself.
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
			if code := run([]string{"build", "-O1", "-o", own, source}, strings.NewReader(""), &stdout, &stderr); code != 0 {
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
			for _, n := range []int{1, 2, 3, 4, 6, 8} {
				want := "ok\n"
				if other != "" {
					want = onImages(t, other, n)
				}
				if got := onImages(t, own, n); got != want {
					t.Errorf("%d images:\n%s\nwant:\n%s", n, got, want)
				}
			}
		})
	}
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
