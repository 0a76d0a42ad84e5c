! BLOCK: names that hide others, bounds computed at the entry, allocatable and saved variables, initial states, types, exits, USE
module constants
  implicit none
  real(8), parameter :: pi = 3d0
  integer :: calls = 0
end module

program block_test
  implicit none
  integer :: n, i, x
  real(8) :: total
  type pair
    integer :: a = 1, b = 2
    integer, allocatable :: list(:)
  end type
  n = 3
  x = 10
  do i = 1, 3
    block
      integer :: x, k
      real(8) :: work(n + i)
      integer, save :: count = 0
      integer, allocatable :: list(:)
      type(pair) :: p
      print *, p%a, p%b, allocated(p%list), allocated(list)
      x = i
      count = count + x
      do k = 1, size(work)
        work(k) = k * x
      end do
      allocate (list(x))
      list = count
      p%a = 100
      allocate (p%list(2))
      print *, sum(work), list, size(work)
      n = n + 1
    end block
  end do
  print *, n, x
  block
    use constants
    real(8) :: n
    n = pi * 2
    calls = calls + 1
    block
      integer :: n
      n = 7
      total = n
    end block
    total = total + n
    undeclared: block
      integer, parameter :: m = 4
      integer :: v(m) = [1, 2, 3, 4]
      v(2) = 20
      if (sum(v) > 5) exit undeclared
      total = -1
    end block undeclared
  end block
  print *, total, n
  print *, inner(4), inner(2)
contains
  recursive integer function inner(k) result(r)
    integer, intent(in) :: k
    r = 1
    if (k > 1) then
      block
        integer :: rest, table(k)
        table = k
        rest = inner(k - 1)
        r = rest + sum(table)
      end block
    end if
  end function
end program
