! FINAL of what extends the declared type of a CLASS component: of local and allocated variables, arrays, INTENT(OUT), DEALLOCATE.
module shapes
  implicit none
  integer :: count = 0
  type, abstract :: shape
    integer :: n = 0
  end type
  type, extends(shape) :: disc
    real, allocatable :: r(:)
  contains
    final :: end_disc
  end type
  type, extends(disc) :: ring
    real :: inner = 0
  contains
    final :: end_ring
  end type
  type, extends(shape) :: box
    real :: a = 1
  end type
  type holder
    class(shape), allocatable :: s
  end type
  type many
    type(holder) :: list(3)
    class(shape), allocatable :: all(:)
  end type
  type outer
    integer :: k = 1
    type(many), allocatable :: m
  end type
contains
  impure elemental subroutine end_disc(x)
    type(disc), intent(inout) :: x
    count = count + 1
  end subroutine
  impure elemental subroutine end_ring(x)
    type(ring), intent(inout) :: x
    count = count + 100
  end subroutine
  subroutine local(n)
    integer, intent(in) :: n
    type(holder) :: h
    type(many) :: m
    type(outer), allocatable :: o
    if (n > 0) allocate(disc :: h%s)
    if (n > 1) allocate(ring :: m%list(2)%s)
    if (n > 2) allocate(disc :: m%all(4))
    if (n > 3) allocate(o)
  end subroutine
  subroutine fresh(h, o)
    type(holder), intent(out) :: h
    type(outer), intent(out) :: o
    if (allocated(h%s) .or. allocated(o%m)) stop 1
  end subroutine
end module
program final_of_extensions
  use shapes
  implicit none
  type(holder) :: h
  type(outer) :: o
  type(holder), allocatable :: hs(:)
  integer :: i
  do i = 0, 4
    count = 0
    call local(i)
    print *, i, count
  end do
  count = 0
  allocate(disc :: h%s)
  allocate(o%m)
  allocate(ring :: o%m%list(3)%s)
  call fresh(h, o)
  print *, count
  allocate(hs(3))
  allocate(disc :: hs(1)%s)
  allocate(ring :: hs(3)%s)
  deallocate(hs)
  print *, count
  allocate(disc :: h%s)
  deallocate(h%s)
  print *, count
  allocate(o%m)
  allocate(disc :: o%m%all(5))
  deallocate(o%m)
  print *, count
end program
