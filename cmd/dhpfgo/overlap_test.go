package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestOverlap compares a program whose messages run beside computation with the same program without, whose output is
// compared with gfortran's elsewhere.
func TestOverlap(t *testing.T) {
	t.Parallel()
	const name = "../../testdata/hpf/overlap.hpf"
	dir := t.TempDir()
	plain, overlapped := filepath.Join(dir, "plain"), filepath.Join(dir, "overlapped")
	tool(t, "dhpfgo", "build", "-o", plain, name)
	tool(t, "dhpfgo", "build", "--overlap", "-o", overlapped, name)
	for _, images := range []int{1, 2, 3, 4, 8} {
		want := output(t, nil, images, plain)
		if got := output(t, nil, images, overlapped); got != want {
			t.Errorf("on %d images:\n%s\nwithout --overlap:\n%s", images, got, want)
		}
	}
	text := stdoutOf(t, exec.Command("dhpfgo", "plan", "--overlap", name))
	if got := strings.Count(text, "runs    beside the iterations"); got != 9 {
		t.Errorf("%d exchanges run beside computation, want 9:\n%s", got, text)
	}
}
