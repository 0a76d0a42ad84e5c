! ASSOCIATE with parts, sections, substrings, characters of deferred length, values.
module m
  implicit none
  type base
    integer :: n = 3
    character(:), allocatable :: s
    character(4) :: f(2) = ['abcd', 'efgh']
  end type
  type, extends(base) :: more
    integer, allocatable :: v(:)
    type(base) :: b(3)
    class(base), allocatable :: c
    integer, pointer :: p(:, :) => null()
    character(:), allocatable :: ss(:)
    procedure(f1), pointer, nopass :: fp => null()
  end type
contains
  integer function f1(i)
    integer, intent(in) :: i
    f1 = i + 100
  end function
  subroutine grow(s)
    character(:), allocatable, intent(inout) :: s
    s = s // '+' // s
  end subroutine
  function make(n) result(r)
    integer, intent(in) :: n
    type(base) :: r(n)
    integer :: i
    do i = 1, n
      r(i)%n = i * i
      r(i)%s = repeat('x', i)
    end do
  end function
end module
program main
  use m
  implicit none
  type(more), target :: x
  type(more), allocatable :: y(:)
  character(:), allocatable :: s, arr(:)
  character(10) :: fixed = '0123456789'
  integer :: i, j, k(5) = [5, 4, 3, 2, 1], m2(3, 4)
  s = 'hello'
  associate (a => s)
    a(1:1) = 'J'
    print *, len(a), a
  end associate
  associate (a => s(2:4))
    a = 'xyz'
    print *, len(a), a, s
  end associate
  x%s = 'component'
  associate (a => x%s, n => x%n)
    a(2:2) = '*'
    n = 9
    print *, len(a), a, n
  end associate
  print *, x%s, x%n
  associate (a => x%s(3:5), f => x%s(1:1))
    a = 'ABC'
    f = '!'
    print *, a, f
  end associate
  print *, x%s
  i = 2
  associate (e => x%b(i)%f(1), b => x%b(i), bs => x%b(i:)%n)
    i = 3
    e = 'Z'
    b%n = 77
    bs(2) = 55
    print *, e, bs
  end associate
  print *, x%b(2)%f, x%b%n
  allocate (x%v(0:3), source=[4, 3, 2, 1])
  associate (v => x%v, w => x%v(1:), z => x%v(3:0:-1))
    print *, lbound(v), ubound(v), lbound(w), lbound(z), z
    v(0) = 44
    w(1) = 33
    z(1) = 11
  end associate
  print *, x%v
  allocate (x%p(-1:0, 2:3))
  x%p = reshape([1, 2, 3, 4], [2, 2])
  associate (p => x%p)
    print *, lbound(p), p
    p(0, 3) = 9
  end associate
  associate (p => x%p(:, 3))
    p = p + 1
    print *, lbound(p), p
  end associate
  print *, x%p
  allocate (more :: x%c)
  x%c%s = 'dynamic'
  associate (c => x%c)
    c%n = 12
    print *, c%n, c%s
    select type (c)
    type is (more)
      print *, 'more', c%f
    end select
  end associate
  allocate (y(2))
  y(1)%n = 5
  associate (yy => y)
    yy(2)%n = 6
    yy%n = yy%n * 2
    associate (z => yy(2), zn => yy%n)
      z%n = z%n + 1
      print *, zn
    end associate
  end associate
  print *, y%n
  associate (t => make(3))
    print *, t%n, t(3)%s, size(t)
  end associate
  associate (a => k + 1, b => [1, 2, 3], c => sum(k), d => k([3, 1]), e => i * 2)
    k = 0
    i = 0
    print *, a, b, c, d, e, lbound(a)
  end associate
  m2 = reshape([(j, j = 1, 12)], [3, 4])
  j = 2
  associate (row => m2(j, :), col => m2(:, j + 1), el => m2(j, j))
    j = 1
    row = row * 10
    col = col + 1
    el = -el
  end associate
  print *, m2
  associate (f => fixed(3:5), g => fixed // '!')
    f = 'abc'
    print *, g, len(g), f
  end associate
  print *, fixed
  allocate (character(3) :: arr(2))
  arr = ['abc', 'def']
  associate (r => arr, q => arr(2)(2:))
    r(1) = 'xyz'
    q = '--'
    print *, len(r), r, q
  end associate
  print *, arr
  x%fp => f1
  associate (f => x)
    print *, f%fp(3)
  end associate
  associate (u => trim('ab   '), w => (x%n), l => x%n > 3, cc => (1., 2.))
    x%n = 1
    print *, len(u), u, w, l, cc
  end associate
  call grow(s)
  associate (a => s)
    print *, len(a), a
  end associate
end program
