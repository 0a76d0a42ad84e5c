package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestReproducible holds programs with sums and products of reals against gfortran's output, byte for byte: with
// --reproducible the number of images may not change a digit.
func TestReproducible(t *testing.T) {
	requireGfortran(t)
	for _, name := range []string{"reductions_every_operator", "array_reductions", "cg_csr", "scatter_add", "particle_mesh"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			source := "../../testdata/hpf/" + name + ".hpf"
			exe := filepath.Join(t.TempDir(), "exe")
			tool(t, "dhpfgo", "build", "--reproducible", "-o", exe, source)
			want := answerOf(t, source)
			for _, images := range []int{1, 3, 4} {
				if got := output(t, nil, images, exe); want.diff(t, got, noTolerance) != "" {
					t.Errorf("%d images:\n%s\nwant\n%s", images, got, want.text)
				}
			}
		})
	}
	text := stdoutOf(t, exec.Command("dhpfgo", "plan", "--reproducible", "../../testdata/hpf/cg_csr.hpf"))
	if !strings.Contains(text, "--reproducible keeps the order of") {
		t.Errorf("the plan does not give the reason:\n%s", text)
	}
}
