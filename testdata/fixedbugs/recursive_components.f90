! types with allocatable components of the type itself
module m
  type tree
    integer :: key
    type(tree), allocatable :: left, right
  end type
  type node
    integer :: n = 0
    type(node), allocatable :: kids(:)
    character(3) :: name = 'abc'
  end type
contains
  recursive subroutine insert(t, k)
    type(tree), intent(inout) :: t
    integer, intent(in) :: k
    if (k < t%key) then
      if (allocated(t%left)) then
        call insert(t%left, k)
      else
        allocate (t%left)
        t%left%key = k
      end if
    else if (allocated(t%right)) then
      call insert(t%right, k)
    else
      allocate (t%right)
      t%right%key = k
    end if
  end subroutine
  recursive subroutine walk(t)
    type(tree), intent(in) :: t
    if (allocated(t%left)) call walk(t%left)
    print *, t%key
    if (allocated(t%right)) call walk(t%right)
  end subroutine
  recursive integer function count_nodes(n) result(k)
    type(node), intent(in) :: n
    integer :: i
    k = 1
    if (allocated(n%kids)) then
      do i = 1, size(n%kids)
        k = k + count_nodes(n%kids(i))
      end do
    end if
  end function
  subroutine reset(x)
    type(node), intent(out) :: x
    print *, x%n, allocated(x%kids), x%name
  end subroutine
end module
program p
  use m
  type(tree), allocatable :: t
  type(node) :: n
  integer :: i
  allocate (t)
  t%key = 3
  do i = 1, 7
    if (mod(i*3, 7) /= 3) call insert(t, mod(i*3, 7))
  end do
  call walk(t)
  allocate (n%kids(3))
  n%kids%n = [1, 2, 3]
  allocate (n%kids(2)%kids(2))
  n%kids(2)%kids(1)%name = 'xyz'
  print *, count_nodes(n), n%kids%n, n%kids(2)%kids(1)%name, n%kids(2)%kids(2)%name
  call reset(n)
  print *, count_nodes(n)
end program
