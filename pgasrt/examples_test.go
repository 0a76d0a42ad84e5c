package pgasrt

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
)

// TestExamples runs the programs of examples/pgas, which check their results themselves.
func TestExamples(t *testing.T) {
	t.Parallel()
	for name, args := range map[string]string{"dht": "3000 500", "p2p": "3 50 64", "stencil": "40 20"} {
		exe := filepath.Join(t.TempDir(), name)
		opt := BuildOptions{Opt: 2, Flags: []string{"-Icore", "-Wall", "-Wextra", "-Werror"}}
		if err := tools(t).Link(context.Background(), []string{"../examples/pgas/" + name + ".c"}, exe, opt); err != nil {
			t.Fatal(err)
		}
		for _, images := range []int{1, 2, 3, 4, 8} {
			r := runProgram(t, exe, call{images: images, args: strings.Fields(args)})
			if r.want(t, 0, ""); !strings.Contains(r.stdout, "seconds ") {
				t.Errorf("%s on %d images printed %q", name, images, r.stdout)
			}
		}
		r := runProgram(t, exe, call{images: 2})
		if r.code != 2 || !strings.HasPrefix(r.stderr, "usage: ") {
			t.Errorf("%s without arguments: exit code %d, %q", name, r.code, r.stderr)
		}
	}
}
