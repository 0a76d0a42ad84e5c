! What IOSTAT=, SIZE=, NEWUNIT=, EXIST= and the like set may be of any kind, an element, a component, or a substring of a text.
program results_of_statements
  implicit none
  type status
    integer :: code
    character(len=30) :: text
    logical :: there
  end type status
  type(status) :: s, t(2)
  integer(8) :: long, position
  integer(2) :: short
  integer :: codes(3) = -9, units(2), i
  logical(1) :: there
  character(len=40) :: messages(2)
  character(len=12) :: part
  messages = 'nothing'
  open(newunit=units(2), file='a.txt', status='replace', iostat=long)
  print *, long, units(2) < 0
  write(units(2), '(a)', iostat=short) 'twelve chars'
  rewind(units(2), iostat=codes(2))
  print *, short, codes
  read(units(2), '(a)', advance='no', size=short, iostat=long) part(3:7)
  print *, short, long, part(3:7)
  read(units(2), '(a20)', advance='no', size=codes(1), iostat=codes(3)) messages(1)
  print *, codes, messages(1)
  inquire(file='a.txt', exist=there, size=long)
  inquire(unit=units(2), opened=s%there, access=part(1:6), nextrec=codes(2), recl=position)
  print *, there, long, s%there, part(1:6), position > 0
  inquire(file='none.txt', exist=t(2)%there)
  print *, t(2)%there
  open(10, file='none.txt', status='old', iostat=t(1)%code, iomsg=t(1)%text)
  print *, t(1)%code == 0, t(1)%text
  read(units(2), *, iostat=i, iomsg=messages(2)(5:30)) part
  read(units(2), *, iostat=i, iomsg=messages(2)(5:30)) part
  print *, i, messages(2)
  close(units(2), status='delete', iostat=s%code)
  print *, s%code
end program results_of_statements
