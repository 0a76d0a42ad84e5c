! BLOCK DATA gives members of common blocks their first values
block data values
  implicit none
  integer :: n = 7, m(3) = [1, 2, 3]
  real(8) :: x = 2.5d0
  character(len=3) :: name = 'abc'
  logical :: flag
  common /sizes/ n, flag, m
  common /reals/ x, name
end block data
program p
  implicit none
  integer :: n, m(3)
  logical :: flag
  real(8) :: x
  character(len=3) :: name
  common /sizes/ n, flag, m
  common /reals/ x, name
  print *, n, m, x, name, flag
  call change
  print *, n, m, x
end program
subroutine change
  implicit none
  integer :: k(5)
  common /sizes/ k
  k(4) = k(1)*10
end subroutine
