! an array of deferred length as argument of a procedure that allocates it: its length goes by reference
program p
  character(:), allocatable :: a(:)
  call make(a, 3)
  print *, size(a), len(a), sizeof(a), storage_size(a), a
  call make(a, 5)
  print *, size(a), len(a), sizeof(a), a
contains
  subroutine make(s, n)
    character(:), allocatable, intent(out) :: s(:)
    integer, intent(in) :: n
    integer :: i
    allocate (character(n) :: s(2))
    do i = 1, 2
      s(i) = repeat(achar(96 + i), n)
    end do
  end subroutine
end program
