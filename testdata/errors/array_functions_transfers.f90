! Arguments of UNPACK, MERGE, TRANSFER and of reductions whose types do not fit.
program array_function_arguments
  implicit none
  type pair
    integer :: n = 0
    integer, pointer :: p => null()
  end type pair
  integer :: a(3), b(2, 3), c(2, 2, 2), n, order(2, 2)
  real :: r(3), q(2)
  logical :: m(3)
  character(len=3) :: t(3)
  type(pair) :: x(3), y(3)
  a = unpack(b, m, a)  ! ERROR "'unpack' takes an array of one dimension and a logical array"
  a = merge(a, r, m)  ! ERROR "the arguments of 'merge' are integer\(4\) and real\(4\)"
  n = count(a)  ! ERROR "the argument of 'count' is integer\(4\)"
  n = all(a)  ! ERROR "the argument of 'all' is integer\(4\)"
  a = transfer(x, a)  ! ERROR "'transfer' of type\(pair\) is not supported"
  y = transfer(a, y)  ! ERROR "'transfer' of type\(pair\) is not supported"
  n = minval(x)  ! ERROR "the argument of 'minval' is type\(pair\)"
  n = iall(r)  ! ERROR "the argument of 'iall' is real\(4\)"
  n = norm2(a)  ! ERROR "the argument of 'norm2' is integer\(4\)"
  n = product(m)  ! ERROR "the argument of 'product' is logical\(4\)"
end program array_function_arguments
