! What NAMELIST reads may leave out the name of the parent component.
program namelist_of_extended_types
  implicit none
  type base
    real :: x = 1
  end type
  type, extends(base) :: middle
    integer :: i = 2
  end type
  type, extends(middle) :: deep
    character(4) :: name = 'none'
    real :: y(2) = 0
  end type
  type(deep) :: t, u
  namelist /group/ t, u
  character(80) :: lines(7)
  lines = [character(80) :: '&group', ' t%x = 2.5, t%i = 7', " t%name = 'abcd'", ' u%middle%i = 9', &
    ' u%y = 1.5, 4.5', ' u%middle%base%x = 3.5', '/']
  read(lines, nml=group)
  print *, t%x, t%i, t%name, t%y
  print *, u%x, u%i, u%name, u%y
  write(*, group)
end program
