! The dynamic type of an array of CLASS(*) in SAME_TYPE_AS and EXTENDS_TYPE_OF is that of its value.
program extends_type_of_arrays
  implicit none
  type :: t
    integer :: i
  end type
  type, extends(t) :: u
    integer :: j
  end type
  type(t) :: x = t(1)
  type(u) :: y = u(1, 2)
  class(*), allocatable :: a(:)
  class(*), pointer :: p(:)
  nullify (p)
  print *, extends_type_of(x, a), extends_type_of(a, x), extends_type_of(x, p), extends_type_of(p, x)
  allocate (a(2), source=[t(1), t(2)])
  print *, extends_type_of(x, a), extends_type_of(a, x), extends_type_of(y, a), same_type_as(a, x), same_type_as(a, y)
  deallocate (a)
  allocate (a(2), source=[u(1, 2), u(2, 3)])
  print *, extends_type_of(x, a), extends_type_of(a, x), extends_type_of(y, a), same_type_as(a, x), same_type_as(a, y)
  deallocate (a)
  allocate (p(3), source=[5.0, 6.0, 7.0])
  print *, extends_type_of(x, p), extends_type_of(p, x)
end program
