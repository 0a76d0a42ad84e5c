! Stream access: unformatted bytes at positions, POS= of INQUIRE, formatted streams with NEW_LINE, and changing bytes in place.
program stream_access
  implicit none
  integer :: i, p, n
  integer(1) :: b(12)
  character :: c
  character(len=12) :: text
  open(50, file='bytes.bin', access='stream', form='unformatted', status='replace')
  write(50) 'abcdefghijkl'
  inquire(50, pos=p)
  print *, p
  write(50, pos=4) 'DEF'
  read(50, pos=1) text
  print *, text
  read(50, pos=3) c
  inquire(50, pos=p)
  print *, c, p
  read(50, pos=1) b
  print *, b
  write(50, pos=21) 77
  read(50, pos=21) n
  inquire(50, size=i)
  print *, n, i
  rewind 50
  read(50) c
  print *, c
  close(50, status='delete')
  open(51, file='lines.txt', access='stream', form='formatted', status='replace')
  write(51,'(a)') 'first'
  inquire(51, pos=p)
  write(51,'(a)') 'second line'
  read(51,'(a)', pos=p) text
  print *, p, text
  close(51, status='delete')
end program stream_access
