! Coindexed objects without components: sections, vector subscripts, overlap, characters, types and kinds.
program access
  use iso_fortran_env
  implicit none
  type point
    integer :: tag
    real(real64) :: at(3)
  end type
  integer :: x[*], a(10, 6)[*], cube(4, 5, 6)[*], me, np, next, i, j, k
  integer(int8) :: small(8)[*]
  real(real64) :: wide(8)[*]
  complex :: z(3)[*]
  logical(int8) :: yes(4)[*]
  character(5) :: word(4)[*]
  character(kind=4, len=3) :: glyphs[*]
  type(point) :: p(7)[*]
  integer, allocatable :: b(:), c(:, :), table(:, :)[:]
  integer :: v(4), w(4), four(4, 3)
  real :: single(8)
  integer :: buffer(6, 10), st
  me = this_image(); np = num_images(); next = mod(me, np) + 1

  x = me
  forall (i = 1:10, j = 1:6) a(i, j) = 1000*me + 10*i + j
  sync all
  call check(x[next] == next, 'scalar')
  buffer = transpose(a(:, :)[next])
  call check(all_equal(buffer, next), 'transpose of a whole array')
  b = a(2:10:3, 4)[next]
  call check(all(b == [(1000*next + 10*i + 4, i = 2, 10, 3)]), 'stride into an unallocated array')
  b = a(10:1:-4, 1)[next]
  call check(size(b) == 3 .and. all(b == [(1000*next + 10*i + 1, i = 10, 1, -4)]), 'negative stride, another size')
  c = a(3:4, :)[next]
  call check(all(shape(c) == [2, 6]) .and. c(2, 5) == 1000*next + 45, 'two dimensions')
  v = [5, 3, 10, 1]
  w = a(v, 2)[next]
  call check(all(w == 1000*next + 10*v + 2), 'vector subscript')
  four = a(v, 2:6:2)[next]
  call check(all(four(:, 3) == 1000*next + 10*v + 6), 'vector subscript and stride')
  b = a(3:2, 1)[next]
  call check(size(b) == 0, 'no elements')
  sync all

  a(1:10:2, 6)[next] = -[(i, i = 1, 5)]
  a(2, :)[next] = 7
  a(v, 3)[next] = 100*v
  sync all
  call check(all(a(1:10:2, 6) == -[(i, i = 1, 5)]) .and. all(a(2, [1, 2, 4, 5]) == 7), 'strided put, scalar put')
  call check(all(a(v, 3) == 100*v), 'put by vector subscript')
  sync all
  a(:, 1)[next] = a(:, 3)[me]
  sync all
  call check(all(a(v, 1) == 100*v), 'from image to image')
  sync all

  a(:, 5) = [(i, i = 1, 10)]
  a(2:10, 5)[me] = a(1:9, 5)
  call check(all(a(:, 5) == [1, (i, i = 1, 9)]), 'overlap of a put')
  a(:, 5) = [(i, i = 1, 10)]
  a(10:1:-1, 5) = a(:, 5)[me]
  call check(all(a(:, 5) == [(i, i = 10, 1, -1)]), 'overlap of a get')

  forall (i = 1:4, j = 1:5, k = 1:6) cube(i, j, k) = me*1000 + i + 10*j + 100*k
  sync all
  b = reshape(cube(2:4:2, 1:5:4, 6:1:-5)[next], [8])
  call check(b(1) == next*1000 + 2 + 10 + 600 .and. b(8) == next*1000 + 4 + 50 + 100, 'three strides')
  sync all

  small = int([(i, i = 1, 8)], int8)
  wide = 0
  sync all
  wide(:)[next] = small
  sync all
  call check(all(wide == [(i, i = 1, 8)]), 'integer(1) to real(8)')
  wide = wide + 0.75
  sync all
  small = wide(:)[next]
  call check(all(small == [(i, i = 1, 8)]), 'real(8) to integer(1), towards zero')
  single(8:1:-1) = wide(:)[next]
  call check(single(8) == 1.75 .and. single(1) == 8.75, 'real(8) to real(4), backwards')
  sync all
  z(:)[next] = [1, 2, 3]
  z(2)[next] = (4d0, -5d0)
  yes(:)[next] = [.true., .false., .true., .false.]
  sync all
  call check(z(1) == (1, 0) .and. z(2) == (4, -5), 'integers and complex(8) to complex(4)')
  call check(all(yes .eqv. [.true., .false., .true., .false.]), 'logicals of other kinds')

  word = 'none'
  sync all
  word(2:3)[next] = ['ab', 'cd']
  word(4)[next] = 'too long'
  glyphs[next] = 4_'xyzzy'
  sync all
  call check(word(2) == 'ab' .and. word(3) == 'cd' .and. word(4) == 'too l' .and. word(1) == 'none', 'lengths of characters')
  call check(glyphs == 4_'xyz', 'characters of four bytes')

  do i = 1, 7
    p(i) = point(i*me, real([i, 2*i, 3*i], real64))
  end do
  sync all
  b = p(1:7:2)[next]%tag
  call check(all(b == next*[1, 3, 5, 7]), 'one component of each element')
  call check(p(4)[next]%at(3) == 12, 'an element of a component')
  sync all
  p(2)[next] = point(-1, [0, 0, 0])
  p(3)[next]%at(1:3:2) = [8, 9]
  sync all
  call check(p(2)%tag == -1 .and. all(p(3)%at == [8, 6, 9]), 'structures, components of one element')

  allocate (table(3, np)[*])
  table = 0
  sync all
  do i = 1, np
    table(:, me)[i] = [me, 2*me, 3*me]
  end do
  sync all
  call check(all_columns(table), 'everyone to everyone')
  st = 0
  x = x[np + 1, stat=st]
  call check(st /= 0, 'an image that does not exist')
  sync all
  if (me == 1) print '(a)', 'ok'

contains

  subroutine check(holds, what)
    logical, intent(in) :: holds
    character(*), intent(in) :: what
    if (.not. holds) error stop what
  end subroutine

  logical function all_equal(t, image)
    integer, intent(in) :: t(6, 10), image
    integer :: i, j
    all_equal = .true.
    do i = 1, 10
      do j = 1, 6
        all_equal = all_equal .and. t(j, i) == 1000*image + 10*i + j
      end do
    end do
  end function

  logical function all_columns(t)
    integer, intent(in) :: t(:, :)
    integer :: i
    all_columns = .true.
    do i = 1, size(t, 2)
      all_columns = all_columns .and. all(t(:, i) == [i, 2*i, 3*i])
    end do
  end function
end program
