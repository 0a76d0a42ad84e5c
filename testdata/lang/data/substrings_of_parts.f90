! DATA: substrings of variables and elements, of no length; implied DOs that are nested; repeat counts; components; hexadecimal values.
program main
  implicit none
  integer, parameter :: n = 3
  character(5) :: a, b(3), e(2, 2)
  character(0) :: z(2), z0
  character(1) :: one(4)
  integer :: i, j, k(n, n), l(6), m(4), up(3), bits(3)
  real :: x(4), y
  complex :: c(2)
  logical :: t(5)
  integer(1) :: s1
  integer(8) :: s8(2)
  type p
    integer :: i, v(2)
    character(4) :: s
  end type
  type p2
    character(4) :: s
    character(3) :: w(2)
  end type
  type(p) :: q, r(2)
  type(p2) :: q2, r2(2)
  character(3) :: b2(3)
  double precision :: d(2)
  data a(2:3) /'xy'/, a(5:) /'!'/, a(:1) /'^'/, a(4:4) /'-'/
  data b(1)(1:5), b(2)(:2), b(2)(3:), b(3) /'hello', 'wo', 'rldx', 'end'/
  data z(1)(1:0), z(2) /'', 'abc'/, z0 /'x'/
  data ((e(i, j)(i:i+1), i = 1, 2), j = 1, 2) /'ab', 'cd', 'ef', 'gh'/
  data ((e(i, j)(4:), i = 1, 2), j = 1, 2) /4*'zz'/
  data one /'a', 2*'b', 'c'/
  data ((k(i, j), i = 1, j), j = 1, n) /1, 2*2, 3*3/
  data ((k(i, j), i = j + 1, n), j = 1, n - 1) /3*-1/
  data (l(i), i = 6, 2, -2), (l(i), i = 1, 5, 2) /6, 4, 2, 1, 3, 5/
  data (m(i), i = 1, 4) /n*7, 0*9, 8/
  data x /2*1.5, 2, 3/, y /1/
  data c /(1, 2), (3., -4.)/
  data t /.true., 3*.false., .true./
  data s1 /127/, s8 /9223372036854775807_8, -1/
  data q%i, q%v, q%s /5, 6, 7, 'comp'/
  data (r(i)%i, r(i)%v(2), r(i)%v(1), r(i)%s(2:3), i = 1, 2) /1, 2, 3, 'AB', 4, 5, 6, 'CD'/
  data q2%s(:2), q2%s(3:3), r2(2)%w(2)(2:), r2(2)%w(1)(:1), (r2(1)%w(i)(i:i), i = 1, 2) /'QW', 'E', 'bc', 'd', 'x', 'y'/
  data b2(:)(2:3) /3*'mm'/, r2(1)%s(1:0), q2%s(4:) /'none', 'R'/
  data bits /z'ff', o'17', b'101'/
  data d /1d0, 1e10/
  data up(1), up(2:3) /1, 2, 3/
  print *, a, b, e(:, :)(2:3), e(1, 2)(4:5)
  print *, len(z), z, z0, one
  print *, k
  print *, l, m
  print *, x, y, c
  print *, t, s1, s8
  print *, q, r%i, r(1)%v, r(2)%v, r(1)%s(2:3), r(2)%s(2:3)
  print *, q2%s, r2(2)%w(2)(2:), r2(2)%w(1)(:1), (r2(1)%w(i)(i:i), i = 1, 2), b2(:)(2:3)
  print *, bits, d, up
  call sub
  call sub
contains
  subroutine sub
    integer :: n, v(2), w
    character(3) :: s
    parameter (w = 2)
    data n, v /1, w*5/, s(2:2) /'x'/
    n = n + 1
    v(w) = v(w) + n
    print *, n, v, s(2:2)
  end subroutine
end program
