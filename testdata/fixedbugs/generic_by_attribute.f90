! Procedures of a generic name that differ in ALLOCATABLE and POINTER alone, Fortran 2008, 12.4.3.4.5, and in the number of their
! alternate returns: the first one was taken, or none was found. An interface body whose argument is of a type with SEQUENCE that is
! declared alike was refused, as was a module procedure with MODULE that has no interface.
module general
  implicit none
  type pair
    sequence
    integer :: i
    real :: x
  end type pair
  interface what
    module procedure of_allocatable, of_pointer
  end interface what
  interface come
    module procedure with_labels, without_labels
  end interface come
contains
  integer function of_allocatable(x)
    real, allocatable, intent(in) :: x(:)
    of_allocatable = 1
    if (allocated(x)) of_allocatable = 10 + size(x)
  end function of_allocatable
  module integer function of_pointer(x)
    real, pointer :: x(:)
    of_pointer = 2
    if (associated(x)) of_pointer = 20 + size(x)
  end function of_pointer
  subroutine with_labels(i, *, *)
    integer, intent(in) :: i
    if (i > 0) return i
  end subroutine with_labels
  subroutine without_labels(i)
    integer, intent(inout) :: i
    i = i + 100
  end subroutine without_labels
end module general

subroutine filled(a)
  implicit none
  type pair
    sequence
    integer :: i
    real :: x
  end type pair
  type(pair) :: a
  a%i = a%i + 1
  a%x = 2 * a%x
end subroutine filled

program generic_by_attribute
  use general
  implicit none
  interface
    subroutine filled(p)
      import :: pair
      type(pair) :: p
    end subroutine filled
  end interface
  type holder
    real, allocatable :: a(:)
    real, pointer :: p(:) => null()
  end type holder
  type(holder) :: h
  type(pair) :: q
  real, allocatable :: a(:)
  real, pointer :: p(:)
  integer :: i
  nullify (p)
  print *, what(a), what(p), what(h%a), what(h%p)
  allocate (a(3), p(4), h%a(5), h%p(6))
  print *, what(a), what(p), what(h%a), what(h%p)
  q = pair(1, 2.5)
  call filled(q)
  print *, q%i, q%x
  do i = 0, 2
    call come(i, *10, *20)
    print *, 'none', i
    cycle
10  print *, 'first', i
    cycle
20  print *, 'second', i
  end do
  i = 5
  call come(i)
  print *, i
  deallocate (p, h%p)
end program generic_by_attribute
