! common blocks: named and blank, other names and shapes in other units, arrays of several types, continued blocks
program p
  implicit none
  integer :: n, m(3), i
  real(8) :: a(4,3), x
  real :: y
  logical :: done
  common /sizes/ n, m
  common /data/ a, x
  common y
  common // done
  n = 3
  m = [7, 8, 9]
  do i = 1, 3
    a(:,i) = i
  end do
  x = 2.5d0
  y = 1.5
  done = .false.
  call change
  print *, n, m
  print *, a
  print *, x, y, done
  do i = 1, n
    call count
  end do
  print *, n, m(1)
  call empty
end program
subroutine change
  implicit none
  integer :: k(4), j
  real(8) :: flat(13)
  real :: z
  logical :: l
  common /sizes/ k
  common /data/ flat
  common z, l
  k(1) = k(1) + 1
  k(4) = k(2)*k(3)
  do j = 1, 13
    flat(j) = flat(j)*2 + k(1)
  end do
  z = z + 1
  l = .not. l
end subroutine
subroutine count
  implicit none
  integer :: n, m(3)
  common /sizes/ n, m
  save /sizes/
  m(1) = m(1) + n
end subroutine
subroutine empty
  implicit none
  integer :: n, rest(3)
  real :: y
  common /sizes/ n, rest /other/ y
  y = n
  print *, y, rest
end subroutine
