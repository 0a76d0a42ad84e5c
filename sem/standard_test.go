package sem

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// TestStandards asks gfortran which names each standard leaves to intrinsic procedures.
func TestStandards(t *testing.T) {
	if _, err := exec.LookPath("gfortran"); err != nil {
		t.Fatal("gfortran is not installed: apt install gfortran")
	}
	names := slices.Concat(intrinsicNames, strings.Fields("mvbits move_alloc random_number random_seed date_and_time"))
	for _, m := range []map[string]bool{keysOf(intrinsicSubs), keysOf(systemSubs), keysOf(imageStatements)} {
		for name := range m {
			names = append(names, name)
		}
	}
	names = slices.DeleteFunc(names, func(n string) bool { return strings.Contains(n, " ") })
	slices.Sort(names)
	names = slices.Compact(names)
	file := filepath.Join(t.TempDir(), "names.f90")
	text := "program p\n"
	for _, name := range names {
		text += "  intrinsic :: " + name + "\n"
	}
	if err := os.WriteFile(file, []byte(text+"end program\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, std := range strings.Fields("gnu f95 f2003 f2008 f2018") {
		out, _ := exec.Command("gfortran", "-fsyntax-only", "-fcoarray=single", "-fmax-errors=0", "-std="+std, file).CombinedOutput()
		refused := map[string]bool{}
		for _, part := range regexp.MustCompile(`names.f90:(\d+):[^\n]*\n(?s:.*?)Error: ([^\n]*)`).FindAllStringSubmatch(string(out), -1) {
			if line, _ := strconv.Atoi(part[1]); strings.Contains(part[2], "not available in the current standard") {
				refused[names[line-2]] = true
			}
		}
		c := newChecker(&parse.File{Dialect: parse.Dialect{Library: &parse.Library{Standard: std}}}, &parse.Unit{}, nil, &diag.Bag{})
		for _, name := range names {
			if c.hasIntrinsic(name) == refused[name] {
				t.Errorf("-std=%s: %s is intrinsic: %v", std, name, !refused[name])
			}
		}
		if len(refused) == 0 != (std == "gnu") {
			t.Errorf("-std=%s: %d names refused\n%s", std, len(refused), fmt.Sprintf("%.300s", out))
		}
	}
}

func keysOf[V any](m map[string]V) map[string]bool {
	out := map[string]bool{}
	for name := range m {
		out[name] = true
	}
	return out
}
