! NEW of what is not declared
program p
  implicit none
  real :: a(10), s
  integer :: i
!hpf$ distribute a(block)
!hpf$ independent, reduction(+:s)
  do i = 1, 10
    s = s + a(i)
  end do
!hpf$ independent, new(k), reduction(s) ! ERROR "'k' in NEW is not a variable of this unit"
  do i = 1, 10
    s = s + a(i)
  end do
!hpf$ independent new(s)
  do i = 1, 10
    s = a(i)
  end do
!hpf$ independent
  do i = 2, 10
    a(i) = a(i-1)
  end do
end program
