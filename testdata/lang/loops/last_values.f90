! Loops whose order may change although a scalar of theirs is used behind them: the results of functions, sums that become
! elements for a while, and values of the last iteration that was not left out.
program last_values
  implicit none
  integer, parameter :: n = 300, m = 70
  real(8) :: a(n, m), y(n), s, big
  integer :: i, j
  do j = 1, m
    do i = 1, n
      a(i, j) = mod(i*37 + j*11, 101)
    end do
  end do
  print *, last_large(a, n, m), last_row(a, n, m)
  do i = 1, n
    s = 0
    do j = 1, m
      s = s + a(i, j)
    end do
    y(i) = s
  end do
  print *, sum(y), s
  do i = 1, n
    s = 1
    do j = 1, m
      s = max(s, a(i, j))
    end do
    y(i) = 2*s
  end do
  s = 3
  print *, sum(y), s
  big = -1
  do i = 1, n
    do j = 1, m
      if (a(i, j) > 99) big = i + 0.001d0*j
    end do
  end do
  print *, big
  do i = 5, 4
    s = 7
    do j = 1, m
      s = s + a(i, j)
    end do
    y(i) = s
  end do
  print *, s
contains
  real(8) function last_large(a, n, m)
    integer, intent(in) :: n, m
    real(8), intent(in) :: a(n, m)
    integer :: i, j
    do i = 1, n
      do j = 1, m
        if (a(i, j) > 99) last_large = i + 0.001d0*j
      end do
    end do
  end function
  real(8) function last_row(a, n, m)
    integer, intent(in) :: n, m
    real(8), intent(in) :: a(n, m)
    real(8) :: y(n)
    integer :: i, j
    do i = 1, n
      last_row = 0
      do j = 1, m
        last_row = last_row + a(i, j)
      end do
      y(i) = last_row
    end do
  end function
end program
