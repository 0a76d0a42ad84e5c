! Variables of event_type and lock_type, and of types with components of these, that are no coarrays.
program events_and_locks
  use iso_fortran_env
  implicit none
  type waiting
    type(event_type) :: ready(2)
  end type
  type(event_type) :: alone  ! ERROR "'alone' is no coarray, and has an object of type\(event_type\)" HELP "alone\[\*\]"
  type(waiting) :: both  ! ERROR "'both' is no coarray, and has an object of type\(event_type\)"
  type(lock_type), allocatable :: many(:)  ! ERROR "type\(lock_type\)"
end program
