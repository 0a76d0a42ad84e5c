! ADVANCE='no' for output and input, SIZE=, and what comes after the end of a record.
program advance
  implicit none
  integer :: i, n, ios
  character(len=5) :: part
  character(len=3) :: how = 'no'
  do i = 1, 3
    write(*,'(i3,a)',advance='no') i, ','
  end do
  write(*,'(a)',advance=how) ' end'
  write(*,*)
  open(80, file='chars.txt', status='replace')
  write(80,'(a)') 'abcdefghijklm', 'xy', ''
  rewind 80
  do i = 1, 8
    part = '-----'
    read(80,'(a)',advance='no',size=n,iostat=ios) part
    print *, ios, n, part
  end do
  rewind 80
  read(80,'(a3)',advance='no') part
  read(80,'(a3)',advance='yes') part
  print *, part
  read(80,'(a)') part
  print *, part
  close(80, status='delete')
  write(6,'(a)',advance='no') 'x'
  write(6,'(t5,a)',advance='no') 'y'
  write(6,'()')
end program advance
