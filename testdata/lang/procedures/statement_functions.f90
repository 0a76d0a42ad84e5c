! statement functions: of several arguments, of other statement functions, with variables of the unit, in array statements
program p
  real x, y, a(4), b(4)
  integer i, n
  real square, dist, mixed, scaled
  square(x) = x*x
  dist(x, y) = sqrt(square(x) + square(y))
  mixed(i, x) = i*x + n
  scaled(x) = x*factor
  factor = 2.5
  n = 3
  print *, square(3.0), dist(3.0, 4.0), mixed(2, 1.5)
  do i = 1, 4
    a(i) = scaled(real(i)) + square(real(i))
  end do
  factor = 0
  b = 1
  print *, a, scaled(7.0)
  print *, dist(a(1), b(2))
  call sub(2.0)
end program
subroutine sub(z)
  real z, f, g, t
  f(t) = t + z
  g(t) = f(t)*f(t)
  print *, f(1.0), g(2.0)
end subroutine
