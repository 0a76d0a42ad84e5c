! A unit that is used without OPEN is connected to fort.N, also for unformatted records; REWIND and a second OPEN of it.
program default_files
  implicit none
  integer :: i, n(3)
  logical :: there, opened
  character(len=20) :: name
  write(21, *) 1, 2, 3
  write(22) (/ 4, 5, 6 /)
  rewind(21)
  rewind 22
  read(21, *) n
  print *, n
  read(22) n
  print *, n
  inquire(unit=21, opened=opened, name=name)
  print *, opened, index(name, 'fort.21') > 0
  inquire(file='fort.22', exist=there, number=i)
  print *, there, i
  close(21, status='delete')
  close(22, status='delete')
  inquire(file='fort.22', exist=there, opened=opened, number=i)
  print *, there, opened, i
end program default_files
