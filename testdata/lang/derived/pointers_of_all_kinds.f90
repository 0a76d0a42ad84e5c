! Pointers: bounds and ranks of their own, to components, with lengths of characters, at initial targets, as arguments
! for targets
module places
  implicit none
  type cell
    real :: x(2, 3) = 0
    integer :: n = 1
    character(len=5) :: text = 'hello'
  end type cell
  type link
    type(cell), pointer :: c => null()
    real, pointer :: v(:) => null(), m(:, :) => null()
    character(len=:), pointer :: t => null()
    procedure(real), pointer, nopass :: f => null()
  end type link
  type(cell), target, save :: first
  integer, target, save :: table(4) = [1, 2, 3, 4]
  integer, pointer :: p(:) => table
  integer, pointer :: second => table(2)
  real, pointer :: row(:) => null()
contains
  subroutine take(q, n)
    real, pointer, intent(in) :: q(:)
    integer, intent(in) :: n
    print *, n, associated(q)
    if (associated(q)) print *, lbound(q), ubound(q), q
  end subroutine take
  subroutine take_text(q)
    character(len=*), pointer, intent(in) :: q
    print *, q, len(q)
  end subroutine take_text
  function chosen(k) result(q)
    integer, intent(in) :: k
    real, pointer :: q(:)
    q => first%x(:, k)
  end function chosen
  function whole() result(q)
    type(cell), pointer :: q
    q => first
  end function whole
  real function twice(x)
    real, intent(in) :: x
    twice = 2*x
  end function twice
end module places
program pointers_of_all_kinds
  use places
  implicit none
  real, target :: a(12), z(0:3)
  real, pointer :: q(:), m(:, :), s
  type(link) :: l, ls(2)
  type(cell), target :: cells(3)
  complex, target :: w(3)
  character(len=6), target :: words(2) = ['abcdef', 'ghijkl']
  character(len=3), pointer :: part(:), one
  character(len=3), target :: texts(2) = ["abc", "def"]
  character(len=:), pointer :: any
  integer :: i
  a = [(i, i = 1, 12)]
  q(3:) => a
  print *, lbound(q), ubound(q), q(3)
  m(0:2, 1:4) => a
  print *, lbound(m), ubound(m), m(2, 2), m(0, 4)
  m(1:2, 2:3) => a(12:1:-3)
  print *, m, shape(m)
  q(0:) => m(2, :)
  print *, lbound(q), q
  q => chosen(2)
  q = [5, 6]
  print *, first%x
  chosen(3) = [7, 8]
  print *, first%x
  l%c => whole()
  l%v(-1:) => l%c%x(1, :)
  print *, lbound(l%v), l%v
  l%m(1:3, 1:2) => chosen_all(first)
  print *, l%m
  l%t => l%c%text
  l%t(2:3) = 'EL'
  print *, first%text, len(l%t)
  l%f => twice
  print *, l%f(4.0)
  ls(2) = l
  print *, associated(ls(2)%c, first), associated(ls(2)%v, first%x(1, :)), associated(ls(1)%v)
  part => texts
  part(2) = "xyz"
  print *, texts, len(part)
  one => words(1)(1:3)
  one = 'ONE'
  print *, words
  any => words(2)(3:)
  print *, any, len(any)
  call take_text(one)
  s => cells(2)%x(2, 2)
  s = 9
  print *, cells%x(2, 2)
  q => cells%x(2, 2)
  q = [1, 2, 3]
  print *, cells%x(2, 2), size(q)
  q => w%re
  q = 4
  w%im = 5
  print *, w
  call take(z, 1)
  call take(a(2:4), 2)
  call take(chosen(3), 3)
  call take(null(), 4)
  call take(l%v, 5)
  print *, second
  second = 20
  p(3:) => table(2:3)
  print *, p, lbound(p)
  nullify (p, l%v, ls(2)%m)
  print *, associated(p), associated(l%v), associated(ls(2)%m), associated(l%m)
contains
  function chosen_all(c) result(q)
    type(cell), target, intent(in) :: c
    real, pointer :: q(:)
    q(1:6) => c%x
  end function chosen_all
end program pointers_of_all_kinds
