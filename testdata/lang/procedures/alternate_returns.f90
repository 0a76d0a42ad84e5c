! alternate returns: labels among other arguments, return by a value, none taken, jumps out of and in loops, the F77 error exit
program alternate_returns
  implicit none
  integer :: i, n, errors
  real(8) :: x(3), work(6)
  errors = 0
  do i = -2, 4
    call classify(i, *10, n, *20, *30)
    print *, i, 'no return', n
    cycle
10  print *, i, 'negative', n
    cycle
20  print *, i, 'zero', n
    cycle
30  print *, i, 'large', n
    errors = errors + 1
    if (errors > 1) exit
  end do
  x = [4d0, 9d0, 16d0]
  call roots(x, 3, *90)
  print *, x
  x(2) = -1
  call roots(x, 3, *90)
  print *, 'not reached'
90 continue
  print *, 'bad value', x
  do i = 1, 3
    call step(i, *40, *50)
    print *, 'plain', i
    goto 60
40  print *, 'first', i
50  print *, 'second', i
60  continue
  end do
  call solve(work, 6)
contains
  subroutine step(k, *, *)
    integer, intent(in) :: k
    if (k == 3) return 7
    return 3 - k
  end subroutine
end program

subroutine classify(k, *, twice, *, *)
  integer k, twice
  twice = 2 * k
  if (k .lt. 0) return 1
  if (k .eq. 0) return 2
  if (k .gt. 2) return 3
  return
end subroutine

subroutine roots(x, n, *)
  integer n, i
  real(8) x(n)
  do 10 i = 1, n
    if (x(i) .lt. 0) goto 20
    x(i) = sqrt(x(i))
10 continue
  return
20 return 1
end subroutine

subroutine solve(w, n)
  integer n
  real(8) w(n)
  external pass
  call pass(w, n, *100)
  print *, 'passed'
  call pass(w, -n, *100)
  return
100 print *, 'stopped at', n
end subroutine

subroutine pass(w, n, *)
  integer n
  real(8) w(*)
  call check(n, *5)
  w(1) = n
  return
5 return 1
end subroutine

subroutine check(n, *)
  integer n
  if (n < 0) return 1
end subroutine
