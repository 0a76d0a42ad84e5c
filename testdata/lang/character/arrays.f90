! Arrays of characters: constructors with and without a type, sections, element loops, several dimensions, reshaping copies.
program arrays
  implicit none
  character(len=3) :: a(4), m(2, 3), b(0:2)
  character(len=6) :: wide(4)
  character(len=3), parameter :: c(3) = ['abc', 'def', 'ghi']
  character(len=2), dimension(2, 2) :: q
  logical :: mask(4)
  integer :: i, j
  a = [character(len=3) :: 'a', 'bb', 'ccc', 'dddd']
  print *, a
  wide = a
  print *, wide, size(a), len(wide)
  a(2:3) = 'zz'
  print *, a, a(4:1:-1)
  a(::2) = ['x1 ', 'x2 ']
  print *, a
  do j = 1, 3
    do i = 1, 2
      m(i, j)(1:1) = achar(48 + i)
      m(i, j)(2:) = achar(96 + j)
    end do
  end do
  print *, m
  print *, m(2, :), m(:, 3)
  b = c
  print *, b(0), b(1:2), c(2)
  mask = a == 'x1'
  print *, mask, any(a == 'bb'), count(a /= 'x1'), all(a > ' ')
  where (a == 'x1') a = 'W'
  print *, a
  forall (i = 1:4) wide(i) = a(5-i)//'.'
  print *, wide
  q = 'ij'
  q(:, 2)(1:1) = '*'
  print *, q, len(q(1, 1))
  print *, len_trim(wide), index(wide, '.'), adjustr(wide), ichar(wide(:)(1:1))
  print *, [a(1), a(4)], (/ 'p', 'q', 'r' /)
  print *, (a(i)//'-', i = 1, 4)
  print '(3(a,1x))', (c(i)(i:i), i = 1, 3)
end program
