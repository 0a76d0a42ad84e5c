program p
  logical :: l
  real :: x
  l = l + 1 ! ERROR "the operands of '\+' are logical\(4\) and integer\(4\)"
  l = l == l ! ERROR "compare logical values with '.eqv.'"
  x = l ! ERROR "logical\(4\) cannot be assigned to real\(4\)"
  l = x .and. l ! ERROR "the operands of '.and.' are real\(4\) and logical\(4\)"
  x = -l ! ERROR "the operand of '-' is logical\(4\)"
  l = .not. x ! ERROR "the operand of '.not.' is real\(4\)"
end program
! ---
program p
  real :: a(10), x
  a(1,2) = 3 ! ERROR "'a' has 1 dimension, this reference has 2 subscripts"
  a(1.5) = 3 ! ERROR "a subscript must be an integer, this is real\(4\)"
  a(11) = 1 ! WARNING "subscript 11 of dimension 1 of 'a' is outside 1:10"
  x = a ! ERROR "'a' is an array where a scalar is needed"
  x = b(3) ! ERROR "'b' is neither an array nor a known function"
  x = x(3) ! ERROR "'x' is neither an array nor a known function"
  x = sqtr(2.0) ! ERROR "did you mean 'sqrt'"
end program
! ---
program p
  integer, parameter :: n = 5
  integer :: i
  i = 1/0 ! ERROR "cannot be computed: division by zero"
  i = 2147483647 + 1 ! ERROR "2147483648 is too large for integer\(4\)"
  i = n(2) ! ERROR "'n' is a named constant and takes no subscripts"
  x = sqrt(-1.0) ! ERROR "'sqrt' has no value for -1.0"
  x = sqrt(4) ! ERROR "the argument of 'sqrt' must be real, this is integer\(4\)"
  x = max(1, 2.0) ! ERROR "the arguments of 'max' are integer\(4\) and real\(4\)"
  x = max(1.0) ! ERROR "'max' takes at least 2 arguments, this reference has 1"
  x = dabs(1.0) ! ERROR "the arguments of 'dabs' must be real\(8\)"
end program
! ---
program p
  real :: a(10), x, b(10,10)
  x = sum(x) ! ERROR "the argument of 'sum' must be an array"
  x = sum(b, 1) ! ERROR "'sum\(b, 1\)' is an array where a scalar is needed"
  x = sum(a, dim=2) ! ERROR "dimension 2 of an array with 1 dimension"
  x = sum(a, dimm=1) ! ERROR "'sum' has no argument 'dimm'"
  x = dot_product(b, b) ! ERROR "must have one dimension"
  x = maxval(a > 1) ! ERROR "the argument of 'maxval' is logical"
  x = sum(a, a) ! ERROR "'a' is an array where a scalar is needed"
  i = size(a, 2) ! ERROR "dimension 2 of an array with 1 dimension"
  a = matmul(b, a(1:5)) ! ERROR "matrices of shapes \(10,10\) and \(5\) cannot be multiplied"
  a = cshift(a, 1, 2) ! ERROR "dimension 2 of an array with 1 dimension"
  i = maxloc(a, 1, a) ! ERROR "the mask must be logical, this is real\(4\)"
  a = reshape(b, [10, 11]) ! ERROR "'reshape' needs 110 elements, the source has 100"
  b = transpose(a) ! ERROR "must have two dimensions, this has 1"
  b = reshape(a, [2, 5], order=[1, 1]) ! ERROR "'order' must be a permutation of the numbers 1 to 2"
  a = pack(a, a) ! ERROR "the mask of 'pack' must be logical"
  a = eoshift(a, 1, 1) ! ERROR "the boundary is integer\(4\), the array real\(4\)"
  x = cshift(a) ! ERROR "'cshift' lacks the argument 'shift'"
end program
! ---
program p
  character(len=4) :: c, d
  c = 'ab'
  if (c == 1) stop ! ERROR "the operands of '==' are character\(4\) and integer\(4\)"
  if (llt(c, 1)) stop ! ERROR "must be character, this is integer"
  d = c // 1 ! ERROR "the operands of '//' are character\(4\) and integer\(4\)"
  print *, c(1:5) ! ERROR "substring 1:5 of 'c', which has the positions 1:4"
  print *, c(1:2:1) ! ERROR "a substring is written"
  x = y%z ! ERROR "has no components"
end program
! ---
program p
!hpf$ processors q(4)
!hpf$ template t(10)
  x = t ! ERROR "'t' is a template, which has no value"
  x = q(1) ! ERROR "'q' is a processor arrangement and takes no subscripts"
end program
! ---
program p
  x = f(1)
  x = f(1.0) ! ERROR "the argument 'i' of 'f' is integer\(4\), this is real\(4\)"
  x = f(1, 2) ! ERROR "'f' takes 1 argument, this call has 2"
  x = f() ! ERROR "the argument 'i' of 'f' is missing"
  x = f(k=1) ! ERROR "'f' has no argument 'k'"
  call f(1) ! ERROR "'f' is a function"
  x = s(1.0) ! ERROR "'s' is a subroutine"
  call s(x)
  call s(3.0) ! ERROR "'s' sets its argument 'y', but this is not a variable"
contains
  function f(i)
    integer, intent(in) :: i
    f = i
  end function
  subroutine s(y)
    real, intent(out) :: y
    call s(y) ! ERROR "'s' calls itself"
  end subroutine
end program
! ---
program p
  real :: a(3)
  a = a + [1.0, 2] ! ERROR "the values of an array constructor are real\(4\) and integer\(4\)"
  a = a + [1.0, 2.0] ! ERROR "shapes \(3\) and \(2\) do not conform"
  print *, sum([(real(i), i, i = 1, n)]) ! ERROR "the values of an array constructor are real\(4\) and integer\(4\)"
end program
! ---
program p
  use hpf_library
  integer :: a(3), b(3)
  logical :: l(3), some
  b = sum_prefix(a)
  b = sum_prefix(a, mask=l)
  b = sum_prefix(a, mask=.true., exclusive=some)
  b = sum_prefix(a, dim=some) ! ERROR "sum_prefix"
  b = sum_prefix(a, mask=a) ! ERROR "sum_prefix"
  b = sum_prefix(a, segment=some) ! ERROR "sum_prefix"
  b = sum_prefix(a, exclusive=l) ! ERROR "sum_prefix"
end program
! ---
program p
  type point
    integer :: at(0:2) = 7
  end type
  type(point), parameter :: k = point([1, 2, 3])
  integer, parameter :: low = lbound(k%at, 1)
  integer, parameter :: n = 1/low ! ERROR "cannot be computed"
end program
! ---
program p
  implicit none
  print *, transfer([1.0, 2.0], z) ! ERROR "'z' is not declared"
end program
! ---
program p
  implicit none
  integer :: i
  i = 3 .foo. 4 ! ERROR "no operator '\.foo\.' is defined for these operands"
  i = .foo. 3 ! ERROR "no operator '\.foo\.' is defined for these operands"
end program
! ---
! Characters of no length are no exception, and one argument in the place of an element may begin an array.
module m
contains
  subroutine s(x)
    class(*), intent(in) :: x
    select type (x)
    type is (character(0)) ! ERROR "length of the selector"
    end select
  end subroutine
  elemental subroutine of_any(x)
    class(*), intent(in) :: x
  end subroutine
end module
program p
  use m
  implicit none
  integer :: a(3), b(2,2)
  call of_any(a(2))
  call of_any(a)
  call of_any(b)
end program
