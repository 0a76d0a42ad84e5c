! ASSOCIATE with elements that indices choose, substrings, functions of CLASS, parts of parts; indices that change inside
module associated_types
  implicit none
  type inner
    integer :: k(3) = [1, 2, 3]
    character(len=6) :: t = 'abcdef'
  end type inner
  type outer
    type(inner) :: in(2)
    integer, allocatable :: v(:)
  end type outer
contains
  function made(n) result(r)
    integer, intent(in) :: n
    type(inner) :: r
    r%k = n
  end function made
end module associated_types
program associated_names
  use associated_types
  implicit none
  type(outer) :: x(3)
  character(len=8) :: text = 'ABCDEFGH'
  integer :: i, j, a(5), table(3) = [2, 3, 1]
  i = 2
  j = 3
  associate (t => text(i:j), e => a(table(i)), s => text(i:i))
    i = 5
    t = 'xy'
    e = 7
    print *, text, t, len(t), s
    table = 0
    e = e + 1
  end associate
  print *, a(3)
  i = 1
  a = [1, 2, 3, 4, 5]
  associate (b => a(i:5:2), c => a(i + 1), n => i + 1, d => a(5:1:-1))
    i = 4
    b = b*10
    c = 99
    print *, a, n, size(b), lbound(b), d(1), ubound(d)
    d(2:3) = 0
  end associate
  print *, a
  i = 3
  associate (p => x(i)%in(2), q => x(i)%in(1)%t(2:4), r => x%in(1), k => x(i)%in(2)%k(2:3))
    i = 1
    p%k(1) = 50
    q = '---'
    k = k + 100
    p%t(1:2) = q(2:3)
    print *, x(3)%in(2), x(3)%in(1)%t, r%t, size(r)
    associate (kk => p%k, u => p%t(3:))
      kk(3) = -kk(3)
      u = u(4:) // 'z'
      print *, kk, u, len(u)
    end associate
  end associate
  allocate (x(2)%v(0:3))
  x(2)%v = [1, 2, 3, 4]
  associate (v => x(2)%v, f => made(3), g => [1, 2, 3] + x(2)%v(1:3))
    v(0) = 10
    print *, lbound(v), ubound(v), v, f%k, g, lbound(g)
  end associate
  associate (c => cmplx(1.0, 2.0), l => 'literal', m => made(2) )
    print *, real(c), aimag(c), l(2:4), len(l), m%t
  end associate
end program associated_names
