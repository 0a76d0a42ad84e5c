! Components of the elements that a vector subscript picks of an array component: the first elements were taken instead
program picked_of_component
  implicit none
  type point
    integer :: n = 0
    character(len=4) :: name = ''
    real :: at(2) = 0
  end type point
  type, extends(point) :: place
    integer :: k = 0
  end type place
  type cell
    type(point) :: p(4)
    type(place), allocatable :: q(:)
    type(point), pointer :: r(:) => null()
  end type cell
  type(cell), target :: c, d(2)
  integer :: n(2), table(2), i
  table = [4, 1]
  do i = 1, 4
    c%p(i) = point(i, repeat(achar(96 + i), 4), [i, 10*i])
  end do
  allocate (c%q(4))
  c%q%n = c%p%n + 100
  c%q%k = -c%p%n
  c%r => c%p(4:1:-1)
  d(2) = c
  n = c%p(table)%n
  print *, n, c%p(table)%name, c%p(table)%at(2), sum(c%q(table)%k)
  print *, d(2)%p(table)%n, d(2)%q(table)%n, d(2)%q(table)%point%n, d(2)%r(table)%n
  print *, c%p(table)%name(2:3), maxval(c%p([2, 3, 2])%at(1))
  write (*, '(2i4)') c%p(table)%n
  call show(c%p(table)%n)
contains
  subroutine show(k)
    integer, intent(in) :: k(:)
    print *, size(k), k
  end subroutine show
end program picked_of_component
