! Pointers that point to variables from the start: of modules, of procedures, to parts of variables; procedure pointers to intrinsic functions.
module held
  implicit none
  type node
    integer :: n = 3
    real :: v(4) = [1., 2., 3., 4.]
  end type
  type, extends(node) :: leaf
    integer :: m = 9
  end type
  integer, target, save :: count = 7
  real, target, save :: grid(3, 2) = reshape([1., 2., 3., 4., 5., 6.], [3, 2])
  character(5), target, save :: word = 'hello'
  type(node), target, save :: one
  type(leaf), target, save :: two
  complex, target, save :: z = (1., 2.)
  integer, pointer :: c => count
  real, pointer :: late(:) => null()
  character(:), pointer :: text => word
  type(node), pointer :: p => one
  class(node), pointer :: q => two
  real, pointer :: im => z%im
end module
program initial_targets
  use held
  implicit none
  intrinsic :: cos, iabs
  integer, target :: own = 5
  integer, pointer :: mine => own
  procedure(real), pointer :: f
  procedure(integer), pointer :: g
  integer :: k
  print *, c, associated(late), text, len(text), p%n, im, mine
  select type (q)
  type is (leaf)
    print *, 'leaf', q%m
  end select
  count = 8; grid = grid*2; word = 'world'; one%v = 0; own = 6
  c = c + 1
  print *, count, text, mine, associated(c, count)
  do k = 1, 3
    call steps
  end do
  f => cos
  g => iabs
  print '(f6.3, i4, 2l2)', f(0.5), g(-4), associated(f), associated(g)
contains
  subroutine steps
    integer, target, save :: kept = 10
    integer, pointer :: at => kept
    at = at + k
    print *, kept
    if (k == 2) at => count
  end subroutine
end program
