! ON ... BEGIN without its end
program p
  implicit none
  real :: a(10), b(10), x
  integer :: i
!hpf$ distribute (block) :: a, b
!hpf$ independent, on home(a(i))
  do i = 1, 10
    b(i) = 2
  end do
  do i = 1, 10
!hpf$ on home (a(i), b)
    b(i) = 3
  end do
  do i = 1, 10
!hpf$ on home (x)
    b(i) = 3
  end do
!hpf$ on home (a(i)) begin ! ERROR "ON \.\.\. BEGIN is not closed" HELP "write '!hpf\$ end on' after its statements"
    b(i) = 3
end program
