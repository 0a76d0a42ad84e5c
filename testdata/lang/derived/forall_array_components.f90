! FORALL that assigns array components of elements which its indices choose, whole or in part, from values of the same components.
program forall_array_components
  implicit none
  type point
    integer :: k = 0
    real(8) :: pos(3) = 0
    character(len=3) :: name(2) = 'abc'
  end type point
  type outer
    type(point) :: part(2), one
    integer, allocatable :: list(:)
    integer, pointer :: far(:) => null()
  end type outer
  type(outer) :: x(4)
  type(point) :: y(3)
  integer, target :: pool(20)
  integer :: i, j, k(3)
  pool = [(i, i = 1, 20)]
  k = [2, 3, 1]
  forall (i = 1:3) y(i)%pos = i
  forall (i = 1:3) y(i)%pos(2:3) = y(i)%pos(1:2) + [10, 20]
  print '(9f7.1)', y(1)%pos, y(2)%pos, y(3)%pos
  forall (i = 1:3) y(i)%pos = y(4 - i)%pos(3:1:-1) + i
  print '(9f7.1)', y(1)%pos, y(2)%pos, y(3)%pos
  forall (i = 1:3, y(k(i))%pos(1) > 10) y(k(i))%pos(k(i):) = y(i)%pos(k(i):) + y(k(i))%pos(k(i))
  print '(9f7.1)', y(1)%pos, y(2)%pos, y(3)%pos
  forall (i = 2:3) y(i)%name(:)(i - 1:i) = y(i - 1)%name(2:1:-1)(2:3) // ''
  print *, y(1)%name, y(2)%name, y(3)%name
  forall (i = 1:4, j = 1:2) x(i)%part(j)%pos = [i, j, i + j]
  forall (i = 1:4, j = 1:2) x(i)%part(j)%pos(j:) = x(5 - i)%part(3 - j)%pos(j:)
  print '(6f6.1)', ((x(i)%part(j)%pos, j = 1, 2), i = 1, 4)
  forall (i = 1:4) x(i)%part%k = 10*i
  forall (i = 1:4) x(i)%part(:)%k = x(i)%part(:)%k + [1, 2]
  print *, ((x(i)%part(j)%k, j = 1, 2), i = 1, 4)
  forall (i = 1:4) x(i)%one%pos(1:2) = x(i)%part(1:2)%k
  print '(6f6.1)', (x(i)%one%pos, i = 1, 4)
  do i = 1, 4
    allocate (x(i)%list(0:i))
    x(i)%list = i
    x(i)%far => pool(5*i - 4:5*i)
  end do
  forall (i = 1:4) x(i)%list(0:1) = x(5 - i)%list(1:0:-1) + [100, 200]
  print *, (x(i)%list, i = 1, 4)
  forall (i = 1:4) x(i)%far(2:5) = x(i)%far(1:4) + 1000
  forall (i = 1:3) x(i)%far = x(i + 1)%far(5:1:-1)
  print *, pool
end program forall_array_components
