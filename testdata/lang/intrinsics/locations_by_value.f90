! MINLOC and MAXLOC with ties, masks, BACK, infinities, NaN and the extreme integers
program locations_by_value
  implicit none
  integer, parameter :: n = 37
  real(8) :: x(n), y(5,7), z(0), q(20)
  integer :: k(n), i, w(3,9)
  logical :: m(n), b
  real :: nan
  nan = 0
  nan = nan/nan
  do i = 1, n
    x(i) = mod(i*11, 17)
    k(i) = mod(i*7, 13)
    m(i) = mod(i, 3) == 0
  end do
  y = reshape(x(1:35), [5, 7])
  w = reshape(k(1:27), [3, 9])
  b = x(3) > 0
  print *, minloc(x), maxloc(x), minloc(k), maxloc(k), minloc(x, 1), maxloc(k, 1)
  print *, minloc(x, back=.true.), maxloc(x, back=b), minloc(k, back=.true.), maxloc(k, back=b)
  print *, minloc(x, m), maxloc(x, m), minloc(k, m), maxloc(k, m)
  print *, minloc(x, x > 100), maxloc(k, k > 100), minloc(z), minloc(x, .false.)
  print *, minloc(y), maxloc(y), minloc(y, back=b), maxloc(y, y < 9), minloc(w), maxloc(w), minloc(w, w > 3)
  x = nan
  print *, minloc(x), maxloc(x), minloc(x, m), maxloc(x, back=.true.), minloc(x, m, back=.true.)
  x(5) = 1
  x(9) = 1
  print *, minloc(x), maxloc(x), minloc(x, m), maxloc(x, back=.true.), minloc(x, m, back=.true.)
  x = 1/nan
  x = huge(1d0)
  x = 2*x
  print *, minloc(x), maxloc(x), minloc(-x), maxloc(-x), minloc(x, m), maxloc(x, m)
  k = huge(k)
  print *, minloc(k), maxloc(k), minloc(-k - 1), maxloc(-k - 1), minloc(k, m)
  k = -k - 1
  print *, minloc(k), maxloc(k), maxloc(k, m), minloc(k, k > 0)
  y = nan
  y(3,4) = 2
  print *, minloc(y), maxloc(y), minloc(y, y > 3)
  y(3,4) = nan
  print *, minloc(y), maxloc(y), minloc(y, back=.true.)
  print *, minloc(x(n:1:-1)), maxloc(k(2::3)), minloc(w(2,:)), maxloc(w(:,3:8))
  q = [(sin(i*1.1d0), i = 1, 20)]
  print *, minloc(abs(q)), maxloc(q*2), minloc(q, mask=q > 0), minloc(real(q, 4)), minloc(int(10*q)), minloc(q, kind=8)
end program
