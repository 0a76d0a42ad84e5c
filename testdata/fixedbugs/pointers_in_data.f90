! Pointers in DATA begin with a target or with none, Fortran 2008, 5.4.7.
module targets
  implicit none
  integer, target, save :: n = 5
  integer :: k
  integer, pointer :: p, q
  data p /n/, q /null()/, k /7/
end module
program pointers_in_data
  use targets
  implicit none
  real, pointer :: r, s
  real, target, save :: x = 2.5
  data r, s /null(), x/
  print *, associated(p, n), associated(q), associated(r), associated(s, x), k, s
  p = 6
  print *, n
end program
