! arguments with INTENT(IN) that are set
! gfortran 12: 10 Dummy argument 'n' with INTENT(IN) in variable definition context (assignment); 11 Dummy argument 'a' with INTENT(IN) in variable definition context (assignment); ...
! flang 19: 10 Left-hand side of assignment is not definable; 11 Left-hand side of assignment is not definable; ...
module m
  implicit none
contains
  subroutine s(n, a)
    integer, intent(in) :: n
    real, intent(in) :: a(n)
    n = n + 1 ! ERROR "'n' has INTENT\(IN\) and cannot be changed" HELP "declare it with INTENT\(INOUT\), or work on a copy"
    a(1) = 2 ! ERROR "'a' has INTENT\(IN\) and cannot be changed" HELP "declare it with INTENT\(INOUT\), or work on a copy"
    read *, n ! ERROR "'n' has INTENT\(IN\) and cannot be changed" HELP "declare it with INTENT\(INOUT\), or work on a copy"
    do n = 1, 3 ! ERROR "'n' has INTENT\(IN\) and cannot be changed" HELP "declare it with INTENT\(INOUT\), or work on a copy"
    end do
  end subroutine
end module
