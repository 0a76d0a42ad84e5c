! an internal procedure uses members of a common block that its host declares, scalars and arrays
program p
  implicit none
  integer :: hits, k
  real(8) :: table(3)
  common /counts/ hits, table
  hits = 1
  table = 2
  do k = 1, 3
    call inner(k)
  end do
  print *, hits, table
  call outside
contains
  subroutine inner(i)
    integer, intent(in) :: i
    hits = hits + i
    table(i) = table(i)*hits
  end subroutine
end program
subroutine outside
  implicit none
  integer :: n
  real(8) :: t(3)
  common /counts/ n, t
  print *, n, t
  call twice
  print *, n
contains
  subroutine twice
    n = 2*n
  end subroutine
end subroutine
