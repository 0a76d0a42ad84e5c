! Loops whose iterations meet at distances that only the run knows: near and far, up and down, negative, none.
program distances_at_run_time
  implicit none
  integer, parameter :: n = 1000
  integer :: best(0:n), ways(0:n), weight(6), i, w, d
  real(8) :: x(-n:2*n), y(-n:2*n)

  weight = [3, 64, 65, 200, 1001, 1]
  best = 0
  ways = 0
  ways(0) = 1
  do i = 1, 6
    do w = n, weight(i), -1
      best(w) = max(best(w), best(w-weight(i)) + 7*weight(i)/5)
    end do
    do w = weight(i), n
      ways(w) = mod(ways(w) + ways(w-weight(i)), 1000003)
    end do
  end do
  print *, best(n), best(n/2), ways(n), ways(77)
  do i = 1, 9
    d = (i - 5)*abs(i - 5)*5
    call shift(d)
    print '(i5, 4es24.16)', d, x(1), x(n/2), x(n), sum(y(1:n))
  end do
contains
  subroutine shift(d)
    integer, intent(in) :: d
    integer :: k
    do k = -n, 2*n
      x(k) = 1d0/(k + 3*n)
      y(k) = k
    end do
    do k = 1, n
      x(k) = x(k) + 0.5d0*x(k-d)
    end do
    do k = n, 1, -1
      y(k-d) = x(k)*2
      x(k) = x(k) + y(k)
    end do
    do k = 1, n
      if (x(k+d) > 1d-3) x(k) = x(k)*0.75d0
    end do
  end subroutine
end program distances_at_run_time
