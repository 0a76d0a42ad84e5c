! STAT=, ERRMSG=, SOURCE= and MOLD= of ALLOCATE and DEALLOCATE.
program allocate_options
  implicit none
  type cell
    real, allocatable :: w(:)
    integer :: k = 3
  end type
  real, allocatable :: a(:), b(:,:), d(:,:)
  real, pointer :: p(:)
  type(cell) :: x
  integer :: ierr, i, n
  integer(8) :: code
  character(len=60) :: why
  n = 4
  why = 'none'
  allocate(a(n), b(0:n,2), stat=ierr, errmsg=why)
  print *, ierr, size(a), lbound(b, 1), trim(why)
  a = [(real(i), i = 1, n)]
  b = 1.5
  allocate(a(2), stat=ierr, errmsg=why)
  print *, ierr, size(a), trim(why)
  allocate(a(2), d(3,3), stat=ierr)
  print *, ierr /= 0, allocated(d)
  deallocate(b, stat=code)
  print *, code, allocated(b)
  deallocate(b, stat=ierr, errmsg=why)
  print *, ierr, trim(why)
  allocate(b(2:3,2), source=7.25)
  print *, b
  allocate(d, source=b)
  print *, shape(d), lbound(d), d
  deallocate(d)
  allocate(d, mold=b)
  print *, shape(d)
  d = 0
  allocate(x%w(3), source=[1.0, 2.0, 4.0], stat=ierr)
  print *, ierr, x%w, x%k
  allocate(x%w(3), stat=ierr)
  print *, ierr
  allocate(p(3), stat=ierr)
  p = 2
  print *, ierr, p
  deallocate(p, stat=ierr)
  print *, ierr, associated(p)
  deallocate(a)
  allocate(a(size(d)), source=reshape(d, [size(d)]) + 1)
  print *, a
end program
