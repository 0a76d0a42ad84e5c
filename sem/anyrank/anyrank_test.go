package anyrank

import (
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

const source = `module m
  interface gen
    module procedure s, t
  end interface
  type v
    integer :: i
  contains
    procedure, nopass :: s
    procedure, nopass :: u => s
    procedure, nopass :: t
  end type
contains
  subroutine s(x, y)
    real, dimension(..), intent(in) :: x, y
    select rank (x)
    rank (1)
      print *, x(1)
    rank (2)
      print *, x(1,1)
    end select
    select rank (a => y)
    rank (0)
      print *, a
    end select
  end subroutine
  subroutine t()
  end subroutine
end module
`

const want = `module m
  interface gen
    module procedure t, s%rank_1_0, s%rank_2_0
  end interface gen
  type :: v
    integer :: i
  contains
    procedure, nopass :: s%rank_1_0 = s%rank_1_0, s%rank_2_0 = s%rank_2_0
    procedure, nopass :: u%rank_1_0 = s%rank_1_0, u%rank_2_0 = s%rank_2_0
    procedure, nopass :: t
    generic :: s => s%rank_1_0,s%rank_2_0
    generic :: u => u%rank_1_0,u%rank_2_0
  end type v
  interface s
    module procedure s%rank_1_0, s%rank_2_0
  end interface s
contains
  subroutine s%rank_1_0(x,y)
    real, intent(in) :: x(:), y
    write (*,*) x(1)
    associate (a=>y)
      write (*,*) a
    end associate
  end subroutine s%rank_1_0
  subroutine s%rank_2_0(x,y)
    real, intent(in) :: x(:,:), y
    write (*,*) x(1,1)
    associate (a=>y)
      write (*,*) a
    end associate
  end subroutine s%rank_2_0
  subroutine t()
  end subroutine t
end module m
`

func split(t *testing.T, text string) (*parse.File, *diag.Bag) {
	t.Helper()
	bag := &diag.Bag{}
	f := parse.ParseWith(diag.NewFile("m.f90", []byte(text)), bag, parse.Options{Form: parse.FreeForm})
	if bag.HasErrors() {
		t.Fatal(bag.All()[0])
	}
	Split([]*parse.File{f}, bag)
	return f, bag
}

func TestSplit(t *testing.T) {
	f, bag := split(t, source)
	if bag.HasErrors() {
		t.Fatal(bag.All()[0])
	}
	var out strings.Builder
	if parse.Fprint(&out, f); out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
}

// TestManyRanks: a procedure that tells many combinations of ranks apart stays, and gets a version where a call asks for it.
func TestManyRanks(t *testing.T) {
	f, bag := split(t, `subroutine outer
contains
  subroutine s(x, y, z)
    real :: x(..), y(..), z(..)
    print *, rank(x) + rank(z), shape(y)
  end subroutine
end subroutine
`)
	if bag.HasErrors() {
		t.Fatal(bag.All()[0])
	}
	s := f.Units[0].Contains
	if len(s) != 1 || strings.Join(s[0].AnyRanked, " ") != "x y z" {
		t.Fatalf("%d procedures instead of one with three arguments of assumed rank", len(s))
	}
	f.Units[0].Contains = []*parse.Unit{Version(s[0], []int{1, 0, 2})}
	var out strings.Builder
	if parse.Fprint(&out, f); !strings.Contains(out.String(), `subroutine s%rank_1_0_2(x,y,z)
    real :: x(:), y, z(:,:)
    write (*,*) 1+2,[integer :: ]
`) {
		t.Errorf("the version for a vector, a scalar and a matrix is\n%s", out.String())
	}
}
