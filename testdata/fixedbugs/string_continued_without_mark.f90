! A string that goes on in a line without a leading '&' goes on behind the blanks of that line, as gfortran reads it.
program string_continued_without_mark
  print *, 'Hello, &
      world', "and &
   & more"
end program
