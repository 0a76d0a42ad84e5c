! A procedure sets substrings of all elements of an array that it is given.
module texts
contains
  subroutine change(x, y)
    character(*), intent(inout) :: x(:)
    character(*), intent(out) :: y(:)
    character(12) :: from(2) = [character(12) :: '0123456789#$', '$#9876543210']
    x = from(:)(5:4 + len(x))
    y = from(:)(3:2 + len(y))
  end subroutine
  subroutine sized(x, n)
    integer, intent(in) :: n
    character(3) :: x(n)
    x(n) = x(1)(2:3) // 'z'
  end subroutine
  subroutine look(x)
    character(*), intent(in) :: x(:)
    print *, len(x), x
  end subroutine
end module
program substrings_of_array_set_by_call
  use texts
  implicit none
  type named
    character(12) :: name = 'component nm'
  end type
  character(12) :: c(2), d(2)
  type(named) :: t(2)
  integer :: n = 3, m = 7
  c = [character(12) :: 'abc def ghij', 'klm nop qrst']
  d = c
  call change(c(:)(n:m + 2), d(2:1:-1)(5:9))
  print *, c
  print *, d
  call sized(c(:)(2:4), 2)
  print *, c
  call change(t(:)%name(2:3), t(:)%name(10:))
  print *, t
  call look(c(:)(n:n + 1))
end program
