! Objects of derived type as items: component by component, nested, arrays of them, components of their elements.
program derived_types
  implicit none
  type inner
    integer :: n
    character(len=3) :: name
  end type inner
  type outer
    real :: x(2)
    type(inner) :: part
    logical :: flag
    type(inner) :: more(2)
  end type outer
  type(outer) :: a, b
  type(inner) :: list(4), grid(2,2)
  integer :: i, k
  a%x = (/ 1.5, 2.5 /)
  a%part = inner(7, 'abc')
  a%flag = .true.
  a%more(1) = inner(1, 'one')
  a%more(2) = inner(2, 'two')
  print *, a
  print '(2f5.1,i3,a4,l2,2(i3,a4))', a
  do i = 1, 4
    list(i) = inner(i*i, char(64 + i))
  end do
  print *, list
  print *, list(2:4:2), list%n, list(4:1:-1)%name
  print '(4(a,i3))', (list(i)%name, list(i)%n, i = 1, 4)
  open(95, file='types.txt', status='replace')
  write(95, *) a%x, a%part%n, ' ', a%part%name, a%flag, (a%more(i)%n, ' ', a%more(i)%name, i = 1, 2)
  write(95, '(4(i4,a3))') list
  write(95, '(2f4.1)') a%x
  write(95, '(4i2)') 1, 2, 3, 4
  rewind 95
  read(95, *) b
  print *, b
  list%n = 0
  read(95, '(4(i4,a3))') grid
  print *, grid(1,2), grid(2,1)%name, grid%n
  read(95, *) a%x
  read(95, '(4i2)') (list(k)%n, k = 4, 1, -1)
  print *, a%x, list%n
  close(95, status='delete')
  open(96, file='types.bin', form='unformatted', status='replace')
  write(96) a, list
  rewind 96
  read(96) b, grid
  print *, b%part, grid
  close(96, status='delete')
end program derived_types
