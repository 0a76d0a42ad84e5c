! Specifiers and items of statements of input and output.
program input_output_specifiers
  implicit none
  type tree
    integer :: n
    type(tree), pointer :: next
  end type
  type(tree) :: t
  integer :: i, u(3)
  real :: r
  logical :: l
  character(8) :: c
  integer, allocatable :: v
  namelist /group/ i, r
  namelist /bad/ missing_name
  i = 1; r = 1; c = 'a'; u = 1; l = .true.
  write (6, nml=group) i ! ERROR "a statement with a namelist has no other items"
  write (6, nml=nobody) ! ERROR "there is no namelist group 'nobody'"
  write (6, nml=3) ! ERROR "NML= needs the name of a namelist group"
  open (7, colour='red') ! ERROR "OPEN has no specifier 'colour='"
  open (7, file=3) ! ERROR "'file=' needs a text, this is integer\(4\)"
  open (7, iostat=r) ! ERROR "'iostat=' needs a variable of type integer, this is real\(4\)"
  open (file='x') ! ERROR "this statement names no unit"
  close (status='keep') ! ERROR "this statement names no unit"
  close (7, err='a') ! ERROR "'err=' needs the label of a statement"
  inquire (7, exist=i) ! ERROR "'exist=' needs a variable of type logical, this is integer\(4\)"
  inquire (7, name=i) ! ERROR "'name=' needs a character variable, this is integer\(4\)"
  inquire (7, pending=i) ! ERROR "'pending=' needs a variable of type logical, this is integer\(4\)"
  rewind (c) ! ERROR "the unit must be an integer, this is character\(8\)"
  backspace (r) ! ERROR "the unit must be an integer, this is real\(4\)"
  write (r, *) i ! ERROR "a unit is an integer or a character variable, this is real\(4\)"
  write (u, *) i ! ERROR "a unit is an integer or a character variable, this is an array of integer\(4\)"
  write (6, 99) i ! ERROR "there is no FORMAT with the label 99"
  write (6, i) i ! ERROR "a format is a text, this is integer\(4\)"
  write (6, r) i ! ERROR "a format is a text, this is real\(4\)"
end program
! ---
! Specifiers and items of statements of input and output.
program input_output_specifiers
  implicit none
  type tree
    integer :: n
    type(tree), pointer :: next
  end type
  type(tree) :: t
  integer :: i, u(3)
  real :: r
  logical :: l
  character(8) :: c
  integer, allocatable :: v
  namelist /group/ i, r
  namelist /bad/ missing_name
  i = 1; r = 1; c = 'a'; u = 1; l = .true.
  write (6, fmt=t) i ! ERROR "a format is a text, this is type\(tree\)"
  write (6, '(a)', advance=3) c ! ERROR "'advance=' needs a text, this is integer\(4\)"
  write (6, *) t ! ERROR "a value with the allocatable or pointer component 'next' cannot be read or written as a whole"
  read (5, *) 3 ! ERROR "'3' is not a variable"
  read (5, *) i + 1 ! ERROR "'i \+ 1' is not a variable"
  print *, input_output_specifiers ! ERROR "'input_output_specifiers' is not declared"
  flush (l) ! ERROR "the unit must be an integer, this is logical\(4\)"
  wait (7, id=r) ! ERROR "id= must be an integer, this is real\(4\)"
end program
