! procedures that are nowhere
! gfortran 12: 7 Function 'foo' has no IMPLICIT type
! flang 19: 7 No explicit type declared for 'foo'
program p
  implicit none
  real :: x
  x = foo(2.0) ! ERROR "'foo' is neither an array nor a known function" HELP "if it is a function in an object file or a library, declare its type and name it in EXTERNAL"
  call bar(x) ! ERROR "there is no subroutine 'bar'" HELP "if it is in an object file or a library, name that on the command line, or write 'external bar'"
  print *, x
end program
