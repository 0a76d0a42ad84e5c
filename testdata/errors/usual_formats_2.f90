! a FORMAT that is not closed
! gfortran 12: 10 Missing item in format string; 13 Nonnegative width required in format string; ...
! flang 19: 14 Unmatched '('
program p
  implicit none
  integer :: i
  i = 1
  write(*, 10) i
  write(*, '(i2.3)') i
  write(*, '(i5,)') i
  write(*, '(i5))') i
  write(*, '(3i5,a3x)') i
  write(*, '(f)') 1.0
10 format(i5 ! ERROR "the format is not closed" HELP "end it with '\)'"
end program
