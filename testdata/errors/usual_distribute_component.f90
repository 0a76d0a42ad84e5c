! A component is named as part of a variable.
program p
  implicit none
  type grid
    real :: u(100)
  end type
  type(grid) :: g
!hpf$ distribute (block) :: g%u ! ERROR "'%' does not belong here" HELP "write the directive where the type is defined, with the name of the component alone"
  g%u = 1
  print *, g%u(3)
end program
