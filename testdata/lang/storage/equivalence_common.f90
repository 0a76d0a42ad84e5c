! EQUIVALENCE with COMMON: members under other names, a block that EQUIVALENCE extends, other layouts in other units
program equivalence_common
  implicit none
  integer :: n, m, list(4), tail(6), first
  real(8) :: x, grid(3, 3), flat(9), diag
  common /sizes/ n, m, list
  common /field/ x, grid
  equivalence (list(2), tail(1)), (n, first), (grid(1, 1), flat(1)), (grid(2, 2), diag)
  integer :: k
  n = 3
  m = 4
  list = [10, 20, 30, 40]
  tail(4) = 99
  tail(5) = 98
  tail(6) = 97
  first = first + 1
  x = 0.5d0
  do k = 1, 9
    flat(k) = k
  end do
  diag = -diag
  call show
  call change
  print *, n, m, list, tail
  print *, x, flat
end program

subroutine show
  integer sizes(9)
  real(8) x, g(9)
  common /sizes/ sizes
  common /field/ x, g
  print *, sizes
  print *, x, g
end subroutine

subroutine change
  integer n, m, list(4), all(6), more(3)
  real(8) x, g(3, 3), col(3), row2
  common /sizes/ n, m, list, more
  common /field/ x, g
  equivalence (all, n), (col(1), g(1, 3)), (g(2, 1), row2)
  all(3) = -1
  more(3) = all(1) + all(2)
  col = col * 2
  row2 = 55
end subroutine
