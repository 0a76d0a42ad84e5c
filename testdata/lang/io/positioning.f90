! REWIND, BACKSPACE, ENDFILE and FLUSH in their short and long forms, with the position in the file after each.
program positioning
  implicit none
  integer :: i, ios, u
  character(len=10) :: line
  u = 60
  open(u, file='lines.txt', status='replace')
  do i = 1, 5
    write(u,'(a,i1)') 'line ', i
  end do
  flush u
  flush(unit=u, iostat=ios)
  print *, ios
  backspace u
  backspace(u)
  read(u,'(a)') line
  print *, line
  backspace(unit=u, iostat=ios)
  write(u,'(a)') 'new'
  endfile(u)
  rewind(unit=u, iostat=ios, err=99)
  do
    read(u,'(a)',end=10) line
    print *, line
  end do
10 continue
  read(u,'(a)',iostat=ios) line
  print *, ios /= 0
  rewind u
  read(u,*)
  endfile u
  rewind(u)
  do i = 1, 3
    read(u,'(a)',iostat=ios) line
    print *, i, ios
    if (ios /= 0) exit
  end do
  close(u, status='delete')
  stop
99 print *, 'error'
end program positioning
