! Hollerith constants as values of constants, in constructors, assignments and arguments
program p
  integer, parameter :: i = 4habcd, j(2) = (/4hab  , 4hcd  /)
  integer, parameter :: k = 2hab
  integer(8), parameter :: l = 5hhello
  character(6), parameter :: c = 3hxyz
  integer, parameter :: two(2) = [4hefgh, 4hijkl], mix(3) = [(1hq, n = 1, 3)]
  complex, parameter :: z = 8habcdefgh
  integer(1), parameter :: s1 = 1hb
  integer(2), parameter :: s2 = 2hbb
  parameter (m = 3hxyz, y = 4hyyyy)
  integer :: v(2) = two
  integer :: w = i
  complex :: zz
  real :: aa, vv(2)
  v(1) = 4hvvvv
  zz = 8hzzzzyyyy
  aa = 4haaaa
  vv = 4hallv
  print "(a8,1x,3a4)", zz, aa, vv
  print '(a4,1x,a4,1x,a4)', i, w, k
  print '(a4,1x,a4)', j, two, v
  print '(a8,1x,a6,1x,a4)', l, c, y
  print '(a8,1x,a1,1x,a2)', z, s1, s2
  print *, i, k, m, i + 1, l, s1, s2, mix
  print *, transfer(i, 'abcd'), transfer(z, 'abcdefgh')
  call show(4hargu, 8hdoubleww)
  select case (i)
  case (i)
    print *, 'same'
  end select
  if (i == j(1)) print *, 'equal'
contains
  subroutine show(n, d)
    integer :: n
    double precision :: d
    print '(a4,1x,a8)', n, d
  end subroutine
end program
