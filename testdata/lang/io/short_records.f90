! Reading more than a record holds fails, for unformatted and formatted records, and ERR= or IOSTAT= catch it.
program short_records
  implicit none
  integer :: i, j, k, ios
  character(len=80) :: message
  open(31, file='short.bin', form='unformatted', status='replace')
  write(31) 1, 2
  write(31) 3
  rewind 31
  read(31, iostat=ios, iomsg=message) i, j, k
  print *, ios > 0, len_trim(message) > 0
  read(31) i
  print *, i
  rewind 31
  read(31, err=20) i, j, k
  print *, 'not caught'
20 continue
  close(31, status='delete')
  open(32, file='short.txt', status='replace')
  write(32,'(a)') '12', 'x4', '5'
  rewind 32
  read(32,'(2i2)',pad='yes') i, j
  print *, i, j
  read(32,'(i2)',err=30) i
  print *, 'not caught'
30 print *, 'caught'
  rewind 32
  read(32,'(2i2)',pad='no',iostat=ios) i, j
  print *, ios
  read(32,*,iostat=ios,iomsg=message) i
  print *, ios, trim(message)
  close(32, status='delete')
end program short_records
