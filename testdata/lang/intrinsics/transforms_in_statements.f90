! functions of arrays in arguments, specifiers, bounds and pointer targets
module m
  type t
    integer :: v(3) = [1, 2, 3]
    character(:), allocatable :: s
    real, pointer :: p(:) => null()
  end type
  interface operator(.plus.)
    module procedure plus
  end interface
  interface gen
    module procedure geni, genr, gena
  end interface
contains
  pure integer function plus(a, b)
    integer, intent(in) :: a, b
    plus = a + b
  end function
  integer function geni(i)
    integer, intent(in) :: i
    geni = i
  end function
  integer function genr(r)
    real, intent(in) :: r
    genr = nint(10*r)
  end function
  integer function gena(a)
    integer, intent(in) :: a(:)
    gena = size(a)
  end function
  function name(n) result(s)
    integer, intent(in) :: n
    character(n) :: s
    s = repeat('n', n)
  end function
  integer function opt(a, n)
    integer, intent(in) :: a(:)
    integer, optional, intent(in) :: n
    opt = sum(a)
    if (present(n)) opt = opt + n
  end function
end module
program p
  use m
  implicit none
  integer :: k(4) = [1, 2, 3, 4], u(2) = [6, 6], ios(3), i, j, w(3, 4)
  logical :: l(4) = [.true., .false., .true., .true.]
  character(20) :: s = '12 34 56 78'
  character(10) :: f(2) = ['(i5)      ', '(i7)      ']
  type(t) :: x, y(3)
  real, target :: r(6) = [1., 2., 3., 4., 5., 6.]
  real :: z
  integer, allocatable :: q(:), qq(:, :)
  namelist /nl/ k
  goto (10, 20, 30), count(l)
10 print *, 'ten'
20 print *, 'twenty'
30 print *, 'thirty', sum(k) .plus. maxval(k), gen(sum(k)), gen(sum(r)), gen(pack(k, l)), gen(cshift(k, 1))
  read (s(1:sum(k)), *) i, j
  print *, i, j
  write (maxval(u), f(maxloc(k(1:2), 1))) dot_product(k, k)
  read (s, *, iostat=ios(minloc(k, 1))) k(sum([1, 1])), i
  print *, k, ios(1)
  do i = sum(k(1:1)), maxval(k), max(1, count(l) - 2)
    if (i > 6) exit
    if (any(k == i)) cycle
    print *, i, x%v(minval(k)), name(count(l)), len(name(sum(k(3:4)))), opt(k), opt(k, maxval(k))
  end do
  x%s = name(count(l)); x%p => r(count(l):maxval(k(3:)) + 1)
  print *, x%s, x%p, y(count(l))%v, sum(y(2)%v), sum(y%v(2)), maxval([(sum(y(i)%v(1:i)), i = 1, 3)])
  allocate (q(minval(k):count(l)), qq(2, sum(k(1:1))), source=sum(k))
  print *, q, qq, lbound(q), shape(reshape(r, [2, count(l)])), ubound(spread(q, 1, 2))
  w = spread(k(1:4), 1, 3); w(sum(k(1:1)):2, [1, maxloc(k, 1)]) = &
    matmul(reshape([1, 2, 3, 4], [2, 2]), reshape([1, 0, 0, 1], [2, 2]))
  print *, w, merge(sum(k), product(k), all(l)), max(sum(k), maxval(w)), mod(sum(w), 7), real(sum(k))/2
  where (l) k = merge(k, sum(w(:, 1)), k > sum(k)/4)
  forall (i = 1:4, count(w(:, i) > 1) > 1) k(i) = k(i) + sum(w(:, i))
  print *, k
  z = norm2(r) + sum(r, mask=r > sum(r)/size(r)) + dot_product(r, cshift(r, 1)) &
    + sum(matmul(reshape(r, [2, 3]), r(1:3)))
  print '(f10.4)', z
  print *, transfer(sum(r), 1), maxloc(reshape(r, [2, 3])), minloc(abs(r - 3.2), 1), findloc(k, maxval(k), 1), iand(sum(k), 15)
  print *, trim(s(:maxval([3, 4])))//name(count(.not. l)), index(s, name(1)), [character(3) :: 'a', name(2)], &
    eoshift(['ab', 'cd'], 1)
  if (sum(k) > 0 .and. .not. all(l)) stop 0
end program
