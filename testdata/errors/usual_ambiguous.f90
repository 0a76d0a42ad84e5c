! a generic name that is ambiguous
! gfortran 12: 10 Ambiguous interfaces in generic interface 'area' for 'area_c' and 'area_r' at (2)
! flang 19: 6 Generic 'area' may not have specific procedures 'area_c' and 'area_r' as their interfaces 
module m
  implicit none
  interface area
    module procedure area_c, area_r
  end interface
contains
  real function area_c(r)
    real, intent(in) :: r
    area_c = r
  end function
  real function area_r(a) ! ERROR "the same arguments fit 'area_c' and 'area_r', so 'area' cannot stand for both"
    real, intent(in) :: a
    area_r = a
  end function
end module
