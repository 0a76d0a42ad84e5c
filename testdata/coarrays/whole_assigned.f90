! ok: gfortran takes w(1:2) of a coarray of deferred length for an array
! Assignments to whole allocatable coarrays, which keep shape, bounds and length.
program whole_assigned
  implicit none
  type t
    integer, allocatable :: k[:]
    character(:), allocatable :: w[:]
    real, allocatable :: v(:)[:]
  end type
  type(t) :: x
  character(:), allocatable :: s[:]
  integer, allocatable :: n[:], m(:)[:]
  allocate(n[*], x%k[*], x%v(2)[*], m(0:3)[*])
  allocate(character(4) :: s[*], x%w[*])
  n = this_image(); x%k = 2*n
  s = 'ab' // 'cd'
  x%w = s(3:4) // s(1:2)
  x%v = [1., 2.]
  m = [1, 2, 3, 4]
  m = m([3,2,1,0])
  if (lbound(m,1) /= 0 .or. any(m /= [4,3,2,1])) error stop 1
  sync all
  if (n[1] /= 1 .or. x%k[1] /= 2 .or. s[1] /= 'abcd' .or. x%w[1] /= 'cdab' .or. x%v(2)[1] /= 2) error stop 2
  sync all
  if (this_image() == 1) print '(a)', 'ok'
end program
