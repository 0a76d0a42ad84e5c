! Of a procedure with an argument of assumed rank only the versions for ranks that calls have are checked and compiled.
module ranks
  implicit none
contains
  subroutine corners(x)
    integer, intent(in) :: x(..)
    if (any(lbound(x) /= [1, 1])) print *, 'wrong'
    print *, size(x, 2), ubound(x) - [1, 2], shape(x)
    call inner(x)
  contains
    subroutine inner(y)
      integer, intent(in) :: y(..)
      print *, size(y, 1) + size(y, 2), rank(y)
    end subroutine
  end subroutine
end module
program versions_that_nothing_calls
  use ranks
  integer :: a(2:4, -2:5), i
  integer, allocatable :: b(:, :)
  !hpf$ distribute b(block, *)
  a = 1
  call corners(a)
  allocate (b(4, 3))
  forall (i = 1:4) b(i, :) = i
  call corners(b)
  call corners(a(2:3, 1:2))
end program
