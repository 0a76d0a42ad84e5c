! pointers: to scalars, arrays and sections, NULLIFY, ASSOCIATED, ALLOCATE, components that are pointers, linked lists
module lists
  implicit none
  type node
    integer :: value = 0
    type(node), pointer :: next => null()
  end type
  type(node), pointer :: head => null()
contains
  subroutine push(v)
    integer, intent(in) :: v
    type(node), pointer :: fresh
    allocate (fresh)
    fresh%value = v
    fresh%next => head
    head => fresh
  end subroutine
  integer function total()
    type(node), pointer :: at
    total = 0
    at => head
    do while (associated(at))
      total = total + at%value
      at => at%next
    end do
  end function
end module
program p
  use lists
  implicit none
  real(8), target :: a(10), b(3, 4), x
  real(8), pointer :: q(:), r(:), m(:, :), s, t
  type window
    real(8), pointer :: v(:)
    integer, pointer :: n
  end type
  type(window) :: w
  integer, target :: count
  integer :: i
  a = [(i*1d0, i = 1, 10)]
  b = 1
  q => a
  print *, size(q), q(3), associated(q), associated(q, a)
  q => a(2:10:2)
  q(2) = -4
  print *, q, a(4), ubound(q, 1), associated(q, a)
  r => q(2:4)
  r = r*10
  print *, a
  m => b(1:3:2, 2:4)
  m = 7
  m(2, 3) = 8
  print *, b, sum(m)
  q(0:) => a(3:5)
  print *, lbound(q, 1), ubound(q, 1), q(0)
  nullify (q)
  print *, associated(q)
  x = 3
  s => x
  t => s
  t = t + 1
  print *, x, s, associated(s, t), associated(s)
  allocate (q(-1:2))
  q = [5, 6, 7, 8]
  r => q
  print *, lbound(r, 1), r(-1), sum(q(0:1))
  deallocate (q)
  count = 5
  w%n => count
  w%v => a(1:3)
  w%n = w%n + 1
  w%v(2) = 99
  print *, count, a(2), w%v, size(w%v)
  call twice(w%v)
  call twice(r(1:0))
  print *, a(1:3)
  a(2:10) = a(1:9)
  r => a(1:9)
  a(2:10) = r
  print *, a
  do i = 1, 4
    call push(i*i)
  end do
  print *, total(), head%value, head%next%value, associated(head%next%next%next%next)
  allocate (s)
  s = 2.5d0
  print *, s
  deallocate (s)
  print *, associated(s)
contains
  subroutine twice(v)
    real(8), intent(inout) :: v(:)
    v = 2*v
  end subroutine
end program
