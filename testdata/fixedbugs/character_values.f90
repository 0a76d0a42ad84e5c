! Characters of any length as arguments with VALUE: the procedure has a copy of its own, also where they are expressions, elements,
! or arguments with VALUE themselves.
program character_values
  implicit none
  character(13) :: text = 'Fortran', list(2) = ['first', 'other']
  call first(text)
  print *, text
  call short('ab', 'c')
  call first(list(2))
  print *, list
contains
  subroutine first(a)
    character(13), value :: a
    a = trim(a) // ' rules'
    call second(a)
    print *, a
  end subroutine
  subroutine second(a)
    character(13), value :: a
    print *, a, len(a)
    a = 'changed'
  end subroutine
  subroutine short(c, d)
    character(2), value :: c
    character, value :: d
    print *, c, d
    c = 'cd'
    d = 'e'
    print *, c, d
  end subroutine
end program
