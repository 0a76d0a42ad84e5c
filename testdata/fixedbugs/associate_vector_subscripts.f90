! A name in ASSOCIATE for a section with vector subscripts could not have subscripts.
module gathering
  implicit none
  type pattern
    integer, allocatable :: columns(:)
  end type
contains
  subroutine show(me, k)
    class(pattern), intent(inout) :: me
    integer, intent(in) :: k
    real :: x(4, 1), b(4)
    integer, allocatable :: rows(:)
    integer :: i
    x(:, 1) = [1., 2., 3., 4.]
    b = [1., 2., 3., 4.]
    rows = [2, 1]
    do i = 1, 2
      associate (d => x(me%columns(rows), :))
        print *, dot_product(d(:, 1), d(:, 1)), d(2, 1), size(d, 1)
      end associate
      associate (d => b(rows), e => me%columns(rows), f => b(me%columns(:k)))
        print *, d, d(2), sum(d(1:2))
        print *, e, e(2)
        print *, f, f(2), lbound(f)
      end associate
      rows = [3, 2]
    end do
  end subroutine
end module
program associate_vector_subscripts
  use gathering
  implicit none
  type(pattern) :: a
  a%columns = [3, 4, 1]
  call show(a, 2)
end program
