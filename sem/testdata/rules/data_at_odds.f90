! Values that DATA cannot give.
program data_at_odds
  implicit none
  type part
    integer :: n = 1
    integer, allocatable :: v(:)
  end type
  type plain
    sequence
    integer :: n, w(3)
  end type
  type(part) :: x
  type(plain) :: y
  integer :: i, k(4), scalar, later, both, m(2,2), e(3)
  character(4) :: c
  integer, allocatable :: a(:)
  integer, pointer :: p
  integer, parameter :: constant = 2
  data i /1, 2/ ! ERROR "1 value too many"
  data k /1, 2/ ! ERROR "there are fewer values than variables"
  data m /-1*3, 1, 2, 3, 4/ ! ERROR "the repeat count is negative"
  data constant /3/ ! ERROR "'constant' is no variable of this unit"
  data scalar(2) /1/ ! ERROR "'scalar' is no array"
  data k(later) /1/ ! ERROR "subscript 1 of 'k' must be a constant from 1 to 4"
  data (e(i), i = 1, later) /1, 2, 3/ ! ERROR "the bounds of this implied DO are not constant"
  data x%v /1/ ! ERROR "the component 'v' cannot stand in DATA"
  data y%w(2,1) /1/ ! ERROR "2 subscripts where 1 subscript are needed"
  data y%w(5) /1/ ! ERROR "subscript 5 is outside 1:3"
  data c(later:3) /'a'/ ! ERROR "the positions of a substring in DATA must be constant"
  data a /1/ ! ERROR "'a' cannot stand in DATA"
  data data_at_odds /1/ ! ERROR "'data_at_odds' has no type"
  print *, i
end program
subroutine automatic(n)
  integer, intent(in) :: n
  character(n) :: x ! ERROR "the saved variable 'x' must have a constant length"
  data x(1:1) /'a'/ ! ERROR "this part of a variable in DATA is not supported yet"
end subroutine automatic
