! Pointers in DATA begin with a target or with none, Fortran 2008, 5.4.7.
module nodes
  implicit none
  type node
    integer :: v = 0
    type(node), pointer :: next
  end type
  type(node), pointer :: head
  integer, target, save :: n = 5
  integer :: k
  integer, pointer :: p, q

  data p /n/, q /null()/, k /7/
end module
program pointers_in_data
  use nodes
  implicit none
  real, pointer :: r, s
  real, target, save :: x(3) = [1.0, 2.0, 3.0]
  data r, s /null(), x(2)/
  print *, associated(p, n), associated(q), associated(r), associated(s, x(2)), k, s
  p = 6
  print *, n
  call count
  call count
contains
  subroutine count
    integer, pointer :: seen
    data seen /null()/
    if (associated(seen)) then
      seen = seen + 1
    else
      allocate(seen)
      seen = 1
    end if
    print *, seen
  end subroutine
end program
