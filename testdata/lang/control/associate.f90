! ASSOCIATE: variables, elements, components, sections, expressions, nested constructs, subscripts that change inside
program associate_test
  implicit none
  type point
    real(8) :: x = 0, y = 0
    integer :: tag = 0
    real(8) :: h(3) = 0
  end type
  type grid
    type(point) :: p(4)
    real(8), allocatable :: u(:, :)
    character(8) :: name = 'grid'
  end type
  type(grid), target :: g
  real(8) :: a(0:5), b(3, 4), s
  integer :: i, j, n
  allocate (g%u(0:2, 3))
  g%u = 1
  a = [0d0, 1d0, 2d0, 3d0, 4d0, 5d0]
  i = 2
  associate (z => a, e => a(i), twice => 2 * a(i), n => size(a))
    e = e + 10
    i = 4
    e = e + 100
    print *, e, twice, n, z(2), lbound(z, 1), ubound(z, 1)
    z(0) = -1
  end associate
  print *, a
  i = 3
  associate (q => g%p(i), u => g%u, name => g%name)
    q%x = 1.5d0
    i = 1
    q%y = q%x * 2
    q%tag = 7
    q%h = [1d0, 2d0, 3d0]
    associate (h => q%h, x => q%x)
      h(2) = h(2) * x
      x = sum(h)
    end associate
    u(0, 1) = 5
    u(:, 2) = u(:, 1) + 1
    print *, lbound(u, 1), ubound(u, 1), sum(u)
    name = 'changed'
    print *, name(1:4), len(name)
  end associate
  print *, g%p(3)%x, g%p(3)%y, g%p(3)%tag, g%p(3)%h, g%name
  b = 0
  do j = 1, 4
    associate (col => b(:, j), inner => b(2:3, j))
      col = j
      inner(2) = inner(1) * 10
      do n = 1, size(inner)
        inner(n) = inner(n) + n
      end do
    end associate
  end do
  print *, b
  associate (every => a(1:5:2), tags => g%p%tag, total => sum(b), list => [1, 2, 3] * 2)
    every = every * 2
    tags(1) = 9
    print *, every, tags, total, list, size(every)
  end associate
  print *, a
  s = 0
  outer: associate (x => s)
    do n = 1, 10
      x = x + n
      if (x > 20) exit outer
    end do
  end associate outer
  print *, s
  associate (i => j, j => i)
    i = 100
    j = 200
  end associate
  print *, i, j
  call inside(b)
contains
  subroutine inside(m)
    real(8), intent(inout) :: m(:, :)
    associate (rows => size(m, 1), cols => size(m, 2), first => m(1, :))
      first = 0
      print *, rows * cols, sum(m)
    end associate
  end subroutine
end program
