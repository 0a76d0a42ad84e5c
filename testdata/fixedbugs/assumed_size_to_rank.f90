! An assumed-size array for an argument of assumed rank has -1 elements in its last dimension.
program assumed_size_to_rank
  implicit none
  integer :: x(2,3,4), y(6), i
  x = reshape([(i, i = 1, 24)], [2, 3, 4]); y = [(i*i, i = 1, 6)]
  call open3(x, 0); call open3(x, 5); call open1(y); call tell(x(:,2,:)); call tell(7); call tell(y(2:1)); call any_type(y)
contains
  subroutine tell(a)
    integer, intent(in) :: a(..)
    integer :: k
    print *, rank(a), size(a), shape(a), lbound(a), ubound(a)
    print *, (size(a, k), ubound(a, k), k = 1, rank(a))
    call again(a)
  end subroutine
  subroutine again(a)
    integer, intent(in) :: a(..)
    integer :: s(rank(a))
    s = shape(a)
    print *, 'again', s, size(a)
  end subroutine
  subroutine any_type(a)
    type(*), intent(in) :: a(..)
    print *, rank(a), shape(a), size(a)
  end subroutine
  subroutine open1(a)
    integer :: a(*)
    call tell(a); call tell(a(2:4)); call any_type(a)
  end subroutine
  subroutine open3(a, lo)
    integer, intent(in) :: lo
    integer :: a(lo:lo+1, 3, *)
    call tell(a); call tell(a(:,:,2)); call any_type(a)
  end subroutine
end program
