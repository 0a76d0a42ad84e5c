! ENTRY of subroutines: other dummies and orders, saved variables shared by all entries, loops before and behind, in modules
module counters
  implicit none
  integer :: calls = 0
contains
  subroutine start(n)
    integer, intent(in) :: n
    integer, save :: level = 5
    calls = n
    level = level + n
    return
    entry advance(n)
    calls = calls + n
    level = level * 2
    entry report()
    print *, 'report', calls, level
  end subroutine
end module

program entry_subroutines
  use counters
  implicit none
  real(8) :: a(4), b(2, 3)
  integer :: k
  call start(3)
  call advance(4)
  call report
  call set(a, 4, 1.5d0)
  print *, a
  call scale(2d0, 4, a)
  print *, a
  call put(a, 4)
  call table(b, 2, 3)
  print *, b
  call tick
  call tick
  call reset(10)
  call tick
  do k = 1, 3
    call pieces(k)
  end do
  call last
  call inside
  call other(8)
end program

subroutine set(x, n, v)
  integer n, i
  real(8) x(n), v, f
  do i = 1, n
    x(i) = v + i
  end do
  return
  entry scale(f, n, x)
  do i = 1, n
    x(i) = x(i) * f
  end do
  entry put(x, n)
  print *, 'put', (x(i), i = 1, n)
end subroutine

subroutine table(y, m, k)
  integer m, k, i, j, count, first
  real(8) y(m, k)
  save count
  data count /100/
  do j = 1, k
    do i = 1, m
      y(i, j) = 10 * i + j
    end do
  end do
  return
  entry reset(first)
  count = first
  return
  entry tick
  count = count + 1
  print *, 'tick', count
end subroutine

! a jump from behind the entry to a label before it
subroutine pieces(k)
  integer k, n
  n = k
10 n = n - 1
  print *, 'piece', n
  if (n .gt. 0) goto 10
  return
  entry last
  n = 3
  goto 10
end subroutine

subroutine inside
  integer :: v, k
  v = 1
  call both
  return
  entry other(k)
  v = k
  call both
contains
  subroutine both
    print *, 'internal', v
  end subroutine
end subroutine
