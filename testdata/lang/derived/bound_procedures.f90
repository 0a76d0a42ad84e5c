! procedures bound to types: PASS, NOPASS, other names, generic bindings, operators, functions with array values, CLASS arguments
module shapes
  implicit none
  private
  type, public :: vector
    real(8) :: x(3) = 0
  contains
    procedure :: norm
    procedure, private :: plus
    procedure, private :: times_real, times_vector
    generic :: operator(+) => plus
    generic :: operator(*) => times_real, times_vector
    procedure, pass(self) :: assign_to => copy_into
    generic :: set => set_all, set_one
    procedure :: set_all, set_one
    procedure, nopass :: zero => make_zero
    procedure :: scaled
  end type
  type, public :: stack
    private
    integer :: n = 0
    integer, allocatable :: items(:)
  contains
    procedure :: push
    procedure :: pop
    procedure, public :: size => stack_size
    procedure :: all_items
  end type
contains
  real(8) function norm(self)
    class(vector), intent(in) :: self
    norm = sqrt(sum(self%x**2))
  end function
  function plus(a, b) result(c)
    class(vector), intent(in) :: a
    type(vector), intent(in) :: b
    type(vector) :: c
    c%x = a%x + b%x
  end function
  function times_real(a, f) result(c)
    class(vector), intent(in) :: a
    real(8), intent(in) :: f
    type(vector) :: c
    c%x = a%x * f
  end function
  real(8) function times_vector(a, b)
    class(vector), intent(in) :: a, b
    times_vector = sum(a%x * b%x)
  end function
  subroutine copy_into(to, self, k)
    real(8), intent(out) :: to(:)
    class(vector), intent(in) :: self
    integer, intent(in) :: k
    to = self%x(1:size(to)) + k
  end subroutine
  subroutine set_all(self, v)
    class(vector), intent(inout) :: self
    real(8), intent(in) :: v(3)
    self%x = v
  end subroutine
  subroutine set_one(self, i, v)
    class(vector), intent(inout) :: self
    integer, intent(in) :: i
    real(8), intent(in) :: v
    self%x(i) = v
  end subroutine
  function make_zero() result(v)
    type(vector) :: v
    v%x = 0
  end function
  function scaled(self, n) result(r)
    class(vector), intent(in) :: self
    integer, intent(in) :: n
    real(8) :: r(n)
    integer :: i
    do i = 1, n
      r(i) = self%x(1) * i
    end do
  end function

  subroutine push(self, v)
    class(stack), intent(inout) :: self
    integer, intent(in) :: v
    integer, allocatable :: old(:)
    if (.not. allocated(self%items)) allocate (self%items(2))
    if (self%n == size(self%items)) then
      allocate (old(self%n))
      old = self%items
      deallocate (self%items)
      allocate (self%items(2 * self%n))
      self%items(1:self%n) = old
    end if
    self%n = self%n + 1
    self%items(self%n) = v
  end subroutine
  integer function pop(self)
    class(stack), intent(inout) :: self
    pop = self%items(self%n)
    self%n = self%n - 1
  end function
  integer function stack_size(self)
    class(stack), intent(in) :: self
    stack_size = self%n
  end function
  function all_items(self) result(list)
    class(stack), intent(in) :: self
    integer :: list(self%n)
    list = self%items(1:self%n)
  end function
end module

program bound_procedures
  use shapes
  implicit none
  type(vector) :: a, b, list(2)
  type(stack) :: s
  real(8) :: two(2)
  integer :: k
  call a%set([3d0, 4d0, 0d0])
  call a%set(3, 12d0)
  print *, a%norm()
  b = a + a * 2d0
  print *, b%x, a * b
  call b%assign_to(two, 100)
  print *, two
  call b%assign_to(k=1, to=two)
  print *, two
  b = b%zero()
  print *, b%norm()
  print *, a%scaled(4), sum(a%scaled(3))
  call list(2)%set([1d0, 1d0, 1d0])
  print *, list(2)%norm(), list(1)%norm()
  do k = 1, 7
    call s%push(k * k)
  end do
  print *, s%size(), s%all_items()
  k = s%pop()
  print *, k, s%pop() + s%pop(), s%size()
end program
