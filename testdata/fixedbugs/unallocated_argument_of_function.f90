! A distributed array that is not allocated is absent as an optional argument of a function, too.
module counting
contains
  integer function entries(x)
    real, intent(in), optional :: x(:)
    entries = -1
    if (present(x)) entries = size(x)
  end function
end module
program unallocated_argument_of_function
  use counting
  real, allocatable :: a(:)
  integer :: k
  !hpf$ distribute a(block)
  print *, entries(a), entries()
  allocate (a(8))
  a = 1
  print *, entries(a) + entries()
  k = 0
  do while (entries(a) > 0)
    k = k + 1
    deallocate (a)
  end do
  if (entries(a) < 0) print *, 'absent', k
end program
