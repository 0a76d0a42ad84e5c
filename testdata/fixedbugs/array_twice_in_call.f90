! one distributed array twice among the arguments of a call: each part goes back once, after the call
program p
  implicit none
  real a(10)
  integer i
!hpf$ distribute a(block)
  do i = 1, 10
    a(i) = i
  end do
  call two(a(1:5), a(6:10), 5)
  print *, a
  call swap(a(2:10:2), a(1:9:2), 5)
  print *, a
contains
  subroutine two(x, y, n)
    integer n, i
    real x(n), y(n)
    do i = 1, n
      x(i) = x(i)*10
      y(i) = y(i)*100
    end do
  end subroutine
  subroutine swap(x, y, n)
    integer n, i
    real x(n), y(n), t
    do i = 1, n
      t = x(i); x(i) = y(i); y(i) = t
    end do
  end subroutine
end program
