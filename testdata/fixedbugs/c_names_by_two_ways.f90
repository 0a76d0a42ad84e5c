! names of ISO_C_BINDING that come by two modules, and local names of its procedures
module mm
  use iso_c_binding
  use, intrinsic :: iso_c_binding, only: my_int => c_int
  integer, parameter :: imax = 10
end module
module ss
contains
subroutine s(x)
  use iso_c_binding
  use mm
  implicit none
  integer(c_int), target :: x
  type(c_ptr) :: p
  p = c_loc(x)
  print *, c_associated(p), c_int, my_int, c_alert == achar(7), c_long_double, c_float128, imax
end subroutine
end module
program t
  use mm
  use ss
  use iso_c_binding, only: c_loc, adr => c_loc, follow => c_f_pointer, c_null_ptr, c_ptr, c_int
  integer(c_int), target :: k = 7
  integer(c_int), pointer :: q
  type(c_ptr) :: p = c_null_ptr
  print *, c_associated(p)
  p = adr(k)
  call follow(p, q)
  print *, q
  call s(k)
end program
