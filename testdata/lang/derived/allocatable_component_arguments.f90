! Allocatable components as actual arguments of allocatable dummy arguments, and of MOVE_ALLOC.
module m
  implicit none
  type inner
    integer, allocatable :: k(:)
    character(:), allocatable :: name
  end type
  type :: base
    integer :: id = 0
  end type
  type, extends(base) :: derived
    integer :: more = 5
  end type
  type box
    integer, allocatable :: v(:), w(:,:)
    real(8), allocatable :: s
    character(:), allocatable :: text
    type(inner), allocatable :: one, many(:)
  end type
  type words
    character(4), allocatable :: four, fours(:)
  end type
  type holder
    class(base), allocatable :: any
  end type
contains
  subroutine resize(x, n)
    integer, allocatable, intent(inout) :: x(:)
    integer, intent(in), optional :: n
    integer, allocatable :: t(:)
    integer :: k, have
    have = 0
    if (allocated(x)) then
      have = size(x)
      call move_alloc(x, t)
    end if
    k = have + 2
    if (present(n)) k = n
    allocate(x(k), source=-1)
    if (have > 0) x(:min(have,k)) = t(:min(have,k))
  end subroutine
  subroutine out1(x)
    integer, allocatable, intent(out) :: x(:,:)
    if (allocated(x)) print *, 'wrong'
    allocate(x(0:1,3)); x = 7
  end subroutine
  subroutine scalar(s)
    real(8), allocatable, intent(inout) :: s
    if (.not. allocated(s)) then
      allocate(s); s = 1.5d0
    else
      deallocate(s)
    end if
  end subroutine
  subroutine txt(t)
    character(:), allocatable, intent(inout) :: t
    if (allocated(t)) then
      t = t // '+more'
    else
      t = 'first'
    end if
  end subroutine
  subroutine txtout(t)
    character(:), allocatable, intent(out) :: t
    if (allocated(t)) print *, 'wrong'
    t = 'out put'
  end subroutine
  subroutine four(t, u)
    character(4), allocatable, intent(inout) :: t, u(:)
    t = 'ab'
    u = ['x1  ', 'x2  ', 'x3  ']
  end subroutine
  subroutine in1(x, y)
    type(inner), allocatable, intent(inout) :: x, y(:)
    if (.not. allocated(x)) allocate(x)
    x%name = 'n'
    call resize(x%k)
    if (.not. allocated(y)) allocate(y(2))
    call resize(y(2)%k, 4)
    call txt(y(1)%name)
    call txt(y(1)%name)
  end subroutine
  subroutine cls(c)
    class(base), allocatable, intent(inout) :: c
    if (allocated(c)) then
      select type (c)
      type is (derived)
        print *, 'derived', c%id, c%more
      type is (base)
        print *, 'base', c%id
      end select
      deallocate(c)
    else
      allocate(derived :: c)
      c%id = 3
    end if
  end subroutine
  subroutine clsout(c)
    class(base), allocatable, intent(out) :: c
    if (allocated(c)) print *, 'wrong'
    allocate(c); c%id = 77
  end subroutine
  logical function isal(x)
    integer, allocatable, intent(in) :: x(:)
    isal = allocated(x)
    if (isal) isal = sum(x) > 0
  end function
end module
program allocatable_component_arguments
  use m
  implicit none
  type(box) :: b, c(2)
  type(words) :: w
  type(holder) :: h, g(2)
  type(box), allocatable :: d(:)
  type(box), pointer :: q
  character(:), allocatable :: t
  integer, allocatable :: z(:)
  print *, isal(b%v)
  call resize(b%v); b%v = [4,5]
  call resize(b%v)
  print *, b%v, isal(b%v)
  call out1(b%w); call out1(b%w)
  print *, shape(b%w), lbound(b%w), b%w(0,3)
  call scalar(b%s); print *, b%s
  call scalar(b%s); print *, allocated(b%s)
  call txt(b%text); call txt(b%text); print *, b%text, len(b%text)
  call txtout(b%text); print *, b%text, len(b%text)
  call four(w%four, w%fours); print *, w%four, '|', w%fours
  call in1(b%one, b%many); call in1(b%one, b%many)
  print *, b%one%k, b%one%name, size(b%many), b%many(2)%k, b%many(1)%name
  call cls(h%any); print *, h%any%id; call cls(h%any); print *, allocated(h%any)
  call cls(h%any); call clsout(h%any); call cls(h%any)
  c(2) = b
  call resize(c(2)%v, 3); print *, c(2)%v, size(b%v)
  allocate(d(3))
  call resize(d(3)%v)
  print *, d(3)%v
  print *, allocated(d(2)%v)
  allocate(q); call resize(q%v); print *, q%v; deallocate(q%v); deallocate(q)
  call move_alloc(b%v, d(1)%v); print *, allocated(b%v), d(1)%v
  call move_alloc(d(1)%v, z); print *, allocated(d(1)%v), z
  call move_alloc(z, d(1)%v); print *, allocated(z), d(1)%v
  call move_alloc(b%w, c(1)%w); print *, lbound(c(1)%w), c(1)%w
  call move_alloc(b%text, t); print *, t, len(t), allocated(b%text)
  call move_alloc(t, c(1)%text); print *, c(1)%text, len(c(1)%text), allocated(t)
  call move_alloc(c(1)%text, d(2)%text); print *, d(2)%text, allocated(c(1)%text)
  call move_alloc(b%one, d(2)%one); print *, d(2)%one%name, d(2)%one%k, allocated(b%one)
  call move_alloc(b%many, d(2)%many); print *, size(d(2)%many), d(2)%many(2)%k, allocated(b%many)
  call move_alloc(b%many, d(2)%many); print *, allocated(d(2)%many)
  call cls(h%any); call move_alloc(h%any, g(1)%any); call cls(g(1)%any); print *, allocated(h%any)
end program
