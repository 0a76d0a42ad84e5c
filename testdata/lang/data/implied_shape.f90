! Constants of implied shape take their extents from their value, Fortran 2008, 5.3.8.6: of one and more dimensions, with lower
! bounds, of all types, and used in bounds and further constants.
module tables
  implicit none
  integer, parameter :: primes(*) = [2, 3, 5, 7, 11]
  integer, parameter :: low(0:*) = [10, 20, 30]
  real, parameter :: grid(*,*) = reshape([1., 2., 3., 4., 5., 6.], [2, 3])
  character(*), parameter :: names(*) = ['one  ', 'two  ', 'three']
  logical, parameter :: flags(-1:*) = primes > 4
  complex, parameter :: roots(*) = [(1., 0.), (0., 1.)]
  integer, parameter :: n = size(primes), squares(*) = primes**2
  integer, parameter :: from_loop(*) = [1, 4, 9, 16]
end module
program implied_shape
  use tables
  implicit none
  integer :: work(n), i
  real :: copy(size(grid, 1), size(grid, 2))
  integer, dimension(*), parameter :: even = 2 * primes(1:3)
  work = primes
  copy = 2 * grid
  print *, primes, size(primes), lbound(primes), ubound(primes)
  print *, low, lbound(low), ubound(low), low(0), low(2)
  print *, grid, shape(grid), copy
  print *, names, len(names), names(3)(2:4)
  print *, flags, lbound(flags), ubound(flags), count(flags)
  print *, roots, n, squares, from_loop
  print *, even, maxval(even), work(n), sum(squares)
  do i = lbound(low, 1), ubound(low, 1)
    print *, i, low(i), low(ubound(low, 1) - i)
  end do
  call local(3)
contains
  subroutine local(k)
    integer, intent(in) :: k
    integer, parameter :: mine(4:*) = [4, 5]
    integer, parameter :: again(*) = [mine, mine]
    print *, mine + k, lbound(mine), again
  end subroutine
end program
