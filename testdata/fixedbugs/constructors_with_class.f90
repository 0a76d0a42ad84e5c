! Structure constructors left components of CLASS without a value, and were refused for values of extended types. Each value is used
! once: gfortran 12 lets the structure and the variable share it.
module parts
  implicit none
  type part
    integer :: k = 1
  end type
  type, extends(part) :: longer
    integer, allocatable :: v(:)
  end type
  type holder
    class(part), allocatable :: c
    integer :: z = 7
  end type
contains
  subroutine show(o)
    class(holder), intent(in) :: o
    print *, o%z, allocated(o%c)
    if (.not. allocated(o%c)) return
    select type (c => o%c)
    type is (part)
      print *, 'part', c%k
    type is (longer)
      print *, 'longer', c%k, c%v
    end select
  end subroutine
end module
program constructors_with_class
  use parts
  implicit none
  type(holder) :: two(2)
  class(part), allocatable :: p, q
  type(longer) :: l
  integer :: i
  l%k = 5
  l%v = [1, 2, 3]
  allocate (p)
  p%k = 2
  two(1) = holder(p)
  allocate (q, source=l)
  two(2) = holder(c=q, z=3)
  do i = 1, 2
    call show(two(i))
  end do
  call show(holder(z=4))
end program
