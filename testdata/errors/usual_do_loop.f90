! loops of other languages
! gfortran 12: 8 Syntax error in iterator; 10 Expecting END PROGRAM statement; ...
! flang 19: 8 expected '=>'; 10 expected end of statement; ...
program p
  implicit none
  integer :: i
  real :: x
  do i = 1 to 10 ! ERROR "expected ',', found 'to'" HELP "write 'do i = first, last'"
    print *, i
  end do
  do i = 1, 10
    i = i + 1
  end do
  do x = 1, 2, 0.5
    print *, x
  end do
  do i = 1, 10, 0
  end do
  for i = 1, 10 ! ERROR "'for' begins no statement that is known" HELP "write 'do i = first, last'"
  end for ! ERROR "'end for' closes nothing" HELP "write 'end program'"
end program
