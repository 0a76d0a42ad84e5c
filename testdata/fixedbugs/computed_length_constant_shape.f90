! Arrays of constant bounds whose elements have a length that is known at run time only: automatic ones, and pointer arguments
! whose length is declared by another argument.
program computed_length_constant_shape
  implicit none
  character(12), pointer :: p(:)
  character(12) :: d(3)
  allocate(p(3))
  p = 'xyz'
  call through(p, 12)
  print '(3a)', p
  d = 'd'
  call local(d, 12, 3)
  print '(3a)', d
contains
  subroutine through(p, l)
    integer, intent(in) :: l
    character(l), pointer :: p(:)
    character(l) :: s(3)
    s = 'lmn'
    s(3) = 'opqrstuvwxyz'
    if (size(p) /= 3 .or. any(p /= 'xyz')) print *, 'wrong'
    p = s
    p(2)(10:) = 'end'
  end subroutine
  subroutine local(d, l, n)
    integer, intent(in) :: l, n
    character(l), intent(inout) :: d(3)
    character(l + 1) :: grid(2,2), twice(-1:1)
    integer :: i
    grid = repeat('g', l + n)
    grid(2,1) = d(1)
    twice = [(repeat(achar(96 + i), n), i = 3, 5)]
    print '(4a)', grid
    print '(3a,i4)', twice, len(twice)
    d(2) = twice(0)
    d(3) = grid(1,2)
  end subroutine
end program
