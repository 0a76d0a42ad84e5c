! An array of characters for an argument of CLASS(*) brings no length with it, which the next character argument would take for its own.
module lengths
  implicit none
contains
  subroutine join(a, b, c, sep, more)
    class(*), intent(in) :: a(:)
    class(*), intent(in), optional :: b(:), c(:)
    character(len=*), intent(in), optional :: sep
    logical, intent(in), optional :: more
    integer :: n
    n = -1
    if (present(sep)) n = len(sep)
    print *, n, present(b), present(c), present(more)
    if (present(sep)) print '(3a)', '[', sep, ']'
  end subroutine
end module
program length_after_text_of_class
  use lengths
  implicit none
  character(7) :: words(2) = ['fortran', 'c++    ']
  call join([10, 20, 30], ['string'], [(11.0, 22.0)], sep='|')
  call join(words, words(:1), sep=', ', more=.true.)
  call join(words)
  call join(words(2:1:-1), [1], sep='')
end program
