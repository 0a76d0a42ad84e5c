! submodules without their modules, bodies without their interfaces
module above
  implicit none
contains
  subroutine inner
  end subroutine
end module
submodule (abov) first ! ERROR "there is no module 'abov'"
end submodule
submodule (above) second
contains
  module procedure nowhere ! ERROR "no module above this has an interface of 'nowhere'"
  end procedure
  module subroutine absent(k) ! ERROR "no module above this has an interface of 'absent'"
    integer :: k
    k = 1
  end subroutine
end submodule
submodule (above:third) fourth ! ERROR "there is no module 'above@third'"
end submodule fourth
program submodule_errors
  use above
  call inner
end program
