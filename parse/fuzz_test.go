package parse

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"dhpfgo/diag"
)

// FuzzParse checks that any text is parsed without panic, that all spans lie in the file, and that what has been parsed
// without errors is a fixpoint of the printer.
func FuzzParse(f *testing.F) {
	for _, set := range [][][2]string{executableCases, declarationCases, directiveCases, expressionCases, sourceCases} {
		for _, c := range set {
			f.Add(c[0] + "\nend\n")
		}
	}
	for _, c := range fixedCases {
		f.Add("* fixed form\n" + c[0] + "\n")
	}
	files, _ := filepath.Glob("testdata/errors/*.hpf")
	for _, name := range files {
		if text, err := os.ReadFile(name); err == nil {
			f.Add(string(text))
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		bag := &diag.Bag{}
		tree := Parse(diag.NewFile("a.hpf", []byte(text)), bag)
		checkSpans(t, reflect.ValueOf(tree.Units), len(text))
		for _, d := range bag.All() {
			if d.Span.Start < 0 || d.Span.End < d.Span.Start || d.Span.End > len(text) {
				t.Errorf("span %d-%d of %q in %q", d.Span.Start, d.Span.End, d.Message, text)
			}
		}
		if !bag.HasErrors() {
			checkFixpoint(t, tree)
		}
	})
}

var spanType = reflect.TypeFor[diag.Span]()

// checkSpans walks a tree and checks every span in it.
func checkSpans(t *testing.T, v reflect.Value, size int) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			checkSpans(t, v.Elem(), size)
		}
	case reflect.Slice:
		for i := range v.Len() {
			checkSpans(t, v.Index(i), size)
		}
	case reflect.Struct:
		if v.Type() == spanType {
			s := v.Interface().(diag.Span)
			if s.Start < 0 || s.End < s.Start || s.End > size {
				t.Errorf("span %d-%d in a file of %d bytes", s.Start, s.End, size)
			}
			return
		}
		for i := range v.NumField() {
			checkSpans(t, v.Field(i), size)
		}
	}
}

// TestDeepNesting checks that nesting is limited by a message and not by the stack.
func TestDeepNesting(t *testing.T) {
	for _, text := range []string{
		"x = " + strings.Repeat("(", 100000), "x = " + strings.Repeat("a(", 100000), "x = " + strings.Repeat("-", 100000),
		strings.Repeat("if (a) then\n", 20000), strings.Repeat("if (a) ", 20000) + "x = 1",
		"x = " + strings.Repeat("a%", 100000), "x = " + strings.Repeat(".not.", 100000) + "a", "x = a" + strings.Repeat("**a", 100000),
	} {
		if _, bag := parseText("a.hpf", text); !bag.HasErrors() {
			t.Errorf("no error for %.20s", text)
		}
	}
}

// BenchmarkParse reports lines a second over the text of a typical program.
func BenchmarkParse(b *testing.B) {
	const unit = `subroutine s(a, b, n)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: a(n,n), b(n,n)
  integer :: i, j
!hpf$ template t(n,n)
!hpf$ distribute t(block,block)
!hpf$ align a(i,j) with t(i,j)
!hpf$ align b(i,j) with t(i,j)
  ! one step of the iteration
!hpf$ independent, new(i)
  do j = 2, n-1
    do i = 2, n-1
      if (a(i,j) > 0.0d0) then
        b(i,j) = 0.25d0*(a(i-1,j) + a(i+1,j) + a(i,j-1) + a(i,j+1)) &
               - 2.0d0*a(i,j)
      else
        b(i,j) = a(i,j)
      end if
    end do
  end do
  call exchange(a(1:n,1), b(1:n,2), n)
  print *, 'done', a(1,1)
end subroutine s
`
	text := []byte(strings.Repeat(unit, 200))
	lines := strings.Count(unit, "\n") * 200
	b.ReportAllocs()
	for b.Loop() {
		bag := &diag.Bag{}
		Parse(diag.NewFile("a.hpf", text), bag)
		if bag.HasErrors() {
			b.Fatal(messages(bag))
		}
	}
	b.ReportMetric(float64(lines*b.N)/b.Elapsed().Seconds(), "lines/s")
}
