! derived types: nested types, array components, arrays of types, constructors, default values, sections of components
module shapes
  implicit none
  type point
    real(8) :: x = 0, y = 0
    integer :: tag = -1
  end type
  type box
    type(point) :: low, high
    real(8) :: weights(3) = [1, 2, 3]
    logical :: filled = .false.
    character(len=4) :: name = 'none'
  end type
  type(box), save :: shared
contains
  function middle(b) result(p)
    type(box), intent(in) :: b
    type(point) :: p
    p%x = 0.5d0*(b%low%x + b%high%x)
    p%y = 0.5d0*(b%low%y + b%high%y)
  end function
  subroutine move(p, dx, n)
    integer, intent(in) :: n
    type(point), intent(inout) :: p(n)
    real(8), intent(in) :: dx
    integer :: i
    do i = 1, n
      p(i)%x = p(i)%x + dx
      p(i)%tag = i
    end do
  end subroutine
  subroutine fresh(b)
    type(box), intent(out) :: b
    b%low%x = 7
  end subroutine
  real(8) function area(b)
    type(box), intent(in) :: b
    area = (b%high%x - b%low%x)*(b%high%y - b%low%y)
  end function
end module
program p
  use shapes
  implicit none
  type(point) :: a, b, list(4), grid(2, 3)
  type(box) :: c, d
  integer :: i, j
  print *, a
  a%x = 1.5d0
  b = a
  b%y = 2
  print *, a, b
  c = box(point(0d0, 0d0, 1), point(4d0, 2d0, 2), name='abcd')
  print *, c
  print *, area(c), middle(c)
  d = c
  d%weights = d%weights*2
  d%weights(2) = -1
  d%high = point(y=9d0, x=8d0)
  print *, d%weights, sum(c%weights), d%high%x, d%filled
  do i = 1, 4
    list(i) = point(i*1d0, i*i*1d0, 0)
  end do
  call move(list(2:3), 10d0, 2)
  print *, list%x
  print *, sum(list%y), list(2:4)%tag, maxval(list(1:4:3)%y)
  list%tag = [4, 3, 2, 1]
  list(1:3)%x = list(2:4)%y + 1
  print *, list
  do j = 1, 3
    do i = 1, 2
      grid(i, j)%x = i*10 + j
    end do
  end do
  print *, grid(2, :)%x, sum(grid%x)
  grid(:, 2) = grid(:, 3)
  print *, grid%x
  call fresh(d)
  print *, d%low, d%weights, d%name
  shared%low = list(4)
  shared%weights(1:2) = shared%weights(2:3)
  call inner
  print *, shared%low%x, shared%weights
contains
  subroutine inner
    type(point) :: local(3)
    local(2)%y = 5
    print *, local
    shared%low%x = shared%low%x + local(2)%y
    list(1) = local(2)
  end subroutine
end program
