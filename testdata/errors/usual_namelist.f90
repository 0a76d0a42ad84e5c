! NAMELIST
! gfortran 12: 7 Symbol 'j' in namelist 'n' must be declared before the namelist is declared.; 8 Symbol 'm' must be a NAMELIST group name; ...
! flang 19: 7 No explicit type declared for 'j'; 8 Namelist group 'm' not found; ...
program p
  implicit none
  integer :: i
  namelist /n/ i, j ! ERROR "'j' is not declared"
  read(*, nml=m) ! ERROR "there is no namelist group 'm'"
  write(*, nml=n) i ! ERROR "a statement with a namelist has no other items"
end program
