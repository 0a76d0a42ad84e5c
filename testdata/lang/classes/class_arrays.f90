! Arrays of CLASS whose elements are of an extended type: larger than what the array is declared with.
module class_arrays_types
  implicit none
  type base
    integer :: i = 1
  contains
    procedure :: show => show_base
  end type
  type, extends(base) :: child
    real(8) :: r = 2.5d0
    character(3) :: c = 'abc'
  contains
    procedure :: show => show_child
  end type
  type box
    class(base), allocatable :: x(:)
    class(base), pointer :: p(:,:) => null()
  end type
contains
  subroutine show_base(self)
    class(base), intent(in) :: self
    print *, 'base', self%i
  end subroutine
  subroutine show_child(self)
    class(child), intent(in) :: self
    print *, 'child', self%i, self%r, self%c
  end subroutine
  subroutine all_of(x)
    class(base), intent(in) :: x(:)
    integer :: k
    print *, 'all', size(x), lbound(x), ubound(x)
    do k = 1, size(x)
      call x(k)%show()
    end do
    print *, x%i
    select type (x)
    type is (child)
      print *, 'are children', x%r
      print *, x(2)%c
    class default
      print *, 'are others'
    end select
  end subroutine
  subroutine bump(x)
    class(base), intent(inout) :: x(:)
    integer :: k
    x%i = x%i + 10
    select type (x)
    class is (child)
      x%r = x%r * 2
      do k = 1, size(x)
        x(k)%c(2:2) = achar(64 + k)
      end do
    end select
  end subroutine
  subroutine plain(t)
    type(base), intent(inout) :: t(:)
    t%i = t%i + 100
  end subroutine
  subroutine make(x, n)
    class(base), allocatable, intent(out) :: x(:)
    integer, intent(in) :: n
    integer :: k
    if (n > 3) then
      allocate (child :: x(n))
    else
      allocate (x(n))
    end if
    do k = 1, n
      x(k)%i = k
    end do
  end subroutine
end module class_arrays_types
program class_arrays
  use class_arrays_types
  implicit none
  class(base), allocatable :: a(:), b(:)
  class(base), pointer :: q(:)
  type(child), target :: c(6)
  type(base) :: t(2)
  type(box) :: w, v
  integer :: k
  allocate (child :: a(3))
  do k = 1, 3
    a(k)%i = k
  end do
  call all_of(a)
  call bump(a)
  call all_of(a)
  call all_of(a(3:1:-2))
  call plain(a)
  call all_of(a)
  do k = 1, 6
    c(k) = child(k, k * 1.5d0, 'xyz')
  end do
  call all_of(c)
  call bump(c(2:6:2))
  call all_of(c)
  q => c(1:5:2)
  call all_of(q)
  call bump(q)
  call all_of(c)
  call all_of(t)
  call make(b, 4)
  call all_of(b)
  call make(b, 2)
  call all_of(b)
  deallocate (b)
  allocate (b, source=a)
  call all_of(b)
  b = c(2:3)
  call all_of(b)
  b = t
  call all_of(b)
  allocate (w%x(2:4), source=c(1:3))
  call all_of(w%x)
  print *, lbound(w%x), ubound(w%x), w%x(3)%i
  v = w
  call bump(v%x)
  call all_of(v%x)
  call all_of(w%x)
  call move_alloc(a, b)
  print *, allocated(a), allocated(b)
  call all_of(b)
  call move_alloc(b, w%x)
  call all_of(w%x)
  select type (x => w%x)
  type is (child)
    x(2)%r = -1
    print *, x%r
  end select
  allocate (child :: w%p(2, 2))
  w%p(2, 1)%i = 77
  call w%p(2, 1)%show()
  call all_of(w%p(:, 1))
  call all_of(w%p(2, :))
  v = w
  print *, associated(v%p, w%p)
  deallocate (w%p)
  print *, same_type_as(w%x, c), extends_type_of(w%x, t)
end program class_arrays
