! Coarrays and variables with TARGET by other names: the image's own elements by coindexing, pointers, dummy arguments and
! sums that a loop keeps in a register although their address is known.
module shared
  implicit none
  integer, parameter :: n = 37
  integer, target :: common(n)
  integer :: fixed(n)[*]
contains
  ! Both dummy arguments may be one variable.
  subroutine shift(a, b)
    integer, target :: a(n), b(n)
    integer :: i
    do i = 2, n
      a(i) = b(i - 1) + 1
    end do
  end subroutine
  ! So may two coarrays.
  subroutine accumulate(x, y)
    integer :: x(n)[*], y(n)[*]
    integer :: i
    do i = 2, n
      x(i) = x(i) + y(i - 1)
    end do
  end subroutine
  ! The module's variable is the argument, too.
  subroutine through(x)
    integer, target :: x(n)
    integer :: i
    do i = 2, n
      common(i) = x(i - 1) + common(i)
    end do
  end subroutine
end module

program aliases
  use shared
  implicit none
  integer, allocatable :: p(:)[:]
  integer, pointer :: q(:), one
  integer, target :: sum
  integer :: i, me, total
  me = this_image()
  allocate (p(n)[*])
  p = [(i*me, i=1, n)]
  ! The image itself, through its number.
  do i = 2, n
    p(i)[me] = p(i - 1) + 1
  end do
  if (me == 1) print *, 'own elements', p(n)
  do i = 2, n
    p(i) = p(i - 1)[me]*2 - p(i - 1)
  end do
  if (me == 1) print *, 'own elements read', p(n)
  fixed = p
  do i = 2, n
    fixed(i)[me] = fixed(i - 1) + p(i)
  end do
  if (me == 1) print *, 'static', fixed(n)
  call accumulate(fixed, fixed)
  if (me == 1) print *, 'two dummies', fixed(n)
  call accumulate(p, fixed)
  if (me == 1) print *, 'other dummies', p(n)
  common = [(i, i=1, n)]
  call shift(common, common)
  call through(common)
  if (me == 1) print *, 'targets', common(n)
  q => common
  do i = 2, n
    q(i) = common(i - 1) - i
  end do
  if (me == 1) print *, 'pointer', common(n)
  ! A pointer leads to the sum.
  sum = 0
  one => sum
  do i = 1, n
    sum = sum + common(i)
    one = one + 1
  end do
  if (me == 1) print *, 'sum', sum
  total = 0
  do i = 1, n
    total = total + common(i)
    common(i) = total
  end do
  call co_sum(total)
  if (me == 1) print *, 'total', total/num_images()
end program
