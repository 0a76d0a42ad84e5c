! MAX and MIN of optional arguments whose kinds differ from those of the others
module m
  implicit none
contains
  subroutine two(x, k)
    real, optional :: x
    integer(1), optional :: k
    if (present(x)) print *, max(0.0d0, x), min(x, 2.5d0), kind(max(x, 1.0d0)), max(x, x)
    if (present(k)) print *, min(k, 7), max(1000, k), mod(k, 3), dim(5_8, k)
  end subroutine
  subroutine three(a, b, c, d)
    real :: a
    real(8) :: b
    real, optional :: c
    real(8), optional :: d
    print *, max(a, a, c), max(a, b, c), min(a, a, d), kind(max(a, a, d)), min(b, a, c, d)
    print *, max([b, 2*b], b, d), min([b, 2*b], b, d)
  end subroutine
end module
program optional_arguments_of_other_kinds
  use m
  call two()
  call two(1.5)
  call two(k=5_1)
  call two(-3.25, 100_1)
  call three(1.5, 2.25d0, -7.0, 1.5d10)
  call three(4.5, -2.25d0, 7.0, -1.5d0)
end program
