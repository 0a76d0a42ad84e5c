! Pointers to a component of the elements of arrays, which are no multiple of its size apart. gfortran's own answers are wrong where a
! pointer is set to a part of such a pointer, or passed to an argument of assumed shape.
module parts
  implicit none
  type place
    real :: x(3)
  end type
  type cell
    type(place) :: at
    integer :: i
    complex :: z
    character(3) :: s
  end type
contains
  function places(a) result(p)
    type(cell), target, intent(in) :: a(:)
    type(place), pointer :: p(:)
    p => a%at
  end function
  elemental real function total(q)
    type(place), intent(in) :: q
    total = sum(q%x)
  end function
  subroutine third(y)
    complex, pointer, intent(in) :: y(:)
    y(3) = -y(3)
  end subroutine
end module
program p
  use parts
  implicit none
  type(cell), target :: a(3,4), b(5)
  type(place), pointer :: q(:), r(:,:)
  complex, pointer :: z(:)
  character(3), pointer :: s(:)
  character(6) :: line(2)
  integer :: i, j
  do j = 1, 4
    do i = 1, 3
      a(i,j)%at%x = [i, j, i*j]
    end do
  end do
  do i = 1, 5
    b(i)%at%x = i; b(i)%i = 10*i; b(i)%z = i; b(i)%s = char(96 + i)
  end do
  q => places(b)
  print *, size(q), q(4)%x, total(q)
  do i = 1, 5
    q(i)%x = 2*q(i)%x
  end do
  print *, total(q), b%i
  q => places(b(2:5:2))
  print *, size(q), q(2)%x, total(q)
  r => a%at
  print *, shape(r), r(2,3)%x
  r(0:,5:) => a(2:,1:3)%at
  print *, lbound(r), ubound(r), r(1,6)%x, sum(total(r))
  r(1,7)%x = 0
  print *, a(3,3)%at%x
  z => b%z
  z = z + (1, 2)
  call third(z)
  print *, b%z
  print *, sum(z), z
  s => b%s
  s(2) = 'xyz'
  print *, s, b%s
  print '(5a4)', s
  line = ['(1,2) ', '(3,4) ']
  read (line, *) z(2:3)
  print *, b%z
  write (b(1:2)%s, '(a)') 'uv', 'w'
  print *, b%s
  print *, associated(q, b(2:5:2)%at), associated(s, b(1:4)%s)
end program
