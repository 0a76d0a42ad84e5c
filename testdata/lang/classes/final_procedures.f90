! FINAL: what is deallocated, local variables when their procedure or BLOCK ends, arguments with INTENT(OUT), components, parents
module m
  type t
    integer :: i = 0
    integer, allocatable :: a(:)
  contains
    final :: bye, byes
  end type
  type, extends(t) :: u
    integer :: k = 5
  contains
    final :: byeu
  end type
  type w
    type(t) :: c
    type(t), allocatable :: d
    integer :: z = 0
  end type
contains
  subroutine bye(x)
    type(t), intent(inout) :: x
    print *, 'bye', x%i, allocated(x%a)
  end subroutine
  subroutine byes(x)
    type(t), intent(inout) :: x(:)
    print *, 'byes', x%i
  end subroutine
  subroutine byeu(x)
    type(u), intent(inout) :: x
    print *, 'byeu', x%i, x%k
  end subroutine
  function make(i) result(r)
    integer, intent(in) :: i
    type(t) :: r
    r%i = i
    allocate (r%a(2))
  end function
  subroutine locals
    type(t) :: loc
    type(t), allocatable :: al
    type(t), save :: sv
    type(t) :: arr(2)
    class(t), allocatable :: poly
    type(u) :: lu
    type(w) :: lw
    loc%i = 1
    allocate (al); al%i = 2
    sv%i = 3
    arr%i = [4, 5]
    allocate (u :: poly); poly%i = 6
    lu%i = 7
    lw%c%i = 8
    allocate (lw%d); lw%d%i = 9
    print *, 'end of locals'
  end subroutine
  subroutine out(x)
    type(t), intent(out) :: x
    x%i = 20
  end subroutine
  subroutine outa(x)
    type(t), intent(out), allocatable :: x
    print *, 'in outa'
  end subroutine
end module
program p
  use m
  type(t) :: a, b
  type(t), allocatable :: c, d(:)
  type(t), pointer :: q
  class(t), pointer :: cp
  type(t) :: mainlocal
  a%i = 10
  print *, 'assign'
  b = a
  print *, 'assign function'
  b = make(11)
  print *, 'locals'
  call locals
  print *, 'dealloc'
  allocate (c); c%i = 12
  deallocate (c)
  allocate (d(2)); d%i = [13, 14]
  deallocate (d)
  allocate (q); q%i = 15
  deallocate (q)
  allocate (u :: cp); cp%i = 16
  deallocate (cp)
  print *, 'out'
  b%i = 17
  call out(b)
  allocate (c); c%i = 18
  call outa(c)
  block
    type(t) :: bl
    bl%i = 19
    print *, 'end block'
  end block
  print *, 'end'
end program
