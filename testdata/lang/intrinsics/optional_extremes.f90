! MAX and MIN of optional arguments that may be absent; an array constructor whose items are reductions.
program optional_extremes
  implicit none
  integer :: a(4), i
  logical :: l(4)
  print *, m(3, 4), m(3), m(), k(1.5), k(-1.5)
  a = [4, 2, 7, 1]
  l = [(any(a(i) == [1, 2, 3]), i = 1, 4)]
  print *, l, count([(all(a(i:) > i), i = 1, 4)])
contains
  integer function m(x, y)
    integer, optional, intent(in) :: x, y
    m = max(1, 2, x, y) - min(5, 0, y)
  end function
  real function k(x)
    real, optional, intent(in) :: x
    k = min(0.5, 1.0, x)
  end function
end program
