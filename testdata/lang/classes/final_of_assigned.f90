! Components of a variable that is assigned were not finalized.
module parts
  implicit none
  type part
    integer, allocatable :: v(:)
    integer :: k = 1
  contains
    final :: part_ends
  end type
  type plain
    integer :: k = 2
  contains
    final :: plain_ends
  end type
  type holder
    type(part) :: r
  end type
  type, extends(part) :: more
    integer, allocatable :: z
  end type
  type many
    type(part) :: r
    type(plain) :: p
    type(part), pointer :: q => null()
  end type
  type loose
    type(part), allocatable :: r, s(:)
    class(part), allocatable :: c
  end type
  integer :: calls = 0
contains
  impure elemental subroutine part_ends(s)
    type(part), intent(inout) :: s
    print *, '  part', s%k, allocated(s%v)
    calls = calls + 1
    if (allocated(s%v)) deallocate (s%v)
  end subroutine
  impure elemental subroutine plain_ends(s)
    type(plain), intent(inout) :: s
    print *, '  plain', s%k
  end subroutine
  function made(k) result(x)
    integer, intent(in) :: k
    type(holder) :: x
    x%r%k = k
    x%r%v = [k, k+1]
  end function
end module
program final_of_assigned
  use parts
  implicit none
  type(holder) :: a, b, c(4)
  type(holder), allocatable :: d, e(:)
  type(more) :: m, n
  type(many) :: x, y
  type(loose) :: s, t
  type(part) :: p
  integer :: i
  b%r%k = 12; b%r%v = [1, 2, 3]
  print *, 'scalar'; a = b
  print *, 'again'; a = b
  print *, 'itself'; a = a
  print *, a%r%v
  print *, 'function'; a = made(5)
  print *, a%r%v
  print *, 'old value on the right'; a = grown(a)
  print *, a%r%v
  print *, 'constructor'; a = holder(b%r)
  do i = 1, 4
    c(i)%r%k = 20 + i
    c(i)%r%v = [i, i*i]
  end do
  print *, 'overlap'; c(1:3) = c(2:4)
  do i = 1, 4
    print *, c(i)%r%v
  end do
  print *, 'scalar to array'; c(3:4) = b
  print *, 'element'; c(1) = b
  allocate (d, e(2))
  print *, 'to allocated'; d = b
  print *, 'to allocated again'; d = c(2)
  print *, 'to allocated array'; e = c(1:2)
  print *, 'to allocated array again'; e = c(3:4)
  print *, size(e), e(2)%r%v
  print *, 'parent'; m = n
  x%r%k = 31; x%p%k = 33
  allocate (x%q)
  print *, 'several'; x = y
  allocate (s%r, s%s(2), s%c)
  print *, 'allocatable'; s = t
  print *, 'allocatable again'; s = t
  print *, 'without components to finalize'; p = a%r
  print *, calls
contains
  function grown(x) result(y)
    type(holder), intent(in) :: x
    type(holder) :: y
    y%r%k = x%r%k + 1
    y%r%v = [x%r%v, 7]
  end function
end program
