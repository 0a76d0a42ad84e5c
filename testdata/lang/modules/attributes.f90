! Attributes that change nothing for one image: PROTECTED, VOLATILE, ASYNCHRONOUS, in declarations and as statements.
module counters
  implicit none
  integer, protected :: count = 0
  real, volatile :: x = 1
  integer :: y
  asynchronous :: y
contains
  subroutine step(k)
    integer, intent(in) :: k
    count = count + k
    x = x * 2
  end subroutine
end module
program attributes
  use counters
  implicit none
  integer, asynchronous :: list(3)
  integer :: z
  volatile :: z
  z = 3
  list = z
  y = 2
  call step(z)
  call step(y)
  print *, count, x, y, list, z
end program
