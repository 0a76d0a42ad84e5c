! A procedure that is an argument, or that a pointer points to, sets variables of its host and of a module: messages, and values that were
! known, do not hold behind a call that may call it.
module work
  implicit none
  abstract interface
    subroutine action(k)
      integer, intent(in) :: k
    end subroutine
  end interface
  procedure(action), pointer :: act => null()
contains
  subroutine advance
    call act(2)
  end subroutine
  recursive subroutine passes(f, depth)
    procedure(action) :: f
    integer, intent(in) :: depth
    if (depth > 0) then
      call passes(f, depth - 1)
    else
      call f(depth + 1)
    end if
  end subroutine
end module
program set_by_procedure_argument
  use work
  implicit none
  integer, parameter :: n = 24
  integer :: u(n), x(n), m, i, k, y(n)
  integer :: c
  common /blk/ c
!hpf$ distribute (block) :: u, x
!hpf$ distribute (cyclic) :: y
  k = 0
  c = 0
  do i = 1, n
    x(i) = i*i
    y(i) = i
  end do
  act => change
  do m = 1, 3
    do i = 1, n - 10
      u(i) = x(i + k) + y(i) + c
    end do
    call advance
    print *, k, sum(u(1:n-10)), u(1:n-10)
    call passes(change, 2)
    do i = 1, n - 10
      u(i) = x(i + k) + y(i) + c
    end do
    call passes(other, 1)
    print *, k, sum(u(1:n-10)), sum(y), u(1:n-10)
  end do
contains
  subroutine change(d)
    integer, intent(in) :: d
    k = k + d - 1
  end subroutine
  subroutine other(d)
    integer, intent(in) :: d
    y = y + d
    c = c + 1
  end subroutine
end program set_by_procedure_argument
