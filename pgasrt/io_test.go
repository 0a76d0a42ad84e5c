package pgasrt

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const ioInput = "7, 8 2.5d3 'hello' .false.\n12345.67\n"

// The output is byte for byte what a program of gfortran's prints.
func TestIOEqualsGfortran(t *testing.T) {
	t.Parallel()
	gfortran, err := exec.LookPath("gfortran")
	if err != nil {
		t.Fatal(err)
	}
	oracle := filepath.Join(t.TempDir(), "oracle")
	if out, err := exec.Command(gfortran, "testdata/io.f90", "-o", oracle).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(oracle)
	cmd.Stdin = strings.NewReader(ioInput)
	want, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, images := range []int{1, 3} {
		r := plain.run(t, "io", call{images: images, stdin: ioInput})
		r.want(t, 0, "")
		if r.stdout != string(want) {
			t.Errorf("got\n%s\nwant\n%s", r.stdout, want)
		}
	}
}

func TestIOErrors(t *testing.T) {
	const place, source = "io.hpf:3:7: error: ", "   3 | read(*,*) n\n     |       ^\n"
	for _, c := range []struct {
		stdin string
		args  []string
		want  string
	}{
		{"1\n", nil, place + "READ failed: End of file (iostat -1) on image 1\n" + source},
		{"one two\n", nil, place + "READ failed: Bad integer for item 1 in list input (iostat 5010) on image 1\n" + source},
	} {
		r := plain.run(t, "io", call{images: 2, stdin: c.stdin, args: c.args})
		r.want(t, 1, c.want)
	}
	r := plain.run(t, "io", call{images: 2, args: []string{"bad format"}})
	if !strings.HasPrefix(r.stderr, place+"WRITE failed: ") || r.code != 1 {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
}
