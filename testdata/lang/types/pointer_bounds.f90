! Pointers with bounds and shapes of their own: targets of all kinds.
module m
  implicit none
  type inner
    integer :: a(2,3)
    real, pointer :: q(:,:) => null()
    integer, allocatable :: v(:)
  end type
  type, extends(inner) :: outer
    character(3) :: t(4)
    type(inner) :: in
    type(inner) :: list(2)
  end type
contains
  subroutine show(name, p)
    character(*), intent(in) :: name
    integer, intent(in) :: p(:,:)
    print '(a,20i5)', name, shape(p), p
  end subroutine
  subroutine dummies(a, b, n)
    integer, intent(in) :: n
    integer, target :: a(n, *)
    integer, target :: b(:, :)
    integer, pointer :: p(:), q(:,:), r(:,:,:)
    p(n:) => b(2, :)
    print *, lbound(p), ubound(p), p
    q(0:, 3:) => b(::2, ::2)
    print *, lbound(q), ubound(q), q
    q(2:n, 2:3) => a(:, 1)
    print *, lbound(q), ubound(q), q
    r(1:2, 1:1, 0:0) => b(1,:)
    print *, lbound(r), ubound(r), r
    p => b(:, 2)
    q(1:1, 1:size(p)) => p(size(p):1:-1)
    print *, q
    q(1:, 0:) => q
    print *, lbound(q), ubound(q), q
  end subroutine
end module
program main
  use m
  implicit none
  type(outer), target :: x
  type(outer), pointer :: px
  class(inner), pointer :: cp
  integer, pointer :: p(:), q(:,:), s
  real, pointer :: f(:,:), g(:)
  character(3), pointer :: t(:), t2(:,:)
  character(:), pointer :: d, dd(:)
  character(2), pointer :: d2(:)
  integer, target :: k(4, 3)
  integer :: i, lo = -3
  x%a = reshape([1, 2, 3, 4, 5, 6], [2, 3])
  x%in%a = 10 * x%a
  x%list(1)%a = 100 * x%a
  x%list(2)%a = 200 * x%a
  x%t = ['abc', 'def', 'ghi', 'jkl']
  k = reshape([(i, i = 1, 12)], [4, 3])
  allocate (x%q(0:1, 2), x%in%v(4:7))
  x%q = reshape([1., 2., 3., 4.], [2, 2])
  x%in%v = [7, 8, 9, 10]
  p(0:5) => x%a
  print *, lbound(p), ubound(p), p
  p(lo:lo+3) => x%in%a
  print *, lbound(p), ubound(p), p
  q(1:3, 1:2) => x%list(2)%a
  call show('list ', q)
  q(lo:, lo+1:) => x%in%a
  print *, lbound(q), ubound(q), q(-3, -2), q(-2, 0)
  p => x%list%a(2, 3)
  print *, p
  p(7:) => x%list(:)%a(1, 2)
  print *, lbound(p), p
  q(1:2, 1:1) => x%list%a(1, 3)
  call show('comp ', q)
  px => x
  cp => x
  p(1:6) => px%a
  p(2) = -2
  print *, x%a
  p(1:6) => cp%a
  p(3) = -3
  print *, x%a
  q(0:1, 0:1) => x%in%v
  print *, q, lbound(q)
  p(10:) => x%in%v
  print *, lbound(p), p
  p => x%in%v
  print *, lbound(p), p
  g(1:2) => x%q(:, 1)
  print *, g
  f => x%q
  print *, lbound(f), f
  f(5:, 5:) => x%q
  print *, lbound(f), ubound(f)
  g(2:) => x%q(:, 2)
  print *, lbound(g), g
  t(2:) => x%t
  print *, lbound(t), t
  t2(1:2, 1:2) => x%t
  print *, t2(2, 1), t2(1, 2)
  d => x%t(3)
  print *, len(d), d
  d => x%t(4)(1:2)
  print *, len(d), d
  dd => x%t(2:3)
  print *, len(dd), dd
  dd(5:) => x%t
  print *, len(dd), lbound(dd), dd(8)
  s => x%list(2)%a(2, 2)
  print *, s
  s => q(1, 1)
  print *, s, associated(s, x%in%v(7)), associated(q, x%a), associated(p, x%in%v)
  call dummies(k, k(2:4:2, :), 2)
  p(1:0) => k(:, 1)
  print *, size(p), lbound(p), ubound(p)
  q(3:, 4:) => k(2:1, :)
  print *, shape(q), lbound(q), ubound(q)
end program
