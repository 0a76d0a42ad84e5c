! Allocatable components of an array component, in whose tokens gfortran 12 leaves what lay on its stack.
program parts_of_parts
  implicit none
  type vec
    real(8), allocatable :: x(:)
  end type
  type domain
    integer :: first = 1
    type(vec) :: v(3)
  end type
  type(domain), save :: d[*], e[*]
  integer :: me, next, k
  me = this_image(); next = 1 + mod(me, num_images())
  do k = 1, 3
    allocate(d%v(k)%x(k + me))
    d%v(k)%x = 10*me + k
  end do
  allocate(e%v(2)%x(4))
  e%v(2)%x = -me
  sync all
  if (any(d[next]%v(2)%x(1:2) /= 10*next + 2)) error stop 1
  if (d[next]%v(3)%x(next) /= 10*next + 3) error stop 2
  if (e[next]%v(2)%x(4) /= -next) error stop 3
  if (allocated(e[next]%v(1)%x)) error stop 4
  sync all
  d[next]%v(1)%x(1) = me
  sync all
  if (d%v(1)%x(1) /= 1 + mod(me + num_images() - 2, num_images())) error stop 5
  deallocate(d%v(2)%x)
  allocate(d%v(2)%x(5))
  d%v(2)%x = 7
  sync all
  if (d[next]%v(2)%x(5) /= 7) error stop 6
  sync all
  if (me == 1) print '(a)', 'ok'
end program
