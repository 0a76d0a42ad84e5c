! Arguments of reductions and products that do not fit: ranks, types, masks.
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
  n = sum(n)  ! ERROR "the argument of 'sum' must be an array"
  n = maxval(n, 1)  ! ERROR "the argument of 'maxval' must be an array"
  a = maxloc(n)  ! ERROR "the argument of 'maxloc' must be an array"
  n = findloc(n, 3)  ! ERROR "the argument of 'findloc' must be an array"
  n = sum(a, mask=a)  ! ERROR "the mask must be logical, this is integer\(4\)"
  n = maxloc(a, 1, a)  ! ERROR "the mask must be logical, this is integer\(4\)"
  n = findloc(a, 1, mask=r)  ! ERROR "the mask must be logical, this is real\(4\)"
  n = sum(t)  ! ERROR "the argument of 'sum' is character\(3\)"
  n = sum(a, 4)  ! ERROR "dimension 4 of an array with 1 dimension"
  n = sum(b, r)  ! ERROR "'r' is an array where a scalar is needed"
  n = dot_product(b, b)  ! ERROR "the arguments of 'dot_product' must have one dimension, these have 2"
  n = dot_product(a, t)  ! ERROR "the arguments of 'dot_product' are integer\(4\) and character\(3\)"
  n = dot_product(m, a)  ! ERROR "the arguments of 'dot_product' are logical\(4\) and integer\(4\)"
  c = matmul(c, b)  ! ERROR "the arguments of 'matmul' have 3 and 2 dimensions"
  a = matmul(a, a)  ! ERROR "the arguments of 'matmul' have 1 and 1 dimensions"
  a = matmul(m, b)  ! ERROR "the arguments of 'matmul' are logical\(4\) and integer\(4\)"
  b = transpose(c)  ! ERROR "the argument of 'transpose' must have two dimensions, this has 3"
  b = transpose(a)  ! ERROR "the argument of 'transpose' must have two dimensions, this has 1"
end program array_function_arguments
