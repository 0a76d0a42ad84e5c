! An elemental function that finds the array that is assigned in a module, in a common block or in its host reads it as it was before.
module held
  integer :: a(3) = [10, 20, 30]
contains
  elemental integer function through(i)
    integer, intent(in) :: i
    through = first() + i
  end function
  pure integer function first()
    first = a(1)
  end function
end module
program elemental_reads_target
  use held
  integer :: b(3), c(3), d(3), shared(3)
  common /block/ shared
  b = [1, 2, 3]
  a = through(b)
  print *, a
  d = [5, 6, 7]
  d(3:1:-1) = from_host(b)
  print *, d
  shared = [1, 0, 0]
  shared = from_common(b) + b
  print *, shared
  c = through(b)
  print *, c
contains
  elemental integer function from_host(i)
    integer, intent(in) :: i
    from_host = d(3) + i
  end function
  elemental integer function from_common(i)
    integer, intent(in) :: i
    integer :: s(3)
    common /block/ s
    from_common = s(1) + i
  end function
end program
