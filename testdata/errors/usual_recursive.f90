! a function that calls itself
! gfortran 12: 13 Unclassifiable statement
! flang 19: 13 Recursive call to 'fact' requires a distinct RESULT in its declaration
program p
  implicit none
  print *, fact(5)
contains
  integer function fact(n)
    integer, intent(in) :: n
    if (n <= 1) then
      fact = 1
    else
      fact = n * fact(n - 1) ! ERROR "'fact' calls itself" HELP "write 'recursive function fact'"
    end if
  end function
end program
