! List-directed output of every type: widths, long records that are broken, strings next to numbers, DELIM=, DECIMAL=, SIGN=.
program list_output
  implicit none
  integer :: i, k(40)
  integer(1) :: i1 = -7
  integer(2) :: i2 = 300
  integer(8) :: i8 = 1234567890123_8
  real :: x(12)
  double precision :: d = 1d-5
  complex(8) :: z = (1d0, -1d-3)
  logical :: l(3) = (/ .true., .false., .true. /)
  logical(1) :: small = .true.
  character(len=4) :: s = 'a''b'
  print *, i1, i2, 5, i8
  print *, 0.0, 1.0, -1.5, 1e10, 1e-10, 123456.7, huge(1.0), tiny(1.0)
  print *, d, 1d0/3d0, 1d100, -0d0
  print *, z, (2.0, 3.0)
  print *, l, small
  print *, 'x', 1, 'y', s, 2.5, 'z'
  print *, s, s
  k = (/ (i*1000, i = 1, 40) /)
  print *, k
  x = (/ (i/7.0, i = 1, 12) /)
  print *, x
  write(*,*) 'a long text that is much longer than the line of eighty characters that list-directed output keeps for numbers'
  print *
  print *, ''
  open(92, file='delim.txt', delim='apostrophe', decimal='comma', sign='plus', status='replace')
  write(92,*) s, 1.5, 3, (1.0, 2.0)
  write(92,*,delim='quote') s
  write(92,*,delim='none',decimal='point') s, 1.5
  rewind 92
  do i = 1, 3
    call echo(92)
  end do
  close(92, status='delete')
contains
  subroutine echo(u)
    integer, intent(in) :: u
    character(len=100) :: line
    read(u,'(a)') line
    print *, trim(line)
  end subroutine echo
end program list_output
