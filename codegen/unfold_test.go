package codegen

import (
	"strings"
	"testing"
)

// TestUnfolded wants two functions of what computes with numbers of its own and calls itself twice, and one of what does more.
func TestUnfolded(t *testing.T) {
	for _, c := range []struct {
		declarations, body string
		want               bool
	}{
		{"integer, intent(in) :: k", "f = k\nif (k > 1) f = f(k-1) + f(k-2)", true},
		{"integer, intent(in) :: k\ninteger :: t", "t = k\nf = t\nif (k > 1) f = f(k-1) + f(k-2)", true},
		{"integer, intent(in) :: k", "f = k\nif (k > 1) f = f(k-1) + 1", false},
		{"integer :: k", "f = k\nif (k > 1) f = f(k-1) + f(k-2)\nk = 1", false},
		{"integer, intent(in) :: k\ninteger, save :: t = 0", "t = t + 1\nf = t\nif (k > 1) f = f(k-1) + f(k-2)", false},
		{"integer, intent(in) :: k\ninteger :: t(2)", "t = k\nf = t(1)\nif (k > 1) f = f(k-1) + f(k-2)", false},
		{"integer, intent(in), optional :: k", "f = k\nif (k > 1) f = f(k-1) + f(k-2)", false},
		{"integer, intent(in) :: k", "f = k\nprint *, k\nif (k > 1) f = f(k-1) + f(k-2)", false},
	} {
		source := "program p\ninteger :: n\nn = 3\nprint *, f(n)\ncontains\nrecursive integer function f(k)\n" + c.declarations + "\n" + c.body + "\nend function\nend program\n"
		source = strings.Replace(strings.ReplaceAll(source, "f = ", "r = "), "function f(k)", "function f(k) result(r)", 1)
		text := Text(fromSource(t, "twice.f90", []byte(source)), Options{})
		if found := strings.Contains(text, ".again("); found != c.want {
			t.Errorf("twice: %v, wanted: %v\n%s", found, c.want, source)
		}
		if text = Text(fromSource(t, "twice.f90", []byte(source)), Options{Check: true}); strings.Contains(text, ".again(") {
			t.Errorf("twice with checks\n%s", source)
		}
	}
}
