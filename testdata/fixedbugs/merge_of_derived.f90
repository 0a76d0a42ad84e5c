! MERGE of scalars of a derived type, alone and for each element: the compiler ended with an internal error.
program merge_of_derived
  implicit none
  type pair
    integer :: k
    real :: x(2)
  end type
  type(pair), parameter :: a = pair(1, [1.0, 2.0]), b = pair(2, [3.0, 4.0])
  type(pair) :: r, u(10), v(10)
!HPF$ DISTRIBUTE (BLOCK) :: u, v
  logical :: l(10)
  integer :: i
  l = [(mod(i, 3) == 0, i = 1, 10)]
  r = merge(a, b, l(2))
  print *, r%k, r%x
  u = merge(a, b, l)
  print *, u%k
  do i = 1, 10
    v(i) = merge(u(i), pair(i, [real(i), 0.0]), l(i) .or. i > 8)
  end do
  v(2:9) = merge(v(1:8), v(3:10), l(1:8))
  print *, v%k, v%x(1)
  r = merge(v(3), v(9), v(2)%k > 1)
  print *, r%k, r%x
end program
