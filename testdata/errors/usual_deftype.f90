! types of other languages
! gfortran 12: 6 Unclassifiable statement
! flang 19: 6 expected '=>'; 7 expected '=>'; ...
program p
  implicit none
  double x ! ERROR "'double' begins no statement that is known" HELP "write 'double precision :: \.\.\.'"
  int i ! ERROR "'int' begins no statement that is known" HELP "write 'integer :: \.\.\.'"
  float y ! ERROR "'float' begins no statement that is known" HELP "write 'real :: \.\.\.'"
  bool z ! ERROR "'bool' begins no statement that is known" HELP "write 'logical :: \.\.\.'"
  string s ! ERROR "'string' begins no statement that is known" HELP "write 'character\(len=80\) :: \.\.\.'"
  char c ! ERROR "'char' begins no statement that is known" HELP "write 'character\(len=80\) :: \.\.\.'"
  real*8 :: w
  character(10) t
  integer i(10)
  var k ! ERROR "'var' begins no statement that is known" HELP "write 'integer :: \.\.\.'"
end program
