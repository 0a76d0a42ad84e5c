! Functions of a module that a specification part before them names; generic names there leave the bounds of what they are given.
module sizes
  implicit none
  interface thrice
    module procedure thrice_of
  end interface
contains
  function filled(n) result(r)
    integer, intent(in) :: n
    integer :: own(n), r(twice(n) + 1)
    integer :: more(thrice(size(own)))
    r = size(more)
    own = 1
    r(1) = sum(own)
  end function
  function named(s) result(r)
    character(*), intent(in) :: s
    character(twice(len(s))) :: r
    r = s//s
  end function
  subroutine show(s)
    character(*), intent(in) :: s
    integer :: first(len(s)), second(thrice(size(first)))
    print *, size(first), size(second)
  end subroutine
  pure integer function twice(n)
    integer, intent(in) :: n
    twice = 2*n
  end function
  pure integer function thrice_of(n)
    integer, intent(in) :: n
    thrice_of = 3*n
  end function
end module
module lists
  implicit none
  integer :: a = 1, b = 2
  namelist /pair/ a, b
end module
program functions_in_specifications
  use sizes
  use lists, only: pair, b
  implicit none
  integer :: words(2), k
  character(40) :: text
  print *, filled(3), size(filled(2)), named('ab')//'|', len(named('abc'))
  call show('four')
  words = [transfer('(i5,', k), transfer('i3) ', k)]
  write (text, words) 12, 34
  print *, trim(text)
  open (10, status='scratch')
  write (10, '(a)') "&pair a = 5, b = 7 /"
  rewind (10)
  read (10, nml=pair)
  print *, b
end program
