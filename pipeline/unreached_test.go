package pipeline

import (
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// TestDropUnreached wants of a library the procedures that the program reaches: by calls, as an argument, and as hosts.
func TestDropUnreached(t *testing.T) {
	const library = `subroutine called(f)
  external f
  call inner
contains
  subroutine inner
    call f
  end subroutine
end subroutine
subroutine passed
end subroutine
subroutine idle
  call idler
end subroutine
subroutine idler
end subroutine
`
	source := func(name, text string, member bool) Source {
		return Source{File: diag.NewFile(name, []byte(text)), Form: parse.Options{Form: parse.FreeForm}, Member: member}
	}
	for member, want := range map[bool]int{true: 4, false: 6} {
		c := &Compilation{Bag: &diag.Bag{}, Sources: []Source{
			source("main.f90", "program p\nexternal passed\ncall called(passed)\nend program\n", false), source("library.f90", library, member)}}
		if err := c.Run(Check); err != nil || c.Bag.HasErrors() {
			t.Fatal(err, c.Bag)
		}
		if got := len(c.Typed.Units); got != want {
			t.Errorf("member %v: %d units are kept, want %d: %s", member, got, want, c.Typed)
		}
	}
}
