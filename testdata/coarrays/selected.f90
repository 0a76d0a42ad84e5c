! ok: gfortran 12 takes the names for no coarrays. A coarray that has a name in SELECT TYPE or ASSOCIATE is one by that name, too.
program selected
  implicit none
  type parent
    integer :: i
  end type
  type, extends(parent) :: child
    integer :: j
  end type
  class(parent), allocatable :: a[:], b(:)[:, :]
  integer, save :: x(3)[*]
  integer :: me, np, next
  me = this_image(); np = num_images(); next = 1 + mod(me, np)
  allocate (child :: a[5:*])
  allocate (b(2)[2, *])
  a%i = me
  x = 10*me
  select type (a)
  type is (child)
    a%j = -me
    sync all
    if (a[4 + next]%j /= -next .or. a[4 + next]%i /= next) error stop 'the selector'
    sync all
    a[4 + next]%j = 100*me
    sync all
    if (a%j /= 100*merge(np, me - 1, me == 1)) error stop 'a put'
  class default
    error stop 'the type'
  end select
  select type (c => b)
  class is (parent)
    c%i = [me, 2*me]
    sync all
    if (c(2)[1 + mod(next - 1, 2), 1 + (next - 1)/2]%i /= 2*next) error stop 'an array'
  end select
  associate (y => x)
    if (y(2)[next] /= 10*next) error stop 'associate'
  end associate
  call of_argument(a)
  sync all
  if (me == 1) print '(a)', 'ok'

contains

  subroutine of_argument(p)
    class(parent), intent(in) :: p[3:*]
    select type (q => p)
    type is (child)
      if (q[2 + next]%i /= next) error stop 'a dummy argument'
    end select
  end subroutine
end program
