package pipeline

import (
	"slices"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// idleLibrary has procedures that only some ways lead to, and three that none does.
const idleLibrary = `module below
  implicit none
  private
  public :: total, idle_generic, box
  interface total
    module procedure total_i, total_r
  end interface
  interface idle_generic
    module procedure idle_i
  end interface
  interface operator(+)
    module procedure joined
  end interface
  interface
    module subroutine apart()
    end subroutine
    module subroutine idle_apart()
    end subroutine
  end interface
  type box
    integer :: k = 0
  contains
    procedure :: show => show_box
    final :: closed
  end type
contains
  integer function total_i(k)
    integer, intent(in) :: k
    total_i = k + helper()
  end function
  real function total_r(x)
    real, intent(in) :: x
    total_r = x
  end function
  integer function idle_i(k)
    integer, intent(in) :: k
    idle_i = k
    call idle_called()
  end function
  subroutine idle_called()
    call apart()
  end subroutine
  integer function helper()
    helper = 1
    call apart()
  end function
  type(box) function joined(a, b)
    type(box), intent(in) :: a, b
    joined%k = a%k + b%k
  end function
  subroutine show_box(b)
    class(box), intent(in) :: b
  end subroutine
  subroutine closed(b)
    type(box), intent(inout) :: b
  end subroutine
  subroutine for_c() bind(c)
  end subroutine
  subroutine entered()
    entry further()
  end subroutine
end module
submodule (below) body
contains
  module procedure apart
  end procedure
  module procedure idle_apart
  end procedure
end submodule
module above
  use below, only: add => total
end module
`

// TestEmptyIdle looks which procedures of a library lose their bodies: those that no name, interface, renaming, binding or C leads to.
func TestEmptyIdle(t *testing.T) {
	source := func(name, text string, member bool) Source {
		return Source{File: diag.NewFile(name, []byte(text)), Form: parse.Options{Form: parse.FreeForm}, Member: member}
	}
	c := &Compilation{Bag: &diag.Bag{}, Sources: []Source{
		source("main.f90", "program p\nuse above\nprint *, add(1)\nend program\n", false), source("library.f90", idleLibrary, true)}}
	if err := c.Run(Check); err != nil || c.Bag.HasErrors() {
		t.Fatal(err, c.Bag)
	}
	var got []string
	for span := range c.idle {

		got = append(got, span.Text())
	}
	slices.Sort(got)
	if want := []string{"integer function idle_i(k)", "module procedure idle_apart", "subroutine idle_called()"}; !slices.Equal(got, want) {
		t.Errorf("%q, not %q", got, want)
	}
}
