! Trigonometric functions of degrees, COTAN, and .xor. of logical values.
program degrees
  implicit none
  real :: x(5) = [0., 30., 45., 60., 90.]
  real(8) :: y(4) = [30d0, 45d0, 120d0, -210d0]
  real(10) :: w
  real(16) :: q
  real :: d(20)
  logical :: a, b
  integer :: i
  !hpf$ distribute d(block)
  print '(5f10.6)', sind(x), cosd(x), tand(x(1:4)), asind(x/90), acosd(x/90), atand(x), atan2d(x, 2*x + 1)
  print '(4f14.10)', sind(y), cosd(y), tand(y), cotand(y), cotan(y), atan2d(y, -y), acosd(sind(y))
  w = 60
  q = 60
  print '(f20.16, f32.28)', cosd(w), sind(q), asind(w/100), atand(q), cotand(w), tand(q)
  do i = 1, 20
    d(i) = sind(15.*i) + cosd(30.*i)
  end do
  print '(10f8.4)', d
  print *, sind(180.), cosd(90d0), tand(180.)
  do i = 0, 3
    a = btest(i, 0)
    b = btest(i, 1)
    print *, a .xor. b, (a .neqv. b) .eqv. (a .xor. b)
  end do
end program
