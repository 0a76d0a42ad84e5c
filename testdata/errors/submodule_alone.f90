! submodules without their modules
module above
  implicit none
contains
  subroutine inner
  end subroutine
end module
submodule (abov) first ! ERROR "there is no module 'abov'"
end submodule
submodule (above:third) fourth ! ERROR "there is no module 'above@third'"
end submodule fourth
program submodules_alone
  use above
  call inner
end program
