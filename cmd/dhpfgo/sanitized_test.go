package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"dhpfgo/pgasrt"
)

// TestSanitized runs programs whose elements are combined at their owners, as lists say (hpf_indirect_scatter) and from copies
// (hpf_combine), with the runtime under the sanitizers.
func TestSanitized(t *testing.T) {
	requireGfortran(t)
	t.Setenv("ASAN_OPTIONS", "detect_leaks=0") // libgfortran's
	for _, name := range []string{"scatter_reduce", "accumulated_in_place"} {
		t.Run(name, func(t *testing.T) { runSanitized(t, filepath.Join("../../testdata/hpf", name+".hpf")) })
	}
}

func runSanitized(t *testing.T, source string) {
	tools, err := pgasrt.FindToolchain("")
	if err != nil {
		t.Fatal(err)
	}
	tools.RuntimeFlags = []string{"-fsanitize=address,undefined", "-fno-sanitize-recover=all"}
	dir := t.TempDir()
	ir, exe := filepath.Join(dir, "ir.ll"), filepath.Join(dir, "exe")
	text, err := exec.Command("dhpfgo", "emit", "--stage", "llvm", source).Output()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(ir, text, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := tools.Link(t.Context(), []string{ir}, exe, pgasrt.BuildOptions{Opt: 1}); err != nil {
		t.Fatal(err)
	}
	want := answerOf(t, source)
	for _, images := range []int{1, 3, 4} {
		if diff := want.diff(t, output(t, want.input, images, exe), usualTolerance); diff != "" {
			t.Errorf("%d images: %s", images, diff)
		}
	}
}
