! Automatic arrays of a type with allocatable components begin with nothing allocated.
module m
  implicit none
  type vec
    real, allocatable :: x(:)
  end type
contains
  subroutine dirty(n)
    integer, intent(in) :: n
    integer(8) :: junk(n)
    junk = 123456789
    call touch(junk)
  end subroutine
  subroutine touch(j)
    integer(8) :: j(:)
    j(1) = j(1) + 1
    if (sum(j) < 0) print *, j
  end subroutine
  subroutine locals(n, s)
    integer, intent(in) :: n
    real, intent(inout) :: s
    type(vec) :: a(n)
    integer :: i
    print *, (allocated(a(i)%x), i = 1, n)
    do i = 1, n
    a(i)%x = [real :: i, i + 1]
    end do
    s = s + a(n)%x(2)
  end subroutine
end module
program p
  use m
  implicit none
  real :: s
  integer :: i
  s = 0
  do i = 1, 3
    call dirty(100)
    call locals(3, s)
  end do
  print *, s
end program
