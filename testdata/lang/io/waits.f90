! Asynchronous transfers: OPEN with ASYNCHRONOUS=, ID=, WAIT and PENDING=; they are complete at once.
program waits
  implicit none
  integer :: i, id, ios
  integer, asynchronous :: k(5)
  logical :: pending
  character(len=5) :: how
  open(68, file='async.bin', form='unformatted', asynchronous='yes', status='replace')
  inquire(68, asynchronous=how)
  print *, how
  k = (/ (i, i = 1, 5) /)
  write(68, asynchronous='yes', id=id) k
  wait(68, id=id)
  rewind 68
  k = 0
  read(68) k
  inquire(68, pending=pending)
  wait(unit=68, iostat=ios)
  print *, k, pending, ios
  close(68, status='delete')
end program waits
