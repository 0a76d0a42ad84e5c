! The length of saved characters of deferred length is kept with them.
program saved_deferred_length
  call keep(); call keep(); call list(); call list()
contains
  subroutine keep()
    logical, save :: first = .true.
    character(:), allocatable, save :: text
    if (first) text = "abcdef"
    first = .false.
    print *, len(text), text, "|"
  end subroutine
  subroutine list()
    character(:), allocatable, save :: words(:)
    if (.not. allocated(words)) words = ["one  ", "three"]
    print *, len(words), size(words), words(2), "|"
  end subroutine
end program
