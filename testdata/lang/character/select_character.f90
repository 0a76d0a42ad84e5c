! SELECT CASE on characters: single values, ranges, ranges open at one end, shorter values than the selector.
program select_character
  character(len=3) :: c
  integer :: i
  do i = 1, 6
    if (i == 1) c = 'a'
    if (i == 2) c = 'abc'
    if (i == 3) c = 'mno'
    if (i == 4) c = 'z'
    if (i == 5) c = 'Q'
    if (i == 6) c = 'k'
    select case (c)
    case ('a')
      print *, c, ' is a'
    case ('b':'l')
      print *, c, ' is in b to l'
    case ('m':)
      print *, c, ' is m or more'
    case ('abc', 'abd')
      print *, c, ' is in the list'
    case default
      print *, c, ' is something else'
    end select
  end do
end program
