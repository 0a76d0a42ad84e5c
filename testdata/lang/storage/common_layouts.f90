! COMMON blocks that program units lay out in their own ways: blocks of several types, arrays over scalars, character blocks,
! blank COMMON of different lengths, with BLOCK DATA, EQUIVALENCE and SAVE.
block data start
  common /table/ n, x(4), flag
  common /words/ w(3)
  integer :: n
  real :: x
  logical :: flag
  character(4) :: w
  data n, x, flag /4, 1., 2., 3., 4., .true./
  data w /'abcd', 'efgh', 'ijkl'/
end block data
subroutine shift_left(by)
  implicit none
  integer, intent(in) :: by
  integer :: n, k
  real :: first, rest(3)
  logical :: flag
  common /table/ n, first, rest, flag
  do k = 1, by
    first = rest(1)
    rest(1:2) = rest(2:3)
    rest(3) = 0.
  end do
  n = n - by
  flag = .not. flag
end subroutine
function letters() result(c)
  implicit none
  character(12) :: all, c
  common /words/ all
  c = all(12:12)//all(1:11)
end function
subroutine pairs(total)
  implicit none
  integer :: total, p(2, 3), q(6)
  equivalence (p, q)
  common p
  total = sum(p(1,:)) * 100 + sum(p(2,:))
  q(6) = q(1)
end subroutine
subroutine counter(i)
  implicit none
  integer :: i, calls
  real(8) :: weight
  common /hidden/ weight, calls
  save /hidden/
  if (i == 0) then
    weight = 0.5d0
    calls = 0
  end if
  calls = calls + 1
  weight = weight * 2
  i = calls + int(weight)
end subroutine
program common_layouts
  implicit none
  integer :: n, v(6), extra, i, t
  real :: x(4)
  logical :: flag
  character(4) :: w(3)
  character(12) :: letters
  complex :: z
  real :: parts(2)
  common /table/ n, x, flag
  common /words/ w
  common v, extra
  common /mixed/ z, i
  equivalence (z, parts)
  print *, n, x, flag, w
  call shift_left(1)
  print *, n, x, flag
  call shift_left(2)
  print *, n, x, flag
  print *, letters(), w(2)(2:3)
  w(1) = 'WXYZ'
  print *, letters()
  v = [1, 2, 3, 4, 5, 6]
  extra = 7
  call pairs(t)
  print *, t, v, extra
  z = (1.5, -2.5)
  parts(1) = parts(1) + 1
  i = 0
  call counter(i)
  print *, z, parts, i
  call counter(i)
  call counter(i)
  print *, i
end program
