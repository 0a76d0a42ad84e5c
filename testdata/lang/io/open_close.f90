! OPEN and CLOSE: each status, NEWUNIT=, reopening with other properties, and what IOSTAT= and IOMSG= tell when they fail.
program open_close
  implicit none
  integer :: u, v, ios, n
  logical :: there
  character(len=60) :: message
  character(len=9) :: name = 'first.dat'

  open(unit=10, file=name, status='new', action='write', iostat=ios)
  write(10,'(a)') 'one', 'two'
  close(10)
  open(10, file=name, status='new', iostat=ios, iomsg=message)
  print *, ios /= 0, trim(message)
  message = 'untouched'
  open(10, file=name, status='old', action='read', iostat=ios, iomsg=message)
  print *, ios, trim(message)
  write(10, *, iostat=ios) 1
  print *, ios > 0
  close(10, status='keep')
  open(newunit=u, file='missing.dat', status='old', iostat=ios, iomsg=message)
  print *, ios > 0, trim(message)
  open(newunit=u, file=name, position='append')
  open(newunit=v, status='scratch')
  print *, u < 0, v < 0, u /= v
  write(u,'(a)') 'three'
  write(v,'(i5)') 1, 2, 3
  rewind v
  read(v,*) n
  read(v,*) n
  print *, n
  close(v)
  close(u)
  open(12, file=name)
  do n = 1, 4
    read(12,'(a)',iostat=ios) message
    print *, ios, trim(message)
  end do
  close(12, status='delete')
  inquire(file=name, exist=there)
  print *, there
  open(unit=13, file='second.dat', status='replace', form='unformatted', access='sequential')
  write(13) 1, 2.5
  close(unit=13, status='delete', iostat=ios)
  print *, ios
  close(99, iostat=ios)
  print *, ios
end program open_close
