! arrays of CLASS(*): allocatable, pointers, components
module m
  type t
    integer :: a = 3
    real :: r(2)
  end type
  type box
    class(*), allocatable :: v(:)
    class(*), pointer :: p(:) => null()
  end type
contains
  subroutine show(x, tag)
    class(*), intent(in) :: x(:)
    character(*), intent(in) :: tag
    print *, tag, size(x), lbound(x), ubound(x)
    select type (x)
    type is (integer)
      print *, 'int', x
    type is (real(8))
      print *, 'real8', x
    type is (character(*))
      print *, 'char', len(x), x
    type is (t)
      print *, 't', x%a
      print *, x(1)%r
    end select
  end subroutine
  subroutine two(x)
    class(*), intent(in) :: x(:,:)
    print *, shape(x)
    select type (x)
    type is (integer)
      print *, x(2,:), x(:,1), sum(x)
    end select
    call show(x(:,2), 'column')
    call show(x(1,:), 'row')
  end subroutine
  subroutine fill(x, n)
    class(*), allocatable, intent(out) :: x(:)
    integer, intent(in) :: n
    integer :: i
    if (n < 0) then
      allocate (character(len=3) :: x(-n))
    else
      allocate (x(n), source=[(i*i, i=1,n)])
    end if
    select type (x)
    type is (character(*))
      x = 'xyz'
      x(1)(2:2) = '-'
    end select
  end subroutine
end module
program p
  use m
  class(*), allocatable :: a(:), b(:), c(:,:)
  class(*), pointer :: q(:)
  integer, target :: i(10) = [(k, k=1,10)]
  type(t), target :: ts(3)
  character(4), target :: w(3) = ['ab  ', 'cd  ', 'efgh']
  type(box) :: bx, by
  integer :: mat(3,4) = reshape([(k, k=1,12)], [3,4])
  ts(1)%r = [1.0, 2.0]
  ts%a = [4, 5, 6]
  call show(i, 'i')
  call show(i(2::3), 'sect')
  call show(ts, 'ts')
  call two(mat)
  call two(mat(::2,::2))
  call fill(a, 3)
  call show(a, 'fill')
  call fill(a, -2)
  call show(a, 'fill-')
  deallocate (a)
  allocate (a(2:4), source=2.5d0)
  call show(a, 'source')
  print *, lbound(a), ubound(a)
  allocate (b, source=a)
  call show(b, 'like')
  deallocate (b)
  allocate (b(3), source=ts)
  call show(b, 'ts')
  deallocate (a)
  allocate (a, source=b)
  ts(1)%r = 0
  call show(a, 'copy')
  call move_alloc(a, b)
  print *, allocated(a), allocated(b)
  call show(b, 'moved')
  q => i
  call show(q, 'q')
  q => i(1:9:4)
  call show(q, 'q')
  q => ts
  call show(q(2:), 'q')
  q => w
  call show(q, 'w')
  q => w(3:1:-1)
  call show(q, 'w')
  allocate (bx%v(2), source=[1, 2])
  call show(bx%v, 'comp')
  select type (v => bx%v)
  type is (integer)
    v = v * 10
  end select
  call show(bx%v, 'comp')
  by = bx
  call show(by%v, 'copied')
  bx%p => i(3:5)
  call show(bx%p, 'comp p')
  select type (v => bx%p)
  type is (integer)
    print *, v(2), sum(v)
  end select
  b = [1, 2, 3]
  call show(b, 'assigned')
  b = w
  call show(b, 'assigned')
  allocate (c(2,2), source=reshape([1,2,3,4], [2,2]))
  call two(c)
end program
