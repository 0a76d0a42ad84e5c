! Scalars and sections of any type as CLASS(*): arguments, pointers, allocatable variables and components, SELECT TYPE.
module m
  type t
    integer :: a = 3
  end type
  type, extends(t) :: t2
    real :: r(2)
  end type
  type node
    class(*), allocatable :: v
    type(node), pointer :: next => null()
  end type
contains
  subroutine show(x)
    class(*), intent(in) :: x
    select type (x)
    type is (integer)
      print *, 'integer', x
    type is (integer(8))
      print *, 'integer8', x
    type is (real)
      print *, 'real', x
    type is (real(8))
      print *, 'real8', x
    type is (complex)
      print *, 'complex', x
    type is (logical)
      print *, 'logical', x
    type is (character(*))
      print *, 'char ', len(x), '[', x, ']'
    type is (t2)
      print *, 't2', x%a, x%r
    class is (t)
      print *, 't', x%a
    class default
      print *, 'other'
    end select
  end subroutine
  subroutine arr(x)
    class(*), intent(inout) :: x(:)
    integer :: i
    print *, size(x)
    select type (x)
    type is (integer)
      x = x + 1
      print *, 'ints', x
    type is (character(*))
      print *, 'chars', len(x), x
    type is (t)
      print *, 'ts', x%a
    class default
      print *, 'other array'
    end select
    do i = 1, size(x)
      call show(x(i))
    end do
  end subroutine
  subroutine opt(x)
    class(*), intent(in), optional :: x
    print *, present(x)
    if (present(x)) call show(x)
  end subroutine
  subroutine push(head, x)
    type(node), pointer :: head, n
    class(*), intent(in) :: x
    allocate (n)
    allocate (n%v, source=x)
    n%next => head
    head => n
  end subroutine
end module
program p
  use m
  class(*), allocatable :: a, b
  class(*), pointer :: q
  integer, target :: i = 5
  type(t2), target :: z
  type(node), pointer :: head, n
  integer :: ia(6) = [1,2,3,4,5,6]
  character(len=5) :: words(3) = ['one  ', 'two  ', 'three']
  type(t) :: ts(2)
  character(len=:), allocatable :: s
  z%r = [1.0, 2.0]
  s = 'deferred'
  call show(1)
  call show(2.5)
  call show(2.5d0)
  call show((1.0, 2.0))
  call show(.true.)
  call show('hello')
  call show(s)
  call show(s // '!')
  call show(z)
  call show(t(7))
  call show(i + 1_8)
  call arr(ia)
  call arr(ia(2:6:2))
  print *, ia
  call arr(words)
  call arr(words(3:1:-2))
  call arr(ts)
  call opt()
  call opt(3)
  q => i
  call show(q)
  i = 8
  call show(q)
  q => z
  call show(q)
  allocate (a, source='abc')
  call show(a)
  allocate (b, source=a)
  call show(b)
  deallocate (a)
  print *, allocated(a)
  allocate (a, source=z)
  call show(a)
  b = a
  call show(b)
  b = 3.5
  call show(b)
  call move_alloc(a, b)
  call show(b)
  print *, allocated(a), allocated(b)
  allocate (real(8) :: a)
  select type (a)
  type is (real(8))
    a = 4
  end select
  call show(a)
  nullify (head)
  call push(head, 1)
  call push(head, 'word')
  call push(head, z)
  n => head
  do while (associated(n))
    call show(n%v)
    n => n%next
  end do
  print *, same_type_as(a, b), storage_size(a), storage_size(b)
end program
