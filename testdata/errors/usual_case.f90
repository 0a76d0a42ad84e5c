! values of CASE
! gfortran 12: 20 Expression in CASE selector cannot be REAL(4); 14 Expression in CASE statement must be of type INTEGER; ...
! flang 19: 14 CASE value has type 'CHARACTER(KIND=1,LEN=1_8)' which is not compatible with the SELECT CA; 19 SELECT CASE expression must be integer, logical, or character
program p
  implicit none
  integer :: i
  real :: x
  i = 2; x = 2
  select case (i)
  case (1)
    print *, 1
  case (1:3) ! ERROR "this case overlaps with another"
    print *, 2
  case ('a') ! ERROR "the case value is character\(1\), the selector is integer\(4\)"
    print *, 3
  case default
    print *, 4
  end select
  select case (x) ! ERROR "the selector of SELECT CASE is real\(4\)"
  case (1.0)
  end select
end program
