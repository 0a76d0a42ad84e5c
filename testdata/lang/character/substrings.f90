! Substrings with constant and run-time bounds, read and set: of scalars, array elements, components, constants.
program substrings
  implicit none
  type item
    character(len=8) :: name
    character(len=4) :: code(3)
    integer :: n
  end type
  character(len=12) :: s
  character(len=5) :: a(3), m(2, 2)
  character(len=*), parameter :: letters = 'abcdefghijklmnopqrstuvwxyz'
  type(item) :: x, list(2)
  integer :: i, j, k
  s = 'hello, world'
  print *, s(1:5), '|', s(8:), '|', s(:3), '|', s(:), '|', s(6:5), '|'
  do i = 1, 12, 4
    print *, s(i:i+3), s(i:i), len(s(i:)), len(s(i:i+3))
  end do
  k = 7
  s(k:) = 'there'
  print *, s
  s(k+1:k+2) = '+-*/'
  print *, s
  s(2:1) = 'nothing'
  print *, s
  a = 'abcde'
  do i = 1, 3
    a(i)(i:i+1) = '##'
    print *, a(i)(:i), a(i)(i+2:), a(i)(3:3)
  end do
  m = '.....'
  m(2, 1)(2:4) = 'xyz'
  j = 2
  m(1, j)(j:) = letters(24:26)
  print *, m
  x%name = 'component'
  x%code = ['aaaa', 'bbbb', 'cccc']
  x%name(1:4) = letters(j:j+3)
  x%code(2)(j:3) = 'ZZ'
  print *, x%name, x%name(3:5), x%code, x%code(2)(2:2)
  list(1) = x
  list(2) = list(1)
  list(j)%name(5:) = s
  list(1)%code(j+1)(:2) = '??'
  do i = 1, 2
    print *, list(i)%name, list(i)%name(i:i), list(i)%code
  end do
  do i = 1, 26, 5
    write (*, '(a)') letters(i:min(i+4, 26))
  end do
  print *, 'literal'(2:4), letters(5:7)
end program
