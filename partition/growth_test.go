package partition

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/sem"
)

// kindsOfNests are the kinds of loop nests in the programs below: stencils whose arrays, offsets, bounds and shapes vary; the
// same stencil again and again; different pipelines; different stencils inside a time loop; and some with a private scalar.
var kindsOfNests = []string{"different", "equal", "recurrent", "inside", "private"}

// nests is a program of n loop nests of a kind over arrays with one and two distributed dimensions.
func nests(n int, kind string) string {
	var b strings.Builder
	b.WriteString("program nests\n  implicit none\n  integer, parameter :: n = 100\n  integer :: i, j, step\n  real(8) :: t\n")
	for k := range 6 {
		fmt.Fprintf(&b, "  real(8) :: a%d(n,n), v%d(n)\n!hpf$ distribute a%d(block,block)\n!hpf$ distribute v%d(block)\n", k, k, k, k)
	}
	if kind == "inside" {
		b.WriteString("  do step = 1, 9\n")
	}
	for k := range n {
		b.WriteString(nest(k, kind))
	}
	if kind == "inside" {
		b.WriteString("  end do\n")
	}
	b.WriteString("  print *, a0(1,1), v0(1)\nend program nests\n")
	return b.String()
}

// nest is nest k of its kind.
func nest(k int, kind string) string {
	to, from, width := k%6, (k/6+k%6+1)%6, 1+k%3
	lo, hi := 4+k%7, 4+k%5
	square := func(first int, body string) string {
		return fmt.Sprintf("  do j = %d, n-%d\n    do i = %d, n-%d\n%s    end do\n  end do\n", lo, hi, first, hi, body)
	}
	switch {
	case kind == "equal":
		return "  do j = 2, n-1\n    do i = 2, n-1\n      a0(i,j) = a1(i-1,j) + a1(i+1,j) + a1(i,j-1) + a1(i,j+1)\n    end do\n  end do\n"
	case kind == "private":
		return square(lo+k/60, fmt.Sprintf("      t = a%d(i-1,j)*%d\n      a%d(i,j) = t + t*t\n", from, k, to))
	case kind == "recurrent" && k%2 == 0:
		return square(lo+k/60, fmt.Sprintf("      a%d(i,j) = a%d(i-1,j) + %d\n", to, to, k))
	case kind == "recurrent":
		return fmt.Sprintf("  do i = %d, n-%d\n    v%d(i) = v%d(i-%d) + %d\n  end do\n", lo+k/50, hi, to, to, width, k)
	case k%4 == 0:
		return square(lo+k/60, fmt.Sprintf("      if (a%d(i,j) > %d) a%d(i,j) = a%d(i,j)/2\n", to, k, to, from))
	case k%4 == 1:
		return fmt.Sprintf("  do i = %d, n-%d\n    v%d(i) = v%d(i-%d) + %d*v%d(i+%d)\n  end do\n", lo+k/50, hi, to, from, width, k, from, width)
	}
	return square(lo+k/40, fmt.Sprintf("      a%d(i,j) = a%d(i-%d,j) + a%d(i,j+%d)*%d\n", to, from, width, from, 1+k%2, k))
}

// checkedProgram is a program after package sem.
func checkedProgram(tb testing.TB, source string) *ir.Program {
	tb.Helper()
	var bag diag.Bag
	prog := sem.Check(parse.Parse(diag.NewFile("nests.f90", []byte(source)), &bag), lower.Now{}, &bag)
	if bag.HasErrors() {
		var text strings.Builder
		bag.Print(&text, diag.Options{})
		tb.Fatal(text.String())
	}
	return prog
}

// BenchmarkManyNests measures the analysis of programs of many loop nests.
func BenchmarkManyNests(b *testing.B) {
	for _, kind := range kindsOfNests {
		for _, n := range []int{100, 1000} {
			b.Run(fmt.Sprintf("%s/%d", kind, n), func(b *testing.B) {
				for b.Loop() {
					b.StopTimer()
					prog := checkedProgram(b, nests(n, kind))
					b.StartTimer()
					var bag diag.Bag
					if p, _ := BuildWith(prog, Options{Explain: true}, &bag); p == nil {
						b.Fatal("not compiled")
					}
				}
			})
		}
	}
}

// TestGrowth holds the work of the analysis against the length of a program: ten times as many nests may take twelve times as
// many allocations, and as many bytes, which no other load of the machine changes.
func TestGrowth(t *testing.T) {
	for _, kind := range kindsOfNests {
		few, many := workOf(t, kind, 100), workOf(t, kind, 1000)
		if many.objects > 12*few.objects || many.bytes > 12*few.bytes {
			t.Errorf("%s nests: 100 take %d objects of %d bytes, 1000 take %d of %d", kind, few.objects, few.bytes, many.objects, many.bytes)
		}
	}
}

type allocated struct{ objects, bytes uint64 }

// workOf is what the analysis of n nests allocates.
func workOf(t *testing.T, kind string, n int) allocated {
	t.Helper()
	prog := checkedProgram(t, nests(n, kind))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	var bag diag.Bag
	if p, _ := BuildWith(prog, Options{Explain: true}, &bag); p == nil {
		t.Fatalf("%d %s nests are refused", n, kind)
	}
	runtime.ReadMemStats(&after)
	return allocated{after.Mallocs - before.Mallocs, after.TotalAlloc - before.TotalAlloc}
}
