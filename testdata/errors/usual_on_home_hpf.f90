! ON HOME
program p
  implicit none
  real :: a(10), b(10)
  integer :: i
!hpf$ distribute (block) :: a, b
!hpf$ independent, on home(a(i))
  do i = 1, 10
    b(i) = 2
  end do
  do i = 1, 10
!hpf$ on home(a(i)) begin
    b(i) = 3
!hpf$ end ! ERROR "expected a name, found the end of the statement" HELP "write 'end on', or the name of what ends"
  end do
  do i = 1, 10
!hpf$ on home (a(i), b)
    b(i) = 3
  end do
!hpf$ on hom(a(3)) ! ERROR "expected '\(', found 'hom'" HELP "write 'on home \(a\(i\)\)'"
  b(3) = 2
end program
