! Substrings of all elements of an array: values, targets, arguments, items, pointers.
module m
  implicit none
  type t
    character(6) :: f(2) = ['abcdef', 'ghijkl']
    character(:), allocatable :: d(:)
  end type
contains
  subroutine show(x)
    character(*), intent(in) :: x(:)
    print *, len(x), x
  end subroutine
  subroutine change(x)
    character(*), intent(inout) :: x(:)
    x = '#' // x
  end subroutine
end module
program main
  use m
  implicit none
  type(t), target :: x, y(2)
  character(6), target :: a(3) = ['123456', '789012', '345678'], b(2, 2) = 'qwerty'
  character(2), pointer :: p(:), q(:,:)
  character(:), pointer :: d(:)
  character(2) :: c(3)
  integer :: i = 2
  call show(a(:)(2:4))
  call show(a(3:1:-2)(i:))
  print *, x%f(:)(:i)
  print *, x%f(2:1:-1)(3:3)
  print *, y%f(1)(2:3)
  print *, y(2)%f(:)(5:)
  c = a(:)(1:2)
  print *, c, a(2:)(3:4) == ['34', '56'], a(:)(2:2) // a(:)(1:1)
  a(:)(3:4) = c
  print *, a
  a(1:2)(1:1) = '*'
  print *, a
  x%f(:)(2:2) = ['X', 'Y']
  print *, x%f
  y%f(1)(1:2) = '&&'
  print *, y(1)%f, y(2)%f
  call change(a(:)(2:5))
  print *, a
  call change(x%f(:)(1:i))
  print *, x%f
  call change(y%f(2)(3:))
  print *, y%f(2)
  allocate (character(4) :: x%d(2))
  x%d = ['abcd', 'efgh']
  x%d(:)(2:3) = '--'
  print *, x%d(:)(1:3)
  print *, x%d
  read (*, '(3a2)') a(:)(1:2)
  print *, a
  read (*, '(3a2)') x%f(:)(5:6)
  print *, x%f
  write (a(:)(2:4), '(i3)') 100, 200, 300
  print *, a
  read (a(:)(2:4), *) i
  print *, i
  write (*, '(2a3)') (a(i)(1:3), i = 1, 2), y%f(1)(2:4), max(a(:)(1:2), 'aa'), index(a(:)(2:), '0')
  where (a(:)(2:2) == '1') a(:)(6:6) = '!'
  print *, a, merge(a(:)(1:1), '_', [.true., .false., .true.]), count(x%f(:)(1:1) == '#')
  forall (i = 1:2) x%f(i)(i:i) = '%'
  print *, x%f
end program
