! CASE DEFAULT twice
! gfortran 12: 22 Expression in CASE selector cannot be REAL(4); 14 Expression in CASE statement must be of type INTEGER; ...
! flang 19: 14 CASE value has type 'CHARACTER(KIND=1,LEN=1_8)' which is not compatible with the SELECT CA; 21 SELECT CASE expression must be integer, logical, or character
program p
  implicit none
  integer :: i
  real :: x
  i = 2; x = 2
  select case (i)
  case (1)
    print *, 1
  case (1:3)
    print *, 2
  case ('a')
    print *, 3
  case default
    print *, 4
  case default ! ERROR "a second CASE DEFAULT"
    print *, 5
  end select
  select case (x)
  case (1.0)
  end select
end program
