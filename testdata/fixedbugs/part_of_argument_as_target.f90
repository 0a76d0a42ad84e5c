! A part of a character argument is a target, no call of a procedure that the argument stands for.
module parts
  implicit none
contains
  function between(text, first, last) result(r)
    character(len=*), intent(in), target :: text
    integer, intent(in) :: first, last
    character(len=:), pointer :: r
    r => text(max(first, 1):min(last, len(text)))
  end function
  subroutine ends(text, n)
    character(len=*), intent(in), target :: text
    integer, intent(in) :: n
    character(len=:), pointer :: r
    r => text(:n)
    print '(3a)', '[', r, ']'
    r => text(n:)
    print '(3a)', '[', r, ']'
    r => text(:)
    print '(3a)', '[', r, ']'
  end subroutine
end module
program part_of_argument_as_target
  use parts
  implicit none
  character(20), target :: s = 'many small things'
  character(:), pointer :: q
  q => between(s, 6, 10)
  q = 'SMALL'
  print '(3a)', '[', q, ']'
  call ends(s(:17), 4)
end program
