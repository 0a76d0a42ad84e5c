! arrays in BLOCK of types with default values and allocatable components begin anew each time
program p
  type t
    integer :: i = 3
    real :: x(2) = [1.0, 2.0]
  end type
  type h
    integer :: n = 1
    integer, allocatable :: list(:)
  end type
  integer :: k
  do k = 1, 3
    block
      type(t) :: a(3), b(2, 2)
      type(h) :: c(2)
      type(t), save :: s(2)
      print *, a%i, b%i, a(2)%x, c%n, allocated(c(1)%list), allocated(c(2)%list), s%i
      a(2) = t(k, 0.0)
      b(1, 2)%i = -k
      allocate (c(2)%list(k))
      c(1)%n = k
      s(1)%i = s(1)%i + 1
      print *, a%i, b%i, size(c(2)%list)
    end block
  end do
  call sub(2)
  call sub(3)
contains
  recursive subroutine sub(m)
    integer, intent(in) :: m
    block
      type(t) :: a(3)
      type(h) :: c(2)
      print *, a%i, c%n, allocated(c(1)%list)
      a%i = m
      allocate (c(1)%list(m))
      if (m > 2) call sub(m - 1)
      print *, a%i, size(c(1)%list)
    end block
  end subroutine
end program
