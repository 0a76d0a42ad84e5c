! Lengths of characters known only at run time: in constructors, along dimensions, of function values, in FORALL, pointers, EQUIVALENCE, constants
module texts
  implicit none
  type named
    character(len=5) :: t(2) = ['ab   ', 'cde  ']
    integer :: k(3) = [1, 2, 3]
  end type named
  type(named), parameter :: first = named(['xy   ', 'zzz  '], [4, 5, 6])
  character(len=*), parameter :: list(3) = [character(len=4) :: 'one', 'two', 'four']
  integer, parameter :: bits(2) = transfer('abcdefgh', [0, 0])
  character(len=4), parameter :: word = transfer(bits(2), '    ')
  integer, parameter :: middle(2) = first%k(2:3), of(2) = index(list(1:3:2), 'o')
contains
  function padded(t, n) result(r)
    character(len=*), intent(in) :: t
    integer, intent(in) :: n
    character(len=n), allocatable :: r
    r = t
  end function padded
  function twice(t) result(r)
    character(len=*), intent(in) :: t
    character(len=2*len(t)) :: r
    r = t // t
  end function twice
  function several(t, n) result(r)
    character(len=*), intent(in) :: t
    integer, intent(in) :: n
    character(len=len(t) + 1) :: r(n)
    integer :: i
    do i = 1, n
      r(i) = t(i:) // '.'
    end do
  end function several
  subroutine work(t, n, d)
    integer, intent(in) :: n, d
    character(len=n), intent(in) :: t(2, 3)
    character(len=n) :: u(3), v(2, 3)
    integer :: i
    print *, maxval(t), minval(t, 1), maxval(t, 2), '|', maxloc(t), d
    u = cshift(t(1, :), 1)
    print *, u, pack(t, t > 'c'), spread(t(:, 1), 2, 2), transpose(t)
    v = reshape([t(2, :), t(1, :)], [2, 3])
    print *, v
    forall (i = 1:3) u(i) = t(2, 4 - i)
    print *, u
    forall (i = 1:3) u(i)(1:1) = u(4 - i)(2:2)
    print *, u
    print *, [(t(1, i), i = 1, 3)], [t(1, 1) // 'x', t(2, 2) // 'y'], [(twice(t(1, i)), i = 1, 2)]
    print *, several(t(1, 1), 2), [several(t(2, 2), 1), several('ab', 1)]
    print *, len([(t(:, i), i = 1, 2)]), len(several(t(1, 1), 2)), len(padded('a', n + 3)), padded('bc', 4) // '|'
    print *, findloc(t, t(2, 2)), merge(t(1, :), t(2, :), t(1, :) > t(2, :)), eoshift(t(1, :), 1), eoshift(t(1, :), -1, t(2, 1))
    print *, merge(t, 'zz', .true.), min(t(1, :), t(2, :)), adjustr(t(1, :) // ' ')
  end subroutine work
end module texts
program lengths_at_run_time
  use texts
  implicit none
  character(len=2) :: t(2, 3) = reshape(['dd', 'ab', 'ca', 'ee', 'bc', 'fa'], [2, 3])
  character(len=6), target :: w(4) = ['abcdef', 'ghijkl', 'mnopqr', 'stuvwx']
  character(len=:), pointer :: p(:), q
  character(len=:), allocatable :: a, b(:)
  character(len=1) :: letters(6)
  character(len=3) :: part, e(2)
  character(len=6) :: whole
  equivalence (whole, letters), (part, whole(4:6)), (e(2)(2:3), w2)
  character(len=2) :: w2
  integer :: n
  call work(t, 2, 1)
  n = 3
  p => w(1:4:2)
  q => w(2)(n:n + 1)
  print *, p, len(p), q, len(q)
  q = 'IJ'
  print *, w(2)
  whole = 'uvwxyz'
  e = ['123', '456']
  print *, letters, part, w2
  part(2:2) = '#'
  w2 = '??'
  print *, whole, e
  a = padded('ab', n)
  b = [padded('cd', 3), padded('e', 3)]
  print *, a, len(a), b, len(b)
  b = several('xyz', 2)
  print *, b, len(b), size(b)
  print *, list, bits, word, middle, of, first%t(2), first%t(:)(2:2)
end program lengths_at_run_time
