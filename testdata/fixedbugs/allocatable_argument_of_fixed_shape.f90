! An array that one ALLOCATE with constant bounds allocates, passed to procedures with allocatable dummy arguments: one looks
! at it, one gives it another shape.
module m
contains
  subroutine look(a)
    integer, allocatable, intent(in) :: a(:)
    print *, allocated(a), size(a), sum(a)
  end subroutine
  subroutine change(a)
    integer, allocatable, intent(inout) :: a(:)
    integer :: i
    if (size(a) < 6) then
      deallocate (a)
      allocate (a(0:6))
    end if
    do i = lbound(a, 1), ubound(a, 1)
      a(i) = i
    end do
  end subroutine
end module
program fixed
  use m
  integer, allocatable :: a(:), b(:)
  integer :: i
  allocate (a(4), b(3))
  a = 2
  b = [7, 8, 9]
  call look(b)
  call change(a)
  call look(a)
  print *, lbound(a), ubound(a), (a(i), i = lbound(a, 1), ubound(a, 1)), b
end program
