! Declarations of coarrays.
module coarrays_at_odds
  implicit none
  integer :: plain
  integer, pointer :: pc[:] ! ERROR "the coarray 'pc' cannot be a pointer"
  integer :: deferred[:] ! ERROR "the codimensions of 'deferred' are deferred, but it is not allocatable"
  integer, allocatable :: fixed[*] ! ERROR "'fixed' is allocatable, so its codimensions are deferred"
  integer :: early[*,2] ! ERROR "the last upper cobound of 'early' is '\*'"
contains
  subroutine local
  end subroutine
end module
program p
  use coarrays_at_odds
  implicit none
  plain = 1
end program
