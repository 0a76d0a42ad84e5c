! Character functions: of constant length, of length '*', of a length computed from arguments; recursive and elemental.
module texts
  implicit none
contains
  character(len=5) function fixed(n)
    integer, intent(in) :: n
    fixed = repeat('x', n)
  end function
  function twice(s) result(r)
    character(len=*), intent(in) :: s
    character(len=2*len(s)) :: r
    r = s//s
  end function
  function padded(s, n)
    character(len=*), intent(in) :: s
    integer, intent(in) :: n
    character(len=n) :: padded
    padded = s
  end function
  recursive function reversed(s) result(r)
    character(len=*), intent(in) :: s
    character(len=len(s)) :: r
    if (len(s) <= 1) then
      r = s
    else
      r = reversed(s(2:))//s(1:1)
    end if
  end function
  elemental function upper(c) result(u)
    character(len=*), intent(in) :: c
    character(len=len(c)) :: u
    integer :: i
    do i = 1, len(c)
      u(i:i) = c(i:i)
      if (c(i:i) >= 'a' .and. c(i:i) <= 'z') u(i:i) = achar(iachar(c(i:i)) - 32)
    end do
  end function
  function row(n)
    integer, intent(in) :: n
    character(len=3) :: row(n)
    integer :: i
    do i = 1, n
      row(i) = achar(96 + i)
    end do
  end function
end module

program functions
  use texts
  implicit none
  character(len=8) :: star, a(3)
  character(len=4) :: old
  integer :: n
  external :: star
  print *, fixed(3), '|', fixed(7), '|', twice('ab'), '|', twice(twice('c')), '|', padded('hello', 8), '|', padded('hello', 2), '|'
  n = 3
  print *, reversed('stressed'), len(padded('x', n)), len(twice(fixed(n)))
  print *, upper('mixed Case 1'), upper(['ab', 'cd'])
  a = ['one  ', 'two  ', 'three']
  a = upper(a)
  print *, a, upper(a(1)(2:3))
  print *, star(2), '|', star(5)//star(1), '|'
  old = star(3)
  print *, old, row(4), trim(padded('end', 9))//'.'
  if (fixed(2) == 'xx') print *, 'compared'
  a(:2) = row(2)
  print *, a
end program

character*(*) function star(n)
  implicit none
  integer :: n, i
  star = ' '
  do i = 1, n
    star(i:i) = '*'
  end do
end function
