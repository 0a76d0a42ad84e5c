! Declarations that contradict themselves or others.
module at_odds
  implicit none
  private
  integer, parameter, public :: n = 4
  integer, private :: hidden = 1
end module
program declarations_at_odds
  use at_odds, only: n
  use at_odds, only: hidden ! ERROR "'hidden' is private to the module 'at_odds'"
  use at_odds, only: nothing ! ERROR "the module 'at_odds' has no 'nothing'"
  implicit none
  integer :: i
  integer, parameter :: q = 1 ! ERROR "the constant 'q' already has a value"
  real :: i ! ERROR "'i' already has a type"
  integer, parameter :: p ! ERROR "the constant 'p' has no value"
  integer, parameter :: q = 1 ! ERROR "'q' already has a type"
  parameter (q = 2)
  integer, parameter :: s = 'a' ! ERROR "the value of 's' is character\(1\), but 's' is integer\(4\)"
  integer(1), parameter :: small = 300 ! ERROR "300 is too large for integer\(1\)"
  integer, parameter :: w = i ! ERROR "'i' is not a constant expression"
  real(7) :: kind_seven ! ERROR "real\(7\) is not supported"
  integer(missing_kind) :: of_no_kind ! ERROR "'missing_kind' is not declared"
  integer :: open_bounds(:) ! ERROR "'open_bounds' has no bounds"
  integer :: open_end(*) ! ERROR "the last bound of 'open_end' is unknown"
  integer :: real_bound(2.5) ! ERROR "the bound of 'real_bound' must be an integer, this is real\(4\)"
  integer, save :: saved(i) ! ERROR "'i' is not a constant expression"
  integer, public :: here ! ERROR "PUBLIC can only stand in a module"
  integer, allocatable :: full(3) ! ERROR "the allocatable array 'full' must have deferred shape"
  integer, allocatable :: begun(:) = 3 ! ERROR "the allocatable array 'begun' cannot have an initial value"
  integer :: short(3) = [1, 2] ! ERROR "'short' has 3 elements in 1 dimension, its value has 2 in 1 dimension"
  integer :: square(2,2) = reshape([1, 2], [2, 1]) ! ERROR "'square' has 4 elements in 2 dimensions, its value has 2 in 2 dimensions"
  character(:) :: deferred ! ERROR "'deferred' has a deferred length, but is neither ALLOCATABLE nor POINTER"
end program
! ---
! Declarations that contradict themselves or others.
module at_odds
  implicit none
  private
  integer, parameter, public :: n = 4
  integer, private :: hidden = 1
end module
program declarations_at_odds
  use at_odds, only: n
  use at_odds, only: hidden ! ERROR "'hidden' is private to the module 'at_odds'"
  use at_odds, only: nothing ! ERROR "the module 'at_odds' has no 'nothing'"
  implicit none
  integer :: i
  integer, parameter :: q = 1
  character(i), save :: saved_text ! ERROR "'i' is not a constant expression"
  type(unknown_type) :: thing ! ERROR "there is no derived type 'unknown_type'"
  procedure(), pointer :: h => i ! ERROR "'i' is no procedure"
  enum, bind(c)
    enumerator :: i = 3 ! ERROR "'i' is declared already"
  end enum
  integer, pointer :: points => aim ! ERROR "'aim' is not declared"
  integer, bind(c) :: bound ! ERROR "the variable 'bound' with BIND must be declared in a module"
  import :: i ! ERROR "IMPORT can only stand in an interface body"
end program
