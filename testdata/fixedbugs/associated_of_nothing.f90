! ASSOCIATED with a target: a section without elements or characters is associated with nothing, and the distances count.
program associated_of_nothing
  implicit none
  type holder
    integer, pointer :: p(:) => null()
  end type
  integer, target :: a(6), b(0)
  integer, pointer :: p(:), q(:,:), r(:,:)
  character(0), target :: none
  character(3), target :: some
  character(:), pointer :: t
  type(holder) :: h
  p => b
  print *, associated(p), associated(p, b)
  p => a(1:5:2)
  print *, associated(p, a(1:3)), associated(p, a(1:5:2)), associated(p, a), associated(p, a(1:4:3))
  p => a(1:1)
  print *, associated(p, a(1:5:6)), associated(p, a(:1))
  h%p => a(2:4)
  print *, associated(h%p, a(2:4)), associated(h%p, a(2:5)), associated(h%p, a(2:6:2)), associated(h%p, a(3:2))
  allocate(q(2,0))
  r => q
  print *, associated(r), associated(r, q)
  t => none
  print *, associated(t), associated(t, none)
  t => some
  print *, associated(t, some)
  call lengths(0)
  call lengths(2)
contains
  subroutine lengths(n)
    integer, intent(in) :: n
    character(n), pointer :: x(:), y(:)
    allocate(x(2))
    y => x
    print *, associated(y, x)
    deallocate(x)
  end subroutine
end program
