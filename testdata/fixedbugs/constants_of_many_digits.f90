! elementary functions of constants of 18 and 33 digits: at the borders of their ranges, inverse hyperbolic ones, of two arguments
program p
  implicit none
  integer, parameter :: qp = selected_real_kind(33), xp = 10
  real(qp), parameter :: pi = acos(-1.0_qp), a(3) = asin([0.0_qp, 1.0_qp, -1.0_qp]), b(2) = acos([0.0_qp, 1.0_qp])
  real(qp), parameter :: c(6) = [exp(0.0_qp), cos(0.0_qp), cosh(0.0_qp), sin(0.0_qp), tan(0.0_qp), sinh(0.0_qp)]
  real(qp), parameter :: d(4) = [tanh(0.0_qp), atan(0.0_qp), atan(1.0_qp), log(1.0_qp)]
  real(qp), parameter :: e(4) = [atan2(1.0_qp, 0.0_qp), atan2(0.0_qp, -1.0_qp), atan2(-1.0_qp, 0.0_qp), atan2(2.0_qp, -3.0_qp)]
  real(qp), parameter :: f(3) = [atan2(-2.0_qp, -3.0_qp), atan2(-2.0_qp, 3.0_qp), atan2(2.0_qp, 3.0_qp)]
  real(qp), parameter :: g(5) = [hypot(3.0_qp, 4.0_qp), asinh(1.0_qp), asinh(-0.25_qp), asinh(1.0e3_qp), asinh(0.0_qp)]
  real(qp), parameter :: h(4) = [acosh(2.0_qp), atanh(0.5_qp), atanh(-0.99_qp), acosh(1.0_qp)]
  real(xp), parameter :: k(5) = [acos(-1.0_xp), asin(1.0_xp), atan2(-0.0_xp, -1.0_xp), asinh(-2.0_xp), hypot(1.0_xp, 2.0_xp)]
  print *, pi, a, b
  print *, c
  print *, d
  print *, e
  print *, f
  print *, g
  print *, h
  print *, k
  print *, sin(-0.0_qp), asin(-0.0_qp), tan(-0.0_xp)
end program
