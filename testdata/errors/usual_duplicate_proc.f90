! two procedures of one name
! gfortran 12: 6 Global name 's' is already being used as a SUBROUTINE at (2); 8 Two main PROGRAMs and (2)
! flang 19: 6 's' is already declared in this scoping unit; 11 A source file cannot contain more than one main program
subroutine s
end subroutine
subroutine s ! ERROR "there are two procedures 's'"
end subroutine
program p
  call s
end program
program q ! ERROR "a second main program"
end program
