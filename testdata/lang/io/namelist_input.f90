! NAMELIST that is read: any order, sections, repeats, null values, comments, components, several groups, errors, end of file.
program namelist_input
  implicit none
  type point
    integer :: id = 0
    real :: x(2) = 0.0
  end type point
  type(point) :: p, q(3)
  integer :: n = 1, k(6) = 0, m(2,3) = 0, ios, total
  real :: x = 1.0, y = 2.0
  logical :: flag = .false., other = .true.
  character(len=10) :: word = 'unset'
  complex :: z = (0.0, 0.0)
  character(len=80) :: message
  namelist /first/ n, x, y, flag, other, word, k, m, z
  namelist /second/ p, q, n
  open(98, file='input.nml', status='replace')
  write(98,'(a)') 'text before the group', '&first', ' x = 2.5, n=7 ! a comment', ' k(2:4) = 3*9, k(6)=1', ' flag=.true.', &
    ' word=''hello''  other = f', ' m = 1, 2, , 4', ' z = (1.0, 2.0)', '/'
  write(98,'(a)') '&second p%id = 5, p%x = 1.5 2.5', ' q(2)%id = 8', ' q%id = 1, 2, 3', ' q(3)%x(2) = 9.0', ' n=11 /'
  write(98,'(a)') '$FIRST n = 20 $end', '&first unknown = 3 /', '&first n = 33 /'
  rewind 98
  read(98, nml=first)
  print *, n, x, y, flag, other, word
  print *, k, m, z
  read(98, second)
  print *, p%id, p%x, n
  print *, q%id, q(3)%x
  read(98, nml=first)
  print *, n
  read(98, nml=first, iostat=ios, iomsg=message)
  print *, ios > 0, len_trim(message) > 0
  total = 0
  rewind 98
  do
    read(98, nml=first, end=10, err=20)
    total = total + n
    cycle
20  total = total + 1000
  end do
10 print *, total > 1000, n
  close(98, status='delete')
  read(*, nml=first)
  print *, n, word, k
end program namelist_input
