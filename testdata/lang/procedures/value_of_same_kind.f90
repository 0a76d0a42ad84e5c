! An actual argument that an intrinsic function returns unchanged is a value: what the procedure does to it is lost
program value_of_same_kind
  implicit none
  integer :: i = 2, v(3) = [1, 2, 3]
  real :: x = 1.5
  real(8) :: d = 2.5d0
  complex :: z = (1, 2)
  logical :: l = .true.
  character(3) :: c = 'abc'
  call change(int(i), real(x), dble(d), cmplx(z), logical(l), trim(c))
  print *, i, x, d, z, l, c
  call change(int(v(2)), real(x, kind(x)), real(d, 8), cmplx(z, kind=4), logical(l, 4), adjustl(c))
  print *, v, x, d, z, l, c
  call change((i), (x), (d), (z), (l), c//'y')
  call change(+i, +x, +d, +z, l .and. .true., c//'x')
  call change(merge(i, i, .true.), max(x, x), abs(d), conjg(conjg(z)), .not. (.not. l), c(1:3)//'x')
  print *, i, x, d, z, l, c
  call whole(int(v), 3)
  call whole((v), 3)
  call whole(+v, 3)
  print *, v
contains
  subroutine change(i, x, d, z, l, c)
    integer :: i
    real :: x
    real(8) :: d
    complex :: z
    logical :: l
    character(*) :: c
    i = 99
    x = 99
    d = 99
    z = 99
    l = .false.
    c = 'zzz'
  end subroutine
  subroutine whole(v, n)
    integer :: n, v(n)
    v = -1
  end subroutine
end program
