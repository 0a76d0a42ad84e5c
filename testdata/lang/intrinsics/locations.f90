! MAXLOC, MINLOC and FINDLOC: whole arrays and along a dimension, with masks, from the back, with another kind, of sections
! with other bounds, and of arrays without an element that qualifies.
program locations
  implicit none
  integer :: k(-1:2, 3), i
  real :: x(6), nan
  real(8) :: d(0:3, 2:4)
  logical :: l(5)
  x = [2.0, 7.0, -1.0, 7.0, -1.0, 3.0]
  k = reshape([5, 1, 5, 0, -3, 5, 2, 2, 0, -3, 4, 5], [4, 3])
  d = k * 1.5d0
  l = [.false., .true., .false., .true., .false.]
  nan = sqrt(-abs(x(1)) * 1.0)
  print *, maxloc(x), minloc(x), maxloc(x, 1), minloc(x, dim=1)
  print *, maxloc(x, back=.true.), minloc(x, 1, back=.true.)
  print *, maxloc(x, mask=x < 5), minloc(x, x > 0), maxloc(x, 1, x < -5)
  print *, maxloc(k), minloc(k), maxloc(d), minloc(d)
  print *, maxloc(k, 1), maxloc(k, 2), minloc(k, dim=1), minloc(k, dim=2, back=.true.)
  print *, maxloc(k, 1, k < 5), minloc(d, 2, d > 100)
  print *, kind(maxloc(x, kind=8)), maxloc(x, kind=8), maxloc(k, 2, kind=2)
  print *, maxloc(k(0:, 2:3)), maxloc(k(::2, 3)), maxloc(-k), maxloc(abs(k - 2), 1)
  print *, findloc(x, 7.0), findloc(x, 7.0, back=.true.), findloc(x, 9.0), findloc(x, -1, dim=1)
  print *, findloc(k, 5), findloc(k, 5, 1), findloc(k, 5, dim=2, back=.true.), findloc(k, 5, mask=k > 5)
  print *, findloc(l, .true.), findloc(l, .true., back=.true.), findloc(k, 2, 2, k == 2)
  x(1) = nan
  print *, maxloc(x), minloc(x)
  x = nan
  print *, maxloc(x), minloc(x)
  print *, maxloc(x(3:2)), minloc(k(:, 3:1))
  do i = 1, 3
    if (any(maxloc(k(:, i)) == 1)) print *, 'first in', i
  end do
  k(maxloc(k(:, 2), 1) - 2, 2) = 77
  print *, k(:, 2), maxval(k(:, 2)) == k(maxloc(k(:, 2), 1) - 2, 2)
end program
