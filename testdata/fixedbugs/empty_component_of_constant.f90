! Constants of a type with an array component of no elements that is given a value.
program empty_component_of_constant
  implicit none
  type t
    character(len=4) :: c = "", z(0)
    integer :: n(3:2) = 1, k = 2
  end type
  type(t) :: x = t(c="text", z=[character(len=4) ::], n=[integer ::])
  type(t), parameter :: y(2) = [t(z=[character(len=4) ::]), t(z=[character(len=4) ::], k=7, n=5)]
  print *, x%c, size(x%z), size(x%n), x%k
  print *, y%k, y(2)%c, size(y(1)%n)
end program
