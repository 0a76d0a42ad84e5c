package jumps

import (
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// TestStructured has text in, text out: forward jumps become IF constructs, unless something outside jumps to what gets into a branch.
func TestStructured(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"if (x > 0) go to 10\ny = 1\n10 y = 2", "if (.not. x > 0) y = 1\n10 y = 2"},
		{"if (x > 0) then\ny = 1\ngo to 20\nend if\ny = 2\n20 y = 3", "if (x > 0) then\n  y = 1\nelse\n  y = 2\nend if\n20 y = 3"},
		{"go to 5\nif (x > 0) go to 10\n5 y = 1\n10 y = 2", "goto 5\nif (x > 0) goto 10\n5 y = 1\n10 y = 2"},
		{"if (x > 0) go to 10\n!hpf$ on home (a(1)) begin\ny = 1\n!hpf$ end on\n10 y = 2", ""},
	} {
		f := parsed(t, c.in)
		body := f.Units[0].Body
		before := text(f)
		f.Units[0].Body = Of(body).Structured(body)
		want := before
		if c.want != "" {
			want = text(parsed(t, c.want))
		}
		if got := text(f); got != want {
			t.Errorf("%s\ngot\n%s", c.in, got)
		}
	}
}

// TestOf counts jumps: of GO TO, of labels in variables, of arithmetic IF, of calls and of ERR=.
func TestOf(t *testing.T) {
	f := parsed(t, "assign 10 to k\ngo to k\nif (x) 10, 20, 10\ncall s(*20)\nread (5, *, err=30) x\n10 y = 1\n20 y = 2\n30 format (i3)\n40 y = 3")
	l := Of(f.Units[0].Body)
	for label, want := range map[int]int{10: 3, 20: 2, 30: 1, 40: 0} {
		if l.Used[label] != want {
			t.Errorf("%d jumps to %d, not %d", l.Used[label], label, want)
		}
	}
	if _, format := l.Defined[30]; format || !l.Defined[40].Valid() {
		t.Errorf("defined: %v", l.Defined)
	}
	if n := l.Inside(f.Units[0].Body[2:3], 10); n != 2 {
		t.Errorf("%d jumps inside of the arithmetic IF", n)
	}
}

func parsed(t *testing.T, body string) *parse.File {
	t.Helper()
	bag := &diag.Bag{}
	f := parse.ParseWith(diag.NewFile("m.f90", []byte("program p\n"+body+"\nend program\n")), bag, parse.Options{Form: parse.FreeForm})
	if bag.HasErrors() {
		t.Fatal(bag.All())
	}
	return f
}

func text(f *parse.File) string {
	var out strings.Builder
	parse.Fprint(&out, f)
	return out.String()
}
