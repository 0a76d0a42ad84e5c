! The right operand of .and. and .or. is computed where the left one leaves the value open, also where a function changes variables.
program open_operands
  integer :: calls = 0, k
  logical :: flag
  flag = .false.
  flag = check(1) .and. flag
  print *, calls, flag
  flag = flag .and. check(2)
  flag = .true. .or. check(3)
  flag = flag .and. (calls > 5 .or. .not. (check(4) .and. .not. check(5)))
  print *, calls, flag
  if (calls > 100 .and. check(6)) print *, "not here"
  k = 0
  do while (k < 3 .and. check(7))
    k = k + 1
  end do
  print *, calls, k, merge(1, 2, calls > 100 .and. check(8))
contains
  logical function check(n)
    integer, intent(in) :: n
    calls = calls + n
    check = .true.
  end function
end program
