! Coindexed objects with allocatable and pointer components on the way.
program components
  implicit none
  type leaf
    integer, allocatable :: list(:)
    real :: weight
  end type
  type tree
    integer :: id
    integer, allocatable :: size
    real, allocatable :: table(:, :)
    type(leaf), allocatable :: leaves(:)
    type(leaf), pointer :: best => null()
    character(4) :: name
  end type
  type(tree) :: t[*]
  type(tree), allocatable :: wood[:]
  integer, pointer :: unused => null()
  integer, allocatable :: list(:), matrix(:, :)
  real :: square(2, 2)
  integer :: me, np, next, i, k
  me = this_image(); np = num_images(); next = mod(me, np) + 1

  call check(.not. associated(unused), 'a pointer')
  call check(.not. allocated(t%table), 'not allocated at first')
  sync all
  t%id = me
  t%name = achar(64 + me)
  allocate (t%size, t%table(0:me, -1:2), t%leaves(3))
  t%size = 10*me
  forall (i = 0:me, k = -1:2) t%table(i, k) = 100*me + 10*i + k
  do i = 1, 3
    allocate (t%leaves(i)%list(i + me))
    t%leaves(i)%list = [(k*i + 1000*me, k = 1, i + me)]
    t%leaves(i)%weight = i + 0.5
  end do
  allocate (t%best)
  t%best%weight = me
  allocate (t%best%list(2))
  t%best%list = [me, -me]
  sync all

  call check(t[next]%id == next .and. t[next]%name == achar(64 + next), 'ordinary components')
  call check(t[next]%size == 10*next, 'an allocatable scalar')
  call check(t[next]%table(next, 2) == 100*next + 10*next + 2, 'an element, by the bounds of the other image')
  square = t[next]%table(0:1, -1:1:2)
  call check(all(square == reshape(100*next + [-1, 9, 1, 11], [2, 2])), 'a section')
  matrix = int(t[next]%table(:, :))
  call check(all(shape(matrix) == [next + 1, 4]), 'all of it, in its own shape')
  list = t[next]%leaves(2)%list
  call check(size(list) == 2 + next .and. list(2 + next) == 2*(2 + next) + 1000*next, 'two allocations deep')
  list = t[next]%leaves(3)%list([3, 1])
  call check(all(list == [9, 3] + 1000*next), 'vector subscript at the end')
  list = t[next]%leaves(3)%list(3:1:-2)
  call check(all(list == [9, 3] + 1000*next), 'negative stride at the end')
  call check(all(int(2*t[next]%leaves(:)%weight) == [3, 5, 7]), 'a component of each element')
  call check(t[next]%best%weight == next .and. t[next]%best%list(2) == -next, 'through a pointer')
  call check(allocated(t[next]%table) .and. allocated(t[next]%leaves(1)%list), 'allocated, elsewhere')
  sync all

  t[next]%size = -5
  t[next]%table(1, :) = [1, 2, 3, 4]
  t[next]%leaves(1)%list(1:2) = 77
  t[next]%best%list(:) = [3, 4]
  t[next]%leaves(2)%weight = me
  sync all
  call check(t%size == -5 .and. all(t%table(1, :) == [1, 2, 3, 4]), 'puts into components')
  call check(all(t%leaves(1)%list(1:2) == 77) .and. all(t%best%list == [3, 4]), 'puts further in')
  call check(int(t%leaves(2)%weight) == mod(me + np - 2, np) + 1, 'a put behind an array')
  sync all
  t[next]%leaves(1)%list(1:2) = t[me]%best%list(:)
  sync all
  call check(all(t%leaves(1)%list(1:2) == [3, 4]), 'from component to component')
  sync all
  t%leaves(3)%list = [(i, i = 1, 3 + me)]
  t[me]%leaves(3)%list(::2) = -[(i, i = 1, (4 + me)/2)]
  call check(size(t%leaves(3)%list) == 3 + me .and. t%leaves(3)%list(2) == 2, 'every second element is not the whole')
  call check(all(t%leaves(3)%list(1:4:2) == [-1, -2]), 'every second element')
  t[me]%leaves(3)%list(:) = 9
  call check(all(t%leaves(3)%list == 9), 'the whole of it, here')
  sync all
  deallocate (t%table)
  sync all
  call check(.not. allocated(t[next]%table), 'deallocated, elsewhere')

  allocate (wood[*])
  wood%id = 3*me
  if (mod(me, 2) == 0) allocate (wood%table(3, me), source=4.0)
  sync all
  call check(wood[next]%id == 3*next, 'an allocated coarray')
  call check(allocated(wood[next]%table) .eqv. mod(next, 2) == 0, 'which are allocated')
  if (allocated(wood[next]%table)) then
    matrix = int(wood[next]%table)
    call check(all(shape(matrix) == [3, next]) .and. all(matrix == 4), 'its shape')
  end if
  sync all
  deallocate (wood)
  if (me == 1) print '(a)', 'ok'

contains

  subroutine check(holds, what)
    logical, intent(in) :: holds
    character(*), intent(in) :: what
    if (.not. holds) error stop what
  end subroutine
end program
