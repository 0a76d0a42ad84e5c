! DO CONCURRENT with the bounds of DO
! gfortran 12: 8 Syntax error in DO statement; 10 Expecting END PROGRAM statement; ...
! flang 19: 8 expected '=>'; 10 expected end of statement
program p
  implicit none
  integer :: i
  real :: a(10)
  do concurrent (i = 1, 10) ! ERROR "'i = 1' is no index range" HELP "write 'i = first:last' or 'i = first:last:step'"
    a(i) = i
  end do
  do concurrent (i = 1:10)
    if (i > 3) exit
    return
  end do
end program
