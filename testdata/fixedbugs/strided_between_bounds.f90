! sections with strides between the bounds of their array, which are no whole arrays
module strided_m
  implicit none
contains
  subroutine dense(y, n)
    integer, intent(in) :: n
    integer, intent(inout) :: y(n)
    print *, y
    y = y + 100
  end subroutine
  subroutine of_pointer(p)
    integer, pointer :: p(:)
    call dense(p, size(p))
    call dense(p(::1), size(p))
    call dense(p(::2), (size(p) + 1)/2)
    call dense(p(size(p):1:-1), size(p))
    call dense(p(::-1), 0)
    print *, p
  end subroutine
  subroutine of_shape(a, s)
    integer :: a(:,:), s
    call dense(a(::2,:), (size(a,1) + 1)/2*size(a,2))
    call dense(a(::s,::2), (size(a,1) + s - 1)/s*((size(a,2) + 1)/2))
    print *, a
  end subroutine
end module
program strided_between_bounds
  use strided_m
  implicit none
  integer, target :: t(8), m(4,3)
  integer, target, allocatable :: low(:)
  integer, pointer :: p(:), q(:,:)
  integer :: i, j
  t = [(i, i=1,8)]
  m = reshape([(i, i=1,12)], [4,3])
  p => t
  call of_pointer(p)
  p => t(8:2:-3)
  call of_pointer(p)
  call of_shape(m, 3)
  call of_shape(m(4:1:-1,::2), 1)
  allocate(low(5:11))
  low = [(i, i=5,11)]
  p => low
  print *, lbound(p), ubound(p)
  p => low(::2)
  print *, lbound(p), ubound(p), p
  p => low(::1)
  print *, lbound(p), ubound(p)
  p => low(:)
  print *, lbound(p), ubound(p)
  p(3:) => low(::3)
  print *, lbound(p), ubound(p), p
  q => m(::2,:)
  print *, lbound(q), ubound(q), q
end program
