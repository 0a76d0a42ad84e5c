! values of functions of derived type with array components in lists
module m
  type t
    integer :: i
    integer :: w(2) = [3, 4]
    real :: x = 2.5
  end type
  type u
    type(t) :: a
    type(t) :: b(2)
    integer :: z = 1
  end type
contains
  function pick(k) result(r)
    integer, intent(in) :: k
    type(t) :: r
    r%i = k
    r%w = k + r%w
  end function
  function outer(k) result(r)
    integer, intent(in) :: k
    type(u) :: r
    r%a = pick(k)
    r%b = [pick(k + 1), pick(k + 2)]
  end function
  function many(k) result(r)
    integer, intent(in) :: k
    type(t) :: r(2)
    r = [pick(k), pick(k + 1)]
  end function
end module
program p
  use m
  integer :: k
  character(200) :: line
  type(t) :: x
  print *, pick(1), pick(2)
  print *, outer(4), many(7)
  print *, (pick(k), k = 1, 3), (outer(k), k = 1, 2)
  print '(3i4,f5.1)', pick(5), t(6, [7, 8])
  write (line, *) pick(3), t(i=1)
  print *, trim(line)
  read (line, *) x
  print *, x, [pick(8), t(9)]
end program
