! The shape and the length of the value of a function may rest on elements of its array arguments.
module shapes
  implicit none
  type pair
    integer :: n(2)
  end type
contains
  function filled(s) result(r)
    integer, intent(in) :: s(2)
    integer :: r(s(1), s(2))
    integer :: i, j
    do j = 1, s(2)
      do i = 1, s(1)
        r(i, j) = 10*i + j
      end do
    end do
  end function
  pure function last(s, k) result(r)
    integer, intent(in) :: s(0:), k
    real :: r(s(k))
    r = s(k)
  end function
  function grid(t) result(r)
    integer, intent(in) :: t(:, :)
    integer :: r(t(1, 2), t(2, 1))
    r = t(2, 2)
  end function
  function name(c, s) result(r)
    character(*), intent(in) :: c
    integer, intent(in) :: s(:)
    character(s(2)) :: r
    r = c
  end function
  function part(x) result(r)
    type(pair), intent(in) :: x(:)
    integer :: r(x(2)%n(1))
    r = x(1)%n(2)
  end function
end module
program shape_from_elements
  use shapes
  integer :: v(6) = [1, 2, 3, 4, 2, 1], w(2, 2) = reshape([1, 2, 3, 4], [2, 2])
  type(pair) :: q(3)
  q(1)%n = [1, 2]
  q(2)%n = [3, 4]
  q(3)%n = [2, 5]
  print *, filled([2, 3])
  print *, shape(filled(v(2:3))), filled(v(4:2:-1))
  print *, last(v, 3), size(last(v(2::2), 1))
  print *, shape(grid(w)), grid(w(2:1:-1, :))
  print *, name('hello', [1, 3]) // '|', len(name('hello', v(3:))), name('abcdef', v(1:6:2))
  print *, size(part(q)), part(q(2:)), part(q(3:1:-1))
  print *, sum(filled(v([5, 3]))), filled(shape(w)), shape(filled(v(:2) + 1)), size(filled(shape(filled([3, 1]))))
  call auto(v(2:))
contains
  subroutine auto(a)
    integer, intent(in) :: a(:)
    real :: x(size(last(a, 1)))
    x = last(a, 1)
    print *, size(x), x
    associate (y => filled(a(1:2)))
      print *, shape(y)
    end associate
  end subroutine
end program
