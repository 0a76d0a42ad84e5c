! TRANSFER between numbers, arrays and derived types, with and without SIZE.
program transfers
  implicit none
  type pair
    integer :: i
    real :: x
  end type
  type(pair) :: p, q(2)
  integer :: k(4), i
  integer(8) :: l, m(3)
  real(8) :: d
  complex :: z
  logical :: b
  integer(1) :: bytes(8)
  d = 3.14159d0
  l = transfer(d, l)
  print *, l, transfer(l, d), transfer(1.5, 1), transfer(1065353216, 1.0), transfer(d, 1)
  k = transfer([d, 2 * d], k)
  print *, k, transfer(k, [1d0]), transfer(k(1:2), d), transfer([1, 2, 3], [1_8], 1)
  print *, transfer((1.0, 2.0), [1.0]), transfer([1.0, -2.0], z), size(transfer(d, [1_1])), transfer(258, bytes)
  p = transfer([7, 1069547520], p)
  print *, p%i, p%x, transfer(p, [0])
  q = transfer([1, 1065353216, 2, 1073741824], q)
  print *, q%i, q%x, transfer(q, k)
  m(1:2) = transfer(q, m)
  print *, m(1:2), transfer(.true., 1), transfer(1, b), transfer(transfer(d, bytes), d) == d
  bytes = [(int(i, 1), i = 1, 8)]
  print *, transfer(bytes, 1), transfer(bytes(3:6), 1), transfer(bytes(8:1:-1), [1_2]), transfer(bytes, [1], 2)
  print *, transfer(source=reshape([1.0, 2.0, 3.0, 4.0], [2, 2]), mold=[1d0])
end program
