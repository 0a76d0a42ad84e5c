package lsp

import (
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// TestPositions goes from bytes to units of UTF-16 and back: é has two bytes and one unit, 😀 four and two.
func TestPositions(t *testing.T) {
	f := diag.NewFile("t.f90", []byte("x = 1\r\nprint *, 'é😀', n\n"))
	at := strings.Index(string(f.Text), "n\n")
	p := positionOf(f, at)
	if want := (position{1, 16}); p != want {
		t.Errorf("the position of n is %v, want %v", p, want)
	}
	if back := offsetOf(f, p); back != at {
		t.Errorf("byte %d, want %d", back, at)
	}
	if end := offsetOf(f, position{0, 99}); end != 5 {
		t.Errorf("past the end of the first line is byte %d, want 5", end)
	}
	if path := pathOf(uriOf("/a b/ü.f90")); path != "/a b/ü.f90" {
		t.Errorf("a path with a blank comes back as %q", path)
	}
}

func TestDesignators(t *testing.T) {
	for text, want := range map[string]string{"a%": "a", "x = a % B(i, f(j))%": "a b", "a(1)%b[2]%c%": "a b c", "i": "", "f(a%b) + c%": "c", ")%": ""} {
		if got := strings.Join(designator([]byte(text), len(text)), " "); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

const scoped = `module m
  integer :: n, hidden
  type base
    integer :: k
  end type
  type, extends(base) :: more
    real :: w(3)
  end type
end module
module between
  use m, only: count => n, more
end module
program p
  use between
  type(more) :: v(2)
  associate (alias => v(1))
    v(1)%k = count + hidden
  end associate
contains
  subroutine s(count)
    integer :: count
    count = v(2)%w(1)
  end subroutine
end program
`

// TestScopes looks up names as Fortran does: renamed by USE, by way of another module, inherited components, hidden by a dummy argument.
func TestScopes(t *testing.T) {
	f := diag.NewFile("t.f90", []byte(scoped))
	tree := parse.Parse(f, &diag.Bag{})
	n := newNames(&Parsed{File: f, Trees: []*parse.File{tree}}, &Checked{})
	for _, x := range []struct {
		name string
		line int // where it is used
		want int // where it is declared, 0 for nowhere
	}{
		{"count", 17, 2}, {"hidden", 17, 0}, {"k", 17, 4}, {"v", 17, 15}, {"count", 22, 21}, {"w", 22, 7}, {"v", 22, 15}, {"more", 15, 6}, {"alias", 16, 16},
	} {
		i := slices.IndexFunc(n.words, func(w parse.Ident) bool { return w.Name == x.name && w.Pos.Line() == x.line })
		if i < 0 {
			t.Errorf("line %d has no word %s", x.line, x.name)
			continue
		}
		got := 0
		if d := n.meaning(n.words[i]); d != nil {
			got = d.pos.Line()
		}
		if got != x.want {
			t.Errorf("%s of line %d is declared at %d, want %d", x.name, x.line, got, x.want)
		}
	}
}
