! Direct access, unformatted and formatted: records written in any order, re-written, read past the last one.
program direct_access
  implicit none
  integer :: i, n, ios
  real :: x, a(4)
  character(len=10) :: text
  character(len=20) :: line
  open(40, file='direct.bin', access='direct', form='unformatted', recl=16, status='replace')
  do i = 6, 1, -1
    a = (/ i*1.0, i*2.0, i*3.0, i*4.0 /)
    write(40, rec=i) a
  end do
  write(40, rec=3) 9, 'replaced'
  do i = 1, 6, 2
    if (i == 3) then
      read(40, rec=i) n, text(1:8)
      print *, n, text(1:8)
    else
      read(40, rec=i) a
      print *, a
    end if
  end do
  read(40, rec=17, iostat=ios) x
  print *, ios /= 0
  read(40, rec=2, err=10) x
  print *, x
10 close(40, status='delete')
  open(41, file='direct.txt', access='direct', form='formatted', recl=20, status='replace')
  do i = 1, 4
    write(41, '(a,i3)', rec=i) 'record', i
  end do
  write(41, 100, rec=2) 2.5, 'xyz'
100 format(f6.2, 1x, a)
  do i = 4, 1, -1
    read(41, '(a)', rec=i) line
    print *, '[', line, ']'
  end do
  write(41, '(a/a)', rec=5) 'two', 'records'
  read(41, '(a)', rec=6) line
  print *, '[', line, ']'
  inquire(41, nextrec=n)
  print *, n
  close(41, status='delete')
end program direct_access
