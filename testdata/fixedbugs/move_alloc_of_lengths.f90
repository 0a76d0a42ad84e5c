! MOVE_ALLOC between characters of deferred and of declared length, Fortran 2008, 13.7.118.
module m
contains
  pure subroutine resize(var, n)
    character(len=*), allocatable, intent(inout) :: var(:)
    integer, intent(in) :: n
    character(len=:), allocatable :: tmp(:)
    integer :: k
    if (allocated(var)) call move_alloc(var, tmp)
    allocate(var(n))
    if (allocated(tmp)) then
      k = min(size(tmp), n)
      var(:k) = tmp(:k)
      var(k+1:) = 'none'
    end if
  end subroutine
  subroutine fixed
    character(len=5), allocatable :: a(:), s
    character(len=:), allocatable :: b(:), t
    a = [character(5) :: 'one', 'two']
    s = 'three'
    call move_alloc(a, b)
    call move_alloc(s, t)
    print *, allocated(a), allocated(s), len(b), size(b), b, len(t), t
    call move_alloc(b, a)
    call move_alloc(t, s)
    print *, allocated(b), allocated(t), len(a), size(a), a, len(s), s
    call move_alloc(b, a)
    call move_alloc(t, s)
    print *, allocated(a), allocated(s)
  end subroutine
end module
program p
  use m
  character(len=6), allocatable :: c(:)
  call fixed
  c = [character(6) :: 'alpha', 'beta', 'gamma']
  call resize(c, 5)
  print *, size(c), c
  call resize(c, 2)
  print *, size(c), c
end
