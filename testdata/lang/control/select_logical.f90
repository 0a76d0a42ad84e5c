! SELECT CASE on logical values, nested and with a name.
program select_logical
  integer :: i
  do i = 1, 3
    outer: select case (i > 1)
    case (.true.) outer
      select case (i > 2)
      case (.false.)
        print *, i, 'two'
      case default
        print *, i, 'more'
      end select
    case (.false.)
      print *, i, 'one'
    end select outer
  end do
end program
