! Arrays for the argument of CLASS(*) of an elemental procedure.
module codes
  implicit none
  type t
    integer :: n = 1
  end type
  type, extends(t) :: u
    real :: x = 0.5
  end type
contains
  elemental integer function code(a)
    class(*), intent(in) :: a
    code = -1
    select type (a)
    type is (integer)
      code = a
    type is (real)
      code = nint(10*a)
    type is (character(*))
      code = len(a)*1000 + ichar(a(1:1))
    type is (t)
      code = 100 + a%n
    type is (u)
      code = 200 + nint(a%x*10)
    end select
  end function
  elemental subroutine unused(a)
    class(*), intent(in) :: a
    if (.false.) then
      select type (a)
      type is (integer)
      end select
    end if
  end subroutine
  elemental subroutine both(a, b, k)
    class(*), intent(in) :: a
    class(*), intent(inout) :: b
    integer, intent(out) :: k
    k = code(a) + code(b)
    select type (b)
    type is (integer)
      b = b + 1
    end select
  end subroutine
  subroutine pass(a)
    class(t), intent(in) :: a(:)
    print *, code(a)
    call unused(a)
  end subroutine
  subroutine star(a)
    class(*), intent(in) :: a(:)
    print *, code(a), code(a(2:))
  end subroutine
end module
program elemental_of_any_type
  use codes
  integer :: i(3) = [1, 2, 3], k(3), w(2,2) = reshape([1,2,3,4],[2,2])
  real :: r(3) = [0.1, 0.2, 0.3]
  character(4) :: c(2) = ['abcd', 'efgh']
  type(t) :: x(2)
  type(u) :: y(2)
  x%n = [5, 6]
  y%x = [0.7, 0.8]
  print *, code(i), code(r), code(c), code(x), code(y)
  print *, code(i + 1), code(c // 'z'), code(i(3:1:-1)), code(x%n), code([1.0, 2.0]), code(5)
  call unused(i)
  call unused(c)
  call unused(w)
  call both(r, i, k)
  print *, i, k
  call both(2, i(::2), k(::2))
  print *, i, k
  call pass(x)
  call pass(y)
  call star(i)
  call star(c)
  call star(y)
  print *, sum(code(w), 1), code(i([3, 1]))
end
