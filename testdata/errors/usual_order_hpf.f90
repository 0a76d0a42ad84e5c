! DISTRIBUTE among the statements
program p
  implicit none
!hpf$ distribute a(block)
  real :: a(10)
  a = 1
!hpf$ distribute a(cyclic) ! ERROR "a declaration cannot follow an executable statement" HELP "to map it anew here, write 'redistribute' and declare it DYNAMIC"
  print *, a
!hpf$ end distribute ! ERROR "'end distribute' ends no directive" HELP "write 'end on', or the name of what ends"
end program
