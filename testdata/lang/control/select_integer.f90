! SELECT CASE on integers: values, lists, ranges open at one end, DEFAULT in the middle, no case that fits.
program select_integer
  integer :: i
  do i = -3, 12
    select case (i)
    case (1)
      print *, i, 'one'
    case default
      print *, i, 'other'
    case (2, 4, 7:9)
      print *, i, 'list'
    case (:-2)
      print *, i, 'low'
    case (11:)
      print *, i, 'high'
    case (6:5)
      print *, i, 'empty'
    end select
  end do
  select case (2 * i)
  case (1:5)
    print *, 'never'
  end select
  select case (i - 10)
  case default
    print *, 'only default'
  end select
end program
