! Variables with DATA in procedures keep their values between calls.
program data_in_procedures
  integer :: i
  do i = 1, 3
    call count_up
  end do
  print *, next(), next(), next()
contains
  subroutine count_up
    integer :: n, seen(3)
    data n /10/, seen /3*0/
    n = n + 1
    seen(n - 10) = n
    print *, n, seen
  end subroutine
  integer function next()
    integer :: k
    data k /100/
    k = k + 1
    next = k
  end function
end program
