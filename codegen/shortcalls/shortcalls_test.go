package shortcalls

import (
	"slices"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/sem"
)

const source = `module m
contains
  subroutine short_rates(y, d)
    real :: y(6), d(6)
    integer :: i
    do i = 1, 6
      d(i) = y(mod(i,6)+1)*i
    end do
  end subroutine
  subroutine short_step(y)
    real :: y(6), k(6)
    call short_rates(y, k)
    y = y + k
    if (y(1) > 2) return
    y(1) = short_sum(k)
  end subroutine
  real function short_sum(y)
    real :: y(6)
    short_sum = y(1) + y(6)
  end function
  subroutine scalars(a, b)
    real :: a, b
    b = a
  end subroutine
  subroutine large(y)
    real :: y(6), k(100)
    k = 1
    y(1) = k(3)
  end subroutine
  subroutine unknown(y, n)
    integer :: n, i
    real :: y(6)
    do i = 1, n
      y(1) = y(1) + i
    end do
  end subroutine
  subroutine many(y)
    real :: y(20), z(20)
    integer :: i, j
    do j = 1, 20
      do i = 1, 20
        z(i) = y(j) + i
      end do
    end do
    y = z
  end subroutine
  subroutine keeps(y)
    real :: y(6)
    real, save :: z(6) = 0
    z = z + y
    y = z
  end subroutine
  subroutine prints(y)
    real :: y(6)
    print *, y
  end subroutine
  recursive subroutine again(y)
    real :: y(6)
    y = y - 1
    if (y(1) > 0) call again(y)
  end subroutine
  subroutine calls(y)
    real :: y(6)
    call prints(y)
  end subroutine
end module
program p
  use m
  real :: y(6), z(20)
  y = 1; z = 1
  call short_step(y)
  call scalars(y(1), y(2))
  call large(y)
  call unknown(y, 3)
  call many(z)
  call keeps(y)
  call again(y)
  call calls(y)
end program
`

// Procedures whose names begin with short are chosen, and no others.
func TestOf(t *testing.T) {
	bag := &diag.Bag{}
	prog := sem.Check(parse.Parse(diag.NewFile("m.f90", []byte(source)), bag), lower.Now{}, bag)
	if bag.HasErrors() {
		t.Fatal(bag.All()[0].Message)
	}
	ir.FindEffects(prog)
	var got []string
	for p := range Of(prog) {
		got = append(got, p.Name)
	}
	slices.Sort(got)
	if want := []string{"short_rates", "short_step", "short_sum"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
