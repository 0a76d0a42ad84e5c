! a named constant array whose value asks for its own shape
module consts
  integer, parameter :: m(2, 3) = reshape([1, 2, 3, 4, 5, 6], shape(m))
  real, parameter :: r(size(m, 1), 2) = reshape([(real(i), i = 1, size(r))], shape(r))
  integer, parameter :: lo(-1:2) = [(10*i, i = lbound(lo, 1), ubound(lo, 1))]
  character(4), parameter :: words(2) = [character(len(words)) :: 'ab', 'cdef']
  integer, parameter :: kinds(2) = [kind(kinds), bit_size(kinds)]
  integer, private :: i
end module
program p
  use consts
  integer, parameter :: a(3, 3) = reshape([1, 2, 3, 4, 5, 6, 7, 8, 9], shape(a))
  integer, parameter :: b(*) = [1, 2, 3]
  integer, parameter :: n = kind(n)
  integer :: v(2, 2) = reshape([1, 2, 3, 4], shape(v))
  integer :: w(3) = size(w)
  integer :: k
  integer, parameter :: c(size(a)) = [(k, k = 1, size(c))]
  integer :: old
  dimension old(2, 2)
  parameter (old = reshape([5, 6, 7, 8], shape(old)))
  print *, a
  print *, b, n, v, w, c
  print *, m, r, lo, words, kinds
  print *, a(2, :), sum(a), old
  call inner
contains
  subroutine inner
    integer, parameter :: a(2, 2) = reshape([1, 2, 3, 4], shape(a))
    print *, a, a(2, 1)
  end subroutine
end program
