package sets

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestLoopsText(t *testing.T) {
	for _, c := range []struct{ set, fortran, c string }{
		{
			"[n] -> { [i, j] : 1 <= i <= n and i <= 3j <= 2i }",
			"do i = 1, n\n  do j = floordiv(i + 2, 3), floordiv(2*i, 3)\n    visit(i, j)\n  end do\nend do\n",
			"for (long i = 1; i <= n; i++) {\n  for (long j = floordiv(i + 2, 3); j <= floordiv(2*i, 3); j++) {\n    visit(i, j);\n  }\n}\n",
		},
		{
			"[n, m] -> { A[i] : 0 <= m < 8 and 1 <= i <= n and exists c : 32c + 4m < i <= 32c + 4m + 4 }",
			"if (m >= 0 .and. m <= 7) then\n  do it = floordiv(-m + 7, 8), floordiv(n - 4*m - 1, 32)\n" +
				"    do i = 32*it + 4*m + 1, min(n, 32*it + 4*m + 4)\n      A(i)\n    end do\n  end do\nend if\n",
			"if (m >= 0 && m <= 7) {\n  for (long it = floordiv(-m + 7, 8); it <= floordiv(n - 4*m - 1, 32); it++) {\n" +
				"    for (long i = 32*it + 4*m + 1; i <= min(n, 32*it + 4*m + 4); i++) {\n      A(i);\n    }\n  }\n}\n",
		},
		{
			"[n] -> { [i, j] : 0 <= i < n and j = 2i + 1 and i mod 2 = 1; [i, j] : i = -1 and j = 0 }",
			"i = -1\nj = 0\nvisit(i, j)\ndo i = 1, n - 1, 2\n  j = 2*i + 1\n  visit(i, j)\nend do\n",
			"{\n  long i = -1;\n  long j = 0;\n  visit(i, j);\n}\nfor (long i = 1; i <= n - 1; i += 2) {\n  long j = 2*i + 1;\n  visit(i, j);\n}\n",
		},
	} {
		loops, err := MustSet(c.set).Scan()
		if err != nil {
			t.Errorf("%s: %v", c.set, err)
			continue
		}
		if got := loops.String(); got != c.fortran {
			t.Errorf("%s: got\n%swant\n%s", c.set, got, c.fortran)
		}
		if got := loops.C(); got != c.c {
			t.Errorf("%s: got\n%swant\n%s", c.set, got, c.c)
		}
	}
}

const cHead = `#include <stdio.h>
#include <limits.h>
static long floordiv(long a, long b) { return a / b - (a % b < 0); }
static long modulo(long a, long b) { return a - b * floordiv(a, b); }
static long min(long a, long b) { return a < b ? a : b; }
static long max(long a, long b) { return a > b ? a : b; }
static void visit1(long i) { printf(" %ld", i); }
static void visit2(long i, long j) { printf(" %ld %ld", i, j); }
static void visit3(long i, long j, long k) { printf(" %ld %ld %ld", i, j, k); }
int main(void) {
  long n = 11, a = 1, b = 1, m = 1;
`

const fortranTail = `contains
  pure integer function floordiv(x, y)
    integer, intent(in) :: x, y
    floordiv = (x - modulo(x, y))/y
  end function
  subroutine visit1(i)
    integer :: i
    write(*, '(*(1x,i0))', advance='no') i
  end subroutine
  subroutine visit2(i, j)
    integer :: i, j
    write(*, '(*(1x,i0))', advance='no') i, j
  end subroutine
  subroutine visit3(i, j, k)
    integer :: i, j, k
    write(*, '(*(1x,i0))', advance='no') i, j, k
  end subroutine
end program
`

// TestLoopsCompile compiles the printed loops as C and as Fortran and compares what they visit with the interpreter.
func TestLoopsCompile(t *testing.T) {
	var want strings.Builder
	var c, f strings.Builder
	c.WriteString(cHead)
	f.WriteString("program scan\n  integer :: n = 11, a = 1, b = 1, m = 1\n  integer :: i, j, k, it, jt, kt\n")
	texts := layoutSets()
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		s := MustSet(texts[name])
		loops, err := Scan(Statement{Name: fmt.Sprint("visit", len(s.Dims())), Domain: s})
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range loops.Visits(map[string]int64{"n": 11, "a": 1, "b": 1, "m": 1}) {
			for _, x := range p {
				fmt.Fprint(&want, " ", x)
			}
		}
		want.WriteString("\n")
		fmt.Fprintf(&c, "{\n%s}\nprintf(\"\\n\");\n", loops.C())
		f.WriteString(strings.ReplaceAll(loops.String(), "visit", "call visit") + "write(*, *)\n")
	}
	c.WriteString("}\n")
	f.WriteString(fortranTail)
	fields := strings.Fields(want.String())
	for _, x := range []struct{ file, text, compiler string }{
		{"scan.c", c.String(), "cc"}, {"scan.f90", f.String(), "gfortran"},
	} {
		got := strings.Fields(compileAndRun(t, x.file, x.text, x.compiler))
		if !slices.Equal(got, fields) {
			t.Errorf("%s prints %d numbers, want %d", x.file, len(got), len(fields))
		}
	}
}

func compileAndRun(t *testing.T, file, text, compiler string) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(dir, "scan")
	if out, err := exec.Command(compiler, "-o", program, filepath.Join(dir, file)).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s\n%s", err, out, text)
	}
	out, err := exec.Command(program).Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}
