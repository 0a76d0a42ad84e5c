package submodule

import (
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

const source = `module m
  interface
    pure module function f(x) result(r)
      import
      use kinds
      real, intent(in) :: x
      real :: r
    end function
    module subroutine elsewhere(k)
      integer :: k
    end subroutine
  end interface
  interface gen
    module subroutine s(k)
      integer :: k
    end subroutine
  end interface
end module
submodule (m) below
contains
  module procedure f
    use constants
    r = two*x
  end procedure
end submodule
submodule (m:below) lowest
contains
  module subroutine s(k)
    integer :: k
  end subroutine
  subroutine own
  end subroutine
end submodule
`

const want = `module m
  interface
    subroutine elsewhere(k)
      import
      integer :: k
    end subroutine elsewhere
  end interface
  interface gen
    module procedure s
  end interface gen
end module m

submodule (m) below
contains
  pure function f(x) result(r)
    use kinds
    use constants
    real, intent(in) :: x
    real :: r
    r = two*x
  end function f
end submodule below

submodule (m:below) lowest
contains
  subroutine s(k)
    integer :: k
  end subroutine s
  subroutine own()
  end subroutine own
end submodule lowest
`

// TestJoin has text in, text out: the interface goes to its body, a generic name names the procedure in its place, and an interface
// without a body is that of a procedure in another file which sees the module.
func TestJoin(t *testing.T) {
	bag := &diag.Bag{}
	tree := parse.ParseWith(diag.NewFile("m.f90", []byte(source)), bag, parse.Options{Form: parse.FreeForm})
	if bag.HasErrors() {
		t.Fatal(bag.All())
	}
	Join([]*parse.File{tree})
	var out strings.Builder
	parse.Fprint(&out, tree)
	if got := out.String(); got != want {
		t.Errorf("got\n%s", got)
	}
	if face := tree.Units[0].Decls[0].(*parse.Interface).Bodies[0]; face.Declared != "m" {
		t.Errorf("%s, whose body is elsewhere, is declared in %q", face.Name, face.Declared)
	}
	for _, u := range tree.Units[1:] {
		if body := u.Contains[0]; body.Declared != "m" {
			t.Errorf("%s is declared in %q", body.Name, body.Declared)
		}
	}
}
