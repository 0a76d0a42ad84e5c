! Statement functions of a host are known in its internal procedures and in BLOCKs; what they name is the host's.
program statement_functions_of_hosts
  implicit none
  integer :: i, k
  real :: x, y, z, square, shifted, both
  character(10) :: line
  character(1) :: letter
  real, parameter :: one = 1
  square(x) = x*x
  shifted(x) = x + k + one + abs(-y)
  both(x, z) = square(x) + shifted(z)
  letter(i) = line(i:i)
  line = 'abcdefghij'
  k = 10
  y = 0.5
  call inner(4)
  block
    integer :: k
    k = 3
    print *, square(2.0), letter(k)
  end block
  print *, shifted(1.0), other()
contains
  subroutine inner(line)
    integer, intent(in) :: line
    integer :: k, abs(3)
    real :: one
    k = 5
    one = 7
    abs = 2
    print *, square(3.0), letter(line), letter(k), shifted(one), abs(k - 3), k, one
    print *, both(one, 2.0)
  end subroutine inner
  integer function other()
    character(3) :: letter(2)
    letter = 'xyz'
    other = index(letter(2), 'z')
  end function other
end program statement_functions_of_hosts
