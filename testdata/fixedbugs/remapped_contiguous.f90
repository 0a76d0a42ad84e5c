! Pointers with shapes of their own to all that is simply contiguous.
program main
  implicit none
  type t
    integer, pointer, contiguous :: c(:,:)
    integer, pointer :: n(:,:)
    integer, allocatable :: v(:,:)
    integer :: a(2,3)
  end type
  type(t), target :: x
  type(t), target :: l(2)
  integer, target :: k(4, 3)
  integer, pointer :: p(:), q(:,:)
  integer, pointer, contiguous :: pc(:,:)
  integer :: i
  k = reshape([(i, i = 1, 12)], [4, 3])
  x%c => k
  x%n => k
  pc => k
  allocate (x%v(2,2))
  x%v = 3
  p(1:12) => pc
  print *, p
  p(1:4) => x%v
  print *, p
  p(1:12) => x%c
  print *, p
  l(1)%a = 4
  l(2)%a = 5
  p(1:6) => l(2)%a
  print *, p
  p(1:8) => k(:, 2:3)
  print *, p
  p(1:2) => k(2:3, 3)
  print *, p
  q(1:2, 0:1) => k(:, 2)
  print *, q
  call s(k, k)
  call s(k(2:4:2,:), k)
contains
  subroutine s(b, d)
    integer, target, contiguous :: b(:, :)
    integer, target :: d(4, *)
    p(1:6) => b
    p(2) = -p(2)
    print *, p
    p(0:5) => d(:, 1:2)
    print *, p
    q => d(:, :3)
    print *, q
  end subroutine
end program
