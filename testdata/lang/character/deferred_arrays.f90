! Deferred length of allocatable arrays and of pointers; allocatable arrays of characters.
program deferred_arrays
  implicit none
  character(len=:), allocatable :: a(:)
  character(len=:), pointer :: p
  character(len=5), target :: t
  character(len=3), allocatable :: c(:)
  integer :: n
  n = 4
  allocate (character(len=n) :: a(3))
  a = 'xy'
  a(2) = 'abcdefgh'
  print *, a, len(a), size(a)
  t = 'tgt'
  p => t
  print *, p, len(p)
  p(1:1) = 'T'
  p => t(1:2)
  print *, p, len(p), t
  allocate (character(len=7) :: p)
  p = 'alloc'
  print *, p//'|', len(p)
  deallocate (p)
  allocate (c(n))
  c = ['a', 'b', 'c', 'd']
  c(2:3)(2:2) = '.'
  print *, c, allocated(c)
  deallocate (c)
  call sub(a)
contains
  subroutine sub(x)
    character(len=*), intent(in) :: x(:)
    print *, len(x), x
  end subroutine
end program
