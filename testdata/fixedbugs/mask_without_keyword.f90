! The second argument of SUM and its like is the mask if it is logical, in whatever form.
program mask_without_keyword
  implicit none
  type t
    logical :: m(3) = [.true., .false., .true.]
    logical :: one = .false.
  end type
  type(t) :: x
  integer :: a(3) = [1, 2, 4], k(3) = [5, 6, 7], b(2,3)
  integer, parameter :: c = product([2, 3, 4], [.true., .false., .true.]), d = sum([2, 3, 4], 1, [.true., .true., .false.])
  integer, parameter :: l(1) = maxloc([3, 9, 5], [.true., .false., .true.])
  b = reshape([1,2,3,4,5,6],[2,3])
  print *, c, d, l
  print *, sum(a, x%m), sum(a, x%one), sum(a, [.true., .true., .false.]), sum(a, btest(k, 0)), sum(a, even(a))
  print *, maxval(a, merge(x%m, .true., a > 1)), minval(a, spread(x%one, 1, 3)), product(a, k > 5 .and. x%m)
  print *, maxloc(a, logical(x%m, 4)), minloc(a, x%m(1:3))
  print *, iany(a, x%m), iall(a, x%m), iparity(a, x%m)
  print *, sum(b, index_of()), maxval(b, k(1)-4), sum(b, size(shape(b)))
contains
  elemental logical function even(i)
    integer, intent(in) :: i
    even = mod(i, 2) == 0
  end function
  integer function index_of()
    index_of = 2
  end function
end program
