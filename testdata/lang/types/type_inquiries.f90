! type parameters and parts of values: x%kind, c%len, z%re, z%im
program inquiries
  implicit none
  integer(2) :: i
  real(8) :: x
  complex :: z, w(3)
  complex(8) :: d
  character(5) :: c
  character(:), allocatable :: text
  type t
    complex :: z = (1.0, 2.0)
    character(4) :: name = 'abcd'
    integer :: len = 7
    real :: re = 0.5
  end type
  type(t) :: v, list(2)
  integer, parameter :: k = x%kind, l = c%len
  integer(i%kind) :: j = 3
  integer :: n
  data n /d%kind/
  z = (1.5, -2.5)
  print *, i%kind, z%kind, k, l, j%kind, n
  z%re = 3
  z%im = z%re*2
  print *, z, z%re + z%im
  w = [(1, 2), (3, 4), (5, 6)]
  w%im = w%re - 1
  w(2)%re = 10
  w(2:3)%im = [20, 30]
  print *, w, sum(w%re)
  d = z
  d%im = 0.1d0
  print *, d%re, d%im
  v%z%im = 9
  list%z%re = [4, 5]
  print *, v%z, list%z, v%name%len, v%len, v%re
  text = 'something'
  print *, text%len, v%z%re
end program
