! Members of a namelist that are dummy arguments, in a program without directives.
program namelist_of_arguments
  integer :: d(3), e(4)
  d = [-1,-2,-3]
  e = 4
  call s(d)
  print *, d
contains
  subroutine s(x)
    integer :: x(3)
    character(len=200) :: str
    namelist /nml/ x
    str = ' '
    write(str,nml=nml)
    print *, trim(str)
    x = 7
    read(str,nml=nml)
    print *, x
  end subroutine
end program namelist_of_arguments
