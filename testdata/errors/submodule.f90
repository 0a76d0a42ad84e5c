! bodies of submodules without their interfaces
module above
  implicit none
contains
  subroutine inner
  end subroutine
end module
submodule (above) second
contains
  module procedure nowhere ! ERROR "no module above this has an interface of 'nowhere'"
  end procedure
  module subroutine absent(k) ! ERROR "no module above this has an interface of 'absent'"
    integer :: k
    k = 1
  end subroutine
end submodule
program submodule_errors
  use above
  call inner
end program
