! Powers of constants with many digits have any exponents, as the limits of their kinds.
program large_powers_wide
  implicit none
  integer, parameter :: xdp = selected_real_kind(18), qp = selected_real_kind(33)
  real(xdp), parameter :: two = radix(1.0_xdp), third = 1/3.0_xdp
  real(xdp), parameter :: safmin = two**max(minexponent(two)-1, 1-maxexponent(two))
  real(xdp), parameter :: safmax = two**(1-max(minexponent(two)-1, 1-maxexponent(two)))
  real(xdp), parameter :: tsml = two**ceiling((minexponent(two)-1)*0.5_xdp)
  real(xdp), parameter :: ssml = two**(-floor((minexponent(two)-digits(two))*0.5_xdp))
  real(qp), parameter :: small = 2.0_qp**(-16382), large = 1.5_qp**27000, least = 3.0_qp**(-10350), odd = (-1.0_qp)**2147483647
  real(xdp), parameter :: e = (1 + two**(-20))**1048576, some = third**9000, gone = third**12000, one = 1.0_xdp**(-123456789)
  print *, safmin == tiny(two), safmin*safmax, tsml, ssml
  print *, small == tiny(small), large, least, odd
  print *, e, some, gone, one
end program
