! dummy arguments with the names of hidden ones: of the value of a function and of the variables of a host
module m
  type t
    integer :: i
  contains
    procedure :: go => gob
  end type
  type, extends(t) :: u
  contains
    procedure :: go => gou
  end type
contains
  function text(result, frame) result(r)
    character(*), intent(in) :: result
    integer, intent(in) :: frame
    character(frame) :: r
    r = result
  end function
  function arr(result, p0) result(r)
    integer, intent(in) :: result, p0
    integer :: r(result)
    r = p0
  end function
  subroutine gob(this, none, entry)
    class(t), intent(in) :: this
    integer, intent(in) :: none, entry
    print *, 'b', this%i, none, entry
  end subroutine
  subroutine gou(this, none, entry)
    class(u), intent(in) :: this
    integer, intent(in) :: none, entry
    print *, 'u', this%i, none, entry
  end subroutine
  subroutine apply(f, behind)
    interface
      subroutine f(entry, frame)
        integer :: entry, frame
      end subroutine
    end interface
    integer :: behind
    call f(behind, 4)
  end subroutine
  subroutine loops(behind, p1, n)
    integer, intent(in) :: n
    real, intent(inout) :: behind(n, n), p1(n)
    integer :: i, j
    do j = 1, n
      do i = 1, n
        behind(i, j) = behind(i, j) + p1(i)*j
      end do
    end do
  end subroutine
end module
program p
  use m
  class(t), allocatable :: x
  integer :: k
  real :: a(40, 40), b(40)
  k = 10
  print *, '[', text('abc', 5), ']', arr(3, 7)
  allocate (x, source=u(3))
  call x%go(1, 2)
  deallocate (x)
  allocate (x, source=t(4))
  call x%go(5, 6)
  call apply(inner, 8)
  a = 1
  b = 2
  call loops(a, b, 40)
  print *, sum(a)
contains
  subroutine inner(entry, frame)
    integer :: entry, frame
    print *, entry, frame, k
  end subroutine
end program
