! Characters as internal files and formats: scalars, elements, substrings, arrays, components, deferred length, formats from expressions.
program e1
  implicit none
  character(len=20) :: buf, fmt
  character(len=8) :: lines(3)
  character(len=:), allocatable :: s
  character(len=4), parameter :: suffix = '.dat'
  integer :: i, n, k(3)
  real :: x
  type t
    character(len=10) :: c
  end type
  type(t) :: v
  write (buf, '(a,i3.3,a)') 'file', 7, suffix
  print *, trim(buf)
  write (buf(5:8), '(i4)') 42
  print *, buf
  read (buf(5:8), *) n
  print *, n
  do i = 1, 3
    write (lines(i), '(i0,a)') i*i, ' x'
  end do
  print *, lines
  write (lines, '(a)') 'one', 'two', 'three'
  print *, lines
  read (lines(2)(2:3), '(a)') v%c
  print *, v%c
  fmt = '(3i5)'
  k = [1, 22, 333]
  print fmt, k
  write (*, '('//trim('i5')//',a)') 5, 'five'
  write (*, fmt(1:5)) k(1)
  s = 'deferred 12 3.5'
  read (s(9:), *) n, x
  print *, n, x
  write (v%c, '(f6.2)') x
  print *, v%c//'|'
  print *, tostring(1234)//','//tostring(-5)
  s = tostring(99)//repeat('-', 3)
  print *, s
  call report('value of x', x)
contains
  function tostring(i) result(r)
    integer, intent(in) :: i
    character(len=:), allocatable :: r
    character(len=12) :: w
    write (w, '(i0)') i
    r = trim(w)
  end function
  subroutine report(name, x)
    character(len=*), intent(in) :: name
    real, intent(in) :: x
    character(len=len(name)+12) :: line
    write (line, '(a,": ",f8.3)') name, x
    print *, line, len(line)
  end subroutine
end program
