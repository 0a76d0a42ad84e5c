! Deferred length: allocation by ALLOCATE and by assignment, growing, shrinking, from itself, in loops, in procedures.
program deferred
  implicit none
  character(len=:), allocatable :: s, t
  character(len=5), allocatable :: fixed
  integer :: i, n
  print *, allocated(s)
  s = 'hello'
  print *, allocated(s), len(s), s
  s = s//', world'
  print *, len(s), s
  s = s(8:)
  print *, len(s), s
  s = ''
  print *, len(s), '<'//s//'>'
  do i = 1, 5
    s = s//achar(96 + i)
  end do
  t = s
  s = trim('  padded   ')
  print *, t, len(t), s, len(s)
  deallocate (s)
  n = 4
  allocate (character(len=n+2) :: s)
  s(:) = 'abcdefghij'
  print *, len(s), s
  s(2:3) = '--'
  if (s == 'a--def') print *, 'equal'
  call local(3)
  call local(1)
  fixed = 'too long for it'
  print *, allocated(fixed), fixed, len(fixed)
  call show(s)
  call show(t//s)
  select case (t)
  case ('abcde')
    print *, 'selected'
  end select
contains
  subroutine local(k)
    integer, intent(in) :: k
    character(:), allocatable :: x
    integer :: j
    print *, allocated(x)
    do j = 1, k
      x = repeat('ab', j)
    end do
    t = t//x
    print *, x, len(x), len(t)
  end subroutine
  subroutine show(x)
    character(len=*), intent(in) :: x
    print *, len(x), '['//x//']'
  end subroutine
end program
