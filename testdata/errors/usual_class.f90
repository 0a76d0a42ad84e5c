! abstract types
! gfortran 12: 19 Symbol 'shap' has not been previously defined; 20 Expecting END MODULE statement; ...
! flang 19: 16 Non-ABSTRACT extension of ABSTRACT derived type 'shape' lacks a binding for DEFERRED proce; 19 Derived type 'shap' not found; ...
module m
  implicit none
  type, abstract :: shape
  contains
    procedure(area_i), deferred :: area
  end type
  abstract interface
    real function area_i(self)
      import shape
      class(shape), intent(in) :: self
    end function
  end interface
  type, extends(shape) :: circle ! ERROR "the type 'circle' has no procedure for 'area', which is DEFERRED in 'shape'" HELP "write 'procedure :: area' after CONTAINS of the type, or make it ABSTRACT"
    real :: r
  end type
  type, extends(shap) :: square ! ERROR "there is no derived type 'shap'" HELP "did you mean 'shape'\?"
  end type
end module
program p
  use m
  class(shape) :: s ! ERROR "'s' has CLASS and must be a dummy argument, ALLOCATABLE or POINTER" HELP "write 'type\(shape\)'"
  type(shape) :: t ! ERROR "'t' has the abstract type 'shape'" HELP "write 'class\(shape\)'"
  type(circle) :: c
  print *, c%aera() ! ERROR "the type 'circle' has no component 'aera'" HELP "did you mean 'area'\?"
end program
