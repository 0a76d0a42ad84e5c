! allocatable components: allocation, copies of their own, use in procedures
program p
  implicit none
  type vector
    integer :: n = 0
    real(8), allocatable :: v(:)
  end type
  type system
    type(vector) :: x, y
    real(8), allocatable :: m(:, :)
  end type
  type(vector) :: a, b, many(2)
  type(system) :: s, t
  integer :: i, j
  print *, allocated(a%v), a%n
  call setup(a, 4)
  b = a
  b%v(2) = 100
  print *, a%v, b%v
  print *, size(b%v), allocated(b%v), sum(b%v(2:3))
  many(1) = a
  many(2) = b
  many(2)%v = many(1)%v*2
  print *, many(1)%v, many(2)%v, many(2)%n
  s%x = a
  s%y = b
  allocate (s%m(0:1, 3))
  do j = 1, 3
    do i = 0, 1
      s%m(i, j) = i + 10*j
    end do
  end do
  t = s
  s%m(1, 2) = -5
  print *, t%m, s%m(1, :)
  print *, t%x%v(4), t%y%n, lbound(t%m, 1), ubound(t%m, 2)
  deallocate (a%v)
  print *, allocated(a%v), allocated(b%v), b%v(1)
  call setup(a, 2)
  print *, a%v, a%n
contains
  subroutine setup(x, n)
    type(vector), intent(inout) :: x
    integer, intent(in) :: n
    integer :: k
    x%n = n
    allocate (x%v(n))
    do k = 1, n
      x%v(k) = k*k
    end do
  end subroutine
end program
