! A line sets w(0), which its recurrence reads, and leaves w(j) behind. Lines that run together had each a w of its own, so
! that only the w(j) of the last line of each group was left.
program work_array_set_in_turn
  integer, parameter :: n = 40
  real(8) :: a(n, n), b(n, n), w(0:n)
  integer :: i, j

  do j = 1, n
    do i = 1, n
      a(i, j) = mod(3 * i + 5 * j, 11) + 0.25d0
      b(i, j) = mod(7 * i + 2 * j, 13) + 1.5d0
    end do
  end do
  w = -1

  do j = 1, n
    w(0) = b(1, j)
    do i = 2, n
      a(i, j) = a(i - 1, j) / b(i, j) + w(0)
      b(i, j) = b(i - 1, j) / 3 + a(i, j)
    end do
    w(j) = a(n, j)
  end do

  print '(4f12.6)', w
  print '(2f14.6)', sum(a), sum(b)
end program
