! A comment line, and an empty one, between the lines of a character constant are no part of it, Fortran 2008, 3.3.2.3.
program comment_inside_string
  implicit none
  character(len=:), allocatable :: s
  s = 'one &
      ! a comment
      & two &

      ! another, with a quotation mark: don't
      &three'
  print '(3a)', '[', s, ']'
  print '(3a)', '[', "a&
! at the beginning of the line
&b ! c&
    &", ']'
end program
