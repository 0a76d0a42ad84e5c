! inquiries about an argument of assumed rank, which a scalar may be passed for
program p
  implicit none
  integer :: k = 3, a(2, 3) = 1, b(0:4) = 2
  call about(k)
  call about(a)
  call about(b)
  call each(k)
  call each(a)
  call each(b)
contains
  subroutine about(x)
    integer, intent(in) :: x(..)
    print *, rank(x), size(x), size(shape(x)), sum(shape(x)), size(lbound(x)), sum(ubound(x, kind=8)), kind(size(x))
    print *, shape(x), '|', ubound(x)
  end subroutine
  subroutine each(x)
    integer, intent(in) :: x(..)
    integer :: d, n
    n = 1
    do d = 1, rank(x)
      n = n*(ubound(x, d) - lbound(x, d) + 1)
      print *, d, size(x, dim=d)
    end do
    print *, n == size(x)
  end subroutine
end program
