! Powers whose constant exponent is the least integer.
program power_of_least_integer
  implicit none
  call show(1.0, (-1.0, 0.0), -1)
contains
  subroutine show(a, z, i)
    real, intent(in) :: a
    complex, intent(in) :: z
    integer, intent(in) :: i
    print *, a**(-huge(0_8) - 1_8), i**(-huge(0) - 1), abs(z**(-huge(0) - 1)), a**(-huge(0) - 1)
  end subroutine
end program
