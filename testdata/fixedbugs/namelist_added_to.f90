! a group of a module that the program adds to
module global
  character(4) :: aa
  integer :: ii
  real :: rr
  namelist /nml1/ aa, ii, rr
  namelist /nml2/ aa
end module global
program p
  use global
  implicit none
  real :: rrr
  integer :: i
  namelist /nml2/ ii, rrr
  open (10, status='scratch')
  write (10, *) "&NML1 aa='lmno' ii=1 rr=2.5 /"
  write (10, *) "&NML2 aa='pqrs' ii=2 rrr=3.5 /"
  rewind (10)
  read (10, nml=nml1, iostat=i)
  print *, i, aa, ii, rr
  read (10, nml=nml2, iostat=i)
  print *, i, aa, ii, rrr
  write (*, nml=nml2)
end program
