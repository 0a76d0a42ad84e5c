! EXIT of named IF and SELECT CASE, CYCLE and EXIT of named loops from inside other constructs.
program named_constructs
  integer :: i, j
  rows: do i = 1, 4
    check: if (i > 1) then
      if (i == 2) exit check
      print *, i, 'checked'
    end if check
    columns: do j = 1, 4
      kind: select case (j)
      case (2)
        if (i == 3) cycle rows
        print *, i, j, 'two'
        if (i == 2) exit kind
        print *, i, j, 'two again'
      case (3)
        if (i == 4) exit rows
        exit columns
      case default
        print *, i, j, 'other'
      end select kind
      print *, i, j, 'end of column'
    end do columns
    print *, i, 'end of row'
  end do rows
  print *, i, j
end program
