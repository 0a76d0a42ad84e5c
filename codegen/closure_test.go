package codegen

import (
	"strings"
	"testing"
)

// TestClosures wants a constant for the address of an internal procedure whose host is not called while it runs, and else one for each
// activation.
func TestClosures(t *testing.T) {
	for _, c := range []struct {
		name, inner, more string
		objects, want     bool
	}{
		{"calls what it is given", "y = f()", "", false, false},
		{"calls the host", "y = f()\ncall host(y)", "", false, true},
		{"is given a procedure that calls the host", "y = f()", "call run(again, x)", false, true},
		{"is given a procedure that calls no host", "y = f()", "call run(other, x)", false, false},
		{"may be given what is outside", "y = f()", "", true, true},
	} {
		source := "program p\nreal :: x\nx = 0\ncall host(x)\n" + c.more + "\nprint *, x\ncontains\n" +
			"real function again()\nagain = 1\ncall host(again)\nend function\nreal function other()\nother = 1\nend function\nend program\n" +
			"subroutine host(x)\nreal :: x\ncall run(g, x)\ncontains\nreal function g()\ng = x\nend function\nend subroutine\n" +
			"subroutine run(f, y)\nreal, external :: f\nreal :: y\n" + c.inner + "\nend subroutine\n"
		text := Text(fromSource(t, "host.f90", []byte(source)), Options{Objects: c.objects})
		if found := strings.Contains(text, "@hpf_closure("); found != c.want {
			t.Errorf("%s: closure: %v, wanted: %v\n%s", c.name, found, c.want, source)
		}
	}
}
