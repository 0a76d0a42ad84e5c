! internal procedures use and change the variables of their host: of the main program, of a procedure, of a recursive one
program p
  implicit none
  integer :: n, k
  real(8) :: a(5), total
  real(8), allocatable :: c(:)
  n = 5
  do k = 1, n
    a(k) = k
  end do
  allocate (c(n))
  c = 2
  call add(1.5d0)
  print *, a, total
  call grow(7)
  print *, size(c), sum(c)
  k = 4
  call outer(3, k)
  call nested(3)
contains
  subroutine add(x)
    real(8), intent(in) :: x
    integer :: i
    total = 0
    do i = 1, n
      a(i) = a(i) + x*c(i)
      total = total + a(i)
    end do
  end subroutine
  subroutine grow(m)
    integer, intent(in) :: m
    deallocate (c)
    allocate (c(m))
    c = 3
  end subroutine
end program
subroutine outer(n, m)
  implicit none
  integer :: n, m, i
  real(8) :: w(n, m), s, fixed(3)
  s = 0
  fixed = 1
  do i = 1, m
    call column(i)
  end do
  print *, s, sum(w), fixed
  print *, twice(s)
contains
  subroutine column(j)
    integer :: j, i
    do i = 1, n
      w(i, j) = i*j
      s = s + w(i, j)
      call mark(i)
    end do
  end subroutine
  subroutine mark(i)
    integer :: i
    fixed(i) = fixed(i) + s
    m = m + 1
  end subroutine
  function twice(x)
    real(8) :: x, twice
    twice = 2*x + m
  end function
end subroutine
recursive subroutine nested(depth)
  implicit none
  integer, intent(in) :: depth
  integer :: mine(2)
  mine = depth
  call change
  if (depth > 0) call nested(depth - 1)
  print *, depth, mine
contains
  subroutine change
    mine(2) = mine(2)*10
    if (depth == 2) call nested(0)
  end subroutine
end subroutine
