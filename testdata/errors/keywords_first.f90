! Arguments without a keyword after one that has it, and keywords that stand twice.
module m
  implicit none
  type t
    integer :: a, b
  end type
contains
  subroutine s(x, y)
    integer, intent(in) :: x, y
    print *, x, y
  end subroutine
end module
program main
  use m
  implicit none
  type(t) :: z
  integer :: i = 1
  call s(x=1, 2) ! ERROR "an argument without a keyword cannot follow 'x='"
  call s(1, y=2)
  z = t(a=1, 2) ! ERROR "an argument without a keyword cannot follow 'a='"
  z = t(1, b=2)
  print *, sum(array=[1, 2], 1) ! ERROR "an argument without a keyword cannot follow 'array='"
  write (6, '(i3)', advance='no') i
  open (1, file='a', file='b') ! ERROR "'file=' is given twice"
  call s(x=1, x=2) ! ERROR "the argument 'x' of 's' is given twice"
  write (*, '(i3)', advance='no', advance='yes') i ! ERROR "'advance=' is given twice"
end program
