! a deferred procedure that is nowhere
! gfortran 12: 16 Derived-type 'circle' declared must be ABSTRACT because 'area' is DEFERRED and not overrid; 22 Derived type 'circle' is being used before it is defined; ...
! flang 19: 16 Non-ABSTRACT extension of ABSTRACT derived type 'shape' lacks a binding for DEFERRED proce
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
end module
program p
  use m
  type(circle) :: c
  print *, c%area()
end program
