package main

import (
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// TestOverlap compares a program whose messages run beside computation with the same program without, whose output is
// compared with gfortran's elsewhere.
func TestOverlap(t *testing.T) {
	const name = "../../testdata/hpf/overlap.hpf"
	for _, images := range []int{1, 2, 3, 4, 8} {
		n := strconv.Itoa(images)
		want := stdoutOf(t, exec.Command("dhpfgo", "run", "-n", n, name))
		if got := stdoutOf(t, exec.Command("dhpfgo", "run", "--overlap", "-n", n, name)); got != want {
			t.Errorf("on %d images:\n%s\nwithout --overlap:\n%s", images, got, want)
		}
	}
	text := stdoutOf(t, exec.Command("dhpfgo", "plan", "--overlap", name))
	if got := strings.Count(text, "runs    beside the iterations"); got != 9 {
		t.Errorf("%d exchanges run beside computation, want 9:\n%s", got, text)
	}
}
