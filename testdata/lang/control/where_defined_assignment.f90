! WHERE with defined assignments, nested masks, an ELSEWHERE in between, inside FORALL and reading what it assigns.
module where_ratio
  implicit none
  type ratio
    integer :: n = 0, d = 1
  end type ratio
  interface assignment(=)
    module procedure :: from_integer, from_text
  end interface
contains
  elemental subroutine from_integer(r, n)
    type(ratio), intent(out) :: r
    integer, intent(in) :: n
    r%n = n
    r%d = n + 1
  end subroutine from_integer
  elemental subroutine from_text(r, t)
    type(ratio), intent(inout) :: r
    character(len=*), intent(in) :: t
    r%n = r%n + len_trim(t)
    r%d = 2*r%d
  end subroutine from_text
end module where_ratio
program where_of_all_kinds
  use where_ratio
  implicit none
  type(ratio) :: r(6), s(2, 3)
  integer :: a(6), b(2, 3), i, c(3, 4)
  character(len=4) :: t(6)
  a = [3, -1, 4, -1, 5, -9]
  t = ['a   ', 'bc  ', '    ', 'defg', 'h   ', 'ij  ']
  where (a > 0) r = a
  print *, r
  where (a > 0)
    r = t
  elsewhere (a < -5)
    r = -a
  elsewhere
    r = 7
    a = a + 1
  end where
  print *, r
  print *, a
  where (a > 0)
    where (mod(a, 2) == 1)
      a = -a
      r = a
    elsewhere
      r = 2*a
    end where
  end where
  print *, r
  where (r%n > 0) r = r(6:1:-1)%n
  print *, r
  b = reshape(a, [2, 3])
  where (b(:, 3:1:-1) < 0)
    s = b
  elsewhere
    s = 'xyz'
  end where
  print *, s
  c = reshape([(mod(5*i, 7) - 3, i = 1, 12)], [3, 4])
  forall (i = 1:3)
    where (c(i, :) > 0)
      c(i, :) = c(i, 4:1:-1) + 10*i
    elsewhere
      c(i, :) = -c(i, :)
    end where
  end forall
  print '(3i5)', c
  forall (i = 1:4)
    where (c(:, i) > 3)
      c(:, i) = c(3:1:-1, i)
    end where
  end forall
  print '(3i5)', c
end program where_of_all_kinds
