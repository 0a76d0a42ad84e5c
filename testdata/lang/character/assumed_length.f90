! Dummy arguments of length '*': read, set, passed on, in external procedures, with substrings and constants as arguments.
program assumed_length
  implicit none
  character(len=6) :: a
  character(len=10) :: b
  character(len=3) :: list(2)
  integer :: length
  external :: length
  a = 'alpha'
  b = 'beta'
  call show(a)
  call show(b(2:3))
  call show('constant')
  call show(a(1:0))
  call fill(a, '-')
  call fill(b(3:7), '+')
  print *, a, b
  list = 'xyz'
  call fill(list(2), '.')
  print *, list
  call both(a, b, 3)
  print *, length(a), length(b//a), length(trim('ab   '))
  call nested(b(2:9))
  print *, b
end program

subroutine show(s)
  implicit none
  character*(*) s
  print *, len(s), '<', s, '>'
end subroutine

subroutine fill(s, c)
  implicit none
  character(len=*) :: s
  character :: c
  integer :: i
  do i = 2, len(s) - 1
    s(i:i) = c
  end do
end subroutine

subroutine both(s, t, n)
  implicit none
  character(*), intent(in) :: s, t
  integer, intent(in) :: n
  character(len=len(s)) :: u
  character(len=n) :: v
  character(len=len(s)+len(t)) :: w
  u = t
  v = t
  w = s//t
  print *, u, '|', v, '|', w, '|', len(u), len(v), len(w)
end subroutine

integer function length(s)
  implicit none
  character(len=*) :: s
  length = len(s)
end function

subroutine nested(s)
  implicit none
  character(len=*) :: s
  call fill(s, '*')
  call fill(s(3:len(s)-2), 'o')
  call show(s)
end subroutine
