! Optional arguments that are absent are passed on as absent, whatever the dummy argument is: allocatable, of assumed shape,
! of explicit shape or of assumed size.
program optional_passed_on
  implicit none
  integer, allocatable :: a, v(:)
  integer :: i(3) = [1,2,3]
  type p
   integer k
  end type
  type(p), allocatable :: q
  call outer()
  call outer(a, v, i, q)
  print *, allocated(a), allocated(v), i, allocated(q)
  print *, a, v, q%k
contains
  subroutine outer(a, v, i, q)
    integer, allocatable, optional :: a, v(:)
    integer, optional :: i(:)
    type(p), allocatable, optional :: q
    call inner(a, v, i, q)
    call size1(i)
    call size2(i, 3)
  end subroutine
  subroutine inner(a, v, i, q)
    integer, allocatable, optional, intent(out) :: a, v(:)
    integer, optional :: i(3)
    type(p), allocatable, optional, intent(out) :: q
    print *, present(a), present(v), present(i), present(q)
    if (present(a)) a = 5
    if (present(v)) v = [1,2]
    if (present(i)) i(2) = 22
    if (present(q)) allocate(q, source=p(7))
  end subroutine
  subroutine size1(i)
    integer, optional :: i(*)
    print *, present(i)
    if (present(i)) i(3) = 33
  end subroutine
  subroutine size2(i, n)
    integer :: n
    integer, optional :: i(n)
    print *, present(i)
    if (present(i)) i(1) = 11
  end subroutine
end program
