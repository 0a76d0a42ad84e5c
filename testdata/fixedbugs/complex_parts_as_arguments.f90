! The parts %re and %im of a complex variable are variables: arguments that are set, items of READ, targets of pointers.
program complex_parts_as_arguments
  implicit none
  complex, target :: y(4)
  complex :: z
  complex :: d(8)
  real, pointer :: p(:)
  integer :: i
  !hpf$ distribute d(block)
  y = (1., 2.)
  z = (3., 4.)
  call raise(y(4)%re)
  call raise(z%im)
  call twice(y%re)
  call ranked(y(1:3:2)%im, 2)
  print '(10f6.1)', y, z
  i = 3
  call raise(y(i)%im)
  call fill(y(i:)%re)
  call from_text
  print '(10f6.1)', y, z
  p => y(2:)%im
  p = p + [100., 200., 300.]
  print '(10f7.1)', y
  do i = 1, 8
    d(i) = cmplx(i, -i)
  end do
  call raise(d(3)%re)
  call raise(d(i-1)%im)
  call twice(d%im)
  call twice(d(2:7)%re)
  print '(16f6.1)', d
contains
  subroutine from_text
    character(20) :: c = '5.5 6.5'
    read (c, *) y(1)%re, y(2)%im
  end subroutine
  subroutine raise(x)
    real, intent(inout) :: x
    x = x + 10
  end subroutine
  subroutine twice(x)
    real, intent(inout) :: x(:)
    x = x*2
  end subroutine
  subroutine ranked(x, n)
    integer, intent(in) :: n
    real, intent(inout) :: x(n)
    integer :: j
    x = x + [(j, j = 1, n)]
  end subroutine
  subroutine fill(x)
    real, intent(out) :: x(2)
    x = [7., 8.]
  end subroutine
end program
