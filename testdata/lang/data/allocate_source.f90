! ALLOCATE with SOURCE= and MOLD= in many forms: scalars, arrays and sections, with and without bounds, of characters, derived
! types with allocatable components, several objects at once, components and pointers.
program allocate_source
  implicit none
  type item
    integer :: k = 5
    real, allocatable :: v(:)
  end type
  type holder
    type(item), allocatable :: list(:)
    integer, pointer :: p(:) => null()
  end type
  integer, allocatable :: a(:), b(:,:), c, d
  integer, pointer :: q(:), r
  real(8), allocatable :: x(:), y(:)
  character(:), allocatable :: s, t(:)
  character(4), allocatable :: u(:)
  type(item), allocatable :: one, many(:)
  type(holder) :: h
  integer :: i, stat
  allocate(a, source=[1, 2, 3])
  print *, a, lbound(a)
  allocate(b(2, 0:2), source=7)
  print *, b, lbound(b), ubound(b)
  allocate(c, source=a(2) + 10)
  allocate(d, mold=c)
  d = 4
  print *, c, d
  allocate(x(3:6), source=[(0.5d0 * i, i = 1, 4)])
  print *, x, lbound(x), ubound(x)
  allocate(y, source=x)
  print *, y, lbound(y)
  deallocate(y)
  allocate(y, source=x(4:5))
  print *, y, lbound(y), size(y)
  allocate(s, source='hello'//' world')
  print *, s, len(s)
  deallocate(s)
  allocate(character(8) :: s)
  s = 'ab'
  print *, s//'|', len(s)
  allocate(u(2), source='wxyz')
  allocate(t(3), source=['one', 'two', 'six'])
  print *, u, t, len(t)
  allocate(one)
  one%v = [1., 2.]
  allocate(many(2), source=one)
  many(2)%v(1) = 9.
  many(1)%k = 1
  print *, many(1)%k, many(2)%k, many(1)%v, many(2)%v, one%v
  allocate(h%list, source=many)
  h%list(1)%v = h%list(1)%v + 100.
  print *, size(h%list), h%list(1)%v, many(1)%v
  allocate(h%p(2:4), source=[4, 5, 6])
  allocate(q, source=h%p)
  allocate(r, source=h%p(3))
  q = q * 2
  print *, h%p, lbound(h%p), q, r
  deallocate(b)
  allocate(b, mold=reshape([1, 2, 3, 4, 5, 6], [3, 2]), stat=stat)
  print *, shape(b), stat
  allocate(a(2), source=1, stat=stat)
  print *, stat > 0, a
end program
