! Arguments of shifts, RESHAPE, PACK and their like that do not fit: ranks, types, shifts, boundaries.
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
  a = cshift(a, 1.5)  ! ERROR "the shift must be an integer, this is real\(4\)"
  b = cshift(b, r, 1)  ! ERROR "the shift must be an integer, this is real\(4\)"
  b = cshift(b, b)  ! ERROR "'shift' of 'cshift' has 2 dimensions, an array of one dimension less than the first argument, or a scalar, is due"
  a = cshift(a, 1, 2)  ! ERROR "dimension 2 of an array with 1 dimension"
  x = eoshift(x, 1)  ! ERROR "'eoshift' of a derived type needs a boundary"
  a = eoshift(a, 1, 1.5)  ! ERROR "the boundary is real\(4\), the array integer\(4\)"
  b = eoshift(b, 1, r, 1)  ! ERROR "the boundary is real\(4\), the array integer\(4\)"
  b = eoshift(b, 1, b)  ! ERROR "'boundary' of 'eoshift' has 2 dimensions, an array of one dimension less than the first argument, or a scalar, is due"
  a = reshape(b, [3], pad=r)  ! ERROR "the elements of 'pad' are real\(4\), those of 'source' integer\(4\)"
  a = reshape(b, n)  ! ERROR "this argument of 'reshape' must be an array"
  a = reshape(b, [3.0])  ! ERROR "the shape must be an integer array of one dimension and of constant size"
  b = reshape(a, [2, 3], order=order)  ! ERROR "'order' must be an integer array of one dimension"
  b = reshape(a, [2, 3], order=[1, 1])  ! ERROR "'order' must be a permutation of the numbers 1 to 2"
  a = pack(a, m, r)  ! ERROR "'vector' must be an array of one dimension and of type integer\(4\)"
  a = pack(a, m, b)  ! ERROR "'vector' must be an array of one dimension and of type integer\(4\)"
  a = pack(a, a)  ! ERROR "the mask of 'pack' must be logical, this is integer\(4\)"
  a = unpack(a, m, r)  ! ERROR "'vector' is integer\(4\), 'field' real\(4\)"
end program array_function_arguments
