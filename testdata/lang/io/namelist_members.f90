! NAMELIST: members of all kinds and shapes, of modules, hosts, arguments, types, several groups and statements; values with repeats.
module m
  implicit none
  integer :: mi = 1, mv(3) = [1, 2, 3]
  real :: mr = 2.5
  namelist /mod/ mi, mv, mr
  type inner
    integer :: a = 1
    real :: b(2) = [1.5, 2.5]
  end type
  type outer
    type(inner) :: in
    type(inner) :: list(2)
    character(5) :: name = 'none'
    logical :: on = .false.
  end type
end module
program main
  use m
  implicit none
  integer :: i = 7, k(2, 2), big(0:2) = [9, 8, 7]
  integer(8) :: i8 = 10000000000_8
  integer(1) :: i1 = -1
  real :: r = 1.25
  double precision :: d = 2d0
  complex :: z = (1., -1.), zz(2) = (0., 0.)
  logical :: l = .true., ll(3) = [.true., .false., .true.]
  character(4) :: c = 'ab''c', cc(2) = ['wxyz', 'q   ']
  character(:), allocatable :: dc
  integer, allocatable :: al(:)
  integer, pointer :: p => null()
  integer, target :: t = 3
  type(outer) :: o
  namelist /one/ i, k, i8, i1
  namelist /two/ r, d, z, zz /three/ l, ll, c, cc
  namelist /one/ big
  namelist /four/ al, p, o
  namelist /five/ mi, o, k
  k = reshape([1, 2, 3, 4], [2, 2])
  allocate (al(2), source=[5, 6])
  p => t
  write (*, one)
  write (*, nml=two)
  write (*, three)
  write (*, four)
  write (*, mod)
  read (*, one)
  print *, i, k, i8, i1, big
  read (*, nml=two)
  print *, r, d, z, zz
  read (*, three)
  print *, l, ll, c, cc
  read (*, four)
  print *, al, p, t
  print *, o
  read (*, mod)
  print *, mi, mv, mr
  read (*, five)
  print *, mi, o%list%a, o%in%b, k
  call sub(4, k(:, 1), 'abcdef')
contains
  subroutine sub(n, a, s)
    integer, intent(in) :: n
    integer, intent(inout) :: a(:)
    character(*), intent(in) :: s
    real :: w(n)
    integer, save :: kept = 3
    character(n) :: loc
    namelist /args/ n, a, s, w, kept, loc, i
    w = [1., 2., 3., 4.]
    loc = s
    write (*, args)
  end subroutine
end program
