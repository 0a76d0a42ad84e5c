! Fortran 2008, 14.2: the features that a scope asks for, which are all there in any case.
module ieee_features
  implicit none
  private
  type, public :: ieee_features_type
    private
    integer :: feature
  end type
  type(ieee_features_type), parameter, public :: ieee_datatype = ieee_features_type(0)
  type(ieee_features_type), parameter, public :: ieee_denormal = ieee_features_type(1)
  type(ieee_features_type), parameter, public :: ieee_divide = ieee_features_type(2)
  type(ieee_features_type), parameter, public :: ieee_halting = ieee_features_type(3)
  type(ieee_features_type), parameter, public :: ieee_inexact_flag = ieee_features_type(4)
  type(ieee_features_type), parameter, public :: ieee_inf = ieee_features_type(5)
  type(ieee_features_type), parameter, public :: ieee_invalid_flag = ieee_features_type(6)
  type(ieee_features_type), parameter, public :: ieee_nan = ieee_features_type(7)
  type(ieee_features_type), parameter, public :: ieee_rounding = ieee_features_type(8)
  type(ieee_features_type), parameter, public :: ieee_sqrt = ieee_features_type(9)
  type(ieee_features_type), parameter, public :: ieee_subnormal = ieee_features_type(10)
  type(ieee_features_type), parameter, public :: ieee_underflow_flag = ieee_features_type(11)
end module
