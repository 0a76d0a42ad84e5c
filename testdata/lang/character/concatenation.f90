! '//' of constants, variables, substrings, elements and functions, as assigned value, argument, operand and item.
program concatenation
  implicit none
  character(len=4) :: a
  character(len=7) :: b
  character(len=30) :: c
  character(len=2) :: list(3)
  integer :: i
  a = 'ab'
  b = 'cdefg'
  c = a//b
  print *, c, len(a//b)
  c = trim(a)//'-'//trim(b)//'!'
  print *, trim(c)//'|'
  print *, a//b//a, '|', 'x'//a(1:2)//'y'
  do i = 1, 3
    list(i) = char(64+i)//char(96+i)
    c = trim(c)//list(i)
  end do
  print *, c
  print *, list(1)//list(2)(2:2)//list(3), list//'*'
  if (a//'z' == 'ab  z') print *, 'equal'
  if (trim(a)//b > 'abc') print *, 'greater'
  print *, index(a//b, 'cd'), len_trim(b//'  '), scan('xx'//b, 'g')
  call show(a//b)
  call show(trim(a)//trim(b)//' '//repeat('=', 3))
  call show('')
  c = repeat(trim(a)//',', 3)
  print *, c
contains
  subroutine show(text)
    character(len=*), intent(in) :: text
    print *, len(text), '<'//text//'>'
  end subroutine
end program
