! arrays of constants of derived type
module m
  type inner
    integer :: k = 3
    real :: w(2) = [0.5, 1.5]
  end type
  type t
    integer :: i
    real :: x = 2.5
    character(3) :: name = 'abc'
  end type
  type outer
    type(t) :: a
    type(inner) :: b(2)
  end type
  type(t), parameter :: list(3) = [t(1, 2.0, 'one'), t(2, 4.0, 'two'), t(i=3, name='xyz')]
  type(t), parameter :: same(2) = t(7)
  type(t), parameter :: one = t(9, 1.0, 'n')
  type(t), parameter :: two(2) = [one, list(2)]
  type(t), parameter :: sq(2, 2) = reshape([t(1), t(2), t(3), t(4)], [2, 2])
  type(outer), parameter :: deep(2) = [outer(t(1), [inner(1), inner(2)]), outer(t(5, 6.0, 'six'), inner(4, [9.0, 8.0]))]
  integer, parameter :: numbers(3) = list%i, first = list(1)%i
  character(3), parameter :: names(3) = list%name
  type(t) :: v(3) = list
  type(t) :: w(2) = [t(11), t(12, 3.0)]
end module
program p
  use m
  type(t) :: x(3), y, z(2, 2)
  type(t), allocatable :: al(:)
  type(outer) :: d(2)
  integer :: i, k
  k = 2
  print *, list(k)%i, list(k)%x, list(k)%name
  y = list(k)
  print *, y
  y = list(3)
  print *, y
  x = list
  print *, x
  x = [t(1, 2.0, 'aaa'), t(2), t(k, real(k), 'ccc')]
  print *, x
  do i = 1, 3
    print *, list(i), list(i)%name(2:3)
  end do
  print *, list%i, sum(list%x), list(2:)%i, list(3:1:-1)%name
  print *, same(k)%i, two(k), two%name
  z = sq
  print *, z, sq(k, 1)%i, sq(:, k)%i
  d = deep
  print *, d
  print *, deep(k)%a%i, deep(k)%b(k)%k, deep(k)%b(1)%w(k), deep(k)%b%k, deep(1)%b(k)%w
  print *, numbers, first, names
  print *, v, w
  al = list
  print *, size(al), al%i
  al = [list, t(4), y]
  print *, size(al), al%i
  call show(list)
  call show(list(k:))
  call one1(list(k))
  call one1(list(1))
  call one1(t(5))
  call show([t(5), t(6), list(k)])
  print *, total(list), total([t(k), t(1)])
  associate (l => list(k))
    print *, l%i
  end associate
  print *, pack(list%i, list%x > 2.2), size(list), shape(sq), ubound(deep)
  print *, [(list(i)%i*2, i = 1, 3)]
  x = [(t(i, real(i)), i = 1, 3)]
  print *, x%x
  if (any(list%i == k)) print *, 'any'
  select case (list(k)%i)
  case (list(2)%i)
    print *, 'case'
  end select
contains
  subroutine show(a)
    type(t), intent(in) :: a(:)
    print *, size(a), a
  end subroutine
  subroutine one1(a)
    type(t), intent(in) :: a
    print *, a
  end subroutine
  integer function total(a)
    type(t), intent(in) :: a(:)
    total = sum(a%i)
  end function
end program
