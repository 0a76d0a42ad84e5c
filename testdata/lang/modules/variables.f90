! modules: variables, constants, procedures, USE with ONLY and renaming, PUBLIC and PRIVATE, a module that uses another
module kinds
  implicit none
  integer, parameter :: dp = kind(1.0d0), n = 4
end module
module state
  use kinds
  implicit none
  private
  real(dp), public :: a(n) = [1, 2, 3, 4], total = 0
  integer, public, save :: calls = 0
  real(dp), allocatable, public :: work(:)
  integer :: hidden = 5
  public :: update, get_hidden, setup
contains
  subroutine setup(m)
    integer, intent(in) :: m
    integer :: i
    if (allocated_once()) return
    allocate (work(0:m))
    do i = 0, m
      work(i) = i
    end do
  contains
    logical function allocated_once()
      allocated_once = calls > 100
    end function
  end subroutine
  subroutine update(x)
    real(dp), intent(in) :: x
    calls = calls + 1
    a = a + x*helper(calls)
    total = sum(a)
  end subroutine
  real(dp) function helper(i)
    integer, intent(in) :: i
    helper = i + hidden
  end function
  integer function get_hidden()
    hidden = hidden + 1
    get_hidden = hidden
  end function
end module
program p
  use kinds, only: wp => dp
  use state, only: update, total, b => a, get_hidden, calls, work, setup
  implicit none
  real(wp) :: a
  a = 0.5_wp
  call update(a)
  call update(2*a)
  print *, total, b, a
  print *, get_hidden(), get_hidden(), calls
  call setup(6)
  print *, size(work), lbound(work, 1), sum(work), work(6)
  work(2:3) = b(1:2)
  print *, work
  call other
end program
subroutine other
  use state
  implicit none
  a(1) = 100
  call update(1d0)
  print *, a, total, calls, work(0)
  deallocate (work)
  call setup(2)
  print *, work
end subroutine
