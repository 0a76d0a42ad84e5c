! modules that use each other
! gfortran 12: 8 'b' of module 'a', imported, is also the name of the current program unit
! flang 19: 4 Some modules in this compilation unit form one or more cycles of dependence
module a ! ERROR "the module 'a' uses itself by way of 'a', 'b'" HELP "move what they share into a module of its own"
  use b
end module
module b
  use a
end module
program p
  use a
end program
