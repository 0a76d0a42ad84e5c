! Components of coarrays: nested, arrays, allocatable and pointers; a module's coarrays; dummy coarrays.
module particles
  implicit none
  type part
    real :: at(2) = [1., 2.]
    integer :: kind = 3
  end type
  type cell
    type(part) :: p(3)
    integer :: count = 0
    integer, allocatable :: list(:)
    real(8), pointer :: field(:, :) => null()
  end type
  type(cell), save :: c[*]
  integer, save :: total(2)[*] = [5, 6]
contains
  subroutine shifted(b, n, from, to)
    integer, intent(in) :: n, from
    real(8), intent(in) :: b(n)[*]
    real(8), intent(out) :: to(n)
    to = b(:)[from]
  end subroutine
  subroutine assumed(b, from, to)
    real(8), intent(inout) :: b(:)[*]
    integer, intent(in) :: from
    real(8), intent(out) :: to
    to = b(size(b))[from]
    sync all
    b(1)[from] = -1
    sync all
  end subroutine
  subroutine grown(b, n)
    integer, allocatable, intent(inout) :: b(:)[:]
    integer, intent(in) :: n
    allocate (b(n)[*])
    b = this_image()
    sync all
  end subroutine
end module
program components
  use particles
  implicit none
  integer :: me, n, i, k
  integer, allocatable :: grow(:)[:]
  real(8), save :: d(6)[*]
  real(8) :: e(4), last
  me = this_image()
  n = num_images()
  c%count = me
  c%p(2)%at = me*[1., 10.]
  allocate (c%list(me + 1))
  c%list = [(10*me + i, i=0, me)]
  allocate (c%field(2, 3))
  c%field = me
  c%field(2, :) = [1, 2, 3]*me
  d = [(me*i, i=1, 6)]
  sync all
  if (me == n) then
    do i = 1, n
      print *, c[i]%count, c[i]%p(2)%at, c[i]%p(3)%kind, c[i]%list(2), c[i]%list(:), c[i]%field(2, 1:3:2)
    end do
    print *, total(2)[1], total(:)[n]
  end if
  call shifted(d(2:5), 4, n, e)
  call assumed(d, n, last)
  if (me == 1) print *, e, last, d(1)[n], d(2)[n]
  k = merge(n, me - 1, me == 1)
  sync all
  c[k]%count = c[k]%count + 100
  c[k]%p(2)%at(1) = -me
  c[k]%list(1) = me
  c[k]%field(1, 2:3) = [0.5d0, 0.25d0]
  sync all
  do i = 1, n
    if (me == 1) print *, c[i]%count, c[i]%p(2)%at(1), c[i]%list(1), c[i]%field(1, :)
  end do
  call grown(grow, 3)
  if (me == 1) print *, grow(2)[n], size(grow)
end program
