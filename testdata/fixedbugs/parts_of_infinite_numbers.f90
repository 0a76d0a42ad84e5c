! FRACTION, SPACING, RRSPACING and SET_EXPONENT of infinity and of what is no number.
program parts_of_infinite_numbers
  implicit none
  real :: x(3), big = huge(1.0)
  double precision :: y(3)
  integer :: i
  x = [big*2, -big*2, 0.0]
  x(3) = x(1) - x(1)
  y = x
  do i = 1, 3
    print *, isnan(fraction(x(i))), isnan(spacing(x(i))), isnan(rrspacing(x(i))), isnan(set_exponent(x(i), 3)), exponent(x(i))
    print *, isnan(fraction(y(i))), isnan(spacing(y(i))), isnan(rrspacing(y(i))), isnan(set_exponent(y(i), 3)), exponent(y(i))
  end do
  print *, iachar('é'(2:2), kind=1), iachar('é'(1:1), kind=1), fraction(3.0), spacing(1.0)
end program
