! A list of what index arrays name was made before the loop around the loops that use it, also where these never run, and so read an
! index array that is not allocated, or whose elements are not set.
program list_of_missing
  implicit none
  integer, parameter :: n = 40
  integer, allocatable :: ix(:)
  integer :: none(n), i, step, steps
  real(8) :: u(n), v(n)
  logical :: use
!hpf$ distribute (block) :: u
!hpf$ align (i) with u(i) :: v, none
  use = command_argument_count() > 0
  steps = command_argument_count()
  if (use) then
    allocate(ix(n))
    do i = 1, n
      ix(i) = 1 + mod(7*i, n)
    end do
  end if
  u = 1
  v = 0
  do i = 1, n
    none(i) = 100*i
  end do
  do step = 1, 3
    if (use) then
      do i = 1, n
        v(i) = v(i) + u(ix(i))
      end do
      do i = 1, n
        u(ix(i)) = u(ix(i)) + 1
      end do
    end if
    if (u(1) > 5) exit
    do i = 1, n
      u(i) = u(i) + 0.5d0*v(i) + 1
    end do
  end do
  do step = 1, steps
    do i = 1, n
      v(i) = v(i) + u(none(i))
    end do
  end do
  do while (v(n) > 0)
    do i = 1, n
      v(i) = v(i) - u(none(i))
    end do
  end do
  print *, sum(u), sum(v), allocated(ix)
end program
