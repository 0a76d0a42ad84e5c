! functions of arrays wherever an expression may stand
program p
  implicit none
  integer :: a(6), b(3,4), c(4,3), i, n, k(2)
  integer, allocatable :: x(:)
  logical :: l(6)
  real :: r(3)
  character(12) :: s
  integer :: twice, arg
  twice(arg) = arg + 2*arg
  a = [3, -1, 4, 1, -5, 9]
  b = reshape([(i, i = 1, 12)], [3, 4])
  c = transpose(b)
  l = a > 0
  n = 0
  do while (any(a > n) .and. n < sum(abs(a(1:2))))
    n = n + count(l)
    if (n > maxval(b)) then
      print *, 'over', maxval(b)
    else if (sum(a) > n) then
      print *, 'under', sum(a), n
    else if (minval(a, mask=l) == 1) then
      print *, 'least', minloc(a), n
    else
      print *, 'else'
    end if
  end do
  do i = minval(abs(a)), count(l), max(1, count(.not. l) - 1)
    print *, i, sum(b(:i - 1, :)), (a(maxloc(a(:n), 1)), n = i, i + 1)
  end do
  select case (sum(a(1:3)))
  case (6)
    print *, 'six'
  case default
    print *, 'other'
  end select
  a(maxloc(a, 1)) = a(minloc(a, 1)) + dot_product(a, a)
  print *, a, twice(sum(a)), size(pack(a, a > 0)), shape(matmul(c, b))
  forall (i = 1:count(l), a(i) < maxval(a)) a(i) = a(i) + sum(b(:, i))
  where (a > sum(a)/size(a))
    a = cshift(a, count(l))
  elsewhere (a < minval(a) + 10)
    a = eoshift(a, 1, maxval(b))
  end where
  print *, a
  allocate(x(count(l)))
  x = pack(b, mod(b, 2) == 0)
  print *, x, [sum(x), product(x(1:3)), (sum(b(:, i)), i = 1, 4)]
  s = 'abcdefghijkl'
  print *, s(minval(b):maxval(b(1:2, 1))), len(s(1:sum(b(:, 1)))), repeat('x', sum(b(:, 1)))
  call show(sum(b), matmul(b, c), s(count(l):))
  k = maxloc(matmul(b, c))
  print *, k, sum(matmul(transpose(b), b)), maxval(cshift(a, minloc(a, 1)))
  r = norm2(real(b), 2)
  print '(3f9.4)', r*spread(2.0, 1, 3)/norm2(r)
  if (all(r > 0)) goto 10
  print *, 'skipped'
10 if (sum(a) - sum(b)) 20, 30, 30
20 print *, 'less'
30 continue
  write (s, '(i0)') sum(unpack([1, 2, 3, 4], l, a))
  print *, s
  stop
contains
  subroutine show(n, m, t)
    integer, intent(in) :: n, m(:, :)
    character(*), intent(in) :: t
    integer :: w(sum(shape(m)))
    w = sum(m)
    print *, n, sum(m, 1), t, size(w), w(1), twofold(maxval(m, 2))
  end subroutine
  function twofold(v)
    integer, intent(in) :: v(:)
    integer :: twofold(size(v))
    twofold = 2*v(size(v):1:-1)
  end function
end program
