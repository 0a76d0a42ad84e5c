! private components
! gfortran 12: 14 Component 'i' is a PRIVATE component of 't'; 15 Component 'i' is a PRIVATE component of 't'
! flang 19: 14 PRIVATE name 'i' is only accessible within module 'm'; 15 PRIVATE name 'i' is only accessible within module 'm'
module m
  implicit none
  type t
    private
    integer :: i
  end type
end module
program p
  use m
  type(t) :: a
  a%i = 3 ! ERROR "the component 'i' of 't' is private"
  a = t(3) ! ERROR "the component 'i' of 't' is private"
end program
