! EXPONENT, FRACTION, NEAREST, SCALE, SET_EXPONENT, SPACING and RRSPACING of both kinds: zero, small, subnormal, large and
! negative numbers; and the inquiries of the number models.
program float_parts
  implicit none
  real :: x(8)
  real(8) :: y(8)
  integer :: i
  x = [0.0, 1.0, -3.5, 1e-30, 1e30, 1e-40, 0.1, -65536.0]
  y = [0d0, 1d0, -3.5d0, 1d-300, 1d300, 1d-310, 0.1d0, -65536d0]
  do i = 1, 8
    print *, exponent(x(i)), fraction(x(i)), spacing(x(i)), rrspacing(x(i)), scale(x(i), 3), set_exponent(x(i), 2)
    print *, exponent(y(i)), fraction(y(i)), spacing(y(i)), rrspacing(y(i)), scale(y(i), -3), set_exponent(y(i), 2)
    print *, nearest(x(i), 1.0), nearest(x(i), -1.0), nearest(y(i), 2.0), nearest(y(i), -1d0)
  end do
  print *, exponent(x), fraction(y(2:4)), sum(scale(x(2:3), i)), nearest(x(2:3), [1.0, -1.0])
  print *, digits(1), digits(1_8), digits(1.0), digits(1d0), epsilon(1.0), epsilon(y), huge(1), huge(1_2)
  print *, huge(1.0), huge(y(1))
  print *, maxexponent(1.0), maxexponent(1d0), minexponent(x), minexponent(y), precision(1.0), precision(1d0)
  print *, precision((1d0, 0d0))
  print *, radix(1), radix(1.0), range(1), range(1_8), range(1_1), range(1.0), range(1d0), range((1.0, 1.0))
  print *, tiny(1.0), tiny(1d0)
  print *, selected_int_kind(9), selected_int_kind(r=10), selected_int_kind(2), selected_real_kind(6)
  print *, selected_real_kind(p=10, r=100)
  print *, selected_real_kind(6, 200), selected_real_kind(r=30), kind(1.0), kind(x), kind(y(1:2)), kind(1_2)
  print *, kind((1d0, 1d0))
  print *, bit_size(1), bit_size([1_8, 2_8]), isnan(x(1)), isnan(sqrt(x(3)))
end program
