! Scalars were read again in each iteration though they are other names for an element of the array which an array operation assigns: a pointer, a name of EQUIVALENCE, of COMMON, a component.
module store
  implicit none
  type field
    integer :: a(5) = 0
    integer :: n = 0
  end type field
end module store
program scalars_of_array
  use store
  implicit none
  integer, target :: a(5)
  integer, pointer :: p
  integer :: b(5), s, c(5), t, i, u(5)
  equivalence (b(3), s)
  common /block/ c
  type(field) :: f
  integer, pointer :: q(:)
  a = [1, 2, 3, 4, 5]
  p => a(3)
  a = a + p
  print *, a
  a = p
  print *, a
  a = [5, 4, 3, 2, 1]
  where (a > p) a = a*p
  print *, a
  a = [5, 4, 3, 2, 1]
  where (a >= p)
    a = -a*p
  elsewhere
    a = p
  end where
  print *, a
  b = [1, 2, 3, 4, 5]
  b = b*s + 1
  print *, b
  b = [1, 2, 3, 4, 5]
  where (b >= s) b = s + b
  print *, b
  c = [1, 2, 3, 4, 5]
  call common_scalar
  f%a = [1, 2, 3, 4, 5]
  f%a = f%a + f%a(2)
  print *, f%a
  where (f%a > f%a(3)) f%a = f%a(4) - f%a
  print *, f%a
  u = 0
  f%a = [1, 2, 3, 4, 5]
  forall (i = 1:5, f%a(i) > 2)
    f%a(i) = -1
    u(i) = i
  end forall
  print *, f%a, u
  f%a = [1, 2, 3, 4, 5]
  u = 0
  forall (i = 1:5, f%a(3) + i > 5)
    f%a(i) = -1
    u(i) = f%a(i)
  end forall
  print *, f%a, u
  q => a(5:1:-1)
  a = [1, 2, 3, 4, 5]
  q = q + p
  print *, a
  q(2:) = q(:4) + p
  print *, a
contains
  subroutine common_scalar
    integer :: d(2), e, g(2)
    common /block/ d, e, g
    c = c + e
    print *, c
    where (c > e) c = e
    print *, c
  end subroutine common_scalar
end program scalars_of_array
