! Pointers and allocatable objects as arguments of procedures with BIND(C): they go by C descriptors there and back.
module m
  use iso_c_binding
contains
  subroutine grow(a, n) bind(c)
    integer(c_int), allocatable, intent(inout) :: a(:)
    integer(c_int), value :: n
    integer(c_int), allocatable :: b(:)
    if (allocated(a)) then
      print *, 'has', lbound(a), ubound(a), a
      allocate (b(lbound(a,1):ubound(a,1)+n), source=0_c_int)
      b(:ubound(a,1)) = a
      call move_alloc(b, a)
    else
      allocate (a(-1:n), source=7_c_int)
    end if
  end subroutine
  subroutine fresh(a, x) bind(c)
    real(c_double), allocatable, intent(inout) :: x
    real(c_double), allocatable, intent(out) :: a(:,:)
    print *, allocated(a), allocated(x)
    allocate (a(2,0:1))
    if (.not. allocated(x)) allocate (x)
    a = reshape([1d0, 2d0, 3d0, 4d0], [2,2])
    x = sum(a)
  end subroutine
  subroutine aim(p, t, q, s) bind(c)
    integer(c_int), pointer, intent(inout) :: p(:)
    integer(c_int), target, intent(inout) :: t(:)
    integer(c_int), pointer, intent(inout) :: q
    integer(c_int), target, intent(inout) :: s
    if (associated(p)) print *, 'p', lbound(p), p
    if (associated(q)) print *, 'q', q
    p(0:) => t(1::2)
    q => s
  end subroutine
  subroutine maybe(a, p) bind(c)
    integer(c_int), allocatable, optional, intent(inout) :: a(:)
    integer(c_int), pointer, optional, intent(in) :: p(:)
    print *, present(a), present(p)
    if (present(a)) then
      if (allocated(a)) deallocate (a)
    end if
    if (present(p)) print *, p(ubound(p,1))
  end subroutine
  subroutine pass_on(a, p) bind(c)
    integer(c_int), allocatable, optional :: a(:)
    integer(c_int), pointer, optional, intent(in) :: p(:)
    call maybe(a, p)
  end subroutine
end module
program main
  use m
  type t
    integer(c_int) :: k
    real(c_double) :: r
    integer(c_int), allocatable :: a(:)
  end type
  integer(c_int), allocatable :: a(:)
  real(c_double), allocatable :: b(:,:), x
  integer(c_int), pointer :: p(:), q
  integer(c_int), target :: k(7) = [1,2,3,4,5,6,7], one = 11
  type(t), target :: v(3)
  nullify (p, q)
  call grow(a, 2_c_int)
  print *, lbound(a), ubound(a), a
  call grow(a, 3_c_int)
  print *, lbound(a), ubound(a), a
  call fresh(b, x)
  print *, lbound(b), ubound(b), b, x
  call fresh(b, x)
  print *, shape(b), x
  call aim(p, k, q, one)
  print *, lbound(p), ubound(p), p, q
  call aim(p, k(2:6), q, k(7))
  print *, lbound(p), p, q
  v%k = [4, 5, 6]
  p => v%k
  print *, p
  call aim(p, v%k, q, v(2)%k)
  print *, lbound(p), p, q
  call maybe()
  call maybe(a, k(3:4))
  print *, allocated(a)
  call pass_on(p=k)
  call pass_on(a)
  call grow(v(1)%a, 1_c_int)
  call grow(v(1)%a, 1_c_int)
  print *, v(1)%a
end program
