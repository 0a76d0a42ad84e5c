! ok: gfortran 12 ends with an internal error at parts of complex components of other images
! Parts of complex numbers of other images, got and put, of scalars, elements, sections and components.
program complex_parts
  implicit none
  type t
    complex(8) :: c(3) = 0
    complex :: d = (1, 2)
    complex, allocatable :: e(:)
  end type
  complex, save :: z(4)[*], s[*]
  type(t), save :: x[*]
  integer :: me, np, nx, i, st
  real :: r(4)
  me = this_image(); np = num_images(); nx = 1 + mod(me, np)
  z = [(cmplx(me, 10*i), i=1,4)]; s = cmplx(-me, me)
  x%c = z(1:3); x%d = s
  allocate(x%e(2)); x%e = z(3:4)
  sync all
  if (z(2)[nx]%re /= nx .or. z(3)[nx]%im /= 30 .or. s[nx]%re /= -nx .or. s[nx, stat=st]%im /= nx) error stop 1
  if (any(z(:)[nx]%im /= [10, 20, 30, 40]) .or. any(z(4:1:-2)[nx]%re /= nx)) error stop 2
  r = z(:)[nx]%im
  if (any(r /= [10, 20, 30, 40])) error stop 3
  if (x[nx]%d%re /= -nx .or. x[nx]%c(2)%im /= 20 .or. any(x[nx]%c%im /= [10, 20, 30]) .or. x[nx]%e(2)%im /= 40) error stop 4
  if (kind(x[nx]%c(1)%re) /= 8 .or. x[nx]%c(1)%re%kind /= 8 .or. z(1)[nx]%kind /= 4) error stop 5
  sync all
  z(2)[nx]%im = 5
  s[nx]%re = 6
  x[nx]%d%im = 7
  x[nx]%c(3)%re = 8
  x[nx]%e(1)%re = 9
  z(1)[nx]%re = z(2)[nx]%im
  sync all
  if (any(z /= [cmplx(5, 10), cmplx(me, 5), cmplx(me, 30), cmplx(me, 40)]) .or. s /= cmplx(6, me)) error stop 6
  if (x%d /= cmplx(-me, 7) .or. x%c(3) /= cmplx(8, 30) .or. x%c(2) /= cmplx(me, 20) .or. x%e(1) /= cmplx(9, 30)) error stop 7
  sync all
  if (me == 1) print '(a)', 'ok'
end program
