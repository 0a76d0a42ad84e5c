! kinds
! gfortran 12: 6 Symbol 'dp' has no IMPLICIT type; 7 Integer expression required; ...
! flang 19: 6 No explicit type declared for 'dp'; 7 Must have INTEGER type, but is REAL(4); ...
program p
  implicit none
  real(kind=dp) :: x ! ERROR "'dp' is not declared"
  real(16.0) :: y ! ERROR "the kind of real must be an integer, this is real\(4\)"
  real(kind=5) :: z ! ERROR "real\(5\) is not supported"
  integer*9 :: i ! ERROR "integer\(9\) is not supported"
  x = 1.0_dp
  z = 1.0_rk
end program
