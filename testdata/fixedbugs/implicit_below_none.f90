! IMPLICIT in a contained procedure holds there for its letters, whatever the host says with IMPLICIT NONE.
module implicit_below_none_m
  implicit none
contains
  subroutine old(n, x, s)
    implicit double precision (a-h,o-z)
    implicit integer (i-n)
    dimension s(0:n)
    f = x
    do 10 k = 0, n
      s(k) = f*k
10  end do
  end subroutine
  integer function half(k)
    implicit integer (k)
    k2 = k/2
    half = k2
  end function
end module
program implicit_below_none
  use implicit_below_none_m
  implicit none
  double precision s(0:4)
  call old(4, 0.5d0, s)
  print *, s, half(9)
end program
