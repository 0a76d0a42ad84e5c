! Records that are written and read back in several ways: formatted tables, list-directed lines, unformatted and direct records
! of derived types, backspacing and rereading, internal buffers, formats that repeat.
program tables_of_records
  implicit none
  type row
    integer :: id
    real(8) :: value
    character(6) :: name
    logical :: used
  end type
  type(row) :: rows(4), back(4), one
  character(80) :: line
  character(30) :: lines(3)
  integer :: i, ios, n, u, pos
  real :: matrix(2, 3), again(2, 3)
  rows = [(row(i, 1.5d0**i, 'name'//achar(48 + i), mod(i, 2) == 0), i = 1, 4)]
  open(newunit=u, status='scratch', form='formatted')
  write (u, '(i4, 1x, f10.4, 1x, a6, 1x, l1)') rows
  rewind(u)
  read (u, '(i4, 1x, f10.4, 1x, a6, 1x, l1)') back
  print '(4(i2, es12.4, 1x, a, l2, :, /))', back
  rewind(u)
  n = 0
  do
    read (u, '(a)', iostat=ios) line
    if (ios /= 0) exit
    n = n + 1
    if (n == 2) then
      backspace(u)
      read (u, '(i4)') i
      print *, 'second', i
    end if
  end do
  print *, n, ios < 0, trim(line)
  close(u)
  open(newunit=u, status='scratch', form='unformatted', access='direct', recl=64)
  do i = 4, 1, -1
    write (u, rec=i) rows(i)%id, rows(i)%value, rows(i)%name, rows(i)%used
  end do
  read (u, rec=3) one%id, one%value, one%name, one%used
  print *, one
  close(u)
  open(newunit=u, status='scratch', form='unformatted')
  matrix = reshape([(i * 0.25, i = 1, 6)], [2, 3])
  write (u) matrix, rows%id
  write (u) (rows(i)%name, i = 4, 1, -1)
  rewind(u)
  read (u) again
  read (u) line(:24)
  print *, all(again == matrix), line(:24)
  close(u)
  write (lines, '(3(f6.2, ";"))') matrix, 7.
  print '(a)', lines
  read (lines(2), '(f6.2, 1x)') matrix(1, 1)
  read (lines(1), '(3(f6.2, 1x))') matrix(:, 3), matrix(1, 2)
  print *, matrix
  write (line, '(*(g0, ","))') 1, 2.5, 'x', .true., (1., 2.)
  print *, trim(line)
  write (line, '(b8.8, 1x, o4, 1x, z4.4, 1x, i0, sp, i5, ss, e10.3e3)') 37, 64, 255, -42, 7, -0.00123
  print *, trim(line)
  write (line, '(t20, a, t5, a, tr3, i3, tl10, a)') 'right', 'left', 99, 'X'
  print '(a)', trim(line)
  read (line, *, iostat=ios) n
  print *, ios > 0
  open(newunit=u, status='scratch', access='stream', form='unformatted')
  write (u) 'abcdef', 258
  inquire(u, pos=pos)
  read (u, pos=3) line(:2)
  print *, pos, line(:2)
  close(u)
end program
