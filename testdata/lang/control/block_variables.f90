! BLOCK and ASSOCIATE: variables with their own lifetime, arrays of computed bounds, allocatable ones that are freed, names of
! expressions, sections and components, nested, in loops and internal procedures.
program block_variables
  implicit none
  type point
    real :: x(3)
    integer :: tag
  end type
  type(point) :: cloud(4)
  integer :: i, n, total
  real :: grid(4, 5)
  character(10) :: name = 'outer'
  n = 3
  total = 0
  do i = 1, n
    block
      integer :: work(i), k
      integer, allocatable :: list(:)
      integer, save :: calls = 0
      character(i) :: name
      calls = calls + 1
      work = [(k * i, k = 1, i)]
      name = 'inner'
      print *, allocated(list), work, name, calls
      list = [work, total]
      total = total + sum(list)
    end block
  end do
  print *, total, name
  grid = 1.
  associate (row => grid(2,:), corner => grid(1:4:3, 1:5:4), twice => 2 * n, s => name(2:3))
    row = [1., 2., 3., 4., 5.]
    corner = -corner
    s = 'XX'
    print *, twice, row, sum(row), shape(corner), lbound(row), s
    n = 10
    print *, twice, n
  end associate
  print *, grid, name
  do i = 1, 4
    associate (p => cloud(i), y => cloud(i)%x(2))
      p%x = real(i)
      p%tag = i * i
      y = y + 0.5
    end associate
  end do
  associate (tags => cloud%tag, first => cloud(1)%x)
    tags = tags + 100
    first(3) = 9.
    associate (sum_of => sum(tags), last => cloud(size(tags)))
      print *, sum_of, last%tag, first, last%x
      block
        integer :: tags
        tags = 5
        print *, tags, sum_of
      end block
    end associate
    print *, tags
  end associate
  call nested(2)
contains
  subroutine nested(depth)
    integer, intent(in) :: depth
    block
      real :: local(depth, depth)
      local = depth
      associate (flat => reshape(local, [depth * depth]))
        block
          integer :: n
          n = size(flat)
          print *, n, sum(flat), flat(n)
        end block
      end associate
    end block
    print *, n
  end subroutine
end program
