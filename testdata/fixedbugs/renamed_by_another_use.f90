! a name that one USE statement gives a local name is not known under its own by another USE of the whole module
module m
  integer :: x = 5, y = 6
end module
program p
  use m
  use m, only: mine => x, y => y
  implicit integer(2) (x)
  x = 7
  print *, kind(x), kind(mine), kind(y), x, mine, y
end program
