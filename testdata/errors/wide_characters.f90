! Characters of two kinds, and places that want those of the default kind.
program wide_characters
  implicit none
  character(kind=4, len=5) :: wide = 4_'wide'
  character(5) :: narrow = 'thin'
  character(kind=2) :: none ! ERROR "there is no character\(kind=2\)"
  namelist /group/ wide
  print *, wide == narrow ! ERROR "the operands of '==' are character\(5,kind=4\) and character\(5\)"
  print *, wide // narrow ! ERROR "the operands of '//' are character\(5,kind=4\) and character\(5\)"
  print wide, 1 ! ERROR "a format must be of the default kind of characters"
  open (11, file=wide) ! ERROR "'file=' must be of the default kind of characters"
  call takes(wide) ! ERROR "the argument 'x' of 'takes' is character\(\*\), this is character\(5,kind=4\)"
  narrow = char(8364, kind=4) ! ERROR "the character with the code 8364 is none of character"
  write (*, group) ! ERROR "the member 'wide' of a namelist, which is character\(5,kind=4\), is not supported"
  stop 4_'end' ! ERROR "the stop code must be of the default kind of characters"
contains
  subroutine takes(x)
    character(*), intent(in) :: x
    print *, x
  end subroutine
end program
