! bytes go through logical values unchanged
program p
  use iso_fortran_env
  integer, parameter :: k = transfer(transfer(42, .true.), 0)
  integer :: i, a(4)
  i = 43
  a = [1, 2, 3, 42]
  print *, k, transfer(transfer(i, .true.), 0)
  print *, transfer(transfer(a, .false., 4), a), transfer(transfer(a, [.true.]), a)
  print *, iostat_end, iostat_eor, iostat_inquire_internal_unit, numeric_storage_size
end program
