! INTENT(OUT) of types with null() pointers and allocatable components, and what else begins with default values
module types
  type inner
    integer :: a = 1
    integer :: b = 2
  end type
  type onlyptr
    integer, pointer :: p => null()
    integer, pointer :: q(:) => null()
  end type
  type deep
    type(onlyptr) :: o
    integer :: z
  end type
  type holder
    integer :: n
    integer, allocatable :: list(:)
  end type
  type tree
    type(holder) :: h(2)
    type(inner), allocatable :: sub(:)
  end type
  type procs
    procedure(sub0), pointer, nopass :: f => null()
    integer :: k
  end type
contains
  subroutine sub0
  end subroutine
  subroutine one(x)
    type(onlyptr), intent(out) :: x
    print *, associated(x%p), associated(x%q)
  end subroutine
  subroutine many(x)
    type(onlyptr), intent(out) :: x(:)
    print *, associated(x(1)%p), associated(x(2)%q)
  end subroutine
  subroutine deeper(x)
    type(deep), intent(out) :: x
    print *, associated(x%o%p)
  end subroutine
  subroutine ps(x)
    type(procs), intent(out) :: x
    print *, associated(x%f)
  end subroutine
  subroutine holders(x)
    type(holder), intent(out) :: x(2)
    print *, allocated(x(1)%list), allocated(x(2)%list)
    allocate (x(1)%list(2))
    x(1)%list = 5
    x%n = 3
  end subroutine
  subroutine holders1(x)
    type(holder), intent(out) :: x(:)
    print *, allocated(x(1)%list), allocated(x(2)%list)
    allocate (x(1)%list(2))
    x(1)%list = 6
    x%n = 4
  end subroutine
  subroutine trees(x)
    type(tree), intent(out) :: x(:)
    integer :: i
    print *, (allocated(x(i)%h(1)%list), allocated(x(i)%h(2)%list), allocated(x(i)%sub), i = 1, size(x))
  end subroutine
  elemental subroutine el(x, k)
    type(inner), intent(out) :: x
    integer, intent(in) :: k
    if (k > 1) x%a = k
  end subroutine
  subroutine local(k)
    integer, intent(in) :: k
    type(inner) :: x(2), y
    type(inner) :: z(k)
    type(holder) :: h(2)
    print *, x, y, z, allocated(h(1)%list)
    x%a = k
    y%b = k
    z%a = k
    allocate (h(1)%list(k))
  end subroutine
  function made(k) result(x)
    integer, intent(in) :: k
    type(inner) :: x(2)
    x(1)%a = k
  end function
  function made1(k) result(x)
    integer, intent(in) :: k
    type(inner) :: x
    x%a = k
  end function
  recursive subroutine hostsub(x, k)
    type(inner), intent(out) :: x(:)
    integer, intent(in) :: k
    call in
    if (k > 0) call hostsub(x(:1), k - 1)
  contains
    subroutine in
      x(1)%a = x(1)%a + 5 + k
    end subroutine
  end subroutine
end module
program p
  use types
  type(onlyptr) :: o, oo(2)
  type(deep) :: d
  type(procs) :: pr
  type(holder) :: h(4)
  type(tree) :: t(2)
  type(inner) :: x(4), y(2, 2)
  integer, target :: i, k, j
  integer, target :: v(3)
  o%p => i
  o%q => v
  call one(o)
  oo(1)%p => i
  oo(2)%q => v
  call many(oo)
  call local(3)
  call local(2)
  pr%f => sub0
  call ps(pr)
  d%o%p => i
  call deeper(d)


  do i = 1, 4
    allocate (h(i)%list(i))
    h(i)%list = i
  end do
  call holders(h(1:2))
  print *, h%n, allocated(h(1)%list), allocated(h(2)%list), allocated(h(3)%list), h(1)%list
  call holders1(h(4:1:-2))
  print *, h(2)%n, h(4)%n, allocated(h(1)%list), allocated(h(2)%list), allocated(h(3)%list)
  do i = 1, 2
    do j = 1, 2
      allocate (t(i)%h(j)%list(3))
    end do
    allocate (t(i)%sub(2))
  end do
  call trees(t)
  do i = 1, 4
    x(i) = inner(-1, -1)
  end do
  call el(x, [1, 2, 3, 1])
  print *, x
  call el(y, 7)
  print *, y


  print *, made(5), made1(6), made(7), made1(8)
  call hostsub(x(2:3), 2)
  print *, x
end program
